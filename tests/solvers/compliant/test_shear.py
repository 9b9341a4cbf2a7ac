"""The undamped spring across a soft contact: it sticks, slips and sticks (Mindlin's table)."""

import math

import numpy as np
import pytest

import kernel_lib as kl

FRICTION = 0.3
#: So stiff that overlaps do not change the arm: a millionth of the radius and less.
STIFF = {1: 1e13, 1.5: 1e18}


def throw(before, exponent, dimension=2):
    """A solid ball on a floor, its slip given in parts of friction x closing speed."""
    speed = before * FRICTION
    if dimension == 2:
        ball, floor = kl.Ball((0, 1), (speed, -1), 1, 1), kl.Plane((0, 0), (0, 1))
    else:
        ball = kl.Ball((0, 1, 0), (0.6 * speed, -1, 0.8 * speed), 1, 1)
        floor = kl.Plane((0, 0, 0), (0, 1, 0))
    return kl.Scene([ball], [floor], friction=FRICTION)


def run_of(scene, ratio, exponent):
    stiffness = STIFF[exponent]
    contact = kl.SpringDashpot(stiffness) if exponent == 1 else kl.Hertz(stiffness)
    return kl.simulate(scene, 0.01, kl.Compliant(contact, 1e-10, kl.Mindlin(ratio)), frames=0.01)


def slip_after(run):
    return (run.velocity[-1, 0, 0] + run.spin[-1, 0]) / FRICTION


TABLE = [
    (14 / 17, 1, {0.5: 0.206398, 2: -0.584871, 3: -1.361798, 6: -1}),
    (2 / 7, 1, {1: -1, 3: -3, 5: -2}),
    (1, 1, {1: 0.651666, 5: -1.520970}),
    (14 / 17, 1.5, {0.5: 0.36366, 2: -0.17562, 5: -1.63575}),
]
CASES = [
    (ratio, exponent, before, after)
    for ratio, exponent, row in TABLE
    for before, after in row.items()
]


@pytest.mark.parametrize(("ratio", "exponent", "before", "after"), CASES)
def test_the_table_of_slips_by_forces(ratio, exponent, before, after):
    run = run_of(throw(before, exponent), ratio, exponent)
    assert slip_after(run) == pytest.approx(after, abs=2e-5)
    closed = -before * kl.tangential_restitution(before, ratio, exponent=exponent)
    assert slip_after(run) == pytest.approx(closed, abs=1e-5)
    assert run.velocity[-1, 0, 1] == pytest.approx(1, abs=1e-8)
    assert len(run.contacts) == 1
    lost = kl.kinetic_energy(run)
    assert run.contacts.energy_lost.sum() == pytest.approx(lost[0] - lost[-1], abs=1e-8)


def test_in_space_a_slip_keeps_its_line():
    run = run_of(throw(3, 1, 3), 14 / 17, 1)
    slip = run.velocity[-1, 0] - np.cross(run.spin[-1, 0], (0, 1, 0))
    assert slip[[0, 2]] / FRICTION == pytest.approx([-1.361798 * 0.6, -1.361798 * 0.8], abs=1e-5)


def test_sliding_all_through_is_coulomb_s_with_loss_too():
    """With e < 1 slip after = x - 7/2 (1 + e), where it slides all through.

    So it does if the normal force rises from zero. A dashpot pushes from the first touch on, when
    the spring across is not stretched yet: then the contact sticks first, and less is lost.
    """
    scene = throw(8, 1)
    scene = kl.Scene(scene.balls, scene.walls, friction=FRICTION, restitution=0.6)
    found = {}
    for contact in (kl.HuntCrossley(1e13, 1), kl.SpringDashpot(1e13)):
        run = kl.simulate(scene, 0.01, kl.Compliant(contact, 1e-10, kl.Mindlin(14 / 17)), 0.01)
        found[type(contact)] = slip_after(run)
    assert found[kl.HuntCrossley] == pytest.approx(8 - 3.5 * 1.6, abs=1e-5)
    assert found[kl.SpringDashpot] > 8 - 3.5 * 1.6 + 0.01


def test_a_contact_that_never_slips_swings_on():
    scene = throw(1, 1)
    scene = kl.Scene(scene.balls, scene.walls, friction=math.inf)
    run = run_of(scene, 14 / 17, 1)
    assert slip_after(run) == pytest.approx(math.cos(math.pi * math.sqrt(3.5 * 14 / 17)), abs=1e-5)


def rough(**own):
    surface = {"restitution": 1, "friction": 0.3, **own}
    ball = kl.Ball((0, 1), (0, -1), 1, 1, surface=kl.Surface(**surface))
    wall = kl.Plane((0, 0), (0, 1), kl.Surface(**surface))
    shear = kl.Mindlin(1)
    return kl.simulate(kl.Scene([ball], [wall]), 1, kl.Compliant(kl.Hertz(1e5), 1e-9, shear))


WRONG = [
    (lambda: kl.Mindlin(0), "stiffness_ratio must be positive, got 0"),
    (lambda: rough(tangential_restitution=0.5), "one friction and no tangential_restitution"),
    (lambda: rough(static_friction=0.5), "no static_friction of its own, got 0.5; leave it out"),
    (lambda: rough(rolling_resistance=0.1), "no rolling_resistance of its own, got 0.1"),
    (lambda: kl.Compliant(kl.Hertz(1e5), shear=kl.Mindlin), "got the class Mindlin"),
    (lambda: kl.Compliant(kl.Hertz(1e5), shear=0.5), "shear must be Mindlin or None, got 0.5"),
    (
        lambda: kl.Compliant(kl.Hertz(1e5, tangential_ratio=0.5), shear=kl.Mindlin(1)),
        "leave out the tangential_ratio of contact, got 0.5",
    ),
]


@pytest.mark.parametrize(("make", "message"), WRONG)
def test_what_it_would_ignore_is_refused(make, message):
    with pytest.raises(ValueError, match=message):
        make()
