"""Work that is counted, so that nothing hangs: calls of Python functions, on any machine alike.

What compiling a loop takes does not count: a loop is compiled once, in whichever case happens to
be the first to need it, and only where its machine code is not yet kept.
"""

import sys
from contextlib import contextmanager

#: Functions of ours and of numba below which a loop is compiled or its machine code loaded.
COMPILING = frozenset({"_compile", "_compile_for_args", "compile_ahead", "load_ahead"})


class TooMuch(BaseException):
    """The budget is spent; a BaseException, so that nothing on the way mistakes it."""


@contextmanager
def at_most(calls):
    """Raise TooMuch from within, at the call that is one too many."""
    left, compiling = calls, 0

    def count(frame, event, argument):
        nonlocal left, compiling
        if frame.f_code.co_name in COMPILING and event in ("call", "return"):
            compiling += 1 if event == "call" else -1
        if event == "call" and not compiling:
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
