"""Grains: a layer on a shaken table, and a heap that falls."""

import math

import numpy as np
import pytest

import kernel_lib as kl

G = 9.807


def test_a_shaken_layer_bounces_once_a_swing():
    """A bounce that lasts one swing T leaves at g T/2, and closes at g T/(1 + e).

    It is stable for pi (1 - e)/(1 + e) < Gamma < 1.53 at e = 0.5.
    """
    rate, loss, gamma = 40.0, 0.5, 1.3
    swing, amplitude = math.tau / rate, gamma * G / rate**2
    phase = math.acos(math.pi * (1 - loss) / ((1 + loss) * gamma))
    table = kl.Plane((0, 0), (0, 1), moves=kl.Shaking((0, amplitude), rate, phase))
    low = 0.1 + amplitude * math.sin(phase)
    places = [(0.25 * i, low + 0.01 * amplitude * (i + 1)) for i in range(10)]
    balls = [kl.Ball(place, (0, G * swing / 2), 0.1, 1) for place in places]
    scene = kl.Scene(balls, [table], (0, -G), loss)
    hits = kl.simulate(scene, 60 * swing).contacts.of_kind("impact")
    late = hits.time > 50 * swing
    closing = hits.velocity_before[late, 1, 1] - hits.velocity_before[late, 0, 1]
    assert np.bincount(hits.a[late]).tolist() == pytest.approx([10] * 10, abs=1)
    assert closing == pytest.approx(G * swing / (1 + loss), rel=1e-3)
    for solver in (kl.Compliant(kl.SpringDashpot(1e5)), kl.Stepping(1e-3)):
        with pytest.raises(ValueError, match=r"takes no moving walls, got wall 0.*use Events"):
            kl.simulate(scene, 0.1, solver)


def test_a_heap_that_falls_ends_where_its_bounces_do_and_says_so():
    box = [kl.Plane((0, 0), (0, 1)), kl.Plane((-0.4, 0), (1, 0)), kl.Plane((0.4, 0), (-1, 0))]
    places = [(0.13 * (k % 6) - 0.33, 0.9 + 0.13 * (k // 6)) for k in range(64)]
    shaken = places + np.random.default_rng(1).uniform(-0.01, 0.01, (64, 2))
    balls = [kl.Ball(tuple(place), (0, 0), 0.05, 0.1) for place in shaken.tolist()]
    run = kl.simulate(kl.Scene(balls, box, (0, -G), 0.5), 5.0)
    assert run.stopped_because == "collisions accumulate"
    assert "see Compliant" in repr(run)
    assert run.loop.split(" up to ")[0] in ("compiled loop", "plain loop: without numba")
    apart = np.linalg.norm(run.position[:, :, None] - run.position[:, None], axis=3)
    assert (apart + np.eye(64)).min() > 0.1 * (1 - 1e-8)
