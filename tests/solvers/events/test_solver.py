"""Exact events: rows, boxes, drag, what ends a run, and scenes that make no sense."""

import math

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

import kernel_lib as kl
from kernel_lib.experiments.common.films import box
from kernel_lib.solvers.events import solver as events

REASONS = {
    "duration reached",
    "everything at rest",
    "collisions accumulate",
    "passed through a wall",
    "step limit",
}
FLOOR = kl.Plane((0, 0), (0, 1))


def overlap(run):
    """Deepest overlap of two balls in any frame, as a part of the sum of their radii."""
    radius = np.array([ball.radius for ball in run.scene.balls])
    deepest = -math.inf
    for i in range(len(radius)):
        for j in range(i):
            gap = np.linalg.norm(run.position[:, i] - run.position[:, j], axis=1)
            deepest = max(deepest, 1 - gap.min() / (radius[i] + radius[j]))
    return deepest


def outside(run):
    """How far a moving ball got beyond a wall, as a part of its radius."""
    worst = -math.inf
    for wall in run.scene.walls:
        for i, ball in enumerate(run.scene.balls):
            distance = (run.position[:, i] - np.array(wall.point)) @ np.array(wall.normal)
            side = 1 if distance[0] >= 0 else -1
            if math.isfinite(ball.mass):
                worst = max(worst, 1 - (side * distance).min() / ball.radius)
    return worst


def billiard(drag=0.0, equal=True):
    rng = np.random.default_rng(1)
    balls = [
        kl.Ball(
            (1 + 1.5 * (i % 6), 1 + 1.5 * (i // 6)),
            tuple(rng.normal(size=2) * 3),
            0.4 if equal else 0.25 + 0.02 * (i % 10),
            1 if equal else 1 + i % 3,
        )
        for i in range(36)
    ]
    walls = [
        FLOOR,
        kl.Plane((0, 0), (1, 0)),
        kl.Plane((9.5, 0), (-1, 0)),
        kl.Plane((0, 9.5), (0, -1)),
    ]
    return kl.Scene(balls, walls, drag=drag)


@pytest.mark.parametrize("equal", [True, False])
@pytest.mark.parametrize("drag", [0.0, 0.3])
def test_neumann_film_36_balls_in_a_box(drag, equal):
    run = kl.simulate(billiard(drag, equal), 3)
    assert len(run.contacts) > 70  # some 215 here; a rounding elsewhere changes who meets whom
    assert overlap(run) < 1e-9 and outside(run) < 1e-9
    energy = kl.kinetic_energy(run)
    if drag:
        assert (np.diff(energy) < 0).all()
    else:
        assert np.abs(energy / energy[0] - 1).max() < 1e-12


def test_neumann_film_a_wall_of_small_balls_broken_by_a_big_one():
    small = [kl.Ball((0, 0.21 * i), (0, 0), 0.1, 0.1) for i in range(-8, 9)]
    big = kl.Ball((-4, 0.05), (3, 0), 1, 5)
    run = kl.simulate(kl.Scene([*small, big]), 3)
    assert kl.momentum(run)[-1] == pytest.approx([15, 0], abs=1e-11)
    assert run.velocity[-1, -1, 0] < 3
    assert (np.linalg.norm(run.velocity[-1, :-1], axis=1) > 0).sum() >= 9
    assert overlap(run) < 1e-9


@pytest.mark.parametrize("count", [2, 5, 9])
def test_touching_row_passes_the_impact_on_ball_by_ball(count):
    row = [kl.Ball((2 * i, 0), (0, 0), 1, 1) for i in range(count)]
    run = kl.simulate(kl.Scene([*row, kl.Ball((-4, 0), (1, 0), 1, 1)]), 5)
    expected = [0.0] * (count - 1) + [1.0, 0.0]
    assert run.velocity[-1, :, 0] == pytest.approx(expected, abs=1e-14)
    assert len(run.contacts) == count
    assert set(run.contacts.time) == {run.contacts.time[0]}


def test_a_fixed_ball_is_a_wall():
    fixed = kl.Ball((0, 0), (0, 0), 1, math.inf)
    ball = kl.Ball((5, 1), (-2, 0), 1, 1, spin=3)
    run = kl.simulate(kl.Scene([fixed, ball], restitution=1, tangential_restitution=1), 4)
    assert run.position[-1, 0].tolist() == [0, 0]
    assert kl.kinetic_energy(run)[-1] == pytest.approx(kl.kinetic_energy(run)[0], rel=1e-13)
    side = kl.Plane((1, 0), tuple(run.contacts.normal[0]))
    at = run.contacts
    assert at.normal[0] @ at.normal[0] == pytest.approx(1)
    mirror = kl.Scene([kl.Ball(tuple(run.at(at.time[0]).position[1]), (-2, 0), 1, 1, spin=3)],
                      [kl.Plane(tuple(at.point[0]), side.normal)], 0, 1, 1)  # fmt: skip
    assert kl.simulate(mirror, 1).velocity[-1, 0] == pytest.approx(run.velocity[-1, 1], abs=1e-12)


def test_nothing_happens_without_gravity_and_speed():
    run = kl.simulate(kl.Scene([kl.Ball((0, 5), (0, 0), 1, 1)], [FLOOR]), 3)
    assert run.stopped_because == "everything at rest"


def test_a_ball_under_a_table_bounces_between_the_two():
    walls = [FLOOR, kl.Plane((0, 4), (0, -1))]
    run = kl.simulate(kl.Scene([kl.Ball((0, 2), (3, -9), 0.5, 1)], walls, (0, -9.81), 1, 1), 5)
    x = run.contacts.velocity_after[:, 0, 0]
    assert (x < 0).any() and (x > 0).any()
    energy = kl.mechanical_energy(run)
    assert np.abs(energy / energy[0] - 1).max() < 1e-12


def test_balls_pressed_together_end_the_run_and_say_so():
    """Endless bouncing of one ball on another, which no wall resolves."""
    fixed = kl.Ball((0, 0), (0, 0), 1, math.inf)
    run = kl.simulate(kl.Scene([fixed, kl.Ball((0, 3), (0, 0), 1, 1)], (), (0, -9.81), 0.5), 9)
    assert run.stopped_because == "collisions accumulate"
    assert run.time[-1] == pytest.approx(math.sqrt(2 / 9.81) * 3, abs=1e-5)
    assert overlap(run) < 1e-9


def test_balls_of_different_drag_at_rest_meet_when_the_faster_one_catches_up():
    """Equal accelerations at the start were taken for ever: the balls flew into each other."""
    light = kl.Ball((0, 3), (0, 0), 0.5, 0.5)
    heavy = kl.Ball((0, 5), (0, 0), 0.5, 5)
    run = kl.simulate(kl.Scene([light, heavy], (), (0, -9.81), drag=2), 5)
    assert len(run.contacts) >= 1
    assert overlap(run) < 1e-9


def test_with_equal_drag_the_meeting_is_in_closed_form():
    one, two = kl.Ball((0, 0), (0, 0), 0.5, 1), kl.Ball((3, 0), (-4, 0), 0.5, 1)
    run = kl.simulate(kl.Scene([one, two], (), (0, -9.81), drag=2), 5)
    k = 2 * 0.5 / 1
    assert run.contacts.time.tolist() == pytest.approx([-math.log(1 - k * 2 / 4) / k])
    two = kl.Ball((3, 0), (-1.9, 0), 0.5, 1)
    assert len(kl.simulate(kl.Scene([one, two], (), 0, drag=2), 50).contacts) == 0


def test_balls_that_touch_at_rest_in_honey_go_on():
    """The upper one has 6.9 times the mass of the other, and drag presses it on: a division by
    zero, then 200,000 bounces that nobody sees."""
    one = kl.Ball((0.8919283723959038, 0.6167853975213755), (0, 0), 0.05, 6.920249491593918)
    two = kl.Ball((0.9287180686162038, 0.5237987412097408), (0, 0), 0.05, 1)
    scene = kl.Scene([one, two], [kl.Plane((1, 1), (-1, 0))], (0, -9.807), 1.0, drag=50)
    run = kl.simulate(scene, 1)
    assert run.stopped_because == "collisions accumulate" and overlap(run) < 1e-8
    assert run.memory[0].events < 100


def test_walks_to_a_meeting_count_as_work(monkeypatch):
    """A box of sixteen balls with drag took minutes to its step limit: walks cost as events do."""
    monkeypatch.setattr(events, "MOST_EVENTS", 400)
    balls = [
        kl.Ball((3 * i, 3 * j), (i - 1, j - 2), 1, 1 + i + j) for i in range(4) for j in range(4)
    ]
    run = kl.simulate(kl.Scene(balls, box(-2, -2, 11, 11), drag=0.1), 1e3, frames=1)
    assert run.stopped_because == "step limit"
    assert run.memory[0].events < 200 < 400 <= run.memory[0].work


def test_a_slow_ball_on_a_wall_is_held_off_it_whatever_flies_elsewhere():
    """What closes was measured against the fastest of all balls: beside one at 1e13 m/s
    another went through its wall at walking pace."""
    slow = [kl.Ball((x, 1), (0.5, -1), 1, 1) for x in (0, 9)]
    run = kl.simulate(kl.Scene([*slow, kl.Ball((0, 50), (1e13, 0), 1, 1)], [FLOOR], 0, 0.5), 3)
    assert run.velocity[-1, :2] == pytest.approx(np.full((2, 2), 0.5))


def test_rounding_left_by_a_stopped_ball_does_not_sink_into_a_wall():
    """A ball that gives all its speed away keeps a few units of the last digit; along a wall
    that it touches they may point into it."""
    for turn in (0.3, 0.8, 1.0, 2.1, 2.6):
        along, up = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
        start = [np.add(up, np.multiply(x, along)) for x in (0.0, 2.5)]
        hit = kl.Ball(tuple(start[0]), tuple(np.multiply(1e8, along)), 1, 1)
        balls = [hit, kl.Ball(tuple(start[1]), (0, 0), 1, 1)]
        run = kl.simulate(kl.Scene(balls, [kl.Plane((0, 0), up)]), 1e4, frames=1e3)
        assert (run.position[:, 0] @ up >= 1 - 1e-9).all()


def test_a_long_run_ends_with_step_limit(monkeypatch):
    monkeypatch.setattr(events, "MOST_EVENTS", 100)
    ball = kl.Ball((0, 1.5), (0, 0), 1, 1)
    run = kl.simulate(kl.Scene([ball], [FLOOR], (0, -9.81)), 1e4, frames=1)
    assert run.stopped_because == "step limit"
    assert len(run.contacts) in (98, 99, 100)


# ---- Nonsense: whatever the scene, an end with a reason ----

vectors = {
    d: st.one_of(
        st.tuples(*[st.floats(-4, 4)] * d), st.tuples(*[st.integers(-3, 3).map(float)] * d)
    )
    for d in (2, 3)
}
surfaces = st.builds(
    kl.Surface,
    st.one_of(st.sampled_from([0.0, 0.5, 1.0]), st.floats(0, 1)),
    st.one_of(st.none(), st.floats(-1, 1)),
    st.one_of(st.none(), st.floats(0, 2), st.just(math.inf)),
    rolling_resistance=st.sampled_from([0.0, 0.0, 0.1]),
)


@st.composite
def nonsense(draw):
    """Balls, walls and forces at random; bodies often touch, rest or stand in a row."""
    dim = draw(st.sampled_from([2, 2, 3]))
    walls = []
    for _ in range(draw(st.integers(0, 4))):
        normal = np.array(draw(vectors[dim].filter(lambda v: np.linalg.norm(v) > 0.1)))
        point = -normal / np.linalg.norm(normal) * draw(st.sampled_from([2.0, 3.0, 4.5]))
        walls.append(kl.Plane(tuple(point), tuple(normal), draw(st.none() | surfaces)))
    balls: list[kl.Ball] = []
    for _ in range(draw(st.integers(1, 4))):
        place, radius = np.array(draw(vectors[dim])), draw(st.sampled_from([0.25, 0.5, 1.0]))
        onto = draw(st.sampled_from(["free", "wall", "ball"]))
        if onto == "wall" and walls:
            wall = draw(st.sampled_from(walls))
            n = np.array(wall.normal)
            place = place - n * ((place - wall.point) @ n - radius)
        if onto == "ball" and balls and np.linalg.norm(place) > 0.1:
            other = draw(st.sampled_from(balls))
            way = place / np.linalg.norm(place)
            place = np.array(other.position) + way * (other.radius + radius)
        mass = draw(st.sampled_from([1.0, 1.0, 0.1, 100.0, math.inf]))
        factor = draw(st.sampled_from([0.4, 0.5, math.inf]))
        velocity, spin = draw(vectors[dim]), draw(vectors[dim])
        if math.isinf(mass):
            velocity = (0.0,) * dim
        if math.isinf(mass * factor):
            spin = (0.0,) * dim
        spin = spin if dim == 3 else spin[0]
        ball = kl.Ball(
            tuple(place), velocity, radius, mass, spin, factor, draw(st.none() | surfaces)
        )
        try:
            kl.Scene([*balls, ball], walls)
        except ValueError:
            continue
        balls.append(ball)
    if not balls:
        balls = [kl.Ball((0,) * dim, (0,) * dim, 0.1, 1)]
    gravity = draw(st.sampled_from([0, (0.0, -9.81, 0.0)[:dim]]) | vectors[dim])
    surface = draw(surfaces)
    return kl.Scene(
        balls, walls, gravity, surface.restitution, surface.tangential_restitution,
        surface.friction, draw(st.sampled_from([0.0, 0.0, 0.1, 5.0])),
    )  # fmt: skip


@settings(max_examples=120)
@given(scene=nonsense())
def test_nonsense_ends_with_a_reason_and_nothing_gets_out(scene):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(events, "MOST_EVENTS", 1500)
        try:
            run = kl.simulate(scene, 2, frames=0.02)
        except ValueError as refused:
            assert "groove" in str(refused)
            return
    assert run.stopped_because in REASONS
    for array in (run.position, run.velocity, run.spin):
        assert np.isfinite(array).all()
    assert overlap(run) < 1e-8 and outside(run) < 1e-8
    assert (np.diff(run.contacts.time) >= 0).all()
    assert (run.contacts.time + run.contacts.duration <= run.time[-1] + 1e-12).all()
    energy = kl.mechanical_energy(run)
    size = np.abs(kl.kinetic_energy(run)).max() + np.abs(kl.potential_energy(run)).max()
    assert (np.diff(energy) <= 1e-9 * size).all()
