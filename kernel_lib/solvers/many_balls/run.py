"""Exact events of many smooth balls: the run of a box of thousands.

The same events as those of `Events`, found by cells and a tournament instead of by asking
every ball: the cost of an impact hardly depends on how many balls there are. The loop is
written once (`event_loop`): compiled where numba is there, else run as it stands,
with the same bits, some sixty times slower.
"""

import math
from bisect import bisect_right
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.laws.impulses import restitution_impulse
from kernel_lib.numerics.compile import (
    NotKept,
    available,
    compiled,
    never_compiling,
)
from kernel_lib.numerics.compile_notice import silent
from kernel_lib.solvers.many_balls.arrays import (
    Arrays,
    lay_out,
    states_at,
)
from kernel_lib.solvers.many_balls.cells_and_queue import (
    BODY,
    CLOCK,
    NOTE,
    PUSHES,
    SPEED,
    TOP,
    WALL,
)
from kernel_lib.solvers.many_balls.contact_chunks import ManyLog
from kernel_lib.solvers.many_balls.event_loop import (
    PILED_UP,
    REACHED,
    RESTS,
    begin_loop,
    event_loop,
)
from kernel_lib.solvers.report.which_loop import COMPILED_LOOP, PLAIN_LOOP
from kernel_lib.state.bodies import Ball
from kernel_lib.state.pieces import Floats, Pieces, flown
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import MOST_FRAMES, MOST_LISTED, MOST_LOOP_EVENTS, OUT_OF_BOUNDS
from kernel_lib.state.vectors import spin_as_three

__all__ = ["ManyBalls", "load_many", "run_of_many"]

#: Events of one call of the loop: between calls a run can be interrupted.
COMPILED_CHUNK, PLAIN_CHUNK = 65536, 1024

#: What a ball has at the start.
STATE = ("position", "velocity")

#: Most moments of a run that are kept, to go back to for a report.
MOST_MARKS = 16


class Engine(NamedTuple):
    """The loop, compiled or plain.

    chunk : events of one call
    """

    begin: Callable[..., Any]
    loop: Callable[..., Any]
    chunk: int
    plain: bool

    @property
    def description(self) -> str:
        """Its text in the repr of a run."""
        return f"{PLAIN_LOOP} without numba" if self.plain else COMPILED_LOOP

    def form(self, arrays: Arrays) -> Arrays:
        """What the loop takes: lists, if it is plain."""
        return arrays.as_lists() if self.plain else arrays


def engine(fast: bool, law: Callable[..., Any] = restitution_impulse) -> Engine:
    """The compiled loop, or the same text for plain Python, with a law of impact."""
    if fast:
        begin, loop = compiled(begin_loop, exact=True), compiled(event_loop, law, exact=True)
        return Engine(begin, loop, COMPILED_CHUNK, False)
    return Engine(begin_loop, partial(event_loop, law), PLAIN_CHUNK, True)


def load_many(compiles: bool = True) -> bool:
    """Load the compiled loop before a run needs it; whether it is there.

    Parameters
    ----------
    compiles : in 10 s, where this machine keeps none yet
    """
    if not available():
        return False
    balls = [Ball((x, 0.0), (0.0, 0.0), mass=1.0, radius=0.1) for x in (0.0, 1.0)]
    try:
        with ExitStack() as within:
            if not compiles:
                within.enter_context(silent())
                within.enter_context(never_compiling())
            run_of_many(Scene(balls, (), (0.0, -1.0))).advance(0.1)
    except NotKept:
        return False
    return True


def run_of_many(scene: Scene) -> "ManyBalls":
    """Memory at the start of a run."""
    machine, arrays = engine(available()), lay_out(scene)
    inverse_mass, radius = np.array([(1 / ball.mass, ball.radius) for ball in scene.balls]).T
    log = ManyLog(inverse_mass=inverse_mass, radius=radius)
    pushed = any(scene.gravity) or any(arrays.walls.reshape(-1, WALL)[:, PUSHES])  # type: ignore[arg-type]
    still = not pushed and not any(any(ball.velocity) for ball in scene.balls)
    run = machine.form(arrays)
    machine.begin(*run)
    stopped = "everything at rest" if still else ""
    memory = ManyBalls(scene, run.as_arrays(), log, stopped=stopped)
    memory.marks.append((0.0, memory.arrays.copy()))
    return memory


@dataclass
class ManyBalls:
    """State of a run of many balls, its contacts, and moments to go back to.

    marks : (time, arrays); a report of an earlier moment runs on from the last one before it
    loop : which one handled the events, in words
    rests : whether a ball comes to rest on a wall at `end`, from which on this loop knows no law
    """

    scene: Scene
    arrays: Arrays
    log: ManyLog
    end: float = 0.0
    stopped: str = ""
    budget: float = field(default_factory=lambda: MOST_LOOP_EVENTS)
    events: int = 0
    marks: list[tuple[float, Arrays]] = field(default_factory=list)
    spacing: int = 0
    unmarked: int = 0
    loop: str = ""
    rests: bool = False

    def copy(self) -> "ManyBalls":
        return replace(self, arrays=self.arrays.copy(), log=self.log.copy(), marks=list(self.marks))

    def advance(self, duration: float) -> None:
        """Handle every event up to `duration`, in chunks."""
        machine = engine(available())
        room, run, self.loop = _room(machine), machine.form(self.arrays), machine.description
        while not self.stopped and not self.rests:
            chunk = max(min(machine.chunk, int(self.budget) - self.events), 0)
            contacts, events, why = machine.loop(duration, chunk, *run, *room, int(self.log.wanted))
            self.arrays = run.as_arrays()
            self.log.take(contacts, *room)
            self.events += events
            self.unmarked += events
            if why == REACHED:
                self.end = duration
                return
            self.rests = why == RESTS
            if why == PILED_UP or self._crushed():
                self.stopped = "collisions accumulate"
            elif self.events >= self.budget or len(self.log) >= MOST_LISTED:
                self.stopped = "step limit"
            self.end = float(max(self.arrays.body[CLOCK::BODY]))
            self._mark(machine.chunk)

    def _crushed(self) -> bool:
        """Whether moving walls leave the balls no room: their speeds then leave all bounds."""
        pushes = np.abs(self.arrays.walls.reshape(-1, WALL)[:, PUSHES])
        if not pushes.any():
            return False
        start, now = (each.body.reshape(-1, BODY) for each in (self.marks[0][1], self.arrays))
        speeds = [float(np.abs(each[:, SPEED : SPEED + 3]).max()) for each in (start, now)]
        return speeds[1] > OUT_OF_BOUNDS * (speeds[0] + float(pushes.max()))

    def _mark(self, chunk: int) -> None:
        """Keep this moment, if the last one kept is long ago; thin out what is kept."""
        if self.unmarked < self.spacing or self.stopped:
            return
        self.unmarked = 0
        self.marks.append((float(self.arrays.keys[TOP]), self.arrays.copy()))
        if len(self.marks) > MOST_MARKS:
            self.marks = self.marks[::2]
            self.spacing = 2 * max(self.spacing, chunk)

    def knots(self) -> Pieces | None:
        """All flights, from contact to contact; None where no list of contacts was kept."""
        if not self.log.wanted:
            return None
        count, dimension = len(self.scene.balls), self.scene.dimension
        hits = self.log.contacts(dimension, self.end)
        two = hits.b >= 0
        radius = np.array([ball.radius for ball in self.scene.balls])
        ball = np.concatenate([np.arange(count), hits.a, hits.b[two]])
        time = np.concatenate([np.zeros(count), hits.time, hits.time[two]])
        starts = [np.array([getattr(one, name) for one in self.scene.balls]) for name in STATE]
        reach = hits.normal * radius[hits.a][:, None], hits.normal * radius[hits.b][:, None]
        place = [starts[0], hits.point + reach[0], (hits.point - reach[1])[two]]
        after = hits.velocity_after
        order = np.lexsort((time, ball))
        velocity = np.concatenate([starts[1], after[:, 0], after[two, 1]])[order]
        spin = np.array([spin_as_three(one.spin) for one in self.scene.balls])[ball[order]]
        pull = np.broadcast_to(np.array(self.scene.gravity, dtype=float), velocity.shape)
        motion = [np.concatenate(place)[order], velocity, pull, spin, np.zeros_like(spin)]
        return flown(np.bincount(ball, minlength=count), time[order], motion, dimension)

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """States of all balls at moments, in order: (N, n, 2, 3), and spins.

        Raises
        ------
        ValueError : more frames than memory would hold
        """
        count = len(self.scene.balls)
        if len(after) * count > 4 * MOST_FRAMES:
            raise ValueError(
                f"{len(after)} frames of {count} balls are more than {4 * MOST_FRAMES} positions; "
                f'take frames further apart, or record="contacts"'
            )
        spins = np.array([spin_as_three(ball.spin) for ball in self.scene.balls])
        rows, replay = np.empty((len(after), count, 2, 3)), _Replay(self)
        for row, time in zip(rows, after.tolist(), strict=True):
            row[:, 0], row[:, 1] = states_at(replay.at(time), time)
        return rows, np.broadcast_to(spins, (len(after), *spins.shape))


class _Replay:
    """Goes through a run once more, from the last kept moment before each one asked for."""

    def __init__(self, memory: ManyBalls) -> None:
        self.memory, self.engine = memory, engine(available())
        self.room = _room(self.engine)
        self.mark, self.time, self.arrays = -1, math.inf, memory.arrays

    def at(self, time: float) -> Arrays:
        """Arrays with all events up to this moment done."""
        memory = self.memory
        if time >= memory.end:
            return memory.arrays
        mark = bisect_right(memory.marks, time, key=lambda each: each[0]) - 1
        if mark != self.mark or time < self.time:
            self.mark, self.arrays = mark, self.engine.form(memory.marks[mark][1].copy())
        self.time, why = time, -1
        while why not in (REACHED, PILED_UP, RESTS):
            why = self.engine.loop(time, self.engine.chunk, *self.arrays, *self.room, 0)[2]
        return self.arrays


def _room(engine: Engine) -> tuple[Any, Any]:
    """Room for the contacts of one chunk."""
    notes, pairs = np.zeros(NOTE * engine.chunk), np.zeros(2 * engine.chunk, dtype=np.int32)
    return (notes.tolist(), pairs.tolist()) if engine.plain else (notes, pairs)
