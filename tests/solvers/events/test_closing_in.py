"""Balls between walls that close in: hits without end, and the moment when no room is left."""

import pytest

import kernel_lib as kl

#: Velocity of the ball, those of the walls along x, m/s, and when a gap of 3 m closes, s.
CASES = {
    "one wall comes": ((1.0, 0.0), (0.0, -1.0), 3.0),
    "both walls come, and the ball goes across": ((3.0, 2.0), (0.5, -1.0), 2.0),
    "one wall follows the other": ((1.0, 0.0), (-1.0, -2.0), 3.0),
}


@pytest.mark.parametrize("name", CASES)
def test_an_elastic_ball_between_walls_that_close_in_is_crushed_when_no_room_is_left(name):
    velocity, pushes, end = CASES[name]
    walls = [
        kl.Plane((x, 0), (side, 0), moves=kl.Steady((push, 0)))
        for x, side, push in zip((0, 4), (1, -1), pushes, strict=True)
    ]
    scene = kl.Scene([kl.Ball((1.5, 0), velocity, 0.5, 1)], walls)
    run = kl.simulate(scene, 9.0, record="contacts")
    assert run.stopped_because == "crushed between walls"
    assert run.time[-1] == pytest.approx(end, abs=1e-9)
    place = 0.5 + pushes[0] * end, velocity[1] * end
    assert run.position[-1, 0] == pytest.approx(place, abs=1e-9)
