"""Lesson 08: a thousand balls in a box."""

import numpy as np

from kernel_lib.experiments import (
    THREE_LEVELS,
    Chart,
    Experiment,
    InParts,
    Observable,
    Sentence,
    parts_of,
)
from kernel_lib.experiments.many_balls import controls, tasks
from kernel_lib.experiments.many_balls.boxes import (
    counted,
    ends,
)
from kernel_lib.experiments.many_balls.chart import felt, theory
from kernel_lib.experiments.many_balls.first_meetings import UNMET
from kernel_lib.experiments.many_balls.flights import kept_flight, part_of, runs
from kernel_lib.experiments.many_balls.further import BACK, HOW_MANY_ARE, LAST_BACK
from kernel_lib.experiments.many_balls.law import gas_law
from kernel_lib.experiments.many_balls.published import published_gases
from kernel_lib.experiments.many_balls.questions import COUNTED, HALF, SPREAD, TURNED
from kernel_lib.experiments.many_balls.shared_energy import SHARED
from kernel_lib.experiments.many_balls.thrown import BROKEN, THROWN
from kernel_lib.experiments.measures.energy import energy_of_motion
from kernel_lib.state.invariants import kinetic_energy
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["experiment", "runs"]


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
    chart=Chart(
        Sentence("many-balls-chart"),
        Sentence("many-balls-chart-time"),
        Sentence("many-balls-chart-push"),
        lambda values: theory(counted(values), kept_flight(values)),
        points=lambda values: felt(counted(values), kept_flight(values)),
    ),
    published=published_gases(),
    guess=SPREAD,
    questions=(COUNTED, TURNED, HALF, SHARED, BROKEN, THROWN, UNMET),
    further=(HOW_MANY_ARE, LAST_BACK, BACK),
    levels=THREE_LEVELS,
    **parts_of(controls, tasks),
)
