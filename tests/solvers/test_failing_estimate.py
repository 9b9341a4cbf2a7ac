"""The estimate that fails: it keeps momentum and angular momentum, and makes energy."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.failing_estimate import FailingEstimate


def pair(offset=0.3, friction=0.2, **changed):
    one = kl.Ball((-2, offset), (4, 0), radius=0.5, mass=1, spin=changed.pop("spin", 0.0))
    two = kl.Ball((1, 0), (0, 0), radius=0.5, mass=2)
    return kl.Scene([one, two], friction=friction, **changed)


def test_what_it_makes_is_what_its_impulse_says():
    run = kl.simulate(pair(), 2, FailingEstimate())
    hit = run.contacts[0]
    impulse, normal = hit.impulse, hit.normal
    push = impulse @ normal
    rub = np.linalg.norm(impulse - push * normal)
    assert rub == pytest.approx(0.2 * push, rel=1e-12)
    slip, mobility = 4 * 0.3, (1 + 1 / 2) * 3.5
    made = rub**2 * mobility / 2 - rub * slip
    energy = kl.kinetic_energy(run)
    assert made > 0.5
    assert energy[-1] - energy[0] == pytest.approx(made, rel=1e-9)
    assert hit.energy_lost == pytest.approx(-made, rel=1e-9)


def test_momentum_and_angular_momentum_are_kept():
    run = kl.simulate(pair(spin=7.0), 2, FailingEstimate())
    assert len(run.contacts) == 1
    np.testing.assert_allclose(kl.momentum(run), [[4, 0]] * len(run.time), atol=1e-12)
    np.testing.assert_allclose(kl.angular_momentum(run), kl.angular_momentum(run)[0], atol=1e-12)


def test_where_surfaces_slip_through_it_is_the_law():
    scene = pair(offset=0.9, friction=0.05)
    estimate, law = kl.simulate(scene, 2, FailingEstimate()), kl.simulate(scene, 2)
    np.testing.assert_allclose(estimate.velocity[-1], law.velocity[-1], atol=1e-12)
    np.testing.assert_allclose(estimate.spin[-1], law.spin[-1], atol=1e-12)


def test_without_slip_nothing_is_exchanged():
    run = kl.simulate(pair(offset=0.0), 2, FailingEstimate())
    assert not run.spin.any()


@pytest.mark.parametrize(
    ("scene", "remedy"),
    [
        (pair(gravity=(0, -9.8)), "leave out walls, gravity and drag"),
        (pair(friction=math.inf), "such as 0.2, got inf"),
    ],
)
def test_what_it_does_not_know_is_refused(scene, remedy):
    with pytest.raises(ValueError, match=remedy):
        kl.simulate(scene, 1, FailingEstimate())
