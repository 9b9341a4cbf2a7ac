"""Lesson 07: a ball without loss bounces in a bowl, beside its middle."""

import math

import numpy as np

from kernel_lib.experiments.bowl.chart import allowed, flights, present
from kernel_lib.experiments.bowl.controls import ACTS, BALL, MIRRORS, NEIGHBOUR, PARAMETERS, PRESETS
from kernel_lib.experiments.bowl.law import bowl_law
from kernel_lib.experiments.bowl.published import published_bounces
from kernel_lib.experiments.bowl.questions import LIMIT, MIRROR, PARTING, STAYS
from kernel_lib.experiments.bowl.shapes import ALONG, MICRO, MILLI, OPENING, scene
from kernel_lib.experiments.bowl.tasks import CHALLENGES, CLASS_QUESTIONS, EXERCISES, WORKSHEET
from kernel_lib.experiments.experiment import (
    LESSON_BUDGET,
    Bars,
    Chart,
    Experiment,
    Observable,
    Values,
)
from kernel_lib.experiments.measures.energy import energy_lost
from kernel_lib.experiments.teaching import THREE_LEVELS
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.invariants import kinetic_energy, potential_energy
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["experiment", "runs"]


def runs(values: Values) -> dict[str, Trajectory]:
    """The ball, and with `pair` a second one that starts a little beside it.

    Raises
    ------
    ValueError : a ball that would start in the wall, in words
    """
    beside = {BALL: 0.0} | ({NEIGHBOUR: MICRO * values["apart"]} if values["pair"] else {})
    return {name: _run(values, each) for name, each in beside.items()}


def _run(values: Values, beside: float) -> Trajectory:
    """As long as `bounces` on the spot take; a ball that has got out is shown a flight longer."""
    here, flight = scene(values, beside), _flight_time(values)
    whole = min(values["bounces"] * flight, 1.05 * _until_rest(values))

    def run(duration: float) -> Trajectory:
        frames = duration / 400
        return simulate(here, duration, Events(), frames=frames, budget=LESSON_BUDGET)

    found = run(whole)
    if len(found.contacts) and _is_out(values, found):
        found = run(min(whole, float(found.contacts.time[-1]) + _way_out(values, found)))
    return found


def _flight_time(values: Values) -> float:
    """From bounce to bounce on the spot, s."""
    if values["shape"] == MIRRORS:
        return float(values["distance"]) / ALONG
    return 2 * math.sqrt(2 * values["height"] / values["gravity"])


def _way_out(values: Values, run: Trajectory) -> float:
    """How long after its last bounce a ball is watched that gets out, s."""
    flight = _flight_time(values)
    if values["shape"] != MIRRORS:
        return flight
    across = abs(float(run.contacts.velocity_after[-1, 0, 1]))
    return min(flight, OPENING / across) if across > 0 else flight


def _until_rest(values: Values) -> float:
    """When the bounces of a ball that loses speed are over, s."""
    if values["e"] == 1 or values["shape"] == MIRRORS:
        return math.inf
    return _flight_time(values) / 2 * (1 + values["e"]) / (1 - values["e"])


def _is_out(values: Values, run: Trajectory) -> bool:
    x, y = run.position[-1, 0]
    if values["shape"] == MIRRORS:
        return bool(abs(x) > values["distance"] / 2)
    return bool(y < 0)


def _offset(values: Trajectory) -> Floats:
    """Distance from the axis of what the ball bounces in, signed, mm."""
    axis = 1 if len(values.scene.walls) > 1 else 0
    return values.position[:, 0, axis] / MILLI


experiment = Experiment(
    name="bowl",
    title="Will it keep bouncing on the spot?",
    parameters=PARAMETERS,
    runs=runs,
    law_now=bowl_law,
    handles={0: {"position": (None, "height")}},
    bends={0: "radius"},
    shows=("bounces",),
    toys=("On the Moon", "Satellite dish", "Two mirrors", "sound"),
    lasts="bounces",
    observables=(
        Observable("distance from the middle", "d", "mm", _offset),
        Observable("height", "y", "m", lambda run: run.position[:, 0, 1]),
        Observable("speed", "v", "m/s", lambda run: np.linalg.norm(run.velocity[:, 0], axis=-1)),
    ),
    bars=(
        Bars(
            "Energy",
            "J",
            (
                Observable("energy of motion", "E_k", "J", kinetic_energy),
                Observable("energy of height", "E_p", "J", potential_energy),
                Observable("lost", "E₀ - E", "J", energy_lost),
            ),
        ),
    ),
    presets=PRESETS,
    chart=Chart(
        "Each flight leaves a point",
        "place at the top of a flight, or midway between mirrors (mm)",
        "speed sideways there (m/s)",
        allowed,
        points=flights,
        now=present,
        click=("offset", "speed"),
    ),
    published=published_bounces(),
    guess=LIMIT,
    questions=(STAYS, PARTING, MIRROR),
    acts=ACTS,
    levels=THREE_LEVELS,
    exercises=EXERCISES,
    challenges=CHALLENGES,
    class_questions=CLASS_QUESTIONS,
    worksheet=WORKSHEET,
)
