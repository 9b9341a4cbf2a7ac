"""Going on with a run: the same to the last bit as a run in one go, whatever is reported."""

import math
from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from tests.solver_list import rigid

FLOOR = kl.Plane((0, 0), (0, 1))
G = (0, -9.81)


def box(drag=0.0, restitution=0.9):
    rng = np.random.default_rng(3)
    walls = [FLOOR, kl.Plane((0, 6), (0, -1)), kl.Plane((0, 0), (1, 0)), kl.Plane((6, 0), (-1, 0))]
    balls = [
        kl.Ball((1 + 2 * (i % 3), 1 + 2 * (i // 3)), tuple(rng.normal(size=2) * 4), 0.5, 1 + i % 2)
        for i in range(6)
    ]
    return kl.Scene(balls, walls, G, restitution, friction=0.3, drag=drag)


SCENES = {
    "bounce": kl.Scene([kl.Ball((0, 5), (4, 1), 1, 1)], [FLOOR], G, 0.7),
    "endless bounces": kl.Scene([kl.Ball((0, 2), (1, 0), 1, 1)], [FLOOR], G, 0.5, friction=0.1),
    "slope": kl.Scene([kl.Ball((0, 5), (2, 1), 1, 1)], [kl.Plane((0, 0), (-2, 10))], G, 0),
    "drag": kl.Scene([kl.Ball((0, 5), (4, 1), 1, 1)], [FLOOR], G, 0.7, drag=0.4),
    "stuck pair": kl.Scene(
        [kl.Ball((0, -5), (0, 20), 1, 1), kl.Ball((15, 5), (-30, 0), 2, 4)], restitution=0
    ),
    "collapse": kl.Scene(
        [kl.Ball((3 * i, 0), (i == 0, 0), 1, 1) for i in range(3)], restitution=0.05
    ),
    "box": box(),
    "box with drag": box(drag=0.5),
    "space": kl.Scene(
        [kl.Ball((0, 2, 0), (3, 0, 1), 1, 1, (5, 0, 2))],
        [kl.Plane((0, 0, 0), (0.1, 1, 0))],
        (0, -9.81, 0),
        0.3,
        friction=0.2,
    ),
}
#: The listing drops the rest of a step as well, and steps of 0.07 s end on no whole moment.
SOLVERS = {**rigid(0.07), "listing": kl.Stepping(0.1, as_printed=True)}
ARRAYS = ("time", "position", "velocity", "spin")
CONTACTS = [
    "time",
    "a",
    "b",
    "point",
    "normal",
    "impulse",
    "velocity_before",
    "velocity_after",
    "energy_lost",
    "kind",
    "duration",
]


def taken(name, solver):
    """A scene of SCENES as this solver takes it: the listing knows no friction."""
    scene = SCENES[name]
    return replace(scene, friction=None) if solver is SOLVERS["listing"] else scene


def assert_same(one, two):
    assert one.stopped_because == two.stopped_because
    assert one.duration == two.duration
    for name in ARRAYS:
        assert np.array_equal(getattr(one, name), getattr(two, name)), name
    for name in CONTACTS:
        assert np.array_equal(getattr(one.contacts, name), getattr(two.contacts, name)), name


@pytest.mark.parametrize("solver", SOLVERS.values(), ids=SOLVERS.keys())
@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("frames", [None, 0.13])
def test_resuming_twice_equals_one_run_to_the_last_bit(name, solver, frames):
    scene = taken(name, solver)
    a, b, c = 0.55, 0.61, 0.777
    whole = kl.simulate(scene, a + b + c, solver, frames)
    first = kl.simulate(scene, a, solver, frames)
    kept = first.position.copy(), len(first.contacts)
    second = kl.resume(first, b)
    assert_same(kl.resume(second, c), whole)
    assert_same(second, kl.simulate(scene, a + b, solver, frames))
    assert_same(kl.resume(first, b), second)
    assert np.array_equal(first.position, kept[0]) and len(first.contacts) == kept[1]


@pytest.mark.parametrize("solver", SOLVERS.values(), ids=SOLVERS.keys())
@pytest.mark.parametrize("record", ["contacts", "end"])
def test_what_is_kept_does_not_disturb_the_run(solver, record):
    scene = taken("box", solver)
    full = kl.simulate(scene, 1.3, solver)
    brief = kl.simulate(scene, 1.3, solver, record=record)
    assert np.array_equal(brief.position[-1], full.position[-1])
    assert len(brief.time) == 2
    assert len(brief.contacts) == (len(full.contacts) if record == "contacts" else 0)
    assert_same(
        kl.resume(kl.simulate(scene, 0.7, solver, record=record), 0.6),
        kl.simulate(scene, 0.7 + 0.6, solver, record=record),
    )


@pytest.mark.parametrize("solver", SOLVERS.values(), ids=SOLVERS.keys())
@pytest.mark.parametrize("name", ["bounce", "stuck pair", "box", "box with drag"])
def test_a_budget_ends_a_run_early_and_resuming_still_equals_one_run(name, solver):
    scene, ends = taken(name, solver), []
    for budget in (1, 2, 5, 30):
        whole = kl.simulate(scene, 0.55 + 1.21, solver, budget=budget)
        ends.append(float(whole.time[-1]))
        part = kl.simulate(scene, 0.55, solver, budget=budget)
        assert_same(kl.resume(part, 1.21), whole)
        if whole.stopped_because == "step limit":
            assert len(whole.contacts.of_kind("impact")) <= 10 * budget
    assert ends == sorted(ends)
    if name.startswith("box"):
        assert kl.simulate(scene, 1.7, solver, budget=1).stopped_because == "step limit"
    assert_same(kl.simulate(scene, 1.7, solver, budget=10**9), kl.simulate(scene, 1.7, solver))


def test_a_budget_holds_for_soft_contacts_and_for_many_balls():
    soft = kl.Compliant(kl.SpringDashpot(1e4))
    few = kl.simulate(SCENES["bounce"], 4, soft, budget=40)
    assert few.stopped_because == "step limit"
    assert 0 < few.time[-1] < kl.simulate(SCENES["bounce"], 4, soft, budget=80).time[-1]
    assert_same(kl.resume(kl.simulate(SCENES["bounce"], 1.5, soft, budget=40), 2.5), few)
    gas = kl.box_of_balls(64, 0.1)
    some = kl.simulate(gas, 20, budget=30)
    assert some.stopped_because == "step limit"
    assert len(some.contacts) <= 30 < len(kl.simulate(gas, 20).contacts)


def test_a_closing_frame_that_is_no_multiple_is_dropped():
    first = kl.simulate(SCENES["bounce"], 0.25, frames=0.1)
    assert first.time.tolist() == [0, 0.1, 0.2, 0.25]
    assert kl.resume(first, 0.25).time == pytest.approx([0, 0.1, 0.2, 0.3, 0.4, 0.5])


def test_steps_are_counted_from_the_start():
    first = kl.simulate(SCENES["bounce"], 0.25, kl.Stepping(0.1))
    assert len(first.time) == 1 + 3
    assert len(kl.resume(first, 0.25).time) == 1 + 5


def test_a_run_that_has_stopped_stays_so():
    rest = kl.simulate(SCENES["collapse"], 1e3)
    assert rest.stopped_because == "collisions accumulate"
    again = kl.resume(rest, 1)
    assert again.stopped_because == "collisions accumulate"
    assert np.array_equal(again.time, rest.time)


@pytest.mark.parametrize("solver", SOLVERS.values(), ids=SOLVERS.keys())
def test_any_moment_can_be_asked_for(solver):
    run = kl.simulate(taken("space", solver), 2, solver)
    for k in (0, 7, len(run.time) - 1):
        shown = run.at(run.time[k])
        assert shown.position == pytest.approx(run.position[k], abs=1e-12)
        assert shown.spin == pytest.approx(run.spin[k], abs=1e-12)
    middle = run.at(math.sqrt(2))
    assert middle.position.shape == (1, 3) and middle.spin.shape == (1, 3)
