"""Motion that is a parabola and a swing A sin(w t + phase): a ball on or off a plane that shakes.

Times within this module are angles, w times seconds. The swing stands as A sin(phase) and
A cos(phase), so that a gap which opens slowly keeps its digits.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from kernel_lib.contacts.impact_times import plane_time
from kernel_lib.numerics.roots import falling_zero, sign_change
from kernel_lib.state.tolerances import ROUNDING
from kernel_lib.state.trajectory import Floats
from kernel_lib.state.vectors import ZERO, Vector, norm

__all__ = ["SAME_TURN", "Swinging", "press_ends", "swing_fall"]

#: Below this angle sine and cosine cancel, and their series is taken.
SMALL_ANGLE = 0.1

#: A turn of the bend nearer than this angle is the one just passed.
SAME_TURN = 1e-9

#: The finest part of an angle that a float resolves.
LAST_DIGIT = 2e-16


@dataclass(frozen=True)
class Swinging:
    """Path of a ball that a shaking plane carries: a parabola and a swing.

    place, velocity, acceleration : of the parabola at the start; spin : rad/s, at the start
    swing : m, amplitude with its direction; rate : rad/s; phase : rad, at the start
    twist, turning : rad/s^2 and rad/s; the spin grows by twist s + turning (cos(w s + p) - cos p)
    """

    place: Vector
    velocity: Vector
    acceleration: Vector
    spin: Vector
    swing: Vector
    rate: float
    phase: float
    twist: Vector = ZERO
    turning: Vector = ZERO

    @property
    def most(self) -> float:
        """No acceleration on the path is greater, m/s^2."""
        return norm(self.acceleration) + norm(self.swing) * self.rate**2

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """Place and velocity as (N, 2, 3), and spins as (N, 3), so many seconds after its start."""
        s = np.asarray(after, dtype=float)[:, None]
        v, a, swing = (np.array(each) for each in (self.velocity, self.acceleration, self.swing))
        half = self.rate * s / 2
        c = np.array(self.place) + v * s + a * s * s / 2
        c += swing * (2 * np.cos(self.phase + half) * np.sin(half))
        speed = v + a * s + swing * (self.rate * np.cos(self.phase + 2 * half))
        turned = -2 * np.sin(self.phase + half) * np.sin(half)
        spin = np.array(self.spin) + np.array(self.twist) * s + np.array(self.turning) * turned
        return np.stack([c, speed], axis=1), spin


class _Gap(NamedTuple):
    """How far a ball is off a plane that swings, m; see `swing_fall`.

    x, u, q : gap, its rate and its bend now; bend : that of the ball's own path
    """

    x: float
    u: float
    q: float
    bend: float
    sine: float
    cosine: float

    def height(self, t: float) -> float:
        """Of the ball above where the plane is now."""
        return self.x + (self.u + self.cosine + self.bend * t / 2) * t

    def climb(self, t: float) -> float:
        """Rate of the height."""
        return self.u + self.cosine + self.bend * t

    def at(self, t: float) -> float:
        if t > SMALL_ANGLE:
            return self.height(t) + self.sine * (1 - math.cos(t)) - self.cosine * math.sin(t)
        # t - sin t and t^2/2 - (1 - cos t), to the last digit.
        y = t * t
        cubic = t * y / 6 * (1 - y / 20 * (1 - y / 42 * (1 - y / 72 * (1 - y / 110))))
        quartic = y * y / 24 * (1 - y / 30 * (1 - y / 56 * (1 - y / 90 * (1 - y / 132))))
        return self.x + (self.u + self.q * t / 2) * t + self.cosine * cubic - self.sine * quartic

    def slope(self, t: float) -> float:
        if t > SMALL_ANGLE:
            return self.climb(t) + self.sine * math.sin(t) - self.cosine * math.cos(t)
        half, y = math.sin(t / 2), t * t
        cubic = t * y / 6 * (1 - y / 20 * (1 - y / 42 * (1 - y / 72 * (1 - y / 110))))
        return self.u + self.q * t + 2 * self.cosine * half * half - self.sine * cubic

    def turning(self, t: float) -> float:
        """Rate of the slope."""
        half = math.sin(t / 2)
        return self.q - 2 * self.sine * half * half + self.cosine * math.sin(t)

    def both(self, t: float) -> tuple[float, float]:
        return self.at(t), self.slope(t)


def press_ends(press: float, swing: tuple[float, float], rate: float) -> float:
    """How long a plane that swings presses a ball, s, which would press by `press` at rest, m/s^2.

    Until press - w^2 A sin(w t + p) falls through zero; infinity if it never does.

    Parameters
    ----------
    swing : m, A sin p and A cos p; rate : w, rad/s
    """
    level, size = press / rate**2, math.hypot(*swing)
    if level >= size:
        return math.inf
    turn = (math.asin(level / size) - math.atan2(*swing)) % (2 * math.pi)
    return (turn if turn > SAME_TURN else turn + 2 * math.pi) / rate


def swing_fall(
    gap: float, speed: float, push: float, swing: tuple[float, float], rate: float, leaving: bool
) -> float:
    """First t > 0 at which the gap of a ball in free flight from a plane that swings closes, s.

    gap + speed t + push t^2/2 + A (sin p + w t cos p - sin(w t + p)). Between two moments at
    which its bend is zero a gap has one extreme at most, and one zero where it becomes smaller.

    Parameters
    ----------
    gap : m; speed : m/s, at which it opens; push : m/s^2, the ball's acceleration off the plane
    swing : m, A sin p and A cos p, not both zero; rate : w, rad/s
    leaving : the gap is zero now and opens

    Returns
    -------
    s; infinity if it never closes; zero for a ball that leaves and is pressed on at once
    """
    bend, size = push / rate**2, math.hypot(*swing)
    flight = _Gap(max(gap, 0.0), speed / rate, bend + swing[0], bend, *swing)
    if leaving:
        flight = flight._replace(x=0.0, u=max(flight.u, 0.0))
        if flight.u == 0:
            if flight.q < -ROUNDING * (abs(bend) + size):
                return 0.0
            flight = flight._replace(q=max(flight.q, 0.0))
    return _first_zero(flight, size) / rate


def _first_zero(flight: _Gap, size: float) -> float:
    """`swing_fall` as an angle, of a flight from a swing of this size."""
    top = size - flight.sine
    t, seen, until = 0.0, flight.x > 0, math.inf
    while t <= until:
        clear = flight.height(t) - top
        if clear > 0:
            # Nothing happens before the ball has come to where the plane swings.
            t, seen = t + plane_time(clear, flight.climb(t), flight.bend), True
            if t == math.inf:
                return t
        if flight.bend >= 0 and flight.climb(t) >= 0 and until == math.inf:
            # What one swing does not reach of a ball that comes no nearer no other will.
            until = t + 2 * math.pi
        end = _next_turn(flight, t, size)
        if end <= t:
            return t
        low, high = _closing(flight, t, end)
        seen = seen or flight.at(low) > 0
        if low < high and flight.at(high) <= 0:
            return _zero(flight, low, high) if seen else _pressed(flight, high, size)
        t = end
    return math.inf


def _next_turn(flight: _Gap, t: float, size: float) -> float:
    """Where the slope next changes from growing to falling or back; or when all is over."""
    bend = flight.bend
    if abs(bend) < size:
        now, level = math.atan2(flight.sine, flight.cosine) + t, math.asin(-bend / size)
        turns = [(at - now) % (2 * math.pi) for at in (level, math.pi - level)]
        return t + min((turn for turn in turns if turn > SAME_TURN), default=math.pi)
    if bend < 0:  # Below the lowest place of the plane.
        lowest = flight.height(t) + size + flight.sine
        return t + plane_time(lowest + size, flight.climb(t), bend)
    return t + max(size - flight.climb(t), 0.0) / bend + math.pi


def _closing(flight: _Gap, low: float, high: float) -> tuple[float, float]:
    """The part of a stretch in which the gap becomes smaller, perhaps of no length."""
    f, g = flight.slope(low), flight.slope(high)
    if f >= 0 and g >= 0:
        return high, high
    if f <= 0 and g <= 0:
        return low, high
    most = _nearest(lambda t: (flight.slope(t) > 0) == (g > 0), low, high)
    f, g = flight.slope(low), flight.slope(most)
    middle = sign_change(flight.slope, low, most, f, g, LAST_DIGIT * most)
    return (low, middle) if f < 0 else (middle, high)


def _zero(flight: _Gap, low: float, high: float) -> float:
    """The zero of a gap that closes between two times."""
    if flight.at(low) <= 0:
        return low
    high = _nearest(lambda t: flight.at(t) <= 0, low, high)
    return falling_zero(flight.both, low, high, (low + high) / 2, LAST_DIGIT * high, 0.0)


def _nearest(holds: Callable[[float], bool], low: float, high: float) -> float:
    """A time so near that something no longer holds at half of it, or that is below `low`."""
    while high / 2 > low and holds(high / 2):
        high /= 2
    return high


def _pressed(flight: _Gap, high: float, size: float) -> float:
    """When a ball is pressed on for certain that has left by less than can be seen."""
    least = -2 * ROUNDING * (abs(flight.bend) + size)
    return _nearest(lambda t: flight.turning(t) < least, 0.0, high)
