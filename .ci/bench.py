"""Measure the speeds that the lessons promise: `make bench`, or those benchmarks named."""

import sys

import environment


def benchmarks():
    """The benchmarks named on the command line, else all of them: paths of plain scripts."""
    scripts = sorted((environment.ROOT / "benchmarks").glob("[!_]*.py"))
    named = [path for path in scripts if not sys.argv[1:] or path.stem in sys.argv[1:]]
    if not named:
        known = ", ".join(path.stem for path in scripts) or "none"
        environment.fail("there is no such benchmark.", "benchmarks/ holds: " + known)
    return named


if __name__ == "__main__":
    environment.ready()
    failed = []
    for path in benchmarks():
        environment.say("measuring " + path.stem)
        if environment.run([str(environment.PYTHON), str(path)]) != 0:
            failed.append(path.stem)
    if failed:
        environment.fail("below what is promised: " + ", ".join(failed), "See the figures above.")
