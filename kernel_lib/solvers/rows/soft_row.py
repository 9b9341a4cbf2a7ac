"""A row of balls on a line with soft contacts, each with a stiffness of its own, as a run.

`Compliant` gives all contacts one model; a row whose contacts differ, which is what decides
who leaves a cradle, is computed by `chain_collision` and shown here on the common clock.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np

from kernel_lib.laws.contact_forces import power_force
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.report.force_history import force_history, overlaps
from kernel_lib.solvers.rows.chain import Row, collide, row_of
from kernel_lib.solvers.rows.checks import per_contact
from kernel_lib.solvers.rows.integration.integrate import ChainRun
from kernel_lib.solvers.rows.rigid_row import NORMAL, RowCollision, check_row
from kernel_lib.solvers.system import System, lay_out
from kernel_lib.state.checks import coefficient, number, set_checked
from kernel_lib.state.pieces import Floats, Record
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import LAST_MEETING, MOST_CHAIN_STEPS
from kernel_lib.state.vectors import spin_as_three

__all__ = ["SoftRow"]


@dataclass(frozen=True)
class SoftRow:
    """Free balls in a row along x that push each other with F = K a^p while they overlap.

    Nothing is lost, and nothing turns the balls: they keep the spins they have.

    Parameters
    ----------
    stiffnesses : K of each contact, N/m^p, from left to right, or one for all
    exponent : p, at least 1; 3/2 for spheres (Hertz), 1 for springs
    tolerance : of the velocities, as in chain_collision

    Raises
    ------
    ValueError : naming the value; when a run begins, what is no row along x, friction, a
        restitution below 1 and balls of infinite mass

    Source: Li & Yao 2013, eq. 2.
    """

    stiffnesses: float | Sequence[float]
    exponent: float = 1.5
    tolerance: float = 1e-8

    def __post_init__(self) -> None:
        set_checked(self, "exponent", number, minimum=1)
        set_checked(self, "tolerance", coefficient, 1e-12, 1e-2)
        set_checked(self, "stiffnesses", _stiffnesses)

    def begin(self, scene: Scene, duration: float) -> "SoftRowMemory":
        """Memory at the start of a run."""
        system, c, v, _ = lay_out(scene)
        check_row(scene, c, v)
        instead = "use RowImpacts or Compliant"
        refuse("SoftRow", scene, "friction", "loss", "fixed balls", instead=instead)
        if len(c) < 2:
            raise ValueError(f"a row needs two balls or more, got {len(c)}")
        stiffnesses = per_contact("stiffnesses", self.stiffnesses, len(c) - 1)
        places, speeds = [place[0] for place in c], [speed[0] for speed in v]
        return SoftRowMemory(self, system, stiffnesses, places, speeds)

    def advance(self, memory: "SoftRowMemory", duration: float) -> None:
        """The whole collision is computed when it is first asked for, as far as the budget goes."""
        memory.end, memory.stopped = duration, ""
        if duration > memory.known_until:
            memory.end, memory.stopped = memory.known_until, "step limit"
        memory.log = memory.list_of_contacts() if memory.log.wanted else memory.log

    def collision(
        self, memory: "SoftRowMemory", speeds: Sequence[float], most: float
    ) -> RowCollision:
        """How the row collides if it arrives at these speeds, m/s."""
        after = memory.arriving(speeds, most)
        self.advance(after, LAST_MEETING)
        run = after.run
        return RowCollision(
            after.row.velocities_after(run.state), after.log.entries, run.tries, not after.stopped
        )


def _stiffnesses(_: str, given: Any) -> float | tuple[float, ...]:
    """One stiffness for all contacts, or those of each; numpy's numbers and arrays too."""
    if isinstance(given, str) or np.ndim(given) == 0:
        return number("stiffness", given, above=0)
    return tuple(number(f"stiffness {i}", k, above=0) for i, k in enumerate(given))


@dataclass
class SoftRowMemory:
    """The collision of a row, and how far a run has come.

    stiffnesses : of each contact; places, speeds : at the start, m and m/s
    """

    solver: SoftRow
    system: System
    stiffnesses: list[float]
    places: list[float]
    speeds: list[float]
    log: Log = field(default_factory=Log)
    end: float = 0.0
    stopped: str = ""
    budget: float = MOST_CHAIN_STEPS

    contact_force = force_history

    def copy(self) -> "SoftRowMemory":
        return replace(self, log=self.log.copy())

    def __getstate__(self) -> dict[str, Any]:
        """What is kept of it; the steps are taken again, to the same bits."""
        taken = ("row", "run")
        return {name: value for name, value in self.__dict__.items() if name not in taken}

    def arriving(self, speeds: Sequence[float], budget: float) -> "SoftRowMemory":
        """The same row at the start of a run in which it arrives at these speeds, m/s."""
        return replace(self, speeds=list(speeds), log=Log(), budget=budget)

    @cached_property
    def row(self) -> Row:
        """The row, and the units of its fastest contact."""
        radii = self.system.radius
        gaps = [
            max(self.places[i + 1] - self.places[i] - radii[i] - radii[i + 1], 0.0)
            for i in range(len(radii) - 1)
        ]
        masses = [ball.mass for ball in self.system.scene.balls]
        return row_of(masses, self.speeds, self.stiffnesses, self.solver.exponent, gaps)

    @cached_property
    def run(self) -> ChainRun:
        """The collision, with its steps, up to the budget."""
        run = collide(self.row, self.solver.tolerance, keep_legs=True, most=self.budget)
        assert isinstance(run, ChainRun)
        return run

    @property
    def known_until(self) -> float:
        """How far the budget goes, s."""
        return math.inf if self.run.finished else self.run.state[-1] * self.row.time

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """States of all balls at moments: places from the overlaps and the centre of mass."""
        balls, row = self.system.scene.balls, self.row
        count = len(balls) - 1
        table = self.run.states_at(after / row.time)
        speeds = self._balls(np.array(row.velocities), table[:, count:-1] * row.speed)
        reach = np.array([a.radius + b.radius for a, b in pairwise(balls)])
        start, moved = np.array(self.places), after[:, None] * np.array(row.velocities)
        places = self._balls(start + moved, table[:, :count] * row.length - reach)
        rows = np.zeros((len(after), count + 1, 2, 3))
        rows[:, :, 0, 0], rows[:, :, 1, 0] = places, speeds
        rows[:, :, 0, 1:] = self._level
        spins = np.array([spin_as_three(ball.spin) for ball in balls])
        return rows, np.broadcast_to(spins, (len(after), *spins.shape))

    def _balls(self, free: Floats, differences: Floats) -> Floats:
        """Places or speeds (T, n) with the centre of mass of `free` ((T, n) or (n,)).

        differences : (T, n - 1) of each ball and its right neighbour
        """
        masses = self.row.masses
        lag = np.zeros((len(differences), len(masses)))
        np.cumsum(differences, axis=1, out=lag[:, 1:])
        # Ball by ball: a product of matrices has other last bits for one moment than for many.
        first: Any = 0.0
        for i, mass in enumerate(masses):
            first = first + mass * (free[..., i] + lag[:, i])
        return np.asarray((first / math.fsum(masses))[:, None] - lag)

    @property
    def _level(self) -> tuple[float, float]:
        """y and z of all balls, m."""
        y, *z = self.system.scene.balls[0].position[1:]
        return float(y), float(z[0]) if z else 0.0

    def force_between(self, a: int, b: int, shown: Record) -> Floats:
        """Force between two balls in each of these states, N; zero but for neighbours."""
        if abs(a - b) != 1 or min(a, b) < 0 or max(a, b) >= len(self.system.scene.balls):
            return np.zeros(len(shown.time))
        overlap, _ = overlaps(self.system.scene, shown, a, b)
        stiffness, exponent = self.stiffnesses[min(a, b)], self.solver.exponent
        return np.asarray(power_force(overlap, stiffness, exponent))

    def elastic_energy(self, shown: Record) -> Floats:
        """Energy of all contacts in each of these states, J."""
        scene, power = self.system.scene, self.solver.exponent + 1
        held = np.zeros(len(shown.time))
        for k, stiffness in enumerate(self.stiffnesses):
            overlap, _ = overlaps(scene, shown, k, k + 1)
            held += stiffness * np.maximum(overlap, 0.0) ** power / power
        return held

    def list_of_contacts(self) -> Log:
        """Contacts that have opened again, with their impulses, and those that still last."""
        clock, end = self.row.time, self.end / self.row.time
        touches = sorted(
            (start, stop, contact)
            for contact, each in enumerate(self.run.touches)
            for start, stop in each
            if start * clock <= self.end
        )
        spans = [(start, min(stop, end), stop > end, contact) for start, stop, contact in touches]
        moments = sorted({time for span in spans for time in span[:2]})
        states = self.run.states_at(np.array(moments)).tolist()
        seen = dict(zip(moments, states, strict=True))
        log = Log()
        for start, stop, lasts, contact in spans:
            log.add(self._entry(seen[start], seen[stop], lasts, contact))
        return log

    def _entry(self, first: list[float], last: list[float], lasts: bool, contact: int) -> Entry:
        """A contact between two states; while it lasts, what it holds counts as lost to motion."""
        row, k = self.row, contact
        before, after = row.velocities_after(first), row.velocities_after(last)
        passed = sum(row.masses[i] * (before[i] - after[i]) for i in range(k + 1))
        held = row.length * max(last[k], 0.0) if lasts else 0.0
        lost = power_force(held, self.stiffnesses[k], row.exponent) * held / (row.exponent + 1)
        pair = [((v[k], 0.0, 0.0), (v[k + 1], 0.0, 0.0)) for v in (before, after)]
        time = first[-1] * row.time
        x = self._place(first, time, k) + self.system.radius[k]
        return Entry(
            time=time,
            a=k,
            b=k + 1,
            point=(x, *self._level),
            normal=NORMAL,
            impulse=(-passed, 0.0, 0.0),
            before=pair[0],
            after=pair[1],
            energy_lost=lost,
            duration=(self.end if lasts else last[-1] * row.time) - time,
        )

    def _place(self, state: list[float], time: float, ball: int) -> float:
        """Where a ball is in this state, m."""
        row, radii, lag = self.row, self.system.radius, [0.0]
        for i, overlap in enumerate(state[: len(row.gaps)]):
            lag.append(lag[-1] + overlap * row.length - radii[i] - radii[i + 1])
        total, first = math.fsum(row.masses), 0.0
        for m, x, v, behind in zip(row.masses, self.places, row.velocities, lag, strict=True):
            first += m * (x + time * v + behind) / total
        return first - lag[ball]
