"""What theory has long said of a gas of hard balls, and two films of balls, beside ours."""

from functools import cache

import numpy as np

from kernel_lib.experiments import Published
from kernel_lib.experiments.common.films import balls_in_a_box, broken_wall
from kernel_lib.experiments.measures.gas import (
    collision_rate,
    compressibility,
    compression,
    fourth_moment,
    mean_free_path,
    mean_speed,
    random_collisions,
    speed_exceeds,
)
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.invariants import kinetic_energy, momentum

__all__ = ["lacking", "published_gases"]

MAXWELL, ENSKOG, NEUMANN = "Maxwell 1860", "Enskog 1922", "Neumann, films"
HENDERSON, BIRD = "Henderson 1975", "Bird 1963"

#: Balls of `lacking`, and what throws them.
DRAWN, SEED = 100_000, 1


@cache
def lacking(each: float, dimension: int = 2) -> float:
    """What the fourth moment still lacks after random collisions from one speed."""
    thrown = np.random.default_rng(SEED).normal(size=(DRAWN, dimension))
    thrown /= np.linalg.norm(thrown, axis=1)[:, None]
    found = fourth_moment(random_collisions(thrown, each, SEED))
    return 1 + 2 / dimension - found


def published_gases() -> tuple[Published, ...]:
    """Speeds, collisions, pressure, relaxation."""
    return (*_of_speeds(), *_of_collisions(), *_of_films())


def _of_speeds() -> tuple[Published, ...]:
    return (
        Published("plane: mean speed over σ", "√(π/2) = 1.2533", lambda: mean_speed(1.0), MAXWELL),
        Published(
            "space: mean speed over σ", "√(8/π) = 1.5958", lambda: mean_speed(1.0, 3), MAXWELL
        ),
        Published(
            "plane: part faster than 2 σ",
            "exp(−2) = 0.1353",
            lambda: speed_exceeds(2.0, 1.0),
            MAXWELL,
        ),
        Published(
            "from one speed, 4 collisions each: what the fourth moment lacks of 1",
            "0.248",
            lambda: lacking(4.0),
            BIRD,
            "by pairs drawn by lot: the last digits are luck; boxes of 1000 discs show the same",
        ),
    )


def _of_collisions() -> tuple[Published, ...]:
    return (
        Published(
            "discs of 1 m, 5 % of the room, σ = 1 m/s: collisions a second",
            "0.2446",
            lambda: collision_rate(1.0, 0.05, 1.0),
            ENSKOG,
        ),
        Published(
            "the same: mean free path (m)", "5.124", lambda: mean_free_path(0.05, 1.0), ENSKOG
        ),
        Published("the same: p A/(N kT)", "1.108", lambda: compressibility(0.05), HENDERSON),
        Published(
            "points, half the room: energy, in space",
            "2^(2/3) = 1.587",
            lambda: compression(1e-12, 2e-12, 3),
            "Poisson 1823",
        ),
        Published(
            "discs, from 5 to 10 % of the room: energy",
            "2.24",
            lambda: compression(0.05, 0.1),
            HENDERSON,
            "points have 2; a box of 1000 has 2.26, since centres keep away from its walls",
        ),
    )


def _gained_in_the_box() -> float:
    """Energy of twenty balls after five seconds over that at the start, less one."""
    energy = kinetic_energy(simulate(balls_in_a_box(20), 5.0, Events(), frames=5.0))
    return abs(float(energy[-1] / energy[0]) - 1)


def _broken() -> tuple[str, float, int]:
    """A throw at the middle: its first two impacts (s), and how fast the big ball drifts (m/s);
    contacts up to 0.75 s of one beside it."""
    middle = simulate(broken_wall(off_axis=0.0), 3.0, Events(), frames=3.0)
    first = " and ".join(f"{time:.9f}" for time in middle.contacts.time[:2])
    beside = simulate(broken_wall(6, 12, off_axis=0.013), 0.75, Events(), frames=0.75)
    return first, float(middle.velocity[-1, 0, 1]), len(beside.contacts)


def _kept_by_the_wall() -> float:
    """What the wall of balls and the big one gain of momentum, kg m/s."""
    run = simulate(broken_wall(), 2.0, Events(), frames=2.0)
    return float(abs(momentum(run) - momentum(run)[0]).max())


def _of_films() -> tuple[Published, ...]:
    ours = "the film gives no sizes: radii 0.25 and 1 m, 1 and 50 kg, 5 m/s, e = 0.8"
    return (
        Published("balls in a box: energy gained, in parts", "none", _gained_in_the_box, NEUMANN),
        Published(
            "wall of balls, thrown at its middle: first two impacts (s)",
            "two at one moment",
            lambda: _broken()[0],
            NEUMANN,
            ours,
        ),
        Published(
            "the same: the big ball then drifts with (m/s)",
            "no answer",
            lambda: _broken()[1],
            NEUMANN,
            "what closes in one moment collides at once: each half stays the other's image",
        ),
        Published(
            "wall of 6 by 12, thrown 0.013 m beside: contacts up to 0.75 s",
            "288",
            lambda: float(_broken()[2]),
            "another program of ours",
            "each by itself: this throw has an answer",
        ),
        Published("wall of balls: momentum gained (kg m/s)", "none", _kept_by_the_wall, NEUMANN),
    )
