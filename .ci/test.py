"""Run every test, or those named: `make test`. The browser is found first, or its lack said."""

import os
import subprocess
import sys
import tempfile

import environment

BROWSER = "tests/browser"


def browser():
    """Path of a browser; where there is none, its finder has said what to do."""
    finder = [str(environment.PYTHON), str(environment.ROOT / "tests" / "browser" / "chromium.py")]
    found = subprocess.run(finder, stdout=subprocess.PIPE, text=True)
    if found.returncode != 0:
        raise SystemExit(found.returncode)
    return found.stdout.strip()


def side_by_side(pytest):
    """Exit code of all tests: those in a browser beside the others, since each keeps one core busy.

    What the first say is shown when both have ended.
    """
    apart = [*pytest, BROWSER, "-o", f"cache_dir={environment.ROOT / '.pytest_cache' / 'browser'}"]
    with tempfile.TemporaryFile(mode="w+", encoding="utf-8", errors="replace") as said:
        one = subprocess.Popen(
            apart, cwd=str(environment.ROOT), stdout=said, stderr=subprocess.STDOUT
        )
        try:
            other = environment.run([*pytest, "--ignore", BROWSER])
            environment.say("these were the tests without a browser; those in one go on")
            codes = (other, one.wait())
        finally:
            if one.poll() is None:
                one.terminate()
                one.wait()
            said.seek(0)
            sys.stdout.write(said.read())
    return max(codes, key=abs)  # one that a signal has ended counts below zero


if __name__ == "__main__":
    environment.ready()
    os.environ["CAROM_BROWSER"] = browser()
    environment.say("the browser of the tests is " + os.environ["CAROM_BROWSER"])
    pytest = [environment.program("pytest")]
    if sys.argv[1:]:
        environment.become([*pytest, *sys.argv[1:]])
    sys.exit(side_by_side(pytest))
