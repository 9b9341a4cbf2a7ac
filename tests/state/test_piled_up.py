"""Where collisions accumulate, a run says which bodies, where, and what to use instead."""

import pytest

import kernel_lib as kl


def collapse():
    row = [kl.Ball((2.5 * i, 0), (2 - i, 0), 1, m) for i, m in enumerate((1, 0.001, 1))]
    bystanders = [kl.Ball((0, 50), (0, 0), 1, 1), kl.Ball((2.1, 50), (-1, 0), 1, 1)]
    return kl.Scene([*row, *bystanders], restitution=0.02, friction=0.1)


def on_a_ball():
    balls = [kl.Ball((0, 1), (0, 0), 1, 1), kl.Ball((0, 3.1), (0, 0), 1, 1)]
    return kl.Scene(balls, [kl.Plane((0, 0), (0, 1))], (0, -9.8), 0.5)


def in_a_gap():
    gap = [kl.Plane((0, 0), (0, 1)), kl.Plane((0, 2), (0, -1))]
    return kl.Scene([kl.Ball((0, 1), (0.3, 1.0), 1, 1)], gap)


@pytest.mark.parametrize(
    ("scene", "pairs", "words"),
    [
        (collapse(), {(0, 1), (1, 2)}, "ball 1 with ball 2.*what collapses: take a greater"),
        (on_a_ball(), {(0, 1), (0, -1)}, r"ball 0 with ball 1.* m; what rests on a ball: see Com"),
        (in_a_gap(), {(0, -1), (0, -2)}, "ball 0 with wall .*give it a restitution below 1"),
    ],
)
def test_the_bodies_the_place_and_the_remedy_are_named(scene, pairs, words):
    run = kl.simulate(scene, 3)
    assert set(run.piled_up) == pairs
    with pytest.raises(AssertionError, match=words):
        raise AssertionError(repr(run))


def test_runs_that_end_otherwise_name_nobody():
    run = kl.simulate(kl.Scene([kl.Ball((0, 0), (1, 0), 1, 1)]), 1)
    assert run.piled_up == () and "duration reached;" in repr(run)
