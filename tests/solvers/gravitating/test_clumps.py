"""Stones that attract each other and lose energy: clumps form, slide, and hold together."""

from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.numerics.compile import available
from kernel_lib.solvers.gravitating import loops as loops_of, solver as solver_of

#: Place, velocity, radius, mass.
STONES = [
    ((1.3936, 2.3219), (0.438, 0.332), 0.14, 0.684),
    ((-1.071, -0.02), (0, 0), 0.284, 6.643),
    ((2.4061, 0.1151), (0.3205, 0.3076), 0.2082, 0.2372),
    ((-0.7209, 2.5049), (-0.4597, -0.6863), 0.274, 0.2351),
    ((1.8614, 1.5326), (-0.4582, -0.9), 0.0844, 3.265),
]
CLUMP = kl.Scene([kl.Ball(*row) for row in STONES], mutual_gravity=1.0, restitution=0.0)
COARSE = kl.Gravitating(least_rise=1e-5)


def holds(run):
    """Whatever came of it: momentum, angular momentum, energy that never grows and is listed."""
    momentum, turning = kl.momentum(run), kl.angular_momentum(run)
    energy = kl.mechanical_energy(run)
    mass = np.array([ball.mass for ball in run.scene.balls])
    moving = (mass * np.linalg.norm(run.velocity, axis=-1)).sum(axis=1).max()
    size = np.abs(run.position).max()
    assert np.abs(momentum - momentum[0]).max() <= 1e-9 * moving
    assert np.abs(turning - turning[0]).max() <= 1e-9 * moving * size
    assert np.diff(energy).max() < 1e-9 * np.abs(energy).max()
    lost = run.contacts.energy_lost.sum()
    assert energy[0] - energy[-1] == pytest.approx(lost, abs=1e-9 * np.abs(energy).max())


def test_five_stones_hold_together_in_the_end():
    """Their seven contacts leave no way to move but to turn as one."""
    run = kl.simulate(CLUMP, 6, COARSE, frames=0.05)
    assert run.stopped_because == "duration reached" and len(run.contacts) < 1000
    holds(run)
    apart = np.linalg.norm(run.position[:, :, None] - run.position[:, None], axis=-1)
    assert np.abs(apart[-1] - apart[-20]).max() < 1e-9
    radius = np.array([row[2] for row in STONES])
    gaps = apart - radius[:, None] - radius + 9 * np.eye(5)
    assert gaps.min() > -1e-4 and (np.abs(gaps[-1]) < 1e-4).sum() == 14


@pytest.mark.parametrize("seed", range(6))
def test_random_clumps_keep_what_they_have_to(seed):
    rng = np.random.default_rng(seed)
    places = np.array([(0, 0), (3, 0), (0, 3), (3, 3), (1.5, 6), (6, 1.5)]) + rng.normal(
        0, 0.2, (6, 2)
    )
    balls = [
        kl.Ball(tuple(c), tuple(v), r, r**3)
        for c, v, r in zip(
            places.tolist(),
            rng.normal(0, 0.2, (6, 2)).tolist(),
            rng.uniform(0.5, 1.1, 6).tolist(),
            strict=True,
        )
    ]
    e = float(rng.choice([0.0, 0.3, 0.6]))
    holds(kl.simulate(kl.Scene(balls, mutual_gravity=2.0, restitution=e), 6, COARSE, frames=0.1))


def test_what_is_over_sooner_moves_nothing_by_more_than_it_says():
    """Two stones that bounce on each other: at rest at the same place, to the rise left out."""
    balls = [kl.Ball((-3, 0), (0, 0), 1, 1), kl.Ball((3, 0), (0, 0), 1, 1)]
    scene = kl.Scene(balls, mutual_gravity=1.0, restitution=0.5)
    exact = kl.simulate(scene, 30, kl.Gravitating(), frames=1)
    for rise in (1e-9, 1e-7, 1e-5, 1e-3):
        run = kl.simulate(scene, 30, kl.Gravitating(least_rise=rise), frames=1)
        shown = min(len(run.time), len(exact.time))
        assert np.abs(run.position[:shown] - exact.position[:shown]).max() < 2.1 * rise
        assert len(run.contacts) <= len(exact.contacts)
        holds(run)


@pytest.mark.skipif(not available(), reason="numba is not installed")
def test_plain_and_compiled_functions_have_the_same_bits(monkeypatch):
    fast = kl.simulate(CLUMP, 1.6, COARSE, frames=0.2)
    for module in (solver_of, loops_of):
        monkeypatch.setattr(module, "MOST_PLAIN", 10)
    loops_of.loops.cache_clear()
    try:
        slow = kl.simulate(CLUMP, 1.6, COARSE, frames=0.2)
    finally:
        loops_of.loops.cache_clear()
    assert fast.loop == "compiled loop" and slow.loop == "plain loop: up to 10 balls"
    assert len(slow.contacts) > 10 and slow.contacts == fast.contacts
    assert np.array_equal(slow.position, fast.position)


def test_two_pairs_that_hit_keep_what_holds_them():
    """Of two touching stones that another hits in line, all leave as Moreau's rule has it."""
    balls = [kl.Ball((x, 0), (v, 0), 1, 1) for x, v in ((-8.0, 1.0), (0.0, 0.0), (2.0, 0.0))]
    scene = kl.Scene(balls, mutual_gravity=1e-12, restitution=1.0)
    run = kl.simulate(scene, 7, kl.Gravitating(), frames=7)
    assert run.velocity[-1, :, 0] == pytest.approx([-1 / 3, 2 / 3, 2 / 3], abs=1e-9)
    loose = replace(scene, balls=[*balls[:2], kl.Ball((2.1, 0), (0, 0), 1, 1)])
    run = kl.simulate(loose, 8, kl.Gravitating(), frames=8)
    assert run.velocity[-1, :, 0] == pytest.approx([0, 0, 1], abs=1e-9)


def test_a_rise_out_of_its_limits_is_named():
    with pytest.raises(ValueError, match=r"least_rise must lie in \[1e-13, 0.001\], got 1"):
        kl.Gravitating(least_rise=1.0)
