"""The runs of lesson 08: balls in their box, there and back, in parts, and in front of a piston."""

from kernel_lib.experiments import Values, kept
from kernel_lib.experiments.many_balls.boxes import (
    LATE,
    TENFOLD,
    counted,
    duration,
    ends,
    is_closed,
    scene,
)
from kernel_lib.experiments.many_balls.controls import GAS, WALL
from kernel_lib.experiments.many_balls.law import moment_of, watched_until
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory

__all__ = ["flight", "kept_flight", "part_of", "runs"]

#: Frames of a run; all between is known from its contacts.
FRAMES = 20

#: The same of a whole run that comes in parts.
FRAMES_OF_MANY = 40

#: The collisions that are wanted before a turn come within so many times the time of theory.
MOST_OF_THEORY = 1.3

#: Events, leaving a cell included, that a run may cost: compiled they take half a second.
MOST_EVENTS = 400_000


def runs(values: Values) -> dict[str, Trajectory]:
    """The gas.

    Raises
    ------
    ValueError : as `scene`
    """
    return part_of(values, 0)


def part_of(values: Values, part: int) -> dict[str, Trajectory]:
    """The gas up to the end of a part, counted from 0, where it comes in parts; else all of it."""
    return {GAS: kept_flight(values, part)}


@kept(2)  # a run takes some megabytes, and its chart asks for it once more
def kept_flight(values: Values, part: int = 0) -> Trajectory:
    """`flight`, which is at hand where it was one of the last two."""
    return flight(values, part)


def flight(values: Values, part: int = 0) -> Trajectory:
    """The run of the gas, or of its parts up to this one."""
    if values["many"]:
        end = ends(values)[part]
        long = ends(values)[-1]
        every = long / FRAMES_OF_MANY
        budget = TENFOLD * MOST_EVENTS
        return simulate(_crowd(values), end, Events(), frames=every, budget=budget)
    here, long = scene(values), duration(values)
    if values["kinds"] == WALL:
        long = _until_watched(here, long, values)
    turned = values["turn"] and is_closed(values)
    if turned:
        long = _turn_after(here, long, values["each"])
    whole = 2 * long if turned else long
    solver = Events(turn=long) if turned else Events()
    return simulate(here, whole, solver, frames=whole / FRAMES, budget=MOST_EVENTS)


@kept(1)
def _crowd(values: Values) -> Scene:
    return scene(counted(values))


def _until_watched(here: Scene, longest: float, values: Values) -> float:
    """When each ball of a wall has collided so often in the mean and a little after, s, or
    `longest`; not before the big one has been watched."""
    run = _contacts(here, longest)
    moment, watched = moment_of(run, values["each"] + LATE), watched_until(values, run)
    return longest if moment is None else max(moment, watched)


def _turn_after(here: Scene, about: float, each: int) -> float:
    """When each ball has collided so often in the mean, and before the next one collides, s.

    Theory says when that is `about`, of no single box exactly.
    """
    run = _contacts(here, MOST_OF_THEORY * about)
    moment = moment_of(run, each)
    if moment is None:
        return about
    later = run.contacts.time[run.contacts.time > moment]
    return moment + (float(later[0]) - moment) / 2 if len(later) else moment


def _contacts(here: Scene, longest: float) -> Trajectory:
    """A run of which nothing is wanted but its contacts."""
    return simulate(here, longest, Events(), frames=longest, record="contacts", budget=MOST_EVENTS)
