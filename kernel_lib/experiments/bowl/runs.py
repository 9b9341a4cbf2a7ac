"""Lesson 07: a ball without loss bounces in a bowl, beside its middle."""

import math

import numpy as np

from kernel_lib.experiments import (
    THREE_LEVELS,
    Bars,
    Chart,
    Experiment,
    Observable,
    Sentence,
    Values,
    parts_of,
)
from kernel_lib.experiments.bowl import controls, tasks
from kernel_lib.experiments.bowl.chart import allowed, flights, present
from kernel_lib.experiments.bowl.controls import (
    BALL,
    DISH,
    FARTHER,
    FARTHEST,
    NEIGHBOUR,
    RIGHT,
    RIGHT_NEIGHBOUR,
    ROOMS,
)
from kernel_lib.experiments.bowl.focus_question import FOCUS
from kernel_lib.experiments.bowl.further import FARTHEST_SAFE, ONE_CENTIMETRE
from kernel_lib.experiments.bowl.law import bowl_law
from kernel_lib.experiments.bowl.motion import motion
from kernel_lib.experiments.bowl.published import published_bounces
from kernel_lib.experiments.bowl.questions import (
    CONTRAST,
    DISTANCES,
    HOW_HIGH,
    LOSS,
    PARTING,
    TWO_BOWLS,
)
from kernel_lib.experiments.bowl.room_questions import ROOM_QUESTIONS
from kernel_lib.experiments.bowl.rooms import room_runs
from kernel_lib.experiments.bowl.shapes import (
    MICRO,
    MILLI,
    PAIRS_APART,
    axis_of,
    ball_radius,
    has_three_pairs,
    has_two_bowls,
    is_soft,
    pairs_of,
    right_bowl,
)
from kernel_lib.experiments.bowl.soft_question import SOFT_BOWL
from kernel_lib.experiments.measures.energy import energy_lost
from kernel_lib.state.invariants import kinetic_energy, potential_energy
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words import labelled

__all__ = ["experiment", "runs"]


#: Between the rims of two bowls, m.
BOWLS_APART = 0.3


def runs(values: Values) -> dict[str, Trajectory]:
    """The ball; next to it one in a second bowl, or those between two further pairs of mirrors;
    with `pair` in each bowl a second one that starts a little to the side.

    Raises
    ------
    ValueError : a ball that would start in the wall, in words
    """
    if values["shape"] in ROOMS:
        return room_runs(values)
    if has_three_pairs(values):
        found = zip((BALL, FARTHER, FARTHEST), pairs_of(values), strict=True)
        return {
            name: motion(one, at=(0.0, -place * PAIRS_APART))
            for place, (name, one) in enumerate(found)
        }
    right = right_bowl(values)
    half = right["radius"]
    if right["shape"] == DISH:  # which has no rim: as wide as where its ball falls from
        half = math.sqrt(2 * half * right["height"])
    apart = values["radius"] + half + max(BOWLS_APART, 3 * ball_radius(values))
    bowls = [(values, 0.0, (BALL, NEIGHBOUR))]
    if has_two_bowls(values):
        bowls.append((right, apart, (RIGHT, RIGHT_NEIGHBOUR)))
    starts = (0.0, MICRO * values["apart"]) if values["pair"] and not is_soft(values) else (0.0,)
    return {
        name: motion(bowl, start, at=(place, 0.0))
        for bowl, place, names in bowls
        for name, start in zip(names, starts, strict=False)
    }


def _offset(run: Trajectory) -> Floats:
    """Distance from the axis of what the ball bounces in, signed, mm."""
    across = 0 if np.any(run.scene.gravity) else 1
    found: Floats = (run.position[:, 0, across] - axis_of(run)[across]) / MILLI
    return found


def _stored(run: Trajectory) -> Floats:
    """Energy of height, of a spring to the middle, and of a wall that is pressed in, J."""
    found: Floats = potential_energy(run) + run.elastic_energy()
    return found


def _lost(run: Trajectory) -> Floats:
    """Energy that no spring holds, J."""
    found: Floats = energy_lost(run) - run.elastic_energy()
    return found


experiment = Experiment(
    name="bowl",
    title="How high can it bounce and still stay?",
    runs=runs,
    law_now=bowl_law,
    hues={"right": 2},
    handles={0: {"position": (None, "height")}},
    bends={0: "radius"},
    shows=("bounces",),
    toys=("On the Moon", "Satellite dish", "Two mirrors", "sound"),
    lasts="bounces",
    observables=(
        Observable("distance off centre", "d", "mm", _offset),
        Observable("height", "y", "m", lambda run: run.position[:, 0, 1]),
        Observable("speed", "v", "m/s", lambda run: np.linalg.norm(run.velocity[:, 0], axis=-1)),
    ),
    bars=(
        Bars(
            Sentence("bowl-experiment-energy"),
            "J",
            (
                Observable("energy of motion", "E_k", "J", kinetic_energy),
                Observable("energy of height or springs", "E_p", "J", _stored),
                Observable("lost", "E₀ - E", "J", _lost),
            ),
        ),
    ),
    chart=Chart(
        Sentence("bowl-section-chart"),
        Sentence("bowl-section-place"),
        Sentence("bowl-section-speed"),
        allowed,
        points=lambda values: labelled("bowl", flights(values)),
        now=present,
        click=("offset", "speed"),
    ),
    published=published_bounces(),
    guess=HOW_HIGH,
    questions=(TWO_BOWLS, LOSS, PARTING, DISTANCES, CONTRAST, FOCUS, SOFT_BOWL, *ROOM_QUESTIONS),
    further=(ONE_CENTIMETRE, FARTHEST_SAFE),
    levels=THREE_LEVELS,
    **parts_of(controls, tasks),
)
