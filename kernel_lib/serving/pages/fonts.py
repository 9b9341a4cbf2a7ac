"""The fonts of formulas: two cuts of one font, and the rule by which a browser takes them.

Formulas need a font with mathematical tables: without them a root does not grow over a fraction.
The cuts lie in static/ under the licence next to them. `make fonts` makes them anew.
"""

from collections.abc import Callable
from dataclasses import dataclass

__all__ = ["CUTS", "Cut", "font_faces"]

#: Fonts of a reader's own machine that serve as well, tried before one is fetched.
_AT_HAND = (
    "Cambria Math",
    "STIX Two Math",
    "STIXTwoMath-Regular",
    "Latin Modern Math",
    "LatinModernMath-Regular",
)


@dataclass(frozen=True)
class Cut:
    """A file in static/ and the signs in it, as first and last code points."""

    file: str
    signs: tuple[tuple[int, int], ...]

    @property
    def code_points(self) -> list[int]:
        """Every code point of the cut."""
        return [one for first, last in self.signs for one in range(first, last + 1)]


#: The signs that lessons on collisions are written with; a page with formulas fetches these.
COMMON = Cut(
    "formulas.woff2",
    (
        (0x0020, 0x0021),  # space, factorial
        (0x0025, 0x0025),  # percent
        (0x0028, 0x003E),  # parentheses, digits, comparisons
        (0x0041, 0x005B),  # capitals, bracket
        (0x005D, 0x005E),  # bracket, hat
        (0x0061, 0x007E),  # small letters, braces
        (0x00AF, 0x00B1),  # bar, degree, plus or minus
        (0x00B7, 0x00B7),  # product
        (0x00D7, 0x00D7),  # times
        (0x02D9, 0x02D9),  # a dot above: a rate
        (0x0302, 0x0307),  # accents
        (0x0394, 0x0394),  # a difference
        (0x03B1, 0x03C9),  # small Greek: browsers fetch it for the italic one too
        (0x2026, 0x2026),  # and so on
        (0x2032, 0x2033),  # primes
        (0x2061, 0x2064),  # unseen signs between factors
        (0x20D7, 0x20D7),  # an arrow above: a vector
        (0x210E, 0x210F),  # h
        (0x2192, 0x2192),  # an arrow: a vector, a limit
        (0x2202, 0x2202),  # derivative
        (0x2208, 0x2208),  # element of
        (0x220B, 0x220B),  # contains: the same sign in a mirror
        (0x2211, 0x2213),  # sum, minus
        (0x2217, 0x2217),  # star
        (0x221A, 0x221A),  # root
        (0x221D, 0x221E),  # proportional, infinite
        (0x2225, 0x2225),  # parallel
        (0x223C, 0x223D),  # goes with
        (0x2248, 0x2248),  # about
        (0x2260, 0x2261),  # not equal, the same
        (0x2264, 0x2265),  # at most, at least
        (0x226A, 0x226B),  # much less, much greater
        (0x22A5, 0x22A5),  # perpendicular
        (0x22C5, 0x22C5),  # product
        (0x23DF, 0x23DF),  # a brace below
        (0x27E8, 0x27E9),  # means
        (0x1D434, 0x1D467),  # italic Latin
        (0x1D6FC, 0x1D714),  # italic Greek, small
    ),
)

_ALL = (
    (0x0020, 0x036F),  # Latin, accents
    (0x0370, 0x03FF),  # Greek
    (0x2000, 0x209F),  # spaces, primes, raised and lowered digits
    (0x20D0, 0x20EF),  # accents above signs
    (0x2100, 0x214F),  # letters used as signs
    (0x2190, 0x22FF),  # arrows, operators
    (0x2308, 0x230B),  # ceiling and floor
    (0x23B4, 0x23E1),  # braces above and below
    (0x27E6, 0x27EB),  # brackets
    (0x2A7D, 0x2A7E),  # slanted less and greater
    (0x1D400, 0x1D467),  # bold and italic Latin
    (0x1D49C, 0x1D4CF),  # script
    (0x1D538, 0x1D56B),  # double-struck
    (0x1D6A4, 0x1D755),  # bold and italic Greek
)


def _without(signs: set[int]) -> tuple[tuple[int, int], ...]:
    """What is left of all signs, as runs of neighbours."""
    left = [one for first, last in _ALL for one in range(first, last + 1) if one not in signs]
    starts = [one for one, before in zip(left, [-1, *left], strict=False) if one != before + 1]
    ends = [one for one, after in zip(left, [*left[1:], -1], strict=True) if after != one + 1]
    return tuple(zip(starts, ends, strict=True))


#: Fetched by a page with a sign of its own alone; any other sign is drawn by the reader's fonts.
RARE = Cut("formulas_rare.woff2", _without(set(COMMON.code_points)))

CUTS = (COMMON, RARE)


def font_faces(asset: Callable[[str], str]) -> str:
    """The rules of a style sheet that name the fonts; `asset` gives the address of a file."""
    at_hand = ", ".join(f'local("{name}")' for name in _AT_HAND)
    rules = []
    for cut in CUTS:
        ranges = ", ".join(
            f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}"
            for first, last in cut.signs
        )
        rules.append(
            '@font-face { font-family: "Carom Math"; font-display: swap; '
            f'src: {at_hand}, url("{asset(cut.file)}") format("woff2"); unicode-range: {ranges}; }}'
        )
    return "\n".join(rules)
