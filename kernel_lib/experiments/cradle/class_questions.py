"""What a class is asked in lesson 05."""

from kernel_lib.experiments.common.wording import percent
from kernel_lib.experiments.cradle.law import speeds_after, vector
from kernel_lib.experiments.cradle.questions import BACK, REAL, STOPS, VOTE, until_they_turn
from kernel_lib.experiments.experiment import ClassQuestion, RunsAt

__all__ = ["CLASS_QUESTIONS"]

#: Steel balls of 20 cm, whose contacts are Hertz's.
STEEL = {"material": "E, ν and R", "radius": 0.1, "mass": 32.67, "speed": 1.0}

#: A ball slower than this part of the incoming speed does not move.
MOVES = 0.01

YES, NO = "yes", "no, all five move"


def _vote(runs_at: RunsAt) -> tuple[str, str]:
    told = VOTE.judge(*runs_at({}))
    return str(told.truth), told.happened


def _gaps(runs_at: RunsAt) -> tuple[str, str]:
    values, runs = runs_at({})
    share = float(speeds_after(runs[REAL])[0]) / float(values["speed"])
    right = BACK if share < -MOVES else STOPS
    return right, (
        f"It keeps {percent(abs(share))} of its speed: each contact ends before the next begins."
    )


def _two_in(runs_at: RunsAt) -> tuple[str, str]:
    values, runs = runs_at({})
    after = speeds_after(runs[REAL])
    moving = [bool(abs(speed) > MOVES * values["speed"]) for speed in after]
    right = NO if all(moving) else YES
    return right, f"Afterwards they move at {vector(after)} m/s: contacts overlap."


CLASS_QUESTIONS = (
    ClassQuestion(
        "vote",
        "Three steel balls touch, one comes in, nothing is lost.\nAfterwards the first:",
        VOTE.choices,
        _vote,
        STEEL,
        runs=(REAL,),
        decisive=until_they_turn,
    ),
    ClassQuestion(
        "gaps",
        "Now there are gaps of a hair between them, 0.2 mm.\nAfterwards the first:",
        (STOPS, BACK),
        _gaps,
        {**STEEL, "gap": 0.0002},
        runs=(REAL,),
        decisive=until_they_turn,
    ),
    ClassQuestion(
        "two_in",
        "Five steel balls touch, and two come in.\nDo exactly two go out?",
        (YES, NO),
        _two_in,
        {**STEEL, "balls": 5, "incoming": 2},
        runs=(REAL,),
        decisive=until_they_turn,
        rounds=1,
    ),
)
