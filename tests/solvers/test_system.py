"""A scene laid out for the solvers."""

import math

import pytest

import kernel_lib as kl
from kernel_lib.solvers.impact import ROOM
from kernel_lib.solvers.system import States, lay_out
from kernel_lib.state.surfaces import UNLIMITED


def test_infinite_values_become_zeros_and_large_numbers():
    fixed = kl.Ball((0, 5), (0, 0), 1, math.inf)
    stiff = kl.Ball((5, 5), (1, 2), 2, 4, inertia_factor=math.inf)
    system, c, v, w = lay_out(kl.Scene([fixed, stiff], (), (0, -9), friction=math.inf, drag=2))
    assert system.inverse_mass == [0, 1 / 4] and system.rotational_mobility == [0, 0]
    assert system.drag_rate == [0, 1] and system.gravity == [(0, 0, 0), (0, -9, 0)]
    assert system.rules(0, 1).friction == system.rules(0, 1).static_friction == UNLIMITED
    assert (c[1], v[1], w[1]) == ((5, 5, 0), (1, 2, 0), (0, 0, 0))


def test_normals_are_turned_to_each_ball_once():
    above, below = kl.Ball((0, 5), (0, 0), 1, 1), kl.Ball((0, -5), (0, 0), 1, 1)
    system = lay_out(kl.Scene([above, below], [kl.Plane((0, 2), (0, -1))]))[0]
    assert system.sides[0][0] == ((0, 1, 0), 2) and system.sides[1][0] == ((0, -1, 0), -2)


def test_rules_are_those_of_the_pair():
    glass = kl.Ball((0, 5), (0, 0), 1, 1, surface=kl.GLASS)
    plain = kl.Ball((5, 5), (0, 0), 1, 1)
    wall = kl.Plane((0, 0), (0, 1), kl.WOOD)
    system = lay_out(kl.Scene([glass, plain], [wall], restitution=0.7))[0]
    found = [system.rules(*pair).restitution for pair in ((0, 1), (0, -1), (1, -1))]
    assert found == [0.7, 0.5, 0.5]


def test_pairs_are_all_that_could_touch():
    balls = [kl.Ball((9.0 * i, 5), (0, 0), 1, m) for i, m in enumerate((1, math.inf, math.inf, 2))]
    system = lay_out(kl.Scene(balls, [kl.Plane((0, 0), (0, 1))]))[0]
    assert system.pairs() == [(0, -1), (3, -1), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3)]


def test_gaps_are_those_beyond_touching():
    balls = [kl.Ball((0, 5), (0, 0), 1, 1), kl.Ball((4, 5), (0, 0), 2, 1)]
    system, c, _, _ = lay_out(kl.Scene(balls, [kl.Plane((0, 0), (0, 1))]))
    assert system.gap(c, 0, -1) == pytest.approx(4, abs=1e-8) and system.gap(c, 0, -1) < 4
    assert system.gap(c, 0, 1) == pytest.approx(1, abs=1e-8)
    assert system.gap([(0.0, 1.0, 0.0), c[1]], 0, -1) < 0


def test_bodies_of_a_contact_have_their_own_matter_and_a_normal_to_the_first():
    balls = [kl.Ball((0, 5), (1, 0), 1, 2, 3), kl.Ball((3, 5), (0, 4), 2, 5)]
    system, *state = lay_out(kl.Scene(balls, [kl.Plane((0, 0), (0, 1))]))
    one, two, normal = system.bodies(States(*state), 0, 1)
    assert one == ((1, 0, 0), (0, 0, 3), 1, 1 / 2, 1 / 2 / 0.4)
    assert (two.velocity, two.radius, two.inverse_mass) == ((0, 4, 0), 2, 1 / 5)
    assert normal == (-1, 0, 0)
    assert system.bodies(States(*state), 0, -1)[1:] == (ROOM, (0, 1, 0))


def test_a_pair_may_have_a_restitution_of_its_own():
    law = kl.PowerRestitution(0.1)
    balls = [
        kl.Ball((3 * i, 1), (0, 0), 1, 1, surface=kl.Surface(0.9, friction=0.3)) for i in (0, 1)
    ]
    walls = [kl.Plane((0, 0), (0, 1))]
    own = {(0, 1): law, (1, -1): 0.2}
    system, *_ = lay_out(kl.Scene(balls, walls, 0, 0.8, pair_restitution=own))
    assert system.rules(0, 1).restitution is system.rules(1, 0).restitution is law
    assert system.rules(1, -1).restitution == 0.2
    assert system.rules(0, -1).restitution == 0.8
    assert system.rules(0, 1).friction == 0.3
