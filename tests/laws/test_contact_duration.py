"""Closed forms of a whole contact: published figures, inverses, independent integration."""

import math

import numpy as np
import pytest
from hypothesis import given, strategies as st

from kernel_lib.laws import contact_duration as whole
from kernel_lib.laws.contact_forces import (
    hertz_force,
    hertz_stiffness,
    sphere_mass,
)
from kernel_lib.laws.pair_forces import PairForce


def test_two_glass_spheres_by_chung_and_ooi_2011_test_1():
    mass = sphere_mass(0.01, 2800) / 2
    stiffness = hertz_stiffness(0.01, 0.01, 4.8e10, 4.8e10, 0.20, 0.20)
    overlap = whole.greatest_overlap(20.0, mass, stiffness)
    assert f"{overlap * 1e6:.4f}" == "274.1127"
    assert f"{hertz_force(overlap, stiffness) / 1e3:.5f}" == "10.69689"
    assert f"{whole.contact_time(20.0, mass, stiffness) * 1e6:.5f}" == "40.33946"


def test_an_aluminium_sphere_on_a_rigid_wall_by_chung_and_ooi_2011_test_2():
    mass = sphere_mass(0.1, 2699)
    stiffness = hertz_stiffness(0.1, math.inf, 7e10, math.inf, 0.30, 0.30)
    overlap = whole.greatest_overlap(0.2, mass, stiffness)
    assert f"{overlap * 1e6:.5f}" == "49.71718"
    assert f"{hertz_force(overlap, stiffness) / 1e3:.5f}" == "11.36986"
    assert f"{whole.contact_time(0.2, mass, stiffness) * 1e6:.4f}" == "731.6566"


def test_contact_time_in_units_of_overlap_over_speed():
    for exponent, factor in ((1.5, 2.9432751843), (1, math.pi)):
        time = whole.contact_time(0.3, 2.0, 5.0, exponent)
        overlap = whole.greatest_overlap(0.3, 2.0, 5.0, exponent)
        assert time * 0.3 / overlap == pytest.approx(factor, rel=1e-10)


@pytest.mark.parametrize(
    ("ratio", "overlap", "force"),
    [(0.1, "0.729248", "0.744079"), (0.5, "0.163034", "0.298436"), (1.0, "0.000000", "0.135335")],
)
def test_dashpot_restitution_of_section_10_under_both_rules(ratio, overlap, force):
    assert f"{whole.dashpot_restitution(ratio, 'zero overlap'):.6f}" == overlap
    assert f"{whole.dashpot_restitution(ratio, 'zero force'):.6f}" == force


def test_at_critical_damping_zero_force_gives_exactly_exp_minus_two():
    assert whole.dashpot_restitution(1.0) == pytest.approx(math.exp(-2), rel=1e-15)
    around = whole.dashpot_restitution(np.array([1 - 1e-7, 1 + 1e-7]))
    np.testing.assert_allclose(around, math.exp(-2), rtol=1e-6)


@given(st.floats(0.001, 5.0), st.sampled_from(whole.ENDS))
def test_dashpot_restitution_is_the_motion_at_its_time(ratio, ends):
    """x'' + 2 z x' + x = 0 solved by its exponentials, looked at where the rule says."""
    restitution = whole.dashpot_restitution(ratio, ends)
    if restitution == 0:
        assert ratio >= 1
        return
    time = -math.log(restitution) / ratio
    root = np.sqrt(complex(ratio * ratio - 1)) or 1e-9
    a, b = -ratio + root, -ratio - root
    x = ((np.exp(a * time) - np.exp(b * time)) / (a - b)).real
    v = ((a * np.exp(a * time) - b * np.exp(b * time)) / (a - b)).real
    assert (x if ends == "zero overlap" else x + 2 * ratio * v) == pytest.approx(0, abs=1e-6)
    assert -v == pytest.approx(whole.dashpot_restitution(ratio, ends), abs=1e-6)


@given(st.floats(1e-3, 1.0), st.sampled_from(whole.ENDS))
def test_damping_ratio_inverts_the_same_rule(restitution, ends):
    ratio = whole.damping_ratio(restitution, ends)
    assert whole.dashpot_restitution(ratio, ends) == pytest.approx(restitution, abs=1e-12)


def test_a_restitution_is_inverted_once_for_all_pairs(monkeypatch):
    asked, exact = [], whole.dashpot_restitution
    monkeypatch.setattr(whole, "dashpot_restitution", lambda *z: asked.append(z) or exact(*z))
    first = whole.damping_ratio(0.123456)
    tries = len(asked)
    assert tries > 0
    assert whole.damping_ratio(0.123456) == first and len(asked) == tries


def test_the_two_rules_need_different_damping():
    for_force = whole.damping_ratio(0.5, "zero force")
    assert whole.dashpot_restitution(for_force, "zero overlap") == pytest.approx(0.436288, abs=1e-6)


def test_restitution_zero():
    assert whole.damping_ratio(0.0, "zero overlap") == 1
    with pytest.raises(ValueError, match='ends="zero overlap"'):
        whole.damping_ratio(0.0, "zero force")
    with pytest.raises(ValueError, match="use a positive restitution"):
        whole.hunt_crossley_slowness(0.0, 1.0)


def test_bad_values_are_named():
    with pytest.raises(ValueError, match=r"restitution must lie in \[0, 1\], got 1.3"):
        whole.damping_ratio(1.3)
    with pytest.raises(
        ValueError, match='ends must be "zero force" or "zero overlap", got \'soon\''
    ):
        whole.dashpot_restitution(0.5, "soon")


@given(st.floats(0.01, 1.0), st.floats(0.01, 100.0))
def test_hunt_and_crossley_slowness_inverts_restitution(restitution, speed):
    slowness = whole.hunt_crossley_slowness(restitution, speed)
    assert whole.hunt_crossley_restitution(slowness, speed) == pytest.approx(restitution, abs=1e-10)


@pytest.mark.parametrize("exponent", [1.0, 1.5])
@pytest.mark.parametrize("product", [0.05, 0.5, 3.0])
def test_hunt_and_crossley_restitution_agrees_with_small_steps(product, exponent):
    """Fourth-order Runge-Kutta with 20,000 small steps knows nothing of the first integral."""
    x, v, step = 0.0, 1.0, 2e-4

    def rate(x, v):
        return v, -PairForce(1.0, exponent, product, exponent, True).force(x, v)

    while x >= 0:
        before = v
        a = rate(x, v)
        b = rate(x + step / 2 * a[0], v + step / 2 * a[1])
        c = rate(x + step / 2 * b[0], v + step / 2 * b[1])
        d = rate(x + step * c[0], v + step * c[1])
        x += step / 6 * (a[0] + 2 * b[0] + 2 * c[0] + d[0])
        v += step / 6 * (a[1] + 2 * b[1] + 2 * c[1] + d[1])
    assert -(before + v) / 2 == pytest.approx(
        whole.hunt_crossley_restitution(product, 1.0), abs=1e-6
    )


def test_hunt_and_crossley_restitution_for_slow_impacts():
    assert whole.hunt_crossley_restitution(1e-6, 1.0) == pytest.approx(1 - 2e-6 / 3, abs=1e-11)
