"""Impacts of damped spheres: the reduced equation against a general integrator, and its ends."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from kernel_lib.laws.contact_duration import dashpot_restitution, hunt_crossley_restitution
from kernel_lib.laws.damped_hertz_impact import (
    damped_hertz_restitution,
    damped_hertz_strength,
    integrated_restitution,
)


def integrated(strength, power, ends):
    """The same impact in overlap and time, by DOP853."""

    def rates(time, state):
        pressed = max(state[0], 0.0)
        return [state[1], -(pressed**1.5) - strength * pressed**power * state[1]]

    def end(time, state):
        if time < 0.5:
            return 1.0
        return -rates(time, state)[1] if ends == "zero force" else state[0]

    end.terminal, end.direction = True, -1
    found = solve_ivp(
        rates, (0, 50), [0.0, 1.0], "DOP853", events=end, rtol=1e-12, atol=1e-13, max_step=0.02
    )
    return -found.y_events[0][0, 1]


@pytest.mark.parametrize("ends", ["zero force", "zero overlap"])
@pytest.mark.parametrize("power", [0.5, 1.5])
@pytest.mark.parametrize("strength", [0.15, 2.0])
def test_the_reduced_equation_agrees_with_integration_in_time(strength, power, ends):
    found = damped_hertz_restitution(strength, power, ends)
    assert found == pytest.approx(integrated(strength, power, ends), abs=1e-7)


def test_a_damper_like_the_fourth_root_is_a_linear_dashpot():
    strengths = np.array([0.01, 0.3, 0.9])
    for ends in ("zero force", "zero overlap"):
        np.testing.assert_allclose(
            damped_hertz_restitution(strengths, 0.25, ends),
            dashpot_restitution(strengths / 5**0.5, ends),
            atol=2e-9,
        )


def test_damping_like_the_force_is_hunt_and_crossley_s():
    for strength in (0.1, 0.8, 3.0):
        found = damped_hertz_restitution(strength, 1.5)
        assert found == pytest.approx(hunt_crossley_restitution(strength, 1.0), abs=1e-6)


def test_the_series_is_as_good_as_what_it_stands_for():
    strengths = np.linspace(0, 1, 41) ** 2
    for power in (0.0, 0.1, 0.5, 1.0):
        for ends in ("zero force", "zero overlap"):
            np.testing.assert_allclose(
                damped_hertz_restitution(strengths, power, ends),
                integrated_restitution(strengths, power, ends),
                atol=1e-9 if power >= 0.5 else 5e-8,
            )


def test_restitution_falls_with_strength_to_nothing_and_stays_a_part():
    strengths = np.concatenate([[0.0], np.logspace(-6, 5, 56)])
    for power in (0.0, 0.25, 0.5, 1.5):
        for ends in ("zero force", "zero overlap"):
            found = damped_hertz_restitution(strengths, power, ends)
            assert found[0] == 1
            assert (np.diff(found[strengths < 5]) <= 0).all()
            assert ((found >= 0) & (found <= 1)).all()
            assert found[-1] < 1e-4


@pytest.mark.parametrize("ends", ["zero force", "zero overlap"])
@pytest.mark.parametrize("power", [0.0, 0.5, 1.5])
def test_a_strength_is_found_again_by_its_restitution(power, ends):
    for restitution in (0.2, 0.8, 0.999):
        strength = damped_hertz_strength(restitution, power, ends)
        found = damped_hertz_restitution(strength, power, ends)
        assert found == pytest.approx(restitution, abs=1e-8)
    assert damped_hertz_strength(1.0, power, ends) == 0


def test_one_number_and_many_are_alike():
    for strength in (0.0, 0.3, 2.0):
        many = damped_hertz_restitution(np.full((2, 3), strength), 0.5)
        assert many.shape == (2, 3)
        assert many == pytest.approx(damped_hertz_restitution(strength, 0.5), abs=1e-14)


def test_bad_values_are_named():
    with pytest.raises(ValueError, match='ends must be "zero force" or "zero overlap"'):
        damped_hertz_restitution(0.1, 0.5, "later")
    with pytest.raises(ValueError, match=r"restitution in \(0, 1\], got 0; no finite damping"):
        damped_hertz_strength(0.0, 0.5)
