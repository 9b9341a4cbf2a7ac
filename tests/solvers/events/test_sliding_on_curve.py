"""Sliding, slipping and rolling along a curve or on a wall that moves, until the press ends."""

import math

import numpy as np
import pytest
from scipy.optimize import brentq, fsolve

import kernel_lib as kl
from tests.fuzz.work import at_most

R = 0.1
DOWN = (0.0, -1.0)
FAST = math.radians(60)


def in_a_bowl(start=FAST, **coefficients):
    """A ball at rest on the wall of a bowl in which its centre goes on a circle of radius 1."""
    place = (math.sin(start), -math.cos(start))
    wall = kl.Arc((0, 0), 1 + R)
    return kl.Scene([kl.Ball(place, (0, 0), R, 1)], [wall], DOWN, 0.5, **coefficients)


@pytest.mark.parametrize(
    ("friction", "period", "kind"), [(None, 6.743001, "slide"), (2.0, 7.978427, "roll")]
)
def test_a_ball_swings_in_a_bowl(friction, period, kind):
    """4 sqrt(1 + kappa) K(sin^2 30) sqrt(rho/g), with kappa = 0 if smooth."""
    scene = in_a_bowl(friction=friction)
    run = kl.simulate(scene, period, frames=period / 100)
    assert run.position[-1, 0] == pytest.approx(scene.balls[0].position, abs=2e-12 + 1e-6**2)
    assert list(run.contacts.kind) == [kind]
    assert np.ptp(kl.mechanical_energy(run)) < 1e-8
    assert np.linalg.norm(run.position, axis=-1) == pytest.approx(np.ones((101, 1)), abs=1e-11)
    if friction:
        v = np.linalg.norm(run.velocity[:, 0], axis=-1)
        assert np.abs(run.spin[:, 0]) * R == pytest.approx(v, abs=1e-8)


def test_a_ball_that_slips_down_a_bowl_grips():
    run = kl.simulate(in_a_bowl(friction=0.2), 3.0)
    assert list(run.contacts.kind) == ["slide", "roll"]
    assert run.contacts.time[1] == pytest.approx(1.541984483, abs=1e-9)
    then = run.at(run.contacts.time[1])
    x, y = then.position[0]
    assert math.degrees(math.atan2(x, -y)) == pytest.approx(17.561773, abs=1e-6)
    assert np.linalg.norm(then.velocity) == pytest.approx(0.753995991, abs=1e-9)


OFF_THE_TOP = {
    None: ((48.189685,), math.sqrt(2 / 3), 0.0),
    0.1: ((17.970778, 50.358735), 0.798736, 0.439379),
    1.0: ((47.543229, 53.320634), 0.772875, 0.720619),
}


@pytest.mark.parametrize("friction", OFF_THE_TOP)
def test_a_ball_leaves_a_sphere_where_the_press_ends(friction):
    """First it slips, where it can; the degrees from the top, the speed and that of the rim."""
    angles, speed, rim = OFF_THE_TOP[friction]
    nudge = 1e-5
    ball = kl.Ball((math.sin(nudge), math.cos(nudge)), (0, 0), R, 1)
    scene = kl.Scene([ball], [kl.Arc((0, 0), 1 - R)], DOWN, 0.5, friction=friction)
    run = kl.simulate(scene, 25.0, record="contacts")
    assert run.contacts.kind[-1] == "part"
    found = []
    for time in run.contacts.time[1:]:
        then = run.at(time)
        found.append(math.degrees(math.atan2(*then.position[0])))
    assert found == pytest.approx(angles, abs=1e-6)
    assert np.linalg.norm(then.velocity) == pytest.approx(speed, abs=1e-6)
    assert abs(then.spin[0]) * R == pytest.approx(rim, abs=1e-6)


def test_a_bead_that_leaves_a_loop_lands_after_4_v_over_g():
    """Too slow for the top: where N = 0 it leaves, and the impact foreseen has no root at 0."""
    fast = math.sqrt(2 * 1.9)  # at the bottom, for height 1.9 above it: N = 0 at cos = -0.6
    wall = kl.Arc((0, 0), 1 + R)
    run = kl.simulate(kl.Scene([kl.Ball((0, -1), (fast, 0), R, 1)], [wall], DOWN, 0.5), 6.0)
    kinds, times = run.contacts.kind, run.contacts.time
    assert list(kinds[:3]) == ["slide", "part", "impact"]
    then = run.at(times[1])
    assert then.position[0, 1] == pytest.approx(0.6, abs=1e-9)
    assert times[2] - times[1] == pytest.approx(4 * then.velocity[0, 1], rel=1e-7)


def test_a_ball_at_the_bottom_of_a_bowl_rests_and_one_on_its_slope_is_held_by_rolling_resistance():
    run = kl.simulate(in_a_bowl(0.0), 2.0)
    assert run.stopped_because == "everything at rest"
    held = kl.Surface(0.5, friction=2.0, rolling_resistance=0.2)
    place = (math.sin(0.1), -math.cos(0.1))
    scene = kl.Scene(
        [kl.Ball(place, (0, 0), R, 1, surface=held)], [kl.Arc((0, 0), 1 + R, surface=held)], DOWN
    )
    assert kl.simulate(scene, 2.0).stopped_because == "everything at rest"


# ---- walls that move


def over(wall, height, gravity, velocity=0.0, **coefficients):
    ball = kl.Ball((0, height + R), (0, velocity), R, 1)
    return kl.Scene([ball], [wall], (0, -gravity), **coefficients)


def test_a_floor_that_rises_gives_and_takes_by_the_ledger():
    """5 m, 9.81 m/s^2, e = 0.8, 1.2 m/s: gain of energy = work J.w - loss."""
    floor = kl.Plane((0, 0), (0, 1), moves=kl.Steady((0, 1.2)))
    run = kl.simulate(over(floor, 5, 9.81, restitution=0.8), 1.0)
    hits = run.contacts
    assert hits.time == pytest.approx([0.894696584], abs=5e-10)
    assert hits.velocity_after[0, 0, 1] == pytest.approx(9.181578791, abs=5e-10)
    work = hits.impulse[0] @ hits.velocity_before[0, 1]
    assert work == pytest.approx(21.550262736, abs=5e-10)
    assert hits.energy_lost[0] == pytest.approx(17.9172, abs=1e-10)
    change = kl.mechanical_energy(run)[-1] - kl.mechanical_energy(run)[0]
    assert change == pytest.approx(3.633062736, abs=1e-9)


def test_endless_bounces_on_a_rising_floor_become_a_ride():
    floor = kl.Plane((0, 0), (0, 1), moves=kl.Steady((0, 1.2)))
    run = kl.simulate(over(floor, 5, 9.81, restitution=0.8), 30.0)
    assert run.contacts.kind[-1] == "rest" and run.stopped_because == "duration reached"
    assert run.velocity[-1, 0] == pytest.approx((0, 1.2), abs=1e-14)
    assert run.position[-1, 0, 1] == pytest.approx(36 + R, abs=1e-12)


@pytest.mark.parametrize("strength", [0.5, 1.5])
def test_a_ball_rides_a_shaken_table_and_leaves_where_the_table_falls_faster(strength):
    """A w^2/g = strength: it leaves at sin wt = 1/strength, and never below 1."""
    table = kl.Plane((0, 0), (0, 1), moves=kl.Shaking((0, strength), 1.0))
    run = kl.simulate(over(table, 0, 1.0, velocity=strength, restitution=0.0), 3.0)
    if strength < 1:
        assert list(run.contacts.kind) == ["rest"]
        height = strength * np.sin(run.time) + R
        assert run.position[:, 0, 1] == pytest.approx(height, abs=1e-10)
    else:
        assert list(run.contacts.kind[:2]) == ["rest", "part"]
        assert run.contacts.time[1] == pytest.approx(math.asin(1 / strength), abs=1e-9)


@pytest.mark.parametrize("friction", [None, 0.2])
def test_a_ball_that_rides_a_shaken_table_hits_it_no_more(friction):
    """Each swing begins just before the table turns, when it is slow and its rounding is not."""
    table = kl.Plane((0, 0), (0, 1), moves=kl.Shaking((0, 0.7), 1.0, math.pi / 2 - 1e-4))
    scene = over(table, 0.7 * math.cos(1e-4), 1.0, restitution=0.0, friction=friction)
    run = kl.simulate(scene, 3000.0, frames=100.0)
    assert list(run.contacts.of_kind("impact").time) == [0.0]


@pytest.mark.parametrize("rate", [0.3, 1.0, 20.0, 700.0])
@pytest.mark.parametrize("gravity", [0.1, 1.0, 9.807, 90.0])
@pytest.mark.parametrize("restitution", [0.0, 0.3, 0.5])
def test_a_ball_that_settles_flies_where_the_table_falls_faster(rate, gravity, restitution):
    """Whatever the rate: at strength 1.5 it leaves at sin wt = 2/3, and flies until it lands."""
    swing = 1.5 * gravity / rate**2
    table = kl.Plane((0, 0), (0, 1), moves=kl.Shaking((0, swing), rate))
    ball = kl.Ball((0, 3.5 * swing), (0, 0), 0.5 * swing, 1)
    scene = kl.Scene([ball], [table], (0, -gravity), restitution)
    run = kl.simulate(scene, 80 / rate, record="contacts")
    parts = run.contacts.of_kind("part").time * rate % (2 * math.pi)
    assert len(parts) >= (9 if restitution == 0 else 0)
    assert parts == pytest.approx(np.full(len(parts), math.asin(1 / 1.5)), abs=1e-9)
    assert run.stopped_because == "duration reached"


@pytest.mark.parametrize("rate", [0.3, 40.0])
@pytest.mark.parametrize("sideways", [0.0, 1.0, 8.0])
@pytest.mark.parametrize(("tilt", "inertia", "friction"), [(0, 0.4, 0.2), (0.3, 0.5, 0.1)])
def test_a_rough_ball_on_a_shaken_table_obeys_coulomb(rate, sideways, tilt, inertia, friction):
    """Accelerations from velocities: |F| <= mu N, equal while it slips, and F turns the ball."""
    swing = 0.5 * 9.8 / rate**2
    up, along = np.array([(-math.sin(tilt), math.cos(tilt)), (math.cos(tilt), math.sin(tilt))])
    moves = kl.Shaking(tuple(swing * (up + sideways * along)), rate, 0.4)
    table = kl.Plane((0, 0), tuple(up), moves=moves)
    place, speed = np.array(moves.at(0.0))[:2, :2] + (swing * up, 2 * swing * rate * along)
    ball = kl.Ball(tuple(place), tuple(speed), swing, 1, 0, inertia)
    scene = kl.Scene([ball], [table], (0, -9.8), 0.0, friction=friction)
    with at_most(100_000):
        run = kl.simulate(scene, 25 / rate)
    assert set(run.contacts.kind) <= {"slide", "roll"} and run.contacts.time[0] == 0
    brief, size = 1e-4 / rate, swing * rate**2
    ends = [*run.contacts.time, 25 / rate]
    for t in np.linspace(0.1, 24.9, 500) / rate:
        if np.abs(np.subtract(ends, t)).min() < 2 * brief:
            continue
        before, now, after = (run.at(t + shift) for shift in (-brief, 0, brief))
        gained = (after.velocity[0] - before.velocity[0]) / (2 * brief) - (0, -9.8)
        turned = (after.spin[0] - before.spin[0]) / (2 * brief) * inertia * swing
        press, drive = gained @ up, gained @ along
        slip = now.velocity[0] @ along + swing * now.spin[0] - moves.at(t)[1][:2] @ along
        assert turned == pytest.approx(drive, abs=1e-5 * size)
        if abs(slip) > 1e-3 * swing * rate:
            assert drive == pytest.approx(-math.copysign(friction * press, slip), abs=1e-5 * size)
        else:
            assert abs(drive) < friction * press + 1e-2 * size


def shaken(strength, phase, e=0.5):
    """A ball that leaves the table at this phase with the speed of the periodic bounce."""
    table = kl.Plane((0, 0), (0, 1), moves=kl.Shaking((0, strength), 1.0, phase))
    return over(table, strength * math.sin(phase), 1.0, velocity=math.pi, restitution=e)


def test_bounces_on_a_shaken_table_are_periodic_from_a_least_strength_on():
    """Gamma >= pi (1 - e)/(1 + e) = 1.047198 for e = 0.5; cos(phase) = that over Gamma."""
    least = math.pi * 0.5 / 1.5
    assert least == pytest.approx(1.047198, abs=5e-7)
    run = kl.simulate(shaken(1.2, math.acos(least / 1.2)), 100.0)
    assert np.diff(run.contacts.time) == pytest.approx(2 * math.pi, abs=1e-9)


def bounce(phase, speed, strength):
    """The impact map of e = 0.5, w = g = 1 by itself: the phase of the next impact, speed after."""

    def gap(s):
        return strength * (math.sin(phase) - math.sin(phase + s)) + speed * s - s * s / 2

    fallen = next(k / 100 for k in range(1, 10_000) if gap(k / 100) <= 0)
    s = brentq(gap, fallen - 0.01, fallen, xtol=1e-14)
    table = strength * math.cos(phase + s)
    return np.array([phase + s, table - 0.5 * (speed - s - table)])


def least_eigenvalue(strength, count):
    """Of the monodromy of the orbit that repeats after so many bounces: at -1 it doubles."""
    least = math.pi * 0.5 / 1.5
    start = np.array([math.acos(least / strength) + 1e-2, math.pi])

    def after(state, bounces=count):
        for _ in range(bounces):
            state = bounce(*state, strength)
        return state

    start = after(start, 800) if count > 1 else start
    start[0] %= 2 * math.pi
    turn = np.array([2 * math.pi * count, 0.0])
    orbit = fsolve(lambda state: after(state) - state - turn, start, xtol=1e-12)
    steps = 1e-6 * np.eye(2)
    slopes = [(after(orbit + step) - after(orbit - step)) / 2e-6 for step in steps]
    return np.linalg.eigvals(np.array(slopes).T).real.min()


@pytest.mark.parametrize(("count", "low", "high"), [(1, 1.45, 1.6), (2, 1.64, 1.7)])
def test_the_bounce_doubles_and_doubles_again(count, low, high):
    """At 1.5268, sqrt(1.047198^2 + (2 (1 + e^2)/(1 + e)^2)^2), and at 1.667, by the map."""
    least = math.pi * 0.5 / 1.5
    doubles = brentq(lambda strength: least_eigenvalue(strength, count) + 1, low, high, xtol=1e-6)
    if count == 1:
        assert doubles == pytest.approx(math.hypot(least, 2 * 1.25 / 2.25), rel=1e-5)
    for part, stable in ((0.99, True), (1.01, False)):
        strength = part * doubles
        run = kl.simulate(shaken(strength, math.acos(least / strength) + 1e-3), 4000.0, frames=99.0)
        times = run.contacts.time[-80:]
        assert (np.ptp(times[count:] - times[:-count]) < 1e-2) == stable
        assert np.ptp(times[2 * count :] - times[: -2 * count]) < 1e-2


def test_the_ledger_of_a_shaken_bowl():
    """Energy + losses - work of the wall stays, impact by impact."""
    wall = kl.Arc((0, 0), 1 + R, moves=kl.Shaking((0.1, 0.05), 2.0))
    scene = kl.Scene([kl.Ball((0, -0.5), (0.3, 1), R, 1)], [wall], DOWN, 0.9, friction=0.1)
    run = kl.simulate(scene, 8.0)
    hits = run.contacts
    assert len(hits) > 3 and set(hits.kind) == {"impact"}
    work = np.sum(hits.impulse * hits.velocity_before[:, 1], axis=-1)
    change = kl.mechanical_energy(run)[-1] - kl.mechanical_energy(run)[0]
    assert change == pytest.approx(np.sum(work - hits.energy_lost), abs=1e-11)


def test_a_curve_that_moves_evenly_is_the_same_curve_in_its_own_frame():
    wall = kl.Ellipse((0, 0), (2, 1), of_centres=True)
    moving = kl.Ellipse((0, 0), (2, 1), of_centres=True, moves=kl.Steady((0.3, 0.2)))
    one = kl.simulate(kl.Scene([kl.Ball((0.3, 0.2), (0.4, 1.1), R, 1)], [wall], DOWN), 6.0)
    two = kl.simulate(kl.Scene([kl.Ball((0.3, 0.2), (0.7, 1.3), R, 1)], [moving], DOWN), 6.0)
    drift = np.outer(one.time, (0.3, 0.2))
    assert two.position[:, 0] - drift == pytest.approx(one.position[:, 0], abs=1e-9)


def test_a_ball_between_walls_that_close_is_crushed():
    floor = kl.Plane((0, 0), (0, 1))
    lid = kl.Plane((0, 1), (0, -1), moves=kl.Steady((0, -0.5)))
    scene = kl.Scene([kl.Ball((0, 0.5), (0, 0), R, 1)], [floor, lid], DOWN, 0.5)
    run = kl.simulate(scene, 5.0)
    assert run.stopped_because == "crushed between walls"
    assert run.time[-1] == pytest.approx(1.6, abs=1e-3)


def test_a_ball_that_slides_over_the_rim_keeps_its_energy_on_the_last_piece_too():
    """Beyond the rim the path bends the other way; the piece that ends there does not know."""
    bowl = kl.Arc((0, 0), 1 + R, start=math.pi, end=2 * math.pi)
    scene = kl.Scene([kl.Ball((0, -1), (5, 0), R, 1)], [bowl], DOWN)
    run = kl.simulate(scene, 0.5, kl.Events(), 0.001)
    assert list(run.contacts.kind) == ["slide", "part"]
    assert run.contacts.time[1] < 0.5
    energy = kl.mechanical_energy(run)
    np.testing.assert_allclose(energy, energy[0], rtol=0, atol=1e-8 * abs(energy[0]))


def test_in_a_bowl_rolling_resistance_brakes_as_far_as_friction_carries_it():
    """Beyond it the ball slipped against itself, piece by piece, and its spin grew."""
    surface = kl.Surface(0, friction=0.05, rolling_resistance=0.3)
    bowl = kl.Parabola((0, 0), 20, surface=surface)
    ball = kl.Ball((0, 0.5), (1.5, 0), 0.5, 1, -3, surface=surface)
    run = kl.simulate(kl.Scene([ball], [bowl], (0, -9.81)), 10, frames=0.05)
    assert run.stopped_because == "everything at rest"
    assert set(run.contacts.kind.tolist()) == {"roll", "rest"}
    rise = run.position[-1, 0, 1] - 0.5
    lost = 0.7 * 1.5**2 - 9.81 * rise
    assert run.contacts.energy_lost.sum() == pytest.approx(lost, rel=1e-9)
