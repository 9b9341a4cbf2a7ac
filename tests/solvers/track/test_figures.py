"""Figures of balls on tracks, to the digits known, and again by closed forms of their own.

Heights and speeds of centres: tracks are given for centres, with radius 1 and g = 1 where no other
unit is said.
"""

import math

import numpy as np
import pytest
from scipy.special import ellipk

import kernel_lib as kl

SPHERE, DISC, HOOP, BLOCK = 2 / 5, 1 / 2, 1.0, math.inf
EVER = {"tangential_restitution": 0.0}  # friction without limit


def legs_of(run):
    return run.memory[0].legs[0]


def run_of(track, ball, duration=30.0, gravity=1.0, held=False, **coefficients):
    scene = kl.Scene([ball], (), (0, -gravity), **coefficients, track=track)
    return kl.simulate(scene, duration, kl.OnTrack(held=held))


# ---- Off the top of a fixed sphere ----


def off_the_sphere(inertia=SPHERE, **coefficients):
    """Angle from the top, speed and rim speed where a nudged ball leaves; angles where it slips."""
    track = kl.Track((0, 1), of_centres=True).arc((0, 0), -math.pi)
    ball = track.ball(0, 0.1, 1, speed=1e-7, inertia_factor=inertia)
    legs = legs_of(run_of(track, ball, 60.0, **coefficients))
    left = next(leg for leg in legs if leg.ending == "leave").end
    slips = [math.degrees(leg.end.q) for leg in legs if leg.ending == "broken"]
    return math.degrees(left.q), left.speed, left.rim, slips


def test_a_smooth_ball_leaves_the_sphere_at_two_thirds_of_its_height():
    assert off_the_sphere()[0] == pytest.approx(48.189685, abs=6e-7)


@pytest.mark.parametrize(("inertia", "cosine"), [(SPHERE, 10 / 17), (DISC, 4 / 7), (HOOP, 0.5)])
def test_a_ball_that_never_slips_leaves_later(inertia, cosine):
    angle = off_the_sphere(inertia, **EVER)[0]
    assert math.cos(math.radians(angle)) == pytest.approx(cosine, abs=1e-11)
    if inertia == SPHERE:
        assert angle == pytest.approx(53.968121, abs=6e-7)


@pytest.mark.parametrize(
    ("mu", "slips", "leaves", "speed", "rim"),
    [
        (0.1, 17.970778, 50.358735, 0.798736, 0.439379),
        (1.0, 47.543229, 53.320634, 0.772875, 0.720619),
    ],
)
def test_a_ball_with_friction_slips_before_it_leaves(mu, slips, leaves, speed, rim):
    found = off_the_sphere(friction=mu)
    assert found[0] == pytest.approx(leaves, abs=1e-6)
    assert found[1:3] == pytest.approx((speed, -rim), abs=1e-6)
    assert found[3] == pytest.approx([slips], abs=1e-6)
    # Again: w = C exp(2 mu a) + A cos a + B sin a from the onset on, and it leaves at w = cos a.
    onset, a = math.radians(found[3][0]), math.radians(found[0])
    first, second = (4 * mu**2 - 2) / (1 + 4 * mu**2), -6 * mu / (1 + 4 * mu**2)
    start = (10 / 7) * (1 - math.cos(onset)) - first * math.cos(onset) - second * math.sin(onset)
    square = start * math.exp(2 * mu * (a - onset)) + first * math.cos(a) + second * math.sin(a)
    assert square == pytest.approx(math.cos(a), abs=1e-11)
    assert found[1] ** 2 == pytest.approx(square, abs=1e-11)


# ---- Bowls ----

BOWL = kl.Track((-math.cos(0.2), math.sin(0.2)), of_centres=True).arc((0, 0), math.pi + 0.4)


def bowl(angle, inertia=SPHERE, **coefficients):
    ball = BOWL.ball(0.2 + math.pi / 2 - angle, 0.1, 1, inertia_factor=inertia)
    return run_of(BOWL, ball, 10.0, **coefficients)


@pytest.mark.parametrize("degrees", [0.001, 0.5, 5, 60, 90])
@pytest.mark.parametrize("inertia", [SPHERE, HOOP, None])
def test_the_period_in_a_bowl_is_an_elliptic_integral(degrees, inertia):
    rolls = EVER if inertia else {}
    legs = legs_of(bowl(math.radians(degrees), inertia or SPHERE, **rolls))
    assert [leg.ending for leg in legs[:2]] == ["turn"] * 2
    period = 4 * math.sqrt(1 + (inertia or 0)) * ellipk(math.sin(math.radians(degrees) / 2) ** 2)
    assert legs[0].lasts + legs[1].lasts == pytest.approx(period, rel=1e-10)
    expected = {(5, SPHERE): 7.437905, (60, SPHERE): 7.978427, (90, SPHERE): 8.775083}
    expected[60, None] = 6.743001
    if (degrees, inertia) in expected:
        assert 2 * legs[1].lasts == pytest.approx(expected[degrees, inertia], abs=6e-7)


def test_small_swings_of_a_rolling_ball_take_the_root_of_seven_fifths():
    legs = legs_of(bowl(1e-3, **EVER))
    assert 2 * legs[1].lasts == pytest.approx(2 * math.pi * math.sqrt(1.4), rel=2e-7)
    assert 2 * math.pi * math.sqrt(1.4) == pytest.approx(7.434365, abs=5e-7)


@pytest.mark.parametrize(("factor", "slips"), [(1.0001, False), (0.9999, True)])
def test_it_rolls_throughout_with_enough_friction(factor, slips):
    enough = (2 / 7) * math.tan(math.pi / 3)
    assert enough == pytest.approx(0.494872, abs=6e-7)
    kinds = bowl(math.pi / 3, friction=factor * enough).contacts.kind
    assert ("slide" in kinds) == slips


def test_from_rest_at_sixty_degrees_it_slips_first_and_grips_before_the_bottom():
    leg = legs_of(bowl(math.pi / 3, friction=0.2))[0]
    assert (leg.kind, leg.ending) == ("slide", "grips")
    assert leg.lasts == pytest.approx(1.541984483, abs=1e-9)
    assert leg.end.speed == pytest.approx(0.753995991, abs=1e-9)
    left = math.degrees(math.pi / 2 + 0.2 - leg.end.q)
    assert left == pytest.approx(17.561773, abs=1e-6)
    # Again: friction is against the falling angle a, and w = 0 at 60 degrees.
    mu, a, start = 0.2, math.radians(left), math.pi / 3
    first = (2 - 4 * mu**2) / (1 + 4 * mu**2)
    second = 2 * mu * (1 + first)
    now, then = (first * math.cos(x) + second * math.sin(x) for x in (a, start))
    square = now - then * math.exp(2 * mu * (a - start))
    assert leg.end.speed**2 == pytest.approx(square, abs=1e-10)


# ---- Loops: heights of the centre ----

LOOP = kl.Track((-1, 0), of_centres=True).line((0, 0)).bend(1, 2 * math.pi).line((3, 0))


def loops(height, inertia, held=False, **coefficients):
    """Whether a ball that comes from so high, rolling or sliding, goes round."""
    rolls = inertia if coefficients else 0.0
    speed = math.sqrt(2 * height / (1 + rolls))
    ball = LOOP.ball(0.5, 0.1, 1, speed, None if rolls else 0.0, inertia)
    for leg in legs_of(run_of(LOOP, ball, 60.0, held=held, **coefficients)):
        if leg.ending in ("leave", "turn"):
            return False
        if leg.ending == "end" and leg.end.stretch == 2:
            return True
    raise AssertionError("it neither leaves, nor turns, nor comes through")


@pytest.mark.parametrize(
    ("least", "inertia", "coefficients"),
    [(2.5, BLOCK, {}), (2.7, SPHERE, EVER), (2.75, DISC, EVER), (3.0, HOOP, EVER)],
)
def test_the_least_start_for_a_loop(least, inertia, coefficients):
    assert loops(least * (1 + 1e-9), inertia, **coefficients)
    assert not loops(least * (1 - 1e-9), inertia, **coefficients)


def test_a_bead_on_a_wire_needs_two_radii():
    assert loops(2 * (1 + 1e-9), SPHERE, held=True)
    assert not loops(2 * (1 - 1e-9), SPHERE, held=True)


@pytest.mark.parametrize(
    ("friction", "least", "onset"), [(0.1, 2.879533178, 86.0935), (1.0, 2.702957382, 167.4888)]
)
def test_a_ball_that_must_slip_needs_more_height(friction, least, onset):
    assert loops(least + 3e-9, SPHERE, friction=friction)
    assert not loops(least - 3e-9, SPHERE, friction=friction)
    ball = LOOP.ball(0.5, 0.1, 1, math.sqrt(2 * least / 1.4))
    legs = legs_of(run_of(LOOP, ball, friction=friction))
    slips = next(leg for leg in legs if leg.ending == "broken")
    assert math.degrees(slips.end.q) == pytest.approx(onset, abs=6e-5)


def test_at_two_point_seven_it_slips_where_the_force_exceeds_friction():
    ball = LOOP.ball(0.5, 0.1, 1, math.sqrt(2 * 2.7 / 1.4))
    legs = legs_of(run_of(LOOP, ball, friction=0.3))
    slips = next(leg for leg in legs if leg.ending == "broken").end.q
    assert math.degrees(slips) == pytest.approx(137.174061, abs=1e-6)
    assert slips == pytest.approx(2 * math.atan(17 * 0.3 / 2), abs=1e-10)


# ---- Cycloid, quickest way ----


@pytest.mark.parametrize(("coefficients", "expected"), [({}, 4.012133), (EVER, 4.747220)])
@pytest.mark.parametrize("swing", [0.3, 1.0, 2.5])
def test_a_cycloid_swings_in_one_time_at_any_amplitude(coefficients, expected, swing):
    low = math.pi - 2.8
    track = kl.Track((0, 0), of_centres=True).cycloid(1, low, 2 * math.pi - low)
    along = 4 * (math.cos(low / 2) - math.cos((math.pi - swing) / 2))
    ball = track.ball(along, 0.1, 1)
    legs = legs_of(run_of(track, ball, 10.0, 9.81, **coefficients))
    share = 1.4 if coefficients else 1.0
    assert 2 * legs[1].lasts == pytest.approx(4 * math.pi * math.sqrt(share / 9.81), rel=1e-9)
    assert 2 * legs[1].lasts == pytest.approx(expected, abs=6e-7)


def arrival(track, **coefficients):
    return legs_of(run_of(track, track.ball(0, 0.01, 1), **coefficients))[0].lasts


def test_the_quickest_way_is_a_cycloid_from_its_cusp():
    radius, angle = 0.517199922, 3.508368769
    quick = kl.Track((0, 0), of_centres=True).cycloid(radius, 0, angle)
    assert quick.end == pytest.approx((2, -1), abs=2e-9)
    straight = kl.Track((0, 0), of_centres=True).line((2, -1))
    assert arrival(quick) == pytest.approx(2.523099988, abs=3e-9)
    assert arrival(quick) == pytest.approx(math.sqrt(radius) * angle, rel=1e-9)
    assert arrival(straight) == pytest.approx(3.162277660, abs=1e-9)
    assert arrival(straight, **EVER) == pytest.approx(3.162277660 * math.sqrt(1.4), abs=2e-9)


def test_half_a_cycloid_beats_the_straight_line():
    half = kl.Track((0, 0), of_centres=True).cycloid(1, 0, math.pi)
    straight = kl.Track((0, 0), of_centres=True).line((math.pi, -2))
    assert arrival(half) == pytest.approx(math.pi, rel=1e-9)
    assert arrival(straight) == pytest.approx(3.724192, abs=6e-7)


def test_a_rolling_ball_slips_where_the_cycloid_begins_upright():
    track = kl.Track((0, 0), of_centres=True).cycloid(1, 0, math.pi)
    run = run_of(track, track.ball(0, 0.01, 1), friction=0.5)
    assert run.contacts.kind[0] == "slide"


@pytest.mark.parametrize("held", [False, True])
@pytest.mark.parametrize("friction", [0.02, 0.5, 1.2])
@pytest.mark.parametrize("inertia", [SPHERE, HOOP, BLOCK])
def test_who_starts_on_an_upright_wall_is_braked_and_not_driven(held, friction, inertia):
    """Rounding gave its normal force there either sign, and friction then the wrong one."""
    ends = []
    for angle in (math.pi, math.pi + 1e-9):
        start = (math.cos(angle), 1 + math.sin(angle))
        pipe = kl.Track(start, of_centres=True).arc((0, 1), 2 * math.pi - angle)
        ball = pipe.ball(0, 0.2, 1, inertia_factor=inertia)
        run = run_of(pipe, ball, 6.0, held=held, friction=friction)
        energy = kl.mechanical_energy(run)
        assert np.max(np.maximum.accumulate(energy[::-1])[::-1] - energy) <= 1e-6 * energy[0]
        ends.append(run.position[-1, 0])
    assert ends[0] == pytest.approx(ends[1], abs=1e-3)


# ---- Kinks and a parabola ----


def through_kink(degrees, **coefficients):
    """Speed and rim speed after a concave kink, over the speed before."""
    angle = math.radians(degrees)
    track = kl.Track((-2, 0)).line((0, 0)).line((2 * math.cos(angle), 2 * math.sin(angle)))
    run = run_of(track, track.ball(1, 0.1, 1, 5.0), 0.4, **coefficients)
    leg = next(leg for leg in legs_of(run) if leg.time > 0)
    return math.hypot(leg.vx, leg.vy) / 5, leg.rim / 5


@pytest.mark.parametrize(
    ("degrees", "share", "least"), [(20, 0.956923, 0.050379), (45, 0.790791, 0.118347)]
)
def test_a_concave_kink_takes_speed(degrees, share, least):
    angle = math.radians(degrees)
    assert least == pytest.approx((2 / 7) * math.tan(angle / 2), abs=6e-7)
    assert through_kink(degrees)[0] == pytest.approx(math.cos(angle), rel=1e-12)
    gripped = through_kink(degrees, friction=1.001 * least)
    assert gripped == pytest.approx((share, -share), abs=1e-6)
    assert gripped[0] == pytest.approx((5 * math.cos(angle) + 2) / 7, rel=1e-12)
    mu = 0.5 * least
    after = math.cos(angle) + mu * math.sin(angle), -(1 - 2.5 * mu * math.sin(angle))
    assert through_kink(degrees, friction=mu) == pytest.approx(after, rel=1e-12)


def test_small_swings_on_a_parabola_are_those_of_its_radius_less_the_ball():
    track = kl.Track((-2, 4)).parabola(1, 0, 2)
    ball = track.ball(track.length / 2 + 1e-4, 0.2, 1)
    legs = legs_of(run_of(track, ball, 3.0, 9.81, **EVER))
    expected = 2 * math.pi * math.sqrt(1.4 * 0.3 / 9.81)
    assert expected == pytest.approx(1.300080, abs=6e-7)
    assert 2 * legs[1].lasts == pytest.approx(expected, rel=1e-7)


def test_the_normal_force_is_that_of_weight_and_curvature():
    ball = LOOP.ball(0.5, 0.1, 2, math.sqrt(6), 0.0)
    run = run_of(LOOP, ball, 1.5)
    force, (x, y) = run.force_between(0, -1), run.position[:, 0].T
    angle = np.arctan2(x, 1 - y)
    expected = np.where(x > 0, 2 * (np.cos(angle) + 6 - 2 * y), 2)
    assert force == pytest.approx(expected, abs=1e-10)


def test_the_normal_force_points_to_the_middle_of_the_loop_and_is_none_in_flight():
    ball = LOOP.ball(0.5, 0.1, 2, math.sqrt(4.4), 0.0)
    run = run_of(LOOP, ball, 4.0)
    force, place = run.normal_force(0), run.position[:, 0]
    size = np.hypot(*force.T)
    assert size == pytest.approx(np.abs(run.force_between(0, -1)), abs=1e-12)
    round_it = (size > 0) & (place[:, 0] > 0) & (np.hypot(*(place - (0, 1)).T) > 1 - 1e-9)
    assert np.count_nonzero(round_it) > 30
    toward = np.array([0, 1]) - place[round_it]
    assert force[round_it] / size[round_it, None] == pytest.approx(toward, abs=1e-9)
    left = next(leg for leg in legs_of(run) if leg.ending == "leave")
    after = left.time + left.lasts
    assert np.all(size[(run.time > after) & (run.time < after + 0.3)] == 0)
    assert after in run.leg_starts(0).tolist() and run.leg_starts(0)[0] == 0


def test_a_wire_pulls_a_bead_that_is_slow_at_the_top():
    ball = LOOP.ball(0.5, 0.1, 1, math.sqrt(4.2), 0.0)
    run = run_of(LOOP, ball, 4.0, held=True)
    assert run.held_by_wire == (True,)
    top = run.position[:, 0, 1].argmax()
    assert run.normal_force(0)[top, 1] == pytest.approx(0.8, abs=0.02)


def test_other_runs_have_neither_track_nor_its_force():
    run = kl.simulate(kl.Scene([kl.Ball((0, 1), (0, 0), 0.1, 1)]), 0.1)
    assert not run.normal_force(0).any() and run.normal_force(0).shape == (len(run.time), 2)
    assert run.leg_starts(0).tolist() == [] and run.held_by_wire == ()
