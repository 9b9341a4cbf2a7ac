"""Many rows of balls side by side in one compiled loop, so that the vector units work.

A lane holds a case. All lanes take a try together; what is made of it `step_control`
decides, lane by lane, and a lane whose case has finished takes the next one.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.numerics.dormand_prince import (
    GROW,
    SAFETY,
    SHRINK,
    eighth_order_step,
    error_parts,
)
from kernel_lib.solvers.rows.integration.equations import ChainLaw
from kernel_lib.solvers.rows.integration.landing import finish_landing
from kernel_lib.solvers.rows.integration.rows_under_way import Cases, strictness
from kernel_lib.solvers.rows.integration.step_control import FINISHED, accept_step, fly, lands
from kernel_lib.solvers.sweeps.lane_decisions import accept_calm, propose_all
from kernel_lib.solvers.sweeps.lane_rates import lane_rates
from kernel_lib.state.tolerances import CHAIN_LEAVES_TOGETHER, MOST_CHAIN_STEPS, SNAP_TO_KINK

__all__ = ["LANES", "chain_lanes", "run_lanes"]

#: What is compiled here, and how long that takes: `numerics.compile_notice`.
COMPILES = "the loop of a sweep, some 45 s"

#: Lanes of one loop: all their states and slopes fit into the first cache of a core.
LANES = 32


def chain_lanes(law: ChainLaw, count: int, lanes: int = LANES) -> tuple[Any, ...]:
    """What `compiled` takes for rows of this many contacts under this law."""
    return run_lanes, law.law, law.leading_law, law.rooted, count, lanes


class Lanes(NamedTuple):
    """What lanes carry besides `Cases`: weights of the errors, the index of the case (-1: none
    left), how many steps it has tried."""

    weights: Any
    case: Any
    tries: Any


class Queue(NamedTuple):
    """Rows to run, as `run_lanes` takes them, and room for what comes of them."""

    rows: Any
    exponents: Any
    rates: Any
    closings: Any


def run_lanes(
    law: Any,
    leading_law: Any,
    rooted: Any,
    m: Any,
    n: Any,
    tolerance: Any,
    rows: Any,
    exponents: Any,
    rates: Any,
    closings: Any,
) -> bool:
    """Run all rows; False if one of them took too long.

    Parameters
    ----------
    law, leading_law, rooted : as in ChainLaw
    m, n : contacts of a row, lanes
    tolerance : of the result
    rows : (C, 5m + 1): stiffnesses (m), sizes (m), overlaps and rates at the start (2m),
        inverse masses (m + 1), in units in which the fastest contact of a row has scales of
        one
    exponents : (C,)
    rates : (C, m) closing speeds in the end; overwritten
    closings : (C, m) how often each contact closed; overwritten
    """
    entries = 2 * m + 1
    c, queue = lay_out(n, m, rooted), Queue(rows, exponents, rates, closings)
    lanes = Lanes(np.zeros(entries * n), np.zeros(n, np.int64) - 1, np.zeros(n, np.int64))
    slopes = slopes_of(entries * n)
    first, tried, ones = slopes[0], np.zeros(n), np.ones(n)
    errors, proposed, calm = np.zeros(n), np.zeros(n), np.zeros(n, np.int64)
    room = np.zeros(entries), np.zeros(entries), np.zeros(m), np.zeros(m + 1)
    waiting, active = 0, n
    for j in range(n):
        waiting = load(c, j, waiting, queue, lanes, tolerance)
        if lanes.case[j] < 0:
            active -= 1
    while active > 0:
        lane_rates(0.0, c.state, c.start, (law, leading_law, c, ones))
        propose_all(c, tried)
        # Each lane has a step of its own: it is a factor of the rates, and the step is one.
        for j in range(n):
            for i in range(entries):
                first[i * n + j] = c.start[i * n + j] * tried[j]
        for i in range(entries * n):
            c.before[i] = c.state[i]
        parameters = (law, leading_law, c, tried)
        eighth_order_step(lane_rates, parameters, 0.0, c.before, slopes, c.state, 1.0)
        lane_rates(0.0, c.state, c.ends, (law, leading_law, c, ones))
        weigh(slopes, lanes.weights, tried, errors, proposed)
        accept_calm(c, tried, errors, proposed, calm)
        for j in range(n):
            lanes.tries[j] += 1
        for j in range(n):
            if calm[j] != 0 or lanes.case[j] < 0:
                continue
            if lands(c, j, tried[j], errors[j]):
                finish_landing(law, leading_law, c, j, room)
            outcome = accept_step(c, j, tried[j], errors[j], proposed[j])
            if lanes.tries[j] > MOST_CHAIN_STEPS:
                return False
            if outcome & FINISHED:
                for i in range(m):
                    rates[lanes.case[j], i] = c.state[(m + i) * n + j]
                    closings[lanes.case[j], i] = c.closings[i * n + j]
                waiting = load(c, j, waiting, queue, lanes, tolerance)
                if lanes.case[j] < 0:
                    active -= 1
    return True


def weigh(slopes: Any, weights: Any, tried: Any, errors: Any, proposed: Any) -> None:
    """Squared errors of the tries, in tolerances, and the steps that they allow: `step_error`
    and `next_step`, lane by lane."""
    n = len(tried)
    for j in range(n):
        fifth, third = 0.0, 1e-300
        for i in range(len(weights) // n):
            at = i * n + j
            e, d = error_parts(slopes, at)
            e *= weights[at]
            d *= weights[at]
            fifth += e * e
            third += d * d
        errors[j] = fifth * (fifth / (fifth + 0.01 * third))
    # A loop by itself, because a processor looks some hundred instructions ahead, not more.
    for j in range(n):
        error = errors[j]
        # Seven digits do for a step, and single precision takes a third of the time.
        root: Any = np.float32(min(max(error, 1e-12), 1e12))
        root = math.sqrt(math.sqrt(math.sqrt(math.sqrt(root))))
        # A try that left the numbers behind is an error without limit.
        finite = error < math.inf
        errors[j] = error if finite else math.inf
        factor = min(max(SAFETY / root, SHRINK), GROW)
        proposed[j] = tried[j] * (factor if finite else SHRINK)


def load(c: Any, j: Any, waiting: Any, queue: Any, lanes: Any, tolerance: Any) -> Any:
    """Put the next row in which anything closes into a lane; the row after it."""
    n, m, rows = c.lanes, c.contacts, queue.rows
    lanes.case[j], lanes.tries[j] = -1, 0
    while waiting < rows.shape[0]:
        k = waiting
        waiting += 1
        greatest, least = 0.0, math.inf
        for i in range(m):
            greatest, least = max(greatest, rows[k, m + i]), min(least, rows[k, m + i])
        one = strictness(greatest / least, m, tolerance)
        for i in range(m):
            at, size = i * n + j, rows[k, m + i]
            c.stiffnesses[at], c.sizes[at] = rows[k, i], size
            c.snap[at] = SNAP_TO_KINK * tolerance * size
            c.since[at], c.parted[at], c.closings[at] = -1.0, 0.0, 0
            c.state[at], c.state[m * n + at] = rows[k, 2 * m + i], rows[k, 3 * m + i]
            lanes.weights[at], lanes.weights[m * n + at] = one / size, one
        c.state[2 * m * n + j], lanes.weights[2 * m * n + j] = 0.0, one / greatest
        for i in range(m + 1):
            c.inverse[i * n + j] = rows[k, 4 * m + i]
        c.exponents[j], c.lead[j], c.noise[j] = queue.exponents[k], -1, 0.0
        going = fly(c, j)
        c.noise[j] = CHAIN_LEAVES_TOGETHER * tolerance
        if going:
            lanes.case[j] = k
            return waiting
        for i in range(m):
            queue.rates[k, i], queue.closings[k, i] = c.state[(m + i) * n + j], 0
    return waiting


def lay_out(n: Any, m: Any, rooted: Any) -> Any:
    """Empty lanes."""
    e = (2 * m + 1) * n
    return Cases(
        *(n, m, rooted),
        *(np.ones(n), np.zeros(n), line((m + 1) * n), np.ones(m * n), np.ones(m * n)),
        *(line(m * n), line(m * n), line(m * n), line(m * n), line(m * n)),
        np.zeros(m * n, np.int64),
        *(line(e), line(e), line(e), line(e)),
        *(np.zeros(n), np.zeros(n), np.zeros(n), np.zeros(n), np.zeros(n)),
        *(np.zeros(n, np.int64) - 1, np.zeros(n, np.int64) - 1),
    )


def slopes_of(size: Any) -> Any:
    """Twelve lists of slopes."""
    return (
        *(line(size), line(size), line(size), line(size)),
        *(line(size), line(size), line(size), line(size)),
        *(line(size), line(size), line(size), line(size)),
    )


def line(size: Any) -> Any:
    """A list that begins with a line of the cache, so that no vector straddles two."""
    longer = np.zeros(size + 8)
    skip = ((-longer.ctypes.data) >> 3) & 7
    return longer[skip : skip + size]
