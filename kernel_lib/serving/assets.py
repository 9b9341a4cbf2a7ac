"""The files that pages load: where they lie and the address that goes with their content."""

from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

__all__ = ["STATIC", "TEMPLATES", "asset_address", "font_folder"]

STATIC = Path(__file__).parent / "static"
TEMPLATES = Path(__file__).parent / "templates"


#: A font for formulas. Without mathematical tables a root does not grow over a fraction.
FONT = "STIXTwoMath-Regular.ttf"


@cache
def font_folder() -> Path:
    """Where the font for formulas lies: in the package that brings it, which is not imported."""
    package = find_spec("ziamath")
    if package is None or package.origin is None:
        raise ModuleNotFoundError('formulas need ziamath: pip install "carom[lessons]"')
    return Path(package.origin).parent / "fonts"


@cache
def asset_address(name: str) -> str:
    """Address of the font or of a file in static/, below the base address.

    It changes with the content, so a browser may keep what it has loaded for good.
    """
    folder, place = (font_folder(), "font") if name == FONT else (STATIC, "static")
    digest = sha256((folder / name).read_bytes()).hexdigest()[:12]
    return f"carom/{place}/{name}?v={digest}"
