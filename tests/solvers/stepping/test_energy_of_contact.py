"""Several contacts in one step add no energy, whatever their order."""

import math

import numpy as np
import pytest

import kernel_lib as kl


def gained(run):
    """The most by which energy ever grew, as a part of the greatest energy of motion."""
    energy = kl.mechanical_energy(run)
    return np.max(energy - np.minimum.accumulate(energy)) / kl.kinetic_energy(run).max()


def touching(place, radius, normal):
    """A wall of this normal that touches a ball."""
    away = radius / math.hypot(*normal)
    return kl.Plane(tuple(x - away * n for x, n in zip(place, normal, strict=True)), normal)


def test_a_wall_presses_no_more_once_another_drives_the_ball_away_from_it():
    """The floor was to stop the fall of a whole step. Then the side wall threw the ball up, the
    floor kept what it had pressed, and it gained a twentieth of its energy."""
    walls = [touching((1, 0), 0.5, (-1, 0)), touching((1, 0), 0.5, (-0.11815, 0.992996))]
    ball = kl.Ball((1, 0), (-0.0004, 0.0001457), 0.5, 1)
    run = kl.simulate(kl.Scene([ball], walls, (0.0023654, -0.0031086)), 4.8, kl.Stepping(0.112))
    assert gained(run) < 1e-9


@pytest.mark.parametrize("rest", [False, True])
def test_a_ball_laid_into_a_gutter_in_space_slides_along_it(rest):
    """It was thrown to and fro between its walls, by the order in which they were asked."""
    s, c = math.sin(0.6), math.cos(0.6)
    walls = [kl.Plane((0, 0, 0), (s, c, 0)), kl.Plane((0, 0, 0), (-s, c, 0))]
    scene = kl.Scene([kl.Ball((0, 1 / c, 0), (0, 0, 0), 1, 1)], walls, (0, -9.8, 0.3), 0.0)
    run = kl.simulate(scene, 2.0, kl.Stepping(0.01, spend_rest_of_step=rest))
    assert run.position[-1, 0] == pytest.approx([0, 1 / c, 0.6], abs=1e-9)
    assert gained(run) < 1e-9


def test_a_ball_in_a_corner_of_rough_walls_gains_nothing():
    """Friction of one wall gripped by what another then changed: 2e-4 of its energy."""
    place = (-0.06938498734042864, -0.009383805136660029, 0.11293116878900195)
    ball = kl.Ball(
        place, (-1.57032, 0.7135432, -0.2493298), 0.1, 1, (-3.204727, -3.122394, -8.35517), 2 / 3
    )
    corner = (-0.0009204191100234873, -0.03894888289066444, -0.02584593098225782)
    aside = (0.018060975062402698, -0.008083431073968134, -0.003824301171542638)
    walls = [
        kl.Plane(corner, (0.019686702825189247, 0.8330716675602727, 0.5528146438366291)),
        kl.Plane(aside, (-0.896168000878635, 0.40109198095723175, 0.18975810131057547)),
        kl.Plane((0, 0.09061619486333998, 0), (0, -1, 0)),
    ]
    scene = kl.Scene([ball], walls, (4.973755, 8.171702, 2.172818), 1.0, 1.0, friction=math.inf)
    run = kl.simulate(scene, 3.0, kl.Stepping(0.007, return_to_contact=False))
    assert gained(run) < 1e-9


def test_a_light_ball_between_a_heavy_one_and_a_wall_gains_nothing():
    """They stick where they touch: a jam of rough balls was lifted by 3e-5 of its energy."""
    heavy = kl.Ball((1.18151, 2.45878), (0.00036, -0.0035), 0.3, 1)
    light = kl.Ball((0.01235, 2.58857), (0, 0), 0.5, 0.08975)
    wall = kl.Plane((-2.99292, 3.14639), (0.689214, -0.724558))
    scene = kl.Scene([heavy, light], [wall], (-9.75624, 1.02557), 0.0, 0.0)
    run = kl.simulate(scene, 3.0, kl.Stepping(0.007, return_to_contact=False))
    assert gained(run) < 1e-9


def test_drag_adds_where_a_ball_turns_what_is_said_and_no_more():
    """Drag of the start of a step acts through all of it: against v, and so along what follows."""
    v, g, h, k = 0.25, 10.0, 0.1, 0.6
    scene = kl.Scene([kl.Ball((0, 0), (0, v), 0.3, 1)], (), (0, -g), drag=k / 0.3)
    run = kl.simulate(scene, 1.0, kl.Stepping(h))
    energy = kl.mechanical_energy(run)
    most = k * h * (g * h) ** 2 / (16 * (1 - k * h / 2))
    assert energy[1] - energy[0] == pytest.approx(most, rel=0.01)
    assert energy[1] - energy[0] <= most
    assert (np.diff(energy)[1:] < 0).all()
