"""A scene completes what it is given. Complaints: tests/test_errors.py."""

from dataclasses import replace

import pytest

import kernel_lib as kl

BALL = kl.Ball((0, 5), (4, 1), 1, 1)


def test_no_gravity_is_a_zero_vector():
    assert kl.Scene([BALL]).gravity == (0, 0)
    assert kl.Scene([kl.Ball((0, 0, 0), (0, 0, 0), 1, 1)]).gravity == (0, 0, 0)


def test_lists_become_tuples_and_the_surface_is_complete():
    scene = kl.Scene([BALL], [kl.Plane((0, 0), (0, 1))], restitution=0.5, friction=0.2)
    assert scene.balls == (BALL,) and len(scene.walls) == 1
    assert scene.surface == kl.Surface(0.5, 0, 0.2)


@pytest.mark.parametrize("depth", [0.0, 0.9e-9])
def test_touching_is_not_overlapping(depth):
    kl.Scene([kl.Ball((0, 1 - depth), (0, 0), 1, 1)], [kl.Plane((0, 0), (0, 1))])
    kl.Scene([BALL, kl.Ball((2 - depth, 5), (0, 0), 1, 1)])


def pair_of_balls(**own):
    balls = [kl.Ball((0, 1), (0, 0), 1, 1), kl.Ball((3, 1), (-2, 0), 1, 1)]
    return kl.Scene(balls, [kl.Plane((0, 0), (0, 1)), kl.Plane((-5, 0), (1, 0))], **own)


def test_pairs_with_a_restitution_of_their_own_are_kept_in_order():
    law = kl.PowerRestitution(0.1)
    scene = pair_of_balls(pair_restitution={(-2, 1): 0.5, (1, 0): law, (0, -1): 0.25})
    assert scene.pair_restitution == (((0, -1), 0.25), ((0, 1), law), ((1, -2), 0.5))
    assert replace(scene) == scene
    assert hash(replace(scene)) == hash(scene)
    assert scene != pair_of_balls()


WRONG_PAIRS = [
    ({(0, 2): 0.5}, r"must name balls from 0 to 1 and walls from -1 to -2, .* got \(0, 2\)"),
    ({(0, -3): 0.5}, r"got \(0, -3\)"),
    ({(-1, -2): 0.5}, r"at least one ball, got \(-1, -2\)"),
    ({(1, 1): 0.5}, r"pairs a ball with itself, got \(1, 1\)"),
    ({(0, 1): 0.5, (1, 0): 0.6}, r"the same partner twice, got \(1, 0\)"),
    ({(0, 1): 1.5}, r"pair_restitution of \(0, 1\) must lie in \[0, 1\], got 1.5"),
    ({0: 1}, r"pair_restitution must map pairs of indices, such as .* got \{0: 1\}"),
    (0.5, "must map pairs of indices, .* got 0.5"),
    ({(0, 0.5): 1}, "must map pairs of indices"),
    ({("balls", "walls"): 1}, "must map pairs of indices"),
]


@pytest.mark.parametrize(("own", "message"), WRONG_PAIRS)
def test_pairs_that_cannot_be_are_refused(own, message):
    with pytest.raises(ValueError, match=message):
        pair_of_balls(pair_restitution=own)
