"""Where the centre of a ball runs on a track: the parallel curve, its corners and its kinks.

A ball of radius r against a curve is a point against the curve at distance r: with the curvature k
of the track, positive where it is concave to the ball, k_c = k/(1 - r k) and ds_c = (1 - r k) ds.
Round a convex kink the centre describes an arc of radius r; in a concave one it is caught where the
two parallel curves meet.
"""

import math
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.state.tolerances import LEAST_KINK
from kernel_lib.state.track import Track, curves_of
from kernel_lib.state.track_curves import ArcCurve, Curve, LineCurve
from kernel_lib.state.trajectory import Floats

__all__ = ["CentrePath", "Foot", "Frame", "Stretch", "centre_path"]

#: Angle, rad, by which a track turns at most from one panel to the next: sixteen points of a panel
#: then give the curve to the last digits.
PANEL_TURN = 0.5

#: The nearest point is found when what is left along the path is this part of the coordinates.
FOOT_SETTLED = 1e-15
MOST_FOOT_STEPS = 30

#: Beyond so many times the slack, what is left along the path may be this part of the distance:
#: that errs by half the square of it.
FAR, NEAR_FOOT = 1e7, 1e-5

#: Panels of one stretch, whatever it turns.
MOST_PANELS = 20_000


class Frame(NamedTuple):
    """The centre's path at some parameters.

    x, y : m; cos, sin : of the angle of its direction from the horizontal; curvature : 1/m,
    positive where concave; speed : m, length of path for one unit of the parameter
    """

    x: Any
    y: Any
    cos: Any
    sin: Any
    curvature: Any
    speed: Any


class Foot(NamedTuple):
    """The point of a stretch nearest to a place.

    gap : m, positive on the side of the ball, or the distance where the foot is beyond an end
    q : parameter; within : whether the foot lies on the stretch
    """

    gap: float
    q: float
    within: bool


@dataclass(frozen=True)
class Stretch:
    """A part of the centre's path along one curve.

    offset : m, from the curve to the centre; low, high : parameters of its ends
    """

    curve: Curve
    offset: float
    low: float
    high: float

    @property
    def straight(self) -> bool:
        return isinstance(self.curve, LineCurve)

    def frame(self, q: Any, m: Any = np) -> Frame:
        """The path at one parameter (`m` is math) or at many (`m` is numpy)."""
        x, y, dx, dy, ddx, ddy = self.curve.at(q, m)
        speed = m.sqrt(dx * dx + dy * dy)
        c, s = dx / speed, dy / speed
        curvature = (c * ddy - s * ddx) / (speed * speed)
        if self.offset == 0:
            return Frame(x, y, c, s, curvature, speed)
        r, rest = self.offset, 1 - self.offset * curvature
        return Frame(x - r * s, y + r * c, c, s, curvature / rest, speed * rest)

    def angle(self, q: float) -> float:
        """Of its direction from the horizontal, rad."""
        _, _, dx, dy, _, _ = self.curve.at(q, math)
        return math.atan2(dy, dx)

    @cached_property
    def breaks(self) -> Floats:
        """Parameters from end to end, between which the path turns little and is smooth."""
        inside = [q for q in self.curve.knots if self.low < q < self.high]
        edges = [self.low, *inside, self.high]
        found = [self.low]
        for low, high in pairwise(edges):
            q = np.linspace(low, high, 33)
            frame = self.frame(q)
            turn = np.abs(np.diff(np.unwrap(np.arctan2(frame.sin, frame.cos))))
            mean = np.cumsum(turn + turn.sum() / 64 + 1e-300)
            count = max(math.ceil(turn.sum() / PANEL_TURN), 1)
            count = min(count, MOST_PANELS // len(edges))
            marks = np.interp(
                np.arange(1, count) / count, np.concatenate([[0], mean / mean[-1]]), q
            )
            found += [*marks.tolist(), high]
        return np.array(found)

    @cached_property
    def table(self) -> tuple[Floats, Floats, Floats]:
        """Parameters, and places, close enough to begin a search for the nearest point."""
        edges = self.breaks
        parts = np.linspace(0, 1, 9)[:-1]
        q = np.append((edges[:-1, None] + np.diff(edges)[:, None] * parts).ravel(), edges[-1])
        frame = self.frame(q)
        return q, frame.x, frame.y

    @cached_property
    def greatest_curvature(self) -> float:
        """Of the path where it is concave, 1/m; 0 where it is nowhere."""
        frame = self.frame(self.table[0])
        # Between the places of the table it is hardly greater.
        return 1.2 * max(float(np.max(frame.curvature)), 0.0)

    def foot(self, x: float, y: float, slack: float) -> Foot:
        """The nearest point of the stretch.

        slack : m, how far beyond an end the foot still counts as on the stretch
        """
        curve = self.curve
        if isinstance(curve, LineCurve):
            across_x, across_y = x - curve.x, y - curve.y
            q = across_x * curve.along_x + across_y * curve.along_y
            gap = across_y * curve.along_x - across_x * curve.along_y - self.offset
            return self._ended(x, y, q, gap, slack)
        if isinstance(curve, ArcCurve):
            return self._arc_foot(curve, x, y, slack)
        marks, xs, ys = self.table
        nearest = int(((xs - x) ** 2 + (ys - y) ** 2).argmin())
        low, high = (
            float(marks[max(nearest - 1, 0)]),
            float(marks[min(nearest + 1, len(marks) - 1)]),
        )
        q, settled = float(marks[nearest]), FOOT_SETTLED * (abs(x) + abs(y) + slack)
        for _ in range(MOST_FOOT_STEPS):
            frame = self.frame(q, math)
            u, v = x - frame.x, y - frame.y
            along, gap = u * frame.cos + v * frame.sin, v * frame.cos - u * frame.sin
            # From far away, where slack is next to nothing, the distance need not be as exact.
            if abs(along) <= settled or (
                abs(gap) > FAR * slack and abs(along) <= NEAR_FOOT * abs(gap)
            ):
                return Foot(gap, q, True)
            bend = max(1 - frame.curvature * gap, 0.1)
            before, q = q, min(max(q + along / (frame.speed * bend), low), high)
            if q == before:
                break
        if abs(along) <= slack:
            return Foot(gap, q, True)
        return Foot(math.hypot(u, v), q, False)

    def _arc_foot(self, curve: ArcCurve, x: float, y: float, slack: float) -> Foot:
        radius = curve.radius - curve.way * self.offset
        away = math.hypot(x - curve.x, y - curve.y)
        gap = curve.way * (radius - away)
        turn = (curve.way * (math.atan2(y - curve.y, x - curve.x) - curve.start)) % (2 * math.pi)
        # The first time round that the arc goes through this angle, or the nearer end.
        slack /= radius
        turn += 2 * math.pi * math.ceil((self.low - slack - turn) / (2 * math.pi))
        if turn > self.high + slack and self.low - (turn - 2 * math.pi) < turn - self.high:
            turn -= 2 * math.pi
        return self._ended(x, y, turn, gap, slack)

    def _ended(self, x: float, y: float, q: float, gap: float, slack: float) -> Foot:
        inside = min(max(q, self.low), self.high)
        if abs(q - inside) <= slack:
            return Foot(gap, inside, True)
        frame = self.frame(inside, math)
        return Foot(math.hypot(x - frame.x, y - frame.y), inside, False)


@dataclass(frozen=True)
class CentrePath:
    """All stretches in order.

    kinks : rad, angle by which the direction jumps from the end of each stretch to the start of the
        next, positive where it is concave to the ball; between the last and the first of a closed
        track as well, NaN at the end of an open one
    """

    stretches: tuple[Stretch, ...]
    kinks: tuple[float, ...]
    closed: bool

    def beyond(self, index: int, way: int) -> int:
        """The stretch that follows (way 1) or comes before (-1); -1 where the track ends."""
        last = len(self.stretches) - 1
        if (index == last and way > 0) or (index == 0 and way < 0):
            return (0 if way > 0 else last) if self.closed else -1
        return index + way

    def kink(self, index: int, way: int) -> float:
        """The kink at the end (way 1) or the start (-1) of a stretch, rad."""
        return self.kinks[index if way > 0 else index - 1]

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """Least x and y, greatest x and y of the centre, m."""
        x = np.concatenate([stretch.table[1] for stretch in self.stretches])
        y = np.concatenate([stretch.table[2] for stretch in self.stretches])
        return float(x.min()), float(y.min()), float(x.max()), float(y.max())


@lru_cache(maxsize=256)
def centre_path(track: Track, radius: float, capped: bool = True) -> CentrePath:
    """The path of the centre of a ball on a track.

    capped : whether the centre goes round the ends of an open track

    Raises
    ------
    ValueError : a ball that does not fit where the track is concave
    """
    curves = curves_of(track)
    if not curves:
        raise ValueError("a track needs at least one piece, such as .line((1, 0)), got none")
    offset = 0.0 if track.of_centres else radius
    stretches = [Stretch(curve, offset, curve.low, curve.high) for curve in curves]
    _check_fit(stretches)
    (x, y), (u, v) = track.start, track.end
    size = abs(x) + abs(y) + sum(_size(stretch) for stretch in stretches)
    closed = math.hypot(u - x, v - y) <= 1e-9 * size
    made, kinks = _joined(stretches, offset, closed)
    if capped and not closed and offset > 0:
        first, last = made[0], made[-1]
        made = [_round(first, 0, offset, math.pi), *made, _round(last, 1, offset, math.pi)]
        kinks = [0.0, *kinks, 0.0]
    return CentrePath(tuple(made), (*kinks, math.nan) if not closed else tuple(kinks), closed)


def _size(stretch: Stretch) -> float:
    """About how long a stretch is, m."""
    frame = stretch.frame(np.linspace(stretch.low, stretch.high, 9))
    return float(np.hypot(np.diff(frame.x), np.diff(frame.y)).sum())


def _check_fit(stretches: list[Stretch]) -> None:
    """The ball must be smaller than any circle that the track bends round on its side."""
    for i, stretch in enumerate(stretches):
        if stretch.straight or stretch.offset == 0:
            continue
        bare = replace(stretch, offset=0.0)
        marks = bare.table[0]
        inner = (marks[1:] + marks[:-1]) / 2
        most = float(bare.frame(np.concatenate([marks, inner])).curvature.max())
        if not most * stretch.offset < 1 - 1e-9:
            raise ValueError(
                f"the radius of a ball must be below {1 / most:.6g} m, the least radius of "
                f"curvature of piece {i} of the track, got {stretch.offset:g}"
            )


def _joined(
    stretches: list[Stretch], offset: float, closed: bool
) -> tuple[list[Stretch], list[float]]:
    """Stretches with arcs round convex kinks, cut off at concave ones."""
    pieces, made, kinks = list(stretches), list[Stretch](), list[float]()
    last = len(pieces) - 1
    for i in range(len(pieces)):
        made.append(pieces[i])
        if i == last and not closed:
            break
        j = 0 if i == last else i + 1
        one, two = pieces[i], pieces[j]
        kink = math.remainder(two.angle(two.low) - one.angle(one.high), 2 * math.pi)
        if abs(kink) <= LEAST_KINK:
            kinks.append(0.0)
        elif kink < 0 and offset > 0:
            made.append(_round(one, 1, offset, -kink))
            kinks += [0.0, 0.0]
        elif offset == 0:
            kinks.append(kink)
        else:
            q, p = _caught(one, two, i)
            made[-1], cut = replace(one, high=q), replace(two, low=p)
            if j == 0:
                made[0] = replace(made[0], low=p)
            else:
                pieces[j] = cut
            turned = cut.angle(p) - one.angle(q)
            kinks.append(math.remainder(turned, 2 * math.pi))
    return made, kinks


def _round(stretch: Stretch, end: int, radius: float, turn: float) -> Stretch:
    """The arc about the end (1) or the start (0) of a stretch, clockwise as the ball goes."""
    q = stretch.high if end else stretch.low
    x, y, *_ = stretch.curve.at(q, math)
    upright = stretch.angle(q) + math.pi / 2
    start = upright if end else upright + turn
    curve = ArcCurve(x, y, radius, start, -1, 0.0, turn)
    return Stretch(curve, 0.0, 0.0, turn)


def _caught(one: Stretch, two: Stretch, i: int) -> tuple[float, float]:
    """Parameters at which two parallel curves meet in front of a concave kink.

    Raises
    ------
    ValueError : they do not meet: the pieces are too short for the ball
    """
    a, b = one.frame(one.high, math), two.frame(two.low, math)
    kink = math.atan2(a.cos * b.sin - a.sin * b.cos, a.cos * b.cos + a.sin * b.sin)
    reach = one.offset * math.tan(kink / 2)
    q, p = one.high - reach / a.speed, two.low + reach / b.speed
    for _ in range(60):
        q, p = min(max(q, one.low), one.high), min(max(p, two.low), two.high)
        a, b = one.frame(q, math), two.frame(p, math)
        x, y = b.x - a.x, b.y - a.y
        turned = a.cos * b.sin - a.sin * b.cos
        if abs(turned) < LEAST_KINK:
            break
        along = (x * b.sin - y * b.cos) / turned
        back = (x * a.sin - y * a.cos) / turned
        q, p = q + along / a.speed, p + back / b.speed
        size = abs(a.x) + abs(a.y) + one.offset
        if abs(along) + abs(back) <= 1e-14 * size and one.low < q and p < two.high:
            return q, p
    raise ValueError(
        f"the radius of a ball must let it into the corner between pieces {i} and {i + 1} of the "
        f"track, got {one.offset:g}; give a smaller one, or make the pieces longer"
    )
