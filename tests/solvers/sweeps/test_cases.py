"""Many rows as arrays: units in and out."""

import numpy as np
import pytest

from kernel_lib.solvers.sweeps.cases import RowCases

WALL = np.inf


@pytest.fixture
def cases():
    return RowCases(
        masses=np.array([[1.0, 2.0, 4.0], [1.0, 3.0, WALL], [WALL, 0.5, 1.0]]),
        velocities=np.array([[3.0, 0.0, -1.0], [2.0, 0.0, 0.0], [-0.5, -2.0, -2.0]]),
        stiffnesses=np.array([[1e4, 5.0], [3.0, 2.0], [7.0, 1e3]]),
        gaps=np.array([[0.0, 0.1], [0.2, 0.0], [0.0, 0.0]]),
        exponents=np.array([1.5, 1.5, 1.0]),
    )


def test_velocities_belong_to_the_closing_speeds_and_keep_momentum_or_the_wall(cases):
    rates = np.array([[-1.0, 2.0], [0.5, -3.0], [-2.0, 0.25]])
    after = cases.velocities_after(rates)
    np.testing.assert_allclose(after[:, :-1] - after[:, 1:], rates, rtol=1e-14)
    momentum = cases.masses[0] @ cases.velocities[0]
    assert cases.masses[0] @ after[0] == pytest.approx(momentum, rel=1e-14)
    assert after[1, 2] == 0.0
    assert after[2, 0] == -0.5


def test_in_its_units_the_fastest_contact_of_each_row_has_scales_of_one(cases):
    rows, speed = cases.scaled()
    stiffnesses, sizes, overlaps, rates, inverse = np.split(rows, [2, 4, 6, 8], axis=1)
    np.testing.assert_allclose(sizes.min(1), 1, rtol=1e-14)
    mobility = inverse[:, :-1] + inverse[:, 1:]
    np.testing.assert_allclose(mobility.max(1), 1, rtol=1e-14)
    powers = cases.exponents[:, None] + 1
    np.testing.assert_allclose(stiffnesses * mobility * sizes**powers, 1, rtol=1e-13)
    np.testing.assert_allclose(rates * speed, -np.diff(cases.velocities), rtol=1e-14)
    np.testing.assert_array_equal(speed[:, 0], [4.0, 2.0, 1.5])
    assert ((overlaps < 0) == (cases.gaps > 0)).all()
    lengths = cases.gaps[:2].max(1) / -overlaps[:2].min(1)
    own = cases.stiffnesses[:2] * (1 / cases.masses[:2, :-1] + 1 / cases.masses[:2, 1:])
    fastest = (own / speed[:2] ** 2) ** -0.4
    np.testing.assert_allclose(lengths, fastest.min(1), rtol=1e-13)


def test_balls_that_rest_have_a_unit_of_speed_all_the_same(cases):
    still = cases._replace(velocities=np.zeros((3, 3)))
    rows, speed = still.scaled()
    assert (speed == 1).all()
    assert np.isfinite(rows).all()
