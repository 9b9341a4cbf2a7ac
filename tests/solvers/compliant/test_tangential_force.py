"""Rough soft contacts: what they conserve, spin against closed forms, mirrors, and resume."""

import math

import numpy as np
import pytest

import kernel_lib as kl

FLOOR = kl.Plane((0, 0), (0, 1))
ROUGH = [{"friction": 0.3}, {"tangential_restitution": 1.0}, {"friction": math.inf}]
MODELS = [kl.SpringDashpot(2e4), kl.Hertz(1e6), kl.SpringDashpot(2e4, tangential_ratio=0.8)]


def cluster(**surface):
    """Two balls that meet off centre, in space, with spins about all axes."""
    balls = [
        kl.Ball((0, 0, 0), (2, 0.3, -0.2), radius=0.5, mass=1, spin=(3, -2, 5)),
        kl.Ball((1.3, 0.4, 0.2), (-1, 0, 0.4), 0.4, 3, spin=(-4, 1, 2), inertia_factor=0.5),
    ]
    return kl.Scene(balls, restitution=surface.pop("restitution", 0.8), **surface)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("surface", ROUGH)
def test_a_rough_pair_keeps_momentum_and_angular_momentum_and_gains_no_energy(model, surface):
    run = kl.simulate(cluster(**surface), 0.5, kl.Compliant(model), frames=1e-3)
    assert len(run.contacts) == 1
    assert abs(run.spin[-1] - run.spin[0]).max() > 1
    push, whirl = kl.momentum(run), kl.angular_momentum(run)
    np.testing.assert_allclose(push, push[:1] + 0 * push, atol=1e-12)
    np.testing.assert_allclose(whirl, whirl[:1] + 0 * whirl, atol=1e-8)
    energy = kl.kinetic_energy(run)
    assert energy.max() <= energy[0] * (1 + 1e-8)
    assert run.contacts.energy_lost[0] == pytest.approx(energy[0] - energy[-1], abs=1e-7)
    gained = run.velocity[-1, 0] - run.velocity[0, 0]
    np.testing.assert_allclose(run.contacts.impulse[0], gained, atol=1e-9)


def test_the_angle_at_which_two_balls_meet_turns_their_grip_along():
    """A pair that circles while it grips: a stretch that did not turn would leave the plane
    of contact."""
    balls = [
        kl.Ball((0, 0, 0), (0, 0, 0), 0.5, 1, spin=(0, 0, 0)),
        kl.Ball((1.0, 0, 0), (-0.02, 1.0, 0), 0.5, 1, spin=(0, 0, 0)),
    ]
    soft = kl.Compliant(kl.SpringDashpot(40.0))
    run = kl.simulate(kl.Scene(balls, friction=math.inf), 1.0, soft, frames=0.02)
    whirl = kl.angular_momentum(run)
    np.testing.assert_allclose(whirl, whirl[:1] + 0 * whirl, atol=1e-8)
    leg = next(leg for leg in reversed(run.memory[0].legs) if hasattr(leg, "active"))
    x, y, z = leg.state[18:21]
    line = np.subtract(leg.state[0:3], leg.state[6:9])
    turn = math.atan2(line[1], line[0])
    assert abs(math.remainder(turn - math.pi, 2 * math.pi)) > 0.03
    assert math.hypot(x, y) > 1e-3
    assert abs(np.dot((x, y, z), line)) < 1e-8 * math.hypot(x, y)


@pytest.mark.parametrize("stiffness", [1e8, 1e10])
@pytest.mark.parametrize("hertz", [False, True])
def test_gross_sliding_has_the_figures_of_chung_and_ooi_2011_test_4(stiffness, hertz):
    radius, angle, speed = 0.0025, math.radians(60), 3.9
    mass = 4000 * 4 / 3 * math.pi * radius**3
    velocity = (speed * math.sin(angle), -speed * math.cos(angle))
    ball = kl.Ball((0, radius * 1.0001), velocity, radius, mass)
    scene = kl.Scene([ball], [FLOOR], restitution=0.98, friction=0.092)
    model = kl.Hertz(1e3 * stiffness) if hertz else kl.SpringDashpot(stiffness)
    run = kl.simulate(scene, 1e-3, kl.Compliant(model), frames=1e-3)
    assert run.velocity[-1, 0, 0] / velocity[0] == pytest.approx(0.894829, abs=3e-6)
    # The arm is shorter than the radius by the overlap, which falls as 1/sqrt(stiffness).
    assert run.spin[-1, 0] == pytest.approx(-355.21, rel=10 / math.sqrt(stiffness) + 2e-4)


@pytest.mark.parametrize("model", [kl.SpringDashpot(1e8), kl.Hertz(1e10)])
def test_without_loss_a_stiff_grip_is_the_superball(model):
    ball = kl.Ball((0, 1.1), (1, -1), radius=1, mass=1)
    scene = kl.Scene([ball], [FLOOR], tangential_restitution=1)
    run = kl.simulate(scene, 0.5, kl.Compliant(model), frames=0.5)
    assert run.velocity[-1, 0].tolist() == pytest.approx([3 / 7, 1], abs=2e-4)
    assert run.spin[-1, 0] == pytest.approx(-10 / 7, abs=2e-4)
    energy = kl.kinetic_energy(run)
    assert energy[-1] == pytest.approx(energy[0], rel=1e-7)


def test_balls_that_roll_on_each_other_like_gears_keep_their_spins():
    balls = [
        kl.Ball((0, 0), (1, 0), 1, 1, spin=3.0),
        kl.Ball((3, 0), (-1, 0), 1, 1, spin=-3.0),
    ]
    run = kl.simulate(kl.Scene(balls, friction=0.5), 1.0, kl.Compliant(kl.SpringDashpot(1e5)))
    assert len(run.contacts) == 1
    np.testing.assert_allclose(run.spin[-1], [3, -3], atol=1e-12)
    np.testing.assert_allclose(run.velocity[-1], [[-1, 0], [1, 0]], atol=1e-7)


@pytest.mark.parametrize("surface", ROUGH)
def test_its_mirror_image_is_the_mirror_image_of_the_run(surface):
    def bounce(sign):
        ball = kl.Ball((0, 2), (sign * 2, 0), 1, 1, spin=sign * 4)
        scene = kl.Scene([ball], [FLOOR], gravity=(0, -9.81), restitution=0.7, **surface)
        return kl.simulate(scene, 1.2, kl.Compliant(kl.Hertz(1e6)))

    one, other = bounce(1), bounce(-1)
    assert len(one.contacts) >= 2
    np.testing.assert_allclose(one.position[-1] * (-1, 1), other.position[-1], atol=1e-12)
    np.testing.assert_allclose(one.spin[-1], -other.spin[-1], atol=1e-12)


def test_a_plane_run_is_the_same_run_in_space_and_after_a_turn():
    """The floor becomes the wall x = 0 of space, and the run lies in a plane of x and z."""

    def scene(turn, spin):
        ball = kl.Ball(turn(0.3, 2), turn(2, 0), 1, 1, spin=spin)
        mate = kl.Ball(turn(2.5, 1.4), turn(-1, 0), 1, 2, surface=kl.Surface(0.9, None, 0.5))
        walls = [kl.Plane(turn(0, 0), turn(0, 1))]
        return kl.Scene([ball, mate], walls, turn(0, -9.81), restitution=0.7, friction=0.4)

    solver = kl.Compliant(kl.Hertz(1e6))
    flat = kl.simulate(scene(lambda x, y: (x, y), 4.0), 1.0, solver, frames=1.0)
    # (x, y) -> (y, 0, x): anticlockwise about z of the plane is along +y of space.
    deep = kl.simulate(scene(lambda x, y: (y, 0, x), (0, 4.0, 0)), 1.0, solver, frames=1.0)
    assert len(flat.contacts) >= 2
    np.testing.assert_allclose(deep.position[-1][:, [2, 0]], flat.position[-1], atol=1e-9)
    np.testing.assert_allclose(deep.spin[-1][:, 1], flat.spin[-1], atol=1e-8)
    np.testing.assert_allclose(deep.spin[-1][:, [0, 2]], 0, atol=1e-12)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("cut", [0.3, 0.455, 0.52, 0.9])
def test_resume_is_bit_identical_with_friction(model, cut):
    balls = [
        kl.Ball((0, 2), (1, 0), 1, 1, spin=5),
        kl.Ball((4, 1), (-2, 0), 1, 1, spin=-1),
    ]
    rough = kl.Surface(0.6, None, 0.3, 0.4, 0.01)
    floor = kl.Plane((0, 0), (0, 1), surface=rough)
    scene = kl.Scene(balls, [floor], gravity=(0, -9.81), restitution=0.6, friction=0.4)
    whole = kl.simulate(scene, cut + 0.4, kl.Compliant(model))
    first = kl.simulate(scene, cut, kl.Compliant(model))
    kl.resume(first, 0.4)
    both = kl.resume(first, 0.4)  # the run that was gone on with is as it was
    assert len(whole.contacts) >= 2
    for name in ("time", "position", "velocity", "spin"):
        assert getattr(both, name).tolist() == getattr(whole, name).tolist()
    for name in ("time", "kind", "impulse", "duration", "energy_lost"):
        assert getattr(both.contacts, name).tolist() == getattr(whole.contacts, name).tolist()


def slip_after(solver, restitution, tangential_restitution, friction):
    """Slip after an impact on a floor over that before, of a ball that does not spin."""
    ball = kl.Ball((0, 1.2), (0.3, -1), 1, 1)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))], 0, restitution,
                     tangential_restitution, friction)  # fmt: skip
    run = kl.simulate(scene, 0.6, solver, frames=0.6)
    return (run.velocity[-1, 0, 0] + run.spin[-1, 0]) / 0.3


@pytest.mark.parametrize(
    ("surface", "off"),
    [
        ((0.8, 1.0, None), 0.01),
        ((0.8, 1.0, 0.3), 0.07),
        ((0.8, 0.5, None), -0.04),
        ((0.8, None, 0.3), -0.10),
        ((0.5, 1.0, 0.3), 0.19),
    ],
)
def test_a_grip_stays_off_the_rigid_law_by_as_much_as_is_said_however_stiff(surface, off):
    rigid = slip_after(kl.Events(), *surface)
    for stiffness in (1e8, 1e12):
        soft = slip_after(kl.Compliant(kl.SpringDashpot(stiffness)), *surface)
        assert soft - rigid == pytest.approx(off, abs=0.01)


def test_where_a_contact_slips_throughout_stiffness_leads_to_the_rigid_law():
    surface = (0.5, None, 0.05)
    rigid = slip_after(kl.Events(), *surface)
    errors = [
        abs(slip_after(kl.Compliant(kl.SpringDashpot(stiffness)), *surface) - rigid)
        for stiffness in (1e4, 1e6, 1e8)
    ]
    assert errors[1] < errors[0] / 5 and errors[2] < errors[1] / 5


@pytest.mark.parametrize(
    ("model", "shear"),
    [
        (kl.SpringDashpot(1e5), None),
        (kl.Hertz(1e7), None),
        (kl.SpringDashpot(1e5), kl.Mindlin(0.8)),
    ],
    ids=["spring", "sphere", "Mindlin"],
)
def test_energy_of_motion_and_of_all_springs_never_grows(model, shear):
    """Without the springs across, the sum rose and dipped by 4e-4."""
    rng = np.random.default_rng(4)
    for friction in (0.1, 0.5, math.inf):
        for loss in (0.6, 1.0):
            velocity, spin = (float(rng.uniform(0.5, 3)), -2.0), float(rng.normal() * 20)
            balls = [
                kl.Ball((0, 0.11), velocity, 0.1, 1, spin),
                kl.Ball((0.5, 0.1), (0, 0), 0.1, 2),
            ]
            floor = kl.Plane((0, 0), (0, 1))
            scene = kl.Scene(balls, [floor], (0, -9.81), loss, friction=friction)
            run = kl.simulate(scene, 0.1, kl.Compliant(model, shear=shear), 1e-4)
            total = kl.mechanical_energy(run) + run.elastic_energy()
            assert np.diff(total).max() < 1e-8 * total[0]
            across = run.elastic_energy() > 1e-6 * total[0]
            assert across.any()
