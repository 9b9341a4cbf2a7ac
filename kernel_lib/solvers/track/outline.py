"""How fast a ball is all along a stretch, and what happens first: no clock yet.

Along the centre's path, with w = v^2, the angle a of the path and its curvature k,

    dw/ds = -2 g f sin a - 2 m (g cos a + k w):

smooth f = 1, m = 0; in grip f = 1/(1 + inertia factor), m = 0, an energy integral; in slip f = 1
and m = friction times the sign of the slip. It is linear in w, and da = k ds, so that

    w = exp(-2 m a) (w_0 - 2 g integral of exp(2 m a) (sin a + m cos a) ds).

All that can happen, but the end of slip, is where a function of the place falls through zero.
"""

import math
from typing import NamedTuple

import numpy as np

from kernel_lib.contacts.centre_path import Frame, Stretch
from kernel_lib.numerics import chebyshev
from kernel_lib.solvers.track.rider import Rider
from kernel_lib.state.tolerances import MOST_TRACK_FRICTION, ROUNDING, SLIVER
from kernel_lib.state.trajectory import Floats

__all__ = ["Course", "Outline", "outline_of"]

#: Greatest exponent 2 m a of one outline; what comes after is another.
MOST_EXPONENT = 12.0

#: Times that a short way is looked at again.
MOST_ZOOMS = 8

#: Dips of a function below this part of its greatest value are looked at closely.
DIPS = 0.05


class Course(NamedTuple):
    """How a ball moves on.

    mode : smooth, grip or slip; way : 1 along the track, -1 back
    pull : part of gravity along the path that accelerates it
    drag : friction times the signs of slip and normal force; 0 unless it slips
    """

    mode: str
    way: int
    pull: float
    drag: float


class Outline(NamedTuple):
    """The square of the speed along a stretch, up to what happens first.

    edges : parameters of the panels from that of the start on, in the direction of the motion:
        differences, so that a short way keeps its digits
    squares : coefficients of w on each panel
    along, ending : where, from the start on, and what: "end" of the stretch, "turn", "leave",
        "broken" (static friction gives way), "swap" (the other side of the track carries it)
        or "more"
    square : w there
    """

    edges: Floats
    squares: Floats
    along: float
    ending: str
    square: float


def outline_of(rider: Rider, stretch: Stretch, q: float, square: float, course: Course) -> Outline:
    """What a ball does on a stretch that it enters, or stays on, at q with w = square."""
    edges, whole = _edges(stretch, q, course)
    found = _outlined(rider, stretch, q, square, course, edges, whole)
    # A short way is looked at again by itself, or rounding would be a great part of it.
    for _ in range(MOST_ZOOMS):
        if found.along == 0 and found.ending == "turn" and square == 0:
            # It sets out and is back at rest before the first point that was looked at.
            edges = np.array([0.0, edges[1] / 64])
            found = _outlined(rider, stretch, q, square, course, edges, False)
            continue
        used, width = found.along - found.edges[-2], found.edges[-1] - found.edges[-2]
        if abs(used) > abs(width) / 4 or abs(used) < SLIVER * abs(width):
            break
        edges = np.append(found.edges[:-1], found.edges[-2] + 1.2 * used)
        found = _outlined(rider, stretch, q, square, course, edges, False)
    return found


def _outlined(
    rider: Rider,
    stretch: Stretch,
    q: float,
    square: float,
    course: Course,
    edges: Floats,
    whole: bool,
) -> Outline:
    """The same on given panels."""
    low, half = edges[:-1, None], np.diff(edges)[:, None] / 2
    frame = stretch.frame(q + (low + half * (1 + chebyshev.EDGED)))
    if course.drag == 0:
        climbs = _running(frame.sin * frame.speed * half)
        squares = square - 2 * rider.gravity * course.pull * climbs
    else:
        squares, edges = _slipping(rider, frame, half, square, course.drag, edges)
        if len(squares) < len(half):
            whole = False
            frame = Frame(*(column[: len(squares)] for column in frame))
    normal = rider.gravity * frame.cos + frame.curvature * squares
    watched = _watched(rider, course, frame, squares, normal)
    panel, x, ending = _first(watched, len(squares), "end" if whole else "more")
    rows = chebyshev.edged_coefficients(squares[: panel + 1])
    if x == 1.0:
        ended = float(edges[panel + 1])
    else:
        ended = float(edges[panel] + (edges[panel + 1] - edges[panel]) * (1 + x) / 2)
    after = 0.0 if ending == "turn" else max(chebyshev.value(rows[panel].tolist(), x), 0.0)
    return Outline(edges[: panel + 2], rows, ended, ending, after)


def _running(rates: Floats) -> Floats:
    """Integrals from the first value on, panel after panel, of values at EDGED."""
    parts = chebyshev.running_integral(rates)
    parts[1:] += np.cumsum(parts[:-1, -1])[:, None]
    return parts


def _watched(
    rider: Rider, course: Course, frame: Frame, squares: Floats, normal: Floats
) -> list[tuple[str, Floats, float]]:
    """What ends a leg by falling below a level: its name, values, level."""
    scale = rider.gravity + float(abs(frame.curvature * squares).max())
    watched = [("turn", squares, 0.0)]
    if not rider.held:
        watched.append(("leave", normal, -ROUNDING * scale))
    elif course.drag != 0:
        # A held ball does not turn: it slips the way it goes.
        sign = math.copysign(1, course.drag * course.way)
        watched.append(("swap", normal * sign, -ROUNDING * scale))
    if course.mode == "grip" and rider.rules.static_friction <= MOST_TRACK_FRICTION:
        needed = (1 - course.pull) * rider.gravity * frame.sin
        # Without the kinks of |N| and |needed|: of those no polynomial finds a zero near by.
        holds = rider.rules.static_friction * normal * math.copysign(1, normal[0, 0])
        for margin in (holds - needed, holds + needed):
            watched.append(("broken", margin, -ROUNDING * scale))
    return watched


def _first(
    watched: list[tuple[str, Floats, float]], panels: int, otherwise: str
) -> tuple[int, float, str]:
    """Panel, place in it and name of what happens first."""
    found = (panels - 1, 1.0, otherwise)
    for name, values, level in watched:
        # What lies beyond the first thing that happens is not looked at.
        place = _fall(values[: found[0] + 1], level, name in ("turn", "swap"))
        if place is not None and place < found[:2]:
            found = (*place, name)
    return found


def _edges(stretch: Stretch, q: float, course: Course) -> tuple[Floats, bool]:
    """Parameters of panels from q on, and whether they reach the end of the stretch."""
    breaks = stretch.breaks
    ahead = breaks[breaks > q] if course.way > 0 else breaks[breaks < q][::-1]
    if len(ahead) > 1 and abs(ahead[0] - q) < SLIVER * abs(ahead[1] - ahead[0]):
        ahead = ahead[1:]
    if len(ahead) == 0:
        ahead = np.array([stretch.high if course.way > 0 else stretch.low])
    edges = np.concatenate([[0.0], ahead - q])
    finer = math.ceil(abs(course.drag))
    if finer <= 1:
        return edges, True
    # Friction brakes within an angle of 1/friction: narrower panels, and the rest later.
    parts = edges[:-1, None] + np.diff(edges)[:, None] * np.arange(finer) / finer
    edges = np.append(parts.ravel(), edges[-1])
    return edges[:17], len(edges) <= 17


def _slipping(
    rider: Rider, frame: Frame, half: Floats, square: float, drag: float, edges: Floats
) -> tuple[Floats, Floats]:
    """w while it slips, and the edges of the panels that are used."""
    angle = np.unwrap(np.arctan2(frame.sin, frame.cos).ravel()).reshape(frame.sin.shape)
    exponent = 2 * drag * (angle - angle[0, 0])
    far = np.abs(exponent).max(axis=1) > MOST_EXPONENT
    count = max(int(np.argmax(far)), 1) if far.any() else len(exponent)
    growth = np.exp(np.clip(exponent[:count], -2 * MOST_EXPONENT, 2 * MOST_EXPONENT))
    along = half[:count] * frame.speed[:count]
    push = growth * (frame.sin[:count] + drag * frame.cos[:count]) * along
    return (square - 2 * rider.gravity * _running(push)) / growth, edges[: count + 1]


def _fall(values: Floats, level: float, begins: bool) -> tuple[int, float] | None:
    """Panel and place in it where a function first falls below a level.

    begins : whether it may be at the level to begin with
    """
    wide = values.shape[1] - 1
    flat = np.append(values[:, :-1].ravel(), values[-1, -1])
    below = flat < level
    if begins:
        below[0] = False
    first = int(np.argmax(below)) if below.any() else len(flat)
    inner = flat[: first + 1]
    low = (inner[1:-1] < inner[:-2]) & (inner[1:-1] <= inner[2:])
    low &= inner[1:-1] < DIPS * float(flat.max())
    for i in (np.flatnonzero(low) + 1).tolist():
        found = None if i >= first else _dip(values, level, i, wide)
        if found is not None:
            return found
    if first == len(flat):
        return None
    panel, column = divmod(max(first - 1, 0), wide)
    row = chebyshev.edged_coefficients(values[panel]).tolist()
    edges = chebyshev.EDGED
    return panel, chebyshev.first_fall(row, edges[column], edges[column + 1], level)


def _dip(values: Floats, level: float, i: int, wide: int) -> tuple[int, float] | None:
    """Where a function that is least near its i-th value falls below a level between values."""
    for j in (i - 1, i):
        panel, column = divmod(j, wide)
        row = chebyshev.edged_coefficients(values[panel]).tolist()
        low, high = float(chebyshev.EDGED[column]), float(chebyshev.EDGED[column + 1])
        lowest = chebyshev.least(row, low, high)
        if chebyshev.value(row, lowest) < level:
            return panel, chebyshev.first_fall(row, low, lowest, level)
    return None
