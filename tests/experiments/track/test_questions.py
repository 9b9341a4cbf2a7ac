"""Questions, exercises and challenges of lesson 09, and what is said."""

import math
from functools import partial

import pytest

from kernel_lib.experiments.track import experiment
from kernel_lib.experiments.track.controls import (
    ALONE,
    BALL,
    BEAD,
    BLOCK,
    CYCLOID,
    DOME,
    HOOP,
    OWN,
    PIPE,
    RACE,
    SLOPE,
    TIN,
)
from tests.experiments import verdicts
from tests.experiments.verdicts import told_of

SLIDES_OFF = {"place": DOME, "body": BLOCK, "rival": BALL}
ROUGH = {"never_slips": False}

question_at = partial(verdicts.question_at, experiment)
asked_at = partial(verdicts.asked_at, experiment)

TRUTHS = [
    ("looping", {}, "more"),
    ("looping", {"body": HOOP, "height": 2.9}, "more"),
    ("looping", {"body": TIN}, "more"),
    ("round", {}, "it does not"),
    ("round", {"height": 2.8}, "it gets round"),
    ("round", {"body": BEAD, "height": 2.3}, "it gets round"),
    ("depth", SLIDES_OFF, "a third of the radius"),
    ("later", SLIDES_OFF, "lower down"),
    ("later", {**SLIDES_OFF, **ROUGH, "friction": 0.1}, "lower down"),
    ("later", {**SLIDES_OFF, **ROUGH, "friction": 0}, "at the same place"),
    ("ways", {"place": RACE, "body": BLOCK}, "the cycloid"),
    ("equal", {"place": CYCLOID}, "both at once"),
    ("order", {"place": SLOPE}, "block, ball, hoop"),
    ("swings", {"place": PIPE}, "the one that slides"),
    ("swings", {"place": PIPE, "body": HOOP, "rival": BEAD, "angle": 20}, "the one that slides"),
    ("mine", {"place": OWN, "body": BLOCK}, "your own"),
    ("mine", {"place": OWN, "body": BLOCK, "y1": -0.02, "y2": -0.1}, "the straight line"),
]


@pytest.mark.parametrize(("name", "values", "truth"), TRUTHS)
def test_the_truth_is_what_the_runs_did(name, values, truth):
    found = question_at(name, **values)
    assert found["truth"] == truth
    assert len([one for one in found["verdicts"] if one["right"]]) == 1


def test_the_first_question_and_its_diagnoses_have_the_numbers_of_the_run():
    found = question_at()
    assert found["question"] == (
        "Without friction a sliding block needs 2.5 radii of height for the loop.\n"
        "A ball that rolls needs:"
    )
    less, same = (told_of(found, word) for word in ("less", "the same"))
    assert less.startswith("It has spin besides, but has paid for it with speed.")
    assert same.startswith("The mass drops out, the shape does not.")
    for said in (less, same, told_of(found, "more")):
        assert "From 2.6 radii the block gets round." in said
        assert "it leaves the track 160° from the lowest point" in said
        assert "it needs 2 + (1 + 0.4)/2 = 2.7 radii" in said
        assert "slips" not in said.replace("never slips", "")


def test_a_real_track_says_where_the_ball_slips():
    said = told_of(question_at("looping", height=2.72, **ROUGH), "more")
    assert "it slips from 139° on, and leaves the track 173° from the lowest point" in said
    dome = told_of(question_at("later", **SLIDES_OFF, **ROUGH, friction=1), "higher up")
    assert "the ball 53.3°. It begins to slip at 47.4°." in dome


def test_the_race_tells_the_three_times():
    said = told_of(question_at("ways", place=RACE, body=BLOCK), "the straight line")
    assert said.startswith("It is the shortest, but one is slow on it for long.")
    assert "the straight line 1.01 s, the arc 0.81 s, the cycloid 0.806 s" in said


def test_where_the_answer_is_not_clear_nothing_is_asked():
    assert "looping" not in asked_at(height=2.45)  # the block falls as well
    assert "looping" not in asked_at(height=2.8)
    assert "looping" not in asked_at(rival=ALONE)
    assert "looping" not in asked_at(body=BLOCK)
    assert "round" not in asked_at(height=2.7)
    assert "round" not in asked_at(height=0.8)  # it turns back and leaves nowhere
    assert asked_at(place=PIPE, rival=ALONE) == []
    assert "depth" not in asked_at(place=DOME, rival=ALONE)
    assert "order" not in asked_at(place=SLOPE, **ROUGH)
    assert "equal" not in asked_at(place=CYCLOID, **ROUGH)


def reached(name, **values):
    (challenge,) = (one for one in experiment.challenges if one.name == name)
    complete = experiment.check({**challenge.values, **values})
    return challenge.reached(complete, experiment.runs(complete))


@pytest.mark.parametrize(
    ("height", "friction", "stars"),
    [(3.0, 0.3, 0), (2.9, 0.3, 1), (2.75, 0.4, 2), (2.71, 0.8, 3), (2.71, 0.3, 0), (2.6, 1, 0)],
)
def test_the_lowest_loop(height, friction, stars):
    found, given = reached("lowest", height=height, friction=friction)
    assert given == stars
    assert found in (None, height)


def test_the_lowest_loop_takes_no_way_round():
    for way_round in ({"never_slips": True}, {"body": BLOCK}, {"body": BEAD}, {"place": DOME}):
        assert reached("lowest", height=2.9, **way_round) == (None, 0)


def test_faster_than_straight():
    assert reached("faster")[1] == 0  # it begins as the straight line
    assert reached("faster", y1=-0.08, y2=-0.25, y3=-0.5, y4=-0.75) == (
        pytest.approx(1.01, abs=0.03),
        0,
    )
    assert reached("faster", y1=-0.39, y2=-0.7, y3=-0.94, y4=-1.03) == (
        pytest.approx(0.8089, abs=1e-3),
        3,
    )
    for way_round in ({"body": BALL}, {"gravity": 24.0}, {"place": RACE}):
        assert reached("faster", **way_round) == (None, 0)


def test_exercises_are_answered_by_the_runs_they_can_be_tried_at():
    answers = {one.name: one.answer for one in experiment.exercises}
    assert answers["hoop"] == pytest.approx(2 + (1 + 1) / 2)
    assert answers["dome"] == pytest.approx(3 * (1 - 2 / 3))
    assert answers["slope"] == pytest.approx(math.sqrt(7 / 5), abs=0.005)
    for one in experiment.exercises:
        assert experiment.runs(experiment.check(one.values))


def test_in_a_half_pipe_the_ball_takes_longer_by_the_root_of_seven_fifths():
    said = told_of(question_at("swings", place=PIPE), "the one that rolls")
    assert "1.18 times as long" in said and said.startswith("Its spin costs it speed")
    assert asked_at(place=PIPE, never_slips=False) == []
    assert asked_at(place=PIPE, body=BLOCK, rival=BEAD) == []


def test_every_set_up_of_the_lesson_has_a_question():
    for preset in experiment.presets:
        assert asked_at(**preset.values), preset.name


@pytest.mark.parametrize("guess", experiment.all_questions(), ids=lambda guess: guess.name)
def test_every_question_but_the_first_is_asked_again_at_other_values(guess):
    if guess.name == "looping":  # goes on as "round"
        return
    values = next(given for name, given, _ in TRUTHS if name == guess.name)
    asked = {question_at(guess.name, **values)["question"]}
    for which in ("least", "most"):
        drawn = {name: getattr(one, which) for name, one in guess.vary.items()}
        asked.add(question_at(guess.name, **{**values, **drawn})["question"])
    assert len(asked) == 3, "and says at which"
