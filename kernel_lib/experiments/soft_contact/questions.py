"""Questions of lesson 06: what share of its speed does a ball keep from another height?"""

import math
from collections.abc import Callable

from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import (
    Decisive,
    Guess,
    Judgement,
    Runs,
    Values,
    Varied,
)
from kernel_lib.experiments.soft_contact.controls import GAME, RADIUS, RUBBER, STEEL
from kernel_lib.experiments.soft_contact.law import speeds
from kernel_lib.experiments.soft_contact.materials import (
    CM,
    ONE_METRE,
    arrival,
    drop_of,
    kept_law,
    yields_from,
)
from kernel_lib.experiments.teaching.verdict import judged_choices

__all__ = ["ALIKE", "CHOICES", "GAME_QUESTION", "RUBBER_QUESTION", "STEEL_QUESTION"]

LESS, SAME, MORE = CHOICES = ("less", "the same", "more")

#: Shares nearer to each other than this are called the same.
ALIKE = 0.005

#: What the weight of the ball, which goes on pulling while it touches, may change in a share; at
#: touches so gentle that it changes more, no question is asked.
BY_WEIGHT = 0.0025


def _from_one_metre(values: Values) -> float:
    return float(kept_law(values)(arrival(values, ONE_METRE)))


def _word(share: float, far: float) -> str:
    """What is said of a share beside that from one metre."""
    return SAME if abs(share - far) < ALIKE else MORE if share > far else LESS


def _risen(values: Values, runs: Runs) -> float:
    """The share of its speed by which the ball comes back to its height."""
    (run,) = runs.values()
    touch = run.contacts.of_kind("impact")
    end = float(touch.time[0] + touch.duration[0])
    top = float(run.position[run.time >= end, 0, 1].max(initial=0.0)) - RADIUS
    return math.sqrt(max(top, 0.0) / (CM * values["height"]))


def _asked_of(material: str) -> Callable[[Values, Runs], bool]:
    """Where the answer is clear: the same share, or another by twice what is called the same."""

    def fits(values: Values, runs: Runs) -> bool:
        found = speeds(runs)
        if values["material"] != material or found is None or found[0] <= 0:
            return False
        far, here = _from_one_metre(values), float(kept_law(values)(found[0]))
        off, elsewhere = abs(here - far), values["height"] != ONE_METRE
        clear = off < 1e-9 or off > 2 * ALIKE
        share = found[1] / found[0]
        # By speeds and by heights the answer is the same.
        sure = _word(share, far) == _word(_risen(values, runs), far)
        return elsewhere and clear and sure and abs(share - here) < BY_WEIGHT

    return fits


def _question(who: str) -> Callable[[Values, Runs], str]:
    def question(values: Values, runs: Runs) -> str:
        share = percent(_from_one_metre(values))
        return (
            f"Dropped from 1 m, {who} keeps {share} of its speed.\n"
            f"Dropped from {drop_of(values)} it keeps:"
        )

    return question


def _judge(values: Values, runs: Runs) -> Judgement:
    """The share that was kept, against that of a drop from one metre."""
    down, up = speeds(runs) or (1.0, 1.0)
    share, far = up / down, _from_one_metre(values)
    truth = _word(share, far)
    why = WHY[values["material"]](values)
    happened = (
        f"Dropped from {drop_of(values)} it arrives at {figure(down, 'm/s')} and "
        f"leaves at {figure(up, 'm/s')}: it keeps {percent(share)}. "
        f"From 1 m it keeps {percent(far)}. {why}"
    )
    texts = [_diagnosis(choice, truth) + happened for choice in CHOICES]
    return judged_choices(CHOICES, truth, texts, happened, f"It keeps {percent(share)}")


def _diagnosis(guessed: str, truth: str) -> str:
    """What stands behind the usual wrong answers."""
    if guessed == SAME != truth:
        return "One share for all heights is what a number e says. "
    if guessed == LESS and truth == MORE:
        return "It bounces more weakly, yes; but the share is what counts. "
    return ""


def _why_rubber(values: Values) -> str:
    if values["kept"] == 1:
        return "Nothing in this rubber loses anything."
    return (
        "Rubber resists being deformed fast. The slower the touch, the smaller the part of the "
        "energy that is lost."
    )


def _why_steel(values: Values) -> str:
    limit = yields_from(values)
    if arrival(values) <= limit:
        return (
            f"Below {figure(limit, 'm/s')} nothing yields: the steel springs back whole, and "
            "nothing is lost."
        )
    return (
        f"Above {figure(limit, 'm/s')} the steel yields where it is pressed, and a dent stays. "
        "The harder the blow, the larger the part that goes into the dent."
    )


def _why_game(values: Values) -> str:
    if values["kept"] == 1:
        return "Without damping no program's ball loses anything."
    power = values["power"]
    if power < 0.25:
        return (
            "The program's damper acts from the first touch on, where the spring is still weak. "
            "So a gentle touch loses most. Neither rubber nor steel does that."
        )
    if power == 0.25:
        return "Damping that grows as the fourth root of depth gives one share for all speeds."
    return "Damping that grows faster than the fourth root of depth spares gentle touches."


WHY = {RUBBER: _why_rubber, STEEL: _why_steel, GAME: _why_game}


def _until_it_hangs(values: Values, runs: Runs) -> Decisive:
    """The touch, and on to the height to which it comes back."""
    (run,) = runs.values()
    touch, found = run.contacts.of_kind("impact"), speeds(runs)
    if found is None:
        return Decisive((), float(run.time[-1]))
    begin = float(touch.time[0])
    rise = float(touch.duration[0]) + max(found[1], 0.0) / values["gravity"]
    return Decisive((begin,), min(begin + rise, float(run.time[-1])))


def _guess(material: str, who: str, name: str, act: int) -> Guess:
    return Guess(
        _question(who),
        "choice",
        _judge,
        choices=CHOICES,
        vary={"height": Varied(0.3, 5.0)},
        name=name,
        act=act,
        fits=_asked_of(material),
        decisive=_until_it_hangs,
    )


RUBBER_QUESTION = _guess(RUBBER, "a rubber ball", "rubber_touch", 1)
STEEL_QUESTION = _guess(STEEL, "a steel ball", "steel_touch", 2)
GAME_QUESTION = _guess(GAME, "a game's ball", "game_touch", 3)
