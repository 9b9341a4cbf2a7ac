"""What a class is asked in lesson 01."""

from kernel_lib.experiments.common.wording import figure, nearest_of, percent
from kernel_lib.experiments.experiment import ClassQuestion, RunsAt
from kernel_lib.experiments.plane_bounce.controls import HELD, RADIUS
from kernel_lib.experiments.plane_bounce.questions import HEIGHT, REST

__all__ = ["CLASS_QUESTIONS"]

#: Dropped with its lowest point one metre above the floor.
ONE_METRE = {**HELD, "height": 1.0 + RADIUS, "duration": 1.5}

#: Shares of the speed, by the words for them.
SHARES = {"71 %": 0.71, "50 %": 0.5, "25 %": 0.25}

HEIGHTS = {"84 cm": 0.84, "70 cm": 0.7, "49 cm": 0.49, "35 cm": 0.35}


def _height(runs_at: RunsAt) -> tuple[str, str]:
    told = HEIGHT.judge(*runs_at({}))
    return nearest_of(HEIGHTS, float(str(told.truth))), told.happened


def _rest(runs_at: RunsAt) -> tuple[str, str]:
    told = REST.judge(*runs_at({}))
    return str(told.truth), told.happened


def _half(runs_at: RunsAt) -> tuple[str, str]:
    rises = {}
    for words, share in SHARES.items():
        rises[words] = float(str(HEIGHT.judge(*runs_at({"k_b": share})).truth))
    right = nearest_of(rises, 0.5)
    told = "; ".join(f"with {words} {figure(rise, 'm')}" for words, rise in rises.items())
    root = f"{figure(SHARES[right])} × {figure(SHARES[right])} = {percent(SHARES[right] ** 2)}"
    return right, f"Dropped from 1 m it rises {told}. Height goes with speed times speed: {root}."


CLASS_QUESTIONS = (
    ClassQuestion(
        "height",
        "A ball keeps 70 % of its speed.\nDropped from 1 m, how high does it rise?",
        tuple(HEIGHTS),
        _height,
        ONE_METRE,
        runs=("exact",),
        decisive=HEIGHT.decisive,
    ),
    ClassQuestion(
        "rest",
        "Dropped from 5 m, it keeps 70 % of its speed at each bounce.\nWhen does it lie still?",
        (
            "after some ten bounces",
            "never",
            "after endlessly many, in 5.72 s",
            "after endlessly many, in an hour",
        ),
        _rest,
        {**HELD, "duration": 8.0},
        runs=("exact",),
        decisive=REST.decisive,
    ),
    ClassQuestion(
        "half",
        "Another ball rises to half the height it fell from.\nHow much of its speed did it keep?",
        tuple(SHARES),
        _half,
        {**ONE_METRE, "k_b": 0.71},
        runs=("exact",),
        rounds=1,
        decisive=HEIGHT.decisive,
    ),
)
