"""Run every test, or those named: `make test`. The browser is found first, or its lack said."""

import os
import subprocess
import sys

import environment

#: A module of tests runs in one process, since its tests share servers and environments. Slow
#: modules stand first in the order of collection, and keep their place.
SIDE_BY_SIDE = ("--dist", "loadscope", "--no-loadscope-reorder")


def browser():
    """Path of a browser; where there is none, its finder has said what to do."""
    finder = [str(environment.PYTHON), str(environment.ROOT / "tests" / "browser" / "chromium.py")]
    found = subprocess.run(finder, stdout=subprocess.PIPE, text=True)
    if found.returncode != 0:
        raise SystemExit(found.returncode)
    return found.stdout.strip()


def command(arguments):
    """What runs the named tests as they are named, or all of them, over the processors."""
    processes = ["-n", str(max(2, os.cpu_count() or 2)), *SIDE_BY_SIDE]
    return [environment.program("pytest"), *(arguments or processes)]


if __name__ == "__main__":
    environment.ready()
    os.environ["CAROM_BROWSER"] = browser()
    environment.say("the browser of the tests is " + os.environ["CAROM_BROWSER"])
    environment.become(command(sys.argv[1:]))
