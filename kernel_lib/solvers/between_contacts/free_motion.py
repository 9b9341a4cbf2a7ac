"""Motion of one ball between two events, known in closed form."""

import math
from bisect import bisect_right
from collections.abc import Sequence
from operator import attrgetter
from typing import Any, NamedTuple, Protocol

import numpy as np

from kernel_lib.state.pieces import BY_LEG, CLOSED, Floats, Pieces, flown
from kernel_lib.state.reading import kinematics
from kernel_lib.state.tolerances import DRIVEN_AWAY
from kernel_lib.state.vectors import ZERO, Vector, add, cross, dot, norm, scale, subtract

__all__ = ["Motion", "State", "harmonic", "kinematics", "motion_pieces"]


#: When a motion begins, s.
START = attrgetter("time")


class State(NamedTuple):
    """Position, velocity and spin of one ball at one moment."""

    c: Vector
    v: Vector
    w: Vector


class Path(Protocol):
    """A path that is known, and no polynomial. most : m/s^2, no acceleration on it is greater."""

    @property
    def most(self) -> float: ...

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """Place and velocity as (N, 2, 3), and spins as (N, 3), so many seconds after its start."""


class Motion(NamedTuple):
    """Uniform acceleration, with Stokes drag or a central force, from one event to the next.

    dv/dt = a - k v - pull (c - about) and dw/dt = twist; a rolling ball takes its spin from its
    velocity. On a curve the terms of `bend` and `turn` come in addition.

    time : s, of its start; c, v, w : state then
    a : m/s^2; k : 1/s; twist : rad/s^2
    kind : free, slide, roll, rest or settle, or ride along a track; walls : those that carry the
        ball
    lasts : s, after which it ends by itself
    fresh : walls that the ball touches at the start and leaves
    axis : normal over radius for a rolling ball, whose twist is about it alone; else zero
    pull : 1/s^2, of the central force, towards `about`; without drag
    bend, turn : further coefficients of the path, m/s^3 and on, and of the spin, rad/s^3 and on
    path : what gives states and the bound instead, where not even that is the path; `bend` is
        not empty then
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
    pull: float = 0.0
    about: Vector = ZERO
    bend: tuple[Vector, ...] = ()
    turn: tuple[Vector, ...] = ()
    path: Path | None = None

    def at(self, time: float) -> State:
        """State at a moment of this motion."""
        return self.after(time - self.time)

    def after(self, s: float) -> State:
        """State some seconds after its start."""
        if s == 0:
            return State(self.c, self.v, self.w)
        if self.pull != 0 or self.bend:
            return self._on_a_curve(s)
        f, g, h = kinematics(self.k, s)
        (x, y, z), (p, q, r), (a, b, e) = self.c, self.v, self.a
        c = (x + p * f + a * g, y + q * f + b * g, z + r * f + e * g)
        v = (p * h + a * f, q * h + b * f, r * h + e * f)
        if self.axis != ZERO:
            u = cross(self.axis, v)
            about = dot(self.w, self.axis) / dot(self.axis, self.axis)
            w = tuple(
                m + about * n + t * s for m, n, t in zip(u, self.axis, self.twist, strict=True)
            )
        else:
            w = tuple(m + n * s for m, n in zip(self.w, self.twist, strict=True))
        return State(c, v, w)  # type: ignore[arg-type]

    def _on_a_curve(self, s: float) -> State:
        """State under a central force, or from a path or a polynomial."""
        if self.path is not None:
            rows, spins = self.path.read(np.array([s]))
            (c, v), w = rows[0].tolist(), spins[0].tolist()
            return State(tuple(c), tuple(v), tuple(w))
        w = tuple(m + n * s for m, n in zip(self.w, self.twist, strict=True))
        if self.pull != 0:
            f, g, h = harmonic(self.pull, s)
            pulled = self.acceleration()
            c = add(self.c, add(scale(self.v, f), scale(pulled, g)))
            v = add(scale(self.v, h), scale(pulled, f))
            return State(c, v, w)
        c = add(self.c, add(scale(self.v, s), scale(self.a, s * s / 2)))
        v = add(self.v, scale(self.a, s))
        for power, each in enumerate(self.bend, 3):
            c, v = add(c, scale(each, s**power)), add(v, scale(each, power * s ** (power - 1)))
        for power, each in enumerate(self.turn, 2):
            w = tuple(m + n * s**power for m, n in zip(w, each, strict=True))
        return State(c, v, w)

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """States at many moments, as a `Leg` gives them."""
        if self.path is not None:
            return self.path.read(after)
        states = [self.after(s) for s in after.tolist()]
        rows = np.array([(state.c, state.v) for state in states])
        return rows, np.array([state.w for state in states])

    def acceleration(self) -> Vector:
        """At the start, drag and central force included, m/s^2."""
        a = subtract(self.a, scale(self.v, self.k))
        return subtract(a, scale(subtract(self.c, self.about), self.pull)) if self.pull else a

    def bound(self, s: float) -> tuple[float, float]:
        """No acceleration from s seconds on is greater, m/s^2, and for how long that holds, s."""
        if self.path is not None:
            return self.path.most, max(self.lasts - s, 0.0)
        if self.pull == 0:
            lasts = self.lasts if self.bend else 0.0
            most = norm(self.a) + self.k * norm(self.v)
            for power, each in enumerate(self.bend, 3):
                most += power * (power - 1) * norm(each) * lasts ** (power - 2)
            return most, max(self.lasts - s, 0.0) if self.bend else math.inf
        now = self.after(s)
        w = math.sqrt(abs(self.pull))
        away = subtract(subtract(now.c, self.about), scale(self.a, 1 / self.pull))
        if self.pull > 0:
            return w * math.hypot(w * norm(away), norm(now.v)), math.inf
        return w * (w * norm(away) + norm(now.v)) * math.cosh(0.5), 0.5 / w

    @property
    def still(self) -> bool:
        """Whether nothing about it will ever change."""
        at_rest = self.v == self.w == self.twist == self.acceleration() == ZERO
        return at_rest and self.lasts == math.inf

    @property
    def until(self) -> float:
        """When it ends by itself, s."""
        return self.time + self.lasts


def harmonic(pull: float, s: float) -> tuple[float, float, float]:
    """As `kinematics`, weights of v and of the first acceleration under a central force.

    c = c0 + v f + a0 g and v = v0 h + a0 f, with w^2 = pull, f = sin(w s)/w,
    g = (1 - cos(w s))/w^2, h = cos(w s); hyperbolic functions if the force drives away, which
    stand still at DRIVEN_AWAY: what is not at rest has left all bounds by then.
    """
    w = math.sqrt(abs(pull))
    x = w * s
    if pull < 0:
        x = min(x, DRIVEN_AWAY)
    if pull > 0:
        return math.sin(x) / w, 2 * (math.sin(x / 2) / w) ** 2, math.cos(x)
    return math.sinh(x) / w, 2 * (math.sinh(x / 2) / w) ** 2, math.cosh(x)


def motion_pieces(
    phases: Sequence[Sequence[Motion]], dimension: int, first: float = 0.0, last: float = math.inf
) -> Pieces:
    """The motions of each ball, in order, as pieces of a run between two moments, s."""
    kept = []
    for motions in phases:
        begin, end = (bisect_right(motions, time, key=START) for time in (first, last))
        kept.append(motions[max(begin - 1, 0) : max(end, 1)])
    of_all = [motion for motions in kept for motion in motions]
    table: Any = np.array(
        [(m.time, m.k, *m.c, *m.v, *m.a, *m.w, *m.twist, *m.axis) for m in of_all]
    )
    twist, axis = table[:, 14:17], table[:, 17:]
    if axis.any():
        # Without drag the velocity of a ball that rolls changes evenly, and so does its spin.
        evenly = table[:, 1] == 0
        twist[evenly] += np.stack(cross(axis[evenly].T, table[evenly, 8:11].T), axis=1)
        axis[evenly] = 0.0
    bends = np.array([motion.pull != 0 or motion.bend != () for motion in of_all])
    return flown(
        np.array([len(motions) for motions in kept]),
        table[:, 0],
        [table[:, k : k + 3] for k in range(2, 17, 3)],
        dimension,
        np.where(bends, BY_LEG, CLOSED),
        table[:, 1],
        axis=axis if axis.any() else None,
        leg=np.where(bends, np.arange(len(bends)), -1) if bends.any() else None,
        legs=of_all,
    )
