"""The long fuzz: python -m tests.fuzz [--cases 500] [--first 1000] [names].

Prints code for every fault, as small as it gets, and ends with their number.
"""

import argparse
import contextlib
import signal
import warnings

from tests.fuzz.families import FAMILIES
from tests.fuzz.functions import FUNCTIONS
from tests.fuzz.library import (
    case_of,
    fault_of_family,
    fault_of_function,
    faults_of,
    shrunk,
    story,
)
from tests.solver_list import SOLVERS

#: CPU seconds of one case: a net below the counted work, for loops that call nothing.
SECONDS = 60


class Alarm(BaseException):
    """The net."""


@contextlib.contextmanager
def net():
    """Raise Alarm after SECONDS of computing, where the system has such a clock."""

    def ring(number, frame):
        raise Alarm

    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def fault(name, seed):
    """Code that shows a fault of this name and seed, or nothing."""
    try:
        with net():
            if name in FUNCTIONS:
                return fault_of_function(name, seed)
            if name in FAMILIES:
                return fault_of_family(name, seed)
            case = case_of(name, seed)
            faults = faults_of(name, case)
            if not faults:
                return ""
    except Alarm:
        return f"# {name}, seed {seed}: more than {SECONDS} s\n"
    with contextlib.suppress(Alarm), net():
        case, faults = shrunk(name, case, faults)
    return story(name, seed, case, faults)


def main():
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__.splitlines()[0])
    parser.add_argument("--cases", type=int, default=500, help="cases of each name")
    parser.add_argument("--first", type=int, default=1000, help="seed of the first case")
    parser.add_argument("names", nargs="*", help="solvers, functions and families; none: all")
    given = parser.parse_args()
    known = [*SOLVERS, *FUNCTIONS, *FAMILIES]
    for name in given.names:
        if name not in known:
            parser.error(f"there is no {name!r}; known are {', '.join(known)}")
    warnings.simplefilter("ignore")
    total = 0
    for name in given.names or known:
        found = 0
        for seed in range(given.first, given.first + given.cases):
            code = fault(name, seed)
            if code:
                found += 1
                print(code, flush=True)
        total += found
        print(f"{name}: {found} faults in {given.cases} cases", flush=True)
    raise SystemExit(1 if total else 0)


if __name__ == "__main__":
    main()
