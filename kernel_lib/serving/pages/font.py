"""The font of formulas as it is sent: with the signs that formulas use, a fifth of the whole."""

import io
from functools import cache
from importlib.util import find_spec
from pathlib import Path

__all__ = ["FONT", "SIGNS", "font_folder", "with_signs"]

#: A font for formulas. Without mathematical tables a root does not grow over a fraction.
FONT = "STIXTwoMath-Regular.ttf"

#: First and last code points of what stays; other signs are drawn by another font of the reader's.
SIGNS = (
    (0x0020, 0x017F),  # Latin
    (0x02B0, 0x036F),  # accents
    (0x0370, 0x03FF),  # Greek
    (0x2000, 0x209F),  # spaces, primes, raised and lowered digits
    (0x2100, 0x214F),  # letters used as signs
    (0x2190, 0x22FF),  # arrows, operators
    (0x2308, 0x230B),  # ceiling and floor
    (0x23B4, 0x23E1),  # braces above and below
    (0x27E6, 0x27EB),  # brackets
    (0x2A7D, 0x2A7E),  # slanted less and greater
    (0x1D400, 0x1D467),  # bold and italic Latin
    (0x1D6A4, 0x1D755),  # bold and italic Greek
)


@cache
def font_folder() -> Path:
    """Where the whole font lies: in the package that brings it, which is not imported."""
    package = find_spec("ziamath")
    if package is None or package.origin is None:
        raise ModuleNotFoundError('formulas need ziamath: pip install "carom[serve]"')
    return Path(package.origin).parent / "fonts"


def with_signs(font: bytes) -> bytes:
    """The font with the `SIGNS` alone, each in all the sizes that its mathematical tables know."""
    from fontTools import subset, ttLib

    options = subset.Options(layout_features=["*"], hinting=False, notdef_outline=True)
    options.drop_tables += ["DSIG"]  # a signature of the whole
    whole = ttLib.TTFont(io.BytesIO(font))
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=[one for first, last in SIGNS for one in range(first, last + 1)])
    chosen.subset(whole)
    small = io.BytesIO()
    whole.save(small)
    return small.getvalue()
