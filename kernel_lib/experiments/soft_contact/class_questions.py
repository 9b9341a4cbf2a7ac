"""What a class is asked in lesson 06."""

from kernel_lib.experiments.common.wording import nearest_of
from kernel_lib.experiments.experiment import ClassQuestion, RunsAt
from kernel_lib.experiments.soft_contact.controls import GAME, STEEL
from kernel_lib.experiments.soft_contact.law import speeds
from kernel_lib.experiments.soft_contact.questions import (
    CHOICES,
    GAME_QUESTION,
    RUBBER_QUESTION,
    STEEL_QUESTION,
)

__all__ = ["CLASS_QUESTIONS"]

#: Shares of the speed that are kept, by the words for them.
SHARES = {"28 %": 0.28, "49 %": 0.49, "85 %": 0.85}


def _rubber(runs_at: RunsAt) -> tuple[str, str]:
    told = RUBBER_QUESTION.judge(*runs_at({}))
    return str(told.truth), told.happened


def _steel(runs_at: RunsAt) -> tuple[str, str]:
    values, runs = runs_at({})
    down, up = speeds(runs) or (1.0, 0.0)
    return nearest_of(SHARES, up / down), STEEL_QUESTION.judge(values, runs).happened


def _program(runs_at: RunsAt) -> tuple[str, str]:
    told = GAME_QUESTION.judge(*runs_at({}))
    return str(told.truth), told.happened


CLASS_QUESTIONS = (
    ClassQuestion(
        "rubber",
        "Dropped from 1 m, a rubber ball keeps 80 % of its speed.\nDropped from 1 cm it keeps:",
        CHOICES,
        _rubber,
        runs=("drop",),
        decisive=RUBBER_QUESTION.decisive,
    ),
    ClassQuestion(
        "steel",
        "Dropped from 1 m, a steel ball keeps 49 % of its speed.\nDropped from 1 cm it keeps:",
        tuple(SHARES),
        _steel,
        {"material": STEEL},
        runs=("drop",),
        decisive=STEEL_QUESTION.decisive,
    ),
    ClassQuestion(
        "program",
        "A game's ball keeps 80 % of its speed from 1 m: a Hertz spring, a constant damper.\n"
        "Dropped from 1 cm it keeps:",
        CHOICES,
        _program,
        {"material": GAME},
        runs=("drop",),
        decisive=GAME_QUESTION.decisive,
        rounds=1,
    ),
)
