"""The paper's listing, faults included. Its figures: tests/test_published_values.py."""

import math

import pytest

import kernel_lib as kl

LISTING = kl.Stepping(0.1, as_printed=True)
FLOOR = kl.Plane((0, 0), (0, 1))


def test_a_ball_below_contact_at_both_ends_is_projected_even_if_it_leaves():
    scene = kl.Scene([kl.Ball((0, 1), (2, 3), 1, 1)], [FLOOR], (0, -9.8), 0.5)
    caught = kl.simulate(scene, 0.1, kl.Stepping(0.001, as_printed=True))
    free = kl.simulate(scene, 0.1, kl.Stepping(0.001))
    assert free.position[-1, 0, 1] > 1.2
    assert caught.position[1, 0, 1] > 1
    sunk = kl.Scene([kl.Ball((0, 1.05), (0, -3), 1, 1)], [FLOOR], (0, -9.8), 0.5)
    run = kl.simulate(sunk, 1, kl.Stepping(0.1, False, as_printed=True))
    assert run.position[-1, 0, 1] < 1 and run.velocity[-1, 0, 1] == 0


def test_coincident_centres_take_the_diagonal():
    pair = [kl.Ball((-1, 0), (10, 0), 0.5, 1), kl.Ball((1, 0), (-10, 0), 0.5, 1)]
    run = kl.simulate(kl.Scene(pair), 0.1, kl.Stepping(0.1, False, as_printed=True))
    assert run.contacts.normal[0] == pytest.approx([math.sqrt(0.5)] * 2)


def test_a_fixed_ball_in_the_list_shows_the_impulse_of_its_partner():
    """Its own mass has no finite momentum to show: the listing divided by zero."""
    fixed, ball = kl.Ball((0, 0), (0, 0), 1, math.inf), kl.Ball((3, 0), (-20, 0), 1, 2)
    for balls, sign in (([fixed, ball], -1), ([ball, fixed], 1)):
        run = kl.simulate(kl.Scene(balls), 0.2, LISTING)
        assert run.contacts.impulse[0] == pytest.approx([sign * 80, 0], abs=1e-6)
