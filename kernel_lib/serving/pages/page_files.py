"""Script and style of the lesson's page, each as one file for pages without a kernel."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from kernel_lib.page import ENTRY, PAGE, page_script, page_style

__all__ = ["SCRIPT", "SOURCES", "STYLE", "content_of", "script", "style"]

SCRIPT, STYLE = "lesson_page.js", "lesson_page.css"

#: A file of their kind, which stands for all that they are made from.
SOURCES = {SCRIPT: PAGE / ENTRY, STYLE: sorted(PAGE.glob("*/*.css"))[0]}

_PLAY = Path(__file__).parent / "static" / "play.js"


def script(_: bytes = b"") -> bytes:
    """All modules of the page, and what brings the lessons of a page to life."""
    return (page_script() + _PLAY.read_text(encoding="utf-8")).encode()


def style(_: bytes = b"") -> bytes:
    """All styles of the page."""
    return page_style().encode()


@cache
def content_of(name: str) -> str:
    """A mark that changes with the content of SCRIPT or STYLE."""
    return sha256(script() if name == SCRIPT else style()).hexdigest()[:12]
