"""What is in view before a run is seen: where the first wall is met, and as far beyond."""

import math
from typing import Any

import pytest

import kernel_lib as kl
from kernel_lib.experiments import lessons
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.pictures.picture import picture_of
from kernel_lib.protocol.pictures.room import room_of
from kernel_lib.protocol.pictures.still import still_of
from kernel_lib.protocol.playable import Playable
from tests.other_run import another_truth, with_another_run


def room(scene: kl.Scene, lasts: float = 0.0) -> dict[str, Any]:
    header, _ = picture_of({"one": kl.simulate(scene, 0.1, kl.Events())}, [])
    return room_of(header["runs"][0], scene.balls, lasts)


FLOOR = kl.Plane((0, 0), (0, 1))


def test_a_ball_thrown_sideways_has_as_much_room_beyond_the_floor() -> None:
    """It falls 5 m in a second, and comes 3 m far."""
    found = room(kl.Scene([kl.Ball((0, 5.5), (3, 0), 0.5, 1.0)], [FLOOR], (0, -10.0), 1.0))
    assert found["low"] == pytest.approx([-0.5, 0.0])
    assert found["high"] == pytest.approx([6.5, 6.0])
    assert found["fastest"] == pytest.approx(109**0.5)


def test_a_ball_on_a_floor_comes_as_far_as_its_speed_takes_it() -> None:
    scene = kl.Scene([kl.Ball((0, 0.5), (2, 0), 0.5, 1.0)], [FLOOR], (0, -10.0), 1.0)
    assert room(scene, 3.0)["high"] == pytest.approx([6.5, 1.0])


def test_balls_without_walls_come_as_far_as_they_lie_apart() -> None:
    balls = [kl.Ball((0, 0), (1, 0), 0.5, 1.0), kl.Ball((4, 0), (0, 0), 0.5, 1.0)]
    found = room(kl.Scene(balls, [], 0.0, 1.0))
    assert (found["low"], found["high"]) == ([-0.5, -0.5], [8.5, 0.5])


def test_balls_that_attract_have_room_to_go_round_and_to_get_faster() -> None:
    balls = [kl.Ball((-2, 1), (0, -0.1), 0.5, 1.0), kl.Ball((2, 1), (0, 0.1), 0.5, 1.0)]
    scene = kl.Scene(balls, restitution=1.0, mutual_gravity=2.0)
    header, _ = picture_of({"one": kl.simulate(scene, 0.1, kl.Gravitating())}, [])
    assert header["runs"][0]["attraction"] == 2.0
    found = room_of(header["runs"][0], scene.balls, 0.0)
    assert found["low"] == pytest.approx([-2.5, -1.5])
    assert found["high"] == pytest.approx([2.5, 3.5])
    assert found["fastest"] == pytest.approx(0.1 / 0.75)


def test_beyond_the_floor_no_wall_is_passed() -> None:
    """The ball would come 6 m far, but for a wall at 5 m."""
    walls = [FLOOR, kl.Plane((5, 0), (-1, 0))]
    found = room(kl.Scene([kl.Ball((0, 5.5), (3, 0), 0.5, 1.0)], walls, (0, -10.0), 1.0))
    assert found["high"] == pytest.approx([5.0, 6.0])


def test_of_a_bowl_the_part_below_the_ball_is_in_view_and_without_gravity_all() -> None:
    ball, bowl = kl.Ball((0, 1), (0, 0), 0.1, 1.0), kl.Arc((0, 2), 2.1, math.pi, 2 * math.pi)
    found = room(kl.Scene([ball], [bowl], (0, -10.0), 1.0))
    at_its_top = (2.1**2 - 0.9**2) ** 0.5  # half of the bowl's width there
    assert (found["low"][1], found["high"][1]) == pytest.approx((-0.1, 1.1))
    assert at_its_top - 0.1 < found["high"][0] <= at_its_top
    assert found["low"][0] == pytest.approx(-found["high"][0])
    whole = room(kl.Scene([ball], [bowl], 0.0, 1.0))
    assert (whole["low"], whole["high"]) == (pytest.approx([-2.1, -0.1]), pytest.approx([2.1, 2]))


def test_of_mirrors_one_above_the_other_both_are_in_view_and_of_an_ellipse_all() -> None:
    ball = kl.Ball((0, 0), (0, 1), 0.1, 1.0)
    below = kl.Arc((0, 1), 1.1, -2.0, -1.0)
    above = kl.Arc((0, 2), 1.1, 1.0, 2.0)
    found = room(kl.Scene([ball], [below, above], (0, -10.0), 1.0))
    assert found["high"][1] == pytest.approx(3.1, abs=1e-3)
    ellipse = kl.Ellipse((1, 0), (2, 1), of_centres=True)
    whole = room(kl.Scene([ball], [ellipse], 0.0, 1.0))
    assert whole["low"] == pytest.approx([-1.1, -1.1], abs=1e-3)
    assert whole["high"] == pytest.approx([3.1, 1.1], abs=1e-3)


def test_a_track_is_in_view_also_above_its_ball() -> None:
    track = kl.Track((-2, 1), of_centres=True).line((0, 0)).line((2, 3))
    ball = kl.Ball((-2, 1), (0, 0), 0.1, 1.0)
    scene = kl.Scene([ball], (), (0, -9.807), track=track)
    header, _ = picture_of({"one": kl.simulate(scene, 0.1, kl.OnTrack())}, [])
    assert room_of(header["runs"][0], scene.balls, 0.0)["high"][1] > 2.8


def test_what_balls_hang_from_is_in_view() -> None:
    scene = kl.Scene([kl.Ball((0, 0), (1, 0), 0.5, 1.0)], [], (0, -10.0), 1.0)
    header, _ = picture_of({"one": kl.simulate(scene, 0.1, kl.Events())}, [])
    found = room_of(header["runs"][0] | {"pivots": [[2.0, 3.0]]}, scene.balls, 0.0)
    assert (found["low"], found["high"]) == ([-0.5, -0.5], [2.0, 3.0])


def test_without_gravity_all_sides_of_a_room_are_in_view() -> None:
    sides = [kl.Plane(point, normal) for point, normal in (((0, 0), (1, 0)), ((9, 0), (-1, 0)))]
    found = room(kl.Scene([kl.Ball((2, 1), (1, 0), 0.5, 1.0)], sides, 0.0, 1.0))
    assert (found["low"][0], found["high"][0]) == pytest.approx((0, 9))


@pytest.mark.parametrize("name", lessons())
def test_a_still_with_an_open_question_does_not_depend_on_the_run(name: str) -> None:
    lesson = lessons()[name]
    message, (block,) = answer(Playable(lesson), {"kind": "start"})
    truths = another_truth(lesson, 1, message["values"])
    other, others = with_another_run(message, block, truths)
    asked, elsewhere = (one["guesses"][0] for one in (message, other))
    assert others != block
    assert still_of(other, others, elsewhere) == still_of(message, block, asked)
