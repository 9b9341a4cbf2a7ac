"""Where a step of a row of balls ran over an opening or a closing of a contact."""

import math
from collections.abc import Sequence
from typing import Any

__all__ = ["crossing", "first_crossing", "next_lead", "turning"]

#: An opening this part of a step before another event is left to the next step.
TOGETHER = 1e-5

Jet = tuple[float, float, float]


def first_crossing(
    parameters: tuple[Any, ...],
    slack: Sequence[float],
    before: tuple[Sequence[float], Sequence[float]],
    after: tuple[Sequence[float], Sequence[float]],
    step: float,
) -> tuple[int, float]:
    """Contact that opened or closed first in a step, and the part of the step until then.

    Parameters
    ----------
    parameters : as `chain_rates` takes them
    slack : how far an entry may pass its kink unseen, where the kink disturbs the step
    before, after : state and its rates, at both ends of the step
    step : units of the clock

    Returns
    -------
    index of the contact, -1 for none; part of the step in (0, 1), 0 if the contact opened
    and closed again inside the step
    """
    _, _, stiffnesses, _, lead, rooted = parameters
    first, earliest = (-1, 1.0), math.inf
    for i in range(len(stiffnesses)):
        x, v, y, w = before[0][i], before[1][i], after[0][i], after[1][i]
        if x == 0 and v == 0:
            continue
        sign = math.copysign(1.0, x or v)
        kink = stiffnesses[i] != 0 and i != lead
        room = slack[i] if kink else 0.0
        passed = sign * y < -room
        if not passed and not sign * v < 0 < sign * w:
            continue
        start, end = (_jet(i, lead, rooted, *ends, step) for ends in (before, after))
        if passed:
            part = crossing(start, end) if x else 0.0
        elif sign * turning(start, end) < -room:
            part = 0.0
        else:
            continue
        rank = part + TOGETHER if kink else part
        if rank < earliest:
            first, earliest = (i, part), rank
    return first


def next_lead(state: Sequence[float], pressing: Sequence[float]) -> int:
    """Contact that presses and is nearest to its kink in time, rather before it than after;
    -1 if none presses.

    Parameters
    ----------
    state : plain overlaps, their rates, time
    pressing : stiffness of each contact, zero where it is open
    """
    count = len(pressing)
    best, lead = (2, 0.0), -1
    for i in range(count):
        overlap, rate = state[i], state[count + i]
        if pressing[i] and overlap > 0:
            rank = (int(rate >= 0), overlap / (abs(rate) + 1e-300))
            if rank < best:
                best, lead = rank, i
    return lead


def _jet(
    i: int, lead: int, rooted: bool, state: Sequence[float], rates: Sequence[float], step: float
) -> Jet:
    """Value, rate and curvature of an overlap (or its root), in units of the step."""
    count = len(state) // 2
    if not rooted:
        bend = rates[count + i]
    elif i == lead:
        bend = rates[count + i] / 2
    else:
        bend = rates[lead] * state[count + i] + state[lead] * rates[count + i]
    return state[i], rates[i] * step, bend * step * step


def crossing(first: Jet, last: Jet) -> float:
    """Where a step crossed zero, as a part of the step: root of the polynomial of degree
    five through value, rate and curvature at both ends (in units of the step)."""
    f, v, a = first
    rise = last[0] - f - v - a / 2
    speed = last[1] - v - a
    bend = (last[2] - a) / 2
    c3, c4, c5 = 10 * rise - 4 * speed + bend, 7 * speed - 15 * rise - 2 * bend, 6 * rise
    c5 += bend - 3 * speed
    low, high, x = 0.0, 1.0, f / (f - last[0])
    for _ in range(60):
        value = f + x * (v + x * (a / 2 + x * (c3 + x * (c4 + x * c5))))
        if value == 0 or high - low < 1e-15:
            break
        if (value > 0) == (f > 0):
            low = x
        else:
            high = x
        slope = v + x * (a + x * (3 * c3 + x * (4 * c4 + x * 5 * c5)))
        nearer = x - value / slope if slope else low
        if abs(nearer - x) < 1e-15:
            break
        x = nearer if low < nearer < high else (low + high) / 2
    return x


def turning(first: Jet, last: Jet) -> float:
    """Value where the rate changes sign inside a step: extremum of the cubic through
    value and rate at both ends (in units of the step)."""
    f, v = first[:2]
    rise = last[0] - f
    c3, c2 = v + last[1] - 2 * rise, 3 * rise - 2 * v - last[1]
    root = max(c2 * c2 - 3 * c3 * v, 0.0) ** 0.5
    low = -c2 - root if c2 > 0 else -c2 + root
    x = v / low if low else 0.0
    if not 0 <= x <= 1 and c3:
        x = low / (3 * c3)
    x = min(max(x, 0.0), 1.0)
    return f + x * (v + x * (c2 + x * c3))
