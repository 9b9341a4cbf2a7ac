"""Impacts of one moment whose order had to be chosen: the list of contacts and the repr say so."""

import math

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


SOLVED = {
    "one by one": kl.simulate(kl.Scene(balls(INTO_TWO)), 1),
    "one by one, with loss": kl.simulate(kl.Scene(balls(INTO_TWO), restitution=0.5), 1),
    "many smooth balls": kl.simulate(kl.Scene(balls(INTO_TWO, 80)), 1),
    "many balls in space": kl.simulate(kl.Scene(balls(INTO_TWO, 13, True), restitution=0.9), 1),
}


@pytest.mark.parametrize("name", SOLVED)
def test_a_ball_into_two_that_touch_leaves_an_order_to_choose(name):
    run = SOLVED[name]
    assert run.contacts.tie.tolist() == [True, True]
    assert ", 2 contacts, 1 tie decided by order, " in repr(run)
    assert run.contacts.table()["tie"].all()


def test_balls_that_attract_each_other_leave_one_too():
    scene = kl.Scene(balls(INTO_TWO), mutual_gravity=1e-9)
    hits = kl.simulate(scene, 1, kl.Gravitating()).contacts.of_kind("impact")
    assert hits.tie.tolist() == [True, True] and set(zip(hits.a, hits.b, strict=True)) == {
        (0, 1),
        (0, 2),
    }


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
    [(90, {}, False), (90, {"friction": 0.3}, True), (100, {}, True), (150, {}, True)],
)
def test_a_corner_leaves_one_unless_its_walls_do_not_disturb_each_other(
    degrees, coefficients, tied
):
    """In the wide corner the first wall throws the ball off the second: that hit is not there."""
    first = corner(degrees, **coefficients).contacts
    at_once = first[first.time == first.time[0]]
    assert (at_once.tie == tied).all() and len(at_once) == (1 if degrees == 150 else 2)


def test_a_list_without_ties_is_whole_and_a_saved_run_keeps_them(tmp_path):
    run = SOLVED["one by one"]
    run.save(tmp_path / "run.npz")
    found = kl.load(tmp_path / "run.npz")
    assert found == run and repr(found) == repr(run) and found.contacts.tie.all()
    columns = {name: getattr(run.contacts, name) for name in vars(run.contacts) if name != "tie"}
    bare = kl.Contacts(**columns)
    assert bare.tie.dtype == bool and not bare.tie.any() and len(bare[:1].tie) == 1
    assert not np.array_equal(bare.tie, run.contacts.tie)
