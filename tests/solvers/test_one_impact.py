"""`collide` and `sticks`. Their invariants: tests/test_conservation.py."""

import math

import pytest

import kernel_lib as kl


def test_collide_returns_new_balls_and_changes_only_their_motion():
    one = kl.Ball((0, 0), (3, 1), 1, 2, spin=1, inertia_factor=0.5, surface=kl.GLASS)
    two = kl.Ball((2, 0), (-1, 4), 1, 5)
    after = kl.collide(one, two, 0.5, friction=0.1)
    assert after[0].position == one.position and after[0].surface is kl.GLASS
    assert after[0].velocity != one.velocity and one.velocity == (3, 1)


def test_a_fixed_ball_stays():
    fixed = kl.Ball((2, 0), (0, 0), 1, math.inf)
    after = kl.collide(kl.Ball((0, 0), (3, 1), 1, 2), fixed, 0.5, 0)
    assert after[1] == fixed
    assert after[0].velocity == pytest.approx((-1.5, 5 / 7))


def test_balls_that_part_come_back_unchanged():
    pair = kl.Ball((0, 0), (-3, 1), 1, 2), kl.Ball((2, 0), (1, 4), 1, 5)
    assert kl.collide(*pair, 0.5) == pair


def test_overlapping_balls_may_collide_where_they_have_sunk_in():
    pair = kl.Ball((0, 0), (1, 0), 1, 1), kl.Ball((1.5, 0), (-1, 0), 1, 1)
    assert kl.collide(*pair)[0].velocity == (-1, 0)


def test_sticks_says_why():
    one, two = kl.Ball((0, 0), (3, 1), 1, 2), kl.Ball((2, 0), (-1, 4), 1, 5)
    answer = kl.sticks(one, two)
    assert not answer
    assert answer.why == "they do not bounce, but slide off each other at 3 m/s"
    assert answer.tangential == ((0, 1), (0, 4)) and answer.gap == 3
    assert kl.sticks(one, kl.Ball((2, 0), (-1, 1), 1, 5)).why.startswith("their tangential")
