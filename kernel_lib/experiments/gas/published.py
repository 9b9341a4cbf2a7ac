"""What theory has long said of a gas of hard balls, beside ours."""

from functools import cache

import numpy as np

from kernel_lib.experiments.experiment import Published
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

__all__ = ["lacking", "published_gases"]

MAXWELL, ENSKOG = "Maxwell 1860", "Enskog 1922"
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
    return (*_of_speeds(), *_of_collisions())


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
            "by pairs drawn by lot: the last digits are luck; boxes of 1,000 discs show the same",
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
            "points have 2; a box of 1,000 has 2.26, since centres keep away from its walls",
        ),
    )
