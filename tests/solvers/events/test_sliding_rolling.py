"""A ball on one wall, as exact events follow it: slide, roll, rest, and the friction between."""

import math
from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from tests.scenes import slope

G = 9.81


def speed(run, k=-1):
    return float(np.linalg.norm(run.velocity[k, 0]))


@pytest.mark.parametrize("mu", [0.0, 0.05, 0.1])
def test_sliding_down_with_friction(mu):
    angle = math.radians(30)
    run = kl.simulate(slope(angle, surface=kl.Surface(0, friction=mu)), 2)
    assert run.contacts.kind.tolist() == ["slide"]
    expected = G * (math.sin(angle) - mu * math.cos(angle)) * 2
    assert speed(run) == pytest.approx(expected, rel=1e-12)
    assert run.spin[-1, 0] == pytest.approx(-2.5 * mu * G * math.cos(angle) * 2, rel=1e-12)


def test_a_ball_that_cannot_turn_slides_or_rests_by_static_friction():
    surface = kl.Surface(0, friction=0.2, static_friction=0.5)
    for tan, kind in ((0.499, "rest"), (0.501, "slide")):
        scene = slope(math.atan(tan), surface=surface, inertia_factor=math.inf)
        assert kl.simulate(scene, 1).contacts.kind.tolist() == [kind]


@pytest.mark.parametrize("tan", [0.06, 0.2, 0.5, 0.61])
def test_a_block_as_rough_as_its_slope_is_steep_stays(tan):
    """The pull and what friction holds are equal but for rounding, which let it slide."""
    ball = kl.Ball((0, 2), (0, 0), 1, 1, inertia_factor=math.inf)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (-tan, 1))], (0, -G), 0, friction=tan)
    assert kl.simulate(scene, 3).contacts.kind.tolist() == ["impact", "rest"]


@pytest.mark.parametrize(("mu", "then"), [(0.05, []), (0.1, []), (0.21, ["rest"])])
def test_a_block_that_turns_or_stops_on_its_slope_does_not_hit_it_again(mu, then):
    """Rounding left 1e-16 m/s into the slope at that moment, which was listed as an impact."""
    ball = kl.Ball((0, 5), (4, 1), 1, 1, inertia_factor=math.inf)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (-0.2, 1))], (0, -9.807), 0, friction=mu)
    assert kl.simulate(scene, 4).contacts.kind.tolist() == ["impact", "slide", *then]


def test_a_block_that_stops_stays_and_the_run_ends():
    """Rounding left 1e-24 m/s at the stop, and the run said that collisions accumulate."""
    surface = kl.Surface(0.5, friction=0.5)
    ball = kl.Ball((0, 1.2), (1, 0), 1, 1, inertia_factor=math.inf)
    run = kl.simulate(
        kl.Scene([ball], [kl.Plane((0, 0), (-0.3, 1), surface)], (0, -G), 0.5, friction=0.5), 4
    )
    assert run.stopped_because == "everything at rest"
    assert run.velocity[-1, 0].tolist() == [0, 0]


def test_rolling_down_a_slope_comes_to_rest_with_rolling_resistance():
    """The same rounding at the end of a roll."""
    surface = kl.Surface(0.5, 0, 0.5, rolling_resistance=0.05)
    ball = kl.Ball((0, 1.5), (3, 0), 1, 1, surface=surface)
    run = kl.simulate(kl.Scene([ball], [kl.Plane((0, 0), (-0.03, 1), surface)], (0, -G)), 40)
    assert run.stopped_because == "everything at rest"


def test_rolling_resistance_slows_a_rolling_ball():
    surface = kl.Surface(0, friction=0.5, rolling_resistance=0.05)
    run = kl.simulate(slope(0.0, (3, 0), surface=surface, spin=-3.0), 1)
    assert speed(run) == pytest.approx(3 - 0.05 * G / 1.4, rel=1e-12)
    assert run.spin[-1, 0] == pytest.approx(-speed(run), rel=1e-12)


def test_a_slope_flatter_than_the_rolling_resistance_holds_the_ball():
    surface = kl.Surface(0, friction=0.5, rolling_resistance=0.1)
    for tan, kind in ((0.099, "rest"), (0.101, "roll")):
        run = kl.simulate(slope(math.atan(tan), surface=surface), 1)
        assert run.contacts.kind.tolist() == [kind]


@pytest.mark.parametrize(("friction", "share"), [(None, 1.0), (1.0, 5 / 7)])
def test_drag_ends_in_a_terminal_speed(friction, share):
    """Stokes's force alone balances the slope; a rolling ball only takes longer."""
    angle, k = math.radians(20), 0.5
    base = slope(angle, surface=kl.Surface(0, friction=friction))
    scene = kl.Scene(base.balls, base.walls, base.gravity, drag=k)
    run = kl.simulate(scene, 3)
    terminal = G * math.sin(angle) / k
    assert speed(run) == pytest.approx(terminal * -math.expm1(-k * share * 3), rel=1e-12)


def test_slip_that_gravity_drives_ends_when_drag_has_used_it_up():
    """On a steep slope the ball slips from rest; near its terminal speed it grips after all."""
    angle, mu, k = math.atan(0.5), 0.1, 2.0
    base = slope(angle, surface=kl.Surface(0, friction=mu))
    run = kl.simulate(kl.Scene(base.balls, base.walls, base.gravity, drag=k), 20, frames=0.01)
    assert run.contacts.kind.tolist() == ["slide", "roll"]
    slip = np.linalg.norm(run.velocity[:, 0], axis=1) + run.spin[:, 0]
    assert slip.max() > 0.1 and abs(slip[-1]) < 1e-12
    assert (slip > -1e-12).all()


def rk_of_slip(velocity, spin, normal, gravity, mu, kappa, duration):
    """Motion of a slipping ball by scipy's DOP853: du/dt of slip, nothing pieced together."""
    from scipy.integrate import solve_ivp

    normal, gravity = np.array(normal), np.array(gravity)
    pressure = -gravity @ normal
    drive = gravity + pressure * normal

    def rates(_, y):
        v, w = y[3:6], y[6:9]
        slip = v - np.cross(w, normal)
        direction = slip / np.linalg.norm(slip)
        twist = np.cross(normal, direction) * mu * pressure / kappa
        return np.concatenate([v, drive - mu * pressure * direction, twist])

    start = np.concatenate([normal, velocity, spin])
    return solve_ivp(rates, (0, duration), start, "DOP853", rtol=1e-12, atol=1e-12).y[:, -1]


def test_slip_across_a_slope_in_space_turns_as_its_equation_says():
    angle, mu, duration = 0.3, 0.15, 1.0
    scene = slope(angle, (0.0, 0.0, 3.0), dimension=3, surface=kl.Surface(0, friction=mu),
                  spin=(0.0, 0.0, 4.0))  # fmt: skip
    run = kl.simulate(scene, duration, frames=duration)
    assert run.contacts.kind[0] == "slide"
    normal = scene.walls[0].normal
    exact = rk_of_slip((0, 0, 3), (0, 0, 4), normal, scene.gravity, mu, 0.4, duration)
    assert np.abs(run.position[-1, 0] - exact[:3]).max() < 3e-6
    assert np.abs(run.velocity[-1, 0] - exact[3:6]).max() < 3e-6
    assert np.abs(run.spin[-1, 0] - exact[6:]).max() < 1e-5


def test_unlimited_friction_stops_the_slip_at_once_in_space_too():
    """The turned direction of friction once took the unlimited value: speeds of 1e175."""
    surface = kl.Surface(0, tangential_restitution=0)
    scene = slope(0.3, (0.0, 0.0, 3.0), dimension=3, surface=surface)
    run = kl.simulate(scene, 1)
    assert run.contacts.kind[-1] == "roll"
    assert run.contacts.time[-1] < 1e-8
    assert speed(run) < 10


def test_spin_about_the_normal_goes_on_without_friction_of_its_own():
    scene = slope(0.0, dimension=3, surface=kl.Surface(0, friction=0.5), spin=(0.0, 7.0, 0.0))
    assert kl.simulate(scene, 2).spin[-1, 0] == pytest.approx([0, 7, 0])


def test_backspin_brings_a_ball_back():
    mu, v0, w0 = 0.2, 2.0, 10.0
    scene = slope(0.0, (v0, 0), surface=kl.Surface(0, friction=mu), spin=w0)
    run = kl.simulate(scene, 3)
    end = (v0 + w0) / (3.5 * mu * G)
    assert run.contacts.of_kind("roll").time[0] == pytest.approx(end, rel=1e-12)
    assert run.velocity[-1, 0, 0] == pytest.approx((v0 - 0.4 * w0) / 1.4, rel=1e-12)


def test_a_ball_at_its_terminal_speed_stays_on_the_slope():
    """What was left of its acceleration was rounding, and gave friction a direction of its own
    that pulled the ball into the wall by 4 micrometres a second."""
    wall = kl.Plane((2.8520138425209978, -1.364279623517319), (-0.902100608147, 0.431525773020))
    normal = np.array(wall.normal)
    drag, friction = 7.9, 0.1
    along = np.array([normal[1], -normal[0]])
    pull = 9.81 * abs(along[1]) - friction * 9.81 * abs(normal[1])
    along = along if along[1] < 0 else -along
    for sign in (1, -1):
        for speed in np.nextafter(pull / drag, [0, 9], dtype=float):
            place = np.array(wall.point) + sign * normal
            if sign * normal[1] < 0:
                continue
            ball = kl.Ball(tuple(place), tuple(along * speed), 1, 1, inertia_factor=math.inf)
            scene = kl.Scene([ball], [wall], (0, -9.81), 0.5, friction=friction, drag=drag)
            run = kl.simulate(scene, 10)
            gap = np.abs((run.position[:, 0] - wall.point) @ normal) - 1
            assert np.abs(gap).max() < 1e-12


SPIN_FRICTION = 0.02


def spinning(ball, count, **own):
    """A ball on a table that has friction against spin; others stand far off."""
    surface = kl.Surface(0, friction=0.2, spinning_friction=SPIN_FRICTION, **own)
    others = [replace(ball, position=(90 + 3 * i, 0, 1), velocity=(0,) * 3) for i in range(count)]
    balls = [ball, *(replace(each, spin=(0, 0, 0)) for each in others)]
    return kl.Scene(
        balls, [kl.Plane((0, 0, 0), (0, 0, 1), replace(surface, decides=True))], (0, 0, -G)
    )


#: A ball that stands, slides and rolls while it spins about the normal.
SPINNING = [((0, 0, 0), (0, 0, 9)), ((2, 1, 0), (3, -4, -5)), ((1, 0, 0), (0, 1, 30))]


@pytest.mark.parametrize(("velocity", "spin"), SPINNING)
@pytest.mark.parametrize("count", [0, 14])
def test_spin_about_the_normal_fades_evenly_and_ends(velocity, spin, count):
    """T = s R N brakes it by 5 s g/(2 R), whatever else the ball does (pooltool's equations)."""
    ball = kl.Ball((0, 0, 1), velocity, 1, 2, spin)
    run = kl.simulate(spinning(ball, count), 20, frames=0.25)
    rate = 2.5 * SPIN_FRICTION * G
    expected = math.copysign(1, spin[2]) * np.maximum(abs(spin[2]) - rate * run.time, 0)
    assert np.allclose(run.spin[:, 0, 2], expected, rtol=0, atol=1e-12 * abs(spin[2]))
    energy = kl.mechanical_energy(run)
    assert energy[0] - energy[-1] == pytest.approx(run.contacts.energy_lost.sum(), rel=1e-12)


def test_a_ball_that_spins_on_its_spot_comes_to_rest():
    ball = kl.Ball((0, 0, 1), (0, 0, 0), 1, 2, (0, 0, 9))
    for solver in (kl.Events(), kl.Stepping(0.01)):
        run = kl.simulate(spinning(ball, 0), 60, solver)
        assert run.stopped_because == "everything at rest"
        assert run.time[-1] == pytest.approx(9 / (2.5 * SPIN_FRICTION * G), abs=0.011)
        assert not run.spin[-1].any()


@pytest.mark.parametrize("where", ["plane", "segment"])
def test_rolling_resistance_brakes_as_far_as_friction_carries_it(where):
    """Beyond it friction began a slip against itself, and drove the ball."""
    mu, v = 0.05, 3.0
    surface = kl.Surface(0, friction=mu, rolling_resistance=0.2)
    base = slope(0.0, (v, 0), surface=surface, spin=-v)
    wall = base.walls[0] if where == "plane" else kl.Segment((-50, 0), (50, 0), surface=surface)
    run = kl.simulate(kl.Scene(base.balls, [wall], base.gravity), 8, frames=0.1)
    assert run.stopped_because == "everything at rest"
    assert run.contacts.kind.tolist() == ["roll", "rest"]
    assert run.contacts.time[-1] == pytest.approx(v / (mu * G), rel=1e-9)
    assert run.contacts.energy_lost.sum() == pytest.approx(0.7 * v * v, rel=1e-9)


@pytest.mark.parametrize(("tan", "kind"), [(0.049, "rest"), (0.1, "roll"), (0.2, "slide")])
def test_a_slope_that_friction_does_not_hold_moves_a_ball_that_resists_rolling(tan, kind):
    """Its rolling resistance takes all that friction carries: it moves as a block does."""
    mu, angle = 0.05, math.atan(tan)
    surface = kl.Surface(0, friction=mu, rolling_resistance=0.3)
    run = kl.simulate(slope(angle, surface=surface), 2)
    assert run.contacts.kind.tolist() == [kind]
    gained = 2 * G * max(math.sin(angle) - mu * math.cos(angle), 0.0)
    assert speed(run) == pytest.approx(gained, rel=1e-12)
