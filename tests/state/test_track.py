"""Tracks: their pieces, where they go, and what cannot be one."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.state.track import curves_of


def test_pieces_begin_where_the_last_one_ended():
    track = kl.Track((-3, 2)).line((0, 0)).line((1, 0)).bend(0.5, 2 * math.pi).line((3, 0))
    assert track.end == pytest.approx((3, 0), abs=1e-15)
    assert track.length == pytest.approx(math.hypot(3, 2) + 1 + math.pi + 2)
    again = kl.Track((-3, 2), track.pieces)
    assert again == track and hash(again) == hash(track) and eval(repr(track), vars(kl)) == track


def test_a_ball_touches_a_curve_at_its_length():
    """Cycloid: 4 a (1 - cos(q/2)). Parabola k x^2: (asinh u + u sqrt(1 + u^2))/(4 k), u = 2 k x."""
    cycloid = kl.Track((0, 0), of_centres=True).cycloid(1, 0, 2 * math.pi)
    parabola = kl.Track((0, 0), of_centres=True).parabola(2, 0, 1)
    for share in np.random.default_rng(3).uniform(size=50):
        q = 2 * math.pi * share
        ball = cycloid.ball(4 * (1 - math.cos(q / 2)), 0.1, 1)
        assert ball.position == pytest.approx((q - math.sin(q), math.cos(q) - 1), abs=1e-10)
        u = 4 * share
        length = (math.asinh(u) + u * math.sqrt(1 + u * u)) / 8
        assert parabola.ball(length, 0.1, 1).position == pytest.approx(
            (share, 2 * share**2), abs=1e-10
        )


def test_a_bend_goes_on_without_a_kink_either_way():
    for angle, end in ((math.pi / 2, (2, 1)), (-math.pi / 2, (2, -1))):
        assert kl.Track((0, 0)).line((1, 0)).bend(1, angle).end == pytest.approx(end)
    assert kl.Track((0, 0)).arc((1, 0), math.pi).end == pytest.approx((2, 0))


def test_a_parabola_and_a_cycloid_are_moved_to_where_the_last_piece_ended():
    assert kl.Track((1, 5)).parabola(2, 0, -1).end == pytest.approx((-1, 5))
    assert kl.Track((0, 3)).cycloid(1, 0, math.pi).end == pytest.approx((math.pi, 1))
    assert kl.Track((0, 0)).cycloid(1, 0, 2 * math.pi).length == pytest.approx(8, rel=1e-9)


def test_a_spline_goes_through_its_points_with_one_slope_and_curvature():
    points = [(0.5, 1), (1.5, -0.3), (2, 0.2), (4, 0)]
    curve = curves_of(kl.Track((0, 0)).spline(points))[0]
    for q, place in zip(curve.knots, [(0, 0), *points], strict=True):
        assert curve.at(q, math)[:2] == pytest.approx(place, abs=1e-14)
        before, after = (curve.at(q + step, math) for step in (-1e-9, 1e-9))
        assert before == pytest.approx(after, abs=1e-6)
    assert curve.at(0.0, math)[4:] == pytest.approx((0, 0), abs=1e-13)


def test_one_place_and_many_are_the_same_and_derivatives_are_those_of_the_places():
    track = kl.Track((0, 0)).line((1, 0)).bend(1, 1).parabola(0.5, 2, 3).cycloid(1, 1, 4)
    for curve in curves_of(track.spline([(9, 0), (10, 1), (11, 0)])):
        marks = np.linspace(curve.low, curve.high, 7)[1:-1]
        many = np.array(curve.at(marks, np))
        one = np.array([curve.at(q, math) for q in marks]).T
        assert many == pytest.approx(one, rel=1e-13, abs=1e-13)
        step = 1e-5
        up, down = (np.array(curve.at(marks + x, np)) for x in (step, -step))
        assert many[2:] == pytest.approx((up - down)[:4] / (2 * step), abs=1e-6)


def test_points_for_drawing_are_as_close_as_asked():
    track = kl.Track((0, 0)).line((1, 0)).bend(0.3, 5).spline([(2, 2), (3, 1)])
    points = track.points(0.05)
    gaps = np.hypot(*np.diff(points, axis=0).T)
    assert gaps[1:].max() <= 0.05 and points[0].tolist() == [0, 0]
    assert points[-1] == pytest.approx(track.end)


def test_a_ball_is_placed_touching_and_rolling():
    track = kl.Track((0, 0)).line((3, 4))
    ball = track.ball(2.5, 0.5, 1, speed=2)
    assert ball.position == pytest.approx((1.5 - 0.4, 2 + 0.3))
    assert ball.velocity == pytest.approx((1.2, 1.6)) and ball.spin == -4
    assert track.ball(1, 0.5, 1, 2, inertia_factor=math.inf).spin == 0
    centres = kl.Track((0, 0), of_centres=True).line((3, 4))
    assert centres.ball(2.5, 0.5, 1).position == pytest.approx((1.5, 2))


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: kl.Track((0, 0)).line((0, 0)), "piece 0, line: end must differ from where"),
        (lambda: kl.Track((0, 0)).bend(1, 1), r"a bend goes on in a direction, .* use .arc"),
        (lambda: kl.Track((0, 0)).arc((0, 0), 1), "centre must differ"),
        (lambda: kl.Track((0, 0)).arc((1, 0), 0), "angle must be up to 20 pi in size and not 0"),
        (lambda: kl.Track((0, 0)).parabola(1, 0, 0), "x of its end must differ"),
        (lambda: kl.Track((0, 0)).cycloid(1, 2, 1), r"angles must grow within \[0, 2 pi\], got 2"),
        (lambda: kl.Track((0, 0)).cycloid(-1, 0, 1), "radius must be positive, got -1"),
        (lambda: kl.Track((0, 0)).spline([(1, 0), (1, 0)]), "point 1 must differ from the one"),
        (lambda: kl.Track((0, 0)).spline([]), "needs 1 to 2000 points, got 0"),
        (lambda: kl.Track((0, 0)).line((math.nan, 0)), "piece 0, line: end x must be a number"),
        (lambda: kl.Track((0, 0, 0)), "start of a track must have two components"),
        (lambda: kl.Track((0, 0), [("loop", 1)]), "piece 0 must be one of line, arc, bend"),
        (lambda: kl.Track((0, 0), [("line",)]), r"is a line and needs \(x, y\) of its end, got"),
        (lambda: kl.Track((0, 0)).line((1, 0)).ball(2, 1, 1), r"along must lie in \[0, 1\] m, got"),
        (lambda: kl.Track((0, 0)).ball(0, 1, 1), "a track needs at least one piece"),
        (lambda: kl.Scene([kl.Ball((0, 0), (0, 0), 1, 1)], track=3), "must be a Track or None"),
    ],
)
def test_what_cannot_be_a_track_is_refused_by_name(make, message):
    with pytest.raises(ValueError, match=message):
        make()


def test_points_aside_lie_to_the_right_of_the_direction_of_drawing():
    arc = kl.Track((-1, 0)).arc((0, 0), math.pi)
    assert np.hypot(*arc.points(0.1, 0.2).T) == pytest.approx(np.full(64, 1.2), abs=1e-12)
    line = kl.Track((0, 0)).line((1, 0)).line((1, 1))
    assert line.points(1, 0.5).tolist() == [[0, -0.5], [1, -0.5], [1.5, 0], [1.5, 1]]
    assert line.points(1).tolist() == [[0, 0], [1, 0], [1, 1]]
    cusp = kl.Track((0, 0)).cycloid(1, 0, 1).points(0.1, 0.2)[0]
    assert cusp == pytest.approx((-0.2, 0), abs=1e-6)
