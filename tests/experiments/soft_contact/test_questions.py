"""Questions, exercises and challenges of lesson 06, and what is said."""

from functools import partial

import pytest

from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.controls import GAME, RUBBER, STEEL
from tests.experiments import verdicts
from tests.experiments.verdicts import told_of

question_at = partial(verdicts.question_at, experiment)

TRUTHS = [
    ({"material": RUBBER}, "more"),
    ({"material": RUBBER, "height": 900}, "less"),
    ({"material": RUBBER, "kept": 1}, "the same"),
    ({"material": STEEL}, "more"),
    ({"material": STEEL, "height": 1000}, "less"),
    ({"material": GAME}, "less"),
    ({"material": GAME, "power": 0.25}, "the same"),
    ({"material": GAME, "power": 0.5}, "more"),
]


@pytest.mark.parametrize(("values", "truth"), TRUTHS)
def test_the_truth_is_what_the_run_did(values, truth):
    found = question_at(**values)
    assert found["truth"] == truth
    right = [one["text"] for one in found["verdicts"] if one["right"]]
    assert len(right) == 1


def test_the_first_question_gives_the_share_and_its_verdict_the_numbers_of_the_run():
    found = question_at()
    assert found["question"] == (
        "Dropped from 1 m, a rubber ball keeps 80 % of its speed.\nDropped from 1 cm it keeps:"
    )
    said = told_of(found, "the same")
    assert "arrives at 0.443 m/s and leaves at 0.383 m/s: it keeps 86.6 %" in said
    assert "One share for all heights is what a number e says." in said
    assert "the share is what counts" in told_of(found, "less")
    assert "what a number e says" not in told_of(found, "more")


def test_steel_that_does_not_yield_is_said_to_lose_nothing():
    assert "nothing is lost" in told_of(question_at(material=STEEL, height=0.05), "more")
    assert "a dent stays" in told_of(question_at(material=STEEL, height=1), "more")


def test_where_the_answer_is_not_clear_nothing_is_asked():
    near = ({"height": 80}, {"height": 100}, {"height": 120}, {"kept": 0.99})
    heavy = ({"height": 0.01}, {"material": GAME, "kept": 0.28, "gravity": 25, "height": 0.55})
    for changed in (*near, *heavy):
        values = experiment.check(changed)
        runs = experiment.runs(values)
        assert not any(one.can_be_asked(values, runs) for one in experiment.all_questions())


def test_the_stars_of_the_challenges():
    half, alike = experiment.challenges

    def reached(challenge, **values):
        complete = experiment.check({**challenge.values, **values})
        return challenge.reached(complete, experiment.runs(complete))

    assert reached(half)[1] == 0
    assert reached(half, height=5.15) == (pytest.approx(50, abs=0.05), 3)
    assert reached(half, height=5.15, material=RUBBER) == (None, 0)
    assert [reached(alike, power=n)[1] for n in (0, 0.15, 0.2, 0.25, 0.3)] == [0, 1, 1, 3, 1]
    assert reached(alike, kept=1) == (None, 0)


def test_a_drop_of_metres_is_told_in_metres():
    values = experiment.check({"height": 1000})
    runs = experiment.runs(values)
    question = experiment.guess
    assert question.at_present(values, runs)["question"].endswith("Dropped from 10 m it keeps:")
    assert question.judge(values, runs).happened.startswith("Dropped from 10 m it arrives at")
