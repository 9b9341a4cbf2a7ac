"""Histories of the collision of a row: overlaps, forces and velocities at any moments."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kernel_lib.laws.contact_forces import power_force
from kernel_lib.solvers.rows.checks import velocities_of_row
from kernel_lib.solvers.rows.equations import Leg

__all__ = ["ChainHistory", "chain_history", "moments", "states_at"]

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


def states_at(
    start: Sequence[float], legs: Sequence[Leg], times: Sequence[float]
) -> list[Sequence[float]]:
    """Overlaps, their rates and time at many moments: inside a step, or in a flight.

    Parameters
    ----------
    start : state before the first leg
    legs : in order of time
    times : in the units of the legs
    """
    starts = [leg.start for leg in legs]
    count = len(start) // 2
    ends: dict[int, Sequence[float]] = {-1: start}
    states: list[Sequence[float]] = []
    for time in times:
        index = bisect_right(starts, time) - 1
        if index >= 0 and time < legs[index].end:
            states.append(legs[index].at(time))
            continue
        if index not in ends:
            ends[index] = legs[index].within(1.0)
        state = ends[index]
        wait = time - state[-1]
        flown = [state[i] + wait * state[count + i] for i in range(count)]
        states.append([*flown, *state[count:-1], time])
    return states


def chain_history(
    times: Floats,
    states: Sequence[Sequence[float]],
    units: tuple[float, float],
    masses: Sequence[float],
    velocities: Sequence[float],
    stiffnesses: Sequence[float],
    exponent: float,
) -> ChainHistory:
    """History in SI units from states in units of length and speed."""
    length, speed = units
    count = len(stiffnesses)
    table = np.array(states, dtype=float).reshape(len(times), 2 * count + 1)
    overlap, rates = table[:, :count] * length, table[:, count:-1] * speed
    force = power_force(overlap, np.array(stiffnesses), exponent)
    rows = [velocities_of_row(masses, velocities, each.tolist()) for each in rates]
    return ChainHistory(times, overlap, force, np.array(rows).reshape(len(times), count + 1))
