"""Where a step of a row of balls ran over an opening or a closing of a contact."""

import math
from typing import Any

from kernel_lib.numerics.roots import polynomial_root
from kernel_lib.state.tolerances import KINKS_TOGETHER

__all__ = ["crossing", "extremum", "first_crossing", "next_lead"]


Jet = tuple[float, float, float]


def first_crossing(cases: Any, j: int, step: float) -> tuple[int, float]:
    """Contact that opened or closed first in a step, and the part of the step until then.

    Parameters
    ----------
    cases : Cases; `snap` is how far an entry may pass its kink unseen, where the kink
        disturbs the step
    j : which case
    step : units of the clock

    Returns
    -------
    index of the contact, -1 for none; part of the step in (0, 1), 0 if the contact opened
    and closed again inside the step
    """
    first, where, earliest = -1, 1.0, math.inf
    for i in range(cases.contacts):
        at = i * cases.lanes + j
        x, v, y, w = cases.before[at], cases.start[at], cases.state[at], cases.ends[at]
        if x == 0 and v == 0:
            continue
        sign = math.copysign(1.0, x if x != 0 else v)
        kink = cases.active_stiffness[at] != 0 and i != cases.lead[j]
        room = cases.snap[at] if kink else 0.0
        passed = sign * y < -room
        if not passed and not (sign * v < 0 and sign * w > 0):
            continue
        before = _jet(cases, j, i, cases.before, cases.start, step)
        after = _jet(cases, j, i, cases.state, cases.ends, step)
        part = 0.0
        if passed:
            part = crossing(before, after) if x != 0 else 0.0
        elif sign * extremum(before, after) >= -room:
            continue
        rank = part + KINKS_TOGETHER if kink else part
        if rank < earliest:
            first, where, earliest = i, part, rank
    return first, where


def next_lead(cases: Any, j: int) -> int:
    """The closed contact nearest to its kink in time, before it rather than after; -1 if all
    are open. Entries of the state are plain overlaps here."""
    n, m = cases.lanes, cases.contacts
    lead, rising, soonest = -1, True, math.inf
    for i in range(m):
        at = i * n + j
        overlap, rate = cases.state[at], cases.state[m * n + at]
        if cases.active_stiffness[at] != 0 and overlap > 0:
            rises, time = rate >= 0, overlap / (abs(rate) + 1e-300)
            if lead < 0 or (rising and not rises) or (rises == rising and time < soonest):
                lead, rising, soonest = i, rises, time
    return lead


def _jet(cases: Any, j: int, i: int, state: Any, rates: Any, step: float) -> Jet:
    """Value, rate and curvature of an overlap (or its root), in units of the step."""
    n, lead = cases.lanes, cases.lead[j]
    at, speed = i * n + j, (cases.contacts + i) * n + j
    if not cases.rooted:
        bend = rates[speed]
    elif i == lead:
        bend = rates[speed] / 2
    else:
        lead_at = lead * n + j
        bend = rates[lead_at] * state[speed] + state[lead_at] * rates[speed]
    return state[at], rates[at] * step, bend * step * step


def crossing(first: Jet, last: Jet) -> float:
    """Where a step crossed zero, as a part of the step: root of the polynomial of degree
    five through value, rate and curvature at both ends (in units of the step)."""
    f, v, a = first
    rise = last[0] - f - v - a / 2
    speed = last[1] - v - a
    bend = (last[2] - a) / 2
    c3, c4, c5 = 10 * rise - 4 * speed + bend, 7 * speed - 15 * rise - 2 * bend, 6 * rise
    c5 += bend - 3 * speed
    return polynomial_root(c5, c4, c3, a / 2, v, f, 0.0, 1.0, f >= 0.0, f / (f - last[0]))


def extremum(first: Jet, last: Jet) -> float:
    """Value where the rate changes sign inside a step: extremum of the cubic through
    value and rate at both ends (in units of the step)."""
    f, v = first[:2]
    rise = last[0] - f
    c3, c2 = v + last[1] - 2 * rise, 3 * rise - 2 * v - last[1]
    root = math.sqrt(max(c2 * c2 - 3 * c3 * v, 0.0))
    low = -c2 - root if c2 > 0 else -c2 + root
    x = v / low if low else 0.0
    if not 0 <= x <= 1 and c3:
        x = low / (3 * c3)
    x = min(max(x, 0.0), 1.0)
    return f + x * (v + x * (c2 + x * c3))
