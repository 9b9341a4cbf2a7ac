"""A run in pieces: where each ball is, and by which law it goes on, from one moment to the next."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.state.tolerances import WHOLE_STEPS
from kernel_lib.state.trajectory import Record

__all__ = ["CLOSED", "CUBIC", "STEPS", "STRAIGHT", "SWING", "Knots", "weights"]

Floats = NDArray[Any]

#: Laws of a piece, as the page knows them: uniform acceleration with Stokes drag; the cubic through
#: places and velocities of both ends; the straight line at one velocity; a small swing on a string;
#: fixed steps, whose ends obey uniform acceleration and whose insides are straight.
CLOSED, CUBIC, STRAIGHT, SWING, STEPS = range(5)

#: k s below which the drag's weights are taken from their series.
SHORT_DRAG = 0.01


@dataclass(frozen=True)
class Knots:
    """Knots of all balls, ball after ball; a piece begins at each and ends at the ball's next.

    A jump needs no second knot where a law says what the piece before it has come to; a cubic
    piece does, so that a contact stands there twice: before, and after.

    counts : (n,) knots of each ball, at least one
    time : (K,) s; law : (K,), one of the laws
    place, velocity, acceleration : (K, dim) m, m/s, m/s^2; drag : (K,) 1/s
    spin, twist : (K, s) rad/s, rad/s^2, with s = 1 in the plane and 3 in space
    drift : (K, dim) m/s, of STEPS: velocity that takes the place from step to step
    step : s, of STEPS; rate, pivots : 1/s and (n, 2) m, of SWING
    """

    counts: NDArray[np.int64]
    time: Floats
    law: NDArray[np.uint8]
    place: Floats
    velocity: Floats
    acceleration: Floats
    drag: Floats
    spin: Floats
    twist: Floats
    drift: Floats
    step: float = 0.0
    rate: float = 0.0
    pivots: tuple[tuple[float, float], ...] = ()

    def at(self, times: Floats) -> Record:
        """States of all balls at moments of the run, as the page finds them.

        At a knot the piece that begins there holds; just below it (`np.nextafter`), the one before.
        """
        balls, dimension = len(self.counts), self.place.shape[1]
        ends = np.cumsum(self.counts).tolist()
        knots = np.empty((len(times), balls), dtype=int)
        for ball, (count, end) in enumerate(zip(self.counts.tolist(), ends, strict=True)):
            place = np.searchsorted(self.time[end - count : end], times, side="right") - 1
            knots[:, ball] = np.maximum(place, 0) + (end - count)
        k = knots.ravel()
        s = np.repeat(times, balls) - self.time[k]
        whose = np.tile(np.arange(balls), len(times))
        position, velocity = self._moved(whose, k, s)
        spin = self.spin[k] + self.twist[k] * s[:, None]
        shape = len(times), balls, dimension
        spin = spin.reshape(*shape[:2], -1) if dimension == 3 else spin.reshape(shape[:2])
        return Record(times, position.reshape(shape), velocity.reshape(shape), spin)

    def _moved(self, ball: Any, k: Any, s: Floats) -> tuple[Floats, Floats]:
        """Places and velocities (N, dim) of these balls, s seconds after their knots k."""
        laws = self.law[k]
        kinds = np.flatnonzero(np.bincount(laws))
        if len(kinds) == 1:
            return self._by(int(kinds[0]), ball, k, s)
        position, velocity = np.empty((2, len(s), self.place.shape[1]))
        for law in kinds.tolist():
            chosen = np.flatnonzero(laws == law)
            there = self._by(law, ball[chosen], k[chosen], s[chosen])
            position[chosen], velocity[chosen] = there
        return position, velocity

    def _by(self, law: int, ball: Any, k: Any, s: Floats) -> tuple[Floats, Floats]:
        if law == CLOSED:
            f, g, h = weights(self.drag[k], s)
            c, v, a = self.place[k], self.velocity[k], self.acceleration[k]
            return c + v * f + a * g, v * h + a * f
        if law == SWING:
            return self._swung(ball, k, s)
        if law == STEPS:
            return self._stepped(k, s)
        after = np.minimum(k + 1, np.cumsum(self.counts)[ball] - 1)
        span = (self.time[after] - self.time[k])[:, None]
        with np.errstate(invalid="ignore", divide="ignore"):
            part = np.where(span > 0, s[:, None] / span, 0.0)
        way = self.place[after] - self.place[k]
        if law == STRAIGHT:
            return self.place[k] + way * part, self.velocity[k]
        v0, v1 = self.velocity[k], self.velocity[after]
        mean = np.divide(way, span, out=v0.copy(), where=span > 0)
        bend, slope = v0 + v1 - 2 * mean, 3 * mean - 2 * v0 - v1
        place = self.place[k] + span * part * (v0 + part * (slope + part * bend))
        return place, v0 + part * (2 * slope + 3 * part * bend)

    def _swung(self, ball: Any, k: Any, s: Floats) -> tuple[Floats, Floats]:
        """s'' = -rate^2 s along the arc, whose angle is that of the string."""
        if len(self.time) < len(k):
            whose = np.repeat(np.arange(len(self.counts)), self.counts)
            length, angle, along = (each[k] for each in self._swing(whose, slice(None)))
        else:
            length, angle, along = self._swing(ball, k)
        x, y = np.array(self.pivots)[ball].T
        turn = self.rate * s
        now = angle * np.cos(turn) + along * np.sin(turn)
        speed = self.rate * length * (along * np.cos(turn) - angle * np.sin(turn))
        place = np.stack([x + length * np.sin(now), y - length * np.cos(now)], axis=1)
        return place, np.stack([speed * np.cos(now), speed * np.sin(now)], axis=1)

    def _swing(self, ball: Any, k: Any) -> tuple[Floats, Floats, Floats]:
        """Length of the string, angle, and speed along the arc as an angle, at knots k."""
        x, y = np.array(self.pivots)[ball].T
        right, down = self.place[k, 0] - x, y - self.place[k, 1]
        length, angle = np.hypot(right, down), np.arctan2(right, down)
        speed = self.velocity[k, 0] * np.cos(angle) + self.velocity[k, 1] * np.sin(angle)
        return length, angle, speed / (self.rate * length)

    def _stepped(self, k: Any, s: Floats) -> tuple[Floats, Floats]:
        """Straight between the ends of steps, which lie on the closed law."""
        whole = np.floor(s / self.step + WHOLE_STEPS)
        part = np.maximum(s / self.step - whole, 0.0)[:, None]
        ends = []
        for count in (whole, whole + 1):
            f, g, h = weights(self.drag[k], count * self.step)
            a = self.acceleration[k]
            place = self.place[k] + self.drift[k] * f + a * g
            ends.append((place, self.velocity[k] * h + a * f))
        (c, v), (c1, v1) = ends
        return c + (c1 - c) * part, v + (v1 - v) * part


def weights(drag: Floats, s: Floats) -> tuple[Floats, Floats, Floats]:
    """Weights of v and a in the place, and of v in the velocity, after s seconds: (N, 1) each.

    c = c0 + v f + a g and v = v0 h + a f, with f = (1 - exp(-k s))/k, g = (s - f)/k and
    h = exp(-k s); without drag f = s, g = s^2/2, h = 1.
    """
    s = s[:, None]
    if not drag.any():
        return s, s * s / 2, np.ones_like(s)
    k = drag[:, None]
    x = k * s
    rate = np.where(k > 0, k, 1.0)
    f = np.where(k > 0, -np.expm1(-x) / rate, s)
    series = 1 / 2 - x * (1 / 6 - x * (1 / 24 - x * (1 / 120 - x * (1 / 720 - x / 5040))))
    g = np.where(x < SHORT_DRAG, s * s * series, (s - f) / rate)
    return f, g, np.exp(-x)
