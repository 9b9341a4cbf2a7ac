"""Run every test, or those named: `make test`. The browsers are found first, or their lack said."""

import os
import subprocess
import sys

import environment

#: A module of tests runs in one process, since its tests share servers and environments. Slow
#: modules stand first in the order of collection, and keep their place.
SIDE_BY_SIDE = ("--dist", "loadscope", "--no-loadscope-reorder")


def browsers():
    """Paths of the browsers by the variables that name them; where one is missing without which
    nothing can be tested, its finder has said what to do."""
    finder = [str(environment.PYTHON), str(environment.ROOT / "tests" / "browser" / "browsers.py")]
    found = subprocess.run(finder, stdout=subprocess.PIPE, text=True)
    if found.returncode != 0:
        raise SystemExit(found.returncode)
    return dict(line.split("=", 1) for line in found.stdout.splitlines())


def command(arguments):
    """What runs the named tests as they are named, or all of them, over the processors."""
    processes = ["-n", str(max(2, os.cpu_count() or 2)), *SIDE_BY_SIDE]
    return [environment.program("pytest"), *(arguments or processes)]


if __name__ == "__main__":
    environment.ready()
    os.environ.update(browsers())
    environment.say("the browser of the tests is " + os.environ["CAROM_BROWSER"])
    environment.become(command(sys.argv[1:]))
