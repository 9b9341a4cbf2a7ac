"""What lesson 04 asks, at the start of its acts and at the edges of its questions."""

import pytest

from kernel_lib.experiments.bank import bank_of
from kernel_lib.experiments.rotating_spheres import experiment
from kernel_lib.experiments.rotating_spheres.controls import BOWLING, TABLE_HEIGHT
from kernel_lib.experiments.rotating_spheres.questions import BOUNCE, LANE
from tests.experiments.verdicts import asked_at, question_at, text_of

ICE = {"floor_grips": False, "table_grips": False}


def test_the_superball_comes_back_and_the_ice_it_meets_decides():
    found = question_at(experiment)
    assert "The floor grips, the table grips. No energy is lost.\n" in str(found["question"])
    assert str(found["happened"]).startswith("2.83 → 1.21 → −1.79 → −2.75 m/s: the floor made spin")
    truths = {
        (floor, table): question_at(experiment, floor_grips=floor, table_grips=table)["truth"]
        for floor in (True, False)
        for table in (True, False)
    }
    assert truths == {
        (True, True): "back",
        (True, False): "on",
        (False, True): "slow",
        (False, False): "on",
    }
    once = question_at(experiment, floor_grips=False)
    assert "Only the table gripped it: 1.21 m/s of 2.83 m/s stayed" in str(once["happened"])


def test_a_ball_as_smooth_as_ice_is_asked_as_one_on_ice():
    smooth = question_at(experiment, "superball", grip=False, friction=0.0, e_t=0.0)
    assert str(smooth["question"]).startswith("A ball as smooth as ice is thrown under a table.")
    assert smooth["happened"] == question_at(experiment, "superball", **ICE)["happened"]


@pytest.mark.parametrize(
    "changed", [{"spin1": 1.0}, {"e": 0.9}, {"e_t": 0.5}, {"grip": False}, {"duration": 1.0}]
)
def test_what_is_no_superball_without_spin_is_not_asked_where_it_comes_out(changed):
    assert "superball" in asked_at(experiment)
    assert "superball" not in asked_at(experiment, **changed)


def test_half_its_speed_as_backspin_leaves_a_seventh_and_three_quarters_nothing():
    thrown = {"angle": 30.0, "spin1": 2.0}
    found = question_at(experiment, "bounce", **thrown)
    assert "along the floor. It has backspin with a rim speed of 1 m/s." in str(found["question"])
    assert str(found["happened"]) == "3/7 × 2 − 4/7 × 1 = 0.286 m/s: it goes on, slower."
    up = question_at(experiment, "bounce", angle=30.0, spin1=3.0)
    assert str(up["happened"]) == "3/7 × 2 − 4/7 × 1.5 = 0 m/s: it goes straight up."
    assert "Exactly three quarters: 1.5 m/s of 2 m/s" in text_of(up, "back")
    close = {"angle": 30.0, "spin1": 3.2}
    assert "bounce" not in asked_at(experiment, **close), "too close to straight up"
    assert "bounce" not in asked_at(experiment, **thrown, floor_grips=False)


def test_the_bounce_is_looked_at_between_floor_and_table():
    for changed in ({}, {"spin1": 3.0}, {"duration": 0.7}):
        values = experiment.check({"angle": 30.0, **changed})
        runs = experiment.runs(values)
        decisive, times = BOUNCE.decisive(values, runs), runs["rough"].contacts.time
        (floor,) = decisive.moments
        assert floor == times[0] < decisive.verdict
        assert all(decisive.verdict < later for later in times[1:2])


def test_a_ball_on_the_lane_rolls_after_a_time_at_a_speed():
    found = question_at(experiment, "lane", **BOWLING)
    question, happened = str(found["question"]), str(found["happened"])
    assert question.startswith("A bowling ball slides onto a long lane at 7 m/s. It does")
    assert happened.startswith("5/7 × 7 = 5 m/s: friction stopped")
    assert happened.endswith("after 1.02 s.")
    back = question_at(experiment, "lane", **{**BOWLING, "speed": 3.0, "spin1": 18.0})
    assert str(back["happened"]).startswith("5/7 × 3 − 2/7 × 9 = −0.429 m/s")


def test_a_ball_that_still_slips_at_the_end_of_its_run_is_not_asked_what_it_does():
    assert "lane" in asked_at(experiment, **BOWLING)
    assert "lane" not in asked_at(experiment, **{**BOWLING, "duration": 0.5})


def test_every_lane_that_is_drawn_is_shown_until_half_a_second_after_it_rolls():
    for draw in bank_of(experiment)[3]:
        values = experiment.check({**BOWLING, **draw.values})
        decisive = LANE.decisive(values, experiment.runs(values))
        began = decisive.moments[0] if decisive.moments else 0.0
        assert decisive.verdict == pytest.approx(began + 0.5)


@pytest.mark.parametrize(
    ("ice", "words"),
    [
        ({}, ["flight → spin", "spin → flight", ""]),
        ({"table_grips": False}, ["flight → spin", "", "spin → flight"]),
        ({"floor_grips": False}, ["", "flight → spin", ""]),
        (ICE, ["", "", ""]),
    ],
)
def test_the_picture_rings_the_ball_at_its_contacts_and_says_what_each_makes(ice, words):
    found = question_at(experiment, "superball", **ice)
    rings = [mark for mark in found["picture"]["marks"] if mark["mark"] == "ring"]
    assert [str(mark.get("text", "")) for mark in rings] == words
    radius, table = rings[0]["radius"], TABLE_HEIGHT - rings[0]["radius"]
    assert [mark["at"][1] for mark in rings] == pytest.approx([radius, table, radius])
    first, second, third = (mark["at"][0] for mark in rings)
    assert first < second and (third < first) == (found["truth"] == "back")


@pytest.mark.parametrize("spin", [0.0, 10.0])
def test_the_picture_of_the_lane_has_both_speeds_equal_from_when_it_rolls(spin):
    found = question_at(experiment, "lane", **{**BOWLING, "spin1": spin})
    ball, rim, rolls = found["picture"]["chart"]["marks"]
    start = next(k for k, time in enumerate(ball["x"]) if time >= rolls["x"][0] - 1e-3)
    assert 0 < start < len(ball["x"]) - 1
    assert ball["y"][start:] == pytest.approx(rim["y"][start:], abs=0.01)
    assert ball["y"][start] == pytest.approx(rolls["y"][0], abs=0.01)
    assert abs(ball["y"][start - 2] - rim["y"][start - 2]) > 0.1
