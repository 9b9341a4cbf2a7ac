"""What acts between two bodies: the smaller of two surfaces, or what the scene says of the pair."""

from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.state.acting import acting_surfaces, surface_between

BALL = kl.Surface(0.9, friction=0.06)
FELT = kl.Surface(0.5, friction=0.2, rolling_resistance=0.01, spinning_friction=0.02)
OWN, OF_CLASS = kl.Surface(0.3, friction=0.4), kl.Surface(1.0)


def scene_of(**own):
    """Three balls on a wall whose surface may decide, and before one that never does."""
    felt = replace(FELT, decides=own.pop("decides", False))
    balls = [kl.Ball((3 * i, 1), (0, 0), 1, 1, surface=BALL) for i in range(3)]
    walls = [kl.Plane((0, 0), (0, 1), felt), kl.Plane((-9, 0), (1, 0), FELT)]
    return kl.Scene(balls, walls, **own)


def test_of_two_surfaces_the_smaller_value_of_each_acts():
    found = surface_between(scene_of(), 0, -1)
    assert (found.restitution, found.friction, found.rolling_resistance) == (0.5, 0.06, 0)
    assert found.spinning_friction == 0


def test_a_wall_that_decides_is_asked_alone():
    scene = scene_of(decides=True)
    assert surface_between(scene, 1, -1) == scene.walls[0].surface
    assert surface_between(scene, 1, -2).friction == 0.06
    both = replace(scene, balls=[replace(scene.balls[0], surface=replace(BALL, decides=True))])
    assert surface_between(both, 0, -1).friction == 0.06


def test_indices_go_before_a_wall_that_decides_and_that_before_a_class():
    own = {("balls", "walls"): OF_CLASS, (-1, 2): OWN, ("balls", "balls"): OF_CLASS, (1, 0): OWN}
    scene = scene_of(decides=True, pair_surface=own, pair_restitution={(2, -1): 0.7})
    assert surface_between(scene, 2, -1) == replace(OWN, restitution=0.7)
    assert surface_between(scene, 0, -1) == scene.walls[0].surface
    assert surface_between(scene, 0, -2) == OF_CLASS
    assert surface_between(scene, 1, 0) == surface_between(scene, 0, 1) == OWN
    assert surface_between(scene, 1, 2) == OF_CLASS


def test_all_that_acts_is_among_what_refusals_ask():
    own = {("balls", "walls"): OF_CLASS, (-1, 2): OWN, (0, 1): OWN}
    scene = scene_of(pair_surface=own, pair_restitution={(0, 2): 0.25})
    acting = acting_surfaces(scene)
    pairs = [(a, b) for a in range(3) for b in (-2, -1, 0, 1, 2) if a != b]
    assert all(surface_between(scene, *each) in acting for each in pairs)


@pytest.mark.parametrize(
    ("count", "solver"), [(3, kl.Events()), (70, kl.Events()), (3, kl.Stepping(0.001))]
)
def test_what_is_named_acts_in_a_run(count, solver):
    """Balls that lose half at each other and nothing at the wall: seen in their speeds."""
    balls = [kl.Ball((0, 1.5 + 9 * i), (0, -1), 1, 1) for i in range(count)]
    own = {("balls", "walls"): kl.Surface(1.0)}
    scene = kl.Scene(balls, [kl.Plane((0, 0), (0, 1))], 0, 0.5, pair_surface=own)
    run = kl.simulate(scene, 6, solver)
    assert run.at(1.0).velocity[0] == pytest.approx((0, 1))
    assert np.allclose(run.velocity[-1, :2, 1], (-0.5, 0.5))


def test_a_run_with_surfaces_of_pairs_is_saved_whole(tmp_path):
    own = {("balls", "balls"): OF_CLASS, (0, -1): replace(OWN, spinning_friction=0.1)}
    run = kl.simulate(scene_of(decides=True, pair_surface=own), 0.5)
    run.save(tmp_path / "run.npz")
    found = kl.load(tmp_path / "run.npz")
    assert found.scene == run.scene
    assert np.array_equal(kl.resume(found, 0.5).position, kl.resume(run, 0.5).position)
