"""The section: what the energy allows, order in a parabola, chaos in a round bowl."""

import math

import numpy as np
import pytest

from kernel_lib.experiments.bowl import experiment
from kernel_lib.experiments.bowl.chart import OTHERS, allowed, flights, present
from kernel_lib.experiments.bowl.controls import BALL, DISH, MIRRORS, NEIGHBOUR
from kernel_lib.protocol.chart import charted

G = 9.807


def at(**changed):
    return experiment.check({"height": 0.95, "offset": 100, **changed})


@pytest.mark.parametrize("shape", ["round bowl", DISH])
def test_no_flight_has_more_than_its_energy(shape):
    values = at(shape=shape)
    for points in flights(values).values():
        x, u = points.x / 1000, points.y
        low = x**2 / 2 if shape == DISH else 1 - np.sqrt(1 - x**2)
        assert (u**2 / (2 * G) + low <= 0.95 + 1e-9).all()
        assert len(x) > 50
    ((x, u),) = allowed(values).values()
    x = x / 1000
    low = x**2 / 2 if shape == DISH else 1 - np.sqrt(1 - x**2)
    assert u**2 / (2 * G) + low == pytest.approx(np.full(len(x), 0.95), abs=1e-9)


def second(x, u):
    """The parabola's second quantity at the top of a flight: -Y u^2 + g x^2/2."""
    top = 0.95 - u**2 / (2 * G)
    return -(top - 0.5) * u**2 + G * x**2 / 2


def test_in_a_parabola_the_points_of_a_ball_lie_on_one_line_and_in_a_round_bowl_not():
    one = flights(at(shape=DISH))[BALL]
    x, u = one.x, one.y
    found = second(x / 1000, u)
    assert found == pytest.approx(np.full(len(x), G * 0.1**2 / 2), abs=1e-6)
    wild = flights(at())[BALL]
    assert np.ptp(second(wild.x / 1000, wild.y)) > 1


def test_a_tap_starts_a_ball_from_the_point_it_hits():
    assert experiment.chart.click == ("offset", "speed")
    assert [*present(at(speed=1.5)).values()] == [(100, 1.5)]
    one = flights(at(shape=DISH))[BALL]
    place, speed = float(one.x[3]), float(one.y[3])
    two = flights(at(shape=DISH, offset=place, speed=speed))[BALL]
    assert two.x[:20] == pytest.approx(one.x[4:24], abs=0.05)


def test_between_mirrors_that_hold_the_points_lie_on_an_ellipse():
    values = at(shape=MIRRORS, radius=1.0, second=1.0, distance=1.5, offset=1, pair=True)
    found = flights(values)
    assert set(found) == {BALL, NEIGHBOUR}
    y, v = found[BALL].x, found[BALL].y
    assert (found[BALL].run, found[NEIGHBOUR].run) == (0, 1)
    fitted = np.linalg.lstsq(np.stack([y * y, v * v], axis=1), np.ones(len(y)), rcond=None)[0]
    assert fitted[0] * y * y + fitted[1] * v * v == pytest.approx(np.ones(len(y)), abs=1e-3)
    assert allowed(values) == {}


def test_from_above_its_mouth_a_ball_comes_into_the_bowl_or_past_it():
    found = flights(experiment.check({"height": 1.4, "offset": 300}))
    assert all(np.isfinite([one.x, one.y]).all() for one in found.values())
    assert len(found[OTHERS].x) > 20
    for values in ({"height": 3.0, "radius": 0.5}, {"height": 3.0, "radius": 0.1}):
        charted(experiment.chart, experiment.check(values))


def test_the_boundary_of_a_high_drop_spans_the_bowl():
    ((x, u),) = allowed(experiment.check({"height": 1.4})).values()
    assert np.abs(x).max() == pytest.approx(1000, rel=1e-6)
    assert u.max() == pytest.approx(math.sqrt(2 * G * 1.4), rel=1e-9)
