"""Balls, walls and arrows of a still, as elements of SVG."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from kernel_lib.protocol.pictures.curved_walls import face_of_wall
from kernel_lib.protocol.pictures.first_view import Box, Start
from kernel_lib.protocol.pictures.floors import floor_below, held_balls, is_level

__all__ = ["MOST_DRAWN", "RING", "Drawing"]

#: Most balls of a run that are drawn; of more, every second or third, so that they lie all over.
MOST_DRAWN = 150

#: Hues of bodies where no page gives them.
HUES = ("#0b62b4", "#b93e0a", "#0b7448", "#8a3a94", "#7f5c00")

#: Balls up to which each of a run has a hue, and a number.
MOST_HUES, MOST_NUMBERED = 60, 20

#: Dashes of the rings by run, and pixels of the lines, as on the stage.
DASHES = ("", "7 4", "2 3", "9 3 2 3")
RING, PARTING, SHAFT, THIN, HALO = 2.5, 2.0, 4.0, 2.0, 2.0

#: Light from above left, over every ball.
LIGHT = (
    '<radialGradient id="carom-light" cx=".36" cy=".3" r=".78"><stop stop-color="#fff" '
    'stop-opacity=".17"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop '
    'offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" '
    'stop-opacity=".11"/></radialGradient>'
)

#: Moment of inertia over m r² from which a body is flat, and has no light.
FLAT = 0.45

#: The line at the lowest point: radii to each side.
BEYOND = 1.26

#: Shadows: radii wide and high, how dark at most, and radii of height over which half is lost.
SHADOW, DARKEST, FADES = (0.85, 0.1), 0.34, 1.2
SHADE = (
    '<radialGradient id="carom-shade"><stop/><stop offset="1" stop-opacity="0"/></radialGradient>'
)

#: Pixels of the line of a floor or wall.
FLOOR = 3.0

#: The head of an arrow, its tip at the origin; pixels.
HEAD = '<path d="M0 0L-13.6-6.1V6.1Z" transform="rotate({:.0f}){}"/>'

#: Coordinates of lines: the wider side of what is in view.
UNITS = 1000.0


class Drawing:
    """Elements within what is in view: places in percent of it, lines in UNITS, widths in pixels.

    box : left, right, bottom, top of what is in view, m
    arrow : s, length of an arrow by the speed
    """

    def __init__(self, box: Box, arrow: float) -> None:
        self.left, right, _, self.top = box
        self.wide, self.high = right - self.left, self.top - box[2]
        self.unit = UNITS / max(self.wide, self.high)
        self.arrow = arrow

    def of(self, starts: Sequence[Start], radius: str, scale: float = 0.0) -> str:
        """All signs from the bottom up; a radius by CSS, else in pixels at a `scale`."""
        self.radius, self.scale = radius, scale
        apart = _lie_apart([one.box for one in starts])
        shown = [_Shown(one, apart or one is starts[0]) for one in reversed(starts)]
        first = shown[-1]
        walls = [(wall, starts[0].radii) for wall in starts[0].facts["walls"]]
        walls += [
            (wall, one.radii)
            for one in starts[1:]
            for wall in one.facts["walls"]
            if wall.get("kind") == "track" and wall not in starts[0].facts["walls"]
        ]
        planes = [wall for wall, _ in walls if "normal" in wall]
        lines = [self._wall(wall, radii, planes) for wall, radii in walls]
        lines += [self._strings(one) for one in starts if one.facts["pivots"]]
        lines += [self._springs(one) for one in starts]
        held = held_balls(starts[0])
        lines += [self._thread(first, ball) for ball in held]
        over = [self._knot(first, ball) for ball in held]
        over += [self._pockets(starts[0].facts.get("pockets", []))]
        over += [self._shadows(first, starts[0].facts)]
        rings = [one for one in shown if one.ring and not one.crowd]
        solid = [one for one in shown if one not in rings]
        over += [self._balls(one) for one in solid]
        over += [self._parting(one) for one in rings] + [self._balls(one) for one in rings]
        shafts = [self._shafts(one) for one in shown]
        halos = [self._heads(one, _AROUND) for one in shown if not one.crowd]
        heads = [self._heads(one) for one in shown]
        over += [
            *halos,
            self._lines(shafts),
            *heads,
            *(self._numbers(one) for one in shown if not one.ring),
        ]
        return f"<defs>{LIGHT}{SHADE}</defs>{self._lines(lines)}{''.join(over)}"

    def _long(self, metres: float, least: float = 0.0, less: float = 0.0) -> str:
        """A radius in metres, at least and less so many pixels, as an attribute or a property."""
        if not self.radius:
            return f'r="{max(least, self.scale * metres) - less:.2f}"'
        whole = self.radius.format(f"{metres:.5g}")
        return f'style="r:calc({whole} - {less:g}px)"' if less else f'style="r:{whole}"'

    def _disc(
        self,
        place: Any,
        radius: float,
        least: float = 0.0,
        less: float = 0.0,
        look: str = "",
        hue: str = "",
    ) -> str:
        """A circle around a place; the radius as for `_long`."""
        x, y = self._percent(place)
        colour = f' color="{hue}"' if hue else ""
        return f'<circle {look}cx="{x}" cy="{y}" {self._long(radius, least, less)}{colour}/>'

    def _sign(self, place: Any, inside: str, look: str = "") -> str:
        """Something in pixels around a place."""
        x, y = self._percent(place)
        return f'<svg x="{x}" y="{y}" overflow="visible"{look}>{inside}</svg>'

    def _lines(self, signs: Iterable[str]) -> str:
        text = "".join(signs)
        if not text:
            return ""
        view = f"0 0 {self.unit * self.wide:.5g} {self.unit * self.high:.5g}"
        return (
            f'<svg viewBox="{view}" preserveAspectRatio="none" width="100%" height="100%" '
            f'overflow="visible" fill="none">{text}</svg>'
        )

    def _path(self, points: Any) -> str:
        placed = (np.asarray(points) - (self.left, self.top)) * (self.unit, -self.unit)
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in placed.tolist())

    def _percent(self, place: Any) -> tuple[str, str]:
        x, y = (float(one) for one in place)
        across = 100 * (x - self.left) / self.wide
        return f"{across:.4g}%", f"{100 * (self.top - y) / self.high:.4g}%"

    def _wall(
        self, wall: Mapping[str, Any], radii: Any, planes: Sequence[Mapping[str, Any]]
    ) -> str:
        """A plane wall with what is behind it, or the line of another one.

        In a picture that stands alone, such as one to be printed, nothing is filled, and a plane
        ends where another one cuts it off.
        """
        if "normal" not in wall:
            own = wall.get("lines")
            faces = [face_of_wall(wall, radii)] if own is None else own
            drawn = "".join(self._path(points) for points in faces if len(points))
            return f'<path {_ink(FLOOR)} d="{drawn}"/>' if drawn else ""
        normal, point = np.array(wall["normal"][:2]), np.array(wall["point"][:2])
        normal = normal / (np.hypot(*normal) or 1.0)
        along = np.array([-normal[1], normal[0]])
        reach = 20 * (self.wide + self.high)
        middle = np.array([self.left + self.wide / 2, self.top - self.high / 2])
        foot = point + along * float((middle - point) @ along)
        low, high = -reach, reach
        for other in () if self.radius else planes:
            away = np.array(other["normal"][:2])
            grows, stands = float(away @ along), float(away @ (foot - other["point"][:2]))
            low = max(low, -stands / grows) if grows > 1e-9 else low
            high = min(high, -stands / grows) if grows < -1e-9 else high
        ends = foot + np.outer([low, high] if low < high else [-reach, reach], along)
        behind = self._path([*ends, ends[1] - reach * normal, ends[0] - reach * normal])
        return f'<path d="{behind}Z" fill="{_GROUND}"/><path {_ink(FLOOR)} d="{self._path(ends)}"/>'

    def _strings(self, one: Start) -> str:
        pivots = one.facts["pivots"]
        strings = "".join(
            self._path([pivot, place]) for pivot, place in zip(pivots, one.place, strict=True)
        )
        beam = self._path([pivots[0], pivots[-1]])
        return (
            f'<path {_stroke(_MUTED, 1.5)} d="{strings}"/>'
            f'<path {_ink(4)} stroke-linecap="square" d="{beam}"/>'
        )

    def _springs(self, one: Start) -> str:
        """Lines from centre to centre; the page draws the turns."""
        drawn = "".join(
            self._path([one.place[ball] for ball in pair]) for pair in one.facts.get("springs", [])
        )
        return f'<path {_stroke(_MUTED, 1.8)} d="{drawn}"/>' if drawn else ""

    def _thread(self, shown: "_Shown", ball: int) -> str:
        """From far above, and the line at the lowest point."""
        (x, y), r = shown.place[ball], shown.radii[ball]
        thread = self._path([(x, y + r), (x, y + r + 20 * self.high)])
        low = self._path([(x - BEYOND * r, y - r), (x + BEYOND * r, y - r)])
        line = f'<path {_ink(2)} d="{low}"/>' if shown.level else ""
        return f'<path {_ink(1.5)} d="{thread}"/>{line}'

    def _knot(self, shown: "_Shown", ball: int) -> str:
        (x, y), r = shown.place[ball], shown.radii[ball]
        return self._sign((x, y + r), f'<path {_ink(3)} d="M-5 0H5"/>')

    def _pockets(self, pockets: Iterable[Mapping[str, Any]]) -> str:
        """Holes, dark in every theme."""
        look = f'fill="#000" fill-opacity=".62" {_ink(1.5)} '
        return "".join(
            self._disc(pocket["centre"][:2], pocket["radius"], look=look) for pocket in pockets
        )

    def _shadows(self, shown: "_Shown", facts: Mapping[str, Any]) -> str:
        """On level floors and slopes, by light from straight above."""
        drawn = []
        for (x, y), r in zip(shown.place, shown.radii, strict=True):
            found = floor_below(facts, float(x), float(y))
            if found is None or shown.crowd:
                continue
            low, tilt = found
            dark = DARKEST / (1 + max(0.0, (y - low) / r - 1) / FADES)
            shadow = (
                f'<g transform="rotate({tilt:.4g})scale({SHADOW[0]},{SHADOW[1]})" '
                f'opacity="{dark:.2g}"><circle fill="url(#carom-shade)" {self._long(r)}/></g>'
            )
            drawn.append(self._sign((x, low), shadow))
        return "".join(drawn)

    def _balls(self, shown: "_Shown") -> str:
        discs, lights = [], []
        for ball, (place, size) in enumerate(zip(shown.place, shown.radii, strict=True)):
            less = RING / 2 if shown.ring else 0.0
            discs.append(self._disc(place, size, 2, less, hue=shown.hue(ball)))
            if shown.ring:
                continue
            if shown.turns(ball):
                lights.append(self._band(place, size))
            if not shown.flat[ball] and not shown.crowd:
                lights.append(self._disc(place, size, 2, look='fill="url(#carom-light)" '))
        dash = f' stroke-dasharray="{shown.dash}"' if shown.dash else ""
        how = (
            f'fill="none" stroke="currentColor" stroke-width="{RING}"{dash}'
            if shown.ring
            else 'fill="currentColor"'
        )
        return f"<g {how}>{''.join(discs)}</g>{''.join(lights)}"

    def _parting(self, shown: "_Shown") -> str:
        """A little of the stage between rings and the balls below them."""
        circles = [
            self._disc(place, size, 2, (RING + PARTING) / 2)
            for place, size in zip(shown.place, shown.radii, strict=True)
        ]
        wide = f'fill="none" stroke="{_STAGE}" stroke-width="{RING + PARTING}"'
        return f"<g {wide}>{''.join(circles)}</g>"

    def _band(self, place: Any, size: float) -> str:
        """A band across, level as at an angle of zero: the disc between two chords."""
        x, y = ((np.asarray(place) - (self.left, self.top)) * (self.unit, -self.unit)).tolist()
        r = size * self.unit
        high, wide = 0.3 * r, 0.91**0.5 * r
        side = f"A{r:.1f} {r:.1f} 0 0 1"
        return self._lines(
            [
                f'<path fill="{_SPOT}" d="M{x - wide:.1f} {y - high:.1f}H{x + wide:.1f}{side} '
                f"{x + wide:.1f} {y + high:.1f}H{x - wide:.1f}{side} {x - wide:.1f} "
                f'{y - high:.1f}"/>'
            ]
        )

    def _numbers(self, shown: "_Shown") -> str:
        """On a spot, where there are two or more."""
        if not 1 < len(shown.radii) <= MOST_NUMBERED:
            return ""
        digits = []
        for ball, (place, size) in enumerate(zip(shown.place, shown.radii, strict=True)):
            x, y = self._percent(place)
            digits.append(
                self._disc(place, size / 2, 7.3, look=f'fill="{_SPOT}" ')
                + f'<text x="{x}" y="{y}" dy=".36em" {self._digit(size)}>{ball + 1}</text>'
            )
        return f'<g fill="{_DIGIT}" text-anchor="middle" font-weight="700">{"".join(digits)}</g>'

    def _digit(self, size: float) -> str:
        """The size of a digit on a ball, of a radius in metres."""
        if not self.radius:
            return f'font-size="{min(22.0, max(13.0, 0.62 * self.scale * size)):.1f}"'
        return f'style="font-size:clamp(13px,{0.62 * size:.5g}*var(--s),22px)"'

    def _shafts(self, shown: "_Shown") -> str:
        ends = zip(shown.place, shown.place + self.arrow * shown.velocity, strict=True)
        drawn = [
            (self._path([one, one + (other - one) * self._bare(one, other)]), colour)
            for (one, other), moves, colour in zip(
                ends, self._moves(shown), shown.arrows, strict=True
            )
            if moves
        ]
        halo = "".join(path for path, _ in drawn)
        thick = THIN if shown.crowd else SHAFT
        if not drawn:
            return ""
        return (f'<path {_stroke(_STAGE, thick + 2 * HALO)} d="{halo}"/>') + "".join(
            f'<path {_stroke(colour, thick)} d="{path}"/>' for path, colour in drawn
        )

    def _bare(self, one: Any, other: Any) -> float:
        """The part of an arrow that its head leaves free, about."""
        return max(0.5, 1 - 0.014 * max(self.wide, self.high) / float(np.hypot(*(other - one))))

    def _heads(self, shown: "_Shown", how: str = "") -> str:
        heads = []
        for place, velocity, moves, colour in zip(
            shown.place, shown.velocity, self._moves(shown), shown.arrows, strict=True
        ):
            if moves:
                angle = float(np.degrees(np.arctan2(-velocity[1], velocity[0])))
                head = HEAD.format(angle, "scale(.5)" * shown.crowd)
                look = f" {how or _FILL.format(colour)}"
                heads.append(self._sign(place + self.arrow * velocity, head, look))
        return "".join(heads)

    def _moves(self, shown: "_Shown") -> list[bool]:
        """Whose arrow is long enough to be seen."""
        lengths = self.arrow * np.hypot(shown.velocity[:, 0], shown.velocity[:, 1])
        return [bool(long) for long in lengths > 0.02 * max(self.wide, self.high)]


def _lie_apart(boxes: Sequence[Box]) -> bool:
    """Whether no two boxes (left, right, bottom, top) overlap."""
    return all(
        one[1] < two[0] or two[1] < one[0] or one[3] < two[2] or two[3] < one[2]
        for one, two in combinations(boxes, 2)
    )


class _Shown:
    """What is drawn of a run, and how: solid, or as rings where it could lie on another."""

    def __init__(self, one: Start, solid: bool) -> None:
        drawn = slice(None, None, -(-len(one.radii) // MOST_DRAWN))
        self.place, self.velocity = one.place[drawn], one.velocity[drawn]
        self.radii = one.radii[drawn].tolist()
        self.kind = one.facts.get("hue", one.number) % len(HUES)
        self.crowd = len(one.radii) > MOST_HUES
        self.several = 1 < len(one.radii) <= MOST_HUES
        self.ring, self.dash = not solid, "" if solid else DASHES[one.number % len(DASHES)]
        self.arrows = [_INK if solid else self.hue(ball) for ball in range(len(self.radii))]
        facts = one.facts
        self.spinning = one.spinning
        self.level = any(is_level(wall) for wall in facts["walls"])
        inertias = zip(facts["inertias"], facts["masses"], facts["radii"], strict=True)
        self.flat = [
            inertia is not None and mass is not None and inertia > FLAT * mass * radius**2
            for inertia, mass, radius in inertias
        ]

    def hue(self, ball: int) -> str:
        kind = ball % len(HUES) if self.several else self.kind
        return f"var(--b{kind + 1},{HUES[kind]})"

    def turns(self, ball: int) -> bool:
        """Whether a ball shows that it turns; a crowd does not."""
        return bool(self.spinning[ball]) and not self.crowd


_GROUND = "var(--ground,var(--carom-soft,#e4ddcd))"
_MUTED = "var(--muted,var(--carom-muted,#555c6a))"
_STAGE = "var(--stage,#fffefa)"
_SPOT, _DIGIT = "var(--spot,#fffdf5)", "var(--digit,#1b2030)"
_INK, _FILL = "var(--ink,currentColor)", 'fill="{}"'
_AROUND = f'fill="none" stroke="{_STAGE}" stroke-width="{2 * HALO:g}" stroke-linejoin="round"'


def _stroke(colour: str, width: float) -> str:
    return f'vector-effect="non-scaling-stroke" stroke="{colour}" stroke-width="{width:g}"'


def _ink(width: float) -> str:
    return _stroke(_INK, width)
