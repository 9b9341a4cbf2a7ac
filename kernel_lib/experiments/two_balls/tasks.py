"""What lesson 03 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

import numpy as np

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import (
    Challenge,
    ClassQuestion,
    Exercise,
    Runs,
    RunsAt,
    Values,
)
from kernel_lib.experiments.teaching.tasks import Column, Worksheet
from kernel_lib.experiments.two_balls.controls import OFF_CENTRE, PAIR
from kernel_lib.experiments.two_balls.questions import IMPULSE, TOGETHER, meeting

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

#: Two balls on paths that cross, which slide off each other.
CROSSING = {"film": PAIR, "y2": 3.0, "duration": 1.5}
#: A pair at one speed, head-on, nothing lost.
HEAD_ON = {
    "film": PAIR,
    **{"y1": 0.0, "y2": 0.0, "vx1": 10.0, "vy1": 0.0, "vx2": -10.0, "m2": 1.0, "r2": 1.0},
    **{"k_b": 1.0, "duration": 2.0},
}

PLACES = ("x1", "y1", "x2", "y2", "r1", "r2")
#: Sine of the angle from which on paths cross; rounding of a share.
CROSSES, ROUNDING = 0.2, 1e-9


def _alone(values: Values) -> bool:
    around = ("box", "drag", "gravity", "glued")
    return values["film"] == PAIR and not any(values[name] for name in around)


def _sliding(values: Values, runs: Runs) -> float:
    """Sliding past each other after the contact, % of the closing speed; places as at the start."""
    kept = {"x1": 0.0, "y1": -5.0, "x2": 15.0, "y2": 3.0, "r1": 1.0, "r2": 2.0}
    at_their_places = all(values[name] == kept[name] for name in PLACES)
    seen = meeting(runs)
    if not _alone(values) or values["k_b"] > 0 or not at_their_places or seen is None:
        return math.nan
    a, b = (np.array([values[f"vx{i}"], values[f"vy{i}"]]) for i in (1, 2))
    if abs(a[0] * b[1] - a[1] * b[0]) < CROSSES * np.linalg.norm(a) * np.linalg.norm(b) + ROUNDING:
        return math.nan
    return 100 * seen.sliding / seen.closing


def _light_ball(values: Values, runs: Runs) -> float:
    """Speed of the lighter ball after over the one speed of both before, head-on, without loss."""
    seen = meeting(runs)
    if not _alone(values) or values["k_b"] < 1 or seen is None:
        return math.nan
    speeds = np.abs(seen.velocities[:, 0])
    if np.abs(seen.velocities[:, 1]).max() > ROUNDING or abs(speeds[0] - speeds[1]) > ROUNDING:
        return math.nan
    hits = runs["exact"].contacts.of_kind("impact")
    light = int(np.argmin(seen.masses))
    return float(np.linalg.norm(hits.velocity_after[0, light]) / speeds[0]) + ROUNDING


CHALLENGES = (
    Challenge(
        "stick",
        "Their paths cross and they do not bounce: choose their speeds, not their places, so that "
        "they stay together.",
        _sliding,
        ((0.0, 5.0), (0.0, 1.0), (0.0, 0.1)),
        "% sliding",
        CROSSING,
        above="Seen from ball 2, ball 1 must come straight at its centre: change a speed.",
        controls=("vy1", "vx2"),
    ),
    Challenge(
        "fastest",
        "Both come at one speed, head-on, without loss: how many times that speed can the light "
        "one reach?",
        _light_ball,
        ((2.0, math.inf), (2.5, math.inf), (2.9, math.inf)),
        "times",
        HEAD_ON,
        below="Make the heavy one heavier. It cannot reach three times.",
        controls=("m2",),
    ),
)

EXERCISES = (
    Exercise(
        "lorry",
        "A lorry of 4 t meets a car of 1 t, and the car's velocity changes by 8 m/s. By how much "
        "does the lorry's change?",
        2.0,
        "Both get the same impulse: mass times change of velocity.",
        "1 t × 8 m/s = 4 t × 2 m/s: by 2 m/s.",
        "m/s",
        0.02,
        values={**HEAD_ON, "m2": 4.0, "k_b": 0.0},
    ),
    Exercise(
        "equal",
        "Two equal pucks meet head-on, 3 m/s and at rest, and do not bounce. How fast are they "
        "then?",
        1.5,
        "Momentum is kept, and the mass is twice as great.",
        "3 m/s of one mass are shared by two: 1.5 m/s.",
        "m/s",
        0.02,
        values={**HEAD_ON, "vx1": 3.0, "vx2": 0.0, "k_b": 0.0, "duration": 6.0},
    ),
    Exercise(
        "round",
        "Two smooth balls meet off centre without a bounce. What do they do?",
        "slide off each other",
        "Which part of the velocities can a smooth surface change?",
        "Along the line of centres they move alike after it; across it nothing has changed, so "
        "they slide off each other.",
        choices=("stay together", "slide off each other", "turn about each other"),
        values=CROSSING,
    ),
)


#: A lorry of four times the mass of a car, head-on.
LORRY = {**OFF_CENTRE, "m1": 4.0, "m2": 1.0, "y2": 0.0}

LORRY_MORE, CAR_MORE, SAME = WHO = ("the lorry", "the car", "the same")

#: Impulses that differ by less than this part are equal.
EQUAL = 1e-9


def _together(runs_at: RunsAt) -> tuple[str, str]:
    return TOGETHER.answered(*runs_at({}))


def _impulse(runs_at: RunsAt) -> tuple[str, str]:
    """By the sizes of both impulses in the run, equal within rounding."""
    values, runs = runs_at({})
    seen = meeting(runs)
    lorry, car = seen.impulses if seen else (0.0, 0.0)
    larger = LORRY_MORE if lorry > car else CAR_MORE
    right = SAME if abs(lorry - car) <= EQUAL * lorry else larger
    return right, IMPULSE.judged(values, runs).happened


CLASS_QUESTIONS = (
    ClassQuestion(
        "together",
        "Two smooth pucks meet off centre and do not bounce at all.\nThen they:",
        TOGETHER.option_texts,
        _together,
        OFF_CENTRE,
        runs=("exact",),
        decisive=TOGETHER.decisive,
    ),
    ClassQuestion(
        "lorry",
        "A lorry meets a car of a quarter of its mass.\nWhich gets the larger impulse?",
        WHO,
        _impulse,
        LORRY,
        runs=("exact",),
        decisive=IMPULSE.decisive,
    ),
    ClassQuestion(
        "parked",
        "Now the car is parked, and the lorry runs into it.\nWhich gets the larger impulse?",
        WHO,
        _impulse,
        {**LORRY, "vx2": 0.0, "x2": 1.0},
        runs=("exact",),
        rounds=1,
        decisive=IMPULSE.decisive,
    ),
)


def _impulses(values: Values, runs: Runs) -> str:
    seen = meeting(runs)
    return " and ".join(figure(one) for one in seen.impulses) if seen else ""


def _changes(values: Values, runs: Runs) -> str:
    seen = meeting(runs)
    if seen is None:
        return ""
    pairs = zip(seen.impulses, seen.masses, strict=True)
    return " and ".join(figure(impulse / mass) for impulse, mass in pairs)


WORKSHEET = Worksheet(
    ("Off centre", "Head-on: these do stay together", "Lorry and car", "Billiard balls"),
    (
        Column("Masses (kg)", lambda v, runs: f"{figure(v['m1'])} and {figure(v['m2'])}", True),
        Column("Impulses (N s)", _impulses),
        Column("Changes of velocity (m/s)", _changes),
        Column("Then they ...", lambda v, runs: TOGETHER.answered(v, runs)[0]),
    ),
    "Flick a coin against a second, equal one, first head-on, then off centre. The angle between "
    "their ways after it: head-on ____, off centre ____ °. And against a heavier coin: ____",
    "Head-on the first coin nearly stops. Off centre equal coins part at nearly 90°; a light coin "
    "comes back from a heavy one.",
)
