"""A still of a picture as SVG: balls, walls and arrows at the start; no path, and no truth."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from kernel_lib.protocol.pictures.first_view import (
    FOOT,
    LARGEST_BALL,
    MARGIN,
    MOST_FOOT,
    UNDER,
    Box,
    Start,
    arrow_scale,
    first_view,
    fitted,
)  # fmt: skip

__all__ = ["MOST_DRAWN", "still_of"]

#: Most balls of a run that are drawn.
MOST_DRAWN = 150

#: Colours of the runs where no page gives them.
RUNS = ("#0068a3", "#b84a00", "#007a55", "#a03a7c")

#: Dashes of the outlines by run, and pixels of the lines, as on the stage.
DASHES = ("", "7 4", "2 3", "9 3 2 3")
OUTLINE, SHAFT = 2.4, 2.5

#: The head of an arrow, its tip at the origin; pixels.
HEAD = '<path d="M0 0L-10-4.5V4.5Z" stroke="none" transform="rotate({:.0f})"/>'

#: Coordinates of lines: the wider side of what is in view.
UNITS = 1000.0


def still_of(
    picture: Mapping[str, Any],
    block: bytes,
    guess: Mapping[str, Any] | None,
    size: tuple[float, float] | None = None,
) -> str:
    """The start of a picture as the stage shows it, before any script.

    Parameters
    ----------
    picture, block : message and numbers of an answer of the kind "picture"
    guess : the question of the lesson's sheet, or None
    size : width and height of a picture that stands alone, pixels; None: it fills the box around
        it, which has a place and a size of its own, and follows that

    Returns
    -------
    HTML of one element; "" for runs in space, which have no flat picture. `data-arrow` says how
    many metres of arrow stand for one metre a second.
    """
    if any(run["dimension"] > 2 for run in picture["runs"]):
        return ""
    starts, box = first_view(picture, block, guess)
    arrow = arrow_scale(starts, box)
    largest = max(float(one.radii.max()) for one in starts)
    drawing = _Drawing(box, arrow)
    if size is None:
        inside = drawing.of(starts, "max(2px,{}*var(--s))")
        return (
            f'<div class="carom-still" data-arrow="{arrow:.12g}" style="position:absolute;inset:0;'
            f'container-type:size;overflow:hidden"><svg {_LABEL} style="{_follows(box, largest)}">'
            f"{inside}</svg></div>"
        )
    width, height = size
    scale, under = fitted(box, largest, width, height)
    wide, high = scale * (box[1] - box[0]), scale * (box[3] - box[2])
    return (
        f'<svg class="carom-still" {_LABEL} data-arrow="{arrow:.12g}" width="{width:g}" '
        f'height="{height:g}" viewBox="0 0 {width:g} {height:g}" '
        f'xmlns="http://www.w3.org/2000/svg"><svg x="{(width - wide) / 2:.2f}" '
        f'y="{height - under - high:.2f}" width="{wide:.2f}" height="{high:.2f}" '
        f'overflow="visible">{drawing.of(starts, "", scale)}</svg></svg>'
    )


_LABEL = 'role="img" aria-label="The balls at the start"'


def _follows(box: Box, largest: float) -> str:
    """The place of what is in view within a box of any size, by the rules of the stage's camera.

    `--s` is one metre, `--f` what stays free at the foot.
    """
    wide, high = box[1] - box[0], box[3] - box[2]
    foot = f"max({100 * MARGIN:g}cqh,min({FOOT:g}px,{100 * MOST_FOOT:g}cqh))"
    metre = (
        f"min({50 * LARGEST_BALL / largest:.6g}cqh,{100 * (1 - 2 * MARGIN) / wide:.6g}cqw,"
        f"({100 * (1 - MARGIN):g}cqh - var(--f))/{high:.6g})"
    )
    return (
        f"--f:{foot};--s:{metre};position:absolute;overflow:visible;"
        f"width:calc({wide:.6g}*var(--s));height:calc({high:.6g}*var(--s));"
        f"left:calc(50cqw - {wide / 2:.6g}*var(--s));"
        f"bottom:max(var(--f),min((100cqh - {high:.6g}*var(--s))/2,{100 * UNDER:g}cqh))"
    )


class _Drawing:
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
        shown = [_Shown(one) for one in reversed(starts)]
        lines = [self._wall(wall) for wall in starts[0].facts["walls"]]
        lines += [self._strings(one) for one in starts if one.facts["pivots"]]
        balls = [self._balls(one, radius, scale) for one in shown]
        shafts = [self._shafts(one) for one in shown]
        heads = [self._heads(one) for one in shown]
        return f"{self._lines(lines)}{''.join(balls)}{self._lines(shafts)}{''.join(heads)}"

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

    def _wall(self, wall: Mapping[str, Any]) -> str:
        """A plane wall with what is behind it, or a straight piece."""
        if wall.get("kind") == "segment":
            return f'<path {_ink(2)} d="{self._path([wall["start"][:2], wall["end"][:2]])}"/>'
        if "normal" not in wall:
            return ""
        normal, point = np.array(wall["normal"][:2]), np.array(wall["point"][:2])
        normal = normal / (np.hypot(*normal) or 1.0)
        along = np.array([-normal[1], normal[0]])
        reach = 20 * (self.wide + self.high)
        middle = np.array([self.left + self.wide / 2, self.top - self.high / 2])
        foot = point + along * float((middle - point) @ along)
        ends = foot + np.outer([-reach, reach], along)
        behind = self._path([*ends, ends[1] - reach * normal, ends[0] - reach * normal])
        return (
            f'<path d="{behind}Z" fill="{_LINE}" fill-opacity=".5"/>'
            f'<path {_ink(2)} d="{self._path(ends)}"/>'
        )

    def _strings(self, one: Start) -> str:
        pivots = one.facts["pivots"]
        strings = "".join(
            self._path([pivot, place]) for pivot, place in zip(pivots, one.place, strict=True)
        )
        beam = self._path([pivots[0], pivots[-1]])
        return (
            f'<path {_FIXED} stroke="{_MUTED}" stroke-width="1.2" d="{strings}"/>'
            f'<path {_ink(3)} stroke-linecap="square" d="{beam}"/>'
        )

    def _balls(self, shown: "_Shown", radius: str, scale: float) -> str:
        discs = []
        for place, size in zip(shown.place, shown.radii, strict=True):
            x, y = self._percent(place)
            if radius:
                whole = radius.format(f"{size:.5g}")
                told = f'style="r:calc({whole} - {OUTLINE / 2}px)"'
            else:
                told = f'r="{max(2.0, scale * size) - OUTLINE / 2:.2f}"'
            discs.append(f'<circle cx="{x}" cy="{y}" {told}/>')
        dash = f' stroke-dasharray="{shown.dash}"' if shown.dash else ""
        return (
            f'<g {shown.colour} fill="currentColor" fill-opacity="{shown.opacity}" '
            f'stroke="currentColor" stroke-width="{OUTLINE}"{dash}>{"".join(discs)}</g>'
        )

    def _shafts(self, shown: "_Shown") -> str:
        ends = zip(shown.place, shown.place + self.arrow * shown.velocity, strict=True)
        drawn = [
            self._path(both) for both, moves in zip(ends, self._moves(shown), strict=True) if moves
        ]
        if not drawn:
            return ""
        return (
            f'<path {shown.colour} {_FIXED} stroke="currentColor" stroke-width="{SHAFT}" '
            f'd="{"".join(drawn)}"/>'
        )

    def _heads(self, shown: "_Shown") -> str:
        heads = []
        for place, velocity, moves in zip(
            shown.place, shown.velocity, self._moves(shown), strict=True
        ):
            if moves:
                x, y = self._percent(place + self.arrow * velocity)
                angle = float(np.degrees(np.arctan2(-velocity[1], velocity[0])))
                heads.append(f'<svg x="{x}" y="{y}" overflow="visible">{HEAD.format(angle)}</svg>')
        return f'<g {shown.colour} fill="currentColor">{"".join(heads)}</g>' if heads else ""

    def _moves(self, shown: "_Shown") -> list[bool]:
        """Whose arrow is long enough to be seen."""
        lengths = self.arrow * np.hypot(shown.velocity[:, 0], shown.velocity[:, 1])
        return [bool(long) for long in lengths > 0.02 * max(self.wide, self.high)]


class _Shown:
    """What is drawn of a run, and how."""

    def __init__(self, one: Start) -> None:
        drawn = slice(0, MOST_DRAWN)
        self.place, self.velocity = one.place[drawn], one.velocity[drawn]
        self.radii = one.radii[drawn].tolist()
        kind = one.number % len(RUNS)
        colour = f"var(--run-{kind + 1},var(--carom-run-{kind + 1},{RUNS[kind]}))"
        self.colour = f'style="color:{colour}"'
        self.dash = DASHES[kind]
        self.opacity = ".3" if one.number == 0 else ".16"


_FIXED = 'vector-effect="non-scaling-stroke"'
_LINE = "var(--line,var(--carom-line,#d9d4c7))"
_MUTED = "var(--muted,var(--carom-muted,#5b6270))"


def _ink(width: float) -> str:
    return f'{_FIXED} stroke="var(--ink,currentColor)" stroke-width="{width:g}"'
