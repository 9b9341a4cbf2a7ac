"""One line a process on stderr, for the first loop that has to be compiled."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

__all__ = ["keep_silent", "notify_of_compiling", "silent"]


class _Line:
    """Whether the line has been written, or shall not be."""

    done = False


def keep_silent() -> None:
    """Write no line in this process from now on."""
    _Line.done = True


@contextmanager
def silent() -> Iterator[None]:
    """Write no line within this."""
    before, _Line.done = _Line.done, True
    try:
        yield
    finally:
        _Line.done = before


def notify_of_compiling(loop: Callable[..., Any]) -> None:
    """Say that a loop is compiled now, and how long that takes: `COMPILES` of its module."""
    if _Line.done or sys.stderr is None:
        return
    _Line.done = True
    what = loop.__globals__.get("COMPILES", f"{loop.__name__}, up to a minute")
    print(f"carom: compiling {what}, once on this machine", file=sys.stderr, flush=True)
