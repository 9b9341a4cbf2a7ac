"""What a wall does, as numbers: those of its contacts."""

import pytest

import kernel_lib as kl
from kernel_lib.protocol.pictures.wall_surfaces import surface_data

FLOOR = kl.Plane((0, 0), (0, 1))


def data(wall: kl.Plane = FLOOR, surface: kl.Surface | None = None, **scene):
    ball = kl.Ball((0, 2), (1, 0), 1, 1, surface=surface)
    return surface_data(kl.Scene([ball], [wall], (0, -9.807), **scene), wall)


def test_the_coefficients_of_the_scene_hold_where_nobody_has_any_of_their_own() -> None:
    assert data(restitution=0.7) == {"back": 0.7, "rubs": 0.0, "grips": False}
    assert data(restitution=0, friction=0.3) == {"back": 0.0, "rubs": 0.3, "grips": True}
    assert data(tangential_restitution=1) == {"back": 1.0, "rubs": None, "grips": True}


def test_the_smaller_of_ball_and_wall_holds() -> None:
    wall = kl.Plane((0, 0), (0, 1), surface=kl.Surface(0.9, friction=0.5))
    assert data(wall, kl.Surface(0.4, friction=0.8)) == {"back": 0.4, "rubs": 0.5, "grips": True}


def test_what_the_scene_says_of_the_pair_holds() -> None:
    assert data(pair_restitution={(0, -1): 0.5}) == {"back": 0.5, "rubs": 0.0, "grips": False}
    own = {("balls", "walls"): kl.Surface(0.5, friction=0.2)}
    assert data(pair_surface=own) == {"back": 0.5, "rubs": 0.2, "grips": True}


def test_where_it_depends_on_the_speed_or_on_the_ball_there_is_no_data() -> None:
    assert data(restitution=lambda speed: 1 / (1 + speed)) is None
    balls = [kl.Ball((3 * i, 2), (1, 0), 1, 1) for i in range(2)]
    scene = kl.Scene(balls, [FLOOR], (0, -9.807), pair_restitution={(0, -1): 0.5})
    assert surface_data(scene, FLOOR) is None


def test_the_share_is_that_of_the_contact() -> None:
    """A witness: what comes back of a drop in a run."""
    scene = kl.Scene([kl.Ball((0, 2), (0, 0), 1, 1)], [FLOOR], (0, -9.807), 0.7)
    hit = kl.simulate(scene, 1, solver=kl.Events()).contacts
    back = -hit.velocity_after[0, 0, 1] / hit.velocity_before[0, 0, 1]
    assert surface_data(scene, FLOOR)["back"] == pytest.approx(back)
