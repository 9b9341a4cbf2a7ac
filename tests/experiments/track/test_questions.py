"""Questions, exercises and challenges of lesson 09, and what is said."""

import math
from functools import partial

import pytest

from kernel_lib.experiments.measures.energy import energy_of_motion, energy_of_spin
from kernel_lib.experiments.track import experiment
from kernel_lib.experiments.track.controls import (
    ALONE,
    BALL,
    BEAD,
    BLOCK,
    CYCLOID,
    DIP,
    DOME,
    HOOP,
    MASSES,
    PIPE,
    RACE,
    SLOPE,
    TIN,
)
from tests.experiments import verdicts
from tests.experiments.verdicts import text_of

SLIDES_OFF = {"place": DOME, "body": BLOCK, "rival": BALL}
FROM_REST = {"place": DOME, "body": BLOCK, "rival": ALONE}
ROUGH = {"never_slips": False}

question_at = partial(verdicts.question_at, experiment)
asked_at = partial(verdicts.asked_at, experiment)
close_at = partial(verdicts.close_at, experiment)

TRUTHS = [
    ("looping", {}, "more"),
    ("looping", {"body": HOOP}, "more"),
    ("looping", {"body": TIN}, "more"),
    ("who", {"height": 3.1}, "both"),
    ("who", {"height": 2.6}, "block"),
    ("who", {"height": 2.3}, "neither"),
    ("who", {"body": BEAD, "height": 2.3}, "body"),
    ("who", {"body": BEAD, "height": 1.9}, "neither"),
    ("who", {"height": 3.1, "mass": 20.0, "gravity": 1.62}, "both"),
    ("real", {"height": 2.72, **ROUGH}, "falls"),
    ("real", {"height": 2.9, **ROUGH, "friction": 0.5}, "rolls"),
    ("real", {"height": 2.8, **ROUGH, "friction": 0.3}, "slips"),
    ("depth", FROM_REST, "third"),
    ("depth", {**FROM_REST, "dome_radius": 2.0, "gravity": 24.8, "mass": 5.0}, "third"),
    ("depth", {**FROM_REST, "body": HOOP}, "half"),
    ("depth", {**FROM_REST, "push": 1.2}, "top"),
    ("depth", {**FROM_REST, "body": BEAD}, "side"),
    ("later", SLIDES_OFF, "lower"),
    ("later", {**SLIDES_OFF, **ROUGH, "friction": 0.1}, "lower"),
    ("later", {**SLIDES_OFF, **ROUGH, "friction": 0}, "same"),
    ("ways", {"place": RACE, "body": BLOCK}, "cycloid"),
    ("first_there", DIP, "curve"),
    ("first_there", {**DIP, "y1": -0.02, "y2": -0.1}, "line"),
    ("first_there", {**DIP, "y1": -0.8, "y2": -2.1, "y3": -2.9, "y4": -2.6}, "line"),
    ("first_there", {"place": CYCLOID}, "both"),
    ("first_there", {"place": MASSES, "mass": 10.0}, "both"),
    ("order", {"place": SLOPE}, "block"),
    ("swings", {"place": PIPE}, "slides"),
    ("swings", {"place": PIPE, "body": HOOP, "rival": BEAD, "angle": 20}, "slides"),
]


@pytest.mark.parametrize(("name", "values", "truth"), TRUTHS)
def test_the_truth_is_what_the_runs_did(name, values, truth):
    found = question_at(name, **values)
    assert found["truth"] == truth
    assert len([one for one in found["verdicts"] if one["right"]]) == 1


def test_the_first_question_and_its_diagnoses_have_the_numbers_of_the_run():
    found = question_at()
    assert str(found["question"]) == (
        "A block that slides without friction needs 2.5 radii of height for this loop.\n"
        "How much does a rolling ball need?"
    )
    assert text_of(found, "less").startswith("Its spin does not help, since it had to be paid for.")
    assert "At 160° the ball had 3.04 m/s, the block 3.59 m/s" in text_of(found, "less")
    assert "2/7 of this ball's moving energy" in text_of(found, "same")


def test_the_share_in_the_spin_is_that_of_the_run():
    for body, share in ((BALL, 2 / 7), (TIN, 1 / 3), (HOOP, 1 / 2)):
        run = experiment.runs(experiment.check({"body": body, "height": 2.6}))[body]
        spin, moving = energy_of_spin(run)[50, 0], energy_of_motion(run.scene.balls, run.velocity)
        assert spin / (spin + moving[50, 0]) == pytest.approx(share, rel=1e-6)
        said = text_of(question_at("looping", body=body), "more")
        assert {2 / 7: "2/7", 1 / 3: "1/3", 1 / 2: "half"}[share] + " of its moving" in said


def test_mass_and_planet_stand_in_the_question_and_change_no_place():
    there = question_at("who", height=2.3, mass=20.0, gravity=1.62)
    asked = str(there["question"])
    assert asked.startswith("A block of 20 kg and a ball start from 2.3 radii. ")
    assert " This happens on the Moon.\n" in asked
    assert "happens" not in str(question_at("who", height=2.3)["question"])
    assert text_of(there, "both") == text_of(question_at("who", height=2.3), "both")
    for mass in (1.0, 20.0):
        runs = experiment.runs(experiment.check({"height": 2.3, "mass": mass}))
        assert [run.scene.balls[0].mass for run in runs.values()] == [1.0, mass]


def test_a_real_track_says_where_the_ball_slips():
    said = text_of(question_at("real", height=2.72, **ROUGH), "rolls")
    assert "it slips from 139° on, and it left at 173°" in said
    dome = text_of(question_at("later", **SLIDES_OFF, **ROUGH, friction=1), "higher")
    assert "It leaves at 53.3°" in dome


def test_the_dome_has_the_radius_of_its_control_and_the_push_its_speed():
    values = experiment.check({**FROM_REST, "dome_radius": 2.0, "push": 1.2})
    run = experiment.runs(values)[BLOCK]
    assert run.position[0, 0].tolist() == pytest.approx([0, 2])
    speed = 1.2 * math.sqrt(2 * 9.807)
    assert run.velocity[0, 0].tolist() == pytest.approx([speed, 0])
    assert f"at {speed:.3g} m/s" in str(question_at("depth", **values)["question"])


def test_the_races_tell_their_times():
    said = text_of(question_at("ways", place=RACE, body=BLOCK), "line")
    assert said.startswith("The straight line is the shortest, but slow for long.")
    assert "The straight line 1.01 s, the arc 0.81 s, the cycloid 0.806 s" in said
    bowl = question_at("first_there", place=CYCLOID, body=BLOCK)
    assert "0.709 s both" in text_of(bowl, "low")
    late = text_of(question_at("first_there", **{**DIP, "y1": -0.02, "y2": -0.1}), "curve")
    assert late.startswith("Bends do not make it fast, depth does.")
    deep = {**DIP, "y1": -0.8, "y2": -2.1, "y3": -2.9, "y4": -2.6}
    assert "Deeper is faster only up to a point." in text_of(
        question_at("first_there", **deep), "curve"
    )


@pytest.mark.parametrize(
    ("name", "values"),
    [("who", {"height": 2.7}), ("who", {"height": 2.68}), ("real", {"height": 2.75, **ROUGH})],
)
def test_at_the_height_that_just_suffices_it_is_too_close_to_call(name, values):
    assert name not in asked_at(**values)
    assert name in close_at(**values)


def test_where_the_answer_is_not_clear_nothing_is_asked():
    assert "looping" not in asked_at(height=2.45)
    assert "looping" not in asked_at(rival=ALONE)
    assert "looping" not in asked_at(body=BLOCK)
    assert "who" not in asked_at(height=2.7)
    assert "who" not in asked_at(height=0.8)  # it turns back and leaves nowhere
    assert asked_at(place=PIPE, rival=ALONE) == []
    assert "depth" not in asked_at(**FROM_REST | {"push": 0.6})
    assert "depth" not in asked_at(**FROM_REST | {"body": BALL})
    assert "order" not in asked_at(place=SLOPE, **ROUGH)
    assert "first_there" not in asked_at(place=CYCLOID, body=BALL, **ROUGH)
    assert "first_there" not in asked_at(place=MASSES, mass=1.0)


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
    said = text_of(question_at("swings", place=PIPE), "rolls")
    assert "1.18 times as long" in said and said.startswith("Its spin costs it speed")
    assert asked_at(place=PIPE, never_slips=False) == []
    assert asked_at(place=PIPE, body=BLOCK, rival=BEAD) == []


def test_every_set_up_of_the_lesson_has_a_question():
    for preset in experiment.presets:
        assert asked_at(**preset.values), preset.name
