"""Questions and challenges of lesson 10, and what is said."""

from collections import Counter
from functools import partial
from random import Random

import pytest

from kernel_lib.experiments.attracting_stones.orbits import widest_hit
from tests.experiments import verdicts
from tests.experiments.attracting_stones.kept import experiment
from tests.experiments.verdicts import text_of

question_at = partial(verdicts.question_at, experiment)
asked_at = partial(verdicts.asked_at, experiment)
close_at = partial(verdicts.close_at, experiment)

PASSES = {"situation": "passing stone", "e": 0.5}
CIRCLES = {"situation": "round a heavy one", "push": 0.0}
HEAVY_ONES = {"situation": "round two heavy ones"}
LEVEL = {"situation": "three that fly level", "e": 0.8}

#: Draws of a set-up.
DRAWS = 24

TRUTHS = [
    ("end", {}, "touching"),
    ("end", {"sideways": 0.0}, "touching"),
    ("end", {"sideways": 0.25}, "orbit"),
    ("end", {"sideways": 0.30}, "orbit"),
    ("end", {"sideways": 0.45}, "apart"),
    ("end", {"sideways": 0.05, "e": 1.0}, "forever"),
    ("end", {"sideways": 0.0, "e": 1.0, "distance": 9.0}, "forever"),
    ("at_all", {"sideways": 0.0, "distance": 10.0}, "together"),
    ("passing", PASSES, "caught"),
    ("passing", {**PASSES, "e": 1.0}, "hits"),
    ("passing", {**PASSES, "e": 0.9, "incoming": 1.3, "aim": 0.5}, "hits"),
    ("passing", {**PASSES, "aim": 14.0}, "misses"),
    ("passing", {**PASSES, "incoming": 0.22, "aim": 16.0, "nearby": True}, "orbit"),
    ("graze", {**PASSES, "aim": 7.88}, "none"),
    ("graze", {**PASSES, "aim": 8.04}, "none"),
    ("graze", {**PASSES, "aim": 7.73}, "lost"),
    ("graze", {**PASSES, "incoming": 0.2, "aim": 12.87}, "caught"),
    ("round", HEAVY_ONES, "same"),
    ("round", {**HEAVY_ONES, "right_mass": 4.0}, "right"),
    ("round", {**HEAVY_ONES, "left_radius": 20.0}, "left"),
    ("flying", LEVEL, "two"),
    ("flying", {**LEVEL, "upper": 2.0, "lower": -2.0}, "all"),
    ("flying", {**LEVEL, "upper": 3.0, "lower": -3.0}, "none"),
    *(("becomes", {"situation": "a cloud", "cloud": k}, "two") for k in (1, 2, 3)),
    *(("becomes", {"situation": "a cloud", "cloud": k}, "one") for k in (4, 5, 6, 7)),
    *(("becomes", {"situation": "a cloud", "cloud": k}, "apart") for k in (8, 9, 10)),
    ("catch", {**CIRCLES, "push": 3.0}, "behind"),
    ("catch", {**CIRCLES, "push": -3.0}, "ahead"),
    ("catch", {**CIRCLES, "across": 5.0}, "level"),
    ("catch", {**CIRCLES, "across": -5.0}, "level"),
    ("catch", {**CIRCLES, "mass": 50.0}, "level"),
]


@pytest.mark.parametrize(("name", "values", "truth"), TRUTHS)
def test_the_truth_is_what_the_runs_did(name, values, truth):
    found = question_at(name, **values)
    assert found["truth"] == truth
    assert len([one for one in found["verdicts"] if one["right"]]) == 1


def test_the_first_question_and_its_verdicts_have_the_numbers_of_the_run():
    found = question_at()
    assert str(found["question"]) == (
        "Two stones are 6 m apart. Each moves sideways at 0.1 mm/s, opposite ways. Each hit keeps "
        "70 % of the closing speed.\nHow does it end?"
    )
    assert text_of(found, "touching").startswith("The hits end after 9.42 h.")
    assert "once in 5.82 h" in text_of(found, "touching")
    assert "about 0.7 of the time" in text_of(found, "forever")
    assert "0.187 mm/s sideways, or more. With 0.1 mm/s they meet" in text_of(found, "orbit")
    assert "each needs 0.374 mm/s" in text_of(found, "apart")


def test_a_passing_stone_is_told_its_speeds_at_the_hit():
    found = question_at("passing", **PASSES)
    assert text_of(found, "caught") == (
        "It hit at 1.34 mm/s and left at 0.892 mm/s; to get away it needs 1.3 mm/s."
    )
    assert "closer than 7.88 m hits" in text_of(found, "misses")
    far = question_at("passing", **PASSES | {"aim": 14.0})
    assert "nearest 5.65 m, and off at 0.34 mm/s" in text_of(far, "misses")
    straight = question_at("passing", **PASSES | {"aim": 0.0})
    assert "comes at 0.34 mm/s, straight at another" in str(straight["question"])


def test_a_round_after_a_push_is_told_in_hours():
    found = question_at("catch", **CIRCLES | {"push": 3.0})
    assert "36.4° behind" in text_of(found, "behind")
    assert "38.5 h instead of 35 h" in text_of(found, "ahead")
    inwards = question_at("catch", **CIRCLES | {"across": -5.0})
    assert "of 5 % of its speed" in str(inwards["question"])


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("end", {"sideways": 0.17}),
        ("end", {"sideways": 0.19}),
        ("end", {"sideways": 0.37}),
        ("passing", {**PASSES, "aim": 7.8}),
        ("catch", {**CIRCLES, "push": 0.3}),
    ],
)
def test_near_what_decides_it_is_too_close_to_call(name, values):
    assert name not in asked_at(**values)
    assert name in close_at(**values)


def test_where_two_things_differ_nothing_is_asked():
    assert asked_at(**CIRCLES) == []
    assert asked_at(**CIRCLES | {"push": 3.0, "across": 2.0}) == []
    assert asked_at(**CIRCLES | {"push": 3.0, "lead": 30.0}) == []
    assert "end" not in asked_at(sideways=0.0, distance=10.0)


def test_every_set_up_of_the_lesson_has_a_question():
    unasked = [one.name for one in experiment.presets if not asked_at(**one.values)]
    assert unasked == ["Three in a triangle (Lagrange)"]


def grazing(chance):
    speed = chance.randrange(12, 41) / 100
    wide = widest_hit(speed * 1e-3, (speed * 1e-3) ** 2 / 2)
    aim = round(chance.choice((0.98, 0.98, 1.00, 1.02)) * wide, 2)
    return {**PASSES, "incoming": speed, "e": chance.randint(6, 14) / 20, "aim": aim}


def two_rounds(chance):
    if chance.random() < 0.25:
        left, right = chance.sample([(10.0, 1.0), (20.0, 8.0)], 2)
    else:
        left, right = (
            (chance.choice((10.0, 20.0, 30.0)), chance.choice((1.0, 2.0, 4.0, 8.0))) for _ in "12"
        )
    names = ("left_radius", "left_mass", "right_radius", "right_mass")
    return {**HEAVY_ONES, **dict(zip(names, (*left, *right), strict=True))}


def flying(chance):
    return {**LEVEL, "upper": chance.randint(-10, 10) / 2, "lower": chance.randint(-10, 10) / 2}


@pytest.mark.parametrize(
    ("name", "make"), [("graze", grazing), ("round", two_rounds), ("flying", flying)]
)
def test_a_set_up_with_other_numbers_has_each_answer_and_a_text_for_it(name, make):
    guess = {one.name: one for one in experiment.all_questions()}[name]
    chance, right, clear = Random(1), Counter(), 0
    for _ in range(DRAWS):
        values = experiment.check(make(chance))
        runs = experiment.runs(values)
        if guess.can_be_asked(values, runs):
            clear += 1
            found = guess.judged(values, runs)
            right[found.truth] += 1
            assert len(found.verdicts) == 3
    assert clear >= 0.75 * DRAWS
    assert set(right) == {one.name for one in guess.choices}
    assert all(0.1 * clear <= count <= 0.6 * clear for count in right.values()), right


def reached(name, **values):
    (challenge,) = (one for one in experiment.challenges if one.name == name)
    complete = experiment.check({**challenge.values, **values})
    runs = experiment.runs(complete)
    measure, stars = challenge.reached(complete, runs)
    return stars, challenge.said(complete, runs, float("nan") if measure is None else measure)


@pytest.mark.parametrize(
    ("values", "stars", "said"),
    [
        ({}, 0, "It missed by 3.12 m."),
        ({"aim": 0.0}, 0, "It crossed the ring with 0.261 mm/s to spare."),
        ({"aim": 0.0, "e": 0.5}, 0, "too much loss"),
        ({"aim": 2.0, "e": 0.7}, 1, "70 %"),
        ({"aim": 3.0, "e": 0.8}, 2, "80 %"),
        ({"aim": 0.0, "e": 0.87}, 3, "87 %"),
        ({"aim": 0.0, "e": 0.87, "incoming": 0.3}, 0, "not caught from far away at 0.56"),
    ],
)
def test_the_gentlest_catch(values, stars, said):
    given, text = reached("gentlest", **values)
    assert given == stars
    assert said in str(text)


@pytest.mark.parametrize(
    ("push", "stars", "said"),
    [
        (3.0, 0, "You are 65.6° behind: you pushed forwards."),
        (0.0, 0, "braked too little"),
        (-2.0, 1, "within 9.63°"),
        (-2.7, 2, "within"),
        (-3.0, 3, "within 0.292°"),
        (-7.0, 0, "You are 32.3° ahead: you braked too hard."),
    ],
)
def test_the_rendezvous(push, stars, said):
    given, text = reached("rendezvous", push=push)
    assert given == stars
    assert said in str(text)
