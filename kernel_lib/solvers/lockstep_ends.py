"""The last contact of a row, for many rows at once: `settle` of `chain_decisions`, with masks."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.solvers.chain_cases import PARTING

__all__ = ["energy_of_motion", "settle"]

Floats = NDArray[np.float64]


def settle(rows: Any, who: NDArray[np.int64]) -> None:
    """Finish (lead -2) those rows of a `Lockstep` in which the one pressing contact is the last."""
    m = rows.count
    pressing = rows.pressing[:, who] > 0
    alone = (pressing.sum(0) == 1) & (rows.energy[who] > 0)
    who, only = who[alone], pressing[:, alone].argmax(0)
    here = np.arange(who.size)
    rates, inverse = rows.state[m : 2 * m, who], rows.inverse[:, who]
    left, right, rate = inverse[only, here], inverse[only + 1, here], rates[only, here]
    held = rows.energy[who] - energy_of_motion(rates, inverse)
    square = rate * rate + 2 * (left + right) * held
    last = -np.sqrt(np.maximum(square, 0))
    push = (rate - last) / (left + right)
    for side, beside, inner in ((-1, only > 0, left), (1, only < m - 1, right)):
        rates[only[beside] + side, here[beside]] += (push * inner)[beside]
    rates[only, here] = last
    done = (square >= PARTING**2) & (rates <= rows.noise[who]).all(0)
    who, only = who[done], only[done]
    rows.state[m : 2 * m, who] = rates[:, done]
    rows.closings[only, rows.case[who]] += ~rows.closed[only, who]
    rows.lead[who] = -2


def energy_of_motion(rates: Floats, inverse: Floats) -> Floats:
    """Of each row about its centre of mass, from its (m, N) closing speeds; 0 beside a wall.

    Parameters
    ----------
    rates, inverse : (m, N) closing speeds, (m + 1, N) inverse masses

    Returns
    -------
    (N,) energies, in the units of the row
    """
    walls = (inverse == 0).any(0)
    masses = 1 / np.where(inverse == 0, 1.0, inverse)
    velocities = np.zeros_like(inverse)
    np.cumsum(-rates, axis=0, out=velocities[1:])
    momenta = masses * velocities
    energies = (momenta * velocities).sum(0) - momenta.sum(0) ** 2 / masses.sum(0)
    return np.where(walls, 0.0, energies / 2)
