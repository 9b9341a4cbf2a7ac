"""Where in the code of an author something has failed."""

import linecache
import traceback
from pathlib import Path

from kernel_lib.protocol.bounds import shortened

__all__ = ["failure"]

PACKAGE = str(Path(__file__).resolve().parents[2])


def failure(problem: BaseException) -> str:
    """The kind of an error and its words, with the last line of the author's own that led to it."""
    words = f"{type(problem).__name__}: {problem}"
    frames = traceback.walk_tb(problem.__traceback__)
    own = [(frame.f_code.co_filename, line) for frame, line in frames if _is_own(frame)]
    if not own:
        return words
    file, number = own[-1]
    return f"{words} (line {number}: {shortened(linecache.getline(file, number).strip(), 100)})"


def _is_own(frame: object) -> bool:
    """Whether a line stands in a cell or a module of the author's, not in what is installed."""
    file = frame.f_code.co_filename  # type: ignore[attr-defined]
    installed = file.startswith((PACKAGE, "<frozen")) or "site-packages" in Path(file).parts
    return not installed and bool(linecache.getline(file, 1)) and "/lib/python" not in file
