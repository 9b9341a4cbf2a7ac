"""What stands beside the ball of lesson 06: two drops, the share that each keeps."""

import pytest

import kernel_lib as kl
from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.controls import BALLS, GAME, JOINED, SPRING, STEEL
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.playable import Playable


def captions_at(**changed):
    values = experiment.check(changed)
    return experiment.captions(values, experiment.runs(values))


@pytest.mark.parametrize("material", BALLS)
@pytest.mark.parametrize(("height", "drop"), [(0.05, "0.05 cm"), (1.0, "1 cm"), (1000.0, "10 m")])
def test_a_drop_stands_below_that_from_one_metre_with_speeds_of_runs(material, height, drop):
    far, here = captions_at(material=material, height=height)["drop"].speeds
    (alone,) = captions_at(material=material, height=100.0)["drop"].speeds
    assert (str(far.name), str(here.name)) == ("from 1 m", f"from {drop}")
    assert str(alone.name) == "from 1 m"
    assert far.before == pytest.approx(alone.before, rel=1e-9)
    assert far.after == pytest.approx(alone.after, rel=2e-3)
    (run,) = experiment.runs(experiment.check({"material": material, "height": height})).values()
    hit = run.contacts.of_kind("impact")
    assert here.before == pytest.approx(-hit.velocity_before[0, 0, 1], rel=1e-12)
    assert here.after == pytest.approx(hit.velocity_after[0, 0, 1], rel=1e-12)


@pytest.mark.parametrize(("material", "more"), [("rubber", True), (STEEL, True), (GAME, False)])
def test_what_they_keep_is_what_the_question_asks_of(material, more):
    far, here = captions_at(material=material)["drop"].speeds
    assert (here.after / here.before > far.after / far.before) is more


def test_it_is_known_once_the_contact_is_over():
    values = experiment.check({})
    (run,) = experiment.runs(values).values()
    touch = run.contacts.of_kind("impact")
    since = experiment.captions(values, {"drop": run})["drop"].since
    assert since == pytest.approx(touch.time[0] + touch.duration[0], rel=1e-12)


def test_sentences_of_a_caption_reach_the_page():
    message, _ = answer(Playable(experiment), {"kind": "set", "change": {}})
    (header,) = message["runs"]
    assert [str(one["name"]) for one in header["caption"]["speeds"]] == ["from 1 m", "from 1 cm"]


def test_a_ball_that_flies_aslant_or_touches_nothing_has_none():
    assert captions_at(material=SPRING, across=2.0) == {}
    assert captions_at(material=JOINED) == captions_at(material=JOINED, loose=True) == {}
    values = experiment.check({})
    (run,) = experiment.runs(values).values()
    before = kl.simulate(run.scene, 0.01, run.solver)
    assert experiment.captions(values, {"drop": before}) == {}


DROPPED = [one for one in experiment.all_questions() if one.name.endswith("_touch")]


@pytest.mark.parametrize("question", DROPPED)
def test_a_verdict_finds_the_ball_at_rest_at_the_height_to_which_it_came_back(question):
    materials = {"rubber_touch": "rubber", "steel_touch": STEEL, "game_touch": GAME}
    for height in (0.3, 1.0, 5.0):
        values = experiment.check({"material": materials[question.name], "height": height})
        runs = experiment.runs(values)
        decisive = question.decisive(values, runs)
        (run,) = runs.values()
        up = float(run.sample([decisive.verdict]).velocity[0, 0, 1])
        assert abs(up) < 2e-3 * experiment.captions(values, runs)["drop"].speeds[1].before


def test_a_class_sees_the_ball_hang_there_too():
    rubber, steel, _ = experiment.class_questions
    assert [one.decisive for one in (rubber, steel)] == [one.decisive for one in DROPPED[:2]]
