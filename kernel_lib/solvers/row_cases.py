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
        v, p = self.velocities, self.exponents[:, None]
        speed = np.ptp(v, axis=1)[:, None]
        speed[speed == 0] = 1.0
        inverse = 1 / self.masses
        mobility = inverse[:, :-1] + inverse[:, 1:]
        sizes = (speed ** (1 - p) / (self.stiffnesses * mobility)) ** (1 / (p + 1))
        time = sizes.min(1, keepdims=True)
        mass, length = 1 / mobility.max(1, keepdims=True), speed * time
        stiffnesses = self.stiffnesses * (length**p * time / (mass * speed))
        rates = (v[:, :-1] - v[:, 1:]) / speed
        rows = [stiffnesses, sizes / time, -self.gaps / length, rates, inverse * mass]
        return np.concatenate(rows, axis=1), speed

    def velocities_after(self, rates: Floats) -> Floats:
        """(C, n) velocities, m/s, that belong to new closing speeds (C, m) of the contacts;
        the total momentum fixes what they leave open, and a wall keeps its velocity."""
        lag = np.concatenate([np.zeros((len(rates), 1)), np.cumsum(rates, axis=1)], axis=1)
        walls = np.isinf(self.masses)
        fixed = walls.any(1, keepdims=True)
        share = np.where(fixed, 0.0, self.masses)
        total = np.where(fixed, 1.0, share.sum(1, keepdims=True))
        first = (share / total * (self.velocities + lag)).sum(1, keepdims=True)
        here, wall = np.arange(len(rates)), walls.argmax(1)
        held = (self.velocities + lag)[here, wall][:, None]
        return np.where(fixed, held, first) - lag
