"""Target of lesson 03: the line of centres follows from values, and is that of the contact."""

import itertools

import numpy as np
import pytest

from kernel_lib.experiments.two_balls.runs import experiment, runs

STICK, _ = experiment.challenges


def cross(one, two):
    return one[0] * two[1] - one[1] * two[0]


def test_the_dashed_line_is_that_of_the_contact_and_the_arrow_what_ball_2_sees():
    met = 0
    for up, left in itertools.product((-40.0, 8.0, 16.0, 20.0, 40.0), (-40.0, -30.0, -15.0, 40.0)):
        values = experiment.check({**STICK.values, "vy1": up, "vx2": left})
        found = runs(values)
        hits = found["exact"].contacts
        target, drawn = STICK.target(values).marks, STICK.picture(values, found).marks
        if not len(hits):
            assert drawn == target == ()
            continue
        met += 1
        (line,), (_, arrow) = target, drawn
        (start, end), (begin, tip) = np.array(line.points), np.array(arrow.points)
        along = end - start
        assert cross(along, hits.normal[0]) == pytest.approx(0, abs=1e-6), "along the normal"
        assert cross(along, hits.point[0] - start) == pytest.approx(0, abs=1e-6), "through it"
        assert cross(along, tip - start) == pytest.approx(0, abs=1e-6), "the arrow comes to it"
        assert np.linalg.norm(tip - hits.point[0]) == pytest.approx(1), "to the centre of ball 1"
        comes = hits.velocity_before[0, 0] - hits.velocity_before[0, 1]
        assert cross(tip - begin, comes) == pytest.approx(0, abs=1e-6)
        assert (tip - begin) @ comes > 0
        sliding = 100 * abs(cross(tip - begin, along) / ((tip - begin) @ along))
        assert sliding == pytest.approx(STICK.measure(values, found), abs=1e-6)
    assert met > 3


def test_the_balls_of_the_fastest_one_are_large_enough_on_a_phone():
    """Their way, with both radii, has room in 390 pixels at 20 pixels a radius."""
    _, fastest = experiment.challenges
    found = runs(experiment.check({**fastest.values, "m2": 39.0}))["exact"]
    reach = found.position[..., 0]
    assert 2 * 2.0 * 390 / (np.ptp(reach) + 2 * 2.0) >= 40
