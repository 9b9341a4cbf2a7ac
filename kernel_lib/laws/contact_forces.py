"""Contact forces: what two soft bodies do to each other while they overlap.

Each law takes the overlap of one contact (positive while the bodies touch), the rate at
which it grows (the closing speed) and constants, and returns the scalar force that pushes
the bodies apart. Body a gets the force, body b the opposite. The lines have no branches
and serve floats, arrays and compiled loops alike; abs() stands for the maximum with zero,
because it is quick on plain floats too.
"""

import math
from typing import Any

import numpy as np

__all__ = [
    "compression",
    "dashpot_force",
    "hertz_force",
    "hertz_push",
    "hertz_stiffness",
    "linear_force",
    "power_force",
    "sphere_mass",
    "without_pull",
]


def compression(overlap: Any) -> Any:
    """Overlap of bodies that touch, zero for bodies that do not: max(overlap, 0)."""
    return (overlap + abs(overlap)) / 2


def without_pull(force: Any) -> Any:
    """Force of a contact that ends at zero force: bodies push, they do not pull."""
    return (force + abs(force)) / 2


def linear_force(overlap: Any, stiffness: Any) -> Any:
    """Force of a linear spring: F = K a for a > 0.

    Parameters
    ----------
    overlap : (...) float, m
    stiffness : (...) float, N/m

    Returns
    -------
    (...) float, N
    """
    return stiffness * (overlap + abs(overlap)) / 2


def hertz_force(overlap: Any, stiffness: Any) -> Any:
    """Force between two elastic spheres: F = K a^(3/2) for a > 0.

    Parameters
    ----------
    overlap : (...) float, m
    stiffness : (...) float, N/m^1.5; of two spheres: `hertz_stiffness`

    Returns
    -------
    (...) float, N

    Source: Li & Yao 2013, eq. 1.
    """
    pressed = (overlap + abs(overlap)) / 2
    return hertz_push(pressed, pressed**0.5, stiffness)


def hertz_push(pressed: Any, root: Any, stiffness: Any) -> Any:
    """`hertz_force` of an overlap of zero or more whose root is known."""
    return stiffness * pressed * root


def power_force(overlap: Any, stiffness: Any, exponent: Any) -> Any:
    """Force of any power of the overlap: F = K a^p for a > 0.

    Parameters
    ----------
    overlap : (...) float, m
    stiffness : (...) float, N/m^p
    exponent : (...) float, at least 1; 1 is the spring, 3/2 the sphere of Hertz

    Returns
    -------
    (...) float, N
    """
    return stiffness * ((overlap + abs(overlap)) / 2) ** exponent


def dashpot_force(overlap: Any, closing_speed: Any, stiffness: Any, damping: Any) -> Any:
    """Force of a spring parallel to a damper: F = K a + D a' for a > 0.

    The damper pulls at the end. That is the rule "zero overlap"; `without_pull` of this
    force is the rule "zero force".

    Parameters
    ----------
    overlap : (...) float, m
    closing_speed : (...) float, m/s, rate of the overlap
    stiffness, damping : (...) float, N/m and kg/s

    Returns
    -------
    (...) float, N

    Source: Kozlov 1988, section 3 (Kelvin and Voigt).
    """
    return (overlap > 0) * (stiffness * overlap + damping * closing_speed)


def hertz_stiffness(
    radius_a: Any, radius_b: Any, modulus_a: Any, modulus_b: Any, poisson_a: Any, poisson_b: Any
) -> Any:
    """Stiffness of two elastic spheres in contact.

    K = 4/3 sqrt(R) E*, 1/R = 1/R_a + 1/R_b,
    1/E* = (1 - nu_a^2)/E_a + (1 - nu_b^2)/E_b.

    Parameters
    ----------
    radius_a, radius_b : (...) float, m; infinite for a flat wall, not both
    modulus_a, modulus_b : (...) float, Pa (Young's); infinite for a rigid body, not both
    poisson_a, poisson_b : (...) float in (-1, 0.5], Poisson's ratio

    Returns
    -------
    (...) float, N/m^1.5

    Source: Li & Yao 2013, eq. 1.
    """
    yielding = (1 - poisson_a**2) / modulus_a + (1 - poisson_b**2) / modulus_b
    return 4 / 3 / (np.sqrt(1 / radius_a + 1 / radius_b) * yielding)


def sphere_mass(radius: Any, density: Any) -> Any:
    """Mass of a solid sphere, kg, from its radius (m) and density (kg/m^3)."""
    return 4 / 3 * math.pi * radius**3 * density
