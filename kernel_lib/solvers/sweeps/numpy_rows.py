"""Many rows of balls with numpy alone: all take a step together, `step_control` decides.

Most tries lead nowhere special, and masks keep them; of the others each is decided by itself, by
the text that decides a single row.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.numerics.dormand_prince import (
    GROW,
    SAFETY,
    SHRINK,
    eighth_order_step,
    step_error,
)
from kernel_lib.solvers.rows.integration.equations import ChainLaw, many_rates
from kernel_lib.solvers.rows.integration.landing import finish_landing
from kernel_lib.solvers.rows.integration.rows_under_way import PAST, Cases, strictness
from kernel_lib.solvers.rows.integration.step_control import FINISHED, accept_step, fly, lands
from kernel_lib.solvers.sweeps.lane_decisions import is_unchanged, stays_behind, time_to_kink
from kernel_lib.state.tolerances import (
    CHAIN_LEAVES_TOGETHER,
    MOST_CHAIN_STEPS,
    SHORTEST_KINK,
    SNAP_TO_KINK,
)

__all__ = ["run_together"]

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]

#: What Cases holds besides its three numbers; in an array the last axis counts cases.
TABLES = Cases._fields[3:]


def run_together(
    law: ChainLaw, rows: Floats, exponents: Floats, tolerance: float
) -> tuple[Floats, Counts]:
    """Closing speeds of the contacts in the end, and how often each closed, (N, m) both.

    Parameters
    ----------
    rows : (N, 5m + 1), as `RowCases.scaled` returns them
    exponents : (N,)
    """
    cases, weights = _lay_out(law, rows, exponents, tolerance)
    m, which, tries = cases.contacts, np.arange(len(rows)), 0
    rates, closings = cases.state[m : 2 * m].T.copy(), np.zeros((len(rows), m), np.int64)
    with np.errstate(all="ignore"):
        going = _one_by_one(cases, which, lambda c, j: fly(c, j))
        cases.noise[:] = CHAIN_LEAVES_TOGETHER * tolerance
        while True:
            ended = which[~going]
            rates[ended] = cases.state[m : 2 * m, ~going].T
            closings[ended] = cases.closings[:, ~going].T
            if not going.any():
                return rates, closings
            if not going.all():
                which, weights = which[going], weights[:, going]
                cases = _some(cases, going)
            going = _advance(cases, law, weights)
            tries += 1
            if tries > MOST_CHAIN_STEPS:
                raise RuntimeError(
                    f"a row needs more than {MOST_CHAIN_STEPS} steps; "
                    f"use a tolerance above {tolerance:g}"
                )


def _lay_out(law: ChainLaw, rows: Floats, exponents: Floats, tolerance: float) -> Any:
    """Cases before their first flight, and the weights of their errors."""
    count, m = len(rows), (rows.shape[1] - 1) // 5
    columns = np.ascontiguousarray(rows.T)
    stiff, sizes = columns[:m], columns[m : 2 * m]
    greatest = sizes.max(0)
    ratios = (greatest / sizes.min(0)).tolist()
    one = np.array([strictness(ratio, m, tolerance) for ratio in ratios])
    weights = np.concatenate([one / sizes, np.tile(one, (m, 1)), [one / greatest]])
    flat, table, state = (np.zeros((rows, count)) for rows in (5, m, 2 * m + 1))
    state[: 2 * m] = columns[2 * m : 4 * m]
    single, none = [each.copy() for each in flat], np.full(count, -1)
    parts: list[Any] = [
        *(count, m, law.rooted, exponents, np.zeros(count), columns[4 * m :], stiff, sizes),
        *(SNAP_TO_KINK * tolerance * sizes, table, table - 1, table.copy(), table.copy()),
        np.zeros((m, count), np.int64),
        *(np.zeros_like(state), np.zeros_like(state), state, np.zeros_like(state)),
        *(*single, none, none.copy()),
    ]
    return Cases(*parts), weights


def _some(cases: Cases, chosen: Any) -> Cases:
    """These cases alone, in arrays of their own."""
    tables = {name: getattr(cases, name)[..., chosen] for name in TABLES}
    return cases._replace(lanes=tables["step"].size, **tables)


def _one_by_one(cases: Cases, which: Counts, decide: Any) -> Any:
    """Whether each of these cases continues: decide(plain lists, index), written back."""
    # A lane alone counts as a row that is asked for its times: it gets a neighbour.
    chosen = which if which.size != 1 else which.repeat(2)
    tables = {name: getattr(cases, name)[..., chosen].ravel().tolist() for name in TABLES}
    plain = cases._replace(lanes=chosen.size, **tables)
    going = [decide(plain, j) for j in range(which.size)]
    for name in TABLES:
        table = getattr(cases, name)
        table[..., which] = np.reshape(tables[name], (*table.shape[:-1], -1))[..., : which.size]
    return np.array(going, dtype=bool)


def _advance(cases: Cases, law: ChainLaw, weights: Floats) -> Any:
    """One try of every case; which of them continue."""
    m = cases.contacts
    leads = [cases.lead == i for i in range(m)]
    parameters = (law, leads, cases.active_stiffness, cases.inverse, cases.exponents)
    slopes = np.empty((12, *cases.state.shape))
    many_rates(0.0, cases.state, slopes[0], parameters)
    cases.start[:], cases.before[:] = slopes[0], cases.state
    x, v = cases.state[:m], cases.start[:m]
    ahead = np.where(x * v < 0, -PAST * x / v, np.inf).min(0)
    tried = np.minimum(np.minimum(cases.step, cases.aim), ahead)
    tried = np.where(cases.landing >= 0, cases.aim, tried)
    eighth_order_step(many_rates, parameters, 0.0, cases.before, slopes, cases.state, tried)
    many_rates(0.0, cases.state, cases.ends, parameters)
    error = step_error(slopes, tried, weights)
    error = np.where(np.isnan(error), np.inf, error)
    proposed = tried * np.clip(SAFETY * (error + 1e-30) ** (-1 / 8), SHRINK, GROW)
    busy = np.flatnonzero(~_accept_calm(cases, leads, tried, error, proposed))
    going = np.ones(tried.size, dtype=bool)
    if busy.size:
        steps, errors, next_steps = (each[busy].tolist() for each in (tried, error, proposed))
        room = [0.0] * (2 * m + 1), [0.0] * (2 * m + 1), [0.0] * m, [0.0] * (m + 1)

        def decide(c: Cases, j: int) -> bool:
            if lands(c, j, steps[j], errors[j]):
                finish_landing(law.law, law.leading_law, c, j, room)
            return not accept_step(c, j, steps[j], errors[j], next_steps[j]) & FINISHED

        going[busy] = _one_by_one(cases, busy, decide)
    return going


def _accept_calm(cases: Cases, leads: Any, tried: Floats, error: Floats, proposed: Floats) -> Any:
    """`accept_step` of tries in which nothing happened, and of rejected ones; which they were."""
    m, free = cases.contacts, cases.landing < 0
    x, v, y, w = (each[:m] for each in (cases.before, cases.start, cases.state, cases.ends))
    led, rate, stiffness = np.array(leads), cases.state[m : 2 * m], cases.active_stiffness
    time = cases.state[-1] - cases.before[-1]
    root = np.maximum(y, 0.0) if cases.rooted else 1.0
    own = np.where(led, time_to_kink(y, root, rate), 0.0).sum(0)
    same = is_unchanged(x, v, y, w, cases.since, stiffness)
    same &= led | stays_behind(y, rate, stiffness, own)
    calm = free & (error <= 1) & (time > SHORTEST_KINK) & (own > 0) & same.all(0)
    refused = free & ~(error <= 1)
    whole = tried == cases.step
    longer = np.where(whole, proposed, np.maximum(cases.step, proposed))
    cases.step[:] = np.where(calm, longer, np.where(refused, proposed, cases.step))
    cases.stride[:] = np.where(calm & whole, time, cases.stride)
    done = calm | refused
    cases.aim[done] = np.inf
    cases.state[:, refused] = cases.before[:, refused]
    return done
