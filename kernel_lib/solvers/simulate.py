"""Run a scene, and continue a run."""

import math
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike

from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.report.contact_log import Log
from kernel_lib.solvers.report.frames import (
    Frames,
    checked_frames,
    frame_times,
)
from kernel_lib.solvers.report.watching import Watch
from kernel_lib.state.checks import number, offering
from kernel_lib.state.pieces import Pieces
from kernel_lib.state.reading import states
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Contacts, Snapshot, Trajectory

__all__ = ["Memory", "Solver", "resume", "simulate"]

RECORDS = ("all", "contacts", "end")

#: What only some solvers take, and the attribute by which they say so.
TAKEN_BY_SOME = (
    ("track", "takes_track"),
    ("force field", "takes_force_field"),
    ("pockets", "takes_pockets"),
)
#: The solvers, as a message names them.
SOLVERS = (
    "Events, Stepping, Compliant, RowImpacts, SoftRow, Hanging, Sticky, Gravitating or OnTrack"
)


class Memory(Protocol):
    """All that a solver needs to continue, and to report any moment so far.

    end : s, the moment reached; stopped : why the run cannot continue, or empty
    budget : counted work that the whole run may cost; then it stops with "step limit"

    Where it applies it also has `loop` (which one handled the events, in words), `frames` (a
    `Record` of the solver's own moments), `interpolation` ("line" where bodies are known at these
    alone), `pivots` (of strings), `springs` (pairs of balls), `knots()` (`Pieces` for the page,
    where they differ), and, where contacts take time, `contact_force(contacts, index, samples)`,
    and, of a Record, `force_between(a, b, shown)` and `elastic_energy(shown)`: what `Trajectory`
    passes on.
    """

    log: Log
    end: float
    stopped: str
    budget: float

    def copy(self) -> "Memory": ...

    def pieces(self, first: float = 0.0, last: float = math.inf) -> Pieces:
        """Those at least that hold between two moments, s; or `read`, as a `Leg` of the run."""


class Solver(Protocol):
    """What every solver offers. Times of report never disturb it."""

    def begin(self, scene: Scene, duration: float) -> Any:
        """Memory at the start; complains about what it cannot do."""

    def advance(self, memory: Any, duration: float) -> None:
        """Continue until `duration`, counted from the start, or until something stops it."""


def simulate(
    scene: Scene,
    duration: float,
    solver: Solver | None = None,
    frames: float | ArrayLike | None = None,
    record: str = "all",
    budget: int | None = None,
    *,
    at_contact: Callable[[Contacts], Any] | None = None,
    until: Callable[[Snapshot], Any] | None = None,
) -> Trajectory:
    """Let a scene run.

    Parameters
    ----------
    scene : Scene
    duration : s, positive
    solver : Events (None), Stepping, Compliant, or another of SOLVERS
    frames : s between reported frames, or the moments themselves, (K,) s, growing, to which start
        and end of the run are added; None takes 1/60, with Stepping its own steps
    record : "all", "contacts" (frames of start and end only) or "end" (no contacts either)
    budget : work after which the run stops with "step limit", the same on every machine; with
        `resume`, of the whole run; None takes the solver's own bound. Counted are events
        with each impact (Events), impacts, and corrections of sustained contacts (Stepping, whose
        steps are known beforehand), tried steps and flights (Compliant), impacts
        or tried steps of rows, and returns to the bottom (RowImpacts, SoftRow, Hanging), tried
        steps (Gravitating)
    at_contact : called with every contact in order, one row of `Contacts` (`contact.time`, `.a`,
        `.b`, `.kind`, `.impulse`): an impact when it is over, a slide, roll or rest when it begins,
        with NaN for what comes of it. If it returns True, the run ends after that moment
    until : takes a Snapshot; the run ends where it begins to be true, found to rounding between
        two frames or contacts. What is true for less than that is not seen

    A run that is stopped so says "stopped at a contact" or "condition met"; `resume` continues from
    there. With Stepping it ends with the step.

    Returns
    -------
    Trajectory : frames from 0 to the end, `contacts` and `stopped_because`

    Raises
    ------
    ValueError : naming the value and the remedy
    """
    duration = number("duration", duration, above=0)
    if not isinstance(scene, Scene):
        raise ValueError(f"scene must be a Scene, got {scene!r}")
    solver = Events() if solver is None else solver
    offering("solver", solver, "advance", SOLVERS)
    frames = checked_frames(frames)
    if record not in RECORDS:
        raise ValueError(f"record must be one of {', '.join(RECORDS)}, got {record!r}")
    for thing, ability in TAKEN_BY_SOME:
        if not getattr(solver, ability, False):
            refuse(type(solver).__name__, scene, thing)
    memory = solver.begin(scene, duration)
    memory.log.wanted = record != "end"
    if budget is not None:
        memory.budget = _whole(budget)
    watch = Watch(scene, at_contact, until)
    if until is not None and watch.holds(memory, 0.0):
        raise ValueError("until holds at the start already; ask for what is not yet so")
    memory, why = _advance(solver, memory, duration, watch, (frames, record))
    return _trajectory(scene, solver, duration, memory, (frames, record), why)


def _advance(
    solver: Solver, memory: Any, duration: float, watch: Watch, kept: tuple[Frames, str]
) -> tuple[Any, str]:
    """Run on to a moment, watched or not; the memory reached, and why it was stopped, or ""."""
    frames, record = kept
    if watch.at_contact is None is watch.until:
        solver.advance(memory, duration)
        return memory, ""
    if watch.at_contact is not None and record == "end":
        raise ValueError('record="end" lists no contacts to report; take record="contacts"')
    return watch.run(solver, memory, duration, frames)


def _whole(budget: int) -> int:
    if isinstance(budget, bool) or not isinstance(budget, int | np.integer) or budget < 1:
        raise ValueError(f"budget must be a whole number of at least 1, got {budget!r}")
    return int(budget)


def resume(
    run: Trajectory,
    duration: float,
    *,
    at_contact: Callable[[Contacts], Any] | None = None,
    until: Callable[[Snapshot], Any] | None = None,
) -> Trajectory:
    """Continue a run and return the whole of it.

    The asked-for durations add up: resume(simulate(s, a), b) equals simulate(s, a + b)
    bit for bit. A run that `at_contact` or `until` stopped continues from where it was stopped.

    Parameters
    ----------
    run : Trajectory
    duration : s, positive, on top of the run's own
    at_contact, until : as in `simulate`, for what is new; a condition that holds already must
        first cease to hold

    Raises
    ------
    ValueError : naming the value and the remedy
    """
    if not isinstance(run, Trajectory):
        raise ValueError(f"run must be a Trajectory, such as simulate returns, got {run!r}")
    more = number("duration", duration, above=0)
    memory, frames, record = run.memory
    total = run.until + more
    watch = Watch(run.scene, at_contact, until, fresh=False)
    memory, why = _advance(run.solver, memory.copy(), total, watch, (frames, record))
    return _trajectory(run.scene, run.solver, total, memory, (frames, record), why)


def _trajectory(
    scene: Scene, solver: Any, duration: float, memory: Any, kept: tuple[Frames, str], why: str
) -> Trajectory:
    frames, record = kept
    end = memory.end
    own = getattr(memory, "frames", None) if frames is None else None
    if record != "all":
        shown = states(memory, np.array([0.0, end]))
    else:
        shown = states(memory, frame_times(frames, end)) if own is None else own
    return Trajectory(
        scene=scene,
        solver=solver,
        duration=duration,
        time=shown.time,
        position=shown.position,
        velocity=shown.velocity,
        spin=shown.spin,
        contacts=memory.log.contacts(scene.dimension, end, keep=record != "end"),
        stopped_because=why or memory.stopped or "duration reached",
        memory=(memory, frames, record),
        loop=getattr(memory, "loop", ""),
    )
