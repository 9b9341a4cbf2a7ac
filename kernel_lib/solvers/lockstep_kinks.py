"""Where the steps of many rows of balls ran over an opening or a closing: the decisions of
`chain_kinks`, with one entry a case."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.solvers.rows.equations import ChainLaw, lockstep_rates
from kernel_lib.solvers.rows.switching import TOGETHER

__all__ = ["crossings", "next_leads", "polish"]

Floats = NDArray[np.float64]

#: Newton's iterations for a root, each kept inside its bracket; five give rounding.
ITERATIONS = 8


def crossings(
    lead: Any,
    pressing: Floats,
    snap: Floats,
    before: tuple[Floats, Floats],
    after: tuple[Floats, Floats],
    step: Floats,
    sought: Any,
    law: ChainLaw,
) -> tuple[Any, Floats]:
    """Contact that opened or closed first in each step, and the part of the step until then.

    Returns
    -------
    (N,) index of the contact, -1 for none; (N,) part in (0, 1), 0 if it opened and closed
    again inside the step
    """
    found, parts = np.full(step.size, -1), np.ones(step.size)
    earliest = np.full(step.size, 1.5)
    for i in range(len(pressing)):
        x, v, y, w = before[0][i], before[1][i], after[0][i], after[1][i]
        sign = np.copysign(1.0, np.where(x == 0, v, x))
        kink = (pressing[i] > 0) & (lead != i)
        room = np.where(kink, snap[i], 0.0)
        passed = sign * y < -room
        turned = (sign * v < 0) & (sign * w > 0)
        who = np.flatnonzero(sought & ((x != 0) | (v != 0)) & (passed | turned))
        if not who.size:
            continue
        start, end = (
            _jets(i, lead[who], law.rooted, s[:, who], r[:, who], step[who])
            for s, r in (before, after)
        )
        crossed = passed[who]
        dipped = sign[who] * _turning(start, end) < -room[who]
        inside = np.where(x[who] == 0, 0.0, _crossing(start, end))
        part = np.where(crossed, inside, np.where(dipped, 0.0, 2.0))
        rank = part + np.where(kink[who], TOGETHER, 0.0)
        first = rank < earliest[who]
        found[who[first]], parts[who[first]] = i, part[first]
        earliest[who[first]] = rank[first]
    return found, parts


def next_leads(overlaps: Floats, rates: Floats, pressing: Floats) -> Any:
    """`chain_kinks.next_lead` for plain overlaps and their rates, (m, N) each."""
    presses = (pressing > 0) & (overlaps > 0)
    time = np.where(presses, overlaps / (np.abs(rates) + 1e-300), np.inf)
    falling = np.where(rates < 0, time, np.inf)
    best = np.where(np.isfinite(falling.min(0)), falling.argmin(0), time.argmin(0))
    return np.where(presses.any(0), best, -1)


def _jets(
    i: int, lead: Any, rooted: bool, state: Floats, rates: Floats, step: Floats
) -> tuple[Floats, Floats, Floats]:
    speed = len(state) // 2 + i
    if not rooted:
        bend = rates[speed]
    else:
        here = np.arange(lead.size)
        led = rates[lead, here] * state[speed] + state[lead, here] * rates[speed]
        bend = np.where(lead == i, rates[speed] / 2, led)
    return state[i], rates[i] * step, bend * step * step


def _crossing(first: tuple[Floats, ...], last: tuple[Floats, ...]) -> Floats:
    """`chain_kinks.crossing`, many at once."""
    f, v, a = first
    rise, speed, bend = last[0] - f - v - a / 2, last[1] - v - a, (last[2] - a) / 2
    c3, c4 = 10 * rise - 4 * speed + bend, 7 * speed - 15 * rise - 2 * bend
    c5 = 6 * rise + bend - 3 * speed
    low, high, x = np.zeros_like(f), np.ones_like(f), f / (f - last[0])
    for _ in range(ITERATIONS):
        value = f + x * (v + x * (a / 2 + x * (c3 + x * (c4 + x * c5))))
        same = (value > 0) == (f > 0)
        low, high = np.where(same, x, low), np.where(same, high, x)
        slope = v + x * (a + x * (3 * c3 + x * (4 * c4 + x * 5 * c5)))
        nearer = x - value / slope
        x = np.where((nearer >= low) & (nearer <= high), nearer, (low + high) / 2)
    return x


def _turning(first: tuple[Floats, ...], last: tuple[Floats, ...]) -> Floats:
    """`chain_kinks.turning`, many at once."""
    f, v = first[:2]
    rise = last[0] - f
    c3, c2 = v + last[1] - 2 * rise, 3 * rise - 2 * v - last[1]
    root = np.sqrt(np.maximum(c2 * c2 - 3 * c3 * v, 0.0))
    low = np.where(c2 > 0, -c2 - root, -c2 + root)
    x, rival = v / low, low / (3 * c3)
    x = np.where((x >= 0) & (x <= 1), x, rival)
    x = np.clip(np.nan_to_num(x), 0.0, 1.0)
    return f + x * (v + x * (c2 + x * c3))


def polish(landing: Any, work: Floats, ends: Floats, parameters: Any) -> None:
    """Bring the entries on which steps shall end onto zero."""
    who = np.flatnonzero(landing >= 0)
    contact = landing[who]
    law, leads, pressing, inverse, exponents = parameters
    few = [each[who] for each in leads], pressing[:, who], inverse[:, who], exponents[who]
    rest = -work[contact, who] / ends[contact, who]
    middle = np.empty((len(work), who.size))
    lockstep_rates(0.0, work[:, who] + rest / 2 * ends[:, who], middle, (law, *few))
    work[:, who] += rest * middle
    work[contact, who] = 0.0
