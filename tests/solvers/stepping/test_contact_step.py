"""Fixed steps in which bodies touch: returns, holds, rolling and rubbing."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.impact import ROOM, Body, slip_velocity
from kernel_lib.solvers.stepping.sustained_contact import with_rolling_resistance, without_rebound
from kernel_lib.state.surfaces import rules_of
from tests.scenes import slope

UP = (0.0, 1.0, 0.0)
FLOOR = kl.Plane((0, 0), (0, 1))


def test_two_contacts_in_a_step_return_to_the_earlier_and_find_the_other_later():
    balls = [kl.Ball((0, 1.5), (0, -10), 1, 1), kl.Ball((9, 1.2), (0, -10), 1, 1)]
    run = kl.simulate(kl.Scene(balls, [FLOOR]), 0.3, kl.Stepping(0.1))
    assert run.contacts.a.tolist() == [1, 0]
    assert run.position[1, :, 1] == pytest.approx([1.3, 1.0])
    assert run.contacts.time[1] > 0.1


def test_simultaneous_contacts_go_by_index():
    balls = [kl.Ball((4.0 * i, 1.5), (0, -10), 1, 1) for i in range(3)]
    run = kl.simulate(kl.Scene(balls, [FLOOR]), 0.5, kl.Stepping(0.1))
    assert run.contacts.a.tolist() == [0, 1, 2]
    assert run.velocity[-1, :, 1] == pytest.approx([10, 10, 10])


def test_sunk_balls_that_part_are_spared():
    pair = [kl.Ball((-1.5, 0), (10, 0), 1, 1), kl.Ball((1.5, 0), (-10, 0), 1, 1)]
    run = kl.simulate(kl.Scene(pair), 1, kl.Stepping(0.09, False))
    assert run.contacts.kind.tolist() == ["impact"]
    assert run.velocity[-1, :, 0].tolist() == [-10, 10]


@pytest.mark.parametrize("friction", [0.05, 0.5])
def test_a_ball_on_a_slope_slides_or_rolls_as_exactly_as_events_say(friction):
    scene = slope(0.4, surface=kl.Surface(0, friction=friction))
    run, exact = (kl.simulate(scene, 1, way) for way in (kl.Stepping(0.1), kl.Events()))
    assert run.contacts.kind.tolist() == exact.contacts.kind.tolist()
    assert run.position[-1] == pytest.approx(exact.position[-1], abs=1e-9)
    assert run.spin[-1] == pytest.approx(exact.spin[-1], abs=1e-9)


def test_a_corner_holds_a_ball():
    walls = [kl.Plane((0, 0), (1, 1)), kl.Plane((0, 0), (-1, 2))]
    scene = kl.Scene([kl.Ball((0, 4), (0, 0), 1, 1)], walls, (0, -9.81), 0.3)
    run = kl.simulate(scene, 10, kl.Stepping(0.02))
    normals = np.array([wall.normal for wall in walls])
    assert np.abs(normals @ run.position[-1, 0] - 1).max() < 1e-3
    # Here it jittered on without end, by what gravity brings in a step.
    assert run.stopped_because == "everything at rest"
    assert run.velocity[-1].tolist() == [[0.0, 0.0]]


def test_a_pile_on_the_floor_is_carried():
    scene = kl.Scene([kl.Ball((0, 1), (0, 0), 1, 1), kl.Ball((0, 3), (0, 0), 1, 1)], [FLOOR],
                     (0, -9.81), 0.2)  # fmt: skip
    run = kl.simulate(scene, 1, kl.Stepping(0.01))
    assert run.position[-1, :, 1] == pytest.approx([1, 3], abs=1e-9)
    assert {"rest"} <= set(run.contacts.kind)


def test_a_rim_that_rubs_on_another_ball_turns_it():
    one = kl.Ball((0, 1), (0, 0), 1, 1, spin=5)
    two = kl.Ball((2, 1), (0, 0), 1, 1)
    run = kl.simulate(
        kl.Scene([one, two], [FLOOR], (0, -9.81), 0, friction=0.2), 0.3, kl.Stepping(0.01)
    )
    assert run.velocity[-1, 1, 0] >= run.velocity[-1, 0, 0]
    assert np.isfinite(run.spin).all() and abs(run.spin[-1, 0]) < 5


def test_press_grips_by_static_friction_and_rubs_beyond():
    ball = Body((0.5, -1.0, 0.0), (0.0, 0.0, 0.0), 1.0, 1.0, 2.5)
    gripped = without_rebound(ball, ROOM, UP, rules_of(kl.Surface(0, 0, 0.1, 0.2)))
    assert slip_velocity(gripped.a, ROOM, UP) == pytest.approx((0, 0, 0), abs=1e-12)
    fast = ball._replace(velocity=(2.0, -1.0, 0.0))
    rubbed = without_rebound(fast, ROOM, UP, rules_of(kl.Surface(0.9, 1, 0.1, 0.2)))
    assert rubbed.impulse == pytest.approx((-0.1, 1, 0))
    assert rubbed.a.velocity[1] == 0


def test_rolling_resistance_brakes_rolling_alone():
    rules = rules_of(kl.Surface(0, friction=1, rolling_resistance=0.1))
    rolling = Body((3.0, 0.0, 0.0), (0.0, 2.0, -3.0), 1.0, 1.0, 2.5)
    slower = with_rolling_resistance(rolling, UP, rules, 0.7)
    assert slower.velocity[0] == pytest.approx(3 - 0.07 / 1.4)
    assert slower.spin == pytest.approx((0, 2, -slower.velocity[0]))
    assert with_rolling_resistance(rolling, UP, rules, 1e3).velocity == (0, 0, 0)
    slipping = rolling._replace(spin=(0.0, 0.0, 4.0))
    assert with_rolling_resistance(slipping, UP, rules, 0.7) is slipping


GROOVE = [
    kl.Plane((0.8580133499734649, 0.2566958443319556), (0.5071361115096454, 0.8618659782140587)),
    kl.Plane((0.21446422216813, 0.3398784025291346), (0.4720251765048252, 0.8815850683544888)),
]


@pytest.mark.parametrize("step", [0.1, 0.05])
def test_a_ball_pressed_out_of_one_wall_is_not_pressed_through_the_other(step):
    """It rolled into a narrow groove, bounced off the upper wall, was held by the lower one,
    and so moved on through the upper, which it had been leaving: the run went on behind it."""
    ball = kl.Ball((0.7303956782762747, 0.12035036878523925), (0.0, 0.0), 0.05, 1.0)
    scene = kl.Scene([ball], GROOVE, (0, -9.807), 0.5, 0.0, 0.5)
    run = kl.simulate(scene, 2.0, kl.Stepping(step))
    assert run.stopped_because == "duration reached"
    for wall in GROOVE:
        distance = (run.position[:, 0] - wall.point) @ wall.normal
        assert abs(distance).min() == pytest.approx(0.05, rel=1e-8)


def in_a_wedge(restitution, friction, degrees=5.0):
    """A spinning ball that flies into a wedge that opens to the right."""
    half = math.radians(degrees / 2)
    s, c = math.sin(half), math.cos(half)
    ball = kl.Ball((0.15 / s, 0.01), (-3, -0.3), 0.1, 1, 1)
    walls = [kl.Plane((0, 0), (s, c)), kl.Plane((0, 0), (s, -c))]
    return kl.Scene([ball], walls, 0, restitution, friction=friction)


@pytest.mark.parametrize("friction", [None, 0.3])
@pytest.mark.parametrize("restitution", [0.0, 0.5])
def test_a_ball_stuck_in_a_narrow_wedge_is_held_by_both_walls(restitution, friction):
    """They handed it to each other a thousand times a step, down to speeds of 1e-320 m/s."""
    run = kl.simulate(in_a_wedge(restitution, friction), 2.0, kl.Stepping(0.03))
    impacts = run.contacts.of_kind("impact")
    assert len(run.contacts) < 10_000
    assert impacts.time.max() < 1.6
    assert run.velocity[-1].tolist() == [[0.0, 0.0]]
    assert np.ptp(run.position[-10:], axis=0).max() == 0


def test_a_ball_in_a_groove_in_space_is_left_to_slide_along_it():
    s, c = math.sin(0.02), math.cos(0.02)
    ball = kl.Ball((0.15 / s, 0.01, 0), (-3, -0.3, 2), 0.1, 1)
    walls = [kl.Plane((0, 0, 0), (s, c, 0)), kl.Plane((0, 0, 0), (s, -c, 0))]
    run = kl.simulate(kl.Scene([ball], walls, 0, 0.0), 1.0, kl.Stepping(0.01))
    assert run.velocity[-1, 0] == pytest.approx([0, 0, 2], abs=1e-12)
    assert run.position[-1, 0, 2] == pytest.approx(2.0, abs=0.03)


def test_a_ball_that_rests_from_the_start_is_one_knot():
    """Its touch is in no step; a lesson whose ball lay on its floor could not be drawn."""
    ball = kl.Ball((0, 1), (0, 0), 1, 1)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))], (0, -9.8), 0.7)
    run = kl.simulate(scene, 4, kl.Stepping(0.1))
    known = run.knots()
    assert run.stopped_because == "everything at rest" and (known.place == (0, 1)).all()
