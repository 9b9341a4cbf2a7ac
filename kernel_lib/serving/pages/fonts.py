"""The fonts of formulas: two cuts of one font, and the rule by which a browser takes them.

Formulas need a font with mathematical tables: without them a root does not grow over a fraction.
The cuts lie in static/ under the licence next to them. `make fonts` makes them anew from
`fonts.json`: ranges of signs with what they are, and fonts of a reader's own machine that serve as
well, tried before one is fetched.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

__all__ = ["CUTS", "Cut", "font_faces"]

_SIGNS = json.loads(Path(__file__).with_name("fonts.json").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Cut:
    """A file in static/ and the signs in it, as ranges of CSS such as U+28-3E."""

    file: str
    ranges: tuple[str, ...]

    @property
    def code_points(self) -> list[int]:
        """Every code point of the cut."""
        return _code_points(self.ranges)


def _code_points(ranges: Iterable[str]) -> list[int]:
    ends = [one.removeprefix("U+").partition("-")[::2] for one in ranges]
    return [one for low, high in ends for one in range(int(low, 16), int(high or low, 16) + 1)]


def _without(signs: set[int]) -> tuple[str, ...]:
    """What is left of all signs, as runs of neighbours."""
    left = [one for one in _code_points(_SIGNS["all"]) if one not in signs]
    starts = [one for one, before in zip(left, [-1, *left], strict=False) if one != before + 1]
    ends = [one for one, after in zip(left, [*left[1:], -1], strict=True) if after != one + 1]
    return tuple(
        f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}"
        for first, last in zip(starts, ends, strict=True)
    )


#: The signs that lessons on collisions are written with; a page with formulas fetches these.
COMMON = Cut("formulas.woff2", tuple(_SIGNS["common"]))

#: Fetched by a page with a sign of its own alone; any other sign is drawn by the reader's fonts.
RARE = Cut("formulas_rare.woff2", _without(set(COMMON.code_points)))

CUTS = (COMMON, RARE)


def font_faces(asset: Callable[[str], str]) -> str:
    """The rules of a style sheet that name the fonts; `asset` gives the address of a file."""
    at_hand = ", ".join(f'local("{name}")' for name in _SIGNS["at_hand"])
    return "\n".join(
        '@font-face { font-family: "Carom Math"; font-display: swap; '
        f'src: {at_hand}, url("{asset(cut.file)}") format("woff2"); '
        f"unicode-range: {', '.join(cut.ranges)}; }}"
        for cut in CUTS
    )
