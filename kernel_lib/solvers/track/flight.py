"""When a ball in flight comes down on its track: the gap to the centre's path falls through zero.

Far off, nothing touches before the distance is flown; near by, not before the gap is closed by the
speed and the greatest acceleration that it can have. A ball that a plane carries moves in a
straight line: what it only grazes it does not meet, and where the track continues flush with the
plane it passes over to the track at the end of a piece.
"""

import math
from typing import NamedTuple

from kernel_lib.contacts.centre_path import CentrePath, Foot, Stretch
from kernel_lib.contacts.curve_walk import time_to_go
from kernel_lib.numerics.roots import halved
from kernel_lib.state.tolerances import (
    CONTACT_TOLERANCE,
    FLIGHT_NEAR,
    MET,
    MOST_FLIGHT_STEPS,
    PARTED,
    ROUNDING,
)
from kernel_lib.state.track_curves import ArcCurve

#: Steps towards the place where a flight meets its track, and how near they come, radii.
MOST_MEETING_STEPS = 30
MEETING = 1e-12
#: Halvings of the time in which a flight comes through its track.
MOST_HALVINGS = 60

__all__ = ["Landing", "landing"]


class Landing(NamedTuple):
    """Where and when a flight ends: stretch is -1 where it only has to be looked at again."""

    after: float
    stretch: int
    q: float


class _Flight(NamedTuple):
    x: float
    y: float
    vx: float
    vy: float
    ax: float
    ay: float
    pull: float

    def at(self, t: float) -> tuple[float, float]:
        return self.x + t * (self.vx + self.ax * t / 2), self.y + t * (self.vy + self.ay * t / 2)

    def velocity(self, t: float) -> tuple[float, float]:
        return self.vx + self.ax * t, self.vy + self.ay * t

    def speed(self, t: float) -> float:
        return math.hypot(*self.velocity(t))

    @property
    def straight(self) -> bool:
        """Whether it is thrown along its acceleration, or has none."""
        across = self.vx * self.ay - self.vy * self.ax
        return abs(across) <= ROUNDING * math.hypot(self.vx, self.vy) * self.pull

    def falls_for(self, distance: float, t: float) -> float:
        """How long it needs at least to fly a distance from t on, s."""
        return time_to_go(distance, self.speed(t), self.pull)


def landing(
    path: CentrePath,
    size: float,
    place: tuple[float, float],
    velocity: tuple[float, float],
    acceleration: tuple[float, float],
    fresh: bool,
    limit: float = math.inf,
) -> Landing | None:
    """The first landing of a flight, or None if it never comes down on the track.

    Parameters
    ----------
    size : m, radius of the ball, or of what else gives its scale
    place, velocity, acceleration : m, m/s, m/s^2, of the centre
    fresh : whether it has just left the track, and touches it still
    limit : s, how long the flight stays like this
    """
    flight = _Flight(*place, *velocity, *acceleration, math.hypot(*acceleration))
    last = min(_leaves_box(path, flight, size), limit)
    straight = flight.straight
    found: Landing | None = None
    for index, stretch in enumerate(path.stretches):
        if straight and _only_grazes(stretch, flight, size):
            continue
        one = _landing_on(stretch, flight, size, fresh, found.after if found else last)
        if one is not None and (found is None or one[0] < found.after):
            after, q = _met(stretch, flight, size, *one[:2]) if one[2] else one[:2]
            found = Landing(after, index if one[2] else -1, q)
    return found


def _met(
    stretch: Stretch, flight: _Flight, size: float, after: float, q: float
) -> tuple[float, float]:
    """Moment and parameter at which flight and path meet to the last digits.

    Where the path bends as closely as the ball does, its nearest point is not known as well.
    """
    t, at = after, q
    for _ in range(MOST_MEETING_STEPS):
        frame = stretch.frame(at, math)
        (x, y), (vx, vy) = flight.at(t), flight.velocity(t)
        ahead_x, ahead_y = x - frame.x, y - frame.y
        if math.hypot(ahead_x, ahead_y) <= MEETING * size:
            return t, at
        closing = frame.speed * (frame.sin * vx - frame.cos * vy)
        if closing == 0:
            break
        at += (vx * ahead_y - vy * ahead_x) / closing
        t += frame.speed * (frame.cos * ahead_y - frame.sin * ahead_x) / closing
        if not (0 <= t <= 2 * after and stretch.low <= at <= stretch.high):
            break
    return after, q


def _leaves_box(path: CentrePath, flight: _Flight, size: float) -> float:
    """A moment after which a ball cannot touch the track any more, s."""
    low_x, low_y, high_x, high_y = path.box
    out = min(
        _leaves(flight.x, flight.vx, flight.ax, low_x - size, high_x + size),
        _leaves(flight.y, flight.vy, flight.ay, low_y - size, high_y + size),
    )
    return out if flight.speed(0.0) > 0 or flight.pull > 0 else 0.0


def _leaves(place: float, speed: float, acceleration: float, low: float, high: float) -> float:
    """A moment after which a coordinate stays below one number, or above another, s."""
    if acceleration < 0:
        square = speed**2 - 2 * acceleration * (place - low)
        return max((speed + math.sqrt(square)) / -acceleration, 0.0) if square > 0 else 0.0
    if acceleration > 0 or speed == 0:
        return math.inf
    return max((high - place if speed > 0 else low - place) / speed, 0.0)


def _only_grazes(stretch: Stretch, flight: _Flight, size: float) -> bool:
    """Whether a straight flight runs along a straight stretch, or touches a round hill at most."""
    u, v = flight.velocity(0.0) if flight.speed(0.0) > 0 else (flight.ax, flight.ay)
    length = math.hypot(u, v)
    if length == 0:
        return False
    if stretch.straight:
        frame = stretch.frame(stretch.low, math)
        return abs(u * frame.sin - v * frame.cos) <= ROUNDING * length
    curve = stretch.curve
    if not isinstance(curve, ArcCurve) or curve.way > 0:
        return False
    away = abs(u * (curve.y - flight.y) - v * (curve.x - flight.x)) / length
    return away >= curve.radius + stretch.offset - CONTACT_TOLERANCE * size


def _landing_on(
    stretch: Stretch, flight: _Flight, size: float, fresh: bool, last: float
) -> tuple[float, float, bool] | None:
    """Time and parameter of the first landing on one stretch; False: look again then."""
    slack, near = PARTED * size, FLIGHT_NEAR * size
    t = 0.0
    if fresh:
        started = _parted(stretch, flight, size, last)
        if started is None:
            return None
        t, down, q = started
        if down:
            return t, q, True
    above, inside = False, True
    before = t
    for _ in range(MOST_FLIGHT_STEPS):
        if t > last:
            return None
        x, y = flight.at(t)
        foot = stretch.foot(x, y, slack)
        if foot.within and foot.gap <= 0 and above:
            return *_crossing(stretch, flight, before, t, slack), True
        if foot.within and not inside and abs(foot.gap) <= CONTACT_TOLERANCE * size:
            # Along a plane that is flush with the track.
            return *_crossing(stretch, flight, before, t, slack, CONTACT_TOLERANCE * size), True
        above, inside, before = foot.within and foot.gap > 0, foot.within, t
        rate, step = _safe_step(stretch, flight, foot, t, near)
        if above and rate < 0 and (foot.gap <= MET * size or t + step == t):
            return t, foot.q, True
        t += max(step, flight.falls_for(MET * size if above else 1e-3 * near, t))
    return t, 0.0, False


def _safe_step(
    stretch: Stretch, flight: _Flight, foot: Foot, t: float, near: float
) -> tuple[float, float]:
    """Rate of the gap, and how long at least it stays open, s.

    The distance to a point, or to a convex curve, bends by no more than gravity; on the concave
    side of a curvature k by k v^2/(1 - k gap) more.
    """
    far = flight.falls_for(abs(foot.gap), t)
    frame = stretch.frame(foot.q, math)
    vx, vy = flight.velocity(t)
    bound, longest = flight.pull, math.inf
    if not foot.within:
        x, y = flight.at(t)
        rate = (vx * (x - frame.x) + vy * (y - frame.y)) / max(foot.gap, 1e-300)
    else:
        rate = vy * frame.cos - vx * frame.sin
        most = stretch.greatest_curvature
        if foot.gap < 0:
            return rate, far
        if most > 0:
            if foot.gap <= near:
                most = min(most, 2 * abs(frame.curvature) + 0.1 / near)
            # As long as the gap stays below half of the least radius.
            room = 0.5 / most - foot.gap
            if room < 0.25 / most:
                return rate, far
            longest = min(longest, room / (2 * max(rate, 1e-300)))
            if flight.pull > 0:
                longest = min(longest, math.sqrt(room / flight.pull))
            bound += 4 * most * (vx * vx + vy * vy)
    bound += 1e-300
    root = math.sqrt(rate * rate + 2 * bound * foot.gap)
    step = (rate + root) / bound if rate > 0 else 2 * foot.gap / max(root - rate, 1e-300)
    if foot.within and bound > flight.pull:
        # Its speed, which the bound is made with, must not grow much on the way.
        step = min(step, longest, 0.2 * flight.speed(t) / (flight.pull + 1e-300))
    return rate, max(step, far)


def _parted(
    stretch: Stretch, flight: _Flight, size: float, last: float
) -> tuple[float, bool, float] | None:
    """The first moment at which a ball that has left the track is clear of it, or back on it."""
    x, y = flight.at(0.0)
    foot = stretch.foot(x, y, PARTED * size)
    if not foot.within or abs(foot.gap) > 10 * PARTED * size:
        return 0.0, False, foot.q
    frame = stretch.frame(foot.q, math)
    rate = flight.vy * frame.cos - flight.vx * frame.sin
    if foot.gap <= CONTACT_TOLERANCE * size and rate < -ROUNDING * flight.speed(0.0):
        return 0.0, True, foot.q  # Off one side of a kink, into the other.
    bound = 2 * (flight.pull + abs(frame.curvature) * flight.speed(0.0) ** 2) + 1e-300
    t = max(flight.falls_for(1e-5 * size, 0.0), 1e-300)
    if rate > 0:
        t = min(t, rate / bound)
    above = 0.0
    while t <= last:
        x, y = flight.at(t)
        foot = stretch.foot(x, y, PARTED * size)
        if not foot.within or foot.gap > PARTED * size:
            return t, False, foot.q
        if foot.gap < -PARTED * size:
            down, q = _crossing(stretch, flight, above, t, PARTED * size) if above else (t, foot.q)
            return down, True, q
        above = t if foot.gap > 0 else above
        t *= 1.5
    return None


def _crossing(
    stretch: Stretch, flight: _Flight, low: float, high: float, slack: float, level: float = 0.0
) -> tuple[float, float]:
    """Moment and parameter at which the gap falls to a level between two moments."""

    def above(moment: float) -> bool:
        foot = stretch.foot(*flight.at(moment), slack)
        return foot.gap > level or not foot.within

    _, moment = halved(above, low, high, MOST_HALVINGS)
    return moment, stretch.foot(*flight.at(moment), slack).q
