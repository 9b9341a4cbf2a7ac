"""A ball between walls: which of them press, and what friction does to its spin."""

import math

import pytest

import kernel_lib as kl
from kernel_lib.solvers.events.corner import active_walls, touched_walls, without_closing
from kernel_lib.solvers.system import lay_out

DOWN = (0.0, -9.81, 0.0)
UP, RIGHT, LEFT = (0.0, 1.0, 0.0), (1.0, 0.0, 0.0), (-1.0, 0.0, 0.0)
HALF = math.sqrt(0.5)


@pytest.mark.parametrize(
    ("normals", "gravity", "active"),
    [
        ([UP], DOWN, (0,)),
        ([UP, RIGHT], DOWN, (0,)),
        ([RIGHT, UP], DOWN, (1,)),
        ([RIGHT, LEFT], DOWN, ()),
        ([(HALF, HALF, 0.0), (-HALF, HALF, 0.0)], DOWN, (0, 1)),
        ([(0.0, -1.0, 0.0)], DOWN, ()),
        ([UP, RIGHT, (0.0, 0.0, 1.0)], (-1.0, -1.0, -1.0), (0, 1, 2)),
        ([UP, UP], DOWN, (0,)),
        ([UP], (0.0, 0.0, 0.0), ()),
    ],
)
def test_walls_that_press(normals, gravity, active):
    assert active_walls(normals, gravity) == active


def corner(spin, friction=0.3):
    walls = [kl.Plane((0, 0), (1, 1)), kl.Plane((0, 0), (-1, 1))]
    ball = kl.Ball((0, math.sqrt(2)), (0, 0), 1, 1, spin)
    return kl.Scene([ball], walls, (0, -9.81), 0, friction=friction)


@pytest.mark.parametrize("spin", [4.0, -4.0])
def test_a_ball_that_spins_in_a_corner_slows_evenly(spin):
    """N1 - N2 = mu (N1 + N2) and N1 + N2 = sqrt(2) g/(1 + mu^2): friction torque mu sum N."""
    mu = 0.3
    run = kl.simulate(corner(spin, mu), 5)
    torque = mu * math.sqrt(2) * 9.81 / (1 + mu * mu)
    assert run.stopped_because == "everything at rest"
    assert run.time[-1] == pytest.approx(abs(spin) / (2.5 * torque), rel=1e-12)
    assert kl.simulate(corner(spin), 0.1).spin[-1, 0] == pytest.approx(
        spin - math.copysign(0.1 * 2.5 * torque, spin)
    )


def test_a_smooth_corner_lets_it_spin():
    run = kl.simulate(corner(4.0, None), 2)
    assert run.spin[-1, 0] == 4 and run.stopped_because == "duration reached"


def groove(velocity, gravity, friction=None):
    walls = [kl.Plane((0, 0, 0), (1, 1, 0)), kl.Plane((0, 0, 0), (-1, 1, 0))]
    ball = kl.Ball((0, math.sqrt(2), 0), velocity, 1, 1)
    return kl.Scene([ball], walls, gravity, 0, friction=friction)


def test_a_smooth_groove_in_space_guides_the_ball():
    run = kl.simulate(groove((0, 0, 2), (0, -9, -1)), 3)
    assert run.position[-1, 0] == pytest.approx([0, math.sqrt(2), 2 * 3 - 9 / 2], abs=1e-9)
    assert set(run.contacts.kind) == {"slide"}


def test_a_level_groove_with_friction_holds_a_ball_at_rest():
    assert (
        kl.simulate(groove((0, 0, 0), (0, -9, 0), 0.3), 1).stopped_because == "everything at rest"
    )


def test_a_corner_of_three_walls_holds_the_ball():
    walls = [kl.Plane((0, 0, 0), n) for n in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
    scene = kl.Scene([kl.Ball((3, 2, 4), (0, 0, 0), 1, 1)], walls, (-3, -9, -2), 0.4)
    run = kl.simulate(scene, 100)
    assert run.stopped_because == "everything at rest"
    assert run.position[-1, 0] == pytest.approx([1, 1, 1], abs=1e-9)


def test_a_velocity_is_pushed_off_all_walls_by_the_least():
    assert without_closing([UP], (3.0, -2.0, 0.0)) == (3.0, 0.0, 0.0)
    assert without_closing([UP, RIGHT], (3.0, -2.0, 0.0)) == (3.0, 0.0, 0.0)
    assert without_closing([UP, RIGHT], (-3.0, -2.0, 1.0)) == (0.0, 0.0, 1.0)
    assert without_closing([UP], (3.0, 2.0, 0.0)) == (3.0, 2.0, 0.0)


def test_touched_walls_are_those_within_the_tolerance():
    system, c, _, _ = lay_out(
        kl.Scene(
            [kl.Ball((1, 1 + 2e-9), (0, 0), 1, 1)],
            [kl.Plane((0, 0), (0, 1)), kl.Plane((0, 0), (1, 0))],
        )
    )
    assert touched_walls(system, 0, c[0]) == [1]


@pytest.mark.parametrize("friction", [None, 0.3])
@pytest.mark.parametrize("restitution", [0.0, 0.3])
def test_a_ball_comes_to_rest_on_two_pegs_and_in_a_steep_v(friction, restitution):
    pegs = [kl.Arc((-0.12, 0), 0.05), kl.Arc((0.12, 0), 0.05)]
    steep = [kl.Plane((0, 0), (sign * math.sin(1.4), math.cos(1.4))) for sign in (-1, 1)]
    for walls, height in ((pegs, 0.09), (steep, 0.1 / math.cos(1.4))):
        ball = kl.Ball((0.003, 1.1 * height), (0, 0), 0.1, 1)
        surface = {"restitution": restitution, "friction": friction}
        run = kl.simulate(kl.Scene([ball], walls, (0, -9.81), **surface), 60, frames=1)
        assert run.stopped_because == "everything at rest"
        assert run.position[-1, 0] == pytest.approx([0, height], abs=1e-8)


def test_a_spin_jams_where_each_wall_presses_it_into_the_other():
    """With mu^2 above what the angle leaves no press is large enough: the spin stops at once."""
    steep = [kl.Segment((0, 0), (sign * math.cos(1.3), math.sin(1.3))) for sign in (-1, 1)]
    ball = kl.Ball((0, 0.2 / math.cos(1.3)), (0, 0), 0.2, 1, spin=5.0)
    run = kl.simulate(kl.Scene([ball], steep, (0, -9.8), 0.0, friction=5.0), 1, frames=0.1)
    assert run.stopped_because == "everything at rest"
    assert run.position[-1] == pytest.approx(run.position[0], abs=1e-12)
    assert run.contacts.energy_lost.sum() == pytest.approx(0.4 * 0.2**2 * 25 / 2)
