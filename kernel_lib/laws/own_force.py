"""A contact force of one's own: any function of the overlap and its rate."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.state.checks import number, set_checked

__all__ = ["OwnForce", "OwnPairForce"]

#: Nodes and weights of Gauss and Legendre on [0, 1]: exact for polynomials up to degree 47.
NODES, WEIGHTS = np.polynomial.legendre.leggauss(24)
NODES, WEIGHTS = (NODES + 1) / 2, WEIGHTS / 2

#: Exponents of `stiffness` by which steps are chosen: springs and spheres.
EXPONENTS = (1.0, 1.5)


@dataclass(frozen=True)
class OwnForce:
    """The normal force of every contact by a function, for `Compliant`.

    A contact lasts as long as bodies overlap. What the function gives at the rate 0 is the spring,
    whose energy is its integral; the rest is what the contact loses, or adds. Restitutions of
    surfaces are not read: what comes of the force is a result.

    Parameters
    ----------
    force : of the overlap (m, positive) and its rate (m/s, positive while it grows), returns N,
        positive where it pushes; smooth for positive overlaps, for steps have an order
    stiffness : K, N/m^exponent, positive: about how stiff it is, by which steps are chosen
    exponent : 1 for what begins like a spring, 3/2 for what begins like a sphere
    tangential_ratio : stiffness of the grip of rough bodies over K, positive; None lets both
        springs swing alike

    Raises
    ------
    ValueError : naming the value and the remedy
    """

    force: Callable[[float, float], float]
    stiffness: float
    exponent: float = 1.0
    tangential_ratio: float | None = None

    def __post_init__(self) -> None:
        if not callable(self.force):
            raise ValueError(
                f"force must be a function of overlap and rate that returns N, got {self.force!r}"
            )
        set_checked(self, "stiffness", number, above=0)
        if self.exponent not in EXPONENTS:
            raise ValueError(f"exponent must be 1 or 1.5, got {self.exponent!r}")
        if self.tangential_ratio is not None:
            set_checked(self, "tangential_ratio", number, above=0)

    def between(self, curvature: float, inverse_mass: float, restitution: float) -> "OwnPairForce":
        """Force of a pair: the same for all."""
        return OwnPairForce(self.force, self.stiffness, float(self.exponent), self.tangential_ratio)


class OwnPairForce(NamedTuple):
    """The force of one pair by a function; see `OwnForce`."""

    law: Callable[[float, float], float]
    stiffness: float
    exponent: float
    tangential_ratio: float | None = None

    def force(self, overlap: Any, rate: Any) -> Any:
        """N, at an overlap (m) that grows at this rate (m/s)."""
        return float(self.law(overlap, rate)) if overlap > 0 else 0.0

    def pushes(self, overlap: Any, rate: Any) -> Any:
        """Positive while the contact lasts: the overlap."""
        return overlap

    def stored(self, overlap: Any) -> Any:
        """Energy of the spring at an overlap, J: the integral of the force at rest."""
        if overlap <= 0:
            return 0.0
        forces = [self.law(float(overlap * part), 0.0) for part in NODES]
        return float(overlap * np.dot(WEIGHTS, forces))

    def keeps(self, overlap: Any, rate: Any) -> Any:
        """Positive as long as these numbers hold: always."""
        return 1.0

    def changed(self, overlap: Any) -> "OwnPairForce":
        """What follows: nothing else."""
        return self
