"""What a class is asked in lesson 03."""

from kernel_lib.experiments.experiment import ClassQuestion, RunsAt
from kernel_lib.experiments.two_balls.controls import OFF_CENTRE
from kernel_lib.experiments.two_balls.questions import IMPULSE, TOGETHER, meeting

__all__ = ["CLASS_QUESTIONS"]

#: A lorry of four times the mass of a car, head-on.
LORRY = {**OFF_CENTRE, "m1": 4.0, "m2": 1.0, "y2": 0.0}

LORRY_MORE, CAR_MORE, SAME = WHO = ("the lorry", "the car", "the same")

#: Impulses that differ by less than this part are equal.
EQUAL = 1e-9


def _together(runs_at: RunsAt) -> tuple[str, str]:
    told = TOGETHER.judge(*runs_at({}))
    return str(told.truth), told.happened


def _impulse(runs_at: RunsAt) -> tuple[str, str]:
    """By the sizes of both impulses in the run, equal within rounding."""
    values, runs = runs_at({})
    seen = meeting(runs)
    lorry, car = seen.impulses if seen else (0.0, 0.0)
    larger = LORRY_MORE if lorry > car else CAR_MORE
    right = SAME if abs(lorry - car) <= EQUAL * lorry else larger
    return right, IMPULSE.judge(values, runs).happened


CLASS_QUESTIONS = (
    ClassQuestion(
        "together",
        "Two smooth pucks meet off centre and do not bounce at all.\nThen they:",
        TOGETHER.choices,
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
