"""Challenges and exercises of lesson 03."""

import math

import numpy as np

from kernel_lib.experiments.experiment import Challenge, Exercise, Runs, Values
from kernel_lib.experiments.two_balls.controls import PAIR
from kernel_lib.experiments.two_balls.questions import meeting

__all__ = ["CHALLENGES", "EXERCISES"]

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
