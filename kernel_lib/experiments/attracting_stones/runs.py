"""Lesson 10: stones that attract each other, in real sizes and hours."""

import numpy as np

from kernel_lib.experiments.attracting_stones.catching import CATCH
from kernel_lib.experiments.attracting_stones.chart import nearest_distances, present
from kernel_lib.experiments.attracting_stones.controls import ACTS, PARAMETERS, PRESETS
from kernel_lib.experiments.attracting_stones.further import HELD, MEETING, SLOWEST
from kernel_lib.experiments.attracting_stones.law import distances, past, stones_law, towards
from kernel_lib.experiments.attracting_stones.orbits import MILLI
from kernel_lib.experiments.attracting_stones.passing import PASS
from kernel_lib.experiments.attracting_stones.published import published_stones
from kernel_lib.experiments.attracting_stones.questions import AT_ALL, END
from kernel_lib.experiments.attracting_stones.stones import PUSHED, STONES, TWIN, runs
from kernel_lib.experiments.attracting_stones.tasks import (
    CHALLENGES,
    CLASS_QUESTIONS,
    EXERCISES,
    WORKSHEET,
)
from kernel_lib.experiments.experiment import Bars, Chart, Experiment, Observable
from kernel_lib.experiments.measures.energy import energy_lost
from kernel_lib.experiments.teaching import THREE_LEVELS
from kernel_lib.state.invariants import kinetic_energy, momentum
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["experiment", "runs"]


def _moving(run: Trajectory) -> Floats:
    """Energy of motion of all balls, mJ."""
    return kinetic_energy(run) / MILLI


def _height(run: Trajectory) -> Floats:
    """Energy of attraction over that of a touch, mJ."""
    one, other = run.scene.balls[:2]
    strength = run.scene.mutual_gravity * one.mass * other.mass
    above: Floats = strength * (1 / (one.radius + other.radius) - 1 / distances(run)) / MILLI
    return above


def _lost(run: Trajectory) -> Floats:
    """What hits have taken, mJ."""
    return energy_lost(run) / MILLI


def _turning(run: Trajectory) -> Floats:
    """Angular momentum about the common centre, kg m²/s."""
    one, other = (ball.mass for ball in run.scene.balls[:2])
    turning: Floats = one * other / (one + other) * distances(run) * past(run)
    return turning


def _momentum(run: Trajectory) -> Floats:
    """Size of the momentum of all balls, kg m/s."""
    size: Floats = np.linalg.norm(momentum(run), axis=-1)
    return size


experiment = Experiment(
    name="attracting_stones",
    title="Stones that attract: how does it end?",
    parameters=PARAMETERS,
    runs=runs,
    law_now=stones_law,
    toys=("Head on", "Sideways 3", "A perfect hit", "Two stones at rest"),
    observables=(
        Observable("distance of the centres", "d", "m", distances),
        Observable("speed towards each other", "v_n", "mm/s", lambda run: towards(run) / MILLI),
        Observable("speed past each other", "v_t", "mm/s", lambda run: past(run) / MILLI),
    ),
    bars=(
        Bars(
            "Energy",
            "mJ",
            (
                Observable("energy of motion", "E_k", "mJ", _moving),
                Observable("energy of distance", "E_p", "mJ", _height),
                Observable("lost", "E₀ - E", "mJ", _lost),
            ),
        ),
        Bars(
            "Turning (angular momentum)",
            "kg m²/s",
            (Observable("angular momentum", "L", "kg m²/s", _turning),),
        ),
        Bars("Momentum", "kg m/s", (Observable("momentum", "p", "kg m/s", _momentum),)),
    ),
    presets=PRESETS,
    guess=END,
    questions=(AT_ALL, PASS, CATCH),
    further=(SLOWEST, HELD, MEETING),
    hues={STONES: 0, PUSHED: 0, TWIN: 1},
    chart=Chart(
        "How near do two stones come?",
        "speed sideways (mm/s)",
        "nearest distance of the centres (m)",
        nearest_distances,
        now=present,
        click=("sideways", None),
    ),
    published=published_stones(),
    acts=ACTS,
    levels=THREE_LEVELS,
    exercises=EXERCISES,
    challenges=CHALLENGES,
    class_questions=CLASS_QUESTIONS,
    worksheet=WORKSHEET,
)
