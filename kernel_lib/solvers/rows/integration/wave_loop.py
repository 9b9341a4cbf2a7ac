"""A long row of balls with soft contacts, written once for plain Python and compiled loops.

A wave runs through such a row: few contacts press at a time. Only these and their
neighbours are integrated, in a window that moves with the wave; all others keep the overlap
and the rate of the moment when they left it, and fly on uniformly. The step of order eight
does not land on openings and closings; its tolerance is so small that it need not.
"""

import math
from typing import Any

from kernel_lib.numerics.dormand_prince import next_step
from kernel_lib.numerics.roots import polynomial_root

__all__ = ["DONE", "FULL", "row_loop"]

#: What is compiled here, and how long that takes: `numerics.compile_notice`.
COMPILES = "the loop of long rows, some 4 s"

#: Why the loop returned: all have parted; no room for more openings and closings.
DONE, FULL = 0, 1

STAGES = 12
#: Contacts next to those that press, which are integrated with them.
BESIDE = 2


def window_of(time: Any, quiet: Any, noise: Any, overlap: Any, rate: Any, clock: Any) -> Any:
    """First and last + 1 of the contacts to integrate; they are brought to this time."""
    count = len(overlap)
    first, last = count, -1
    for i in range(count):
        now = overlap[i] + rate[i] * (time - clock[i])
        if now > quiet or (now > -quiet and rate[i] > noise):
            first, last = min(first, i), i
    first, last = max(first - BESIDE, 0), min(last + BESIDE + 1, count)
    for i in range(first, last):
        overlap[i] += rate[i] * (time - clock[i])
        clock[i] = time
    return first, last


def next_closing(first: Any, last: Any, noise: Any, overlap: Any, rate: Any, clock: Any) -> Any:
    """When the next contact closes, outside the window or at its ends."""
    soonest = math.inf
    for i in range(len(overlap)):
        if (i <= first or i >= last - 1) and rate[i] > noise and overlap[i] < 0:
            soonest = min(soonest, clock[i] - overlap[i] / rate[i])
    return soonest


def row_rates(
    law: Any,
    exponent: Any,
    first: Any,
    last: Any,
    state: Any,
    at: Any,
    out: Any,
    stiffness: Any,
    light: Any,
) -> None:
    """Rates of the overlaps and of their rates in the window, from `at` on in `out`."""
    wide = last - first
    before = left = 0.0
    for k in range(wide):
        i = first + k
        force = law(state[k], stiffness[i], exponent)
        out[at + k] = state[wide + k]
        right = light[i] * (before - force)
        if k > 0:
            out[at + wide + k - 1] = left - right
        left, before = right, force
    out[at + 2 * wide - 1] = left - light[last] * before


def try_step(
    law: Any,
    exponent: Any,
    step: Any,
    first: Any,
    last: Any,
    weights: Any,
    table: Any,
    start: Any,
    state: Any,
    slopes: Any,
    stiffness: Any,
    light: Any,
) -> Any:
    """One step from `start`; the new state is left in `state`, its error returned."""
    size = 2 * (last - first)
    for stage in range(1, STAGES + 1):
        for k in range(size):
            state[k] = 0.0
        for j in range(stage):
            factor = table[STAGES * stage + j]
            if factor != 0:
                for k in range(size):
                    state[k] += factor * slopes[size * j + k]
        for k in range(size):
            state[k] = start[k] + step * state[k]
        if stage < STAGES:
            row_rates(law, exponent, first, last, state, size * stage, slopes, stiffness, light)
    fifth, third = 0.0, 1e-300
    for k in range(size):
        e = d = 0.0
        for j in range(STAGES):
            e += table[STAGES * (STAGES + 1) + j] * slopes[size * j + k]
            d += table[STAGES * (STAGES + 2) + j] * slopes[size * j + k]
        weight = weights[first + k] if 2 * k < size else weights[len(weights) - 1]
        fifth += weight * weight * e * e
        third += weight * weight * d * d
    return step * fifth / math.sqrt(fifth + 0.01 * third)


def row_loop(
    law: Any,
    exponent: Any,
    now: Any,
    noise: Any,
    quiet: Any,
    first_step: Any,
    slowing: Any,
    overlap: Any,
    rate: Any,
    clock: Any,
    stiffness: Any,
    light: Any,
    weights: Any,
    table: Any,
    slopes: Any,
    start: Any,
    state: Any,
    events: Any,
) -> Any:
    """Continue until all contacts stay open, or `events` is full.

    now : start and, afterwards, end; its entry is overwritten
    noise : closing speeds below it, left over, are none
    quiet : overlaps below it press on nothing
    first_step, slowing : a contact that closes at speed v begins with first_step/v^slowing
    events : room for (contact, time), with the contact's number + 1, negative if it opens

    Returns
    -------
    number of events, number of steps tried, why it returned
    """
    noted = tried = 0
    time, step = now[0], first_step
    while True:
        first, last = window_of(time, quiet, noise, overlap, rate, clock)
        if first >= last:
            time = next_closing(0, 0, noise, overlap, rate, clock)
            if time == math.inf:
                return noted, tried, DONE
            now[0], fastest = time, noise
            for i in range(len(overlap)):
                reached = overlap[i] + rate[i] * (time - clock[i])
                if rate[i] > noise and overlap[i] < 0 and reached > -quiet:
                    overlap[i], clock[i] = max(reached, 0.0), time
                    fastest = max(fastest, rate[i])
            step = first_step * fastest ** (-slowing)
            continue
        if noted + 2 * len(overlap) > len(events) // 2:
            now[0] = time
            return noted, tried, FULL
        for i in range(len(overlap)):
            if (i < first or i >= last) and overlap[i] > 0 and rate[i] < 0:
                # It left the window almost open, and moves on uniformly.
                clock[i] -= overlap[i] / rate[i]
                overlap[i] = 0.0
                events[2 * noted], events[2 * noted + 1] = -float(i + 1), clock[i]
                noted += 1
        wide = last - first
        for k in range(wide):
            start[k], start[wide + k] = overlap[first + k], rate[first + k]
        row_rates(law, exponent, first, last, start, 0, slopes, stiffness, light)
        limit = next_closing(first, last, noise, overlap, rate, clock) - time
        used, error = step, 2.0
        while error > 1:
            used = min(step, limit) if limit > 0 else step
            tried += 1
            error = try_step(
                law,
                exponent,
                used,
                first,
                last,
                weights,
                table,
                start,
                state,
                slopes,
                stiffness,
                light,
            )
            step = next_step(used, error)
        for k in range(wide):
            x, y = start[k], state[k]
            if (y > 0) != (x > 0):
                part = 0.0
                if x != 0:
                    # Of the cubic through both ends.
                    v, w = used * start[wide + k], used * state[wide + k]
                    c = 3 * (y - x) - 2 * v - w
                    d, guess = v + w - 2 * (y - x), x / (x - y)
                    part = polynomial_root(0.0, 0.0, d, c, v, x, 0.0, 1.0, x >= 0.0, guess)
                events[2 * noted] = float(first + k + 1) if y > 0 else -float(first + k + 1)
                events[2 * noted + 1] = time + part * used
                noted += 1
            overlap[first + k], rate[first + k] = y, state[wide + k]
            clock[first + k] = time + used
        time += used
        now[0] = time
