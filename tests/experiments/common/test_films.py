"""Neumann's films, run by exact events."""

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.common.films import balls_in_a_box, broken_wall, head_on_pairs


def test_each_head_on_pair_parts_at_its_restitution_times_the_speed_of_approach():
    run = kl.simulate(head_on_pairs((1.0, 0.5, 0.0)), 3)
    assert len(run.contacts) == 3
    parting = run.velocity[-1, 1::2, 0] - run.velocity[-1, 0::2, 0]
    np.testing.assert_allclose(parting, [2.0, 1.0, 0.0], atol=1e-12)


def test_a_light_ball_leaves_a_heavy_one_at_nearly_three_times_its_speed():
    run = kl.simulate(head_on_pairs((1.0,), masses=(1, 100)), 3)
    light, heavy = run.velocity[-1, :, 0]
    assert light == pytest.approx((1 - 100) / 101 - 2 * 100 / 101, rel=1e-12)
    assert heavy == pytest.approx(-(100 - 1) / 101 + 2 / 101, rel=1e-12)


def test_the_heavier_ball_of_a_pair_is_larger_but_no_pair_touches_the_next():
    one, two = head_on_pairs((1.0,), masses=(1, 8)).balls
    assert (one.radius, two.radius) == (0.4, pytest.approx(0.8))
    assert head_on_pairs((1.0,), masses=(100, 1)).balls[0].radius == 0.9
    alike = head_on_pairs((1.0,), masses=(1, 8), one_size=True).balls
    assert [ball.radius for ball in alike] == [0.4, 0.4]


def test_pairs_in_a_box_meet_again_and_those_that_lose_nothing_go_on():
    run = kl.simulate(head_on_pairs((1.0, 0.0), walls=True), 10)
    speeds = np.abs(run.velocity[-1, :, 0])
    np.testing.assert_allclose(speeds, [1, 1, 0, 0], atol=1e-12)
    np.testing.assert_allclose(run.contacts.time, [1.6, 1.6, 4.8, 4.8, 8.0])


def test_balls_stay_in_their_box_and_keep_their_energy():
    scene = balls_in_a_box(20)
    run = kl.simulate(scene, 5)
    side = np.sqrt(1.5) * 5
    assert run.stopped_because == "duration reached"
    assert len(run.contacts) > 50
    assert run.position.min() > 0.4 - 1e-9
    assert run.position.max() < side - 0.4 + 1e-9
    energy = kl.kinetic_energy(run)
    np.testing.assert_allclose(energy, 40.0, rtol=1e-12)


def test_the_same_seed_shows_the_same_film():
    assert balls_in_a_box(5, seed=3) == balls_in_a_box(5, seed=3)
    assert balls_in_a_box(5, seed=3) != balls_in_a_box(5, seed=4)


def test_the_big_ball_breaks_the_wall_and_no_momentum_is_lost():
    run = kl.simulate(broken_wall(), 2)
    np.testing.assert_allclose(
        kl.momentum(run), np.tile([250.0, 0.0], (len(run.time), 1)), atol=1e-9
    )
    moved = np.linalg.norm(run.position[-1, 1:] - run.position[0, 1:], axis=1)
    assert (moved > 0).sum() > 20
    assert kl.kinetic_energy(run)[-1] < kl.kinetic_energy(run)[0]


@pytest.mark.parametrize("rows", [7, 8])
def test_no_two_impacts_on_the_wall_of_balls_share_a_moment(rows):
    """Thrown along the axis the big ball struck two at once, and the mirror image broke."""
    run = kl.simulate(broken_wall(rows=rows), 2)
    assert len(run.contacts) > 50
    assert np.diff(run.contacts.time).min() > 0


@pytest.mark.parametrize("count", [0, -1, 2.5])
def test_a_box_needs_a_whole_number_of_balls(count):
    with pytest.raises(ValueError, match=f"whole number of at least 1, got {count}"):
        balls_in_a_box(count)


def test_a_symmetric_throw_stays_symmetric():
    """Two impacts in one moment, at once: the big ball keeps to the axis."""
    run = kl.simulate(broken_wall(off_axis=0.0), 3.0, frames=3.0)
    assert run.contacts.time[:2] == pytest.approx([0.355102190] * 2, abs=5e-10)
    assert run.contacts.time[0] == pytest.approx(run.contacts.time[1], rel=1e-14)
    assert (run.contacts.a[:2] == 0).all()
    assert abs(run.velocity[-1, 0, 1]) < 1e-9 and not run.contacts.tie.any()


def test_a_throw_beside_the_axis_breaks_the_wall_as_another_program_has_it():
    """6 columns, 12 rows, e = 0.8, 0.013 m beside: 127 and 288 contacts."""
    run = kl.simulate(broken_wall(6, 12, off_axis=0.013), 0.75, record="contacts")
    assert np.count_nonzero(run.contacts.time <= 0.45) == 127
    assert len(run.contacts) == 288
    assert np.diff(run.contacts.time).min() > 0
