"""Which walls carry a ball: settling, corners, slots, ceilings."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.events.resting import sum_of_bounces

G = (0, -9.81)
FLOOR = kl.Plane((0, 0), (0, 1))
WALL = kl.Plane((0, 0), (1, 0))


def run_of(ball, walls, duration=3, **scene):
    return kl.simulate(kl.Scene([ball], walls, **{"gravity": G, **scene}), duration)


def test_endless_bouncing_becomes_rolling():
    run = run_of(kl.Ball((0, 2), (1, 0), 1, 1), [FLOOR], restitution=0.5, friction=0.3)
    assert run.contacts.kind[-1] == "roll"
    assert 20 < len(run.contacts.of_kind("impact")) < 40
    stop = math.sqrt(2 / 9.81) * 3
    assert run.contacts.time[-1] == pytest.approx(stop, abs=1e-9)


@pytest.mark.parametrize("e", [0.0, 0.5, 1.0])
def test_a_ball_at_rest_on_the_floor_at_the_start_is_at_rest(e):
    run = run_of(kl.Ball((0, 1), (0, 0), 1, 1), [FLOOR], restitution=e, friction=0.3)
    assert run.stopped_because == "everything at rest"
    assert run.contacts.kind.tolist() == ["rest"] and run.time.tolist() == [0]


def test_gravity_along_a_wall_presses_on_nothing():
    run = run_of(kl.Ball((1, 5), (0, 0), 1, 1), [WALL], 1)
    assert len(run.contacts) == 0
    assert run.velocity[-1, 0, 1] == pytest.approx(-9.81)


def test_a_ball_hung_on_a_ceiling_falls():
    run = run_of(kl.Ball((0, 4), (0, 0), 1, 1), [FLOOR, kl.Plane((0, 5), (0, 1))], 0.5)
    assert run.position[-1, 0, 1] == pytest.approx(4 - 9.81 / 8)


def test_between_floor_and_ceiling_a_ball_slides():
    """A slot as wide as the ball: the ceiling touches, the floor carries."""
    walls = [FLOOR, kl.Plane((0, 2), (0, -1))]
    run = run_of(kl.Ball((0, 1), (2, 0), 1, 1), walls, 1, friction=0.1)
    assert run.stopped_because == "duration reached"
    assert run.position[-1, 0, 1] == 1
    assert run.velocity[-1, 0, 0] < 2


def test_bouncing_between_floor_and_ceiling_keeps_its_energy():
    walls = [FLOOR, kl.Plane((0, 3), (0, -1))]
    run = run_of(kl.Ball((0, 1.5), (1, 8), 1, 1), walls, 50)
    energy = kl.mechanical_energy(run)
    assert len(run.contacts) > 300
    assert np.abs(energy / energy[0] - 1).max() < 1e-12


def test_a_ball_that_rolls_into_a_corner_bounces_off_and_comes_to_rest():
    run = run_of(kl.Ball((4, 1), (-3, 0), 1, 1), [FLOOR, WALL], 60, restitution=0.5,
                 friction=0.3)  # fmt: skip
    assert run.position[-1, 0, 1] == pytest.approx(1, abs=1e-12)
    assert (run.position[:, 0, 0] >= 1 - 1e-12).all()
    assert run.velocity[-1, 0, 0] > 0


def test_in_a_corner_that_gravity_points_into_the_ball_rests():
    run = run_of(
        kl.Ball((4, 3), (-3, 0), 1, 1), [FLOOR, WALL], 60, gravity=(-3, -9), restitution=0.6
    )
    assert run.stopped_because == "everything at rest"
    assert run.position[-1, 0] == pytest.approx([1, 1], abs=1e-9)
    assert sorted(run.contacts.b[-2:]) == [-2, -1]


def test_a_wedge_of_dull_walls_stops_a_ball_without_ten_thousand_impacts():
    """Two walls with restitution 0 pass the ball to each other ever slower, down to 5e-324 m/s:
    the run went on through the wall."""
    walls = [kl.Plane((0, 0), (1, 0)), kl.Plane((0, 0), (-2, 1))]
    ball = kl.Ball((1.5, 6.0), (0, -3), 1, 1)
    run = kl.simulate(kl.Scene([ball], walls, G, 0.0, drag=0.1), 5)
    assert run.stopped_because == "everything at rest"
    assert len(run.contacts.of_kind("impact")) < 500
    assert (run.position[:, 0, 0] >= 1 - 1e-9).all()


def test_drag_brings_a_loss_free_ball_to_rest_once_its_bounces_are_out_of_sight():
    """Bounces that lose by drag alone have no last one: ever smaller and faster, they went on
    for 200,000 impacts and ended the run with a step limit, ten nanometres above the floor."""
    ball = kl.Ball((0, 1.01), (0.1, 0), 1, 1)
    run = kl.simulate(kl.Scene([ball], [FLOOR], G, drag=5), 8)
    assert run.stopped_because == "duration reached"
    assert 1000 < len(run.contacts) < 20_000
    slide = run.contacts.of_kind("slide")
    assert len(slide) == 1 and slide.duration[0] > 1
    before = run.contacts[-2].velocity_after[0, 1]
    assert 0 < before**2 / (2 * 9.81) < 5.1e-9
    assert run.position[-1, 0, 1] == pytest.approx(1, abs=1e-12)


def test_without_drag_a_loss_free_ball_never_comes_to_rest():
    ball = kl.Ball((0, 1 + 4e-9), (0, 0), 1, 1)
    run = kl.simulate(kl.Scene([ball], [FLOOR], G), 0.02)
    assert set(run.contacts.kind) == {"impact"} and len(run.contacts) > 50


def test_a_ball_stops_between_two_walls_that_almost_face_each_other():
    """Half a degree apart, they passed what was left of its speed to each other ten thousand
    times without using it up: gravity drew it out again, but it slid back into the other one."""
    lean = math.radians(0.5)
    walls = [kl.Plane((0, 0), (1, 0)), kl.Plane((0, 0), (-math.cos(lean), math.sin(lean)))]
    ball = kl.Ball((1, 1 / math.tan(lean / 2)), (0, -1e6), 1, 1)
    run = kl.simulate(kl.Scene([ball], walls, (-1, 9.81), 0.9), 0.1)
    assert (run.position[:, 0, 0] >= 1 - 1e-9).all()
    assert (run.position[:, 0] @ walls[1].normal >= 1 - 1e-9).all()


def speeds_under(law, speed, least=1e-14):
    """Speeds at which a ball leaves the floor, one bounce after another."""
    found = []
    while speed > least:
        speed *= law(speed)
        found.append(speed)
    return np.array(found)


def test_bounces_under_a_law_of_the_speed_are_many_and_end():
    """No geometric series: e tends to 1, and yet the ball lies still in finite time."""
    law = kl.PowerRestitution(0.1)
    run = run_of(kl.Ball((0, 1), (0, -1), 1, 1), [FLOOR], 10, restitution=law)
    assert run.stopped_because == "everything at rest"
    leaving = run.contacts.of_kind("impact").velocity_after[:, 0, 1]
    expected = speeds_under(law, 1.0)
    np.testing.assert_allclose(leaving, expected[: len(leaving)], rtol=1e-9)
    assert (leaving >= 1e-3).sum() == 144  # the 145th is slower
    assert run.contacts.time[-1] == pytest.approx(2 * expected.sum() / 9.81, rel=1e-6)


def test_bounces_as_assumed_by_many_programs_end_early():
    law = kl.DampedHertzRestitution.through(0.8, 1.0, 0.0)
    run = run_of(kl.Ball((0, 1), (0, -1), 1, 1), [FLOOR], 10, restitution=law)
    assert run.stopped_because == "everything at rest"
    assert len(run.contacts) < 40


def test_what_no_longer_yields_bounces_on_for_ever():
    law = kl.PlasticRestitution(0.1)
    run = run_of(kl.Ball((0, 1), (0, -1), 1, 1), [FLOOR], 5, restitution=law)
    assert run.stopped_because == "duration reached"
    leaving = run.contacts.velocity_after[:, 0, 1]
    assert 0.1 <= leaving[-1] < 0.105
    # Slower than that it loses nothing at all.
    gentle = run_of(kl.Ball((0, 1), (0, -0.09), 1, 1), [FLOOR], 5, restitution=law)
    np.testing.assert_allclose(gentle.contacts.velocity_after[:, 0, 1], 0.09, rtol=1e-9)


def test_a_law_that_takes_ever_less_ends_where_nobody_sees_it():
    law = kl.PowerRestitution(0.9, 1.0)
    run = run_of(kl.Ball((0, 1), (0, -0.01), 1, 1), [FLOOR], 10, restitution=law)
    assert run.stopped_because == "everything at rest"
    assert run.contacts.of_kind("impact").velocity_after[-1, 0, 1] < 1e-4 * math.sqrt(9.81)


@pytest.mark.parametrize(
    ("law", "exact"),
    [
        (lambda v: 0.7, 1 / 0.3),
        (kl.PowerRestitution(0.1), None),
        (kl.PowerRestitution(0.1, 0.5), None),
    ],
    ids=["a number", "fifth root", "square root"],
)
def test_the_sum_of_bounces(law, exact):
    speed = 1e-4
    # Slower bounces, millions of them, add a thousandth to the longest of these sums.
    expected = exact * speed if exact else speed + speeds_under(law, speed, 1e-10).sum()
    assert sum_of_bounces(law, speed) == pytest.approx(
        expected, rel=4e-3 if exact is None else 1e-6
    )


def test_a_sum_that_has_no_end_is_none():
    assert sum_of_bounces(kl.PowerRestitution(0.5, 1.0), 1e-4) == 0
    assert sum_of_bounces(kl.PlasticRestitution(1e-5), 1e-4) == 0


def test_two_walls_one_soft_one_hard():
    """The pair decides, not the ball."""
    walls = [kl.Plane((0, 0), (1, 0)), kl.Plane((10, 0), (-1, 0))]
    own = {(0, -1): 0.5, (0, -2): kl.PowerRestitution(0.25, 1.0)}
    ball = kl.Ball((5, 5), (-2, 0), 1, 1)
    run = run_of(ball, walls, 12, gravity=0.0, pair_restitution=own)
    np.testing.assert_allclose(run.contacts.velocity_after[:, 0, 0], [1, -0.75], rtol=1e-12)
