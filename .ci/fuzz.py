"""Draw scenes, and values of the lessons' controls, at random; print what fails: `make fuzz`."""

import os
import sys

import environment

#: Values of every lesson that are walked: 10,000 in all.
WALKS = "2000"


def commands():
    """The library, and after it the lessons, unless parts of the library are named."""
    yield [str(environment.PYTHON), "-m", "tests.fuzz", *sys.argv[1:]]
    if not sys.argv[1:]:
        yield [environment.program("pytest"), "tests/widgets/test_walk.py"]


if __name__ == "__main__":
    environment.ready()
    os.chdir(str(environment.ROOT))
    os.environ.setdefault("CAROM_WALKS", WALKS)
    os.environ.setdefault("CAROM_WALK_FROM", "1000")
    failed = [command for command in commands() if environment.run(command) != 0]
    if failed:
        environment.fail("something is wrong.", "The code above shows it; --help tells of options.")
    environment.say("nothing is wrong")
