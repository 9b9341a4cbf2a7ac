"""The loop of a row of few balls, written once for plain Python and for numba.

Compiled without liberties it gives the bits of plain Python, so that a row has one answer in
both. What may differ between the two has no place here: a root is math.sqrt, never a power
of 0.5.
"""

import math
from typing import Any

import numpy as np

from kernel_lib.numerics.dormand_prince import eighth_order_step, error_squares, next_step
from kernel_lib.solvers.rows.integration.equations import chain_rates
from kernel_lib.solvers.rows.integration.landing import finish_landing
from kernel_lib.solvers.rows.integration.rows_under_way import Cases
from kernel_lib.solvers.rows.integration.step_control import (
    FINISHED,
    KEPT,
    STALE,
    accept_step,
    fly,
    lands,
    propose_step,
)

__all__ = [
    "BEGUN",
    "DONE",
    "FULL",
    "LEGS",
    "NODES",
    "SPENT",
    "TOUCHES",
    "TRIES",
    "attempt",
    "careful_attempt",
    "chain_loop",
    "compiled_chain",
    "compiled_nodes",
    "leg_length",
    "nodes_within",
]

#: What is compiled here, and how long that takes: `numerics.compile_notice`.
COMPILES = "the loops of rows, some 40 s"

#: Why the loop returned: all have parted; a list is full; the steps are spent.
DONE, FULL, SPENT = 0, 1, 2

#: Places of what is counted: steps tried, steps and touches in the lists, whether it has begun.
TRIES, LEGS, TOUCHES, BEGUN = 0, 1, 2, 3

#: Moments of a step, evenly from its beginning to its end, from which all others are interpolated.
NODES = 5


def attempt(law: Any, leading_law: Any, c: Any, weights: Any, slopes: Any, step: Any) -> Any:
    """Try a step from `before`; its error, in tolerances."""
    parameters = (
        *(law, leading_law, c.active_stiffness, c.inverse),
        *(c.exponents[0], c.lead[0], c.rooted),
    )
    eighth_order_step(chain_rates, parameters, 0.0, c.before, slopes, c.state, step)
    chain_rates(0.0, c.state, c.ends, parameters)
    fifth, third = error_squares(slopes, weights)
    error = abs(step) * fifth / math.sqrt(fifth + 0.01 * third)
    return error if error == error else math.inf


def careful_attempt(
    law: Any, leading_law: Any, c: Any, weights: Any, slopes: Any, step: Any
) -> Any:
    """`attempt` in plain Python, where a number that is too large is an exception."""
    try:
        return attempt(law, leading_law, c, weights, slopes, step)
    except OverflowError:
        return math.inf


def chain_loop(
    attempt: Any,
    law: Any,
    leading_law: Any,
    c: Any,
    weights: Any,
    slopes: Any,
    room: Any,
    noise: Any,
    most: Any,
    counts: Any,
    legs: Any,
    touches: Any,
) -> Any:
    """Continue until all have parted, a list is full, or `most` steps have been tried.

    Parameters
    ----------
    attempt : `attempt`, or `careful_attempt`
    c : Cases of one lane
    weights : (2m + 1,) 1/tolerance of each entry of the state
    slopes : 12 lists of 2m + 1, the first of them `c.start`
    room : as `finish_landing` takes it
    noise : closing speeds below it, left over after the first flight, are none
    counts : (4,) TRIES, LEGS, TOUCHES, BEGUN
    legs : room for the steps that are kept, LEG numbers each: state before and after (2m + 1),
        length, active stiffnesses (m), leading contact; empty: none is
    touches : room for (contact, time of closing, time of opening)

    Returns
    -------
    DONE, FULL or SPENT
    """
    m, keeps = c.contacts, len(legs) > 0
    entries = 2 * m + 1
    wide = leg_length(m)
    if counts[BEGUN] == 0:
        counts[BEGUN] = 1
        going = fly(c, 0)
        c.noise[0] = noise
        if not going:
            return DONE
        start_rates(law, leading_law, c)
    while True:
        if counts[TRIES] >= most:
            return SPENT
        if 3 * (counts[TOUCHES] + m) > len(touches):
            return FULL
        if keeps and (counts[LEGS] + 1) * wide > len(legs):
            return FULL
        for i in range(entries):
            c.before[i] = c.state[i]
        step = propose_step(c, 0)
        error = attempt(law, leading_law, c, weights, slopes, step)
        counts[TRIES] += 1
        if lands(c, 0, step, error):
            step += finish_landing(law, leading_law, c, 0, room)
        if keeps:
            write_leg(c, step, legs, counts[LEGS] * wide)
        outcome = accept_step(c, 0, step, error, next_step(step, error))
        if outcome & KEPT:
            counts[LEGS] += 1
            note_openings(c, counts, touches)
        if outcome & FINISHED:
            return DONE
        if outcome & STALE:
            start_rates(law, leading_law, c)
        elif outcome & KEPT:
            for i in range(entries):
                c.start[i] = c.ends[i]


def start_rates(law: Any, leading_law: Any, c: Any) -> None:
    """Rates at the start of the next step."""
    parameters = (
        *(law, leading_law, c.active_stiffness, c.inverse),
        *(c.exponents[0], c.lead[0], c.rooted),
    )
    chain_rates(0.0, c.state, c.start, parameters)


def leg_length(m: Any) -> Any:
    """Numbers that a step takes in the list."""
    return 5 * m + 4


def write_leg(c: Any, step: Any, legs: Any, at: Any) -> None:
    """Put a step into the list; it counts once it is kept."""
    m, lead = c.contacts, c.lead[0]
    entries = 2 * m + 1
    for i in range(entries):
        legs[at + i], legs[at + entries + i] = c.before[i], c.state[i]
    at += 2 * entries
    legs[at], legs[at + 1] = step, float(lead)
    for i in range(m):
        legs[at + 2 + i] = c.active_stiffness[i]


def note_openings(c: Any, counts: Any, touches: Any) -> None:
    """Enter the contacts that opened in a step."""
    for i in range(c.contacts):
        if c.parted[i] != 0:
            at = 3 * counts[TOUCHES]
            touches[at], touches[at + 1], touches[at + 2] = float(i), c.began[i], c.parted[i]
            c.parted[i] = 0.0
            counts[TOUCHES] += 1


def nodes_within(
    law: Any,
    leading_law: Any,
    rooted: Any,
    m: Any,
    exponent: Any,
    inverse: Any,
    legs: Any,
    which: Any,
    start: Any,
    active: Any,
    slopes: Any,
    work: Any,
    out: Any,
) -> None:
    """States and their rates at the NODES of steps, from which `interpolation` continues.

    Parameters
    ----------
    legs : as `chain_loop` left them
    which : (K,) steps
    start, active, slopes, work : room: 2m + 1, m, 12 times 2m + 1, 2m + 1
    out : for each step, for each node: state and rates times the length of the step; overwritten
    """
    entries, at = 2 * m + 1, 0
    for k in range(len(which)):
        leg = which[k] * leg_length(m)
        for i in range(entries):
            start[i] = legs[leg + i]
        step, lead = legs[leg + 2 * entries], int(legs[leg + 2 * entries + 1])
        for i in range(m):
            active[i] = legs[leg + 2 * entries + 2 + i]
        parameters = (law, leading_law, active, inverse, exponent, lead, rooted)
        for node in range(NODES):
            chain_rates(0.0, start, slopes[0], parameters)
            part = node / (NODES - 1)
            if node == NODES - 1:
                for i in range(entries):
                    work[i] = legs[leg + entries + i]
            else:
                eighth_order_step(chain_rates, parameters, 0.0, start, slopes, work, part * step)
            chain_rates(0.0, work, slopes[1], parameters)
            for i in range(entries):
                out[at + i], out[at + entries + i] = work[i], step * slopes[1][i]
            at += 2 * entries


def compiled_chain(
    attempt: Any,
    law: Any,
    leading_law: Any,
    noise: Any,
    rooted: Any,
    most: Any,
    single: Any,
    tables: Any,
    states: Any,
    inverse: Any,
    whole: Any,
    closings: Any,
    counts: Any,
    legs: Any,
    touches: Any,
) -> Any:
    """`chain_loop` for numba.

    Parameters
    ----------
    single : (7, 1) exponent, energy, step, aim, span, stride, noise, as Cases has them
    tables : (7, m) stiffnesses, sizes, snap, active_stiffness, since, began, parted
    states : (5, 2m + 1) before, start, state, ends, weights
    inverse : (m + 1,)
    whole : (2, 1) lead, landing
    closings : (m,)
    """
    m = len(closings)
    e = 2 * m + 1
    c = Cases(
        *(1, m, rooted, single[0], single[1], inverse),
        *(tables[0], tables[1], tables[2], tables[3], tables[4], tables[5], tables[6], closings),
        *(states[0], states[1], states[2], states[3]),
        *(single[2], single[3], single[4], single[5], single[6], whole[0], whole[1]),
    )
    room = np.zeros(e), np.zeros(e), np.zeros(m), np.zeros(m + 1)
    slopes = slopes_behind(c.start)
    return chain_loop(
        *(attempt, law, leading_law, c, states[4], slopes, room, noise, most, counts),
        *(legs, touches),
    )


def compiled_nodes(
    law: Any,
    leading_law: Any,
    rooted: Any,
    exponent: Any,
    inverse: Any,
    legs: Any,
    which: Any,
    out: Any,
) -> None:
    """`nodes_within` for numba, with room of its own."""
    m = len(inverse) - 1
    e = 2 * m + 1
    slopes = slopes_behind(np.zeros(e))
    nodes_within(
        *(law, leading_law, rooted, m, exponent, inverse, legs, which),
        *(np.zeros(e), np.zeros(m), slopes, np.zeros(e), out),
    )


def slopes_behind(first: Any) -> Any:
    """Twelve lists of slopes, eleven of them new."""
    n = len(first)
    return (
        *(first, np.zeros(n), np.zeros(n), np.zeros(n), np.zeros(n), np.zeros(n)),
        *(np.zeros(n), np.zeros(n), np.zeros(n), np.zeros(n), np.zeros(n), np.zeros(n)),
    )
