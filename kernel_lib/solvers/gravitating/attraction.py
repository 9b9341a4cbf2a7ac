"""How balls move that attract each other, and what presses those that stay together.

A state is a row of numbers: position and velocity of each ball, six numbers in a row. All is
scalar code on lists, which `loops` compiles for arrays.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from kernel_lib.numerics.complementarity import complementary, solved
from kernel_lib.numerics.dormand_prince import eighth_order_step, step_error
from kernel_lib.solvers.moment import Pair, mobility
from kernel_lib.state.tolerances import FINEST, ROUNDING

__all__ = [
    "PER_BALL",
    "Attraction",
    "Pair",
    "keep_together",
    "normal_acceleration",
    "pairs_to_look_at",
    "pushes",
    "rates",
    "separation",
    "tried",
    "weights",
]

PER_BALL = 6


class Attraction(NamedTuple):
    """What attracts how strongly, and what stays together.

    strength : G m of each ball, m^3/s^2
    inverse_mass : 1/kg; radius : m
    held : both balls of each pair whose distance does not change, two numbers a pair
    normals, matrix, factor, right, found, trial, chosen : room to work in, of as many pairs
    """

    strength: Any
    inverse_mass: Any
    radius: Any
    held: Any
    normals: Any
    matrix: Any
    factor: Any
    right: Any
    found: Any
    trial: Any
    chosen: Any

    @property
    def pairs(self) -> list[Pair]:
        """Those that are held."""
        held = self.held
        return [(int(held[k]), int(held[k + 1])) for k in range(0, len(held), 2)]


def tried(
    rates: Any, state: Any, step: Any, attraction: Any, weights: Any, slopes: Any, end: Any
) -> Any:
    """Leave the state after a step in `end`; returns its error, in tolerances.

    weights : 1/tolerance of each number; slopes : twelve rows to work in
    """
    rates(0.0, state, slopes[0], attraction)
    eighth_order_step(rates, attraction, 0.0, state, slopes, end, step)
    return step_error(slopes, step, weights)


def rates(clock: Any, state: Any, out: Any, attraction: Any) -> None:
    """Velocities, and accelerations of gravity and of the reactions between held balls.

    a_i = sum of G m_j (r_j - r_i)/r^3, and N n/m_i of each held pair.
    """
    attract(state, out, attraction.strength)
    reactions(state, out, attraction)
    _push_pairs(out, attraction, 3)


def attract(state: Any, out: Any, strength: Any) -> None:
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


def reactions(state: Any, free: Any, attraction: Any) -> None:
    """Leave the normal reaction of each held pair, N, in `found`; negative where it would pull.

    No distance accelerates: n.(a_a - a_b) + v_t^2/r = 0 for every pair. For one pair that is
    N = m* (G (m_a + m_b)/d^2 - v_t^2/d), less what others pull it apart. In a crowd a pair may
    depend on those before it: its reaction is 0.

    free : rates of the balls by gravity alone
    """
    held, right, chosen = attraction.held, attraction.right, attraction.chosen
    count = len(held) // 2
    if count == 0:
        return
    _mobility(state, attraction)
    for c in range(count):
        right[c] = normal_acceleration(state, free, held[2 * c], held[2 * c + 1])
        chosen[c] = 1
    solved(count, attraction.matrix, right, chosen, attraction.factor, attraction.found)


def pushes(state: Any, attraction: Any, wanted: Any) -> bool:
    """Leave in `found` the pushes, N s, that part held pairs faster by at least so much, m/s.

    Or the reactions, N, by m/s^2; 0 for pairs that would have to pull. Whether there are such.
    """
    count, most = len(attraction.held) // 2, 0.0
    _mobility(state, attraction)
    for c in range(count):
        most = max(most, abs(wanted[c]))
    return complementary(
        count,
        attraction.matrix,
        wanted,
        ROUNDING * most,
        attraction.found,
        attraction.chosen,
        attraction.factor,
        attraction.trial,
    )


def keep_together(state: Any, attraction: Any, distances: Any) -> None:
    """Give held pairs these distances, m, and let none of them part or close.

    Centre of mass, momentum and angular momentum stay. What each pair's speed took to change
    stands in `found` afterwards, N s.
    """
    held, right, chosen = attraction.held, attraction.right, attraction.chosen
    count = len(held) // 2
    if count == 0:
        return
    for speed in range(2):
        _mobility(state, attraction)
        for c in range(count):
            distance, rate = separation(state, held[2 * c], held[2 * c + 1])
            right[c] = -rate if speed else distances[c] - distance
            chosen[c] = 1
        solved(count, attraction.matrix, right, chosen, attraction.factor, attraction.found)
        _push_pairs(state, attraction, 3 * speed)


def pairs_to_look_at(state: Any, end: Any, attraction: Any, tolerance: Any, pairs: Any) -> int:
    """Leave in `pairs` those not held that touch at the start of a step, or may meet within it.

    Returns how many there are.
    tolerance : of a contact, in parts of the distance of the centres
    """
    held, radius = attraction.held, attraction.radius
    found = 0
    for a in range(len(radius)):
        for b in range(a + 1, len(radius)):
            reach = radius[a] + radius[b]
            first, rate = separation(state, a, b)
            last, last_rate = separation(end, a, b)
            if first <= reach * (1 + tolerance) or last < reach or rate < 0.0 < last_rate:
                together = False
                for c in range(0, len(held), 2):
                    together = together or (held[c] == a and held[c + 1] == b)
                if not together:
                    pairs[2 * found], pairs[2 * found + 1] = a, b
                    found += 1
    return found


def weights(state: Any, strength: Any, tolerance: Any, out: Any) -> float:
    """Leave 1/tolerance of each number of a state in `out`; returns the time that it is about, s.

    The pair that is quickest to cross its distance says what is far and what is fast.
    """
    best, size, far, fast = math.inf, 1.0, 0.0, 0.0
    for a in range(len(strength)):
        i = PER_BALL * a
        for k in range(3):
            far, fast = max(far, abs(state[i + k])), max(fast, abs(state[i + 3 + k]))
        for b in range(a + 1, len(strength)):
            j = PER_BALL * b
            distance = separation(state, a, b)[0]
            square = (strength[a] + strength[b]) / distance
            for k in range(3, 6):
                speed = state[i + k] - state[j + k]
                square += speed * speed
            if square > 0 and distance / math.sqrt(square) < best:
                best, size = distance / math.sqrt(square), distance
    time = best if best < math.inf else 1.0
    for i in range(0, len(state), PER_BALL):
        for k in range(3):
            out[i + k] = 1 / max(tolerance * size, FINEST * far)
            out[i + 3 + k] = 1 / max(tolerance * size / time, FINEST * fast)
    return time


def normal_acceleration(state: Any, free: Any, a: Any, b: Any) -> float:
    """Acceleration with which two balls press on each other, m/s^2; negative where they part."""
    i, j = PER_BALL * a, PER_BALL * b
    distance, rate = separation(state, a, b)
    square = along = 0.0
    for k in range(3):
        speed = state[i + 3 + k] - state[j + 3 + k]
        square += speed * speed
        along += (state[i + k] - state[j + k]) * (free[i + 3 + k] - free[j + 3 + k])
    return -(along + square - rate * rate) / distance


def separation(state: Sequence[Any], a: Any, b: Any) -> tuple[Any, Any]:
    """Distance of two centres, m, and how fast it grows, m/s."""
    i, j = PER_BALL * a, PER_BALL * b
    x, y, z = state[i] - state[j], state[i + 1] - state[j + 1], state[i + 2] - state[j + 2]
    distance = math.sqrt(x * x + y * y + z * z)
    u, v, w = state[i + 3] - state[j + 3], state[i + 4] - state[j + 4], state[i + 5] - state[j + 5]
    return distance, (x * u + y * v + z * w) / distance


def _mobility(state: Any, attraction: Any) -> None:
    """Normals of held pairs, and their matrix."""
    held, normals = attraction.held, attraction.normals
    for c in range(len(held) // 2):
        i, j = PER_BALL * held[2 * c], PER_BALL * held[2 * c + 1]
        x, y, z = state[i] - state[j], state[i + 1] - state[j + 1], state[i + 2] - state[j + 2]
        distance = math.sqrt(x * x + y * y + z * z)
        normals[3 * c], normals[3 * c + 1] = x / distance, y / distance
        normals[3 * c + 2] = z / distance
    mobility(len(held) // 2, held, normals, attraction.inverse_mass, attraction.matrix)


def _push_pairs(out: Any, attraction: Any, place: Any) -> None:
    """Add what the pushes found make of two balls each, to numbers from `place` on."""
    held, w = attraction.held, attraction.inverse_mass
    for c in range(len(held) // 2):
        a, b = held[2 * c], held[2 * c + 1]
        push = attraction.found[c]
        for k in range(3):
            out[PER_BALL * a + place + k] += push * w[a] * attraction.normals[3 * c + k]
            out[PER_BALL * b + place + k] -= push * w[b] * attraction.normals[3 * c + k]
