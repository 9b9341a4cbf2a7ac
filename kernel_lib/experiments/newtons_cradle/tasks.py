"""What lesson 05 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

from kernel_lib.experiments import (
    Challenge,
    Column,
    Picture,
    Ring,
    Runs,
    Values,
    Worksheet,
    class_question,
    exercise,
    options,
)
from kernel_lib.experiments.common.targets import up_to
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.newtons_cradle.controls import STEEL, masses
from kernel_lib.experiments.newtons_cradle.law import speeds_after
from kernel_lib.experiments.newtons_cradle.on_rail import rail
from kernel_lib.experiments.newtons_cradle.questions import CLAIM, FIRST, REAL, VOTE
from kernel_lib.words import Sentence, Text

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


#: How long balls are watched after their contact, s; lane of the real balls on the stage.
WATCHED, LANE = 0.4, 1

#: What each star leaves in balls 1 and 2, and lets balls 2 and 3 be apart, %.
LEFT, APART = (0.5, 0.2, 0.1), (5.0, 2.0, 0.5)


def _watched(values: Values, runs: Runs) -> float:
    """A moment after the first contact, s."""
    if REAL not in runs or not len(runs[REAL].contacts):
        return math.inf
    return float(runs[REAL].contacts.time[0]) + WATCHED


def _said_of_energy(values: Values, runs: Runs, left: float) -> Text:
    if math.isnan(left):
        return ""
    first, _, last = (float(one) for one in speeds_after(runs[REAL]))
    share = figure(left, "%")
    if left > LEFT[0]:
        back = figure(-first, "m/s")
        return Sentence("newtons-cradle-left-much", share=share, speed=back)
    return Sentence("newtons-cradle-left-little", share=share, speed=figure(last, "m/s"))


def _said_of_apart(values: Values, runs: Runs, apart: float) -> Text:
    if math.isnan(apart):
        return ""
    _, second, last = (float(one) for one in speeds_after(runs[REAL]))
    if apart > APART[0]:
        more = figure(last - second, "m/s")
        return Sentence("newtons-cradle-left-apart", more=more, share=figure(apart, "%"))
    return Sentence(
        "newtons-cradle-left-together",
        second=figure(second, "m/s"),
        third=figure(last, "m/s"),
        times=figure(values["gamma"]),
    )


def _ghosts(values: Values) -> Picture:
    """Where balls 2 and 3 are if they leave at one speed, with all that momentum and energy
    allow."""
    words = Sentence("newtons-cradle-target-rings")
    if values["balls"] != 3 or values["incoming"] != 1:
        return Picture(words)
    row, _ = rail(values, LANE)
    first, *others = masses(values)
    way = WATCHED * 2 * first * values["speed"] / (first + sum(others))
    rings = [
        Ring((float(ball.position[0] + way), float(ball.position[1])), ball.radius, ball=i)
        for i, ball in enumerate(row.balls)
        if i > 0
    ]
    return Picture(words, tuple(rings))


CHALLENGES = (
    Challenge(
        "all_to_the_last",
        Sentence("newtons-cradle-challenge-all_to_the_last"),
        _left_in_the_others,
        up_to(*LEFT),
        "%",
        STEEL,
        runs=(REAL,),
        takes=("0.5 %", "0.2 %", "0.1 %"),
        judged=_watched,
        said=_said_of_energy,
        controls=("middle", "gamma"),
    ),
    Challenge(
        "two_leave",
        Sentence("newtons-cradle-challenge-two_leave"),
        _apart,
        up_to(*APART),
        "%",
        STEEL,
        runs=(REAL,),
        takes=("5 %", "2 %", "0.5 %"),
        judged=_watched,
        said=_said_of_apart,
        target=_ghosts,
        controls=("gamma",),
    ),
)

EXERCISES = (
    exercise("newtons-cradle-exercise-third", 0.667, "m/s", 0.01),
    exercise(
        "newtons-cradle-exercise-two_in",
        "all",
        choices=options("newtons-cradle-exercise-two_in", "two", "all"),
        values={"balls": 5, "incoming": 2},
    ),
    exercise(
        "newtons-cradle-exercise-gap",
        "stops",
        choices=options("newtons-cradle-exercise-gap", "stops", "back"),
        values={"gap": 0.1},
    ),
)


#: A ball slower than this part of the incoming speed does not move.
MOVES = 0.01


CLASS_QUESTIONS = (
    class_question("newtons-cradle-class-vote", VOTE, STEEL, runs=(REAL,)),
    class_question("newtons-cradle-class-gaps", FIRST, {**STEEL, "gap": 0.0002}, runs=(REAL,)),
    class_question(
        "newtons-cradle-class-claim",
        CLAIM,
        {**STEEL, "claim1": 0.0, "claim2": 0.6, "claim3": 0.8},
        runs=(REAL,),
        rounds=1,
    ),
)


def _speed(head: Text, ball: int) -> Column:
    return Column(
        head, lambda values, runs: figure(round(float(speeds_after(runs[REAL])[ball]), 3))
    )


def _moving(values: Values, runs: Runs) -> str:
    after = speeds_after(runs[REAL])
    return str(sum(abs(float(speed)) > MOVES * values["speed"] for speed in after))


WORKSHEET = Worksheet(
    ("Three balls", "Desk toy: five balls", "Two in", "Small gaps"),
    (
        Column(
            Sentence("newtons-cradle-column-balls-in"),
            lambda v, runs: f"{v['balls']}, {v['incoming']}",
            given=True,
        ),
        _speed(Sentence("newtons-cradle-column-first-ball"), 0),
        _speed(Sentence("newtons-cradle-column-last-ball"), -1),
        Column(Sentence("newtons-cradle-column-how-many-move"), _moving),
    ),
    Sentence("newtons-cradle-sheet-at-home"),
    Sentence("newtons-cradle-sheet-expect"),
)
