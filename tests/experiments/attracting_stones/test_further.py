"""One step further in lesson 10: the numbers, as runs on either side of them show them."""

import math

import pytest

from kernel_lib.protocol.guess import fitting_questions, verdict_of
from kernel_lib.words import in_words
from tests.experiments.attracting_stones.kept import experiment


def asked(act, **changed):
    values = experiment.check({**experiment.acts[act - 1].values, **changed})
    (judged,) = in_words(fitting_questions(experiment.further, values, experiment.runs(values)))
    (guess,) = (one for one in experiment.further if one.name == judged["name"])
    return judged, guess, values


@pytest.mark.parametrize("distance", [5.0, 6.0, 8.0])
def test_from_that_speed_on_two_stones_never_touch(distance):
    judged, _, _ = asked(1, distance=distance)
    for part, touches in ((0.98, True), (1.02, False)):
        values = {"distance": distance, "sideways": part * judged["truth"]}
        (run,) = experiment.runs(experiment.check(values)).values()
        assert bool(len(run.contacts)) is touches
    assert verdict_of(judged, judged, 1.04 * judged["truth"])["right"]
    assert not verdict_of(judged, judged, 0.94 * judged["truth"])["right"]


def test_a_guess_that_was_run_is_told_what_its_run_did():
    judged, guess, values = asked(1)
    assert guess.own_slots(values, 0.05)["met"] == "stay"
    assert guess.own_slots(values, 0.17)["met"] == "shaved"
    assert guess.own_slots(values, 0.5) == {"missed_at": "0.5 mm/s", "nearest": "6 m"}
    assert set(guess.own_run(values, 0.3)) == {"yours", "just enough"}
    assert verdict_of(judged, judged, 0.264)["text"].startswith("That is the speed of a circle")


def test_up_to_that_share_a_stone_that_comes_head_on_is_caught():
    judged, guess, values = asked(2)
    assert judged["truth"] == pytest.approx(91.77, abs=0.02)
    fast, _, _ = asked(2, incoming=1.3, aim=0.5, e=0.9)
    assert fast["truth"] < 80
    for off, caught in ((-1, "caught"), (1, "away")):
        slots = {f"{caught}_share", f"{caught}_speed"}
        assert set(guess.own_slots(values, judged["truth"] + off)) == slots
    assert verdict_of(judged, judged, 92.5)["right"]
    assert verdict_of(judged, judged, 100)["text"].startswith("Attraction and a hit are not enough")


@pytest.mark.parametrize("radius", [10.0, 15.0, 20.0])
def test_so_braked_two_stones_are_at_one_place_after_a_round(radius):
    judged, guess, values = asked(3, radius=radius)
    yours, other = guess.own_run(values, judged["truth"]).values()
    assert math.dist(yours.position[-1, 1], other.position[-1, 1]) < 0.002 * radius
    back = yours.position[0, 1], yours.position[-1, 1]
    assert math.dist(*back) < 5e-3
    said = {brake: verdict_of(judged, judged, brake)["text"] for brake in (-5.0, 1.0, 6.0)}
    assert said[-5.0].startswith("A push forwards makes you late")
    assert said[1.0].startswith("Too little")
    assert said[6.0].startswith("Too much")
