"""The grip of a soft contact: how much it holds, that it only takes energy, its damping."""

import math

import pytest

from kernel_lib.laws.friction_element import (
    LEAST_DAMPING,
    STEEPNESS,
    carried_part,
    element_damping,
    element_force,
)


def test_it_holds_all_up_to_static_friction_and_the_kinetic_one_far_beyond():
    assert carried_part(0.0, 4.0, 3.0) == 1.0
    assert carried_part(4.0, 4.0, 3.0) == 1.0
    assert 20.0 * carried_part(20.0, 4.0, 3.0) == pytest.approx(3.0)
    assert carried_part(1.0, 0.0, 0.0) == 0.0


def test_between_them_it_falls_without_a_jump():
    end = 4.0 + 1.0 / STEEPNESS
    for asked, held in ((4.0, 4.0), (end, 3.0), ((4.0 + end) / 2, 3.5)):
        for beside in (asked * (1 - 1e-9), asked * (1 + 1e-9)):
            assert beside * carried_part(beside, 4.0, 3.0) == pytest.approx(held, abs=1e-7)


def test_while_it_slips_the_spring_settles_at_the_kinetic_limit():
    """A contact dragged along at a constant speed: ds/dt tends to zero where k s = mu N."""
    k, c, step, stretch = 100.0, 5.0, 1e-3, 0.0
    for _ in range(2000):
        done = element_force((stretch, 0.0, 0.0), (10.0, 0.0, 0.0), k, c, (4.0, 3.0))
        stretch += step * done.rate[0]
    assert done.slips
    assert done.force[0] == pytest.approx(3.0)
    assert k * stretch == pytest.approx(3.0)


@pytest.mark.parametrize("limits", [None, (4.0, 3.0), (1.0, 0.0)])
def test_it_never_gives_more_energy_than_its_spring_held(limits):
    """Work done on it, less what the spring stores, never falls, wherever it is dragged."""
    k, c, step, x, y, taken = 100.0, 5.0, 1e-3, 0.0, 0.0, 0.0
    for i in range(5000):
        t = i * step
        u, v = math.cos(3 * t) * 2, math.sin(7 * t)
        done = element_force((x, y, 0.0), (u, v, 0.0), k, c, limits)
        power = done.force[0] * u + done.force[1] * v
        stored = k * (x * done.rate[0] + y * done.rate[1])
        assert power - stored >= -1e-12
        taken += step * (power - stored)
        x, y = x + step * done.rate[0], y + step * done.rate[1]
    assert taken > 1


def test_damping_goes_from_none_to_critical():
    assert element_damping(1.0, True) == 0
    assert element_damping(1.0, False) == LEAST_DAMPING
    assert element_damping(0.0, False) == 1
    with pytest.raises(ValueError, match=r"lies in \[0, 1\]; .* or -1 for smooth, got -0.3"):
        element_damping(-0.3, True)
