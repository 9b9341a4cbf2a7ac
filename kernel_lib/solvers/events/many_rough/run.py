"""Exact events of many rough balls: the break of a rack, or a box of hundreds.

The same events as those of `Events`, by the same rules, of arrays: only balls that an event
concerns look ahead anew. The loop is written once (`loop`): compiled where numba is there, else
run as it stands, with the same bits.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.numerics.compile import available, compiled, ready
from kernel_lib.solvers.events.many_rough.arrays import (
    arrays_of,
    as_arrays,
    as_lists,
    copy_of,
    room_together,
    with_room,
    without_room,
)
from kernel_lib.solvers.events.many_rough.columns import (
    EVENTS,
    NOTES,
    NOW,
    PIECES,
    RoughArrays,
)
from kernel_lib.solvers.events.many_rough.loop import (
    PILED_UP,
    REACHED,
    SPENT,
    STILL,
    event_loop,
)
from kernel_lib.solvers.events.many_rough.record import RoughLog
from kernel_lib.solvers.report.which_loop import COMPILED_LOOP, PLAIN_LOOP
from kernel_lib.solvers.system import lay_out
from kernel_lib.state.bodies import Ball
from kernel_lib.state.pieces import Pieces
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import MOST_LISTED, MOST_ROUGH_EVENTS

__all__ = ["RoughBalls", "compile_rough_balls", "run_of_rough"]

#: Pieces of motion, or impacts, of one call of the loop.
CHUNK = 1024

STOPPED = {
    PILED_UP: "collisions accumulate",
    STILL: "everything at rest",
    SPENT: "step limit",
}


#: Events in plain Python of all runs of a process, of some balls each, after which the loop is
#: loaded, or compiled: loading takes a second, the compiler half a minute.
WORTH_LOADING, WORTH_COMPILING, SOME = 4_000, 20_000, 16


class _Plain:
    """Events that plain Python has handled in this process."""

    events = 0


class Engine(NamedTuple):
    """The loop, compiled or plain."""

    loop: Callable[..., Any]
    plain: bool

    @property
    def description(self) -> str:
        """Its text in the repr of a run."""
        if not self.plain:
            return COMPILED_LOOP
        why = "not compiled yet, see kl.compile_rough_balls" if available() else "without numba"
        return f"{PLAIN_LOOP} {why}"


def engine() -> Engine:
    """The compiled loop where it is loaded, or worth that; else the same text for plain Python."""
    if available():
        state = ready(event_loop, contact_impulses, exact=True)
        worth = {"loaded": 0, "kept": WORTH_LOADING}.get(state, WORTH_COMPILING)
        if _Plain.events >= worth:
            return Engine(compiled(event_loop, contact_impulses, exact=True), False)
    return Engine(partial(event_loop, contact_impulses), True)


def compile_rough_balls() -> None:
    """Compile the loop of many rough balls, once on a machine, in half a minute.

    A break then takes hundredths of a second. Without it plain Python runs the same text, to the
    last bit, until some seconds' work is done; then the loop is loaded, in a second.

    Raises
    ------
    ModuleNotFoundError : if numba is not installed, naming the extra that brings it
    """
    loop = compiled(event_loop, contact_impulses, exact=True)
    scene = Scene([Ball((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), mass=1.0, radius=1.0)])
    run = with_room(arrays_of(scene, lay_out(scene)), CHUNK)
    loop(0.0, 0, CHUNK, MOST_ROUGH_EVENTS, 0, run, room_together(scene, run))


def run_of_rough(scene: Scene) -> "RoughBalls":
    """Memory at the start of a run."""
    laid_out = lay_out(scene)
    return RoughBalls(scene, arrays_of(scene, laid_out), RoughLog(system=laid_out[0]))


@dataclass
class RoughBalls:
    """State of a run of many rough balls; its log holds the motions so far as well.

    loop : which one handled the latest events, in words
    """

    scene: Scene
    arrays: RoughArrays
    log: RoughLog
    end: float = 0.0
    stopped: str = ""
    budget: float = MOST_ROUGH_EVENTS
    loop: str = ""

    def copy(self) -> "RoughBalls":
        return replace(self, arrays=copy_of(self.arrays), log=self.log.copy())

    @property
    def events(self) -> int:
        """Handled so far."""
        return int(self.arrays.tally[EVENTS])

    def advance(self, duration: float) -> None:
        """Handle every event up to `duration`, in chunks."""
        walls, most, run = len(self.scene.walls), int(self.budget), self.arrays
        machine, room = None, None
        # In plain Python an event of so many balls takes so much longer.
        size = max(len(self.scene.balls) // SOME, 1)
        while not self.stopped:
            if machine is None or (machine.plain and _Plain.events >= WORTH_LOADING):
                found = engine()
                if machine is None or not found.plain:
                    machine, self.loop = found, found.description
                    run = with_room(as_arrays(run), CHUNK)
                    room = room_together(self.scene, run)
                    if machine.plain:
                        run, room = as_lists(run), as_lists(room)
            before, chunk = run.tally[EVENTS], max(CHUNK // size, 1) if machine.plain else CHUNK
            why = machine.loop(duration, walls, chunk, most, int(self.log.wanted), run, room)
            _Plain.events += machine.plain * size * (run.tally[EVENTS] - before)
            self.log.take(run.tally[PIECES], run.tally[NOTES], run)
            run.tally[PIECES] = run.tally[NOTES] = 0
            self.end = duration if why == REACHED else float(run.space[NOW])
            self.stopped = STOPPED.get(why, "")
            if not self.stopped and len(self.log) >= MOST_LISTED:
                self.stopped = "step limit"
            if why == REACHED:
                break
        self.arrays = without_room(as_arrays(run))

    def pieces(self, first: float = 0.0, last: float = math.inf) -> Pieces:
        """All motions, each by its law."""
        return self.log.motions(self.end)
