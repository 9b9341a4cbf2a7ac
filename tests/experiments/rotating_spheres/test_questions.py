"""What lesson 04 says of its second and third question."""

import pytest

from kernel_lib.experiments.rotating_spheres import experiment
from kernel_lib.experiments.rotating_spheres.controls import BOWLING
from kernel_lib.experiments.rotating_spheres.questions import BACKSPIN, LANE


def judged(question, **changed):
    values = experiment.check(changed)
    return question.judge(values, experiment.runs(values)).happened


@pytest.mark.parametrize("radius", [0.5, 0.25])
def test_the_backspin_that_a_verdict_names_sends_it_straight_up(radius):
    told = judged(BACKSPIN, angle=30.0, r1=radius)
    assert "(3 v − 4 s)/7" in told
    spin = float(told.rsplit("give it ", 1)[1].removesuffix(" rad/s."))
    run = experiment.runs(experiment.check({"angle": 30.0, "r1": radius, "spin1": spin}))["rough"]
    assert run.contacts.velocity_after[0, 0, 0] == pytest.approx(0, abs=1e-9)
    assert "give it" not in judged(BACKSPIN, angle=30.0, r1=radius, spin1=spin)


def test_the_backspin_is_looked_at_between_floor_and_table():
    for changed in ({}, {"spin1": 3.0}, {"duration": 0.7}):
        values = experiment.check({"angle": 30.0, **changed})
        runs = experiment.runs(values)
        decisive, times = BACKSPIN.decisive(values, runs), runs["rough"].contacts.time
        (floor,) = decisive.moments
        assert floor == times[0] < decisive.verdict
        assert all(decisive.verdict < later for later in times[1:2])


def test_a_ball_on_the_lane_rolls_after_a_time_at_a_speed():
    told = judged(LANE, **BOWLING)
    assert "turns it until it rolls, after 1.02 s, at 5 m/s: 71.4 % of its speed" in told


def test_every_lane_that_is_drawn_rolls_within_its_run_and_half_a_second_more():
    speed, friction = LANE.vary["speed"].most, LANE.vary["friction"].least
    values = experiment.check({**BOWLING, "speed": speed, "friction": friction})
    runs = experiment.runs(values)
    assert LANE.fits(values, runs)
    decisive = LANE.decisive(values, runs)
    assert decisive.verdict == pytest.approx(decisive.moments[0] + 0.5)
