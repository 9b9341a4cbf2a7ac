"""Challenges and exercises of lesson 01."""

import math

from kernel_lib.experiments.experiment import Challenge, Exercise, Runs, Values
from kernel_lib.experiments.plane_bounce.controls import RADIUS
from kernel_lib.experiments.plane_bounce.questions import lies_still

__all__ = ["CHALLENGES", "EXERCISES"]

#: Held still, its lowest point 5 m above the floor.
HELD = {"height": 5.0 + RADIUS, "velocity_x": 0.0, "velocity_y": 0.0}

#: Height of the flag, m; moment at which the ball shall lie still, s.
FLAG, MOMENT = 1.0, 10.0


def _second_top(values: Values, runs: Runs) -> float:
    """How high the lowest point rises after the second contact, m, if it was dropped from 5 m."""
    hits = runs["exact"].contacts.of_kind("impact")
    held = all(values[name] == value for name, value in HELD.items())
    if not held or len(hits) < 2 or values["gravity"] == 0:
        return math.nan
    return float(hits.velocity_after[1, 0, 1] ** 2 / (2 * values["gravity"]))


def _at_rest(values: Values, runs: Runs) -> float:
    """When the ball lies still, s; after no bounce at all it does not count."""
    return lies_still(runs) if len(runs["exact"].contacts.of_kind("impact")) > 2 else math.nan


def _around(middle: float, *reaches: float) -> tuple[tuple[float, float], ...]:
    return tuple((middle - reach, middle + reach) for reach in reaches)


CHALLENGES = (
    Challenge(
        "two_bounces",
        "Dropped from 5 m, it shall rise to 1 m after its second bounce. Choose the floor.",
        _second_top,
        _around(FLAG, 0.1, 0.03, 0.01),
        "m",
        HELD | {"duration": 6.0},
        above="Let the floor give back a little less.",
        below="Let the floor give back a little more.",
        controls=("k_b",),
    ),
    Challenge(
        "at_rest",
        "Choose floor and height so that the ball lies at rest at exactly 10 s.",
        _at_rest,
        _around(MOMENT, 1.0, 0.3, 0.1),
        "s",
        HELD | {"duration": 14.0},
        above="A floor that gives back a little less, or a lower start.",
        below="A floor that gives back a little more, or a higher start.",
        controls=("k_b", "height"),
    ),
)

EXERCISES = (
    Exercise(
        "half",
        "A ball rises to half its height. Which share of its speed did it keep?",
        71.0,
        "Height goes with speed times speed. Which number times itself gives a half?",
        "√0.5 = 0.707, so 71 %.",
        "%",
        1.0,
        values=HELD | {"k_b": 0.71},
    ),
    Exercise(
        "sum",
        "The first flight after the first contact lasts 1 s, and the floor gives back 90 % of the "
        "speed. How long after the first contact does the ball lie still?",
        10.0,
        "Each flight lasts 0.9 times as long as the one before: 1 + 0.9 + 0.81 + …",
        "The sum is 1/(1 − 0.9) = 10 s.",
        "s",
        0.1,
        values=HELD | {"k_b": 0.9, "duration": 20.0},
    ),
    Exercise(
        "allowed",
        "A ball may be used if, dropped from 1.80 m, it comes back to between 0.96 and 1.16 m. "
        "Which is the least share of the speed that it may keep?",
        73.0,
        "At the least it comes back to 0.96 m of 1.80 m. Heights go with speed times speed.",
        "√(0.96/1.80) = 0.73: 73 %. At most it may keep √(1.16/1.80) = 0.80.",
        "%",
        1.0,
        values=HELD | {"height": 1.8 + RADIUS, "k_b": 0.73},
    ),
)
