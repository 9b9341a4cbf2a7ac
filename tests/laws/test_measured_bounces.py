"""Restitution from measured bounces: against runs of the library, with noise and with faults."""

import math
from itertools import pairwise

import numpy as np
import pytest

import kernel_lib as kl

G = 9.80665


def hits(restitution=0.8, drag=0.0, height=1.5, count=8):
    """Moments of the impacts of a dropped ball and the tops between them, by exact events."""
    ball = kl.Ball((0, height + 0.1), (0, 0), 0.1, 1)
    floor = kl.Plane((0, 0), (0, 1))
    run = kl.simulate(kl.Scene([ball], [floor], (0, -G), restitution, drag=drag), 5)
    times = run.contacts.of_kind("impact").time[:count]
    tops = [
        run.sample(np.linspace(a, b, 2001)).position[:, 0, 1].max() - 0.1
        for a, b in pairwise(times)
    ]
    return times, tops


def test_a_dropped_ball_gives_its_restitution_back():
    times, tops = hits(0.8)
    found = kl.bounces(times, tops)
    assert found.restitution == pytest.approx(0.8, abs=1e-9) and found.error < 1e-9
    assert abs(found.slope) < 1e-9 and abs(found.drag) < 1e-7
    assert found.gravity == pytest.approx(G, rel=1e-5)
    assert found.speeds[0] == pytest.approx(0.8 * math.sqrt(2 * G * 1.5), rel=1e-6)
    assert math.isnan(kl.bounces(times).gravity)


@pytest.mark.parametrize("rate", [0.02, 0.05])
def test_air_looks_like_an_e_that_falls_with_the_speed(rate):
    """k of `v' = -g - k v` comes back to the order (k T)^2."""
    times, _ = hits(0.8, drag=rate / 0.1)
    found = kl.bounces(times)
    assert found.slope < 0
    assert found.drag == pytest.approx(rate, rel=0.05)


def test_a_restitution_by_speed_shows_as_a_slope():
    law = kl.PowerRestitution(0.1)
    found = kl.bounces(hits(law)[0])
    assert found.ratios == pytest.approx(law(found.speeds), rel=1e-6)
    slope = np.polyfit(found.speeds, law(found.speeds), 1)[0]
    assert found.slope == pytest.approx(slope, rel=1e-4) and slope < 0


def test_the_error_is_the_scatter_of_means():
    rng = np.random.default_rng(3)
    times = hits(0.8, count=5)[0]
    found = [kl.bounces(times + 0.002 * rng.normal(size=5)) for _ in range(400)]
    means, errors = (
        np.array([getattr(one, name) for one in found]) for name in ("restitution", "error")
    )
    assert abs(means.mean() - 0.8) < 5e-3
    assert 0.5 < np.sqrt(np.mean(errors**2)) / means.std() < 3


def test_several_runs_count_together():
    one, two = hits(0.8)[0], hits(0.7, height=1.0)[0]
    found = kl.bounces([one, two])
    assert len(found.ratios) == 12 and found.restitution == pytest.approx(0.75, abs=1e-9)


TIMES = [0.0, 0.62, 1.09, 1.44]
WRONG = {
    "too few": (([0.0, 0.6],), "run 0 has 2 times; three hits make the first bounce"),
    "unsorted": (([0.0, 1.09, 0.62],), r"run 0 go back at place 2: 1.09 s, 0.62 s; sort them"),
    "flights": (([0.62, 0.47, 0.35],), r"give flights as numpy.cumsum"),
    "milliseconds": (
        ([0, 620, 1090, 1440],),
        r"lasts 620 s; are these milliseconds\? Divide by 1000",
    ),
    "double": (
        ([0.0, 0.62, 0.625, 1.09],),
        r"at 0.62 s: .* one hit counts double: leave out 0.625 s",
    ),
    "missing": (([0.0, 0.35, 1.09],), r"at 0.35 s: .* a hit is missing"),
    "second run": (([TIMES, [0, 1, 3]],), r"run 1 at 1 s"),
    "words": ((["a", "b", "c"],), "times must be numbers, or rows of numbers"),
    "nothing": ((None,), "times must be numbers"),
    "NaN": (([0.0, math.nan, 1.0],), "must be finite numbers in a row"),
    "heights": (
        (TIMES, [0.4]),
        r"heights must be one for each flight, \[3\] of the runs, got \[1\]",
    ),
    "below": ((TIMES, [0.4, -0.2, 0.1]), r"heights must be positive, in m above contact, got -0.2"),
    "centimetres": ((TIMES, [47, 27, 15]), r"gravity of \d+ m/s\^2 for 9.80665; give heights in m"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_tracks_are_named(name):
    given, said = WRONG[name]
    with pytest.raises(ValueError, match=said):
        kl.bounces(*given)


def test_a_gravity_that_does_not_pull_is_refused():
    with pytest.raises(ValueError, match=r"gravity must be positive .* got 0"):
        kl.bounces(TIMES, gravity=0)


def test_random_faults_of_a_track_never_pass():
    """A hit left out, doubled, moved back or given in milliseconds, in tracks drawn at random."""
    rng = np.random.default_rng(5)
    for _ in range(200):
        times, _ = hits_of(rng)
        k = int(rng.integers(1, len(times) - 1))
        wrong = [
            np.delete(times, k),
            np.insert(times, k, times[k] - 0.05 * (times[k] - times[k - 1])),
            times[np.r_[: k - 1, k, k - 1, k + 1 : len(times)]],
            times * 1000,
        ]
        which = int(rng.integers(4))
        with pytest.raises(ValueError, match=r"run 0|a flight of run 0"):
            kl.bounces(wrong[which])


def hits_of(rng):
    """A track of at least four hits with e from 0.62 on, where a hit left out shows as a gain."""
    e, first = float(rng.uniform(0.65, 0.95)), float(rng.uniform(0.3, 1.0))
    flights = first * e ** np.arange(int(rng.integers(5, 9)))
    return np.concatenate([[0.0], np.cumsum(flights)]), e
