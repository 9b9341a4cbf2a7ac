"""Numbers that keep their units in one line, as `page/base/dom.js` has them in a sentence."""

import re

__all__ = ["unbroken"]

#: Letters of units, and no others: Japanese words follow a unit without a space.
_LATIN = "A-Za-zµÀ-ÖØ-öø-ɏ"
#: The space before a unit; a formula may have the number.
_BEFORE_UNIT = re.compile(
    rf"(?:(?<=\d)|^) (?=(?:%|[cmkµ]?m|rad|s|kg|J|k?N|radii)(?![{_LATIN}\d_]))"
)
#: What stands between two numbers of a formula.
_SIGN = re.compile(r"(?<=[\d%)]) ([×·=+−/]) (?=[\d(−])")
#: A unit with a stroke, after which Firefox breaks a line.
_UNIT = re.compile(rf"(?<![{_LATIN}\d_/.])[{_LATIN}²³]+/[{_LATIN}²³]+(?![{_LATIN}\d_/]|\.\w)")


def unbroken(html: str) -> str:
    """Text of a line, escaped, whose numbers, units and formulas are not broken."""
    kept = _BEFORE_UNIT.sub("\u00a0", _SIGN.sub("\u00a0\\1\u00a0", html))
    return _UNIT.sub(r'<span class="carom-whole">\g<0></span>', kept)
