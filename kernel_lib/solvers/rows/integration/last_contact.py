"""The last contact of a row: its end follows from momentum and energy, without a step.

One text for plain lists and for the lanes of a compiled loop.
"""

import math

from kernel_lib.solvers.rows.integration.rows_under_way import Cases
from kernel_lib.state.tolerances import SLOW_PARTING

__all__ = ["end_last_contact", "kinetic_energy"]


def end_last_contact(c: Cases, j: int) -> bool:
    """Whether the one contact that presses will part as the last; if so, it has.

    It holds what the balls lack of the energy E of their flight, and gives it back: its closing
    speed r becomes -sqrt(r^2 + 2 w (E - T)), w the sum of the inverse masses. Its neighbours'
    rates only grow meanwhile, so those that part in the end part throughout.
    """
    n, m, rates = c.lanes, c.contacts, c.contacts * c.lanes
    only = -1
    if c.energy[j] == 0:
        return False
    for i in range(m):
        if c.active_stiffness[i * n + j] != 0:
            if only >= 0:
                return False
            only = i
    if only < 0:
        return False
    rate, w = c.state[rates + only * n + j], c.inverse[only * n + j] + c.inverse[(only + 1) * n + j]
    square = rate * rate + 2 * w * (c.energy[j] - kinetic_energy(c, j))
    if square < SLOW_PARTING**2:
        return False
    last = -math.sqrt(square)
    push = (rate - last) / w
    for i in range(m):
        after = c.state[rates + i * n + j]
        if i == only - 1 or i == only + 1:
            after += push * c.inverse[max(i, only) * n + j]
        if i != only and not after <= c.noise[j]:
            return False
    for i in range(max(only - 1, 0), min(only + 2, m)):
        if i != only:
            c.state[rates + i * n + j] += push * c.inverse[max(i, only) * n + j]
    c.state[rates + only * n + j] = last
    if c.since[only * n + j] < 0:
        c.closings[only * n + j] += 1
    return True


def kinetic_energy(c: Cases, j: int) -> float:
    """Energy of motion about the common centre of mass; 0 in a row with a wall."""
    n, mass, momentum, double, v = c.lanes, 0.0, 0.0, 0.0, 0.0
    for i in range(c.contacts + 1):
        if c.inverse[i * n + j] == 0:
            return 0.0
        m = 1 / c.inverse[i * n + j]
        mass += m
        momentum += m * v
        double += m * v * v
        if i < c.contacts:
            v -= c.state[(c.contacts + i) * n + j]
    return (double - momentum * momentum / mass) / 2
