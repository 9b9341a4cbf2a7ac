"""Histories of the collision of a row: overlaps, forces and velocities at any moments."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kernel_lib.laws.contact_forces import power_force
from kernel_lib.solvers.rows.checks import velocities_of_row

__all__ = ["ChainHistory", "chain_history", "moments"]

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class ChainHistory:
    """What happened during a collision.

    time : (K,) s, from the start
    overlap, force : (K, n - 1) m and N, of each contact; an open contact has a negative
        overlap, its gap
    velocity : (K, n) m/s
    """

    time: Floats
    overlap: Floats
    force: Floats
    velocity: Floats


def moments(history: int | Sequence[float], end: float) -> Floats:
    """Moments of report: as many as asked for from 0 to the end, or those given."""
    if isinstance(history, int) and not isinstance(history, bool):
        if history < 2:
            raise ValueError(f"history must be at least 2 moments, got {history}")
        return np.linspace(0, end, history)
    times = np.asarray(history, dtype=float)
    if times.ndim != 1 or not np.isfinite(times).all() or (times < 0).any():
        raise ValueError(
            f"history must be a number of moments or a list of times from 0 on, got {history!r}"
        )
    return times


def chain_history(
    times: Floats,
    states: Floats,
    units: tuple[float, float],
    masses: Sequence[float],
    velocities: Sequence[float],
    stiffnesses: Sequence[float],
    exponent: float,
) -> ChainHistory:
    """History in SI units from states in units of length and speed."""
    length, speed = units
    count = len(stiffnesses)
    overlap, rates = states[:, :count] * length, states[:, count:-1] * speed
    force = power_force(overlap, np.array(stiffnesses), exponent)
    rows = [velocities_of_row(masses, velocities, each.tolist()) for each in rates]
    return ChainHistory(times, overlap, force, np.array(rows).reshape(len(times), count + 1))
