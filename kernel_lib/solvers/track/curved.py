"""Motion along a curved stretch, on the clock: time by quadrature, to rounding.

Where a ball is when, t(x), is a sum of Chebyshev polynomials on each panel, dt = ds/sqrt(w). At a
turning point w vanishes; there the parameter is taken as a square, q = q_turn + z^2, and the
integrand is smooth. Panels are halved until their last coefficients are rounding.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.contacts.centre_path import Frame, Stretch
from kernel_lib.numerics import chebyshev
from kernel_lib.solvers.track.outline import Course, Outline, outline_of
from kernel_lib.solvers.track.rider import Place, Rider
from kernel_lib.state.tolerances import (
    MOST_TRACK_PANELS,
    QUADRATURE,
    ROUNDING,
    SHORTEST_PANEL,
    SLIP_RISEN,
    SLIVER,
    W_ROUNDING,
)
from kernel_lib.state.trajectory import Floats

__all__ = ["CLOCK_MARKS", "OF_A_PANEL", "OF_SLIP", "Curved", "at_nodes", "curved", "first_panels"]


#: Where a slip is looked at on each panel, and where the clock is to begin with.
SLIP_MARKS = np.concatenate([[-1.0], chebyshev.NODES, [1.0]])
CLOCK_MARKS = np.linspace(-1, 1, 9)
_AT_NODES, _AT_SLIP_MARKS, _AT_CLOCK_MARKS = (
    chebyshev.marks_at(x) for x in (chebyshev.NODES, SLIP_MARKS, CLOCK_MARKS)
)


class Curved(NamedTuple):
    """A leg along a curved stretch.

    time, lasts : s, its start and how long it lasts; ending : see Outline, or "grips"
    start, end : Place; kind : slide or roll
    maps : (P, 3) q = start.q + a + b x + c x^2 on each panel, x in [-1, 1]
    clocks : (P,) s, at the start of each panel; rates, times : dt/dx and its integral
    ticks : (P, 9) s, on each panel at CLOCK_MARKS
    climbs, heats : integrals of sin a dt and of friction times slip, J/kg, or None
    """

    time: float
    lasts: float
    kind: str
    ending: str
    start: Place
    end: Place
    course: Course
    maps: Floats
    clocks: Floats
    rates: Floats
    times: Floats
    ticks: Floats
    climbs: Floats | None = None
    heats: Floats | None = None


#: What a leg has for each of its panels, and what it has if it slips.
OF_A_PANEL = ("maps", "clocks", "rates", "times", "ticks")
OF_SLIP = ("climbs", "heats")


def curved(rider: Rider, time: float, place: Place, course: Course) -> Curved:
    """The leg that begins here, up to what ends it."""
    stretch = rider.path.stretches[place.stretch]
    outline = outline_of(rider, stretch, place.q, place.speed**2, course)
    if abs(outline.along) <= ROUNDING * (stretch.high - stretch.low) * (place.speed != 0):
        maps, rates = _no_way(stretch, place, outline)
    else:
        maps, rates = _resolved(stretch, place, course, outline)
    times = chebyshev.integral(rates)
    clocks = np.concatenate([[0.0], np.cumsum(times.sum(axis=1))])
    q = min(max(place.q + outline.along, stretch.low), stretch.high)
    if outline.ending == "end":
        q = stretch.high if course.way > 0 else stretch.low
    end = Place(place.stretch, q, course.way * math.sqrt(outline.square), place.rim)
    kind = "slide"
    if course.mode == "grip":
        kind, end = "roll", end._replace(rim=-end.speed)
    lasts = float(clocks[-1])
    leg = Curved(
        time,
        lasts,
        kind,
        outline.ending,
        place,
        end,
        course,
        maps,
        clocks[:-1],
        rates,
        times,
        chebyshev.at_marks(times, _AT_CLOCK_MARKS),
    )
    return _with_slip(rider, stretch, leg, outline) if course.drag != 0 else leg


def _no_way(stretch: Stretch, place: Place, outline: Outline) -> tuple[Floats, Floats]:
    """A leg too short for its parameter to separate its ends well: at the mean speed."""
    half = outline.along / 2
    speeds = abs(place.speed) + math.sqrt(outline.square)
    way = 2 * abs(half) * stretch.frame(place.q, math).speed
    rates = np.zeros((1, chebyshev.COUNT))
    rates[0, 0] = way / speeds if speeds * speeds > 1e-300 else 0.0
    return np.array([[half, half, 0.0]]), rates


def _first_maps(square: float, outline: Outline) -> Floats:
    """Panels of the parameter, near a turning point as squares of the distance from it."""
    starts, slopes = chebyshev.at_starts(outline.squares)
    halves = np.diff(outline.edges) / 2
    columns = outline.edges[:-1].tolist(), starts.tolist(), (slopes / halves).tolist()
    places = list(zip(*columns, strict=True))
    # Exactly zero at rest, or the square root of what rounding leaves of it is lost.
    places[0] = places[0][0], square, places[0][2]
    half, row = float(halves[-1]), outline.squares[-1]
    x = min(max((outline.along - float(outline.edges[-2])) / half - 1, -1.0), 1.0)
    falls = chebyshev.slope(row).tolist()
    places.append((outline.along, outline.square, chebyshev.value(falls, x) / half))
    if len(places) > 2 and abs(places[-1][0] - places[-2][0]) < SLIVER * abs(2 * half):
        del places[-2]
    if len(places) == 2:
        middle = (places[0][0] + places[1][0]) / 2
        x = (middle - float(outline.edges[-2])) / half - 1
        between = chebyshev.value(row.tolist(), x)
        places.insert(1, (middle, between, chebyshev.value(falls, x) / half))
    edges = np.array([place[0] for place in places])
    maps = np.stack([(edges[1:] + edges[:-1]) / 2, np.diff(edges) / 2, 0 * edges[1:]], axis=1)
    for k in {0, 1, len(maps) - 2, len(maps) - 1}:
        early, late = places[k], places[k + 1]
        found = _squared(early[0], late[0], max(early[1], 0.0), early[2], late[1])
        if found:
            maps[k] = found
            continue
        found = _squared(late[0], early[0], max(late[1], 0.0), late[2], early[1])
        if found:
            maps[k] = found[0], -found[1], found[2]
    return maps


def _squared(
    slow: float, other: float, square: float, slope: float, beyond: float
) -> tuple[float, float, float] | None:
    """q = slow - d + (a + b x)^2 from `slow` on, where w would vanish at slow - d, near by.

    beyond : w at `other`; where it has not come from the slope, as at a cusp, None
    """
    width = other - slow
    if not slope * width > max(0.01 * (beyond - square), 0.5 * square):
        return None
    sign, before = math.copysign(1, width), square / abs(slope)
    low, high = math.sqrt(before), math.sqrt(before + abs(width))
    a, b = (low + high) / 2, (high - low) / 2
    return slow - sign * before + sign * a * a, sign * 2 * a * b, sign * b * b


def _resolved(
    stretch: Stretch, place: Place, course: Course, outline: Outline
) -> tuple[Floats, Floats]:
    """Panels fine enough, and the coefficients of dt/dx on each."""
    maps = _first_maps(place.speed**2, outline)
    done: list[tuple[Floats, Floats]] = []
    whole = 0.0
    while len(maps):
        x = chebyshev.NODES
        a, b, c = (column[:, None] for column in maps.T)
        along = a + x * (b + x * c)
        frame = stretch.frame(place.q + along)
        squares = _read(outline.squares, outline.edges, along)
        least = 1e-17 * float(np.abs(squares).max()) + 1e-300
        rate = frame.speed * np.abs(b + 2 * c * x) / np.sqrt(np.maximum(squares, least))
        rows = chebyshev.coefficients(rate)
        whole = max(whole, 2 * float(rows[:, 0].sum()))
        tails = np.abs(rows[:, -2:]).max(axis=1)
        small = tails <= QUADRATURE * np.maximum(rows[:, 0], whole / 20)
        # Where w is small, rounding is a greater part of it, and halving would not mend that.
        noise = (
            W_ROUNDING
            * float(np.abs(outline.squares[:, 0]).max())
            / np.maximum(squares.min(axis=1), 1e-300)
        )
        small |= tails <= noise * rows[:, 0]
        small |= np.abs(maps[:, 1]) <= SHORTEST_PANEL * (stretch.high - stretch.low)
        small |= len(done) + len(maps) > MOST_TRACK_PANELS
        done += zip(maps[small], rows[small], strict=True)
        maps = _halved(maps[~small])
    done.sort(key=lambda panel: course.way * float(panel[0][0]))
    return np.array([each for each, _ in done]), np.array([row for _, row in done])


def _halved(maps: Floats) -> Floats:
    """Each panel as two: x = (z - 1)/2 and x = (z + 1)/2."""
    a, b, c = maps.T
    left = np.stack([a - b / 2 + c / 4, b / 2 - c / 2, c / 4], axis=1)
    right = np.stack([a + b / 2 + c / 4, b / 2 + c / 2, c / 4], axis=1)
    return np.concatenate([left, right])


def _read(rows: Floats, edges: Floats, q: Floats) -> Floats:
    """A function given by its coefficients between edges, at any parameters."""
    way = 1 if edges[-1] > edges[0] else -1
    flat = q.ravel()
    panel = np.clip(np.searchsorted(way * edges, way * flat, side="right") - 1, 0, len(edges) - 2)
    low, high = edges[panel], edges[panel + 1]
    x = np.clip(2 * (flat - low) / (high - low) - 1, -1, 1)
    return chebyshev.values(rows[panel], x).reshape(q.shape)


def _with_slip(rider: Rider, stretch: Stretch, leg: Curved, outline: Outline) -> Curved:
    """The spin and the heat of a leg that slips, which ends where the slip does.

    From m v' = -m g sin a + F and (m/n) r w' = F, n = m r^2/I: r w' = n (v' + g sin a).
    """
    frame, rate, speed = at_nodes(stretch, leg)
    climbs = chebyshev.integral(chebyshev.coefficients(frame.sin * rate))
    climbed = np.concatenate([[0.0], np.cumsum(climbs.sum(axis=1))])
    climbs[:, 0] += climbed[:-1]
    inside = chebyshev.at_marks(climbs, _AT_NODES)
    rim = leg.start.rim + rider.inverse_inertia_factor * (
        speed - leg.start.speed + rider.gravity * inside
    )
    sliding = speed + rim if rider.inverse_inertia_factor else speed
    slip = chebyshev.coefficients(sliding)
    normal = rider.gravity * frame.cos + frame.curvature * speed**2
    # Signed, so that it stays smooth where the slip goes through zero and the leg ends.
    power = leg.course.drag * normal * sliding * rate
    heats = chebyshev.integral(chebyshev.coefficients(power))
    heats[:, 0] += np.concatenate([[0.0], np.cumsum(heats.sum(axis=1))])[:-1]
    leg = leg._replace(climbs=climbs, heats=heats)
    rim_end = leg.start.rim
    rim_end += rider.inverse_inertia_factor * (
        leg.end.speed - leg.start.speed + rider.gravity * float(climbed[-1])
    )
    leg = leg._replace(end=leg.end._replace(rim=rim_end))
    if rider.inverse_inertia_factor == 0:
        return leg
    sign = math.copysign(1, leg.course.drag * float(normal[0, 0]))
    place = _slip_ends(sign * slip)
    return leg if place is None else _cut_at_grip(leg, stretch, *place)


def _slip_ends(slip: Floats) -> tuple[int, float] | None:
    """Panel and place in it where the slip, positive so far, vanishes."""
    values = chebyshev.at_marks(slip, _AT_SLIP_MARKS).ravel()
    size = float(np.abs(values).max())
    # A slip that begins at zero is looked at once it is there.
    risen = np.maximum.accumulate(values) > SLIP_RISEN * size
    below = risen & (values <= 0)
    if not below.any():
        return None
    panel, column = divmod(int(np.argmax(below)), len(SLIP_MARKS))
    low, high = float(SLIP_MARKS[max(column - 1, 0)]), float(SLIP_MARKS[column])
    return panel, chebyshev.first_fall(slip[panel].tolist(), low, high)


def _cut_at_grip(leg: Curved, stretch: Stretch, panel: int, x: float) -> Curved:
    """The leg up to a place where the slip has ended."""
    a, b, c = leg.maps[panel].tolist()
    q = leg.start.q + (a + x * (b + x * c))
    rate = chebyshev.value(leg.rates[panel].tolist(), x)
    speed = stretch.frame(q, math).speed * (b + 2 * c * x) / rate
    lasts = float(leg.clocks[panel]) + max(chebyshev.value(leg.times[panel].tolist(), x), 0.0)
    end = Place(leg.end.stretch, q, speed, -speed)
    return first_panels(leg, panel + 1)._replace(lasts=lasts, ending="grips", end=end)


def at_nodes(stretch: Stretch, leg: Curved) -> tuple[Frame, Floats, Floats]:
    """The path, dt/dx and the speed at the nodes of all panels of a leg."""
    a, b, c = (column[:, None] for column in leg.maps.T)
    x = chebyshev.NODES
    frame = stretch.frame(leg.start.q + (a + x * (b + x * c)))
    rate = chebyshev.at_marks(leg.rates, _AT_NODES)
    return frame, rate, frame.speed * (b + 2 * c * x) / np.maximum(rate, 1e-300)


def first_panels(leg: Curved, count: int) -> Curved:
    """A leg without the panels that it does not come to: the clocks of all legs must grow."""
    columns = ((name, getattr(leg, name)) for name in (*OF_A_PANEL, *OF_SLIP))
    first: Any = {name: None if each is None else each[:count] for name, each in columns}
    return leg._replace(**first)
