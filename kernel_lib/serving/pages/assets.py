"""The files that pages load: where they lie and the address that goes with their content."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from kernel_lib.page import PAGE
from kernel_lib.serving.pages.page_files import SCRIPT, STYLE, content_of

__all__ = ["LOOK", "STATIC", "TEMPLATES", "asset_address", "file_mark"]

STATIC = Path(__file__).parent / "static"
#: Where the tokens of the look and its one yellow button lie, for pages and lessons alike.
LOOK = PAGE / "base"
TEMPLATES = Path(__file__).parent / "templates"


@cache
def asset_address(name: str) -> str:
    """Address of a file in static/, below the base address.

    It changes with the content, so a browser may keep what it has loaded for good.
    """
    if name in (SCRIPT, STYLE):
        return f"carom/page/{name}?v={content_of(name)}"
    return f"carom/static/{name}?v={file_mark(name)}"


@cache
def file_mark(name: str) -> str:
    """A few digits that change with the content of a file in static/."""
    folder = LOOK if (LOOK / name).is_file() else STATIC
    return sha256((folder / name).read_bytes()).hexdigest()[:12]
