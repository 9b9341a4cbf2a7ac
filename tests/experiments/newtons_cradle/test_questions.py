"""What lesson 05 asks, at the start of its acts and at the edges of its questions."""

import numpy as np
import pytest

from kernel_lib.experiments.newtons_cradle import experiment
from kernel_lib.experiments.newtons_cradle.controls import CLAIM_NAMES, STEEL
from kernel_lib.experiments.newtons_cradle.questions import REAL
from tests.experiments.verdicts import asked_at, question_at, text_of


def test_the_vote_is_the_first_question_and_answered_as_the_second_act_is():
    vote = question_at(experiment, "vote", **STEEL)
    assert vote["question"].startswith("Two steel balls touch. A third one comes in at 1 m/s.")
    found = question_at(experiment, "first", **STEEL)
    assert vote["truth"] == found["truth"] == "back"
    assert vote["happened"] == found["happened"]
    assert found["happened"].startswith("It came back at 0.071 m/s")
    assert "pressed at once for 0.216 ms" in text_of(found, "stops")


def test_room_between_the_balls_lets_the_first_one_stop():
    found = question_at(experiment, "first", **STEEL, gap=0.0002)
    assert "Two balls of 1 kg wait; they are 0.2 mm apart." in found["question"]
    assert found["truth"] == "stops"
    assert found["happened"].startswith("Ball 2 moves only 0.0938 mm while ball 1 pushes it.")


@pytest.mark.parametrize(
    "changed",
    [
        {"gap": 0.00005},  # nearly stops
        {"mass": 1.2, "beta": 1.2},  # nearly stops
        {"mass": 5.0, "beta": 5.0},  # not slow
        {"balls": 5},
        {"k_b": 0.9},
        {"cap": "rubber"},
        {"picture": "on strings"},
        {"material": "K₁ and γ"},
    ],
)
def test_what_the_first_ball_does_is_not_asked_where_it_is_not_clear(changed):
    assert "first" in asked_at(experiment, **STEEL)
    assert "first" not in asked_at(experiment, **{**STEEL, **changed})


CLAIMS = {
    (0.0, 0.6, 0.8): "momentum",
    (-0.2, 0.4, 0.8): "energy",
    (0.2, -0.166, 0.966): "passes",
    (-0.286, 0.429, 0.857): "allowed",
}


@pytest.mark.parametrize(("speeds", "right"), CLAIMS.items())
def test_a_claim_is_rejected_by_one_law_or_by_none(speeds, right):
    claim = dict(zip(("claim1", "claim2", "claim3"), speeds, strict=True))
    found = question_at(experiment, "claim", **STEEL, **claim)
    assert found["truth"] == right


def test_a_claim_says_its_sums():
    found = question_at(experiment, "claim", **STEEL)
    assert "these speeds afterwards: −0.2, 0.4, and 0.8 m/s." in found["question"]
    assert "−0.2 + 0.4 + 0.8 = 1.00. Look at the squares: 0.84." in text_of(found, "momentum")


@pytest.mark.parametrize(
    "speeds", [(0.0, 0.0, 1.0), (-0.2, 0.4, 0.9), (0.1, 0.1, 0.8), (-0.2, 0.45, 0.8)]
)
def test_a_claim_that_is_not_clear_is_not_asked(speeds):
    claim = dict(zip(("claim1", "claim2", "claim3"), speeds, strict=True))
    assert "claim" not in asked_at(experiment, **STEEL, **claim)


@pytest.mark.parametrize(
    ("changed", "right", "words"),
    [
        ({}, "neither", "All are of bare steel."),
        ({"cap": "rubber"}, "all", "Ball 1 has a cap of rubber."),
        ({"cap_last": "wood"}, "one", "Ball 3 has a cap of wood."),
        ({"gap": 0.0003}, "both", "are 0.3 mm apart."),
        ({"cap": "glass"}, "neither", "Ball 1 has a cap of glass."),
    ],
)
def test_which_simple_rule_is_right_depends_on_the_contacts(changed, right, words):
    found = question_at(experiment, "rules", **STEEL, **changed)
    assert words in found["question"]
    assert found["truth"] == right
    if not changed:
        assert found["happened"].startswith("Real balls: (−7.1, 7.64, 99.5) %. *One by one* is off")


def test_nearly_right_is_not_asked_nor_two_reasons_at_once():
    assert "rules" in asked_at(experiment, **STEEL)
    for changed in (
        {"cap": "wood"},
        {"cap": "nylon"},
        {"cap_last": "glass"},
        {"cap": "rubber", "gap": 0.0002},
        {"cap": "rubber", "cap_last": "rubber"},
        {"gamma": 2.0},
        {"balls": 5},
        {"beta": 2.0},
    ):
        assert "rules" not in asked_at(experiment, **STEEL, **changed), changed


@pytest.mark.parametrize("changed", [{}, {"gap": 0.001}, {"beta": 1.6, "mass": 1.6}])
def test_the_areas_of_the_picture_are_what_the_first_ball_gives_and_the_last_one_gets(changed):
    found = question_at(experiment, "first", **{**STEEL, **changed})
    values = experiment.check({**STEEL, **changed})
    run = experiment.runs(values)[REAL]
    change = (run.velocity[-1, :, 0] - run.velocity[0, :, 0]) * [b.mass for b in run.scene.balls]
    one, other = found["picture"]["chart"]["marks"]
    assert [one["area"], other["area"]] == pytest.approx([-change[0], change[2]], rel=2e-3)
    together = max(one["x"]) > min(other["x"])
    assert together == found["picture"]["words"].startswith("Both press")


def test_the_sums_of_the_picture_begin_at_nothing_and_end_at_the_sums_of_the_claim():
    for claim, rejected in (
        ((-0.2, 0.4, 0.8), "energy"),
        ((0.122, 0.215, 0.969), "momentum"),
        ((-0.28, 0.414, 0.866), "allowed"),
    ):
        found = question_at(experiment, "claim", **dict(zip(CLAIM_NAMES, claim, strict=True)))
        assert found["truth"] == rejected
        momentum, energy, brought = found["picture"]["chart"]["marks"]
        assert momentum["x"] == energy["x"] == [0, 1, 2, 3]
        assert np.diff(momentum["y"]) == pytest.approx(claim, abs=1e-3)
        assert np.diff(energy["y"]) == pytest.approx(np.square(claim), abs=1e-3)
        assert momentum["y"][0] == energy["y"][0] == 0
        assert set(brought["y"]) == {1}
        assert f"{sum(claim):.2f}" in momentum["name"]


def test_where_the_order_is_wrong_the_ways_of_two_balls_cross():
    claim = dict(zip(CLAIM_NAMES, (0.75, -0.326, 0.576), strict=True))
    values = experiment.check(claim)
    run = experiment.runs(values)[REAL]
    touching = np.diff(run.at(float(run.contacts.time[0])).position[:, 0])
    found = question_at(experiment, "claim", **claim)
    *ways, through = found["picture"]["chart"]["marks"]
    (meets,) = through["x"]
    places = {time: [one["y"][k] for one in ways] for k, time in enumerate(ways[0]["x"])}
    assert np.diff(places[0]) == pytest.approx(100 * touching, abs=1e-2)
    for time, (first, second, third) in places.items():
        assert abs(time - meets) < 1e-3 or (first < second) == (time < meets)
        assert third > max(first, second)
    speeds = [(one["y"][-1] - one["y"][0]) / one["x"][-1] / 100 for one in ways]
    assert speeds == pytest.approx(list(claim.values()), abs=2e-3)
