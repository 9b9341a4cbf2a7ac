"""A glued pair keeps momentum and angular momentum, and turns as one body."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.sticking import Sticky


def pair(**changed):
    one = kl.Ball((0, -5), (0, 20), radius=1, mass=1, spin=3)
    two = kl.Ball((15, 3), (-30, 0), radius=2, mass=4)
    return kl.Scene([one, two], **{"restitution": 0, **changed})


@pytest.mark.parametrize("gravity", [0, (0, -9.807)])
def test_momentum_and_angular_momentum_about_the_moving_centre_are_kept(gravity):
    run = kl.simulate(pair(gravity=gravity), 2, Sticky())
    weight = np.array(run.scene.gravity) * 5
    np.testing.assert_allclose(
        kl.momentum(run), kl.momentum(run)[0] + run.time[:, None] * weight, atol=1e-9
    )
    spin = kl.angular_momentum(run)
    centre = kl.centre_of_mass(run)
    own = spin - (centre[:, 0] * kl.momentum(run)[:, 1] - centre[:, 1] * kl.momentum(run)[:, 0])
    np.testing.assert_allclose(own, own[0], atol=1e-9)


def test_the_two_stay_together_and_turn_at_one_rate():
    run = kl.simulate(pair(), 2, Sticky())
    touch = run.contacts.time[0]
    after = run.time >= touch
    apart = np.linalg.norm(run.position[:, 0] - run.position[:, 1], axis=1)
    np.testing.assert_allclose(apart[after], 3.0, atol=1e-12)
    assert len(np.unique(run.spin[after])) == 1
    line = run.position[after, 0] - run.position[after, 1]
    angles = np.unwrap(np.arctan2(line[:, 1], line[:, 0]))
    np.testing.assert_allclose(np.diff(angles), run.spin[-1, 0] / 60, atol=1e-9)
    relative = run.velocity[after, 0] - run.velocity[after, 1]
    np.testing.assert_allclose(np.sum(relative * line, axis=1), 0, atol=1e-9)


def test_the_contact_list_tells_impulse_and_loss():
    run = kl.simulate(pair(), 2, Sticky())
    hit, lasting = run.contacts[0:1], run.contacts[1:2]
    assert list(run.contacts.kind) == ["impact", "rest"]
    change = hit.velocity_after[0] - hit.velocity_before[0]
    np.testing.assert_allclose(change[0] * 1, hit.impulse[0], atol=1e-12)
    np.testing.assert_allclose(change[1] * 4, -hit.impulse[0], atol=1e-12)
    energy = kl.kinetic_energy(run)
    assert energy[0] - energy[-1] == pytest.approx(hit.energy_lost[0], rel=1e-12)
    assert hit.energy_lost[0] > 0
    assert lasting.duration[0] == pytest.approx(2 - hit.time[0])


def test_glue_loses_more_than_a_contact_without_rebound():
    scene = pair(restitution=0)
    glued = kl.simulate(scene, 2, Sticky())
    free = kl.simulate(scene, 2)
    assert glued.contacts.time[0] == pytest.approx(free.contacts.time[0], rel=1e-12)
    assert glued.contacts.energy_lost[0] > free.contacts.energy_lost[0] > 0


def test_head_on_the_rate_is_zero():
    scene = kl.Scene([kl.Ball((0, 0), (1, 0), 1, 1), kl.Ball((5, 0), (0, 0), 1, 3)], restitution=0)
    run = kl.simulate(scene, 6, Sticky())
    np.testing.assert_allclose(run.velocity[-1], [[0.25, 0], [0.25, 0]], atol=1e-12)
    assert run.spin[-1, 0] == 0


def test_balls_that_miss_each_other_fly_on():
    scene = kl.Scene([kl.Ball((0, 0), (1, 0), 1, 1), kl.Ball((5, 3), (0, 0), 1, 3)], restitution=0)
    run = kl.simulate(scene, 8, Sticky())
    assert len(run.contacts) == 0
    np.testing.assert_allclose(run.position[-1, 0], [8, 0])


@pytest.mark.parametrize("first", [0.2, 0.9])
def test_resume_is_bit_identical(first):
    whole = kl.simulate(pair(), first + 0.7, Sticky())
    pieces = kl.resume(kl.simulate(pair(), first, Sticky()), 0.7)
    assert np.array_equal(pieces.position, whole.position)
    assert np.array_equal(pieces.time, whole.time)
    assert np.array_equal(pieces.contacts.duration, whole.contacts.duration)


@pytest.mark.parametrize(
    ("scene", "message"),
    [
        (kl.Scene([kl.Ball((0, 0), (1, 0), 1, 1)]), "glues two balls, got 1; use Events"),
        (pair(drag=1), "takes no drag, got 1; leave it out, or use Events"),
        (
            kl.Scene([kl.Ball((0, 0), (1, 0), 1, 1), kl.Ball((5, 0), (0, 0), 1, math.inf)]),
            "takes no fixed balls, got ball 1 of mass inf; give all a finite mass",
        ),
        (
            kl.Scene(
                [kl.Ball((0, 0), (1, 0), 1, 1, 0, math.inf), kl.Ball((5, 0), (0, 0), 1, 1)],
                restitution=0,
            ),
            "balls that can turn, got inertia_factor inf of ball 0",
        ),
        (
            kl.Scene([kl.Ball((0, 0, 0), (1, 0, 0), 1, 1), kl.Ball((5, 0, 0), (0, 0, 0), 1, 1)]),
            "takes no third dimension, got vectors of three components; give all vectors two",
        ),
        (pair(restitution=0.3), "takes no bounce, got restitution 0.3; give the scene rest"),
        (pair(friction=0.3), "takes no friction, got friction 0.3 with a tangential rest"),
    ],
)
def test_what_sticky_cannot_do_is_said(scene, message):
    with pytest.raises(ValueError, match=message):
        kl.simulate(scene, 1, Sticky())
