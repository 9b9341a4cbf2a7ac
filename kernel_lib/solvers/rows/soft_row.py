"""A row of balls on a line with soft contacts, each with a stiffness of its own, as a run.

`Compliant` gives all contacts one model; a row whose contacts differ, which is what decides
who leaves a cradle, is computed by `chain_collision` and shown here on the common clock.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

import numpy as np

from kernel_lib.laws.contact_forces import power_force
from kernel_lib.solvers.contact_log import Entry, Log
from kernel_lib.solvers.force_history import ForceLaw, force_history, overlaps
from kernel_lib.solvers.frames import Record, record_of
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.rows.chain import ChainCollision, ChainHistory, chain_collision
from kernel_lib.solvers.rows.rigid_row import NORMAL, check_row
from kernel_lib.solvers.system import System, lay_out
from kernel_lib.state.checks import coefficient, number
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import LAST_MEETING
from kernel_lib.state.trajectory import ContactForce, Contacts, Floats

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
        put = object.__setattr__
        put(self, "exponent", number("exponent", self.exponent, minimum=1))
        put(self, "tolerance", coefficient("tolerance", self.tolerance, 1e-12, 1e-2))
        put(self, "stiffnesses", _stiffnesses(self.stiffnesses))

    def begin(self, scene: Scene, duration: float) -> "SoftRowMemory":
        """Memory at the start of a run; the whole collision is computed here."""
        system, c, v, _ = lay_out(scene)
        check_row(scene, c, v)
        instead = "use RowImpacts or Compliant"
        refuse("SoftRow", scene, "friction", "loss", "fixed balls", instead=instead)
        memory = SoftRowMemory(self, system)
        memory.collision = memory.ask("touches")
        return memory

    def advance(self, memory: "SoftRowMemory", duration: float) -> None:
        """The collision is known; the contact list grows to `duration`."""
        memory.end = duration
        memory.log = memory.list_of_contacts()

    def collision(self, scene: Scene) -> tuple[list[float], list[Entry], int]:
        """Velocities of a row after all have parted, m/s, the contacts until then, and work."""
        memory = self.begin(scene, 1.0)
        self.advance(memory, LAST_MEETING)
        assert memory.collision is not None
        return (
            [float(speed) for speed in memory.collision.velocities],
            memory.log.entries,
            memory.collision.tries,
        )


def _stiffnesses(given: Any) -> float | tuple[float, ...]:
    """One stiffness for all contacts, or those of each; numpy's numbers and arrays too."""
    if isinstance(given, str) or np.ndim(given) == 0:
        return number("stiffness", given, above=0)
    return tuple(number(f"stiffness {i}", k, above=0) for i, k in enumerate(given))


@dataclass
class SoftRowMemory:
    """The collision of a row, and how far a run has come."""

    solver: SoftRow
    system: System
    collision: ChainCollision | None = None
    log: Log = field(default_factory=Log)
    end: float = 0.0
    stopped: str = ""
    budget: float = math.inf

    def copy(self) -> "SoftRowMemory":
        return replace(self, log=self.log.copy())

    def own_times(self) -> None:
        return None

    @property
    def _level(self) -> tuple[float, float]:
        """y and z of all balls, m."""
        y, *z = self.system.scene.balls[0].position[1:]
        return float(y), float(z[0]) if z else 0.0

    def ask(self, times: Sequence[float] | str) -> ChainCollision:
        """The collision, with its history at these moments."""
        balls = self.system.scene.balls
        gaps = [
            max(b.position[0] - a.position[0] - a.radius - b.radius, 0.0)
            for a, b in pairwise(balls)
        ]
        solver = self.solver
        return chain_collision(
            [ball.mass for ball in balls],
            [ball.velocity[0] for ball in balls],
            solver.stiffnesses,
            solver.exponent,
            gaps,
            solver.tolerance,
            times,
        )

    def sample(self, times: Floats) -> Record:
        """States at any moments: places from the overlaps and the centre of mass."""
        return self._record(times, self._history(times.tolist()))

    def force_law(self, a: int, b: int) -> ForceLaw:
        """F = K a^p of the contact between neighbours a and b."""
        contacts = len(self.system.scene.balls) - 1
        stiffness = float(np.broadcast_to(self.solver.stiffnesses, contacts)[min(a, b)])
        return lambda overlap, rate: power_force(overlap, stiffness, self.solver.exponent)

    def contact_force(self, contacts: Contacts, index: int, samples: int) -> ContactForce | None:
        """Overlap and force of one contact; see `Trajectory.contact_force`."""
        return force_history(self, contacts, index, samples)

    def force_between(self, a: int, b: int, position: Floats, velocity: Floats) -> Floats:
        """Force between two balls in each of these states, N; zero but for neighbours."""
        if abs(a - b) != 1 or min(a, b) < 0 or max(a, b) >= len(self.system.scene.balls):
            return np.zeros(len(position))
        overlap, rate = overlaps(self.system.scene, position, velocity, a, b)
        return self.force_law(a, b)(overlap, rate)

    def _record(self, times: Floats, history: ChainHistory) -> Record:
        balls = self.system.scene.balls
        mass = np.array([ball.mass for ball in balls])
        start = np.array([ball.position[0] for ball in balls])
        speed = np.array([ball.velocity[0] for ball in balls])
        reach = np.array([a.radius + b.radius for a, b in pairwise(balls)])
        steps = reach - history.overlap
        place = np.concatenate([np.zeros((len(times), 1)), np.cumsum(steps, axis=1)], axis=1)
        centre = (mass @ start + times * (mass @ speed)) / mass.sum()
        # Ball by ball: a product of matrices has other last bits for one moment than for many.
        reached = sum(place[:, i] * m for i, m in enumerate(mass.tolist()))
        place += (centre - reached / mass.sum())[:, None]
        rows = np.zeros((len(times), len(balls), 2, 3))
        rows[:, :, 0, 0], rows[:, :, 1, 0] = place, history.velocity
        rows[:, :, 0, 1:] = self._level
        spins = np.zeros((len(times), len(balls), 3))
        turning = slice(None) if self.system.dimension == 3 else 2
        spins[:, :, turning] = [ball.spin for ball in balls]
        return record_of(
            times, rows.reshape(-1), spins.reshape(-1), len(balls), self.system.dimension
        )

    def _seen(self, times: Floats) -> Record:
        """The states at these moments, which as a rule are those at which contacts change."""
        known = self.collision.history if self.collision else None
        if known is None or not np.all(np.isin(times, known.time)):
            return self.sample(times)
        return self._record(known.time, known)

    def _history(self, times: list[float]) -> ChainHistory:
        history = self.ask(times).history
        assert history is not None
        return history

    def list_of_contacts(self) -> Log:
        """Contacts that have opened again, with their impulses, and those that still last."""
        assert self.collision is not None
        touches = [
            (start, stop, contact)
            for contact, each in enumerate(self.collision.touches)
            for start, stop in each
            if start <= self.end
        ]
        log = Log()
        if not touches:
            return log
        spans = [(start, min(stop, self.end), contact) for start, stop, contact in sorted(touches)]
        seen = self._seen(np.unique([time for span in spans for time in span[:2]]))
        for span in spans:
            log.add(self._entry(*span, seen))
        for index, (_, stop, contact) in enumerate(sorted(touches)):
            if stop > self.end:
                # Lost to motion so far: what the contact holds.
                held = self._held(contact, seen)
                log.entries[index] = log.entries[index]._replace(energy_lost=held)
        return log

    def _held(self, contact: int, seen: Record) -> float:
        """K a^(p+1) / (p+1) of a contact at the end of the run, J."""
        at, p = np.searchsorted(seen.time, self.end), self.solver.exponent
        a, b = self.system.scene.balls[contact : contact + 2]
        places = seen.position[at, contact : contact + 2, 0]
        overlap = max(a.radius + b.radius - float(places[1] - places[0]), 0.0)
        force = self.force_law(contact, contact + 1)(np.array(overlap), np.zeros(()))
        return float(force) * overlap / (p + 1)

    def _entry(self, start: float, stop: float, contact: int, seen: Record) -> Entry:
        balls = self.system.scene.balls
        first, last = np.searchsorted(seen.time, (start, stop))
        before, after = seen.velocity[first, :, 0], seen.velocity[last, :, 0]
        mass = np.array([ball.mass for ball in balls[: contact + 1]])
        passed = float(mass @ (before[: contact + 1] - after[: contact + 1]))
        x = float(seen.position[first, contact, 0]) + balls[contact].radius
        pair = [
            ((float(v[contact]), 0.0, 0.0), (float(v[contact + 1]), 0.0, 0.0))
            for v in (before, after)
        ]
        return Entry(
            time=start,
            a=contact,
            b=contact + 1,
            point=(x, *self._level),
            normal=NORMAL,
            impulse=(-passed, 0.0, 0.0),
            before=pair[0],
            after=pair[1],
            duration=stop - start,
        )
