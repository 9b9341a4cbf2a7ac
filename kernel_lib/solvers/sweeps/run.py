"""Runs of many rows: compiled with many cases side by side, or with numpy alone."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.numerics.compile import available, compiled, ready
from kernel_lib.solvers.rows.checks import check_energy
from kernel_lib.solvers.rows.integration.equations import ChainLaw, chain_law
from kernel_lib.solvers.sweeps.cases import RowCases
from kernel_lib.solvers.sweeps.compiled_rows import chain_lanes
from kernel_lib.solvers.sweeps.numpy_rows import run_together
from kernel_lib.state.tolerances import MOST_CHAIN_STEPS

__all__ = ["run_rows", "worth_compiling"]

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]

#: Cases from which on a compiled loop that is kept on disk pays for its loading (about a
#: second), and from which on it pays for compiling it (about twenty).
WORTH_LOADING, WORTH_COMPILING = 20_000, 500_000


def run_rows(cases: RowCases, tolerance: float, fast: bool) -> tuple[Floats, Counts]:
    """Final velocities (C, n), m/s, and how often each contact closed (C, m).

    Parameters
    ----------
    fast : compiled; where numba is absent numpy does it all the same
    """
    velocities = np.empty(cases.masses.shape)
    closings = np.empty(cases.stiffnesses.shape, dtype=np.int64)
    laws = _by_law(cases.exponents)
    for law, which in laws:
        some = cases.some(which) if len(laws) > 1 else cases
        rows, speed = some.scaled()
        solve = _side_by_side if fast and available() else run_together
        rates, closings[which] = solve(law, rows, some.exponents, tolerance)
        velocities[which] = some.velocities_after(rates * speed)
        check_energy(some.masses, -np.diff(some.velocities) / speed, rates, tolerance)
    return velocities, closings


def worth_compiling(cases: RowCases, choice: bool | None) -> bool:
    """Whether to run compiled: as chosen, or (None) if that ends sooner than without."""
    loops = [chain_lanes(law, cases.gaps.shape[1]) for law, _ in _by_law(cases.exponents)]
    if choice:
        for loop in loops:
            compiled(*loop, together=True)
    if choice is not None:
        return choice
    if not available():
        return False
    states = [ready(*loop, together=True) for loop in loops]
    if all(state == "loaded" for state in states):
        return True
    return len(cases.gaps) >= (WORTH_LOADING if all(states) else WORTH_COMPILING)


def _by_law(exponents: Floats) -> list[tuple[ChainLaw, Counts]]:
    """The laws that these exponents need, and the cases of each."""
    if (exponents == exponents[:1]).all():
        return [(chain_law(float(p)), np.arange(exponents.size)) for p in exponents[:1]]
    found: dict[Any, tuple[ChainLaw, list[Counts]]] = {}
    for exponent in np.unique(exponents):
        law = chain_law(float(exponent))
        found.setdefault(law[1:], (law, []))[1].append(np.flatnonzero(exponents == exponent))
    return [(law, np.sort(np.concatenate(which))) for law, which in found.values()]


def _side_by_side(
    law: ChainLaw, rows: Floats, exponents: Floats, tolerance: float
) -> tuple[Floats, Counts]:
    count = (rows.shape[1] - 1) // 5
    rates, closings = np.empty((len(rows), count)), np.empty((len(rows), count), dtype=np.int64)
    run = compiled(*chain_lanes(law, count), together=True)
    if not run(tolerance, rows, exponents, rates, closings):
        raise RuntimeError(
            f"a row needs more than {MOST_CHAIN_STEPS} steps; use a tolerance above {tolerance:g}"
        )
    return rates, closings
