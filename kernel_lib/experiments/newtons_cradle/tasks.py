"""What lesson 05 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import (
    Challenge,
    ClassQuestion,
    Exercise,
    Runs,
    RunsAt,
    Values,
)
from kernel_lib.experiments.newtons_cradle.controls import STEEL, masses
from kernel_lib.experiments.newtons_cradle.law import speeds_after
from kernel_lib.experiments.newtons_cradle.questions import (
    CLAIM,
    FIRST,
    REAL,
    VOTE,
    until_they_turn,
)
from kernel_lib.experiments.teaching.tasks import Column, Worksheet

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]


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
        hint="Try another mass in the middle, or another stiffness of the second contact.",
        controls=("middle", "gamma"),
    ),
    Challenge(
        "two_leave",
        "One in, two out together: the last two of three balls that touch leave at one speed.",
        _apart,
        ((0.0, 5.0), (0.0, 2.0), (0.0, 0.5)),
        "% apart",
        hint="Change how hard the second contact is beside the first.",
        controls=("gamma",),
    ),
)

EXERCISES = (
    Exercise(
        "third",
        "One ball comes in at 1 m/s to two equal balls. It comes back with 1/3 m/s; the other two "
        "leave equally fast. How fast?",
        0.667,
        "Momentum: 1 = −1/3 + 2 v.",
        "v = 2/3 m/s; and the energy agrees: 1/9 + 4/9 + 4/9 = 1.",
        "m/s",
        0.01,
    ),
    Exercise(
        "two_in",
        "Two balls come in together; three wait and touch. All are of steel. Do exactly two leave?",
        "no, all five move",
        "Two in and two out keeps both laws. So do infinitely many other answers.",
        "All five move: soft contacts overlap in time. The set-up “Two in” shows it.",
        choices=("yes, two out", "no, all five move"),
        values={"balls": 5, "incoming": 2},
    ),
    Exercise(
        "gap",
        "Now there are small gaps. What does the first of three equal balls do?",
        "it stops",
        "With a gap the first contact is over before the second one begins.",
        "Two equal balls exchange their speeds, so the first one stops; then the second one does.",
        choices=("it stops", "it comes back"),
        values={"gap": 0.1},
    ),
)


#: A ball slower than this part of the incoming speed does not move.
MOVES = 0.01


def _vote(runs_at: RunsAt) -> tuple[str, str]:
    return VOTE.answered(*runs_at({}))


def _gaps(runs_at: RunsAt) -> tuple[str, str]:
    return FIRST.answered(*runs_at({}))


def _claim(runs_at: RunsAt) -> tuple[str, str]:
    return CLAIM.answered(*runs_at({}))


CLASS_QUESTIONS = (
    ClassQuestion(
        "vote",
        "Two steel balls touch. A third one comes in at 1 m/s. No energy is lost.\n"
        "What does the first ball do afterwards?",
        VOTE.option_texts,
        _vote,
        STEEL,
        runs=(REAL,),
        decisive=until_they_turn,
    ),
    ClassQuestion(
        "gaps",
        "Now the balls are 0.2 mm apart.\nWhat does the first ball do?",
        FIRST.option_texts,
        _gaps,
        {**STEEL, "gap": 0.0002},
        runs=(REAL,),
        decisive=until_they_turn,
    ),
    ClassQuestion(
        "claim",
        "A classmate claims (0, 0.6, 0.8) m/s after 1 m/s. All balls have the same mass.\n"
        "Which law rejects the claim?",
        CLAIM.option_texts,
        _claim,
        {**STEEL, "claim1": 0.0, "claim2": 0.6, "claim3": 0.8},
        runs=(REAL,),
        decisive=until_they_turn,
        rounds=1,
    ),
)


def _speed(ball: int) -> Column:
    name = "First" if ball == 0 else "Last"

    def cell(values: Values, runs: Runs) -> str:
        return figure(round(float(speeds_after(runs[REAL])[ball]), 3))

    return Column(f"{name} ball after it, Hertz (m/s)", cell)


def _moving(values: Values, runs: Runs) -> str:
    after = speeds_after(runs[REAL])
    return str(sum(abs(float(speed)) > MOVES * values["speed"] for speed in after))


WORKSHEET = Worksheet(
    ("Three balls", "Desk toy: five balls", "Two in", "Small gaps"),
    (
        Column("Balls, in", lambda v, runs: f"{v['balls']}, {v['incoming']}", given=True),
        _speed(0),
        _speed(-1),
        Column("How many move (above 1 %)", _moving),
    ),
    "Put four equal coins in a row so that they touch. Flick a fifth against the end. How many "
    "leave? ____ Two together: ____ With gaps as thin as a hair: ____",
    "One in, one leaves fast, and those behind it creep; two in, two leave. Friction hides small "
    "speeds: with gaps the coins behind stand still.",
)
