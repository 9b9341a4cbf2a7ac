"""Contact forces: values, signs, and what they amount to when integrated."""

import math

import numpy as np
import pytest

from kernel_lib.laws import contact_forces as forces
from kernel_lib.laws.pair_forces import PairForce
from kernel_lib.numerics.dormand_prince import (
    eighth_order_step,
    next_step,
    step_error,
    workspace,
)

GLASS = {"modulus": 4.8e10, "poisson": 0.20}


def bounce(force, mass, speed, scale):
    """Speed after over speed before of a head-on contact, by integration, and its greatest
    overlap: the witness for every closed form."""

    def rates(clock, state, out, parameters):
        out[0], out[1] = state[1], -force(state[0], state[1]) / mass

    state, (slopes, work) = [0.0, speed], workspace(2)
    step, deepest = 1e-3 * scale / speed, 0.0
    weights = [1e11 / scale, 1e11 / speed]
    while True:
        rates(0, state, slopes[0], None)
        eighth_order_step(rates, None, 0, state, slopes, work, step)
        error = step_error(slopes, step, weights)
        if error <= 1:
            if work[0] < 0 or (force(work[0], work[1]) <= 0 and work[1] < 0):
                return state, deepest
            deepest, state = max(deepest, work[0]), list(work)
        step = min(next_step(step, error), 1e-2 * scale / speed)


@pytest.mark.parametrize(
    "force",
    [
        lambda a: forces.linear_force(a, 3.0),
        lambda a: forces.hertz_force(a, 3.0),
        lambda a: forces.power_force(a, 3.0, 2.5),
        lambda a: forces.dashpot_force(a, 0.7, 3.0, 0.2),
    ],
)
def test_floats_and_arrays_agree_and_open_contacts_have_no_force(force):
    overlaps = [-2.0, -1e-9, 0.0, 1e-9, 0.4, 2.0]
    many = force(np.array(overlaps))
    np.testing.assert_allclose(many, [force(a) for a in overlaps], rtol=1e-15)
    assert (many[:3] == 0).all()
    assert (many[3:] > 0).all()


def test_hertz_is_the_power_three_halves_and_linear_the_power_one():
    for a in (0.01, 0.5, 3.0):
        assert forces.hertz_force(a, 7.0) == pytest.approx(7 * a**1.5, rel=1e-15)
        assert forces.power_force(a, 7.0, 1.5) == pytest.approx(7 * a**1.5, rel=1e-15)
        assert forces.linear_force(a, 7.0) == forces.power_force(a, 7.0, 1)


def test_a_dashpot_pulls_at_the_end_and_without_pull_it_does_not():
    leaving = forces.dashpot_force(0.1, -1.0, 1.0, 0.5)
    assert leaving == pytest.approx(0.1 - 0.5)
    assert forces.without_pull(leaving) == 0
    assert forces.without_pull(0.3) == 0.3


def test_hunt_and_crossley_never_pull():
    # A contact that met at v leaves slower than 1/slowness, where the bracket would turn.
    slowness = 0.8
    for speed in np.linspace(-1 / slowness, 5, 50):
        assert PairForce(1.0, 1.5, slowness, 1.5, True).force(0.2, speed) >= -1e-15


def test_stiffness_of_spheres_by_its_formula_and_of_a_wall_by_its_limit():
    # Written out once more, for two different spheres.
    r = 1 / (1 / 0.02 + 1 / 0.05)
    e = 1 / ((1 - 0.3**2) / 2.1e11 + (1 - 0.2**2) / 4.8e10)
    both = forces.hertz_stiffness(0.02, 0.05, 2.1e11, 4.8e10, 0.3, 0.2)
    assert both == pytest.approx(4 / 3 * math.sqrt(r) * e, rel=1e-14)
    wall = forces.hertz_stiffness(0.1, math.inf, 7e10, math.inf, 0.3, 0.3)
    near = forces.hertz_stiffness(0.1, 1e12, 7e10, 1e25, 0.3, 0.3)
    assert wall == pytest.approx(near, rel=1e-10)


def test_mass_of_a_sphere():
    assert forces.sphere_mass(0.1, 7800) == pytest.approx(32.672563597, rel=1e-9)


@pytest.mark.parametrize("ratio", [0.1, 0.4])
def test_the_damped_sphere_has_the_restitution_of_the_dashpot(ratio):
    stiffness, mass, speed = 3.0, 2.0, 1.7
    damping = ratio * math.sqrt(5 * stiffness * mass)
    state, _ = bounce(PairForce(stiffness, 1.5, damping, 0.25, True).force, mass, speed, 1.0)
    phase = 2 * math.acos(ratio) / math.sqrt(1 - ratio**2)
    assert -state[1] / speed == pytest.approx(math.exp(-ratio * phase), abs=3e-4)
