"""A run says which loop computed it, and why a plain one did."""

import pytest

import kernel_lib as kl
from kernel_lib.laws.impulses import contact_impulses

FLOOR = (kl.Plane((0, 0), (0, 1)),)
TABLE = (kl.Plane((0, 0, 0), (0, 0, 1)),)
FEW, MANY = 3, 80


def slower(speed):
    return 0.9 / (1 + 0.1 * speed)


def own_law(**met):
    return contact_impulses(**met)


def scene(count=MANY, walls=FLOOR, gravity=0, restitution=1.0, **more):
    places = [(3.0 * (k % 9), 5.0 + 3.0 * (k // 9)) for k in range(count)]
    balls = [kl.Ball(place, (0.1 * k, 1.0), 1, 1) for k, place in enumerate(places)]
    return kl.Scene(balls, walls, gravity, restitution, **more)


def rough(count=20, walls=TABLE, gravity=(0, 0, -9.8), **more):
    balls = [kl.Ball((3.0 * k, 0, 1), (1, 0.1 * k, 0), 1, 1, spin=(0, 0, 0)) for k in range(count)]
    return kl.Scene(balls, walls, gravity, 0.9, friction=0.2, **more)


POCKETS = (kl.Pocket((-50, 50), 1),)
PLAIN = {
    "fewer than 4 balls": scene(FEW),
    "restitution depends on speed": scene(restitution=slower),
    "pockets": scene(pockets=POCKETS),
    "drag": scene(drag=0.1),
    "a central force": scene(central_force=1.0),
    "walls that are no planes": scene(walls=(kl.Segment((0, 0), (5, 0)),)),
    "fewer than 64 balls, walls that slope": rough(walls=(kl.Plane((0, 0, -9), (0, 1, 3)),)),
}


@pytest.mark.parametrize("why", PLAIN)
def test_a_run_in_plain_python_says_why(why):
    run = kl.simulate(PLAIN[why], 0.01, record="end")
    assert run.loop == f"plain loop: {why}"
    assert repr(run).endswith(f"; plain loop: {why}>")


FALLING = scene(gravity=(0, -9.8)), scene(gravity=(0, -9.8), restitution=0.9)


#: Balls that roll against upright walls.
CORNERED = scene(friction=0.2, walls=(*FLOOR, kl.Plane((-5, 0), (1, 0))), gravity=(0, -9.8))


@pytest.mark.parametrize("case", [scene(), *FALLING, CORNERED, rough()])
def test_a_run_of_a_loop_for_many_says_what_ran_it(case, monkeypatch):
    run = kl.simulate(case, 0.01)
    assert ("compiled" in run.loop) or ("not compiled yet" in run.loop)
    assert repr(run).endswith(f"; {run.loop}>")
    for module in ("many_balls.run", "events.many_rough.run"):
        monkeypatch.setattr(f"kernel_lib.solvers.{module}.available", lambda: False)
    assert kl.simulate(case, 0.01).loop == "plain loop: without numba"


def test_a_law_of_ones_own_leaves_the_loops():
    run = kl.simulate(scene(), 0.01, kl.Events(law=own_law))
    assert run.loop == "plain loop: the law own_law"


def test_solvers_with_one_loop_say_so():
    stones = kl.Scene(
        [kl.Ball((0, 0), (0, 0), 1, 1), kl.Ball((9, 0), (0, 0), 1, 1)], mutual_gravity=1
    )
    assert kl.simulate(stones, 0.1, kl.Gravitating()).loop == "plain loop: up to 4 balls"
    soft = kl.simulate(scene(FEW), 0.1, kl.Compliant(kl.Hertz(1e6)))
    assert soft.loop == "plain loop: Compliant has no other"


def test_both_ways_of_a_run_that_turns_round_and_a_saved_run_say_it(tmp_path):
    run = kl.simulate(scene(FEW), 0.2, kl.Events(turn=0.1))
    assert run.loop == "plain loop: fewer than 4 balls"
    run = kl.simulate(scene(), 0.1)
    run.save(tmp_path / "run.npz")
    assert repr(kl.load(tmp_path / "run.npz")) == repr(run)
