"""Fixed steps: clock, orders of the errors, sliding, rolling and rest."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.plane_bounce.chart import FALLS, first_contact_errors, order
from tests.duties import apart, run_of
from tests.fuzz.library import case_of
from tests.scenes import FLOOR, slope

#: Medians over many heights, since where a contact falls within its step is chance.
STEPS = np.array([0.02, 0.01, 0.005, 0.0025])


def median_errors(**options):
    """Median errors of position and energy, one each a step."""
    rows = [first_contact_errors(kl.Stepping(step, **options), FALLS) for step in STEPS]
    return np.median(np.array(rows), axis=2).T


def test_position_and_clock_err_in_first_order_energy_in_second():
    position, energy = median_errors()
    assert 0.8 < order(STEPS, position) < 1.2
    assert 1.85 < order(STEPS, energy) < 2.15


def test_spending_the_rest_of_the_step_makes_the_position_second_order():
    position, energy = median_errors(spend_rest_of_step=True)
    assert 1.8 < order(STEPS, position) < 2.2
    assert 1.8 < order(STEPS, energy) < 2.2


def error_of(scene, step, duration, **options):
    run = kl.simulate(scene, duration, kl.Stepping(step, **options))
    exact = kl.simulate(scene, float(run.time[-1]), record="end")
    return np.abs(run.position[-1] - exact.position[-1]).max()


def converges(scene_at, low, high, duration=1.5, **options):
    """Median order over many starts, since where a contact falls within its step is chance."""
    steps = np.array([0.02, 0.01, 0.005])
    starts = np.arange(21) * 0.6180339887498949 % 1
    errors = [
        np.median([error_of(scene_at(start), h, duration, **options) for start in starts])
        for h in steps
    ]
    assert low < order(steps, errors) < high, errors


ROUGH = kl.Surface(0, friction=0.15)
GRIP = kl.Surface(0, friction=0.6)
REST = {"spend_rest_of_step": True}


@pytest.mark.parametrize("surface", [kl.Surface(0), ROUGH, GRIP], ids=["smooth", "slip", "roll"])
@pytest.mark.parametrize("up", [0.0, 2.0])
def test_down_a_slope_the_steps_are_exact(surface, up):
    """The acceleration is constant, which the method follows without error."""
    angle = 0.5
    start = (-up * math.cos(angle), up * math.sin(angle))
    scene = slope(
        angle, surface=surface, ball_velocity=start if surface == kl.Surface(0) else (0, 0)
    )
    assert error_of(scene, 0.01, 1.0) < 1e-9


def test_slip_to_roll_converges():
    def scene(start):
        return slope(
            0.2, (3 + start, -(3 + start) * math.tan(0.2)), surface=kl.Surface(0, friction=0.3)
        )

    converges(scene, 0.8, 2.2, 1.0)
    assert error_of(scene(0), 0.005, 1.0) < 1e-3


def test_bounces_on_a_slope_with_friction_converge():
    def scene(start):
        ball = kl.Ball((0, 2 + start), (1, 0), 1, 1, spin=2)
        return kl.Scene([ball], [kl.Plane((0, 0), (0.3, 1))], (0, -9.81), 0.8, friction=0.2)

    converges(scene, 0.8, 1.2)
    converges(scene, 1.6, 2.2, **REST)


def test_two_balls_converge_as_one_does():
    def scene(start):
        one = kl.Ball((-2 - start, 0), (4, 0.3), 1, 1, spin=3)
        two = kl.Ball((2, 0.7), (-3, 0), 1, 2)
        return kl.Scene([one, two], (), (0, -2), 0.8, friction=0.2)

    converges(scene, 0.75, 1.25, 1.0)
    assert error_of(scene(0), 0.01, 1.0, **REST) < 2e-5


def test_drag_converges_in_first_order():
    def scene(start):
        ball = kl.Ball((0, 4 + start), (4, 1), 1, 1)
        return kl.Scene([ball], [FLOOR], (0, -9.81), 0.7, drag=0.8)

    converges(scene, 0.8, 1.25, **REST)


def test_static_friction_holds_and_kinetic_does_not():
    held = kl.Surface(0, friction=0.2, static_friction=0.5)
    block = {"inertia_factor": math.inf}
    run = kl.simulate(slope(math.atan(0.4), surface=held, **block), 1, kl.Stepping(0.05))
    assert run.stopped_because == "everything at rest"
    run = kl.simulate(slope(math.atan(0.6), surface=held, **block), 1, kl.Stepping(0.05))
    speed = np.linalg.norm(run.velocity[-1, 0])
    theta = math.atan(0.6)
    assert speed == pytest.approx(9.81 * (math.sin(theta) - 0.2 * math.cos(theta)), rel=1e-9)


def test_rolling_resistance_brings_to_rest_where_events_do():
    surface = kl.Surface(0, friction=0.5, rolling_resistance=0.05)
    scene = slope(0.0, (3, 0), surface=surface, spin=-3.0)
    run, exact = (kl.simulate(scene, 20, way) for way in (kl.Stepping(0.002), kl.Events()))
    assert run.stopped_because == exact.stopped_because == "everything at rest"
    assert run.time[-1] == pytest.approx(exact.time[-1], abs=0.01)
    assert run.position[-1] == pytest.approx(exact.position[-1], abs=1e-5)
    assert exact.position[-1, 0, 0] == pytest.approx(3**2 * 1.4 / (2 * 0.05 * 9.81), rel=1e-12)


@pytest.mark.parametrize("tan", [0.0, 0.1])
def test_rolling_resistance_brakes_as_far_as_friction_carries_it(tan):
    """All that friction carries: a ball that rolls, or starts from rest, moves as a block does."""
    mu, start = 0.05, 0.0 if tan else 3.0
    surface = kl.Surface(0, friction=mu, rolling_resistance=0.3)
    scene = slope(math.atan(tan), (start, 0), surface=surface, spin=-start)
    run, exact = (kl.simulate(scene, 2, way) for way in (kl.Stepping(0.002), kl.Events()))
    assert run.contacts.kind.tolist() == exact.contacts.kind.tolist() == ["roll"]
    assert run.velocity[-1] == pytest.approx(exact.velocity[-1], rel=1e-9)
    lost = 9.81 * (math.sin(math.atan(tan)) - mu * math.cos(math.atan(tan)))
    assert np.linalg.norm(run.velocity[-1, 0]) == pytest.approx(start + 2 * lost, rel=1e-9)


def test_rest_is_reported_when_it_is_reached():
    """Contacts of a step that changed nothing once lay past the last frame."""
    run = kl.simulate(
        kl.Scene([kl.Ball((0, 1), (0, 0), 1, 1)], [FLOOR], (0, -9.81), 0), 1, kl.Stepping(0.1)
    )
    assert run.stopped_because == "everything at rest"
    assert run.contacts.kind.tolist() == ["rest"]
    assert (run.contacts.time + run.contacts.duration <= run.time[-1]).all()


def test_a_ball_caught_in_a_dull_wedge_rests_within_the_run():
    """The contacts of the step that found it at rest once parted after the last frame."""
    walls = [kl.Plane((0, 0), (1, 1)), kl.Plane((0, 0), (-2, 1))]
    scene = kl.Scene([kl.Ball((0.5, 3), (0, -4), 0.5, 1)], walls, 0, 0.0)
    run = kl.simulate(scene, 20, kl.Stepping(0.01))
    assert run.stopped_because == "everything at rest"
    assert (run.contacts.time + run.contacts.duration <= run.time[-1] + 1e-12).all()


def test_a_resting_ball_that_spins_is_not_at_rest():
    ball = kl.Ball((0, 1, 0), (0, 0, 0), 1, 1, (0, 3, 0))
    scene = kl.Scene([ball], [kl.Plane((0, 0, 0), (0, 1, 0))], (0, -9.81, 0), 0, friction=0.3)
    for way in (kl.Stepping(0.1), kl.Events()):
        run = kl.simulate(scene, 1, way)
        assert run.stopped_because == "duration reached"
        assert run.spin[-1, 0] == pytest.approx([0, 3, 0])


def test_a_jam_is_held_not_struck_again_at_every_step():
    """A ball pressed between a wall, another wall and a heavy ball took 100 000 impacts."""
    walls = [kl.Plane((2, 0), (-1, 0)), kl.Plane((0, 2), (0.2, -1))]
    small = kl.Ball((1.5, 1.2), (0, 0), 0.4, 0.1)
    heavy = kl.Ball((0.2, 0.0), (0, 0), 1, 100)
    scene = kl.Scene([small, heavy], walls, (3, 4), 0.9)
    run = kl.simulate(scene, 3, kl.Stepping(0.01))
    assert len(run.contacts) < 10_000
    assert np.isfinite(run.position).all()


def test_frames_between_steps_lie_on_the_chord_and_on_steps_are_the_steps():
    scene = kl.Scene([kl.Ball((0, 5), (4, 1), 1, 1)], [FLOOR], (0, -9.81), 0.7)
    run = kl.simulate(scene, 1.3, kl.Stepping(0.03))
    ends = kl.simulate(scene, 1.3, kl.Stepping(0.03), record="contacts")
    assert np.array_equal(ends.position[-1], run.position[-1])
    half = run.at(0.045)
    assert half.position == pytest.approx((run.position[1] + run.position[2]) / 2, abs=1e-14)


def light_ball(drag, mass=0.01, radius=1):
    return kl.Scene([kl.Ball((0, 0), (1, 0), radius, mass)], (), drag=drag)


@pytest.mark.parametrize("printed", [False, True])
@pytest.mark.parametrize("drag", [1.0, 1e6, 1e69])
def test_a_step_too_long_for_the_drag_stops_the_run_while_its_numbers_are_finite(drag, printed):
    """Speeds grew each step by k_c r D/m - 1, to 1e304 and NaN, and nothing was said."""
    run = kl.simulate(light_ball(drag), 40, kl.Stepping(0.1, as_printed=printed))
    assert run.stopped_because == "step too long for the drag"
    assert 0 < len(run.time) < 9
    assert run.time.tolist() == pytest.approx(0.1 * np.arange(len(run.time)))
    for numbers in (run.position, run.velocity, run.spin, kl.kinetic_energy(run)):
        assert np.isfinite(numbers).all()
    if drag == 1.0:
        assert run.velocity[:, 0, 0].tolist() == pytest.approx([1, -9, 81, -729])
        assert len(kl.resume(run, 5).time) == len(run.time)
    beyond = kl.simulate(light_ball(drag, 1e-69, 1e69), 40, run.solver)
    assert len(beyond.time) == 1 + (drag < 1e69)
    assert np.isfinite(beyond.velocity).all()


def test_a_step_just_short_enough_for_the_drag_is_taken():
    run = kl.simulate(light_ball(0.199), 40, kl.Stepping(0.1))
    assert run.stopped_because == "duration reached"
    assert np.abs(run.velocity[:, 0, 0]) == pytest.approx(0.99 ** np.arange(401), rel=1e-9)


def test_under_gravity_too_a_run_stops_where_drag_outgrows_all_that_gravity_can_bring():
    scene = kl.Scene([kl.Ball((0, 0), (0, 0), 1, 0.01)], (), (0, -9.81), drag=1.0)
    run = kl.simulate(scene, 40, kl.Stepping(0.1))
    assert run.stopped_because == "step too long for the drag"
    last, most = np.abs(run.velocity[-2:, 0, 1]), 100 * 9.81 * run.time[-2:]
    assert last[0] < most[0] and last[1] > most[1]


def test_the_number_of_steps_is_guarded_against_rounding():
    scene = kl.Scene([kl.Ball((0, 5), (4, 1), 1, 1)])
    for duration, step, steps in ((4, 0.1, 40), (0.07, 0.01, 7), (1, 0.3, 4), (0.01, 0.1, 1)):
        assert len(kl.simulate(scene, duration, kl.Stepping(step)).time) == steps + 1


@pytest.mark.parametrize("seed", [410, 437, 540])
def test_balls_pressed_together_do_not_sink_in_where_the_rest_of_a_step_is_used(seed):
    """A part of a step ends where others meet: two that dip in and come out overlapped there."""
    case = case_of("steps, rest of step used", seed)
    apart(case, run_of(case))
