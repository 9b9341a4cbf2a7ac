"""The files that pages load: where they lie and the address that goes with their content."""

from functools import cache
from hashlib import sha256
from pathlib import Path

__all__ = ["STATIC", "TEMPLATES", "asset_address"]

STATIC = Path(__file__).parent / "static"
TEMPLATES = Path(__file__).parent / "templates"


@cache
def asset_address(name: str) -> str:
    """Address of a file in static/, below the base address.

    It changes with the content, so a browser may keep what it has loaded for good.
    """
    digest = sha256((STATIC / name).read_bytes()).hexdigest()[:12]
    return f"carom/static/{name}?v={digest}"
