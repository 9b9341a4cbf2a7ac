"""Lesson 08: a thousand balls in a box."""

from functools import lru_cache

import numpy as np

from kernel_lib.experiments.experiment import Chart, Experiment, InParts, Observable, Values
from kernel_lib.experiments.many_balls.boxes import (
    LATE,
    TENFOLD,
    counted,
    duration,
    ends,
    is_closed,
    scene,
)
from kernel_lib.experiments.many_balls.chart import felt, theory
from kernel_lib.experiments.many_balls.controls import ACTS, GAS, PARAMETERS, PRESETS, WALL
from kernel_lib.experiments.many_balls.first_meetings import UNMET
from kernel_lib.experiments.many_balls.law import gas_law, moment_of
from kernel_lib.experiments.many_balls.published import published_gases
from kernel_lib.experiments.many_balls.questions import COUNTED, HALF, SPREAD, TURNED
from kernel_lib.experiments.many_balls.shared_energy import SHARED
from kernel_lib.experiments.many_balls.tasks import (
    CHALLENGES,
    CLASS_QUESTIONS,
    EXERCISES,
    WORKSHEET,
)
from kernel_lib.experiments.many_balls.thrown import THROWN
from kernel_lib.experiments.measures.energy import energy_of_motion
from kernel_lib.experiments.teaching import THREE_LEVELS
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.invariants import kinetic_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["experiment", "runs"]

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
    return {GAS: _run(tuple(values.items()), part)}


@lru_cache(maxsize=2)  # a run takes some megabytes, and its chart asks for it once more
def _run(items: tuple[tuple[str, object], ...], part: int = 0) -> Trajectory:
    values: Values = dict(items)
    if values["many"]:
        end = ends(values)[part]
        long = ends(values)[-1]
        every = long / FRAMES_OF_MANY
        return simulate(_crowd(items), end, Events(), frames=every, budget=TENFOLD * MOST_EVENTS)
    here, long = scene(values), duration(values)
    if values["kinds"] == WALL:
        long = _until_wanted(here, long, values["each"])
    turned = values["turn"] and is_closed(values)
    if turned:
        long = _turn_after(here, long, values["each"])
    whole = 2 * long if turned else long
    solver = Events(turn=long) if turned else Events()
    return simulate(here, whole, solver, frames=whole / FRAMES, budget=MOST_EVENTS)


@lru_cache(maxsize=1)
def _crowd(items: tuple[tuple[str, object], ...]) -> Scene:
    return scene(counted(dict(items)))


def _until_wanted(here: Scene, longest: float, each: int) -> float:
    """When each ball has collided so often in the mean and a little after, s, or `longest`."""
    moment = moment_of(_contacts(here, longest), each + LATE)
    return longest if moment is None else moment


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


def _now(values: Values) -> Trajectory:
    return _run(tuple(values.items()))


def _collided(run: Trajectory) -> Floats:
    """Collisions of each ball with others so far, in the mean."""
    among = run.contacts.time[run.contacts.b >= 0]
    found: Floats = 2 * np.searchsorted(among, run.time, side="right") / len(run.scene.balls)
    return found


def _moment(run: Trajectory) -> Floats:
    """Mean of squared energies over the square of their mean."""
    energies = energy_of_motion(run.scene.balls, run.velocity)
    found: Floats = np.mean(energies**2, axis=1) / np.mean(energies, axis=1) ** 2
    return found


def _hot(run: Trajectory) -> Floats:
    """Energy of a ball in the mean, J."""
    found: Floats = kinetic_energy(run) / len(run.scene.balls)
    return found


experiment = Experiment(
    name="many_balls",
    was="gas",
    title="A thousand balls: who is fast?",
    parameters=PARAMETERS,
    runs=runs,
    in_parts=InParts(ends, part_of),
    law_now=gas_law,
    shows=("speeds",),
    toys=("Heavy among light", "Half the room", "Back after four", "In space"),
    observables=(
        Observable("collisions each", "n", "", _collided),
        Observable("spread of the energies", "<E²>/<E>²", "", _moment),
        Observable("energy of a ball", "<E>", "J", _hot),
    ),
    presets=PRESETS,
    chart=Chart(
        "Push on the walls",
        "time (s)",
        "push (N/m, in space N/m²)",
        lambda values: theory(counted(values), _now(values)),
        points=lambda values: felt(counted(values), _now(values)),
    ),
    published=published_gases(),
    guess=SPREAD,
    questions=(COUNTED, TURNED, HALF, SHARED, THROWN, UNMET),
    acts=ACTS,
    levels=THREE_LEVELS,
    exercises=EXERCISES,
    challenges=CHALLENGES,
    class_questions=CLASS_QUESTIONS,
    worksheet=WORKSHEET,
)
