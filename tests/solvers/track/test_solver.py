"""Balls on tracks: when what changes, leaving and landing, corners, books, and what is refused."""

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import kernel_lib as kl

EVER = {"tangential_restitution": 0.0}
LOOP = kl.Track((-1, 0), of_centres=True).line((0, 0)).bend(1, 2 * math.pi).line((3, 0))
DRAWN = kl.Track((-2, 1)).spline([(-1, 0), (0, 0.4), (1, -0.2), (1.6, 0.3), (2, 1.2)])


def legs_of(run):
    return run.memory[0].legs[0]


def run_of(track, *balls, duration=10.0, gravity=9.81, held=False, **coefficients):
    scene = kl.Scene(balls, (), (0, -gravity), **coefficients, track=track)
    return kl.simulate(scene, duration, kl.OnTrack(held=held))


def balance(run):
    """Greatest change of the sum of all shares of energy, over the greatest of them."""
    shares = kl.energy_shares(run)
    whole = sum(shares)
    return float(np.ptp(whole) / max(np.ptp(share) for share in shares))


def test_frames_after_a_slip_that_ends_early_lie_on_the_way_of_the_ball():
    # Slip ends well within a piece; what the piece would have gone on to is no part of the run.
    run = run_of(DRAWN, DRAWN.ball(0.3, 0.05, 1), duration=3.0, friction=0.3)
    assert legs_of(run)[0].ending == "grips"
    steps = np.linalg.norm(np.diff(run.position[:, 0], axis=0), axis=1)
    speeds = np.linalg.norm(run.velocity[:, 0], axis=1)
    # A chord of a frame is shorter than the way by its square alone.
    assert (abs(steps - (speeds[1:] + speeds[:-1]) / 2 * np.diff(run.time)) < 0.005).all()
    for k in range(0, len(run.time), 7):
        assert run.at(run.time[k]).position[0] == pytest.approx(run.position[k, 0], abs=1e-9)


# ---- In the air ----


def test_a_smooth_ball_that_falls_out_of_a_loop_lands_after_four_times_its_rise():
    ball = LOOP.ball(0.5, 0.1, 1, math.sqrt(4.4), 0.0)
    slides, flies = legs_of(run_of(LOOP, ball, gravity=1.0))[1:3]
    assert (slides.ending, flies.kind) == ("leave", "fly")
    square = 4.4 - 2 * (1 - math.cos(slides.end.q))
    assert math.cos(slides.end.q) == pytest.approx(-square, rel=1e-10)
    assert flies.lasts == pytest.approx(4 * flies.vy, rel=1e-9)


def test_a_ball_bounces_on_a_parabola_at_the_moments_of_its_curve():
    track = kl.Track((-2, 4)).parabola(1, 0, 2)
    hits = run_of(track, kl.Ball((0.3, 1), (0, 0), 0.2, 1), duration=1.5).contacts
    # By Newton's method for time and place of each impact, in numbers of forty digits.
    expected = [0.36768332922735, 0.52352208757540, 1.27270357467564, 1.43019404541985]
    assert hits.time == pytest.approx(expected, abs=1e-12)
    assert hits.point[0, 0] == pytest.approx(0.43049389399060, abs=1e-12)


def test_a_point_in_a_circle_lands_at_the_root_of_a_quartic():
    track = kl.Track((0, -1), of_centres=True).arc((0, 0), math.pi).arc((0, 0), math.pi)
    run = run_of(track, kl.Ball((0, -1), (1, 1), 0.1, 1), duration=1.0, gravity=1.0)
    # t^3/4 - t^2 + 3 t - 2 = 0, where t = 0 is divided out.
    (time,) = (root.real for root in np.roots([0.25, -1, 3, -2]) if abs(root.imag) < 1e-9)
    assert time == pytest.approx(0.860319418, abs=1e-9)
    assert run.contacts.time[0] == pytest.approx(time, abs=1e-13)
    place, velocity = np.array([time, time - time**2 / 2 - 1]), np.array([1, 1 - time])
    after = velocity - 2 * (velocity @ place) * place
    assert run.contacts.velocity_after[0, 0] == pytest.approx(after, abs=1e-12)
    assert after == pytest.approx((-0.35778449, 0.94419327), abs=1e-8)


def test_a_ball_off_a_hill_never_comes_back_to_it():
    track = kl.Track((0, 1), of_centres=True).arc((0, 0), -math.pi)
    run = run_of(track, track.ball(0, 0.1, 1, 0.3, 0.0), gravity=1.0)
    assert list(run.contacts.kind) == ["slide", "part"]


def test_one_that_flies_past_the_back_of_a_track_is_not_held_up():
    track = kl.Track((1, 0)).line((-1, 0))
    run = run_of(track, kl.Ball((0, 1), (0, 0), 0.1, 1), duration=1.0)
    assert len(run.contacts) == 0 and run.position[-1, 0, 1] < -3


def test_bounces_too_small_to_see_end_in_sliding_at_their_sum():
    track = kl.Track((-5, 0)).line((5, 0))
    run = run_of(track, kl.Ball((0, 1.1), (0.5, 0), 0.1, 1), duration=3.0, restitution=0.5)
    fall = math.sqrt(2 / 9.81)
    slides = run.contacts.of_kind("slide")
    # The last of them, below 1e-9 radii, are one leg of their own.
    settles = next(leg for leg in legs_of(run) if leg.ending == "settled")
    assert settles.time + settles.lasts == pytest.approx(3 * fall, rel=1e-12)
    assert slides.time[0] + 1e-4 > fall * 3 > slides.time[0]
    assert run.position[-1, 0] == pytest.approx((1.5, 0.1), abs=1e-9)
    assert balance(run) < 1e-12


def test_the_impulse_of_an_impact_is_that_of_its_speeds_with_all_hops_after_it():
    track = kl.Track((-5, 0)).line((5, 0))
    ball = kl.Ball((0, 1.1), (0.5, 0), 0.1, 2)
    run = run_of(track, ball, duration=3.0, restitution=0.5, friction=0.2)
    hits = run.contacts.of_kind("impact")
    change = 2 * (hits.velocity_after[:, 0] - hits.velocity_before[:, 0])
    assert len(hits) > 10
    assert hits.impulse == pytest.approx(change, abs=1e-14)


def test_a_landing_without_rebound_grips_if_its_impulse_stops_the_slip():
    track = kl.Track((-5, 0)).line((5, 0))
    for friction, kind in ((0.5, "roll"), (0.05, "slide")):
        ball = kl.Ball((0, 0.6), (1, 0), 0.1, 1)
        run = run_of(track, ball, duration=1.0, restitution=0.0, friction=friction)
        assert run.contacts.kind[1] == kind
        assert balance(run) < 1e-12


# ---- Along a track ----


@pytest.mark.parametrize("friction", [0.15, 0.4])
def test_a_drawn_track_agrees_with_an_integration_of_the_equations_in_time(friction):
    """v' = -g sin a + F/m, n = m r^2/I and r w' = n F/m by Dormand and Prince, to a slip's end."""
    ball = DRAWN.ball(0.4, 0.05, 1, spin=-40.0)
    run = run_of(DRAWN, ball, duration=1.0, friction=friction, restitution=0.0)
    leg = legs_of(run)[0]
    assert leg.kind == "slide"
    path = run.memory[0].rider(0).path.stretches[leg.start.stretch]
    sign = math.copysign(1, leg.start.speed + leg.start.rim)

    def rates(t, state):
        q, v, _ = state
        at = path.frame(q, math)
        push = -friction * sign * (9.81 * at.cos + at.curvature * v * v)
        return v / at.speed, push - 9.81 * at.sin, 2.5 * push

    start = leg.start.q, leg.start.speed, leg.start.rim
    end = solve_ivp(rates, (0, leg.lasts), start, "DOP853", rtol=1e-12, atol=1e-13).y[:, -1]
    assert (leg.end.q, leg.end.speed, leg.end.rim) == pytest.approx(end, abs=1e-9)


def test_work_of_friction_and_losses_of_impacts_keep_the_balance():
    ball = DRAWN.ball(0.2, 0.05, 1, spin=-60.0)
    run = run_of(DRAWN, ball, duration=6.0, friction=0.2, restitution=0.6)
    shares = kl.energy_shares(run)
    assert {"impact", "slide", "roll", "part"} <= set(run.contacts.kind)
    assert shares.friction[-1] > 1 and shares.impacts[-1] > 0
    assert balance(run) < 1e-9
    # The list has it, too.
    slides = run.contacts.of_kind("slide")
    assert slides.energy_lost.sum() == pytest.approx(shares.friction[-1], rel=1e-9)
    # Where the ball parts from its track nothing is lost again, shown in between or not.
    paused = run_of(DRAWN, ball, duration=0.1, friction=0.2, restitution=0.6)
    while paused.duration < 5.95:
        paused = kl.resume(paused, 0.1)
    assert "part" in paused.contacts.kind
    assert not paused.contacts.of_kind("part").energy_lost.any()


def test_a_block_stops_where_static_friction_holds_it():
    surface = kl.Surface(0.5, friction=0.3, static_friction=0.4)
    for slope, rests in ((0.39, True), (0.41, False)):
        track = kl.Track((0, 0), surface=surface).line((10, 10 * slope))
        ball = track.ball(1, 0.1, 1, 2.0, inertia_factor=math.inf, surface=surface)
        run = run_of(track, ball, duration=5.0)
        assert (run.stopped_because == "everything at rest") == rests
        angle = math.atan(slope)
        slowing = 9.81 * (math.sin(angle) + 0.3 * math.cos(angle))
        climbs = legs_of(run)[0]
        assert climbs.lasts == pytest.approx(2 / slowing)
        assert climbs.end.q == pytest.approx(1 + 2 / slowing)


def test_a_ball_set_down_on_a_steep_slope_slips_against_its_spin():
    track = kl.Track((-10, 10)).line((10, -10))
    for friction, rolls in ((0.29, True), (0.28, False)):  # (2/7) tan 45
        run = run_of(track, track.ball(1, 0.1, 1), duration=0.5, friction=friction)
        assert (run.contacts.kind[0] == "roll") == rolls
        share = 1 / 1.4 if rolls else 1 - friction
        speed = np.linalg.norm(run.velocity[-1, 0])
        assert speed == pytest.approx(9.81 * math.sqrt(0.5) * share * 0.5, rel=1e-12)


def test_curvature_may_jump_and_then_a_ball_leaves_at_once():
    track = kl.Track((-1, 0), of_centres=True).line((0, 0)).bend(1, -2)
    slow = run_of(track, track.ball(0.5, 0.1, 1, 0.99, 0.0), gravity=1.0)
    fast = run_of(track, track.ball(0.5, 0.1, 1, 1.01, 0.0), gravity=1.0)
    assert legs_of(slow)[1].ending == "leave" and legs_of(fast)[1].kind == "fly"


# ---- Corners ----


def test_round_a_convex_kink_the_centre_goes_in_an_arc_until_it_leaves():
    track = kl.Track((-2, 0)).line((0, 0)).line((0, -3))
    run = run_of(track, track.ball(1, 0.5, 1, 0.1, 0.0), duration=20.0, gravity=1.0)
    leaves = next(leg for leg in legs_of(run) if leg.ending == "leave")
    # N = g cos a - v^2/r, and v^2 = 0.01 + 2 g r (1 - cos a).
    cosine = (0.01 / 0.5 + 2) / 3
    assert math.cos(leaves.end.q) == pytest.approx(cosine, rel=1e-10)
    fast = run_of(track, track.ball(1, 0.5, 1, 0.8, 0.0), duration=5.0, gravity=1.0)
    assert legs_of(fast)[1].kind == "fly"


def test_a_ball_in_a_valley_comes_to_rest_after_endless_passes():
    track = kl.Track((-3, 1.5)).line((0, 0)).line((3, 1.5))
    for coefficients in ({}, EVER, {"friction": 0.05}):
        run = run_of(track, track.ball(1, 0.2, 1), duration=100.0, **coefficients)
        assert run.stopped_because == "everything at rest"
        assert run.position[-1, 0, 0] == pytest.approx(0, abs=1e-12)
        assert balance(run) < 1e-10


def test_a_spinning_ball_is_stopped_in_a_corner_by_both_sides():
    track = kl.Track((-3, 3)).line((0, 0)).line((3, 3))
    start = track.ball(math.sqrt(18) - 0.2, 0.2, 1, 0.0, 3.0)
    run = run_of(track, start, duration=5.0, friction=0.2)
    assert run.stopped_because == "everything at rest" and balance(run) < 1e-12
    assert run.position[-1, 0] == pytest.approx((0, 0.2 * math.sqrt(2)), abs=1e-12)
    # Both forces N press at 45 degrees: (N1 + N2)(1 + mu^2)/sqrt 2 = m g.
    slide = run.contacts.of_kind("slide")
    braking = 2.5 * 0.2 * 9.81 * math.sqrt(2) / (1 + 0.2**2)
    assert slide.duration.sum() == pytest.approx(3.0 * 0.2 / braking, rel=1e-9)


def test_a_ball_runs_off_the_end_of_its_track():
    track = kl.Track((0, 0)).line((1, 0))
    run = run_of(track, track.ball(0.5, 0.1, 1, 2.0), duration=1.0, friction=0.3)
    assert list(run.contacts.kind) == ["roll", "part"]
    assert run.contacts.time[1] == pytest.approx(0.25)


# ---- Several balls, beads, records ----


def test_balls_of_one_run_do_as_they_would_alone():
    balls = [DRAWN.ball(0.2, 0.05, 1), DRAWN.ball(0.4, 0.05, 1, inertia_factor=1.0)]
    both = run_of(DRAWN, *balls, duration=3.0, friction=0.2)
    for i, ball in enumerate(balls):
        alone = run_of(DRAWN, ball, duration=3.0, friction=0.2)
        assert np.array_equal(both.position[:, i], alone.position[:, 0])


def test_a_bead_stays_where_a_ball_would_leave_and_friction_rubs_on_either_side():
    ball = LOOP.ball(0.5, 0.1, 1, 2.2, 0.0)
    run = run_of(LOOP, ball, duration=3.0, gravity=1.0, held=True, friction=0.02)
    assert run.force_between(0, -1).min() < -0.5
    assert balance(run) < 1e-9
    assert "part" not in run.contacts.kind
    with pytest.raises(ValueError, match=r"ball 0 must begin on the track that holds it"):
        run_of(LOOP, kl.Ball((0, 3), (0, 0), 0.1, 1), held=True)


def test_a_fast_ball_at_the_very_start_of_a_track_runs_along_it():
    # It touches the arc round the end as well, which would not hold it.
    track = kl.Track((0, 0)).line((2, 0))
    run = run_of(track, track.ball(0, 0.05, 1, 3.0, 0.0), duration=0.5)
    assert list(run.contacts.kind) == ["slide"]
    back = run_of(track, track.ball(track.length, 0.05, 1, -3.0, 0.0), duration=0.5)
    assert list(back.contacts.kind) == ["slide"]


def test_any_moment_is_the_same_alone_and_among_others_and_whole_runs_add_up():
    ball = DRAWN.ball(0.2, 0.05, 1)
    scene = kl.Scene([ball], (), (0, -9.81), 0.5, friction=0.2, track=DRAWN)
    run = kl.simulate(scene, 4, kl.OnTrack())
    for k in (0, 17, 100, 239):
        assert run.at(run.time[k]).position.tolist() == run.position[k].tolist()
    assert kl.resume(kl.simulate(scene, 1.5, kl.OnTrack()), 2.5) == run
    assert kl.simulate(scene, 4, kl.OnTrack(), budget=3).stopped_because == "step limit"


def test_other_solvers_refuse_a_track_by_name():
    scene = kl.Scene([DRAWN.ball(0.2, 0.05, 1)], (), (0, -9.81), track=DRAWN)
    others = (kl.Stepping(0.1), kl.Compliant(kl.SpringDashpot(1e3)), kl.Gravitating())
    for solver in (*others, kl.Sticky(), kl.SoftRow(1.0), kl.RowImpacts()):
        with pytest.raises(
            ValueError, match=r"takes no track, got one of 1 pieces; .* use OnTrack"
        ):
            kl.simulate(scene, 1, solver)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"track": None}, "OnTrack needs a scene with a track, got none"),
        ({"gravity": (1, -1)}, r"gravity straight down, such as \(0, -9.81\), or 0, got"),
        ({"drag": 0.1}, "OnTrack takes no drag, got 0.1"),
        ({"walls": [kl.Plane((0, -9), (0, 1))]}, "OnTrack takes no walls"),
        (
            {"track": kl.Track((-2, 4)).parabola(9, 0, 2)},
            "radius of a ball must be below 0.0555556",
        ),
        ({"balls": [kl.Ball((-1, 0.03), (0, 0), 0.2, 1)]}, "inside the track at the start"),
    ],
)
def test_what_it_cannot_do_is_refused_by_name(change, message):
    values = {"balls": [DRAWN.ball(0.3, 0.2, 1)], "track": DRAWN, "gravity": (0, -9.81)} | change
    with pytest.raises(ValueError, match=message):
        kl.simulate(kl.Scene(**values), 1, kl.OnTrack())
