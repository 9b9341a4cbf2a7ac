"""Friction as a result of shear: the table of Mindlin's contact, against integration in time."""

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import kernel_lib as kl
from kernel_lib.laws.tangential_compliance import mindlin_ratio

SLIPS = np.array([0.5, 1.0, 2.0, 3.0, 5.0, 6.0])
#: Slip after over friction x closing speed, for a solid sphere on a wall: ratio, exponent, digits.
TABLE = [
    (2 / 7, 1, 5e-7, (-0.5, -1, -2, -3, -2, -1)),
    (14 / 17, 1, 5e-7, (0.206398, 0.202717, -0.584871, -1.361798, -1.702904, -1)),
    (1, 1, 5e-7, (0.424911, 0.651666, -0.203592, -0.999539, -1.520970, -1)),
    (14 / 17, 1.5, 5e-6, (0.36366, 0.50349, -0.17562, -1.04298, -1.63575, -1)),
]


@pytest.mark.parametrize(("ratio", "exponent", "digits", "after"), TABLE)
def test_the_table_of_slips(ratio, exponent, digits, after):
    found = -SLIPS * kl.tangential_restitution(SLIPS, ratio, exponent=exponent)
    np.testing.assert_allclose(found, after, atol=digits)


def integrated(before, ratio, exponent, share=3.5, steps=200_000):
    """The impact in small steps of time: shear, cut off by the normal force (radial return)."""
    overlap, rate, force, slip = 0.0, 1.0, 0.0, before
    step = (math.pi if exponent == 1 else 2.9432751843 * 1.25**0.4) / steps
    for _ in range(steps):
        middle = overlap + rate * step / 2
        stiffness = exponent * middle ** (exponent - 1)
        rate -= step * middle**exponent
        overlap = max(middle + rate * step / 2, 0.0)
        limit = overlap**exponent
        # The slip of the middle of the step, so that the error goes like its square.
        central = slip - share * step / 2 * force
        tried = force + ratio * stiffness * step * central
        fresh = min(max(tried, -limit), limit)
        slip -= share * step * (force + fresh) / 2
        force = fresh
    return slip


@pytest.mark.parametrize(("before", "ratio", "exponent"), [(1.0, 0.5, 1), (3.0, 1.0, 1.5)])
def test_the_table_agrees_with_small_steps(before, ratio, exponent):
    found = -before * kl.tangential_restitution(before, ratio, exponent=exponent)
    assert found == pytest.approx(integrated(before, ratio, exponent), abs=3e-5)


def test_the_spring_that_never_slips_agrees_with_a_general_integrator():
    """Mindlin's shear on Hertz's impact, all of it: the limit of unlimited friction."""

    def rates(time, state):
        overlap, rate, force, slip = state
        pressed = max(overlap, 0.0)
        return [rate, -(pressed**1.5), 14 / 17 * 1.5 * pressed**0.5 * slip, -3.5 * force]

    def parts(time, state):
        return state[0] if time > 1 else 1.0

    parts.terminal = True
    found = solve_ivp(rates, (0, 9), [0, 1, 0, 1], "DOP853", events=parts, rtol=1e-11, atol=1e-12)
    expected = -found.y_events[0][0, 3]
    assert kl.tangential_restitution(0.0, 14 / 17, exponent=1.5) == pytest.approx(
        expected, abs=1e-8
    )


def test_the_limit_of_a_head_on_impact():
    found = kl.tangential_restitution(0.0, 14 / 17)
    assert found == pytest.approx(-math.cos(math.pi * math.sqrt(3.5 * 14 / 17)), abs=1e-10)
    assert found == pytest.approx(-0.582050, abs=5e-7)
    assert kl.tangential_restitution(1e-6, 14 / 17) == pytest.approx(found, abs=1e-5)


def test_the_greatest_grip():
    assert kl.tangential_restitution(3.0, 14 / 17) == pytest.approx(0.454, abs=5e-4)
    slips = np.linspace(0.01, 9, 900)
    found = kl.tangential_restitution(slips, 14 / 17)
    assert found.max() == pytest.approx(0.461, abs=5e-4)
    assert slips[found.argmax()] == pytest.approx(3.35, abs=0.06)


@pytest.mark.parametrize("exponent", [1, 1.5])
@pytest.mark.parametrize("ratio", [0.2, 0.5, 14 / 17, 1.0])
def test_corners_of_the_regimes_are_exact(ratio, exponent):
    sticks, slides = kl.slip_regimes(ratio)
    assert sticks == pytest.approx(1 / ratio)
    assert slides == pytest.approx(max(1 / ratio, 7 - 1 / ratio))
    beyond = slides * np.array([1.0, 1.0001, 1.5])
    np.testing.assert_allclose(
        kl.tangential_restitution(beyond, ratio, exponent=exponent), 7 / beyond - 1, atol=1e-9
    )
    if ratio > 2 / 7:
        before = slides * 0.99
        found = kl.tangential_restitution(before, ratio, exponent=exponent)
        assert found < 7 / before - 1 - 1e-7


@pytest.mark.parametrize("exponent", [1, 1.5])
def test_no_impulse_across_exceeds_friction(exponent):
    slips = np.linspace(0.01, 12, 400)
    for ratio in (0.1, 2 / 7, 14 / 17, 3.0):
        after = -slips * kl.tangential_restitution(slips, ratio, exponent=exponent)
        assert (slips - after <= 7 * (1 + 1e-9)).all()


def test_linear_shear_makes_no_energy():
    slips = np.linspace(0.01, 12, 400)
    for ratio in (0.1, 2 / 7, 14 / 17, 3.0, 40.0):
        assert (abs(kl.tangential_restitution(slips, ratio)) <= 1 + 1e-9).all()


def test_the_superball_s_corner():
    slips = np.array([0.1, 1.0, 3.4999, 3.5001, 5.0])
    found = kl.tangential_restitution(slips, 2 / 7)
    np.testing.assert_allclose(found[:3], 1, atol=1e-8)
    np.testing.assert_allclose(found[3:], 7 / slips[3:] - 1, atol=1e-8)


def test_what_cannot_turn_is_a_ball_without_end_of_inertia():
    # S = 1: with chi = 1 both springs swing alike, and slip is reversed up to its corner at 1.
    np.testing.assert_allclose(
        kl.tangential_restitution(np.array([0.5, 2.0]), 1.0, math.inf), [1.0, 0.0], atol=1e-8
    )


def test_like_elastic_bodies():
    assert mindlin_ratio(0.3) == pytest.approx(14 / 17)
    sticks, slides = kl.slip_regimes(mindlin_ratio(0.3))
    assert slides * 14 / 17 == pytest.approx(4.7647, abs=5e-5)  # Maw's psi
    assert sticks * 14 / 17 == pytest.approx(1)


def test_compliance_alone_knows_no_coulomb():
    found = kl.pure_compliance(0.1, 1.6977, 0.1)
    assert found.restitution == pytest.approx(0.729247614, abs=5e-10)
    assert found.tangential_restitution == pytest.approx(-0.388282151, abs=5e-10)
    assert found.friction == pytest.approx(0.101070851, abs=5e-10)


def test_pure_compliance_agrees_with_a_general_integrator():
    z_n, q, z_t = 0.2, 1.3, 0.05

    def rates(time, state):
        y, v, x, u = state
        return [v, -2 * z_n * v - y, u, -2 * z_t * q * u - q * q * x]

    duration = math.pi / math.sqrt(1 - z_n**2)
    end = solve_ivp(rates, (0, duration), [0, 1, 0, 1], "DOP853", rtol=1e-12, atol=1e-13).y[:, -1]
    found = kl.pure_compliance(z_n, q, z_t)
    assert found.restitution == pytest.approx(-end[1], abs=1e-10)
    assert found.tangential_restitution == pytest.approx(-end[3], abs=1e-10)


WRONG = [
    (lambda: kl.tangential_restitution(-1, 1), "slip_ratio must be zero or positive, got -1"),
    (lambda: kl.tangential_restitution(1, 0), "stiffness_ratio must be positive, got 0"),
    (lambda: kl.tangential_restitution(1, 1, exponent=2), "exponent must be 1 or 1.5"),
    (lambda: kl.slip_regimes(1, 0), "inertia_factor must be positive, got 0"),
    (lambda: kl.pure_compliance(1.2, 1, 0), r"normal_damping must lie in \[0, 1\], got 1.2"),
]


@pytest.mark.parametrize(("make", "message"), WRONG)
def test_bad_values_are_named(make, message):
    with pytest.raises(ValueError, match=message):
        make()
