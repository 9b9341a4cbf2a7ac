"""The error message of a command, and its exit code."""

import sys
from collections.abc import Sequence
from importlib.util import find_spec

__all__ = ["REFUSED", "lacking", "refused"]

REFUSED = 2  # exit code


def refused(reason: str) -> int:
    """Say why; returns the exit code."""
    print(f"carom: {reason}", file=sys.stderr)
    return REFUSED


def lacking(doing: str, needed: Sequence[str]) -> str:
    """What packages are missing for what is being done, and how to get them; "" if none is."""
    missing = [name for name in needed if find_spec(name) is None]
    return f'{doing} needs {", ".join(missing)}: pip install "carom[serve]"' if missing else ""
