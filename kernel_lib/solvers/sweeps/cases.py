"""Many rows of balls as arrays: in SI units, and in units of the fastest contact of each."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = ["RowCases"]

Floats = NDArray[np.float64]


class RowCases(NamedTuple):
    """C rows of n balls and m = n - 1 contacts.

    masses, velocities : (C, n) kg (infinite for a wall) and m/s
    stiffnesses, gaps : (C, m) N/m^p and m
    exponents : (C,) p
    """

    masses: Floats
    velocities: Floats
    stiffnesses: Floats
    gaps: Floats
    exponents: Floats

    def some(self, which: NDArray[np.int64]) -> "RowCases":
        """These rows alone."""
        return RowCases(*(each[which] for each in self))

    def scaled(self) -> tuple[Floats, Floats]:
        """Rows in units in which the fastest contact of each has scales of one.

        Returns
        -------
        (C, 5m + 1): stiffnesses (m), sizes (m), overlaps and their rates at the start (2m),
        inverse masses (m + 1); (C, 1) units of speed, m/s
        """
        # Rows lie along the second axis here: numpy is slow at sums of two or three neighbours.
        v, k, p = self.velocities.T.copy(), self.stiffnesses.T.copy(), self.exponents
        inverse = 1 / self.masses.T.copy()
        speed = np.ptp(v, axis=0)
        speed[speed == 0] = 1.0
        mobility = inverse[:-1] + inverse[1:]
        sizes = (speed ** (1 - p) / (k * mobility)) ** (1 / (p + 1))
        time = sizes.min(0)
        mass, length = 1 / mobility.max(0), speed * time
        stiffnesses = k * (length**p * time / (mass * speed))
        rates = (v[:-1] - v[1:]) / speed
        rows = [stiffnesses, sizes / time, -self.gaps.T / length, rates, inverse * mass]
        return np.ascontiguousarray(np.concatenate(rows).T), speed[:, None]

    def velocities_after(self, rates: Floats) -> Floats:
        """(C, n) velocities, m/s, that belong to new closing speeds (C, m) of the contacts;
        the total momentum fixes what they leave open, and a wall keeps its velocity."""
        lag = np.zeros(self.masses.T.shape)
        np.cumsum(rates.T, axis=0, out=lag[1:])
        reached, share = self.velocities.T + lag, self.masses.T
        walls = np.isinf(share)
        if walls.any():
            fixed = walls.any(0)
            # Of a row with a wall the wall alone counts, and by no more than any number.
            share = np.where(fixed, np.arange(len(share))[:, None] == walls.argmax(0), share)
        first = (share * reached).sum(0) / share.sum(0)
        return (first - lag).T
