"""Figures of lesson 05: what is printed, what is known, and the charts of the source."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import kernel_lib as kl
from kernel_lib.experiments.newtons_cradle.curves_over_ratios import (
    speeds_over_beta,
    speeds_over_gamma,
)
from kernel_lib.experiments.newtons_cradle.published import (
    OTHER_PROGRAMS,
    other_programs,
    published_chains,
    second_answer,
)

PUBLISHED = {row.quantity: row for row in published_chains()}
KNOWN = [row for row in PUBLISHED.values() if row.source == "computed independently"]


def by_name(chart):
    """The lines of a chart by what a reader reads."""
    return {str(name): line for name, line in chart.lines({}).items()}


def numbers(text):
    return np.array([float(part) for part in text.split(", ")])


@pytest.mark.parametrize("row", KNOWN, ids=lambda row: row.quantity)
def test_known_speeds_come_out_to_their_digits(row):
    atol = 6e-6 if "five digits" in row.remark else 2e-6
    np.testing.assert_allclose(numbers(row.computed()), numbers(row.printed), atol=atol)


def test_two_integrations_of_three_steel_balls_agree_to_eight_digits():
    def change(_, state):
        force = np.maximum(state[:2] - state[1:3], 0.0) ** 1.5
        return np.concatenate([state[3:], [-force[0], force[0] - force[1], force[1]]])

    start, tight = [0.0, 0, 0, 1, 0, 0], {"rtol": 1e-12, "atol": 1e-13}
    end = solve_ivp(change, (0, 20), start, "DOP853", max_step=0.01, **tight).y[3:, -1]
    row = PUBLISHED["three steel balls, Hertz, γ = 1"]
    np.testing.assert_allclose(numbers(row.printed), end, atol=6e-9)
    assert row.computed() == row.printed


def test_li_and_yaos_balls_part_when_they_say():
    for pair, printed in (("B1-B2", 0.49), ("B2-B3", 0.67)):
        assert PUBLISHED[f"{pair} part at (ms)"].computed() == pytest.approx(printed, abs=0.015)


@pytest.mark.parametrize(
    ("begins", "computed"),
    [
        ("γ < 1", "-0.0710 and -0.1303"),
        ("γ > 150", "0.6414 and 0.6634"),
        ("v₂, Hertz", "0.6539, 0.6414, 0.6551"),
        ("both rigid rules", "one by one 0.655 V, all at once 0.012 V"),
        ("β < 1, at one γ", "-0.3634"),
    ],
)
def test_li_and_yaos_conclusions_are_judged_by_figures(begins, computed):
    (row,) = [row for row in PUBLISHED.values() if row.quantity.startswith(begins)]
    assert row.computed() == computed
    assert row.remark


def test_all_at_once_against_one_by_one_for_two_balls_at_rest_hit_at_3():
    np.testing.assert_allclose(kl.all_at_once([1, 1, 1], [3, 0, 0]), [-1, 2, 2], atol=1e-12)
    np.testing.assert_allclose(kl.one_by_one([1, 1, 1], [3, 0, 0]), [0, 0, 3], atol=1e-12)


@pytest.mark.parametrize("n", [2, 3, 5, 7])
def test_all_at_once_for_n_equal_balls(n):
    after = kl.all_at_once([1] * n, [1] + [0] * (n - 1))
    np.testing.assert_allclose(after, [(2 - n) / n] + [2 / n] * (n - 1), atol=1e-12)


@pytest.mark.parametrize("first", [-1 / 3, -0.2, 0, 0.5])
def test_a_second_answer_keeps_both_laws(first):
    rest = second_answer(first)
    assert first + sum(rest) == pytest.approx(1)
    assert first**2 + sum(v * v for v in rest) == pytest.approx(1)


@pytest.mark.parametrize("first", [-0.34, 1.1])
def test_no_second_answer_outside_its_limits(first):
    with pytest.raises(ValueError, match=r"first must lie in \[-1/3, 1\]"):
        second_answer(first)


@pytest.mark.parametrize("speeds", OTHER_PROGRAMS.values(), ids=list(OTHER_PROGRAMS))
def test_other_programs_keep_momentum_and_energy(speeds):
    assert sum(speeds) == pytest.approx(1)
    assert sum(v * v for v in speeds) == pytest.approx(1)


def test_final_speeds_over_gamma_lie_between_the_rules():
    for ball in (1, 2, 3):
        lines = by_name(speeds_over_gamma(ball))
        assert list(lines) == ["springs", "Hertz", "one by one", "all at once"]
        for soft in ("springs", "Hertz"):
            speed = lines[soft][1]
            assert speed[0] == pytest.approx(lines["one by one"][1][0], abs=0.005)
            assert speed[-1] == pytest.approx(lines["all at once"][1][-1], abs=0.03)


def test_final_speeds_over_beta_are_those_of_single_rows():
    for ball in (1, 2, 3):
        lines = by_name(speeds_over_beta(ball))
        beta, speed = lines["Hertz"]
        row = kl.chain_collision([beta[40], 1, 1], [1, 0, 0], [1, 1]).velocities
        assert speed[40] == pytest.approx(row[ball - 1], abs=1e-6)
        rule = lines["one by one"][1]
        assert rule[40] == pytest.approx(kl.one_by_one([beta[40], 1, 1], [1, 0, 0])[ball - 1])


def test_each_other_program_is_set_beside_the_nearest_of_our_answers():
    nearest = {row.quantity: row.computed() for row in other_programs()}
    assert nearest["rebound"].startswith("one by one: 0, 0, 0, 0, 1 ")
    assert nearest["mujoco, stiff"].startswith("all at once: -0.6, 0.4, 0.4, 0.4, 0.4")
    assert all(nearest[name].endswith("(off by 0.00)") for name in ("rebound", "mujoco, stiff"))
    assert "(off by 0.3" in nearest["pymunk"]
