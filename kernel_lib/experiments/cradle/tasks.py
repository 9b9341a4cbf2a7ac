"""Challenges and exercises of lesson 05."""

import math

from kernel_lib.experiments.cradle.controls import masses
from kernel_lib.experiments.cradle.law import speeds_after
from kernel_lib.experiments.cradle.questions import REAL
from kernel_lib.experiments.experiment import Challenge, Exercise, Runs, Values

__all__ = ["CHALLENGES", "EXERCISES"]


def _touching(values: Values, runs: Runs) -> bool:
    """One ball in against two that touch, with contacts of real balls."""
    return bool(values["balls"] == 3 and values["gap"] == 0 and values["incoming"] == 1) and (
        REAL in runs
    )


def _left_in_the_others(values: Values, runs: Runs) -> float:
    """Energy that the last ball did not get, %."""
    if not _touching(values, runs):
        return math.nan
    after = speeds_after(runs[REAL])
    energy = [mass * speed**2 for mass, speed in zip(masses(values), after, strict=True)]
    return 100 * float(sum(energy[:-1]) / sum(energy))


def _apart(values: Values, runs: Runs) -> float:
    """Difference of the speeds of the last two balls, % of the speed that came in."""
    if not _touching(values, runs):
        return math.nan
    after = speeds_after(runs[REAL])
    return 100 * abs(float(after[2] - after[1])) / float(values["speed"])


CHALLENGES = (
    Challenge(
        "all_to_the_last",
        "All the energy to the last of three balls that touch: leave no gap.",
        _left_in_the_others,
        ((0.0, 0.5), (0.0, 0.2), (0.0, 0.1)),
        "% left in the others",
        above="Try another mass in the middle, or another stiffness of the second contact.",
        controls=("middle", "gamma"),
    ),
    Challenge(
        "two_leave",
        "One in, two out together: the last two of three balls that touch leave at one speed.",
        _apart,
        ((0.0, 5.0), (0.0, 2.0), (0.0, 0.5)),
        "% apart",
        above="Change how hard the second contact is beside the first.",
        controls=("gamma",),
    ),
)

EXERCISES = (
    Exercise(
        "third",
        "Three equal balls, one in at 1 m/s. The first comes back with 1/3 m/s, the other two "
        "leave alike. How fast?",
        0.667,
        "Momentum: 1 = −1/3 + 2 v.",
        "v = 2/3 m/s; and the energy agrees: 1/9 + 4/9 + 4/9 = 1.",
        "m/s",
        0.01,
    ),
    Exercise(
        "two_in",
        "Two balls come in together against three at rest, all touching, of steel. Do exactly two "
        "leave?",
        "no, all five move",
        "Two in and two out keeps both laws. So do endlessly many other answers.",
        "All five move: soft contacts overlap in time. The set-up “Two in” shows it.",
        choices=("yes, two out", "no, all five move"),
        values={"balls": 5, "incoming": 2},
    ),
    Exercise(
        "gap",
        "Small gaps between the balls: what does the first of three equal balls do then?",
        "it stops",
        "With a gap the first contact is over before the second one begins.",
        "Two equal balls exchange their speeds, so the first one stops; then the second one does.",
        choices=("it stops", "it comes back"),
        values={"gap": 0.1},
    ),
)
