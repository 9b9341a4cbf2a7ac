"""Motion of one ball between two events, known in closed form."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kernel_lib.solvers.frames import Record, record_of
from kernel_lib.state.trajectory import Floats
from kernel_lib.state.vectors import ZERO, Vector, cross, dot

__all__ = ["Motion", "State", "kinematics", "sample_motions"]


class State(NamedTuple):
    """Position, velocity and spin of one ball at one moment."""

    c: Vector
    v: Vector
    w: Vector


class Motion(NamedTuple):
    """Uniform acceleration, with Stokes drag, from one event to the next.

    dv/dt = a - k v and dw/dt = twist; a rolling ball takes its spin from its velocity.

    time : s, of its start; c, v, w : state then
    a : m/s^2; k : 1/s; twist : rad/s^2
    kind : free, slide, roll, rest or settle; walls : those that carry the ball
    lasts : s, after which it ends by itself
    fresh : walls that the ball touches at the start and leaves
    axis : normal over radius for a rolling ball, else zero
    """

    time: float
    c: Vector
    v: Vector
    w: Vector
    a: Vector = ZERO
    k: float = 0.0
    twist: Vector = ZERO
    kind: str = "free"
    walls: tuple[int, ...] = ()
    lasts: float = math.inf
    fresh: tuple[int, ...] = ()
    axis: Vector = ZERO

    def at(self, time: float) -> State:
        """State at a moment of this motion."""
        return self.after(time - self.time)

    def after(self, s: float) -> State:
        """State some seconds after its start."""
        if s == 0:
            return State(self.c, self.v, self.w)
        f, g, h = kinematics(self.k, s)
        (x, y, z), (p, q, r), (a, b, e) = self.c, self.v, self.a
        c = (x + p * f + a * g, y + q * f + b * g, z + r * f + e * g)
        v = (p * h + a * f, q * h + b * f, r * h + e * f)
        if self.axis != ZERO:
            u = cross(self.axis, v)
            about = dot(self.w, self.axis) / dot(self.axis, self.axis)
            w = tuple(m + about * n for m, n in zip(u, self.axis, strict=True))
        else:
            w = tuple(m + n * s for m, n in zip(self.w, self.twist, strict=True))
        return State(c, v, w)  # type: ignore[arg-type]

    @property
    def still(self) -> bool:
        """Whether nothing about it will ever change."""
        at_rest = self.v == self.w == self.a == self.twist == ZERO
        return at_rest and self.lasts == math.inf

    @property
    def until(self) -> float:
        """When it ends by itself, s."""
        return self.time + self.lasts


def kinematics(k: float, s: float) -> tuple[float, float, float]:
    """Weights of v and a in position, and of v in velocity, after s seconds of drag k.

    c = c0 + v f + a g and v = v0 h + a f, with f = (1 - exp(-k s))/k, g = (s - f)/k and
    h = exp(-k s); without drag f = s, g = s^2/2, h = 1.
    """
    if k == 0:
        return s, s * s / 2, 1.0
    x = k * s
    f = -math.expm1(-x) / k
    if x < 0.01:
        series = 1 / 2 - x * (1 / 6 - x * (1 / 24 - x * (1 / 120 - x * (1 / 720 - x / 5040))))
        return f, s * s * series, math.exp(-x)
    return f, (s - f) / k, math.exp(-x)


def sample_motions(phases: Sequence[Sequence[Motion]], times: Floats, dimension: int) -> Record:
    """States of all balls at many moments. `phases` holds the motions of each ball in order."""
    n = len(phases)
    rows, spins = np.empty((len(times), n, 2, 3)), np.empty((len(times), n, 3))
    for i, motions in enumerate(phases):
        starts = np.array([motion.time for motion in motions])
        place = np.searchsorted(starts, times, side="right") - 1
        used, place = np.unique(np.maximum(place, 0), return_inverse=True)
        chosen = [motions[j] for j in used]
        c, v, w, a, twist, axis = (
            np.array([getattr(motion, name) for motion in chosen])[place]
            for name in ("c", "v", "w", "a", "twist", "axis")
        )
        s = times - starts[used][place]
        k = np.array([motion.k for motion in chosen])[place]
        f, g, h = (column[:, None] for column in _weights(k, s))
        rows[:, i, 0] = c + v * f + a * g
        rows[:, i, 1] = v * h + a * f
        length = np.sum(axis * axis, axis=1, keepdims=True)
        with np.errstate(invalid="ignore", divide="ignore"):
            about = axis * np.sum(w * axis, axis=1, keepdims=True) / length
        rolling = np.cross(axis, rows[:, i, 1]) + about
        spins[:, i] = np.where(length > 0, rolling, w + twist * s[:, None])
    return record_of(times, rows.reshape(-1), spins.reshape(-1), n, dimension)


def _weights(k: Floats, s: Floats) -> tuple[Floats, Floats, Floats]:
    """`kinematics` for arrays."""
    if not k.any():
        return s, s * s / 2, np.ones_like(s)
    triples = [kinematics(rate, time) for rate, time in zip(k.tolist(), s.tolist(), strict=True)]
    f, g, h = np.array(triples).T
    return f, g, h
