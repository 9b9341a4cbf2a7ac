"""States inside the steps of a row, from polynomials through some nodes of each.

A polynomial of degree nine through value and rate at five nodes of a step, in its own clock, is as
good as the step. Sums and products of numpy alone, so that a moment has one answer in all loops.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.solvers.rows.integration.chain_loop import NODES

__all__ = ["between_nodes"]

Floats = NDArray[np.float64]

#: Halvings and Newton's steps until a moment's place in its step is known to the last bits.
ROUNDS = 16


@cache
def _basis() -> Floats:
    """(2 NODES, 2 NODES): coefficients, the lowest first, from values and rates at the nodes."""
    place, powers = np.arange(NODES) / (NODES - 1), np.arange(2 * NODES)
    values = place[:, None] ** powers
    rates = powers * place[:, None] ** np.maximum(powers - 1, 0)
    rows = np.stack([values, rates], axis=1).reshape(2 * NODES, 2 * NODES)
    return np.asarray(np.linalg.inv(rows), dtype=np.float64)


def between_nodes(nodes: Floats, which: NDArray[np.int64], times: Floats) -> Floats:
    """States at moments inside steps.

    Parameters
    ----------
    nodes : (S, NODES, 2, E) state and its rate a whole step, time as the last entry
    which : (K,) step of each moment
    times : (K,) inside these steps

    Returns
    -------
    (K, E)
    """
    basis, data = _basis(), nodes.reshape(len(nodes), 2 * NODES, -1)
    # Differences from the beginning of the step: nothing is lost where time is long.
    first = data[:, 0].copy()
    data = data.copy()
    data[:, ::2] -= first[:, None]
    table: Any = [sum(basis[k, i] * data[:, i] for i in range(2 * NODES)) for k in range(2 * NODES)]
    place = _places([each[which, -1] for each in table], times - first[which, -1])
    found = first[which] + _value([each[which] for each in table], place[:, None])
    found[:, -1] = times
    return found


def _value(coefficients: list[Floats], at: Floats) -> Any:
    value: Any = coefficients[-1]
    for each in coefficients[-2::-1]:
        value = value * at + each
    return value


def _places(clock: list[Floats], wanted: Floats) -> Floats:
    """Parts of the steps at which their time is as wanted: it grows all the way."""
    low, high = np.zeros(len(wanted)), np.ones(len(wanted))
    rate = [k * each for k, each in enumerate(clock)][1:]
    at = np.full(len(wanted), 0.5)
    for _ in range(ROUNDS):
        miss = _value(clock, at) - wanted
        high, low = np.where(miss > 0, at, high), np.where(miss > 0, low, at)
        with np.errstate(all="ignore"):
            newton = at - miss / _value(rate, at)
        at = np.where((newton >= low) & (newton <= high), newton, (low + high) / 2)
    return at
