"""Rival solvers agree: soft contacts tend to exact events as the root of their stiffness."""

import math

import numpy as np
import pytest

import kernel_lib as kl

G = 9.81
FLOOR = kl.Plane((0, 0), (0, 1))


def dropped():
    """A smooth ball that bounces twice."""
    ball = kl.Ball((0, 2), (1, 0), 1, 1)
    return kl.Scene([ball], [FLOOR], gravity=(0, -G), restitution=0.7)


def smooth_pair():
    """Two smooth balls that meet off centre, in space."""
    balls = [
        kl.Ball((0, 0, 0), (2, 0.3, -0.2), 0.5, 1),
        kl.Ball((1.3, 0.4, 0.2), (-1, 0, 0.4), 0.4, 3),
    ]
    return kl.Scene(balls, restitution=0.6)


def three_in_the_air():
    """Smooth balls that meet in flight and on the floor."""
    balls = [
        kl.Ball((0, 3), (1.0, 0), 0.5, 1),
        kl.Ball((2.5, 3.2), (-1.0, 0), 0.5, 2),
        kl.Ball((0.5, 6.0), (0.1, 0), 0.5, 1),
    ]
    return kl.Scene(balls, [FLOOR], gravity=(0, -G), restitution=0.8)


def slipping_pair():
    """Two rough balls that slip throughout the impact."""
    balls = [
        kl.Ball((0, 0), (1, 0), 1, 1, spin=5),
        kl.Ball((2.5, 1), (-1, 0), 1, 2, spin=-1),
    ]
    return kl.Scene(balls, restitution=0.6, friction=0.3)


def superball():
    """A ball that bounces with grip and without loss, with gravity."""
    ball = kl.Ball((0, 2), (1, 0), 1, 1, spin=3)
    return kl.Scene([ball], [FLOOR], gravity=(0, -G), tangential_restitution=1)


def sliding_to_rolling():
    ball = kl.Ball((0, 1), (2, 0), 1, 1)
    return kl.Scene([ball], [FLOOR], gravity=(0, -G), restitution=0.5, friction=0.2)


def rolling_up_a_slope():
    s, c = math.sin(0.2), math.cos(0.2)
    ball = kl.Ball((-s, c), (2 * c, 2 * s), 1, 1, spin=-2)
    plane = kl.Plane((0, 0), (-s, c))
    return kl.Scene([ball], [plane], gravity=(0, -G), restitution=0.5, friction=0.4)


@pytest.mark.parametrize(
    "scene, stiffness",
    [
        (dropped, 1e6),
        (smooth_pair, 1e6),
        (three_in_the_air, 1e6),
        (slipping_pair, 1e6),
        (superball, 1e6),
    ],
)
def test_impacts_of_stiff_contacts_are_the_laws_with_an_error_of_their_duration(scene, stiffness):
    exact = kl.simulate(scene(), 0.9, kl.Events())
    errors = []
    steps = stiffness * np.array([1.0, 1e2, 1e4])
    for k in steps:
        run = kl.simulate(scene(), 0.9, kl.Compliant(kl.SpringDashpot(k)))
        assert len(run.contacts) == len(exact.contacts)
        errors.append(_distance(run, exact))
    orders = np.diff(np.log(errors)) / np.diff(np.log(steps))
    np.testing.assert_allclose(orders, -0.5, atol=0.05)


@pytest.mark.parametrize("scene", [sliding_to_rolling, rolling_up_a_slope])
def test_lasting_contacts_are_those_of_exact_events_in_the_limit(scene):
    """Sinking in costs m g/k of place, and little more while the ball settles."""
    exact = kl.simulate(scene(), 0.8, kl.Events())
    steps = np.array([1e4, 1e5, 1e6])
    runs = [kl.simulate(scene(), 0.8, kl.Compliant(kl.SpringDashpot(k))) for k in steps]
    errors = [_distance(run, exact) for run in runs]
    assert errors[0] > 5e-5
    orders = np.diff(np.log(errors)) / np.diff(np.log(steps))
    assert (orders < -0.45).all()
    assert errors[-1] < 1e-4


@pytest.mark.parametrize("scene", [dropped, smooth_pair, slipping_pair])
def test_stiff_spheres_of_hertz_tend_to_the_same_events(scene):
    """Their impacts last as the stiffness to the power -2/5."""
    exact = kl.simulate(scene(), 0.9, kl.Events())
    steps = np.array([1e8, 1e10, 1e12])
    runs = [kl.simulate(scene(), 0.9, kl.Compliant(kl.Hertz(k))) for k in steps]
    errors = [_distance(run, exact) for run in runs]
    orders = np.diff(np.log(errors)) / np.diff(np.log(steps))
    np.testing.assert_allclose(orders, -0.4, atol=0.05)


def _distance(run, exact):
    """Greatest difference of position, and of velocity and spin over a second, at the end."""
    return max(
        abs(run.position[-1] - exact.position[-1]).max(),
        abs(run.velocity[-1] - exact.velocity[-1]).max(),
        abs(run.spin[-1] - exact.spin[-1]).max(),
    )
