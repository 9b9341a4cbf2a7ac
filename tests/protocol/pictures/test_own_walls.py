"""Walls of one's own: the lines that page and still draw lie on them, whole, and stay few."""

import math
import re

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.protocol.pictures.own_walls import lines_of_wall, square_around
from kernel_lib.protocol.pictures.picture import picture_of
from kernel_lib.protocol.pictures.still import still_of

SQUARE = (-2.1, -2.0, 4.2)


class Stadium:
    """Two half circles of radius 1 joined by straight lines, from inside."""

    def distance(self, point):
        return 1 - math.dist(point, (min(max(point[0], -1), 1), 0))

    def normal(self, point):
        foot = min(max(point[0], -1), 1)
        length = math.dist(point, (foot, 0))
        return (foot - point[0]) / length, -point[1] / length

    def time_of_impact(self, position, velocity, acceleration, radius, side, leaving):
        return kl.first_contact(self, position, velocity, acceleration, radius, side, leaving, 1)


def ring(x, y, radius):
    return lambda point: math.dist(point, (x, y)) - radius


def test_the_line_of_a_circle_is_closed_and_lies_on_it() -> None:
    asked = []
    (line,) = lines_of_wall(lambda p: asked.append(p) or ring(0.3, 0.1, 1.2)(p), SQUARE)
    assert line[0].tolist() == line[-1].tolist()
    assert np.abs(np.hypot(*(line - (0.3, 0.1)).T) - 1.2).max() < 1e-4
    assert np.hypot(*np.diff(line, axis=0).T).sum() == pytest.approx(2.4 * math.pi, rel=1e-4)
    assert len(asked) < 5_000, "of 66,000 corners"


def test_a_wall_of_two_pieces_has_two_lines_and_one_outside_none() -> None:
    one, two = ring(-1, 0, 0.5), ring(1, 0, 0.7)
    lines = lines_of_wall(lambda point: min(one(point), two(point)), SQUARE)
    assert sorted(round(float(np.ptp(line[:, 0])), 3) for line in lines) == [1.0, 1.4]
    assert lines_of_wall(ring(9, 9, 1), SQUARE) == []


def test_what_has_no_distance_somewhere_is_drawn_where_it_has_one() -> None:
    def half(point):
        return point[1] + 0.0 * math.sqrt(point[0])

    (line,) = lines_of_wall(half, SQUARE)
    assert np.abs(line[:, 1]).max() < 1e-12
    assert 0 <= line[:, 0].min() < 0.05 and line[:, 0].max() == pytest.approx(2.1)
    assert lines_of_wall(lambda point: 0.0, SQUARE) == []


def test_picture_and_still_have_the_lines_of_a_stadium() -> None:
    scene = kl.Scene([kl.Ball((0.3, 0.2), (0.4, 0.7), 0.1, 1)], [Stadium()])
    run = kl.simulate(scene, 8.0)
    header, block = picture_of({"one": run}, ())
    (wall,) = header["runs"][0]["walls"]
    (line,) = wall["lines"]
    assert (wall["kind"], wall["of_centres"]) == ("own", False)
    assert max(abs(Stadium().distance(point)) for point in line) < 1e-3
    left, low, side = square_around(run)
    assert left < -2 and low < -1 and left + side > 2 and low + side > 1
    drawn = re.findall(
        r'd="(M[^"Z]+)"', still_of({**header, "guesses": []}, block, None, (400, 300))
    )
    assert max(one.count("L") for one in drawn) == len(line) - 1
