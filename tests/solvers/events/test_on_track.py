"""Exact events beside a track: balls land on it, run along it, meet there, leave and fly on."""

import math

import numpy as np
import pytest

import kernel_lib as kl

G = 9.81
DOWN = (0, -G)
FLOOR = kl.Plane((0, 0), (0, 1))
EVER = {"tangential_restitution": 0.0}
#: Down at 45 degrees, then level: its lip is 1/sqrt(2) above the floor.
RAMP = kl.Track((-2, 2)).line((-1, 1)).bend(1, math.pi / 4)
LEVEL = kl.Track((-3, 0)).line((9, 0))
DRAWN = kl.Track((-2, 1)).spline([(-1, 0), (0, 0.4), (1, -0.2), (1.6, 0.3), (2, 1.2)])
GRIPPING = kl.Track(DRAWN.start, DRAWN.pieces, kl.Surface(0.5, friction=0.05, static_friction=0.4))
LOOP = kl.Track((-1, 0), of_centres=True).line((0, 0)).bend(1, 2 * math.pi).line((3, 0))


def run_of(track, *balls, walls=(), duration=4.0, gravity=DOWN, solver=None, **coefficients):
    scene = kl.Scene(balls, walls, gravity, **coefficients, track=track)
    return kl.simulate(scene, duration, solver or kl.Events())


def missing(run):
    """What the books do not tell, of the greatest energy."""
    energy = kl.mechanical_energy(run)
    start = kl.mechanical_energy(run.scene.balls, run.scene.gravity)
    return (start - energy[-1] - run.contacts.energy_lost.sum()) / abs(energy).max()


@pytest.mark.parametrize(
    ("track", "ball", "more"),
    [
        (DRAWN, DRAWN.ball(0.3, 0.05, 1), {"restitution": 0.5, "friction": 0.3}),
        (DRAWN, kl.Ball((-1, 1), (0, 0), 0.05, 1), {"restitution": 0.5, "friction": 0.3}),
        (LOOP, LOOP.ball(0.5, 0.1, 1, math.sqrt(4.4 * G), 0.0), {"restitution": 0.5}),
        (
            GRIPPING,
            GRIPPING.ball(1.5, 0.05, 1),
            {"restitution": 0.5, "friction": 0.05},
        ),  # grips, gives way, and grips again
    ],
)
def test_one_ball_alone_goes_as_by_the_solver_of_tracks(track, ball, more):
    run, witness = (run_of(track, ball, solver=each, **more) for each in (None, kl.OnTrack()))
    assert run.position == pytest.approx(witness.position, abs=1e-9)
    assert run.spin == pytest.approx(witness.spin, abs=1e-7)
    assert list(run.contacts.kind) == list(witness.contacts.kind)
    assert run.contacts.energy_lost.sum() == pytest.approx(witness.contacts.energy_lost.sum())
    assert run.normal_force(0) == pytest.approx(witness.normal_force(0), abs=1e-6)


def test_from_the_air_down_a_ramp_over_its_lip_and_off_the_floor():
    r, drop, e = 0.05, 0.3, 0.5
    start = RAMP.ball(0.5, r, 1)
    x, y = start.position
    ball = kl.Ball((x, y + drop), (0, 0), r, 1)
    surface = kl.Surface(0.0, **EVER)
    ramp = kl.Track(RAMP.start, RAMP.pieces, surface)
    bouncing = kl.Plane((0, 0), (0, 1), surface=kl.Surface(e))
    run = run_of(ramp, ball, walls=[bouncing], duration=2.0, restitution=1.0, **EVER)
    c = run.contacts
    assert list(c.kind[:4]) == ["impact", "roll", "part", "impact"]
    assert list(c.b[:4]) == [-2, -2, -2, -1]
    # Without rebound and with grip, 5/7 of the speed along the ramp is left.
    fallen = math.sqrt(2 * G * drop)
    rolls = 5 / 7 * fallen * math.sqrt(0.5)
    assert c.time[0] == pytest.approx(fallen / G, abs=1e-12)
    assert np.linalg.norm(c.velocity_after[0, 0]) == pytest.approx(rolls, abs=1e-12)
    # Rolling, 5/7 of the height becomes motion; the centre leaves level, above the lip.
    lip_x, lip_y = RAMP.end
    speed = math.sqrt(rolls**2 + 10 / 7 * G * (y - lip_y - r))
    assert run.at(c.time[2]).velocity[0] == pytest.approx((speed, 0), abs=1e-9)
    flight = math.sqrt(2 * lip_y / G)
    assert c.time[3] - c.time[2] == pytest.approx(flight, abs=1e-9)
    assert c.point[3, 0] == pytest.approx(lip_x + speed * flight, abs=1e-9)
    assert c.velocity_after[3, 0, 1] == pytest.approx(e * G * flight, abs=1e-9)
    halfway = run.at(c.time[2] + flight / 2).position[0]
    parabola = lip_x + speed * flight / 2, lip_y + r - G * flight**2 / 8
    assert halfway == pytest.approx(parabola, abs=1e-9)
    assert abs(missing(run)) < 1e-12


def test_one_that_leaves_the_track_hits_another_in_its_flight():
    # Leaves at 0.5 s; 0.2 s later the other, let fall at the start, is right above it.
    shelf = kl.Track((0, 1)).line((1, 1))
    high = 1.05 - G * 0.04 / 2 + 0.1 + G * 0.49 / 2
    first, second = shelf.ball(0, 0.05, 1, 2.0, 0.0), kl.Ball((1.4, high), (0, 0), 0.05, 1)
    run = run_of(shelf, first, second, duration=0.8)
    hit = run.contacts.of_kind("impact")
    assert (hit.a[0], hit.b[0]) == (0, 1)
    assert hit.time[0] == pytest.approx(0.7, abs=1e-12)
    # Smooth, without loss, of one mass: the speeds along the normal change places.
    assert hit.velocity_after[0, 0] == pytest.approx((2, -0.7 * G), abs=1e-9)
    assert hit.velocity_after[0, 1] == pytest.approx((0, -0.2 * G), abs=1e-9)
    assert abs(missing(run)) < 1e-12


def test_a_ball_on_the_track_passes_its_motion_on_to_the_next():
    run = run_of(LEVEL, LEVEL.ball(0, 0.1, 1, 2.0, 0.0), LEVEL.ball(1.2, 0.1, 3), duration=2.0)
    hit = run.contacts.of_kind("impact")
    assert hit.time == pytest.approx([0.5], abs=1e-12)
    # (m_a - m_b)/(m_a + m_b) and 2 m_a/(m_a + m_b) of 2 m/s.
    assert run.velocity[-1, :, 0] == pytest.approx([-1.0, 1.0], abs=1e-12)
    assert run.position[-1, :, 0] == pytest.approx([-2 - 1.5, -1.8 + 1.5], abs=1e-9)


@pytest.mark.parametrize("more", [{"restitution": 0.8}, {"restitution": 0.5, "friction": 0.2}])
def test_a_level_track_is_a_floor(more):
    balls = [
        kl.Ball((0, 0.1), (1, 0), 0.1, 1),
        kl.Ball((0.9, 0.1), (0, 0), 0.1, 2),
        kl.Ball((0.3, 1.5), (0.5, 0), 0.15, 1),
    ]
    run, witness = (
        run_of(track, *balls, walls=walls, duration=1.5, **more)
        for track, walls in ((LEVEL, ()), (None, [FLOOR]))
    )
    assert len(run.contacts.of_kind("impact")) > 10
    assert run.position == pytest.approx(witness.position, abs=1e-7)
    pairs = [each.contacts.b >= 0 for each in (run, witness)]
    assert pairs[0].sum() == pairs[1].sum() > 0
    for name in ("time", "impulse"):
        found, expected = (
            getattr(each.contacts, name)[mine]
            for each, mine in zip((run, witness), pairs, strict=True)
        )
        assert found == pytest.approx(expected, abs=1e-7)


def test_in_an_impact_on_the_track_it_takes_its_part_of_the_blow():
    bowl = kl.Track((-1, 1)).arc((0, 1), math.pi)
    resting, falls = bowl.ball(math.pi / 2, 0.05, 1), kl.Ball((0, 0.5), (0, 0), 0.05, 1)
    run = run_of(bowl, resting, falls, duration=0.4)
    hits = run.contacts.of_kind("impact")
    fallen = math.sqrt(2 * G * 0.35)
    # The lower one, driven down, is thrown up by the track, and gives all to the upper one.
    assert list(zip(hits.a[:3], hits.b[:3], strict=True)) == [(0, 1), (0, -1), (0, 1)]
    assert hits.time[:3] == pytest.approx([fallen / G] * 3, abs=1e-12)
    assert hits.impulse[1] == pytest.approx((0, 2 * fallen), abs=1e-9)
    assert run.position[-1, 0] == pytest.approx((0, 0.05), abs=1e-9)
    assert run.velocity[-1, 1, 1] == pytest.approx(2 * fallen - 0.4 * G, abs=1e-9)


def test_from_a_floor_up_a_track_that_goes_on_flush_with_it_and_back():
    flush = kl.Track((0, 0)).line((1, 0)).bend(1, math.pi / 3)
    ball = kl.Ball((-1, 0.05), (2, 0), 0.05, 1)
    run = run_of(flush, ball, walls=[FLOOR], duration=4.0, restitution=0.5)
    top = run.position[:, 0, 1].max()
    assert top == pytest.approx(0.05 + 4 / (2 * G), abs=1e-3)
    assert run.velocity[-1, 0] == pytest.approx((-2, 0), abs=1e-9)
    assert run.position[:, 0, 1].min() > 0.05 - 1e-9 and run.position[-1, 0, 0] < -1
    rough = run_of(flush, ball, walls=[FLOOR], restitution=0.5, friction=0.3)
    # It has come to roll on the floor, and rolls back as fast: 5/7 of its speed.
    assert rough.velocity[-1, 0] == pytest.approx((-10 / 7, 0), abs=1e-9)


def test_a_slow_ball_rolls_off_the_end_of_a_track_onto_the_floor_and_not_round_the_end():
    flush = kl.Track((0, 0)).line((1, 0)).bend(1, math.pi / 3)
    ball = kl.Ball((-0.2, 0.05), (0.3, 0), 0.05, 1)
    run = run_of(flush, ball, walls=[FLOOR], duration=12.0, restitution=0.5)
    assert list(run.contacts.kind[:3]) == ["slide", "slide", "part"]
    assert run.velocity[-1, 0] == pytest.approx((-0.3, 0), abs=1e-9)
    assert run.contacts.kind[-1] == "slide" and run.contacts.b[-1] == -1


def test_a_ball_rests_between_the_floor_and_a_ramp():
    wedge, r = kl.Track((0, 0)).line((2, 1)), 0.05
    between = kl.Ball((r * (2 - math.sqrt(5)), r), (0, 0), r, 1)
    run = run_of(wedge, between, walls=[FLOOR], friction=0.3)
    assert (run.stopped_because, run.time[-1]) == ("everything at rest", 0)
    ball = kl.Ball((-1, r), (1, 0), r, 1, inertia_factor=math.inf)
    run = run_of(wedge, ball, walls=[FLOOR], duration=9.0, restitution=0.2, friction=0.02)
    assert run.stopped_because == "everything at rest"
    assert run.position[:, 0, 1].min() > r - 1e-9
    assert abs(missing(run)) < 1e-9


def into_a_wedge(steepness, speed, **coefficients):
    """A ball that comes over the floor to a ramp, so slowly that its hops there are not seen."""
    wedge, r = kl.Track((0, 0)).line((2, 2 * steepness)), 0.05
    at_both = -r * math.tan(math.atan(steepness) / 2)
    ball = kl.Ball((at_both - 0.2 * speed, r), (speed, 0), r, 1)
    return run_of(wedge, ball, walls=[FLOOR], duration=2.0, **coefficients)


def test_a_ball_that_only_seems_to_have_left_the_ramp_touches_it_and_comes_to_rest():
    run = into_a_wedge(3.0, 1e-5, restitution=0.5, friction=0.3)
    assert run.stopped_because == "everything at rest"


@pytest.mark.parametrize("steepness", [0.3, 1.0])
def test_the_floor_does_not_carry_a_slow_ball_into_the_ramp(steepness):
    """It goes up the ramp by the part of its speed along it, and comes back with as much."""
    run = into_a_wedge(steepness, 1e-8, restitution=0.0)
    assert run.stopped_because == "duration reached" and len(run.contacts.kind) < 10
    assert run.velocity[-1, 0, 0] < 0


def test_two_that_come_to_lie_against_each_other_in_a_bowl_stop_the_run():
    bowl = kl.Track((-1, 1)).arc((0, 1), math.pi)
    balls = bowl.ball(0.3, 0.05, 1), bowl.ball(2.6, 0.05, 2)
    run = run_of(bowl, *balls, duration=20.0, restitution=0.7, friction=0.2)
    assert run.stopped_because == "collisions accumulate"
    assert np.linalg.norm(run.position[-1, 0] - run.position[-1, 1]) == pytest.approx(0.1, abs=1e-6)
    assert np.hypot(*(run.position - (0, 1)).T).max() < 0.95 + 1e-6
    assert abs(missing(run)) < 1e-9


def test_what_friction_has_taken_is_booked_where_the_run_ends_in_the_middle_of_a_slide():
    """It slips at 2 - 7/2 mu g t, and would roll after 0.19 s."""
    mu, t = 0.3, 0.1
    run = run_of(LEVEL, LEVEL.ball(0, 0.1, 1, 2.0, 0.0), duration=t, friction=mu)
    assert list(run.contacts.kind) == ["slide"]
    slipped = 2 * t - 7 / 4 * mu * G * t**2
    assert run.contacts.energy_lost.sum() == pytest.approx(mu * G * slipped, rel=1e-12)
    assert abs(missing(run)) < 1e-12


def test_a_ramp_shoots_its_ball_into_others_and_the_books_agree():
    balls = [RAMP.ball(0.2, 0.05, 1), *(kl.Ball((x, 0.05), (0, 0), 0.05, 1) for x in (1.3, 1.42))]
    run = run_of(RAMP, *balls, walls=[FLOOR], duration=3.0, restitution=0.6, friction=0.3)
    assert {-2, -1, 1, 2} <= set(run.contacts.b.tolist())
    assert (run.velocity[-1, 1:, 0] > 0).all()
    assert abs(missing(run)) < 1e-9


def test_what_cannot_stand_beside_a_track_is_refused_by_name():
    ball = kl.Ball((0, 3), (0, 0), 0.05, 1)
    refused = {
        "pockets": {"pockets": [kl.Pocket((5, 5), 1)]},
        "curved walls": {"walls": [kl.Arc((0, 9), 1)]},
        "moving walls": {"walls": [kl.Plane((0, -5), (0, 1), moves=kl.Steady((0, 1)))]},
        "drag": {"drag": 0.1},
        "central force": {"central_force": 1.0},
    }
    for thing, more in refused.items():
        scene = kl.Scene([ball], gravity=DOWN, track=RAMP, **more)
        with pytest.raises(ValueError, match=f"Events beside a track takes no {thing}"):
            kl.simulate(scene, 1)
    with pytest.raises(ValueError, match=r"Events\(turn=...\) takes no track"):
        run_of(RAMP, ball, solver=kl.Events(turn=1.0))
    with pytest.raises(ValueError, match=r"ball 0 is 0.02 m inside the track at the start"):
        run_of(LEVEL, kl.Ball((0, 0.03), (0, 0), 0.05, 1))
