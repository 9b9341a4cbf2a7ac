"""The same scene in other units is the same run, to the last bit.

Units of time, length and mass that differ by powers of two change no digit of a number, only
its exponent. A threshold that compares a length with a speed, or either with a bare number,
does change.
"""

import math

import numpy as np
import pytest

import kernel_lib as kl

# Hertz's force has a fourth root of a length.
UNITS = {
    "time": (2.0**-12, 1.0, 1.0),
    "length": (1.0, 2.0**-20, 1.0),
    "mass": (1.0, 1.0, 2.0**14),
    "all": (2.0**9, 2.0**16, 2.0**-11),
}


def steps(time, length, mass):
    return kl.Stepping(2.0**-6 * time)


def events(time, length, mass):
    return kl.Events()


def springs(time, length, mass):
    return kl.Compliant(kl.SpringDashpot(1e5 * mass / time**2), 1e-6)


def spheres(time, length, mass):
    return kl.Compliant(kl.Hertz(1e7 * mass / time**2 / math.sqrt(length)), 1e-6)


def bounces(time, length, mass):
    """Two rough balls that fall into a corner, and a third on its own way."""
    speed = length / time
    balls = [
        kl.Ball((0.0, 2.0 * length), (1.5 * speed, 0.0), length, mass, 2.0 / time),
        kl.Ball((2.5 * length, 3.0 * length), (-1.0 * speed, -2.0 * speed), length / 2, 2 * mass),
        kl.Ball((7.0 * length, 0.7 * length), (0.3 * speed, 0.0), 0.7 * length, mass),
    ]
    walls = [kl.Plane((0, 0), (0, 1)), kl.Plane((4 * length, 0), (-3, 1))]
    g = (0, -9.81 * length / time**2)
    return kl.Scene(balls, walls, g, 0.6, friction=0.3, drag=0.1 * mass / length / time)


def laid_down(time, length, mass):
    """One ball rests on a fixed one, another touches a wall and is blown along it."""
    speed = length / time
    balls = [
        kl.Ball((0.0, 0.0), (0.0, 0.0), length, math.inf),
        kl.Ball((0.0, 2.0 * length), (0.0, 0.0), length, mass),
        kl.Ball((9.0 * length, 3.0 * length), (-1e-3 * speed, -2.0 * speed), length, mass),
    ]
    walls = [kl.Plane((10 * length, 0), (-1, 0))]
    g = (0, -9.81 * length / time**2)
    return kl.Scene(balls, walls, g, 0.5, drag=0.1 * mass / length / time)


@pytest.mark.parametrize("units", list(UNITS))
@pytest.mark.parametrize("scene", [bounces, laid_down])
@pytest.mark.parametrize("solver", [steps, events, springs, spheres])
def test_a_run_in_other_units_is_the_same_run(solver, scene, units):
    time, length, mass = UNITS[units]
    run, other = (
        kl.simulate(scene(*scales), 1.5 * scales[0], solver(*scales), frames=scales[0] / 8)
        for scales in ((1.0, 1.0, 1.0), UNITS[units])
    )
    assert other.stopped_because == run.stopped_because
    assert np.array_equal(other.time, run.time * time)
    assert np.array_equal(other.position, run.position * length)
    assert np.array_equal(other.velocity, run.velocity * length / time)
    assert np.array_equal(other.spin, run.spin / time)
    assert other.contacts.kind.tolist() == run.contacts.kind.tolist()
    assert np.array_equal(other.contacts.time, run.contacts.time * time)
    assert np.array_equal(other.contacts.impulse, run.contacts.impulse * mass * length / time)
    energy = mass * (length / time) ** 2
    assert np.array_equal(other.contacts.energy_lost, run.contacts.energy_lost * energy)
