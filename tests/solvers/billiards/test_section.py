"""Sections by exact events: the points of runs, plain and compiled; figures of the parabola."""

import math
from importlib.util import find_spec

import numpy as np
import pytest

import kernel_lib as kl

R = 0.1
PARABOLA = kl.Parabola((0, 0), 1, of_centres=True)
DOWN = (0, -1)


def scene(place, velocity, wall=PARABOLA, gravity=DOWN, **more):
    return kl.Scene([kl.Ball(place, velocity, R, 1)], [wall], gravity, **more)


SCENES = {
    "parabola": scene((0.3, 0.4), (0.4, 1.1)),
    "parabola askew": scene((1.2, 1.4), (0.4, 0.1), kl.Parabola((1, 1), 1, (0.3, 1), True)),
    "circle": scene((0.3, 0.2), (0.4, 1.1), kl.Arc((0, 0), 1 + R)),
    "outside": scene((0, 1.5), (0.3, 0.1), kl.Arc((0, 0), 1 - R), 0, central_force=0.4),
    "ellipse": scene((0.3, 0.2), (0.4, 1.1), kl.Ellipse((0.1, 0), (2, 1), 0.4, True)),
    "spring": scene(
        (0.3, 0.2), (0.4, 1.1), kl.Ellipse((0, 0), (2, 1), 0.4, True), 0, central_force=0.5
    ),
    "driven": scene(
        (0.3, 0.2), (0.4, 1.1), kl.Ellipse((0, 0), (2, 1), 0.4, True), 0, central_force=-0.5
    ),
    "with loss": scene((0.3, 0.2), (0.4, 1.1), kl.Arc((0, 0), 1 + R), restitution=0.9),
    "from the curve": scene((0, 1 + 1e-13), (0.3, -0.8), kl.Ellipse((0, 0), (2, 1), 0, True)),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_section_shows_the_bounces_of_a_run(name):
    found = kl.section(SCENES[name], 10, compile=False)
    hits = kl.simulate(SCENES[name], 1e6, record="contacts", budget=25).contacts
    assert found.time[0] == pytest.approx(hits.time[:10], abs=1e-10)
    centres = hits.point + R * hits.normal
    assert found.position[0] == pytest.approx(centres[:10], abs=1e-9)
    assert found.velocity[0] == pytest.approx(hits.velocity_after[:10, 0], abs=1e-9)
    n = hits.normal[:10]
    along = hits.velocity_after[:10, 0, 0] * n[:, 1] - hits.velocity_after[:10, 0, 1] * n[:, 0]
    assert found.along[0] == pytest.approx(along, abs=1e-9)


@pytest.mark.skipif(find_spec("numba") is None, reason="needs numba")
def test_compiled_sections_have_the_same_bits():
    starts = [(0.3, 0.4 + 0.01 * k, 0.4, 1.1) for k in range(5)]
    for name in ("parabola", "spring", "circle"):
        plain = kl.section(SCENES[name], 200, starts, compile=False)
        fast = kl.section(SCENES[name], 200, starts, compile=True)
        assert np.array_equal(plain.position, fast.position)
        assert np.array_equal(plain.time, fast.time)


def test_the_second_integral_of_the_parabola_over_ten_thousand_bounces():
    found = kl.section(scene((0.3, 0.045), (0.4, 1.1)), 10_000, compile=False)
    (x, y), (u, v) = found.position[0].T, found.velocity[0].T
    second = u * (x * v - (y - 0.5) * u) + x * x / 2
    assert second == pytest.approx(np.full(10_000, 0.2498), abs=1e-12)


@pytest.mark.parametrize("level", [1.5, 2.0, 3.0])
def test_confocal_orbits_of_the_parabola_are_retraced(level):
    """Hits at x^2 = a (l - a), v_x^2 = g (l - a), path 2y = l - x^2/(l - a); all of one period."""
    x = math.sqrt(level - 1)
    # From the top of the path at (0, l/2): it meets the wall at right angles and comes back.
    found = kl.section(scene((0, level / 2), (x, 0)), 7, compile=False)
    expected = np.array([x, -x, x, -x, x, -x, x])
    assert found.position[0, :, 0] == pytest.approx(expected, abs=1e-9)
    assert np.abs(found.velocity[0, :, 0]) == pytest.approx(np.full(7, x), abs=1e-9)
    assert found.along[0] == pytest.approx(np.zeros(7), abs=1e-9)
    period = found.time[0, 2:] - found.time[0, :-2]
    assert period == pytest.approx(np.full(5, 4.0), abs=1e-9)


def test_a_focal_orbit_passes_the_focus_after_every_bounce_at_equal_times():
    """Energy 0.8 a mass from the vertex: every 2 v/g = 2.529822128 s. It is unstable: 7 bounces."""
    speed = math.sqrt(2 * (0.8 - 0.5))
    angle = 0.9
    start = scene((0, 0.5), (speed * math.cos(angle), speed * math.sin(angle)))
    run = kl.simulate(start, 7 * 2.529822128 + 0.1)
    moments = 2.529822128 * np.arange(1, 8)
    places = np.array([run.at(float(time)).position[0] for time in moments])
    assert places == pytest.approx(np.tile((0, 0.5), (7, 1)), abs=1e-6)
    assert 2 * math.sqrt(2 * 0.8) == pytest.approx(2.529822128, abs=5e-10)
    hits = run.contacts.time[:7]
    assert np.all(hits < moments) and np.all(hits[1:] > moments[:-1])


def test_a_path_through_a_focus_of_an_ellipse_passes_the_foci_in_turn_spring_or_not():
    """c = 0.5 from (sqrt 3, 0) with (1.2, 1.9): every 1.655917820 s; few passes, unstable."""
    focus = math.sqrt(3)
    start = scene((focus, 0), (1.2, 1.9), kl.Ellipse((0, 0), (2, 1), 0, True), 0, central_force=0.5)
    run = kl.simulate(start, 7.0)
    for k in range(1, 5):
        place = run.at(1.655917820 * k).position[0]
        assert place == pytest.approx(((-1) ** k * focus, 0), abs=1e-7)


@pytest.mark.parametrize(("c", "integral"), [(-0.5, -1.8456)])
def test_the_second_integral_of_an_ellipse_with_a_spring(c, integral):
    """L^2 - f^2 (y'^2 + c y^2), f^2 = a^2 - b^2, over a thousand bounces."""
    start = scene((0.3, 0.2), (0.6, 0.8), kl.Ellipse((0, 0), (2, 1), 0, True), 0, central_force=c)
    found = kl.section(start, 1000, compile=False)
    (x, y), (u, v) = found.position[0].T, found.velocity[0].T
    second = (x * v - y * u) ** 2 - 3 * (v**2 + c * y**2)
    assert second == pytest.approx(np.full(1000, integral), abs=1e-11)


@pytest.mark.parametrize(("height", "grown"), [(0.49, False), (0.51, True)])
def test_vertical_bouncing_stays_below_the_focus_and_leaves_above(height, grown):
    """Dropped from rest at x0 = 1e-6: stays within 8 x0, or grows 1e5-fold in 400 bounces."""
    start = scene((1e-6, height + 5e-13), (0, 0))
    farthest = np.abs(kl.section(start, 400, compile=False).position[0, :, 0]).max()
    assert (farthest > 1e-2) == grown and (farthest < 8e-6) == (not grown)


def test_two_balls_a_millionth_apart_part_in_a_round_bowl_and_not_in_a_parabola():
    starts = [(0.3, 0.4, 0.4, 1.1), (0.3 + 1e-6, 0.4, 0.4, 1.1)]
    apart = {}
    for name in ("parabola", "circle"):
        places = kl.section(SCENES[name], 60, starts, compile=False).position
        apart[name] = np.linalg.norm(places[0] - places[1], axis=-1).max()
    assert apart["circle"] > 0.1 and apart["parabola"] < 1e-3


def test_orbits_that_fly_off_are_filled_with_nan():
    found = kl.section(scene((0, 1.5), (0.1, 0.0), kl.Arc((0, 0), 1 - R)), 5, compile=False)
    assert np.isfinite(found.time[0, 0]) and np.isnan(found.time[0, -1])
    assert repr(found) == "<Section: 1 orbits of 5 bounces>"


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (scene((0, 1), (0, 0), kl.Plane((0, 0), (0, 1))), "a section takes a whole circle"),
        (scene((0, 1), (0, 0), kl.Parabola((0, 0), 1)), "of_centres=True"),
        (scene((0, 0), (0, 1), kl.Ellipse((0.1, 0), (2, 1), 0, True), 0, central_force=1), "about"),
        (scene((0, 1), (0, 0), drag=0.1), "a section takes no drag"),
        (kl.Scene([kl.Ball((0, 1), (0, 0), R, 1)]), "one ball and one wall, got 1 and 0"),
    ],
)
def test_other_scenes_are_refused(other, message):
    with pytest.raises(ValueError, match=message):
        kl.section(other, 5)


def test_a_start_beyond_the_wall_is_named():
    with pytest.raises(ValueError, match=r"start 1 at \(0\.0, -1\.0\) is 1 m beyond the wall"):
        kl.section(SCENES["parabola"], 5, [(0, 1, 0, 0), (0, -1, 0, 0)])
    with pytest.raises(ValueError, match="count must be a whole number"):
        kl.section(SCENES["parabola"], 0)
