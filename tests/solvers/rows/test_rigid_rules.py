"""Rows of rigid balls: the figures of the sources, order, collapse, walls, messages."""

import math

import numpy as np
import pytest
from hypothesis import example, given, strategies as st

import kernel_lib as kl
from kernel_lib.laws.impulses import restitution_impulse
from kernel_lib.solvers.rows.rigid_rules import Impacts, all_at_once, one_by_one

INF = math.inf
rows = st.integers(2, 5).flatmap(
    lambda n: st.tuples(
        st.lists(st.floats(0.1, 10), min_size=n, max_size=n),
        st.lists(st.floats(-3, 3), min_size=n, max_size=n),
        st.floats(0, 1),
    )
)


def collapsed(run):
    """Whether impacts went on until a pair that still closes leaves together."""
    return np.diff(run.velocities).min() < -1e-15 * np.abs(run.velocities).max()


def energy(masses, velocities):
    return 0.5 * np.sum(np.array(masses) * np.array(velocities) ** 2)


def test_li_yao_2013_one_after_another_and_all_at_once():
    np.testing.assert_allclose(one_by_one([1] * 3, [1, 0, 0]), [0, 0, 1], atol=1e-15)
    np.testing.assert_allclose(all_at_once([1] * 3, [1, 0, 0]), [-1 / 3, 2 / 3, 2 / 3], atol=1e-15)


@pytest.mark.parametrize("n", [2, 3, 5, 12])
def test_all_at_once_for_n_equal_balls(n):
    expected = [(2 - n) / n] + [2 / n] * (n - 1)
    np.testing.assert_allclose(all_at_once([1] * n, [1] + [0] * (n - 1)), expected, atol=1e-14)


def test_last_two_touching_both_ways():
    np.testing.assert_allclose(all_at_once([1] * 3, [3, 0, 0]), [-1, 2, 2], atol=1e-15)
    np.testing.assert_allclose(one_by_one([1] * 3, [3, 0, 0]), [0, 0, 3], atol=1e-15)


def test_order_ambiguity_of_masses_1_2_3():
    left = one_by_one([1, 2, 3], [1, 0, -1])
    right = one_by_one([1, 2, 3], [1, 0, -1], order="right")
    np.testing.assert_allclose(left, [-5 / 3, -2 / 3, 1 / 3], atol=1e-14)
    assert [f"{v:.4f}" for v in right] == ["-1.9333", "-0.2933", "0.1733"]
    np.testing.assert_array_equal(one_by_one([1, 2, 3], [1, 0, -1], order=(1, 0)), right)
    np.testing.assert_array_equal(one_by_one([1, 2, 3], [1, 0, -1], order=(0, 1)), left)


def test_stacked_balls_3_to_1_and_6_2_1_over_a_floor():
    np.testing.assert_allclose(one_by_one([INF, 3, 1], [0, -1, -1]), [0, 0, 2], atol=1e-14)
    np.testing.assert_allclose(
        one_by_one([INF, 6, 2, 1], [0, -1, -1, -1]), [0, 0, 0, 3], atol=1e-13
    )


@pytest.mark.parametrize(("restitution", "impacts"), [(0.08, 10), (0.1, 6), (0.15, 4), (0.5, 3)])
def test_impacts_of_three_equal_balls(restitution, impacts):
    run = Impacts([1] * 3, [1, 0, 0], restitution, "left")
    assert run.collide() == impacts
    assert not collapsed(run)


@pytest.mark.parametrize("restitution", [0.0, 0.03, 7 - 4 * math.sqrt(3) - 1e-3])
def test_below_7_minus_4_root_3_impacts_never_end_and_the_balls_leave_together(restitution):
    run = Impacts([1] * 3, [1, 0, 0], restitution, "left")
    run.collide()
    assert collapsed(run)
    np.testing.assert_allclose(run.leaving(), 1 / 3, atol=1e-11)
    assert (np.diff(run.leaving()) >= 0).all()


@pytest.mark.parametrize(("mass", "impacts"), [(1, 3), (100, 31), (10**4, 314), (10**6, 3141)])
def test_galperin_counts_the_digits_of_pi(mass, impacts):
    assert Impacts([INF, 1, mass], [0, 0, -1], 1.0, "left").collide() == impacts


@given(rows)
def test_momentum_is_conserved_energy_never_grows_and_nobody_closes(row):
    masses, velocities, restitution = row
    for rule in (one_by_one, all_at_once):
        after = rule(masses, velocities, restitution)
        before = np.dot(masses, velocities)
        assert np.dot(masses, after) == pytest.approx(before, abs=1e-10)
        assert energy(masses, after) <= energy(masses, velocities) + 1e-10
        assert (np.diff(after) >= -1e-11).all()


def test_all_at_once_repeats_until_no_contact_closes():
    """The first round hands the speed of ball 0 to ball 1, which then closes in on ball 2."""
    found = all_at_once([1, 1, 1], [3, 0, 1])
    np.testing.assert_allclose(found, [-1 / 3, 5 / 3, 8 / 3], rtol=1e-14)
    balls = [kl.Ball((2 * i, 0), (v, 0), 1, 1) for i, v in enumerate((3, 0, 1))]
    run = kl.simulate(kl.Scene(balls), 1, kl.RowImpacts("all at once"))
    np.testing.assert_allclose(run.velocity[-1, :, 0], found, rtol=1e-12)


@given(rows)
@example(([0.5, 0.5], [0.0, -5e-324], 0.0))  # its impulse rounds to nothing: it once never ended
def test_elastic_rows_keep_energy(row):
    masses, velocities, _ = row
    assert energy(masses, one_by_one(masses, velocities)) == pytest.approx(
        energy(masses, velocities), abs=1e-9
    )
    assert energy(masses, all_at_once(masses, velocities)) == pytest.approx(
        energy(masses, velocities), abs=1e-9
    )


@given(rows)
def test_a_mirror_turns_left_into_right(row):
    masses, velocities, restitution = row
    seen = -one_by_one(masses[::-1], [-v for v in velocities[::-1]], restitution, "right")[::-1]
    np.testing.assert_allclose(one_by_one(masses, velocities, restitution), seen, atol=1e-9)
    seen = -all_at_once(masses[::-1], [-v for v in velocities[::-1]], restitution)[::-1]
    np.testing.assert_allclose(all_at_once(masses, velocities, restitution), seen, atol=1e-9)


@given(rows, st.floats(-100, 100))
def test_an_observer_who_moves_sees_the_same(row, shift):
    masses, velocities, restitution = row
    moved = all_at_once(masses, [v + shift for v in velocities], restitution) - shift
    np.testing.assert_allclose(all_at_once(masses, velocities, restitution), moved, atol=1e-9)


def test_each_contact_may_have_its_own_restitution():
    after = one_by_one([1, 1, 1], [1, 0, 0], restitution=[0, 1])
    assert after[1] <= after[2]
    np.testing.assert_allclose(all_at_once([1, 1], [1, 0], restitution=[0.5]), [0.25, 0.75])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([1], [1]), "a row needs two balls or more, got 1"),
        (([1, 1], [1]), "a row of 2 balls needs 2 velocities, got 1"),
        (([1, 0], [1, 0]), "mass 1 must be positive, got 0"),
        (([1, 1], [math.nan, 0]), "velocity 0 must be a number, got nan"),
        (([1, INF, INF], [1, 0, 0]), "balls 1 and 2 are neighbours of infinite mass"),
        (([1, 1], [1, 0], 1.3), r"restitution must lie in \[0, 1\], got 1.3"),
        (([1, 1, 1], [1, 0, 0], [1, 1, 1]), "restitution must be one number or 2, got 3"),
    ],
)
def test_bad_rows_are_named(arguments, message):
    for rule in (one_by_one, all_at_once):
        with pytest.raises(ValueError, match=message):
            rule(*arguments)


def test_bad_orders_are_named():
    with pytest.raises(ValueError, match="a priority such as \\(1, 0\\), got 'middle'"):
        one_by_one([1, 1, 1], [1, 0, 0], order="middle")
    with pytest.raises(ValueError, match=r"name each of the contacts 0 to 1 once, got \[0, 0\]"):
        one_by_one([1, 1, 1], [1, 0, 0], order=(0, 0))


def test_collapse_within_collapse_ends_and_says_how_finely_it_looked():
    """Seven balls without restitution: every impact of one collapse waits for another. With
    one threshold of 1e-12 this row needs more impacts than a week has time for."""
    masses = [8.95, 0.47, 4.67, 1.98, 3.10, 1.95, 7.86]
    velocities = [3.0, 0.0, 0.0, 2.0, 1.0, 2.0, -2.0]
    run = Impacts(masses, velocities, 0.0, "left")
    assert run.collide() < 200_000
    assert collapsed(run)
    assert 5e-12 < run.threshold < 5e-3
    assert np.dot(masses, run.leaving()) == pytest.approx(np.dot(masses, velocities))
    assert (np.diff(run.leaving()) >= 0).all()


def test_impacts_one_by_one_are_those_of_the_law_to_the_last_bit():
    masses, velocities = [1.3, 0.7, 2.9], [1.1, 0.3, -0.4]
    restitutions = [0.37, 0.81]
    run = Impacts(masses, velocities, restitutions, "left")
    before = list(velocities)
    count = 0
    for k in run:
        closing = before[k] - before[k + 1]
        w = 1 / masses[k], 1 / masses[k + 1]
        assert run.impulse == restitution_impulse(closing, *w, restitutions[k])
        before = list(run.velocities)
        count += 1
    assert count > 2
