"""What a run with fixed steps remembers from step to step, and what it reports."""

import math
from array import array
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import ClassVar

import numpy as np

from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.report.frames import Record, record_of
from kernel_lib.solvers.stepping.free_steps import PlaceAndVelocity
from kernel_lib.solvers.stepping.steps_in_pieces import stepped_knots
from kernel_lib.solvers.system import States, System
from kernel_lib.state.pieces import Floats, Pieces
from kernel_lib.state.tolerances import MOST_STEPPED_IMPACTS, OUT_OF_BOUNDS, WHOLE_STEPS
from kernel_lib.state.vectors import Vector, norm

__all__ = ["SteppingMemory"]

#: Corrections of sustained contacts that take the time of an impact and count as one: in a
#: jam every step needs hundreds.
CORRECTIONS_OF_AN_IMPACT = 8

TOO_LONG = "step too long for the drag"


@dataclass
class SteppingMemory:
    """State between two steps, and all frames so far as numbers in a row.

    step : s; pairs : of bodies that could touch
    runaway : whether drag makes a ball faster in a step; fastest : m/s, at the start
    rows : position and velocity of each ball, three components each; spins : three each
    impacts, corrections : so far; a correction takes the normal motion of a sustained contact out
    """

    interpolation: ClassVar = "line"
    step: float
    system: System
    c: list[Vector]
    v: list[Vector]
    w: list[Vector]
    pairs: list[tuple[int, int]]
    log: Log = field(default_factory=Log)
    stopped: str = ""
    budget: float = field(default_factory=lambda: MOST_STEPPED_IMPACTS)
    impacts: int = 0
    corrections: int = 0
    runaway: bool = False
    fastest: float = 0.0
    done: int = -1
    rows: "array[float]" = field(default_factory=lambda: array("d"))
    spins: "array[float]" = field(default_factory=lambda: array("d"))

    def copy(self) -> "SteppingMemory":
        c, v, w = list(self.c), list(self.v), list(self.w)
        rows, spins = self.rows[:], self.spins[:]
        return replace(self, c=c, v=v, w=w, log=self.log.copy(), rows=rows, spins=spins)

    @property
    def state(self) -> States:
        """Of all balls now."""
        return States(self.c, self.v, self.w)

    @property
    def work(self) -> int:
        """What the run has cost so far, in impacts."""
        return self.impacts + self.corrections // CORRECTIONS_OF_AN_IMPACT

    def spent(self) -> bool:
        """Whether the budget allows no more contacts; then the run stops here."""
        if self.work >= self.budget:
            self.stopped = "step limit"
        return self.work >= self.budget

    def enter(self, entries: list[Entry], corrections: int = 0) -> None:
        """Enter in the list, in this order, impacts and contacts that last."""
        self.corrections += corrections
        for entry in entries:
            if entry.kind != "impact":
                self.log.begin(entry)
                continue
            self.impacts += 1
            self.log.end((entry.a, entry.b), entry.time)
            self.log.add(entry)

    def note(self) -> None:
        """Append a frame."""
        for i in range(len(self.c)):
            self.rows.extend(self.c[i] + self.v[i])
            self.spins.extend(self.w[i])
        self.done += 1

    def note_free(self, states: list[PlaceAndVelocity], rows: list[float]) -> None:
        """Append the frames of free steps; contacts that lasted before them have ended."""
        steps = len(rows) // (6 * len(states))
        if steps:
            self.log.close_all(self.done * self.step)
            self.done += steps
            self.c, self.v = [end[:3] for end in states], [end[3:] for end in states]
            self.rows += array("d", rows)
            self.spins += array("d", chain.from_iterable(self.w)) * steps

    def watch(self) -> None:
        """Append a frame, unless speeds left all bounds so far that it cannot be shown."""
        if self.runaway:
            pull = max(map(norm, self.system.gravity)) * self.step * (self.done + 1)
            most = OUT_OF_BOUNDS * (self.fastest + pull)
            if not all(norm(v) <= most for v in self.v):
                self.stopped = self.stopped or TOO_LONG
            if not all(norm(x) < math.inf for x in (*self.c, *self.v, *self.w)):
                return
        self.note()

    @property
    def end(self) -> float:
        return self.done * self.step

    @property
    def frames(self) -> Record:
        """The ends of all steps."""
        rows, spins = np.frombuffer(self.rows), np.frombuffer(self.spins)
        times = np.arange(self.done + 1) * self.step
        return record_of(times, rows, spins, len(self.c), self.system.dimension)

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """States of all balls on the chords of steps, as the method itself sees them."""
        place = after / self.step
        whole = np.rint(place)
        place = np.where(np.abs(place - whole) < WHOLE_STEPS, whole, place)
        left = np.clip(np.floor(place).astype(int), 0, max(self.done - 1, 0))
        part, right = (place - left)[:, None], np.minimum(left + 1, self.done)
        rows, spins = (
            each[left] * (1 - part) + each[right] * part
            for each in (np.reshape(each, (self.done + 1, -1)) for each in (self.rows, self.spins))
        )
        return rows.reshape(len(after), -1, 2, 3), spins.reshape(len(after), -1, 3)

    def knots(self) -> Pieces | None:
        """The steps, as many in one piece as have one acceleration; None in a force field."""
        n, system = len(self.c), self.system
        if system.scene.force_field is not None:
            return None
        rows = np.frombuffer(self.rows).reshape(-1, n, 2, 3)
        spins = np.frombuffer(self.spins).reshape(-1, n, 3)
        pulls = [
            (np.array(pull), rate)
            for pull, rate in zip(system.gravity, system.drag_rate, strict=True)
        ]
        touches = [
            np.array([one.time for one in self.log.entries if ball in (one.a, one.b)])
            for ball in range(n)
        ]
        frames = (rows[:, :, 0], rows[:, :, 1], spins)
        return stepped_knots(frames, self.step, pulls, touches, system.dimension)
