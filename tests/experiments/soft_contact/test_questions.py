"""Questions, exercises and challenges of lesson 06, and what is said."""

from functools import partial

import pytest

from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.controls import GAME, RUBBER, STEEL
from kernel_lib.experiments.soft_contact.questions import STEEL_QUESTION
from tests.experiments import verdicts
from tests.experiments.verdicts import text_of

question_at = partial(verdicts.question_at, experiment)

TRUTHS = [
    ({"material": RUBBER}, "more"),
    ({"material": RUBBER, "height": 900}, "less"),
    ({"material": RUBBER, "height": 605, "gravity": 1.62}, "same"),
    ({"material": STEEL}, "more"),
    ({"material": STEEL, "height": 1000}, "less"),
    ({"material": STEEL, "height": 0.05}, "all"),
    ({"material": STEEL, "height": 100, "radius": 4}, "same"),
    ({"material": STEEL, "height": 39.5, "gravity": 24.8}, "same"),
    ({"material": GAME}, "less"),
    ({"material": GAME, "height": 900}, "more"),
    ({"material": GAME, "power": 0.25}, "same"),
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
    assert str(found["question"]) == (
        "Dropped from 1 m, this rubber ball keeps 80 % of its speed.\n"
        "What share of its speed does it keep from 1 cm?"
    )
    assert str(found["happened"]).startswith("It keeps 86.6 %. It hit 10 times as slowly")
    assert "kept 80 % at 4.43 m/s and 86.6 % at 0.443 m/s" in text_of(found, "same")
    assert "It rose 7.47 mm and kept 86.6 %" in text_of(found, "less")


def test_on_another_planet_one_metre_is_meant_on_earth():
    moon = question_at(height=605, gravity=1.62)
    assert str(moon["question"]) == (
        "Dropped from 1 m on Earth, this rubber ball keeps 80 % of its speed.\n"
        "On the Moon it falls 6.05 m. What share does it keep?"
    )
    assert str(moon["happened"]) == "It keeps 80 % again: it hit at 4.43 m/s, exactly as on Earth."
    steel = question_at(material=STEEL, height=605, gravity=1.62, radius=4)
    assert "On the Moon 6.05 m gives 4.43 m/s" in text_of(steel, "more")


@pytest.mark.parametrize(
    ("height", "dent"), [(1000, "0.59 mm"), (100.5, "0.16 mm"), (1, "0.0051 mm")]
)
def test_the_dent_that_stays_is_said(height, dent):
    """Figures of a computation apart, of two digits."""
    values = experiment.check({"material": STEEL, "height": height})
    slots = STEEL_QUESTION.slots(values, experiment.runs(values))
    assert float(slots["dent"].split()[0]) == pytest.approx(float(dent.split()[0]), rel=0.05)


def test_steel_that_does_not_yield_is_said_to_lose_nothing():
    gentle = question_at(material=STEEL, height=0.05)
    assert str(gentle["question"]).endswith("does it keep from 0.05 cm?")
    assert "nothing was lost" in text_of(gentle, "more")
    assert "a dent of 0.00511 mm stays" in text_of(question_at(material=STEEL), "all")


def test_a_larger_ball_of_steel_leaves_a_dent_as_much_larger():
    """In parts of its size it is the same, and so is the share."""
    dents, shares = [], []
    for radius in (2, 4):
        values = experiment.check({"material": STEEL, "height": 100, "radius": radius})
        found = STEEL_QUESTION.slots(values, experiment.runs(values))
        dents.append(float(found["dent"].split()[0]))
        shares.append(found["share"])
    assert shares[0] == shares[1]
    assert dents[1] == pytest.approx(2 * dents[0], rel=5e-3)


def test_where_the_answer_is_not_clear_nothing_is_asked():
    near = ({"height": 80}, {"height": 100}, {"height": 120}, {"kept": 0.99}, {"kept": 1})
    heavy = ({"material": GAME, "kept": 0.28, "gravity": 25, "height": 0.55},)
    for changed in (*near, *heavy):
        values = experiment.check(changed)
        runs = experiment.runs(values)
        assert not any(one.can_be_asked(values, runs) for one in experiment.all_questions())


def test_the_stars_of_the_challenges():
    half, slow = experiment.challenges

    def reached(challenge, **values):
        complete = experiment.check({**challenge.values, **values})
        return challenge.reached(complete, experiment.runs(complete))

    assert reached(half)[1] == 0
    assert reached(half, height=5.15) == (pytest.approx(50, abs=0.05), 3)
    assert reached(half, height=5.15, material=RUBBER) == (None, 0)
    fronts = (3.0, 1.0, 2.0, 1.55, 1.46, 1.42)
    assert [reached(slow, front=front)[1] for front in fronts] == [0, 0, 1, 2, 3, 0]
    assert reached(slow, material=RUBBER) == (None, 0)
