"""What lesson 06 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

from kernel_lib.experiments import (
    Challenge,
    ClassQuestion,
    Column,
    Picture,
    Runs,
    RunsAt,
    Values,
    Worksheet,
    class_question,
    exercise,
)
from kernel_lib.experiments.common.targets import nested, with_reached
from kernel_lib.experiments.common.wording import figure, nearest_of
from kernel_lib.experiments.measures.heights import highest_place
from kernel_lib.experiments.soft_contact.controls import JOINED, STEEL
from kernel_lib.experiments.soft_contact.joined import SPEED, swing_of
from kernel_lib.experiments.soft_contact.law import speeds
from kernel_lib.experiments.soft_contact.materials import CM, ONE_METRE, drop_of, radius_of
from kernel_lib.experiments.soft_contact.parts import INSIDE, hits_and_share
from kernel_lib.experiments.soft_contact.questions import RUBBER_QUESTION, STEEL_QUESTION
from kernel_lib.words import Sentence, Text

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

EXERCISES = (
    exercise("soft-contact-exercise-loop", 0.36, tolerance=0.005, values={"height": ONE_METRE}),
    exercise("soft-contact-exercise-rubber", 12.6, unit="%", tolerance=0.5),
    exercise(
        "soft-contact-exercise-steel",
        256.0,
        tolerance=5.0,
        values={"material": STEEL, "height": ONE_METRE},
    ),
)


#: Energy kept for each star of the first challenge, %, and speed kept at most in the second one, %.
HALF, SLOW = ((45.0, 55.0), (48.5, 51.5), (49.5, 50.5)), (35.0, 24.0, 19.0)


def _energy_kept(values: Values, runs: Runs) -> float:
    """Part of the energy that a steel ball keeps, %."""
    found = speeds(runs)
    if found is None or values["material"] != STEEL:
        return math.nan
    return 100 * (found[1] / found[0]) ** 2


def _top(values: Values, runs: Runs) -> tuple[float, float]:
    """When a ball is highest after its first contact, s, and the height of its lowest point, m."""
    (run,) = runs.values()
    if not len(run.contacts.time):
        return float(run.time[-1]), math.nan
    time, height = highest_place(run, 0)
    return time, height - radius_of(values)


def _said_of_half(values: Values, runs: Runs, kept: float) -> Text:
    share, found = figure(kept, "%"), speeds(runs)
    if found is None or math.isnan(kept):
        return ""
    if kept > HALF[0][1]:
        return Sentence("soft-contact-half-too-gently", share=share)
    if kept < HALF[0][0]:
        return Sentence("soft-contact-half-too-hard", share=share)
    down = figure(found[0], "m/s")
    return Sentence("soft-contact-half-hit", share=share, height=drop_of(values), down=down)


def _half_way(values: Values) -> Picture:
    high = CM * values["height"]
    reaches = tuple((high_end - 50) / 100 * high for _, high_end in HALF)
    words, line = Sentence("soft-contact-half-target"), Sentence("soft-contact-half-mark")
    return nested(words, high / 2, reaches, line)


def _half_way_and_top(values: Values, runs: Runs) -> Picture:
    _, top = _top(values, runs)
    percents = _energy_kept(values, runs)
    if math.isnan(top) or math.isnan(percents):
        return _half_way(values)
    return with_reached(_half_way(values), top, f"{figure(percents)} %")


def _share_kept(values: Values, runs: Runs) -> float:
    """The share of its speed that a body of two parts keeps, %."""
    if values["material"] != JOINED:
        return math.nan
    return 100 * hits_and_share(runs[JOINED])[1]


def _said_of_slow(values: Values, runs: Runs, share: float) -> Sentence:
    hits, _ = hits_and_share(runs[JOINED])
    came = {"speed": figure(SPEED * share / 100, "m/s"), "share": figure(share, "%")}
    if share <= SLOW[0]:
        return Sentence("soft-contact-slow-back", **came)
    if len(hits) == 1:
        return Sentence("soft-contact-slow-one-hit", **came)
    return Sentence("soft-contact-slow-hits", hits=str(len(hits)), **came)


def _after_the_last_hit(values: Values, runs: Runs) -> float:
    """When the body has gone on for half a swing, or to the end of its run, s."""
    run = runs[JOINED]
    return min(float(run.time[-1]), float(run.contacts.time[-1]) + swing_of(values) / 2)


CHALLENGES = (
    Challenge(
        "half",
        Sentence("soft-contact-challenge-half"),
        _energy_kept,
        HALF,
        unit="%",
        takes=("50 ± 5 %", "± 1.5 %", "± 0.5 %"),
        judged=lambda values, runs: _top(values, runs)[0],
        said=_said_of_half,
        target=_half_way,
        picture=_half_way_and_top,
        values={"material": STEEL, "height": ONE_METRE},
        controls=("height",),
    ),
    Challenge(
        "slow",
        Sentence("soft-contact-challenge-slow"),
        _share_kept,
        tuple((0.0, most) for most in SLOW),
        unit="%",
        values={"material": JOINED, "front": 3.0},
        takes=(Sentence("soft-contact-challenge-slow-takes-1"), "24 %", "19 %"),
        judged=_after_the_last_hit,
        said=_said_of_slow,
        controls=("front", "rear"),
    ),
)


#: Shares of the speed that are kept, by the words for them.
SHARES = {"28 %": 0.28, "49 %": 0.49, "85 %": 0.85, "100 %": 1.0}


def _steel(runs_at: RunsAt) -> tuple[Text, Text]:
    values, runs = runs_at({})
    down, up = speeds(runs) or (1.0, 0.0)
    return nearest_of(SHARES, up / down), STEEL_QUESTION.judged(values, runs).happened


CLASS_QUESTIONS = (
    class_question("soft-contact-class-rubber", RUBBER_QUESTION, runs=("drop",)),
    ClassQuestion(
        "steel",
        Sentence("soft-contact-class-steel"),
        tuple(SHARES),
        _steel,
        {"material": STEEL},
        runs=("drop",),
        decisive=STEEL_QUESTION.decisive,
    ),
    class_question(
        "soft-contact-class-inside", INSIDE, {"material": JOINED}, runs=(JOINED,), rounds=1
    ),
)


def _speeds(values: Values, runs: Runs) -> str:
    down, up = speeds(runs) or (0.0, 0.0)
    return f"{figure(down)} → {figure(up)}"


def _share(values: Values, runs: Runs) -> str:
    down, up = speeds(runs) or (1.0, 0.0)
    return figure(100 * up / down)


WORKSHEET = Worksheet(
    (
        "Rubber ball from a table",
        "Rubber ball from a finger's breadth",
        "Steel on steel",
        "Steel, hardly touching",
        "A game's ball",
    ),
    (
        Column(
            Sentence("soft-contact-column-drop-cm"),
            lambda values, runs: figure(values["height"]),
            given=True,
        ),
        Column(Sentence("soft-contact-column-speed-before-after"), _speeds),
        Column(Sentence("soft-contact-column-share-of-speed"), _share),
    ),
    Sentence("soft-contact-sheet-at-home"),
    Sentence("soft-contact-sheet-expect"),
)
