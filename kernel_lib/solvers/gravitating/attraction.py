"""How balls move that attract each other, and what presses those that stay together.

A state is a list: position and velocity of each ball, six numbers in a row.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

__all__ = [
    "PER_BALL",
    "Attraction",
    "Pair",
    "attract",
    "normal_acceleration",
    "rates",
    "reactions",
    "separation",
]

PER_BALL = 6

Pair = tuple[int, int]


class Attraction(NamedTuple):
    """Who attracts how strongly, and who stays together.

    strength : G m of each ball, m^3/s^2
    inverse_mass : 1/kg
    held : pairs whose distance does not change
    """

    strength: tuple[float, ...]
    inverse_mass: tuple[float, ...]
    held: tuple[Pair, ...] = ()


def rates(clock: float, state: Sequence[float], out: list[float], attraction: Attraction) -> None:
    """Velocities, and accelerations of gravity and of the reactions between held balls.

    a_i = sum of G m_j (r_j - r_i)/r^3, and N n/m_i of each held pair.
    """
    attract(state, out, attraction.strength)
    w = attraction.inverse_mass
    if attraction.held:
        found = reactions(state, out, attraction)
        for (a, b), reaction in zip(attraction.held, found, strict=True):
            normal = _normal(state, a, b)
            for k in range(3):
                out[PER_BALL * a + 3 + k] += reaction * w[a] * normal[k]
                out[PER_BALL * b + 3 + k] -= reaction * w[b] * normal[k]


def attract(state: Sequence[float], out: list[float], strength: Sequence[float]) -> None:
    """Velocities and accelerations of free balls."""
    count = len(strength)
    for i in range(0, PER_BALL * count, PER_BALL):
        out[i], out[i + 1], out[i + 2] = state[i + 3], state[i + 4], state[i + 5]
        out[i + 3] = out[i + 4] = out[i + 5] = 0.0
    for a in range(count):
        i, mine = PER_BALL * a, strength[a]
        for b in range(a + 1, count):
            j = PER_BALL * b
            x, y, z = state[j] - state[i], state[j + 1] - state[i + 1], state[j + 2] - state[i + 2]
            square = x * x + y * y + z * z
            pull = 1 / (square * math.sqrt(square))
            here, there = strength[b] * pull, mine * pull
            out[i + 3] += here * x
            out[i + 4] += here * y
            out[i + 5] += here * z
            out[j + 3] -= there * x
            out[j + 4] -= there * y
            out[j + 5] -= there * z


def reactions(
    state: Sequence[float], free: Sequence[float], attraction: Attraction
) -> Sequence[float]:
    """Normal reaction of each held pair, N; negative where it would have to pull.

    No distance accelerates: n.(a_a - a_b) + v_t^2/r = 0 for every pair. For one pair that is
    N = m* (G (m_a + m_b)/d^2 - v_t^2/d), less what others pull it apart.

    free : rates of the balls by gravity alone
    """
    held, w = attraction.held, attraction.inverse_mass
    accelerations = [normal_acceleration(state, free, a, b) for a, b in held]
    if len(held) == 1:
        a, b = held[0]
        return [accelerations[0] / (w[a] + w[b])]
    matrix = np.zeros((len(held), len(held)))
    normals = [np.array(_normal(state, a, b)) for a, b in held]
    for c, (a, b) in enumerate(held):
        for d, (other_a, other_b) in enumerate(held):
            shared = w[a] * ((a == other_a) - (a == other_b))
            shared -= w[b] * ((b == other_a) - (b == other_b))
            matrix[c, d] = shared * float(normals[c] @ normals[d])
    # In a crowd several sets of reactions do the same: the smallest is taken.
    found: Sequence[float] = np.linalg.lstsq(matrix, np.array(accelerations), rcond=None)[
        0
    ].tolist()
    return found


def normal_acceleration(state: Sequence[float], free: Sequence[float], a: int, b: int) -> float:
    """Acceleration with which two balls press on each other, m/s^2; negative where they part."""
    i, j = PER_BALL * a, PER_BALL * b
    distance, rate = separation(state, a, b)
    square = along = 0.0
    for k in range(3):
        square += (state[i + 3 + k] - state[j + 3 + k]) ** 2
        along += (state[i + k] - state[j + k]) * (free[i + 3 + k] - free[j + 3 + k])
    return -(along + square - rate * rate) / distance


def separation(state: Sequence[Any], a: int, b: int) -> tuple[float, float]:
    """Distance of two centres, m, and how fast it grows, m/s."""
    i, j = PER_BALL * a, PER_BALL * b
    x, y, z = state[i] - state[j], state[i + 1] - state[j + 1], state[i + 2] - state[j + 2]
    distance = math.sqrt(x * x + y * y + z * z)
    u, v, w = state[i + 3] - state[j + 3], state[i + 4] - state[j + 4], state[i + 5] - state[j + 5]
    return distance, (x * u + y * v + z * w) / distance


def _normal(state: Sequence[float], a: int, b: int) -> tuple[float, float, float]:
    i, j = PER_BALL * a, PER_BALL * b
    x, y, z = state[i] - state[j], state[i + 1] - state[j + 1], state[i + 2] - state[j + 2]
    distance = math.sqrt(x * x + y * y + z * z)
    return x / distance, y / distance, z / distance
