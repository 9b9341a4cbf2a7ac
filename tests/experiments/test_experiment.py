"""What cannot work is refused by name when an experiment is made."""

from dataclasses import replace

import pytest

from kernel_lib.experiments.experiment import (
    Act,
    AtContact,
    Experiment,
    Guess,
    Judgement,
    Observable,
)
from kernel_lib.experiments.parameters import Parameter

K_B = Parameter("k_b", "k_b", 0.7)
COUNT = Parameter("count", "n", 3, 2, 7, 1, "", "balls", "integer")
PLAIN = Experiment("plain", "Plain", (K_B, COUNT), lambda values: {})
NUMBER = Guess("How high, with k_b = {k_b}?", "number", lambda *_: Judgement(0.0, ()))
COIN = replace(NUMBER, kind="choice", choices=("up", "down"), name="coin")
ARROW = replace(NUMBER, kind="arrow", name="arrow")


def test_what_is_in_order_is_taken():
    handles = {0: {"position": (None, "k_b")}, 1: {"velocity": ("k_b", None)}}
    made = replace(PLAIN, guess=NUMBER, handles=handles, ball_count="count")
    assert made.defaults() == {"k_b": 0.7, "count": 3}


WRONG_GUESSES = [
    ({"kind": "flga"}, "kind must be one of flag, arrow, number, choice, speeds, got 'flga'"),
    ({"kind": "choice"}, r"a choice needs two choices or more, got \(\)"),
    ({"kind": "choice", "choices": ("up",)}, r"a choice needs two choices or more, got \('up',\)"),
    ({"kind": "speeds"}, "a guess of speeds needs row"),
    (
        {"kind": "choice", "choices": ("up", "down"), "own_run": lambda values, guess: {}},
        "own_run takes a number, which a choice is not",
    ),
    ({"minimum": 3.0}, "minimum must lie below maximum, got 3 and 1"),
    ({"act": 2, "told_in": 2}, "told_in must be later than the act that asks, got 2 and 2"),
]


@pytest.mark.parametrize(("wrong", "message"), WRONG_GUESSES, ids=lambda part: str(part)[:40])
def test_a_guess_that_nobody_could_give_is_refused(wrong, message):
    with pytest.raises(ValueError, match=message):
        replace(NUMBER, **wrong)


CURVE = Observable("height", "y", "m", lambda run: run.position[:, 0, 1])
WRONG = {
    "a name in the question": (
        {"guess": replace(NUMBER, question="With k_b = {kb}?")},
        "the question names 'kb'; there are k_b, count",
    ),
    "a brace in the question": ({"guess": replace(NUMBER, question="{}?")}, "names ''; there are"),
    "a name of a handle": (
        {"handles": {0: {"position": (None, "hight")}}},
        "the question names 'hight'; there are k_b, count",
    ),
    "a kind of handle": (
        {"handles": {0: {"spin": ("k_b",)}}},
        "a handle moves position or velocity of a ball, got 'spin'",
    ),
    "a ball of a handle": (
        {"handles": {-1: {"position": (None, "k_b")}}},
        "handles are those of balls 0, 1, ...; got -1",
    ),
    "the count of balls": ({"ball_count": "balls"}, "names 'balls'; there are k_b, count"),
    "a curve over what nobody measures": (
        {"observables": (replace(CURVE, against="hight"),)},
        "'height' is drawn .* 'hight'; there are height",
    ),
    "an act that goes further with an arrow": (
        {
            "further": (COIN, ARROW),
            "acts": (Act("One", "Throw it.", after="arrow"),),
        },
        "act 1 goes further with 'arrow'; there are the numbers and choices coin",
    ),
    "two curves of one name": (
        {"observables": (CURVE, CURVE)},
        "observable names must differ, got height, height",
    ),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_an_experiment_that_cannot_work_is_refused(mistake):
    wrong, message = WRONG[mistake]
    with pytest.raises(ValueError, match=message):
        replace(PLAIN, **wrong)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"into": ("into it", "in")}, "have a long and a short name each, all three or none"),
        (
            {"into": ("in",), "out": ("out",), "along": ("along",)},
            "have a long and a short name each",
        ),
        ({"energy_acts": (1,), "lost": "as heat"}, "bands of energy need the names of the parts"),
        ({"lens": (Observable("h", "h", "J", len),) * 2}, "a lens shows a depth in one of m, cm"),
        ({"lens": (Observable("h", "h", "mm", len),)}, "a force and a slip, got h"),
    ],
)
def test_what_the_stage_cannot_name_at_a_contact_is_refused(wrong, message):
    with pytest.raises(ValueError, match=message):
        AtContact(**wrong)
