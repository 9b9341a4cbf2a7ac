"""A contact force by a function of one's own."""

import numpy as np
import pytest

import kernel_lib as kl

PAIR = kl.Scene([kl.Ball((0, 0), (2, 0), 0.1, 1), kl.Ball((0.3, 0), (0, 0), 0.1, 3)])


def run_of(contact, scene=PAIR):
    return kl.simulate(scene, 0.2, kl.Compliant(contact))


def test_the_functions_of_our_models_give_the_runs_of_our_models():
    for model, force, stiffness, exponent in [
        (kl.SpringDashpot(1e4, damping=9, ends="zero overlap"),
         lambda overlap, rate: 1e4 * overlap + 9 * rate, 1e4, 1),
        (kl.Hertz(1e5, damping=0.0), lambda overlap, rate: 1e5 * overlap**1.5, 1e5, 1.5),
    ]:  # fmt: skip
        ours, own = run_of(model), run_of(kl.OwnForce(force, stiffness, exponent))
        assert len(own.contacts) == 1
        for name in ("duration", "impulse", "energy_lost", "velocity_after"):
            mine, theirs = (getattr(run.contacts, name) for run in (own, ours))
            np.testing.assert_allclose(mine, theirs, rtol=1e-7, atol=1e-9)
        np.testing.assert_allclose(own.position, ours.position, rtol=0, atol=1e-9)


def test_a_hardening_spring_goes_as_deep_as_its_energy_says():
    """K a^2/2 + C a^4/4 = m* v^2/2 at the deepest: m* = 3/4 kg, v = 2 m/s."""
    k, c = 1e4, 1e8
    own = kl.OwnForce(lambda overlap, rate: k * overlap + c * overlap**3, k)
    run = run_of(own)
    deepest = np.sqrt((-k + np.sqrt(k * k + 4 * c * 1.5)) / c)
    history = run.contact_force(0, 4001)
    assert history.overlap.max() == pytest.approx(deepest, rel=1e-6)
    assert history.force.max() == pytest.approx(k * deepest + c * deepest**3, rel=1e-5)
    assert kl.kinetic_energy(run)[-1] == pytest.approx(2.0, rel=1e-8)
    times = np.linspace(run.contacts.time[0], 0.08, 50)
    held = kl.simulate(PAIR, 0.2, kl.Compliant(own), times)
    np.testing.assert_allclose(held.elastic_energy() + kl.kinetic_energy(held), 2.0, rtol=1e-7)


def test_what_is_no_force_is_refused():
    for arguments, said in [
        ((3, 1e4), "force must be a function of overlap and rate that returns N, got 3"),
        ((max, -1), "stiffness must be"),
        ((max, 1e4, 2), r"exponent must be 1 or 1\.5, got 2"),
    ]:
        with pytest.raises(ValueError, match=said):
            kl.OwnForce(*arguments)
    with pytest.raises(ValueError, match="shear is a spring whose stiffness follows"):
        kl.Compliant(kl.OwnForce(max, 1e4), shear=kl.Mindlin(0.8))
