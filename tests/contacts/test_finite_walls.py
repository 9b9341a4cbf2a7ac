"""Walls that end or curve, conics too: distance, normal, curvature, and what they refuse."""

import math

import numpy as np
import pytest

import kernel_lib as kl

PIECES = {
    "segment": kl.Segment((-1, 0), (2, 1)),
    "circle": kl.Arc((0.3, 0.1), 1.5),
    "arc": kl.Arc((0.3, 0.1), 1.5, 3.5, 6.0),
    "arc over 0": kl.Arc((0.3, 0.1), 1.5, 5.0, 1.0),
    "parabola": kl.Parabola((0.1, -1), 0.7, axis=(1, 2)),
    "ellipse": kl.Ellipse((0.2, 0.1), (2, 1.1), angle=0.4),
    "tall ellipse": kl.Ellipse((0.2, 0.1), (1.1, 2)),
}
PLACES = [(0.31, 0.17), (-0.6, 0.7), (1.1, -0.2), (3.0, 2.0), (0.4, -2.5)]


@pytest.mark.parametrize("wall", PIECES.values(), ids=PIECES)
@pytest.mark.parametrize("place", PLACES)
def test_the_normal_is_the_slope_of_the_distance_and_turns_with_the_curvature(wall, place):
    h, (x, y) = 1e-5, place
    slope = (
        (wall.distance((x + h, y)) - wall.distance((x - h, y))) / (2 * h),
        (wall.distance((x, y + h)) - wall.distance((x, y - h))) / (2 * h),
    )
    n = wall.normal(place)
    assert n == pytest.approx(slope, abs=1e-8)
    t = (n[1], -n[0])
    ahead, behind = (wall.normal((x + s * t[0], y + s * t[1])) for s in (h, -h))
    turn = [(p - q) / (2 * h) for p, q in zip(ahead, behind, strict=True)]
    assert -np.dot(turn, t) == pytest.approx(wall.curvature(place), abs=1e-5)


def test_parts_of_pieces():
    segment, arc = PIECES["segment"], PIECES["arc over 0"]
    assert [segment.part(p) for p in ((-2, 0), (0, 1), (3, 3))] == [-1, 0, 1]
    assert [arc.part(p) for p in ((0.6, -2), (2, 0), (0.2, 2))] == [-1, 0, 1]
    assert PIECES["circle"].sweep == 2 * math.pi == kl.Arc((0, 0), 1, 1.0, 1.0).sweep


def test_foci():
    assert kl.Parabola((1, 2), 0.5, axis=(0, -2)).focus == (1, 1.75)
    one, two = kl.Ellipse((1, 0), (1, 2)).foci
    assert one == pytest.approx((1, math.sqrt(3))) and two == pytest.approx((1, -math.sqrt(3)))


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: kl.Segment((0, 0), (0, 0)), "a segment needs two ends, got"),
        (lambda: kl.Segment((0, 0, 0), (1, 0, 0)), "in space use Plane"),
        (lambda: kl.Arc((0, 0), 0), "radius must be positive, got 0"),
        (lambda: kl.Arc((0, 0), 1, 2.0), "an arc needs both start and end"),
        (lambda: kl.Parabola((0, 0), 1, (0, 0)), "axis must not be zero"),
        (lambda: kl.Ellipse((0, 0), (1, -1)), "semi_axes b must be positive, got -1"),
        (lambda: kl.Ellipse((0, 0), (1, 1), surface=3), "surface must be a Surface or None"),
    ],
)
def test_what_is_no_wall_says_why(make, message):
    with pytest.raises(ValueError, match=message):
        make()


@pytest.mark.parametrize(
    ("wall", "radius", "message"),
    [
        (kl.Parabola((0, 0), 0.5), 0.5, "smallest radius of curvature is 0.5 m"),
        (kl.Ellipse((0, 3), (2, 1)), 0.5, "smallest radius of curvature is 0.5 m"),
        (kl.Arc((0, 3), 1), 1.0, "does not fit into wall 0"),
        (kl.Arc((0, 2), 1), 0.2, "is 0.1 m inside wall 0"),
    ],
)
def test_a_ball_that_does_not_fit_is_refused_with_its_remedy(wall, radius, message):
    with pytest.raises(ValueError, match=message):
        kl.Scene([kl.Ball((0, 2.9), (0, 0), radius, 1)], [wall])


def test_outside_and_of_centres_any_ball_fits():
    kl.Scene([kl.Ball((0, 9), (0, 0), 3, 1)], [kl.Ellipse((0, 0), (2, 1))])
    kl.Scene([kl.Ball((0, 0), (0, 0), 3, 1)], [kl.Ellipse((0, 0), (2, 1), of_centres=True)])


def test_curves_in_space_are_refused():
    with pytest.raises(ValueError, match="wall 0 has 2 components where ball 0 has 3"):
        kl.Scene([kl.Ball((0, 0, 0), (0, 0, 0), 0.1, 1)], [kl.Arc((0, 0), 1)])


def test_what_is_no_wall_of_a_scene_says_what_is():
    with pytest.raises(ValueError, match="offer distance, normal, time_of_impact only"):
        kl.Scene([kl.Ball((0, 0), (0, 0), 0.1, 1)], ["wall"])
