"""Runs of every kind that a picture can hold, few contacts each."""

import math

import numpy as np

import kernel_lib as kl
from kernel_lib.state.trajectory import Trajectory

FLOOR = kl.Plane((0, 0), (0, 1))
ROUGH = {"tangential_restitution": 0.4, "friction": 0.3}
SLOPE = kl.Plane((0, 0), (-math.sin(0.3), math.cos(0.3)))


def pictured() -> dict[str, Trajectory]:
    """Closed motions with and without drag, fixed steps, swings, soft and glued contacts, many."""
    bounce = kl.Scene([kl.Ball((0, 5), (2, 1), 0.5, 1, spin=4)], [FLOOR], (0, -9.8), 0.7, **ROUGH)
    drag = kl.Scene([kl.Ball((0, 3), (6, 1), 0.5, 1)], [FLOOR], (0, -9.8), 0.8, drag=0.4)
    rolls = kl.Scene([kl.Ball((0, 0.5), (3, 0), 0.5, 1)], [FLOOR], (0, -9.8), 0.5, **ROUGH)
    damped = kl.Scene(
        [kl.Ball((0, 0.5), (3, 0), 0.5, 1)], [FLOOR], (0, -9.8), 0.5, drag=0.6, **ROUGH
    )
    balls = [kl.Ball((0, 0), (3, 0), 0.5, 1), kl.Ball((2, 0.4), (0, 0), 0.5, 2)]
    pair = kl.Scene(balls, (), (0, -1), 0.0)
    spinning = [
        kl.Ball((0, 0, 0), (3, 0, 1), 0.5, 1, spin=(1, 2, 3)),
        kl.Ball((2, 0.4, 0.6), (0, 0, 0), 0.5, 2),
    ]
    space = kl.Scene(spinning, tangential_restitution=0.5, friction=0.4)
    hanging = [(0.2 * i, 1.0) for i in range(3)]
    lifted = [kl.Ball((x, 0.0), (0, 0), 0.1, 1) for x, _ in hanging]
    lifted[0] = kl.Ball((math.sin(-0.3), 1 - math.cos(0.3)), (0, 0), 0.1, 1)
    cradle = kl.Scene(lifted, (), (0, -9.8))
    row = kl.Scene([kl.Ball((x, 0), (v, 0), 0.1, 1) for x, v in ((0, 1), (0.4, 0), (0.62, 0))])
    chance = np.random.default_rng(3)
    gas = [kl.Ball((i % 8, i // 8), tuple(chance.normal(size=2)), 0.2, 1) for i in range(64)]
    return {
        "bounce": kl.simulate(bounce, 3),
        "drag": kl.simulate(drag, 4),
        "rolls": kl.simulate(rolls, 4),
        "rolls against drag": kl.simulate(damped, 4),
        "space": kl.simulate(space, 2),
        "steps": kl.simulate(bounce, 3, kl.Stepping(0.02)),
        "steps with drag": kl.simulate(drag, 4, kl.Stepping(0.05, return_to_contact=False)),
        "swings": kl.simulate(cradle, 5, kl.Hanging(hanging)),
        "soft": kl.simulate(bounce, 2, kl.Compliant(kl.SpringDashpot(2e4))),
        "soft row": kl.simulate(row, 2, kl.SoftRow((400.0, 900.0))),
        "glued": kl.simulate(pair, 3, kl.Sticky()),
        "gas": kl.simulate(kl.Scene(gas), 1),
    }


def moments(run: Trajectory, count: int = 300) -> np.ndarray:
    """Moments of a run by chance, and some within contacts that last."""
    chance = np.random.default_rng(7)
    times = [chance.uniform(0, run.time[-1], count)]
    lasting = np.flatnonzero(run.contacts.duration > 0)[:40]
    for at in lasting.tolist():
        start, lasts = run.contacts.time[at], run.contacts.duration[at]
        times.append(start + lasts * chance.uniform(0, 1, 10))
    return np.unique(np.minimum(np.concatenate(times), run.time[-1]))
