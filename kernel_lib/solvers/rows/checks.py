"""Rows of balls: what the rules for a row share."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.laws.contact_forces import hertz_stiffness, sphere_mass
from kernel_lib.state.checks import coefficient, number

__all__ = [
    "check_energy",
    "check_energy_of_row",
    "checked_row",
    "per_contact",
    "row_of_spheres",
    "velocities_of_row",
]

Floats = NDArray[np.float64]

#: An elastic row keeps its energy to this part of itself, or to so many tolerances.
ENERGY, TOLERANCES = 1e-6, 100.0


def checked_row(masses: Any, velocities: Any) -> tuple[list[float], list[float]]:
    """Masses and velocities of a row from left to right, as lists of floats.

    Raises
    ------
    ValueError : fewer than two balls, unequal lengths, two neighbours of infinite mass, or
        a value out of its limits
    """
    m = [number(f"mass {i}", x, above=0, infinite=True) for i, x in enumerate(masses)]
    v = [number(f"velocity {i}", x) for i, x in enumerate(velocities)]
    if len(m) < 2:
        raise ValueError(f"a row needs two balls or more, got {len(m)}")
    if len(v) != len(m):
        raise ValueError(f"a row of {len(m)} balls needs {len(m)} velocities, got {len(v)}")
    for i, (left, right) in enumerate(pairwise(m)):
        if math.isinf(left) and math.isinf(right):
            raise ValueError(
                f"balls {i} and {i + 1} are neighbours of infinite mass; give one a mass"
            )
    return m, v


def per_contact(name: str, values: Any, contacts: int) -> list[Any]:
    """One value for each contact of a row, from one for all or a list of them."""
    if not isinstance(values, Iterable):
        return [values] * contacts
    result = list(values)
    if len(result) != contacts:
        raise ValueError(
            f"a row of {contacts + 1} balls has {contacts} contacts; "
            f"{name} must be one number or {contacts}, got {len(result)}"
        )
    return result


def velocities_of_row(
    masses: Sequence[float], velocities: Sequence[float], closing_speeds: Iterable[float]
) -> list[float]:
    """Velocities that belong to new closing speeds of the contacts of a row.

    The total momentum fixes what the closing speeds leave open; a wall keeps its velocity.

    Parameters
    ----------
    masses, velocities : (n,) kg and m/s, before
    closing_speeds : (n - 1,) m/s, after

    Returns
    -------
    (n,) m/s, after
    """
    lag = [0.0]
    for rate in closing_speeds:
        lag.append(lag[-1] + rate)
    wall = next((i for i, m in enumerate(masses) if math.isinf(m)), None)
    if wall is not None:
        first = velocities[wall] + lag[wall]
    else:
        total = math.fsum(masses)
        first = math.fsum(
            m * (v + c) / total for m, v, c in zip(masses, velocities, lag, strict=True)
        )
    return [first - c for c in lag]


def check_energy(masses: Floats, before: Floats, after: Floats, tolerance: float) -> None:
    """Complain about elastic rows that end with another energy than they had.

    Energies are those about the centre of mass, or next to a wall; walls that move against each
    other do work, and are left out.

    Parameters
    ----------
    masses : (C, n) kg
    before, after : (C, n - 1) closing speeds, m/s
    tolerance : of the velocities

    Raises
    ------
    ArithmeticError : naming the row, its energies and the remedy
    """
    first, last = _energies(masses, before), _energies(masses, after)
    limit = max(ENERGY, TOLERANCES * tolerance)
    with np.errstate(invalid="ignore"):
        wrong: Any = ~(np.abs(last - first) <= limit * first) & ~np.isnan(first)
    if wrong.any():
        row = int(np.argmax(wrong))
        raise ArithmeticError(
            f"row {row} ends with {last[row] / first[row]:.9g} times its energy; use a tolerance "
            f"below {tolerance:g}"
        )


def check_energy_of_row(
    masses: Sequence[float], before: Sequence[float], after: Sequence[float], tolerance: float
) -> None:
    """`check_energy` of one row."""
    if not any(map(math.isinf, masses)):
        first, last = _energy(masses, before), _energy(masses, after)
        if abs(last - first) <= max(ENERGY, TOLERANCES * tolerance) * first:
            return
    check_energy(np.array([masses]), np.array([before]), np.array([after]), tolerance)


def _energy(masses: Sequence[float], closing_speeds: Sequence[float]) -> float:
    """Energy of motion about the centre of mass of a row without walls, J."""
    velocities = [0.0]
    for rate in closing_speeds:
        velocities.append(velocities[-1] - rate)
    momentum = sum(m * v for m, v in zip(masses, velocities, strict=True))
    centre = momentum / sum(masses)
    return sum(m * (v - centre) ** 2 for m, v in zip(masses, velocities, strict=True)) / 2


def _energies(masses: Floats, closing_speeds: Floats) -> Floats:
    """(C,) J; nan next to walls that move against each other."""
    # Rows lie along the second axis here: numpy is slow at sums of two or three neighbours.
    m, rates = masses.T.copy(), closing_speeds.T.copy()
    velocities = np.zeros_like(m)
    np.cumsum(-rates, axis=0, out=velocities[1:])
    walls = np.isinf(m)
    if not walls.any():
        momenta = m * velocities
        velocities -= momenta.sum(0) / m.sum(0)
        return (m * velocities**2).sum(0) / 2
    weights = np.where(np.any(walls, axis=0), walls, m)
    velocities -= (weights * velocities).sum(0) / weights.sum(0)
    moving = np.abs(np.where(walls, velocities, 0.0)) > 1e-12 * np.ptp(velocities, axis=0)
    energies = (np.where(walls, 0.0, m) * velocities**2).sum(0) / 2
    return np.where(np.any(moving, axis=0), np.nan, energies)


def row_of_spheres(
    radii: Sequence[float], modulus: float, poisson: float, density: float
) -> tuple[list[float], list[float]]:
    """Masses and Hertz stiffnesses of a row of solid spheres of one material.

    Parameters
    ----------
    radii : (n,) m
    modulus : Pa, Young's
    poisson : Poisson's ratio, in [-1, 0.5]
    density : kg/m^3

    Returns
    -------
    (n,) kg and (n - 1,) N/m^1.5
    """
    r = [number(f"radius of ball {i}", radius, above=0) for i, radius in enumerate(radii)]
    e, nu = number("modulus", modulus, above=0), coefficient("poisson", poisson, -0.99, 0.5)
    rho = number("density", density, above=0)
    stiffnesses = [float(hertz_stiffness(a, b, e, e, nu, nu)) for a, b in pairwise(r)]
    return [sphere_mass(radius, rho) for radius in r], stiffnesses
