"""Energy and losses of a run of exact events add up to the start, or the run ends there."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers import impact as impacts
from kernel_lib.state.vectors import scale
from tests.energy_watch import energy_may_be_amiss
from tests.scenes import break_of


def pushed_too_far(body, impulse, sign, twist, right=impacts._pushed):
    return right(body, scale(impulse, 1 + 1e-6), sign, twist)


def twisted_the_wrong_way(body, impulse, sign, twist, right=impacts._pushed):
    return right(body, impulse, sign, scale(twist, -1.0))


def nothing_lost(closing, slip, weight, mobility, push, rub):
    return 0.0, 0.0


FAULTS = [
    (impacts, "_pushed", pushed_too_far),
    (impacts, "_pushed", twisted_the_wrong_way),
    (impacts, "energy_lost", nothing_lost),
]


@pytest.mark.parametrize(
    ("module", "name", "wrong"), FAULTS, ids=lambda each: getattr(each, "__name__", each)
)
def test_a_run_ends_where_its_energy_does_not_add_up(monkeypatch, module, name, wrong):
    """A ball that runs into another, and cushions, all rough, with one thing wrong."""
    scene = break_of(rows=1)
    whole = kl.simulate(scene, 1.0)
    assert whole.stopped_because == "duration reached"
    monkeypatch.setattr(module, name, wrong)
    with energy_may_be_amiss():
        run = kl.simulate(scene, 1.0)
    assert run.stopped_because == "energy does not add up"
    assert f"at {run.time[-1]:.6g} s, ball" in repr(run) and " J, where " in repr(run)
    assert run.time[-1] < 1 and len(run.time) > 1 and len(run.contacts) > 0


def test_a_law_of_ones_own_and_moving_walls_are_not_watched():
    def twice(**scalars):
        normal, rub = contact_impulses(**scalars)
        return 2 * normal, rub

    ball = kl.Ball((0, 2), (0, -1), 1, 1)
    still, moving = (kl.Plane((0, 0), (0, 1), moves=each) for each in (None, kl.Steady((0, 1))))
    for wall, solver in ((still, kl.Events(law=twice)), (moving, kl.Events())):
        run = kl.simulate(kl.Scene([ball], [wall]), 3, solver)
        assert run.stopped_because == "duration reached"
        assert kl.kinetic_energy(run)[-1] > 1


def test_what_drag_takes_is_not_listed_and_not_missed():
    ball = kl.Ball((0, 2), (3, -1), 1, 1)
    run = kl.simulate(kl.Scene([ball], [kl.Plane((0, 0), (0, 1))], (0, -9.8), 0.8, drag=0.3), 9)
    assert run.stopped_because in ("duration reached", "everything at rest")


def test_a_pocket_takes_a_ball_out_of_the_sum():
    balls = [kl.Ball((0, 2), (1, 0), 1, 1), kl.Ball((9, 9), (0, 0), 1, 1)]
    scene = kl.Scene(
        balls, [kl.Plane((0, 0), (0, 1))], (0, -1), 0.5, pockets=[kl.Pocket((4, 2), 2)]
    )
    run = kl.simulate(scene, 5)
    assert "pocket" in run.contacts.kind and run.stopped_because == "duration reached"


def test_energy_that_the_first_impact_takes_is_known_by_its_size():
    """All of it, at the start: what rounding leaves is measured by what there was."""
    fixed = kl.Ball((0, 0), (0, 0), 0.25, math.inf)
    place = (0.17556172079419585, 0.4681645887845223)
    ball = kl.Ball(place, (-1.0, 0.0), 0.25, 1.0, inertia_factor=math.inf)
    run = kl.simulate(kl.Scene([fixed, ball], restitution=0.0, friction=math.inf), 2.0)
    assert run.stopped_because == "everything at rest"


@pytest.mark.parametrize("height", [9e-11, -9e-11])
@pytest.mark.parametrize(
    "wall",
    [kl.Plane((0, 0), (0, 1)), kl.Segment((-1, 0), (1, 0)), kl.Arc((0, -2), 2, 1, 2)],
    ids=["plane", "segment", "arc"],
)
def test_a_ball_that_touches_a_wall_from_a_little_off_hops_at_that_height(wall, height):
    """To be put down would take m g h from it: 2e-5 of what so slow a ball has."""
    ball = kl.Ball((0, 0.1 + height), (0, 0.01), 0.1, 1)
    run = kl.simulate(kl.Scene([ball], [wall], (0, -9.8)), 0.02, frames=1e-4)
    assert run.stopped_because == "duration reached" and len(run.contacts) == 9
    assert np.ptp(kl.mechanical_energy(run)) < 1e-15


@pytest.mark.parametrize("gap", [9e-11, -9e-11])
def test_a_ball_that_slides_along_a_floor_hops_off_a_wall_at_that_height_as_well(gap):
    ball = kl.Ball((1 + gap, 1), (1e-4, 0), 1, 1)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (1, 0)), kl.Plane((0, 0), (0, 1))], (-1, -1), 0.5)
    run = kl.simulate(scene, 1.0)
    assert run.stopped_because == "everything at rest"
    assert run.contacts.energy_lost.sum() == pytest.approx(0.5e-8, rel=1e-9)


def test_rounding_of_a_gap_is_that_of_the_radius_however_near_zero_the_ball_is():
    ball = kl.Ball(
        (-0.018988870114148924, 0.01560578479382311),
        (-0.0014845657127472915, 0.004154229036436868),
        0.5,
        1,
    )
    walls = [
        kl.Plane(
            (0.48126159285530157, 0.012660269194199575), (-0.999654165639977, -0.026297321510778154)
        ),
        kl.Plane(
            (0.3673964267642185, 0.3338790410337831), (-0.7400580796002297, -0.6725429642918138)
        ),
    ]
    gravity = (9.688710653238076, -1.5378510584029361)
    run = kl.simulate(kl.Scene([ball], walls, gravity, central_force=-0.5), 0.002)
    assert run.stopped_because == "duration reached"
