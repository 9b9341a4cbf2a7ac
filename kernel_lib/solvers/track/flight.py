"""When a ball in flight comes down on its track: the gap to the centre's path falls through zero.

Far off, nothing touches before the distance is flown; near by, not before the gap is closed by the
speed and the greatest acceleration that it can have.
"""

import math
from typing import NamedTuple

from kernel_lib.contacts.centre_path import CentrePath, Foot, Stretch
from kernel_lib.state.tolerances import FLIGHT_NEAR, MET, MOST_FLIGHT_STEPS, PARTED

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
    gravity: float

    def at(self, t: float) -> tuple[float, float]:
        return self.x + self.vx * t, self.y + t * (self.vy - self.gravity * t / 2)

    def speed(self, t: float) -> float:
        return math.hypot(self.vx, self.vy - self.gravity * t)

    def falls_for(self, distance: float, t: float) -> float:
        """How long it needs at least to fly a distance from t on, s."""
        v = self.speed(t)
        root = v + math.sqrt(v * v + 2 * self.gravity * distance)
        return 2 * distance / root if root > 0 else math.inf


def landing(
    path: CentrePath,
    size: float,
    place: tuple[float, float],
    velocity: tuple[float, float],
    gravity: float,
    fresh: bool,
) -> Landing | None:
    """The first landing of a flight, or None if it never comes down on the track.

    Parameters
    ----------
    size : m, radius of the ball, or of what else gives its scale
    place, velocity : m, m/s, of the centre; gravity : m/s^2, downwards
    fresh : whether it has just left the track, and touches it still
    """
    flight = _Flight(*place, *velocity, gravity)
    last = _leaves_box(path, flight, size)
    found: Landing | None = None
    for index, stretch in enumerate(path.stretches):
        one = _landing_on(stretch, flight, size, fresh, found.after if found else last)
        if one is not None and (found is None or one[0] < found.after):
            found = Landing(one[0], index if one[2] else -1, one[1])
    return found


def _leaves_box(path: CentrePath, flight: _Flight, size: float) -> float:
    """A moment after which a ball cannot touch the track any more, s."""
    low_x, low_y, high_x, high_y = path.box
    low_x, low_y, high_x, high_y = low_x - size, low_y - size, high_x + size, high_y + size
    out = math.inf
    if flight.vx > 0:
        out = max((high_x - flight.x) / flight.vx, 0.0)
    elif flight.vx < 0:
        out = max((low_x - flight.x) / flight.vx, 0.0)
    if flight.gravity > 0:
        square = flight.vy**2 + 2 * flight.gravity * (flight.y - low_y)
        down = (flight.vy + math.sqrt(square)) / flight.gravity if square > 0 else 0.0
        out = min(out, max(down, 0.0))
    elif flight.vy > 0:
        out = min(out, max((high_y - flight.y) / flight.vy, 0.0))
    elif flight.vy < 0:
        out = min(out, max((low_y - flight.y) / flight.vy, 0.0))
    return out if flight.speed(0.0) > 0 or flight.gravity > 0 else 0.0


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
    above = False
    before = t
    for _ in range(MOST_FLIGHT_STEPS):
        if t > last:
            return None
        x, y = flight.at(t)
        foot = stretch.foot(x, y, slack)
        if foot.within and foot.gap <= 0 and above:
            return *_crossing(stretch, flight, before, t, slack), True
        above, before = foot.within and foot.gap > 0, t
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
    vx, vy = flight.vx, flight.vy - flight.gravity * t
    bound, longest = flight.gravity, math.inf
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
            if flight.gravity > 0:
                longest = min(longest, math.sqrt(room / flight.gravity))
            bound += 4 * most * (vx * vx + vy * vy)
    bound += 1e-300
    root = math.sqrt(rate * rate + 2 * bound * foot.gap)
    step = (rate + root) / bound if rate > 0 else 2 * foot.gap / max(root - rate, 1e-300)
    if foot.within and bound > flight.gravity:
        # Its speed, which the bound is made with, must not grow much on the way.
        step = min(step, longest, 0.2 * flight.speed(t) / (flight.gravity + 1e-300))
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
    bound = 2 * (flight.gravity + abs(frame.curvature) * flight.speed(0.0) ** 2) + 1e-300
    t = max(flight.falls_for(1e-5 * size, 0.0), 1e-300)
    if rate > 0:
        t = min(t, rate / bound)
    while t <= last:
        x, y = flight.at(t)
        foot = stretch.foot(x, y, PARTED * size)
        if not foot.within or foot.gap > PARTED * size:
            return t, False, foot.q
        if foot.gap < -PARTED * size:
            return t, True, foot.q
        t *= 1.5
    return None


def _crossing(
    stretch: Stretch, flight: _Flight, low: float, high: float, slack: float
) -> tuple[float, float]:
    """Moment and parameter at which the gap closes between two moments."""
    q = stretch.foot(*flight.at(high), slack).q
    for _ in range(60):
        middle = (low + high) / 2
        if not low < middle < high:
            break
        foot = stretch.foot(*flight.at(middle), slack)
        if foot.gap > 0:
            low = middle
        else:
            high, q = middle, foot.q
    return high, q
