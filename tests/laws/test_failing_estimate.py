"""The estimate that fails: it keeps momentum and angular momentum, and makes energy."""

import math
import pickle

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.protocol.as_python import recipe

ESTIMATE = kl.Events(law=kl.failing_estimate)


def pair(offset=0.3, friction=0.2, **changed):
    one = kl.Ball((-2, offset), (4, 0), radius=0.5, mass=1, spin=changed.pop("spin", 0.0))
    two = kl.Ball((1, 0), (0, 0), radius=0.5, mass=2)
    return kl.Scene([one, two], friction=friction, **changed)


def test_what_it_makes_is_what_its_impulse_says():
    run = kl.simulate(pair(), 2, ESTIMATE)
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
    run = kl.simulate(pair(spin=7.0), 2, ESTIMATE)
    assert len(run.contacts) == 1
    np.testing.assert_allclose(kl.momentum(run), [[4, 0]] * len(run.time), atol=1e-12)
    np.testing.assert_allclose(kl.angular_momentum(run), kl.angular_momentum(run)[0], atol=1e-12)


def test_where_surfaces_slip_through_it_is_the_law():
    scene = pair(offset=0.9, friction=0.05)
    estimate, law = kl.simulate(scene, 2, ESTIMATE), kl.simulate(scene, 2)
    np.testing.assert_allclose(estimate.velocity[-1], law.velocity[-1], atol=1e-12)
    np.testing.assert_allclose(estimate.spin[-1], law.spin[-1], atol=1e-12)


def test_without_slip_nothing_is_exchanged():
    run = kl.simulate(pair(offset=0.0), 2, ESTIMATE)
    assert not run.spin.any()


def test_friction_without_limit_is_refused():
    with pytest.raises(ValueError, match=r"such as 0\.2, got inf"):
        kl.simulate(pair(friction=math.inf), 1, ESTIMATE)


def test_a_box_of_many_smooth_balls_runs_by_it_too():
    """It went through the loop of many balls, which knows one law, and had no setup to change."""
    box = kl.box_of_balls(64, 0.3, seed=1)
    estimated = kl.simulate(box, 0.6, ESTIMATE, record="contacts")
    lawful = kl.simulate(box, 0.6, record="contacts")
    assert len(lawful.contacts) > 10
    np.testing.assert_allclose(estimated.velocity[-1], lawful.velocity[-1], atol=1e-9)


def test_steps_take_the_same_law():
    exact, steps = (
        kl.simulate(pair(), 2, s) for s in (ESTIMATE, kl.Stepping(1e-3, law=ESTIMATE.law))
    )
    np.testing.assert_allclose(steps.velocity[-1], exact.velocity[-1], atol=1e-3)
    assert kl.kinetic_energy(steps)[-1] > kl.kinetic_energy(steps)[0] + 0.5


def test_a_solver_with_a_law_is_kept_and_written_as_others_are():
    assert pickle.loads(pickle.dumps(ESTIMATE)) == ESTIMATE != kl.Events()
    assert repr(ESTIMATE) == "Events(law=failing_estimate)" and repr(kl.Events()) == "Events()"
    run = kl.simulate(pair(), 2, ESTIMATE)
    assert "kl.Events(law=kl.failing_estimate)" in recipe({"estimate": run})


def test_a_slip_that_is_rounding_has_no_direction():
    """Its direction was that of the rounding, partly along the normal: energy did not add up."""
    balls = (
        kl.Ball((-2.0, 0.5), (4.0, 0.0), 0.5, 1.0, spin=-4.0),
        kl.Ball((1.0, 0.0), (0.0, 0.0), 0.5, 1.0),
    )
    run = kl.simulate(kl.Scene(balls, restitution=0.95, friction=0.5), 1.0, ESTIMATE)
    assert run.stopped_because == "duration reached"
    np.testing.assert_allclose(run.spin[-1], [-4.0, 0.0], atol=1e-9)
