"""Questions, exercises and challenges of lesson 07, and what is said."""

from functools import partial

import pytest

from kernel_lib.experiments.bowl import experiment
from kernel_lib.experiments.bowl.controls import DISH, MIRRORS
from tests.experiments import verdicts
from tests.experiments.verdicts import told_of

APART = {"height": 0.95, "offset": 100, "pair": True}
PAIR = {"shape": MIRRORS, "radius": 0.6, "second": 1.4}

question_at = partial(verdicts.question_at, experiment)
asked_at = partial(verdicts.asked_at, experiment)

TRUTHS = [
    ("limit", {}, "only from low down"),
    ("limit", {"height": 0.4}, "only from low down"),
    ("limit", {"shape": DISH, "radius": 3.0}, "only from low down"),
    ("stays", {}, "runs away from it"),
    ("stays", {"height": 0.4}, "stays near the middle"),
    ("stays", {"radius": 5.0}, "stays near the middle"),
    ("parting", APART, "more than 2 cm apart"),
    ("parting", {**APART, "shape": DISH}, "less than 1 mm apart"),
    ("parting", {**APART, "shape": DISH, "apart": 10}, "less than 1 mm apart"),
    ("parting", {"height": 0.4, "pair": True}, "less than 1 mm apart"),
    ("mirrors", {**PAIR, "distance": 1.2}, "runs away from it"),
    ("mirrors", {**PAIR, "distance": 1.5}, "stays near the middle"),
    ("mirrors", {**PAIR, "distance": 0.5}, "stays near the middle"),
    ("mirrors", {**PAIR, "distance": 2.2}, "runs away from it"),
]


@pytest.mark.parametrize(("name", "values", "truth"), TRUTHS)
def test_the_truth_is_what_the_run_did(name, values, truth):
    found = question_at(name, **values)
    assert found["truth"] == truth
    assert len([one for one in found["verdicts"] if one["right"]]) == 1


def test_the_first_question_and_its_diagnoses_have_the_numbers_of_the_run():
    found = question_at()
    assert found["question"] == (
        "A ball without loss is dropped into a bowl, 1 mm beside the middle.\n"
        "It stays near the middle:"
    )
    said = told_of(found, "from any height")
    assert said.startswith("A bowl brings it back, and can bring back too much of it.")
    assert "it was 12.9 cm away at bounce 6" in said
    assert "half the radius is 0.5 m" in said
    assert told_of(found, "never").startswith("Below half the radius, from less than 0.5 m, it")
    stayed = told_of(question_at(height=0.4), "only from low down")
    assert "it came no farther than 2.24 mm in 25 bounces" in stayed


def test_chaos_is_named_where_it_is_and_order_where_the_parabola_keeps_it():
    wild = told_of(question_at("parting", **APART), "less than 1 mm apart")
    assert wild.startswith("So little, and yet it grows. At bounce 20 they are 39.8 cm apart")
    assert "chaos" in wild
    calm = told_of(question_at("parting", **APART, shape=DISH), "more than 2 cm apart")
    assert calm.startswith("Not every bowl takes them apart. At bounce 20 they are 0.0544 mm apart")
    assert "a second quantity" in calm and "chaos" not in calm
    asked = question_at("parting", **APART)["question"]
    assert "0.95 m above a round bowl" in asked, "other values are another question"
    slow = told_of(question_at("parting", height=0.4, pair=True), "more than 2 cm apart")
    assert "grows slowly" in slow and "chaos" not in slow


def test_the_ranges_of_mirrors_are_those_of_their_radii():
    said = question_at("mirrors", **PAIR, distance=1.2)["happened"]
    assert "up to 0.6 m, the smaller radius, and again from 1.4 m" in said
    alike = {"shape": MIRRORS, "radius": 1.0, "second": 1.0, "distance": 1.5}
    assert "up to 2 m, the two radii together" in question_at("mirrors", **alike)["happened"]


def test_where_the_answer_is_not_clear_nothing_is_asked():
    assert asked_at(e=0.9) == []
    assert "limit" not in asked_at(height=0.5)
    assert "limit" not in asked_at(offset=0)
    assert "limit" not in asked_at(offset=100)
    assert "limit" not in asked_at(speed=0.5)
    assert "parting" not in asked_at(**APART | {"apart": 100})
    assert "parting" not in asked_at(**APART | {"pair": False})
    assert "parting" not in asked_at(pair=True)  # 420 times as far: neither slow nor clearly chaos
    assert asked_at(**PAIR, distance=0.6) == []


def reached(name, **values):
    (challenge,) = (one for one in experiment.challenges if one.name == name)
    complete = experiment.check({**challenge.values, **values})
    return challenge.reached(complete, experiment.runs(complete))


@pytest.mark.parametrize(
    ("height", "stars"), [(0.2, 0), (0.3, 1), (0.4, 2), (0.48, 3), (0.49, 3), (0.505, 0), (0.52, 0)]
)
def test_high_and_safe(height, stars):
    found = reached("safe", height=height)
    assert found == ((height, stars) if height < 0.5 else (None, 0))


def test_high_and_safe_counts_in_radii_and_takes_no_way_round():
    assert reached("safe", height=0.96, radius=2.0) == (pytest.approx(0.48), 3)
    for way_round in ({"offset": 1}, {"e": 0.9}, {"bounces": 40}, {"shape": DISH}, {"speed": 0.1}):
        assert reached("safe", height=0.4, **way_round) == (None, 0)


def test_through_the_ring():
    assert reached("ring")[1] == 0
    assert reached("ring", height=0.8, speed=-1.7)[1] == 3
    assert reached("ring", height=0.8, speed=-1.7)[0] >= 20
    assert reached("ring", height=0.8, speed=-1.7, bounces=12)[1] == 2
    assert reached("ring", height=0.92, speed=-1.11)[1] == 1
    assert reached("ring", height=0.8, offset=10) == (None, 0)
