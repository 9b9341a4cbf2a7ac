"""The loop of many balls: the events of plain `Events`, for thousands, and all that a run owes."""

import subprocess
import sys
from dataclasses import fields, replace

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.laws.impulses import restitution_impulse
from kernel_lib.solvers.events import solver as events
from kernel_lib.solvers.many_balls import run as many_balls
from tests.duties import same
from tests.environments import ROOT

FIRST = 300


def mixed(dimension=2, **changes):
    """Balls of several sizes, masses and surfaces, in a box with one oblique wall."""
    scene = kl.box_of_balls(150, 0.2, dimension=dimension, seed=5, **changes)
    rng, e = np.random.default_rng(8), scene.restitution
    balls = []
    for ball, x, y in zip(scene.balls, *rng.uniform(0.5, 1, (2, 150)), strict=True):
        surface = kl.Surface(e * (0.9 + y / 10)) if e < 1 else None
        balls.append(replace(ball, radius=ball.radius * x, mass=1 + x, surface=surface))
    length = scene.walls[1].point[0]
    corner = kl.Plane((-0.1 * length,) * dimension, (1,) * dimension)
    return kl.Scene(balls, [*scene.walls, corner], scene.gravity, e)


SCENES = {
    "discs": kl.box_of_balls(100, 0.3, seed=1),
    "spheres": kl.box_of_balls(100, 0.2, dimension=3, seed=2),
    "mixed discs that lose energy": mixed(restitution=0.95),
    "mixed spheres": mixed(3),
    "discs that fall": kl.box_of_balls(150, 0.2, gravity=(0.3, -1.0), seed=3),
    "discs that fall and lose energy": kl.box_of_balls(
        150, 0.2, gravity=(0.3, -1.0), restitution=0.97, seed=3
    ),
    "spheres that fall": kl.box_of_balls(150, 0.2, gravity=(0, 0, -1), dimension=3, seed=3),
}
scenes = pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES.keys())


@pytest.fixture
def plain(monkeypatch):
    """Without numba: the same text, run as it stands."""
    monkeypatch.setattr(many_balls, "available", lambda: False)


def long_enough(scene):
    """A run with some more contacts than FIRST."""
    time = 0.5
    while len((run := kl.simulate(scene, time, record="contacts")).contacts) < FIRST + 10:
        time *= 1.5
    return run


@scenes
def test_contacts_and_states_are_those_of_plain_events(scene, monkeypatch):
    many = long_enough(scene)
    stop = float(many.contacts.time[FIRST - 1])
    monkeypatch.setattr(events, "MANY", 10**9)
    few = kl.simulate(scene, stop * (1 + 1e-9), record="contacts")
    assert len(few.contacts) == FIRST
    chosen = many.contacts[:FIRST]
    assert np.array_equal(few.contacts.a, chosen.a)
    assert np.array_equal(few.contacts.b, chosen.b)
    assert list(few.contacts.kind) == list(chosen.kind)
    for entry in fields(kl.Contacts):
        if entry.name != "kind":
            pair = few.contacts, chosen
            one, other = (getattr(each, entry.name).astype(float) for each in pair)
            assert np.abs(one - other).max() < 1e-9, entry.name
    for moment in np.linspace(0, stop * (1 - 1e-9), 7):
        one, other = few.at(moment), many.at(moment)
        assert np.abs(one.position - other.position).max() < 1e-9
        assert np.abs(one.velocity - other.velocity).max() < 1e-9
        assert np.array_equal(one.spin, other.spin)


def test_a_disc_that_comes_to_rest_hands_over_to_the_loop_that_knows_rest(monkeypatch):
    heights = np.random.default_rng(3).uniform(1, 1.5, 64).tolist()
    balls = [kl.Ball((0.3 * k, y), (0, 0), 0.1, 1) for k, y in enumerate(heights)]
    scene = kl.Scene(balls, [kl.Plane((0, 0), (0, 1))], (0, -9.807), 0.5)
    many = kl.simulate(scene, 5.0)
    part = kl.simulate(scene, 1.0)
    same(kl.resume(part, 4.0), many)
    first = float(many.contacts.of_kind("rest").time.min())
    assert " up to " in many.loop and 1.0 < first < many.time[-1]
    monkeypatch.setattr(events, "MANY", 10**9)
    plain = kl.simulate(scene, 5.0)
    assert many.stopped_because == plain.stopped_because == "everything at rest"
    for name in ("time", "a", "b", "duration"):
        one, other = (getattr(each.contacts, name) for each in (many, plain))
        np.testing.assert_allclose(one, other, atol=1e-14)
    assert many.contacts.duration.min() == 0
    assert many.contacts.kind.tolist() == plain.contacts.kind.tolist()
    np.testing.assert_allclose(many.position, plain.position, atol=1e-14)


@scenes
def test_plain_python_gives_the_bits_of_the_compiled_loop(scene, monkeypatch):
    fast = kl.simulate(scene, 1.0, frames=0.2)
    monkeypatch.setattr(many_balls, "available", lambda: False)
    same(kl.simulate(scene, 1.0, frames=0.2), fast)


@scenes
@pytest.mark.parametrize("frames", [None, 0.13])
def test_resuming_equals_one_run_to_the_last_bit(scene, frames, monkeypatch):
    monkeypatch.setattr(many_balls, "COMPILED_CHUNK", 64)
    whole = kl.simulate(scene, 2.0, frames=frames)
    part = kl.simulate(scene, 0.7, frames=frames)
    same(kl.resume(kl.resume(part, 0.5), 0.8), whole)
    same(part, kl.simulate(scene, 0.7, frames=frames))


def test_a_long_run_keeps_few_moments_and_reports_any(monkeypatch):
    monkeypatch.setattr(many_balls, "COMPILED_CHUNK", 32)
    scene = SCENES["discs"]
    run = kl.simulate(scene, 6.0, record="end")
    memory = run.memory[0]
    assert memory.events > 1000
    assert 4 < len(memory.marks) <= many_balls.MOST_MARKS
    for moment in (5.9, 0.0, 3.3, 3.2, 6.0):
        seen = run.at(moment)
        assert np.array_equal(seen.position, kl.simulate(scene, 9.0).at(moment).position)


@pytest.mark.parametrize(("record", "frames"), [("all", 61), ("contacts", 2), ("end", 2)])
def test_what_is_recorded(record, frames):
    run = kl.simulate(SCENES["discs"], 1.0, record=record)
    assert len(run.time) == frames
    assert (len(run.contacts) > 0) == (record != "end")
    assert len(run.memory[0].log) == len(run.contacts)
    assert run.stopped_because == "duration reached"
    whole = kl.simulate(SCENES["discs"], 1.0)
    assert np.array_equal(run.position[-1], whole.position[-1])


def test_at_an_impact_the_velocity_is_that_after_it():
    run = kl.simulate(SCENES["discs"], 1.0)
    for k in (0, 5, 17):
        seen, hit = run.at(run.contacts.time[k]), run.contacts
        assert np.abs(seen.velocity[hit.a[k]] - hit.velocity_after[k, 0]).max() < 1e-14


def test_balls_that_touch_at_the_start_collide_at_once():
    scene = kl.box_of_balls(81, 0.05, seed=4)
    one, two = scene.balls[:2]
    two = replace(two, position=(one.position[0] + 1, one.position[1]), velocity=(-1, 0))
    pair = [replace(one, velocity=(1, 0)), two]
    run = kl.simulate(kl.Scene([*pair, *scene.balls[2:]], scene.walls), 0.1)
    assert (run.contacts.time[0], run.contacts.a[0], run.contacts.b[0]) == (0, 0, 1)
    assert run.velocity[0, :2].tolist() == [[-1, 0], [1, 0]]


def test_fixed_balls_are_walls_to_the_others():
    scene = kl.box_of_balls(81, 0.2, seed=4)
    fixed = [replace(b, mass=np.inf, velocity=(0, 0)) for b in scene.balls[::9]]
    free = [b for i, b in enumerate(scene.balls) if i % 9]
    run = kl.simulate(kl.Scene(fixed + free, scene.walls), 5.0, record="contacts")
    assert np.array_equal(run.position[-1, : len(fixed)], run.position[0, : len(fixed)])
    assert (run.contacts.a < len(fixed)).sum() > 10
    assert kl.kinetic_energy(run)[-1] == pytest.approx(kl.kinetic_energy(run)[0], rel=1e-13)


def test_balls_without_walls_fly_apart():
    scene = kl.box_of_balls(64, 0.3, seed=1)
    run = kl.simulate(kl.Scene(scene.balls), 50.0, record="contacts")
    assert run.stopped_because == "duration reached"
    assert kl.momentum(run)[-1] == pytest.approx(kl.momentum(run)[0], abs=1e-12)
    assert run.position[-1].max() > 60


def test_collisions_that_accumulate_stop_the_run():
    rest = kl.box_of_balls(64, 0.01, speed=0.0, seed=1)
    row = [kl.Ball((40 + 1.5 * i, 40), (i == 0, 0), 0.5, 1) for i in range(3)]
    away = [ball for ball in rest.balls if abs(ball.position[1] - 40) > 2]
    run = kl.simulate(kl.Scene(row + away, rest.walls, restitution=0.05), 100.0)
    assert run.stopped_because == "collisions accumulate"
    few = kl.simulate(kl.Scene(row, restitution=0.05), 100.0)
    assert few.stopped_because == run.stopped_because
    assert run.time[-1] == pytest.approx(few.time[-1], abs=1e-6)
    assert np.abs(run.velocity[-1, :3] - few.velocity[-1]).max() < 1e-8


def test_balls_that_never_move_are_at_rest():
    run = kl.simulate(kl.box_of_balls(64, 0.1, speed=0.0), 1.0)
    assert (run.stopped_because, run.time[-1], len(run.contacts)) == ("everything at rest", 0, 0)


def test_runs_have_limits(monkeypatch):
    monkeypatch.setattr(many_balls, "COMPILED_CHUNK", 100)
    monkeypatch.setattr(many_balls, "MOST_LOOP_EVENTS", 1000)
    run = kl.simulate(SCENES["discs"], 100.0, record="end")
    assert run.stopped_because == "step limit"
    assert np.array_equal(run.at(run.time[-1]).position, run.position[-1])
    monkeypatch.setattr(many_balls, "MOST_LOOP_EVENTS", 10**9)
    monkeypatch.setattr(many_balls, "MOST_LISTED", 200)
    assert kl.simulate(SCENES["discs"], 100.0, record="contacts").stopped_because == "step limit"
    assert kl.simulate(SCENES["discs"], 20.0, record="end").stopped_because == "duration reached"


def test_more_frames_than_memory_holds_are_refused(monkeypatch):
    monkeypatch.setattr(many_balls, "MOST_FRAMES", 1000)
    with pytest.raises(ValueError, match=r"241 frames of 100 balls .* take frames further apart"):
        kl.simulate(SCENES["discs"], 4.0)


def test_ten_thousand_discs_without_numba_run_too(plain):
    scene = kl.box_of_balls(10_000, 0.3)
    run = kl.simulate(scene, 0.06, record="contacts")
    assert len(run.contacts) > 50
    assert run.loop.startswith("plain loop")


def test_the_law_is_the_one_that_everything_else_uses(monkeypatch):
    """A changed law changes the compiled loop as well: it is an argument."""
    scene = SCENES["discs"]
    whole = kl.simulate(scene, 1.0).contacts.impulse[0]
    for fast in (False, True):
        machine = many_balls.engine(fast, half)
        with monkeypatch.context() as within:
            within.setattr(many_balls, "engine", lambda fast, machine=machine: machine)
            memory = many_balls.run_of_many(scene)
            memory.advance(1.0)
        assert memory.log.contacts(2, 1.0).impulse[0] == pytest.approx(whole / 2, rel=1e-14)


def half(closing_speed, inverse_mass_a, inverse_mass_b, restitution):
    return restitution_impulse(closing_speed, inverse_mass_a, inverse_mass_b, restitution) / 2


@pytest.mark.parametrize(("count", "loads"), [(63, False), (64, True)])
def test_numba_is_loaded_for_many_balls_alone(count, loads):
    program = (
        "import sys, kernel_lib as kl\n"
        f"kl.simulate(kl.box_of_balls({count}, 0.1), 0.2)\n"
        f"assert ('numba' in sys.modules) is {loads}\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, timeout=300)
    assert done.returncode == 0


def along_the_axis(columns=3, rows=6, beside=0.0):
    """A big ball flies along the axis of a wall of balls: it meets two at one moment."""
    balls = [
        kl.Ball((0.5025 * x, 0.5025 * (y - (rows - 1) / 2)), (0, 0), 0.25, 1)
        for x in range(columns)
        for y in range(rows)
    ]
    return kl.Scene([kl.Ball((-3, beside), (5, 0), 1, 50), *balls], restitution=0.8)


@pytest.mark.parametrize(
    "turned", [False, True], ids=["as it stands", "numbered from the other end"]
)
def test_impacts_of_one_moment_come_in_the_order_of_their_balls(turned, plain, monkeypatch):
    """Of the two that it meets the loop of many balls took the higher index."""
    scene = along_the_axis()
    if turned:
        scene = replace(scene, balls=scene.balls[::-1])
    monkeypatch.setattr(events, "MANY", 1)
    first, second = kl.simulate(scene, 0.5).contacts[:2]
    assert first.time == second.time
    assert [(first.a, first.b), (second.a, second.b)] == (
        [(14, 18), (15, 18)] if turned else [(0, 3), (0, 4)]
    )


def test_a_wall_of_balls_breaks_alike_in_both_loops(plain, monkeypatch):
    runs = []
    for many in (1, 10**9):
        monkeypatch.setattr(events, "MANY", many)
        runs.append(kl.simulate(along_the_axis(beside=0.025), 0.5))
    one, other = (run.contacts for run in runs)
    assert len(one) > 20
    assert one.a.tolist() == other.a.tolist() and one.b.tolist() == other.b.tolist()
    np.testing.assert_allclose(one.time, other.time, rtol=1e-9)


def test_of_three_that_meet_at_one_moment_the_lowest_index_comes_first(plain, monkeypatch):
    """The outer two expect the middle one; who comes first does not hang on who looked first."""
    balls = [
        kl.Ball((3, 0), (-1, 0), 1, 1),
        kl.Ball((0, 0), (0, 0), 1, 1),
        kl.Ball((-3, 0), (1, 0), 1, 1),
    ]
    for order in ((0, 1, 2), (1, 0, 2), (2, 1, 0), (1, 2, 0), (0, 2, 1), (2, 0, 1)):
        scene = kl.Scene([balls[k] for k in order], restitution=0.5)
        runs = []
        for many in (1, 10**9):
            monkeypatch.setattr(events, "MANY", many)
            runs.append(kl.simulate(scene, 1.2))
        one, other = (list(zip(r.contacts.a, r.contacts.b, strict=True)) for r in runs)
        assert one[0] == other[0] == min(one[0], one[1])


def test_a_saved_run_goes_on_compiled_or_plain_with_the_same_bits(monkeypatch, tmp_path):
    scene = SCENES["mixed discs that lose energy"]
    whole = kl.simulate(scene, 1.0, frames=0.1)
    kl.simulate(scene, 0.5, frames=0.1).save(tmp_path / "compiled")
    assert kl.resume(kl.load(tmp_path / "compiled"), 0.5) == whole
    monkeypatch.setattr(many_balls, "available", lambda: False)
    half = kl.load(tmp_path / "compiled")
    assert half.memory[0].loop.startswith("plain loop")
    assert kl.resume(half, 0.5) == whole
    half.save(tmp_path / "plain")
    monkeypatch.undo()
    assert kl.resume(kl.load(tmp_path / "plain"), 0.5) == whole


def test_a_wall_may_have_a_higher_number_than_any_ball(plain):
    """The list looked up the mass of ball -66."""
    box = kl.box_of_balls(64, 0.3, seed=1)
    length = box.walls[1].point[0]
    far = [kl.Plane((-length - k, 0), (1, 0)) for k in range(1, 66)]
    run = kl.simulate(replace(box, walls=(*far, *box.walls)), 1.5, record="contacts")
    struck = run.contacts.b[run.contacts.b < 0]
    assert len(struck) > 3 and (struck < -65).all()
    kick = run.contacts.velocity_after - run.contacts.velocity_before
    assert not kick[run.contacts.b < 0, 1].any()


@pytest.mark.parametrize("dimension", [2, 3])
def test_a_wall_that_moves_is_that_of_events(dimension):
    """The piston of the loop and that of `Events`, which asks every ball, give one run."""
    scene = kl.box_of_balls(66, 0.1, dimension=dimension, seed=5)
    push = tuple(-0.3 * (k == 0) for k in range(dimension))
    walls = list(scene.walls)
    walls[1] = replace(walls[1], moves=kl.Steady(push))
    scene = replace(scene, walls=walls)
    fast = kl.simulate(scene, 4.0, frames=4.0)
    assert isinstance(fast.memory[0], many_balls.ManyBalls)
    kept, events.MANY = events.MANY, 10_000
    try:
        slow = kl.simulate(scene, 4.0, frames=4.0)
    finally:
        events.MANY = kept
    assert len(fast.contacts) == len(slow.contacts) > 40
    assert np.array_equal(fast.contacts.b, slow.contacts.b)
    assert np.abs(fast.contacts.time - slow.contacts.time).max() < 1e-9
    assert np.abs(fast.contacts.impulse - slow.contacts.impulse).max() < 1e-8
    hits = fast.contacts[fast.contacts.b == -2]
    assert len(hits) > 3
    assert np.allclose(hits.velocity_before[:, 1], push)
    assert np.abs(hits.energy_lost).max() < 1e-12


def test_a_piston_is_the_same_without_numba_and_in_two_parts(monkeypatch):
    scene = kl.box_of_balls(66, 0.1, seed=5)
    walls = list(scene.walls)
    walls[1] = replace(walls[1], moves=kl.Steady((-0.3, 0.0)))
    scene = replace(scene, walls=walls)
    whole = kl.simulate(scene, 3.0, frames=1.0)
    assert kl.resume(kl.simulate(scene, 1.0, frames=1.0), 2.0) == whole
    monkeypatch.setattr(many_balls, "available", lambda: False)
    assert kl.simulate(scene, 3.0, frames=1.0) == whole


def test_balls_at_rest_are_pushed_by_a_wall():
    balls = [kl.Ball((2.0 * k, 0.0), (0, 0), 0.5, 1) for k in range(70)]
    wall = kl.Plane((-5, 0), (1, 0), moves=kl.Steady((1.0, 0)))
    run = kl.simulate(kl.Scene(balls, [wall]), 6.0, frames=6.0)
    assert run.contacts.time[0] == pytest.approx(4.5)
    assert run.velocity[-1].max() == pytest.approx(2.0)


def test_walls_that_crush_stop_the_run():
    scene = kl.box_of_balls(64, 0.2, seed=5)
    walls = list(scene.walls)
    walls[1] = replace(walls[1], moves=kl.Steady((-4.0, 0)))
    run = kl.simulate(replace(scene, walls=walls), 10.0, record="end")
    assert run.stopped_because == "collisions accumulate"
    assert run.time[-1] < 4
