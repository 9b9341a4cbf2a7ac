"""Balls: the bodies that move."""

import math
from dataclasses import dataclass

from kernel_lib.state.checks import number, set_checked, spin_vector, vector
from kernel_lib.state.surfaces import Surface, check_surface

__all__ = ["Ball"]


@dataclass(frozen=True)
class Ball:
    """A ball (a disc, in the plane) at one moment.

    Parameters
    ----------
    position : (2,) or (3,) m, of the centre
    velocity : as long as `position`, m/s
    radius : m, positive
    mass : kg, positive; infinity fixes the ball, which then neither moves nor turns
    spin : rad/s; in the plane one number, anticlockwise; in space three components
    inertia_factor : moment of inertia / (mass radius^2): 2/5 solid sphere, 1/2 disc,
        2/3 shell, infinity for a ball that cannot turn
    surface : Surface, or None for the values of the scene

    Raises
    ------
    ValueError : naming the quantity, its limits and the value
    """

    position: tuple[float, ...]
    velocity: tuple[float, ...]
    radius: float
    mass: float
    spin: float | tuple[float, ...] = 0.0
    inertia_factor: float = 2 / 5
    surface: Surface | None = None

    def __post_init__(self) -> None:
        set_checked(self, "position", vector)
        set_checked(self, "velocity", vector)
        if len(self.position) != len(self.velocity):
            raise ValueError(
                f"position has {len(self.position)} components and velocity "
                f"{len(self.velocity)}; give both two or both three"
            )
        set_checked(self, "radius", number, above=0)
        set_checked(self, "mass", number, above=0, infinite=True)
        set_checked(self, "spin", spin_vector, len(self.position))
        set_checked(self, "inertia_factor", number, above=0, infinite=True)
        check_surface(self)
        turns = any(self.spin) if isinstance(self.spin, tuple) else self.spin != 0
        if math.isinf(self.mass) and any(self.velocity):
            raise ValueError(f"a ball of infinite mass must stand still, got {self.velocity}")
        if math.isinf(self.mass * self.inertia_factor) and turns:
            why = "mass" if math.isinf(self.mass) else "inertia_factor"
            raise ValueError(f"a ball of infinite {why} cannot turn, got spin {self.spin}")

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return len(self.position)

    @property
    def moment_of_inertia(self) -> float:
        """kg m^2, about any axis through the centre."""
        return self.inertia_factor * self.mass * self.radius**2
