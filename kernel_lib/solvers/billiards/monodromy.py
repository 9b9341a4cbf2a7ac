"""Stability of a periodic bounce: the linear map from just after one impact to a later one."""

from dataclasses import dataclass

import numpy as np

from kernel_lib.solvers.between_contacts.free_motion import harmonic
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.simulate import simulate
from kernel_lib.solvers.system import System, lay_out
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import restitution_at
from kernel_lib.state.trajectory import Contacts, Floats
from kernel_lib.state.vectors import Vector, add, as_three, scale

__all__ = ["Monodromy", "monodromy"]

#: Longer than any run that a budget of events ends, s.
FOREVER = 1e12


@dataclass(frozen=True)
class Monodromy:
    """Linear map of small departures (ds, dv_t) along the wall at constant energy.

    matrix : (2, 2), from just after the first impact; 1 m and 1 m/s are the units
    misses : m and m/s, by how much place and velocity along the wall return elsewhere: zero for
        a periodic orbit, and only then do trace and multipliers mean stability
    """

    matrix: Floats
    misses: tuple[float, float]

    @property
    def trace(self) -> float:
        """Sum of the multipliers; between -2 and 2 without loss if stable."""
        return float(np.trace(self.matrix))

    @property
    def multipliers(self) -> tuple[complex, complex]:
        """By which departures grow in a period."""
        one, two = np.linalg.eigvals(self.matrix)
        return complex(one), complex(two)

    @property
    def stable(self) -> bool:
        """Whether no departure grows."""
        return max(abs(each) for each in self.multipliers) <= 1 + 1e-12


def monodromy(scene: Scene, bounces: int = 1) -> Monodromy:
    """Stability of a periodic bounce of one smooth ball in the plane.

    The derivative of the flow is taken exactly, flight by flight and impact by impact: at an
    impact the velocity turns with the normal, and early and late impacts differ by the jump of
    velocity and acceleration. Place and velocity along the wall (the normal turned by -90
    degrees) are coordinates of the map; on the opposite wall they point the other way.

    Parameters
    ----------
    scene : one smooth ball on its periodic orbit, walls at rest, gravity or a central force
    bounces : of one period

    Returns
    -------
    Monodromy

    Raises
    ------
    ValueError : another scene, or fewer bounces than asked for
    """
    if isinstance(bounces, bool) or not isinstance(bounces, int) or bounces < 1:
        raise ValueError(f"bounces must be a whole number of at least 1, got {bounces!r}")
    if len(scene.balls) != 1:
        raise ValueError(f"monodromy takes one ball, got {len(scene.balls)}")
    things = "third dimension", "drag", "friction", "moving walls", "restitution law"
    refuse("monodromy", scene, *things)
    run = simulate(scene, FOREVER, record="contacts", frames=FOREVER, budget=3 * bounces + 10)
    hits = run.contacts
    if np.sum(hits.kind[: bounces + 1] == "impact") <= bounces:
        raise ValueError(
            f"the ball bounces {len(hits)} times before it stops or flies off, where "
            f"{bounces + 1} impacts are needed; start it on its periodic orbit"
        )
    system = lay_out(scene)[0]
    first, last = (_Impact(system, hits, k) for k in (0, bounces))
    map_ = first.lift()
    for k in range(1, bounces + 1):
        hit = _Impact(system, hits, k)
        map_ = hit.jump() @ _flight(system, float(hits.time[k] - hits.time[k - 1])) @ map_
    return Monodromy(last.read() @ map_, _misses(first, last))


def _misses(first: "_Impact", last: "_Impact") -> tuple[float, float]:
    apart = float(np.linalg.norm(np.subtract(last.place, first.place)))
    return apart, float(last.after @ last.t - first.after @ first.t)


def _flight(system: System, time: float) -> Floats:
    """Derivative of place and velocity after a flight by those before, (4, 4)."""
    pull = system.scene.central_force
    f, g, h = harmonic(pull, time) if pull != 0 else (time, time * time / 2, 1.0)
    one = np.eye(2)
    return np.block([[(1 - pull * g) * one, f * one], [-pull * f * one, h * one]])


class _Impact:
    """One impact: the frame of the wall, velocities before and after, what accelerates."""

    def __init__(self, system: System, hits: Contacts, k: int) -> None:
        wall = -1 - int(hits.b[k])
        n = hits.normal[k]
        centre: Vector = add(
            as_three(hits.point[k].tolist()), scale(as_three(n.tolist()), system.radius[0])
        )
        self.place, self.n, self.t = centre, n, np.array([n[1], -n[0]])
        self.before, self.after = hits.velocity_before[k, 0], hits.velocity_after[k, 0]
        self.e = restitution_at(system.rules(0, -1 - wall).restitution, 0.0)
        self.bend = system.curvature(0, wall, centre, 0.0)
        self.a = np.array(system.acceleration(0, centre)[:2])

    def jump(self) -> Floats:
        """Derivative of place and velocity after the impact by those before, (4, 4)."""
        n, t, v, w = self.n, self.t, self.before, self.after
        mirror = np.eye(2) - (1 + self.e) * np.outer(n, n)
        # dn/dx = -bend t t, since the normal of a concave wall turns back along it.
        turn = np.outer(n, t) * (v @ t) + np.outer(t, t) * (v @ n)
        push = np.block([[np.eye(2), np.zeros((2, 2))], [(1 + self.e) * self.bend * turn, mirror]])
        slope = np.concatenate([n, [0.0, 0.0]])
        early = np.concatenate([v, self.a])
        late = np.concatenate([w, self.a])
        jump: Floats = push + np.outer(late - push @ early, slope) / (v @ n)
        return jump

    def lift(self) -> Floats:
        """Departures of place and velocity that (ds, dv_t) on the wall stand for, (4, 2)."""
        n, t = self.n, self.t
        along, off = self.after @ t, self.after @ n
        by_place = self.bend * (along * n - off * t) + (self.a @ t) / off * n
        return np.column_stack([np.concatenate([t, by_place]), [0, 0, *(t - along / off * n)]])

    def read(self) -> Floats:
        """(ds, dv_t) on the wall from departures of place and velocity, (2, 4)."""
        n, t = self.n, self.t
        off = float(self.after @ n)
        to_wall = np.eye(4) - np.outer(np.concatenate([self.after, self.a]), [*n, 0, 0]) / off
        place = np.array([*t, 0, 0]) @ to_wall
        speed = np.array([0, 0, *t]) @ to_wall + self.bend * off * place
        read: Floats = np.array([place, speed])
        return read
