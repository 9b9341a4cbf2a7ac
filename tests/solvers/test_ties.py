"""Impacts of one moment: at once where a rule says how, else in an order that is said to be so."""

import math
from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl

PAIR = [((0, 1), (0, 0)), ((0, -1), (0, 0))]
INTO_TWO = [((-5, 0), (10, 0)), *PAIR]


def balls(states, apart=0, space=False):
    """Balls of 1 m, with so many more far away that stand for themselves."""
    far = [((100 + 10 * (k % 10), 100 + 10 * (k // 10)), (0, 0)) for k in range(apart)]
    rest = (0,) if space else ()
    return [kl.Ball((*c, *rest), (*v, *rest), 1, 1) for c, v in (*states, *far)]


ROUGH = kl.Scene(balls(INTO_TWO), friction=0.1)
SOLVED = {
    "few rough balls": kl.simulate(ROUGH, 1),
    "few rough balls, with loss": kl.simulate(replace(ROUGH, restitution=0.5), 1),
    "many smooth balls": kl.simulate(kl.Scene(balls(INTO_TWO, 80)), 1),
    "many balls in space": kl.simulate(kl.Scene(balls(INTO_TWO, 13, True), restitution=0.9), 1),
}


@pytest.mark.parametrize("name", SOLVED)
def test_a_ball_into_two_that_touch_leaves_an_order_to_choose(name):
    run = SOLVED[name]
    assert run.contacts.tie.tolist() == [True, True]
    assert ", 2 contacts, 1 tie decided by order, " in repr(run)
    assert run.contacts.table()["tie"].all()


def away_from(middle, count, speed, reach=2.0):
    """Balls all round one, that come to it at the same moment."""
    ways = [(math.cos(math.tau * k / count), math.sin(math.tau * k / count)) for k in range(count)]
    return [middle] + [((2 * reach * x, 2 * reach * y), (-speed * x, -speed * y)) for x, y in ways]


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
@pytest.mark.parametrize("space", [False, True])
def test_a_ball_into_two_that_touch_leaves_them_alike(order, space):
    """By momentum, energy and symmetry: (-2, 0) and (6, +-2 sqrt 3); with e = 1/2 (1, 0)."""
    states = [INTO_TWO[i] for i in order]
    for e, back, on in ((1.0, -2.0, 6.0), (0.5, 1.0, 4.5)):
        run = kl.simulate(kl.Scene(balls(states, space=space), restitution=e), 1)
        across = on / math.sqrt(3)
        expected = np.array([(back, 0), (on, across), (on, -across)])
        found = run.velocity[-1][:, :2]
        assert np.abs(found - expected[list(order)]).max() < 1e-13
        assert len(run.contacts) == 2 and not run.contacts.tie.any() and "tie" not in repr(run)
        lost = kl.kinetic_energy(run)[0] - kl.kinetic_energy(run)[-1]
        assert run.contacts.energy_lost.sum() == pytest.approx(lost, abs=1e-12)


@pytest.mark.parametrize("count", [2, 3, 5, 6])
@pytest.mark.parametrize("e", [0.0, 0.3, 1.0])
def test_what_is_hit_from_all_sides_at_once_stays(count, e):
    run = kl.simulate(kl.Scene(balls(away_from(((0, 0), (0, 0)), count, 3.0)), restitution=e), 2)
    assert np.abs(run.velocity[-1, 0]).max() < 1e-13 and np.abs(run.position[-1, 0]).max() < 1e-13
    assert np.hypot(*run.velocity[-1, 1:].T) == pytest.approx([3 * e] * count, abs=1e-12)


def test_random_mirrored_scenes_stay_mirrored():
    """Pairs of balls, and one on the axis between them: each keeps its mirror image."""
    for seed in range(12):
        rng = np.random.default_rng(seed)
        e = [0.0, 0.5, 0.9, 1.0][seed % 4]
        radii = rng.uniform(0.5, 1.2, 3).tolist()
        pairs = [((3 + 3 * k, r), (0, 0), r) for k, r in enumerate(radii)]
        pairs += [((x, -y), v, r) for (x, y), v, r in pairs]
        made = [kl.Ball((-4, 0), (float(rng.uniform(2, 5)), 0), 1, float(rng.uniform(0.5, 3)))]
        made += [kl.Ball(c, v, r, r**3) for c, v, r in pairs]
        run = kl.simulate(kl.Scene(made, restitution=e), 4)
        image = run.velocity[:, [0, 4, 5, 6, 1, 2, 3]] * [1, -1]
        assert len(run.contacts) >= 2 and np.abs(run.velocity - image).max() < 1e-9
        assert np.diff(kl.kinetic_energy(run)).max() < 1e-12
        assert np.abs(kl.momentum(run) - kl.momentum(run)[0]).max() < 1e-12


def test_random_heaps_that_are_hit_gain_no_energy():
    """Unlike masses and restitutions; each energy that is lost is listed."""
    for seed in range(60):
        rng = np.random.default_rng(seed)
        heap = [(0, 0), *((2 * math.cos(a), 2 * math.sin(a)) for a in (0.2, 1.3, 2.5, 3.7, 5.0))]
        made = [
            kl.Ball(c, tuple(rng.normal(0, 2, 2).tolist()), 1, mass, surface=kl.Surface(e))
            for c, mass, e in zip(
                heap, rng.uniform(0.2, 5, 6).tolist(), rng.uniform(size=6).tolist(), strict=True
            )
        ]
        run = kl.simulate(kl.Scene(made), 0.5)
        start = sum(ball.mass * np.dot(ball.velocity, ball.velocity) / 2 for ball in made)
        energy = np.array([start, *kl.kinetic_energy(run)])
        assert np.diff(energy).max() <= 1e-12 * start and not run.contacts.tie.any()
        assert run.contacts.energy_lost.sum() == pytest.approx(start - energy[-1], rel=1e-9)


def test_a_law_of_ones_own_says_nothing_of_several_contacts():
    def law(closing_speed, inverse_mass, restitution, **others):
        return (1 + restitution) * closing_speed / inverse_mass, 0.0

    run = kl.simulate(kl.Scene(balls(INTO_TWO)), 1, kl.Events(law=law))
    assert run.contacts.tie.tolist() == [True, True]


def test_balls_that_attract_each_other_leave_none_either():
    scene = kl.Scene(balls(INTO_TWO), mutual_gravity=1e-9)
    run = kl.simulate(scene, 1, kl.Gravitating())
    hits = run.contacts.of_kind("impact")
    assert not hits.tie.any() and {(0, 1), (0, 2)} <= {*zip(hits.a, hits.b, strict=True)}
    across = 2 * math.sqrt(3)
    assert np.abs(run.velocity[-1] - [(-2, 0), (6, across), (6, -across)]).max() < 1e-6


def test_what_only_passes_an_impact_on_leaves_none():
    row = balls([((-9, 0), (10, 0)), *(((2 * k, 0), (0, 0)) for k in range(3))])
    run = kl.simulate(kl.Scene(row), 1)
    assert len(run.contacts) == 3 and not run.contacts.tie.any() and "tie" not in repr(run)


@pytest.mark.parametrize("apart", [0, 80])
def test_impacts_of_one_moment_that_share_no_ball_leave_none(apart):
    two = [((-5, 9), (10, 0)), ((0, 9), (0, 0)), ((-5, -9), (10, 0)), ((0, -9), (0, 0))]
    run = kl.simulate(kl.Scene(balls(two, apart)), 1)
    assert len(run.contacts) == 2 and not run.contacts.tie.any()


def corner(degrees, **coefficients):
    """A ball that comes to both walls of a corner at once."""
    half = math.radians(degrees) / 2
    side = math.cos(half), math.sin(half)
    walls = [kl.Plane((0, 0), side), kl.Plane((0, 0), (-side[0], side[1]))]
    return kl.simulate(kl.Scene([kl.Ball((0, 9), (0, -1), 1, 1)], walls, **coefficients), 12)


@pytest.mark.parametrize(
    ("degrees", "coefficients", "tied"),
    [
        *[(90, {}, False), (100, {}, False), (150, {}, False)],
        *[(90, {"friction": 0.3}, True), (100, {"friction": 0.3}, True)],
    ],
)
def test_a_corner_throws_a_ball_straight_back(degrees, coefficients, tied):
    """Off both walls at once; with friction the order of the two has to be chosen."""
    run = corner(degrees, **coefficients)
    at_once = run.contacts[run.contacts.time == run.contacts.time[0]]
    assert len(at_once) == 2 and (at_once.tie == tied).all()
    if not tied:
        assert np.abs(run.velocity[-1] - [0, 1]).max() < 1e-12


def test_a_list_without_ties_is_whole_and_a_saved_run_keeps_them(tmp_path):
    run = SOLVED["few rough balls"]
    run.save(tmp_path / "run.npz")
    found = kl.load(tmp_path / "run.npz")
    assert found == run and repr(found) == repr(run) and found.contacts.tie.all()
    columns = {name: getattr(run.contacts, name) for name in vars(run.contacts) if name != "tie"}
    bare = kl.Contacts(**columns)
    assert bare.tie.dtype == bool and not bare.tie.any() and len(bare[:1].tie) == 1
    assert not np.array_equal(bare.tie, run.contacts.tie)
