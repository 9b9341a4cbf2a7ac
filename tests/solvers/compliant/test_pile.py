"""Balls that rest on balls."""

import numpy as np
import pytest

import kernel_lib as kl

G = 9.807
WALLS = [kl.Plane((0, 0), (0, 1)), kl.Plane((0, 0), (1, 0)), kl.Plane((0.4, 0), (-1, 0))]


def heap():
    """One ball falls onto two that stand between walls."""
    places = [(0.1, 0.1), (0.3, 0.1), (0.2, 0.35)]
    balls = [kl.Ball(place, (0, 0), 0.1, 1) for place in places]
    return kl.Scene(balls, WALLS, (0, -G), 0.5)


def test_a_pile_comes_to_rest_and_its_forces_are_the_weights():
    """The floor carries 3 m g; the upper ball stands at 60 degrees, 2 N sin 60 = m g."""
    run = kl.simulate(heap(), 3, kl.Compliant(kl.SpringDashpot(1e5)))
    assert run.stopped_because == "everything at rest" and run.time[-1] < 3
    last = {pair: force[-1] for pair, force in run.forces().items()}
    for lower in (0, 1):
        assert last[lower, -1] == pytest.approx(1.5 * G, rel=1e-4)
        assert last[lower, 2] == pytest.approx(G / 2 / np.sin(np.pi / 3), rel=2e-3)
        assert last[lower, -2 - lower] == pytest.approx(G / 2 / np.tan(np.pi / 3), rel=5e-3)


def test_exact_events_stop_there_and_say_who_goes_on():
    run = kl.simulate(heap(), 3)
    assert run.stopped_because == "collisions accumulate"
    assert "m; what rests on a ball: see Compliant);" in repr(run)
    rises = run.position[-1, 2, 1] - (0.1 + 0.1 * np.sqrt(3))
    assert 0 <= rises < 1e-8
