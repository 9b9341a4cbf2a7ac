"""The files that pages load: where they lie and the address that goes with their content."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from kernel_lib.page import PAGE
from kernel_lib.page.bundle import DIST, STATIC, renew

__all__ = ["FOLDERS", "LOOK", "STATIC", "TEMPLATES", "asset", "asset_address", "file_mark"]

#: Where the tokens of the look and its one yellow button lie, for pages and lessons alike.
LOOK = PAGE / "base"
TEMPLATES = Path(__file__).parent / "templates"

#: The folders of these files; what is bundled comes first.
FOLDERS = (DIST, STATIC, LOOK)


@cache
def asset_address(name: str) -> str:
    """Address of a file in FOLDERS, below the base address.

    It changes with the content, so a browser may keep what it has loaded permanently.
    """
    return f"carom/static/{name}?v={file_mark(name)}"


@cache
def file_mark(name: str) -> str:
    """A few digits that change with the content of a file in FOLDERS."""
    return sha256(asset(name)).hexdigest()[:12]


def asset(name: str) -> bytes:
    """The content of a file in FOLDERS.

    Raises
    ------
    BundleError : where the bundle cannot be built
    StopIteration : for a name that no folder holds
    """
    renew()
    return next(path for folder in FOLDERS if (path := folder / name).is_file()).read_bytes()
