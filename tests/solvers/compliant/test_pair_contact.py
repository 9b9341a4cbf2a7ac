"""Contacts of several materials: a model for each pair of bodies."""

import math
from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.laws.contact_duration import contact_time

SOFT, STIFF = kl.Hertz(1e6), kl.Hertz(1e9)
WALLS = [kl.Plane((-1, 0), (1, 0)), kl.Plane((5, 0), (-1, 0))]


def durations(balls, solver, walls=WALLS):
    """Of the impacts, by pair, s."""
    contacts = kl.simulate(kl.Scene(balls, walls), 2, solver).contacts.of_kind("impact")
    pairs = zip(contacts.a.tolist(), contacts.b.tolist(), strict=True)
    return dict(zip(pairs, contacts.duration.tolist(), strict=True))


def hertz_time(stiffness, inverse_mass, speed):
    return float(contact_time(speed, 1 / inverse_mass, stiffness, 1.5))


def test_each_pair_has_its_own_stiffness():
    """One ball hits a soft wall, the other a stiff one, and both each other in between."""
    balls = [kl.Ball((0, 0), (-3, 0), 0.1, 2), kl.Ball((4, 0), (3, 0), 0.1, 2)]
    named = {(0, -1): SOFT, (0, 1): kl.Hertz(1e7), ("balls", "walls"): STIFF}
    found = durations(balls, kl.Compliant(SOFT, pair_contact=named))
    for pair, stiffness, inverse_mass, speed in [
        ((0, -1), 1e6, 1 / 2, 3),
        ((1, -2), 1e9, 1 / 2, 3),
        ((0, 1), 1e7, 1, 6),
    ]:
        alone = hertz_time(stiffness, inverse_mass, speed)
        assert found[pair] == pytest.approx(alone, rel=1e-6)


def test_two_materials_press_as_one_whose_compliance_is_their_mean():
    """E = 400 MPa against 600 MPa, Poisson 0.2 each: 1/E* = 0.96/400 + 0.96/600 = 1/250 MPa."""
    both = kl.Hertz(modulus=2 * 250e6, poisson=0.0)
    balls = [kl.Ball((0, 0), (1, 0), 0.1, 2), kl.Ball((1, 0), (-1, 0), 0.1, 2)]
    found = durations(balls, kl.Compliant(STIFF, pair_contact={(0, 1): both}), [])
    stiffness = 4 / 3 * math.sqrt(0.05) * 250e6
    assert found[0, 1] == pytest.approx(hertz_time(stiffness, 1.0, 2.0), rel=1e-6)


def test_named_for_all_it_is_the_model_of_all(tmp_path):
    """And a run whose pairs are named is saved, and resumed bit for bit."""
    balls = [kl.Ball((0, 0), (-3, 0), 0.1, 2), kl.Ball((4, 0), (3, 0), 0.1, 1)]
    scene = kl.Scene(balls, WALLS, restitution=0.8)
    named = kl.Compliant(SOFT, pair_contact={("balls", "walls"): STIFF, ("balls", "balls"): STIFF})
    run = kl.simulate(scene, 4, named)
    plain = kl.simulate(scene, 4, kl.Compliant(STIFF))
    np.testing.assert_array_equal(run.position, plain.position)
    assert len(run.contacts) > 2
    half = kl.simulate(scene, 2, named)
    half.save(tmp_path / "half.npz")
    assert kl.resume(kl.load(tmp_path / "half.npz"), 2) == run


def test_what_is_no_pair_and_no_model_is_refused():
    scene = kl.Scene([kl.Ball((0, 0), (-3, 0), 0.1, 2)], WALLS)
    for named, said in [
        ({(0, 3): SOFT}, r"pair_contact must name balls from 0 to 0 and walls from -1 to -2"),
        ({(0, -1): 1e6}, r"pair_contact of \(0, -1\) must be SpringDashpot, Hertz or OwnForce"),
    ]:
        with pytest.raises(ValueError, match=said):
            kl.simulate(scene, 1, kl.Compliant(SOFT, pair_contact=named))
    with pytest.raises(ValueError, match="pair_contact must map pairs of indices"):
        kl.Compliant(SOFT, pair_contact=3)
    with pytest.raises(ValueError, match="shear is a spring between elastic bodies"):
        replace(
            kl.Compliant(SOFT, shear=kl.Mindlin(0.3)),
            pair_contact={(0, 1): kl.ElasticPlastic(modulus=2e11)},
        )
