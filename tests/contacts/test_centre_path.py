"""Where the centre runs on a track: parallel curves, corners, kinks, and the nearest point."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.contacts.centre_path import centre_path

BENT = kl.Track((0, 0)).spline([(1, 0.5), (2, -0.2), (3, 0.4), (4, 0)])


def test_the_curvature_of_the_parallel_curve_is_that_of_its_own_turning():
    for track in (BENT, kl.Track((-1, 1)).parabola(1, 0, 1), kl.Track((0, 0)).cycloid(1, 1, 5)):
        stretch = centre_path(track, 0.1).stretches[1]
        q = np.linspace(stretch.low, stretch.high, 20_001)
        frame = stretch.frame(q)
        angle = np.unwrap(np.arctan2(frame.sin, frame.cos))
        way = np.concatenate([[0], np.cumsum(np.hypot(np.diff(frame.x), np.diff(frame.y)))])
        assert frame.curvature == pytest.approx(np.gradient(angle, way), abs=2e-3)
        assert frame.speed.mean() * (stretch.high - stretch.low) == pytest.approx(way[-1], rel=1e-3)


def test_arcs_are_wider_outside_and_narrower_inside():
    for angle, curvature in ((1.0, 1 / 0.9), (-1.0, -1 / 1.1)):
        stretch = centre_path(kl.Track((0, 0)).arc((0, math.copysign(1, angle)), angle), 0.1)
        assert stretch.stretches[1].frame(0.3, math).curvature == pytest.approx(curvature)


def test_convex_kinks_and_ends_are_arcs_and_concave_kinks_are_cut():
    track = kl.Track((-2, 0)).line((0, 0)).line((1, 1)).line((2, 0))
    path = centre_path(track, 0.1)
    assert len(path.stretches) == 6 and not path.closed
    reach = 0.1 * math.tan(math.pi / 8)
    assert path.stretches[1].high == pytest.approx(2 - reach)
    assert path.stretches[2].low == pytest.approx(reach)
    assert path.kinks[1] == pytest.approx(math.pi / 4) and path.kinks[0] == path.kinks[2] == 0
    round_ = path.stretches[3]
    assert round_.high == pytest.approx(math.pi / 2)
    assert round_.frame(0.0, math).curvature == pytest.approx(-10)
    for one, two, kink in zip(path.stretches, path.stretches[1:], path.kinks, strict=False):
        ended, begun = one.frame(one.high, math), two.frame(two.low, math)
        assert (ended.x, ended.y) == pytest.approx((begun.x, begun.y), abs=1e-12)
        turned = math.atan2(begun.sin, begun.cos) - math.atan2(ended.sin, ended.cos)
        assert math.remainder(turned - kink, 2 * math.pi) == pytest.approx(0, abs=1e-9)


def test_a_closed_track_goes_on_at_its_start():
    path = centre_path(kl.Track((1, 0)).arc((0, 0), 2 * math.pi), 0.1)
    assert path.closed and path.beyond(0, 1) == 0 and path.kink(0, 1) == 0
    square = kl.Track((0, 0)).line((1, 0)).line((1, 1)).line((0, 1)).line((0, 0))
    path = centre_path(square, 0.2)
    assert path.closed and path.kinks == pytest.approx([math.pi / 2] * 4)
    corners = [stretch.frame(stretch.low, math)[:2] for stretch in path.stretches]
    assert np.array(corners) == pytest.approx(
        np.array([(0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8)])
    )


@pytest.mark.parametrize("track", [BENT, kl.Track((-1, 1)).parabola(1, 0, 1)])
def test_no_point_is_nearer_than_the_foot(track):
    stretch = centre_path(track, 0.05).stretches[1]
    frame = stretch.frame(np.linspace(stretch.low, stretch.high, 100_001))
    for x, y in np.random.default_rng(1).uniform([-1, -1], [4, 2], size=(40, 2)).tolist():
        foot = stretch.foot(x, y, 1e-9)
        nearest = np.hypot(frame.x - x, frame.y - y).min()
        assert abs(foot.gap) == pytest.approx(nearest, abs=1e-7)


def test_feet_on_arcs_keep_to_their_angles():
    stretch = centre_path(kl.Track((1, 0)).arc((0, 0), math.pi), 0.1).stretches[1]
    assert stretch.foot(0, 0.5, 0)[:2] == pytest.approx((0.4, math.pi / 2))
    assert stretch.foot(0, 1.5, 0).gap == pytest.approx(-0.6)
    under = stretch.foot(0.8, -0.3, 0)
    assert not under.within and under.q == 0 and under.gap == pytest.approx(math.hypot(0.1, 0.3))


@pytest.mark.parametrize(
    ("track", "radius", "message"),
    [
        (kl.Track((-1, 1)).parabola(1, 0, 1), 0.5, "must be below 0.5 m, the least radius of curv"),
        (kl.Track((0, 1)).line((0, 0)).line((0.1, 0)).line((0.1, 1)), 0.2, "corner between pieces"),
        (kl.Track((0, 0)), 0.1, "a track needs at least one piece"),
    ],
)
def test_a_ball_that_does_not_fit_is_refused(track, radius, message):
    with pytest.raises(ValueError, match=message):
        centre_path(track, radius)
