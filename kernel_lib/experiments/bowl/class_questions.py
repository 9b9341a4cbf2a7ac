"""What a class is asked in lesson 07."""

import numpy as np

from kernel_lib.experiments.bowl.acts import BALL
from kernel_lib.experiments.bowl.law import offsets
from kernel_lib.experiments.bowl.questions import ANY, HEIGHTS, HIGH, LIMIT, LOW, NEVER, left_at
from kernel_lib.experiments.bowl.shapes import MILLI
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import ClassQuestion, RunsAt, Values

__all__ = ["CLASS_QUESTIONS"]

LOWER, SAME, HIGHER = LIMITS = ("lower", "the same", "higher")
HALF, ALIKE, TWICE = SIZES = ("half as high", "the same", "twice as high")


def _stays(runs_at: RunsAt, change: Values) -> bool:
    values, runs = runs_at(change)
    return left_at(values, runs[BALL]) is None


def _where(runs_at: RunsAt) -> tuple[str, str]:
    low, high = (_stays(runs_at, {"height": height}) for height in (0.4, 0.6))
    right = {(True, True): ANY, (False, True): HIGH, (True, False): LOW, (False, False): NEVER}
    return right[low, high], LIMIT.judge(*runs_at({})).happened


def _side(runs_at: RunsAt, least: float, most: float) -> int:
    """Whether the limit lies below two heights (-1), above both (1), or between them (0)."""
    low, high = (_stays(runs_at, {"height": height}) for height in (least, most))
    return int(low) + int(high) - 1


def _on_the_moon(runs_at: RunsAt) -> tuple[str, str]:
    right = LIMITS[1 + _side(runs_at, 0.45, 0.55)]
    return right, (
        "All is slower there, falling and bouncing alike, and happens in the same places: what "
        "counts is the height over the radius."
    )


def _twice(runs_at: RunsAt) -> tuple[str, str]:
    """The limit in a bowl of twice the radius, against that of the first one, 0.5 m."""
    found = {HALF: (0.22, 0.28), ALIKE: (0.45, 0.55), TWICE: (0.9, 1.1)}
    (right,) = (words for words, ends in found.items() if _side(runs_at, *ends) == 0)
    values, runs = runs_at({})
    far = figure(float(np.abs(offsets(values, runs[BALL])).max()) / MILLI, "mm")
    return right, f"From {figure(values['height'], 'm')} it comes no farther than {far}."


CLASS_QUESTIONS = (
    ClassQuestion(
        "bowl",
        "A ball without loss is dropped into a bowl, 1 mm beside the middle.\n"
        "It stays near the middle:",
        HEIGHTS,
        _where,
        runs=(BALL,),
        decisive=LIMIT.decisive,
    ),
    ClassQuestion(
        "moon",
        "In this bowl a ball stays near the middle from below half a metre.\n"
        "On the Moon this limit is:",
        LIMITS,
        _on_the_moon,
        {"gravity": 1.62, "height": 0.45},
        runs=(BALL,),
        decisive=LIMIT.decisive,
    ),
    ClassQuestion(
        "twice",
        "The bowl is exchanged for one of twice the radius.\nNow the limit is:",
        SIZES,
        _twice,
        {"radius": 2.0, "height": 0.9},
        runs=(BALL,),
        rounds=1,
        decisive=LIMIT.decisive,
    ),
)
