"""Rows of balls: what the rules for a row share."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from kernel_lib.laws.contact_forces import hertz_stiffness, sphere_mass
from kernel_lib.state.checks import coefficient, number

__all__ = ["checked_row", "per_contact", "row_of_spheres", "velocities_of_row"]


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
