import numpy as np
import pytest

import kernel_lib as kl


def test_a_scene_from_a_run_goes_on_and_back():
    balls = [kl.Ball((0, 2), (1, 0), 0.5, 1, spin=2.0), kl.Ball((3, 2), (0, 0), 0.5, 2)]
    floor = kl.Plane((0, 0), (0, 1))
    scene = kl.Scene(balls, [floor], (0, -9.81), friction=0.0)
    run = kl.simulate(scene, 2.5)
    on = kl.simulate(kl.scene_at(run, 1.0), 1.5)
    assert np.allclose(on.position[-1], run.position[-1], atol=1e-9)
    back = kl.simulate(kl.scene_at(run, backwards=True), 2.5)
    assert np.allclose(back.position[-1], run.position[0], atol=1e-9)
    assert np.allclose(back.velocity[-1], -run.velocity[0], atol=1e-9)
    assert back.spin[-1].tolist() == [-2.0, 0.0]


def test_a_wall_that_moves_goes_back_too():
    piston = kl.Plane((3, 0), (-1, 0), moves=kl.Steady((-0.5, 0)))
    scene = kl.Scene([kl.Ball((1, 0), (1, 0), 0.1, 1)], [kl.Plane((0, 0), (1, 0)), piston])
    run = kl.simulate(scene, 3.0)
    again = kl.scene_at(run, backwards=True)
    assert again.walls[1].point == pytest.approx((1.5, 0))
    assert again.walls[1].moves == kl.Steady((0.5, 0))
    back = kl.simulate(again, 3.0)
    assert len(run.contacts) >= 2
    assert back.position[-1, 0, 0] == pytest.approx(1.0, abs=1e-9)
    assert back.velocity[-1, 0, 0] == pytest.approx(-1.0, abs=1e-9)


def test_spins_in_space_turn_round():
    ball = kl.Ball((0, 0, 0), (1, 2, 3), 1, 1, spin=(1, -2, 3))
    run = kl.simulate(kl.Scene([ball]), 1)
    back = kl.scene_at(run, backwards=True).balls[0]
    assert back.spin == (-1, 2, -3)
    assert back.velocity == (-1, -2, -3)


def test_a_shaken_wall_is_refused_by_name():
    shaken = kl.Plane((0, 0), (0, 1), moves=kl.Shaking((0, 0.1), 3.0))
    run = kl.simulate(kl.Scene([kl.Ball((0, 2), (0, 0), 0.5, 1)], [shaken], (0, -9.81)), 0.1)
    with pytest.raises(ValueError, match="scene_at takes planes that move steadily, got Plane"):
        kl.scene_at(run)
