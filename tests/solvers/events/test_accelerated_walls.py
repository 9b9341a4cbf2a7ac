"""Walls whose velocity grows evenly: in their frame they rest, and gravity is less by as much."""

import math
from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl


def in_its_frame(scene):
    """The same scene, seen from walls that all move alike: they rest."""
    moves = scene.walls[0].moves
    gravity = np.zeros(scene.dimension) if scene.gravity == 0 else np.array(scene.gravity)
    return replace(
        scene,
        balls=[
            replace(ball, velocity=tuple(np.subtract(ball.velocity, moves.velocity).tolist()))
            for ball in scene.balls
        ],
        walls=[replace(wall, moves=None) for wall in scene.walls],
        gravity=tuple((gravity - moves.acceleration).tolist()),
    )


def compare(scene, duration, within=1e-9, **options):
    """A run is that of its frame, place by place and contact by contact."""
    moves = scene.walls[0].moves
    run = kl.simulate(scene, duration, frames=duration / 50, **options)
    other = kl.simulate(in_its_frame(scene), duration, frames=duration / 50, **options)
    assert other.stopped_because in (run.stopped_because, "everything at rest")
    shown = min(len(run.time), len(other.time))
    moved = np.array([moves.at(float(t)) for t in run.time[:shown]])[:, :, : scene.dimension]
    place = run.position[:shown] - moved[:, None, 0]
    speed = run.velocity[:shown] - moved[:, None, 1]
    assert np.abs(place - other.position[:shown]).max() < within
    assert np.abs(speed - other.velocity[:shown]).max() < 10 * within
    assert np.abs(run.spin[:shown] - other.spin[:shown]).max() < 10 * within
    assert run.contacts.kind.tolist() == other.contacts.kind.tolist()
    assert np.abs(run.contacts.time - other.contacts.time).max(initial=0.0) < within
    assert np.abs(run.contacts.energy_lost - other.contacts.energy_lost).max(initial=0.0) < within
    return run


def test_a_wall_meets_a_ball_at_rest_when_it_has_come_so_far():
    """Half a t^2 on; the ball leaves at (1 + e) a t, and is met again at 2 (1 + e) t after it."""
    bat = kl.Plane((-3, 0), (1, 0), moves=kl.Accelerated((0, 0), (4, 0)))
    run = kl.simulate(kl.Scene([kl.Ball((0, 0), (0, 0), 1, 1)], [bat], restitution=0.5), 2.5)
    first, second = run.contacts.time[:2]
    assert first == pytest.approx(1.0, rel=1e-14)
    assert run.contacts.velocity_after[0, 0] == pytest.approx([6, 0], rel=1e-14)
    assert second == pytest.approx(2.0, rel=1e-14)


@pytest.mark.parametrize("seed", range(40))
def test_random_scenes_are_those_of_the_frame(seed):
    """A floor, smooth or rough, in the plane or in space; bounces, slides, rolls and rests."""
    rng = np.random.default_rng(seed)
    dim = 2 if seed % 3 else 3
    up = np.eye(dim)[1]
    tilt = rng.uniform(-0.4, 0.4)
    normal = np.zeros(dim)
    normal[:2] = math.sin(tilt), math.cos(tilt)
    moves = kl.Accelerated(rng.normal(0, 1, dim).tolist(), rng.normal(0, 2, dim).tolist())
    balls = [
        kl.Ball(
            tuple(((3.0 * k) * np.eye(dim)[0] + rng.uniform(1.5, 3) * up).tolist()),
            tuple(rng.normal(0, 1, dim).tolist()),
            0.5,
            1.0,
        )
        for k in range(int(rng.integers(1, 3)))
    ]
    scene = kl.Scene(
        balls,
        [kl.Plane((0,) * dim, tuple(normal.tolist()), moves=moves)],
        tuple((-9.81 * up).tolist()),
        float(rng.choice([0.0, 0.5, 0.8])),
        friction=rng.choice([None, 0.05, 0.5]),
    )
    compare(scene, 3.0, 1e-7)


def test_a_ball_between_two_walls_that_accelerate_alike():
    moves = kl.Accelerated((0.5, 0.0), (1.0, 0.3))
    walls = [kl.Plane((0, 0), n, moves=moves) for n in ((0.2, 1), (1, 0.1))]
    compare(kl.Scene([kl.Ball((2, 3), (-1, 0.5), 0.5, 2)], walls, (0, -5), 0.4), 5)


@pytest.mark.parametrize("friction", [None, 0.3])
@pytest.mark.parametrize("e", [0.0, 0.6, 1.0])
def test_curves_and_parts_that_accelerate(friction, e):
    moves = kl.Accelerated((0.3, 0.1), (0.5, -1.0))
    ground = [kl.Segment((-6, 1), (0, 0), moves=moves), kl.Segment((0, 0), (6, 0.5), moves=moves)]
    bowl = [kl.Arc((0, 3), 3.0, math.pi, 2 * math.pi, moves=moves)]
    for walls, place, within in ((ground, (-3, 2), 1e-9), (bowl, (0.5, 1), 1e-6)):
        ball = kl.Ball(place, (0.8, 0), 0.3, 1)
        compare(kl.Scene([ball], walls, (0, -9), e, friction=friction), 1.5, within)


def test_a_wall_that_falls_faster_than_gravity_leaves_its_ball():
    """And one that falls more slowly carries it: press m (g - a)."""
    for faster, stays in ((-9.0, True), (-11.0, False)):
        floor = kl.Plane((0, 0), (0, 1), moves=kl.Accelerated((0, 0), (0, faster)))
        scene = kl.Scene([kl.Ball((0, 1), (1, 0), 1, 1)], [floor], (0, -10), 0.5)
        run = kl.simulate(scene, 2)
        assert run.position[-1, 0] == pytest.approx([2, 1 + max(faster, -10) * 2], abs=1e-12)
        assert (run.contacts.kind.tolist() == ["slide"]) is stays


def test_two_that_accelerate_against_each_other_crush():
    walls = [
        kl.Plane((-3, 0), (1, 0), moves=kl.Accelerated((0, 0), (1, 0))),
        kl.Plane((3, 0), (-1, 0), moves=kl.Accelerated((0, 0), (-1, 0))),
    ]
    run = kl.simulate(kl.Scene([kl.Ball((0, 0), (0, 0), 1, 1)], walls, restitution=0.5), 5)
    assert run.stopped_because == "crushed between walls"
    assert run.time[-1] == pytest.approx(2.0, abs=1e-3)


def test_a_scene_of_a_moment_goes_on_and_back():
    floor = kl.Plane((0, 0), (0, 1), moves=kl.Accelerated((0, 1), (0, 0.5)))
    scene = kl.Scene([kl.Ball((0, 3), (1, 0), 1, 1)], [floor], (0, -10), 1.0)
    run = kl.simulate(scene, 2)
    later = kl.simulate(kl.scene_at(run, 0.7), 1.3)
    assert np.abs(later.position[-1] - run.position[-1]).max() < 1e-12
    back = kl.simulate(kl.scene_at(run, 2.0, backwards=True), 2)
    assert np.abs(back.position[-1] - scene.balls[0].position).max() < 1e-9


@pytest.mark.parametrize("count", [3, 80])
def test_what_does_not_take_it_says_so(count):
    floor = kl.Plane((0, 0), (0, 1), moves=kl.Accelerated((0, 0), (0, 1)))
    balls = [kl.Ball((3.0 * k, 5), (0, 0), 1, 1) for k in range(count)]
    scene = kl.Scene(balls, [floor])
    with pytest.raises(ValueError, match="moving walls"):
        kl.simulate(scene, 1, kl.Stepping(0.1))
    run = kl.simulate(scene, 0.5)
    assert count < 64 or run.loop == "plain loop: walls that accelerate, walls that move"


def test_vectors_of_unlike_length_are_named():
    with pytest.raises(ValueError, match="velocity has 2 components and acceleration 3"):
        kl.Accelerated((0, 0), (0, 0, 1))
