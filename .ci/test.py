"""Run every test, or those named: `make test`. The browser is found first, or its lack said."""

import os
import subprocess
import sys

import environment


def browser():
    """Path of a browser; where there is none, its finder has said what to do."""
    finder = [str(environment.PYTHON), str(environment.ROOT / "tests" / "browser" / "chromium.py")]
    found = subprocess.run(finder, stdout=subprocess.PIPE, text=True)
    if found.returncode != 0:
        raise SystemExit(found.returncode)
    return found.stdout.strip()


if __name__ == "__main__":
    environment.ready()
    os.environ["CAROM_BROWSER"] = browser()
    environment.say("the browser of the tests is " + os.environ["CAROM_BROWSER"])
    environment.become([environment.program("pytest"), *sys.argv[1:]])
