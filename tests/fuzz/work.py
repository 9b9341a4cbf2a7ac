"""Work that is counted, so that nothing hangs: calls of Python functions, on any machine alike."""

import sys
from contextlib import contextmanager


class TooMuch(BaseException):
    """The budget is spent; a BaseException, so that nothing on the way mistakes it."""


@contextmanager
def at_most(calls):
    """Raise TooMuch from within, at the call that is one too many."""
    left = calls

    def count(frame, event, argument):
        nonlocal left
        if event == "call":
            left -= 1
            if left < 0:
                sys.setprofile(None)
                raise TooMuch(f"more than {calls} calls")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield lambda: calls - left
    finally:
        sys.setprofile(before)
