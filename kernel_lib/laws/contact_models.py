"""Ready contact models: which force acts in a pair, with its damping found from restitution."""

import math
from dataclasses import dataclass
from typing import Any, NamedTuple

from kernel_lib.laws.contact_duration import ENDS, damping_ratio
from kernel_lib.laws.contact_forces import (
    dashpot_force,
    hertz_stiffness,
    without_pull,
)
from kernel_lib.state.checks import coefficient, number

__all__ = ["Hertz", "PairForce", "SpringDashpot"]


class PairForce(NamedTuple):
    """The force of one pair: numbers alone, so that a run under way can be kept.

    stiffness : N/m^exponent; exponent : 1 for springs, 3/2 for spheres
    damping : kg/s or kg/(s m^0.25)
    pulls : the contact lasts as long as the overlap; else it ends where the force is zero
    tangential_ratio : stiffness across the contact over that along its normal, or None
    """

    stiffness: float
    exponent: float
    damping: float
    pulls: bool
    tangential_ratio: float | None = None

    def force(self, overlap: Any, rate: Any) -> Any:
        """N, at an overlap (m) that grows at this rate (m/s); not negative while it pushes."""
        law = dashpot_force if self.exponent == 1 else _sphere_force
        force = law(overlap, rate, self.stiffness, self.damping)
        return force if self.pulls else without_pull(force)

    def pushes(self, overlap: Any, rate: Any) -> Any:
        """Positive while the contact lasts, and smooth: the overlap, or with the force's sign.

        Hertz's force has the sign of K a^(5/4) + D a', which is smooth where it passes zero.
        """
        if self.pulls or overlap <= 0:
            return overlap
        deep = overlap if self.exponent == 1 else overlap * math.sqrt(math.sqrt(overlap))
        return self.stiffness * deep + self.damping * rate


@dataclass(frozen=True)
class SpringDashpot:
    """Linear spring beside a damper: F = K a + D a'.

    Parameters
    ----------
    stiffness : K, N/m, positive
    damping : D, kg/s, zero or positive; None finds it from the restitution of each pair,
        by inverting the same rule of the end
    ends : contact ends at "zero force", or at "zero overlap" after the damper has pulled
    tangential_ratio : stiffness of the grip of rough bodies over the normal stiffness,
        positive; None lets both springs swing alike: 2/7 for solid spheres

    Raises
    ------
    ValueError : naming the value and the remedy
    """

    stiffness: float
    damping: float | None = None
    ends: str = "zero force"
    tangential_ratio: float | None = None

    def __post_init__(self) -> None:
        _check(self)

    def between(self, curvature: float, inverse_mass: float, restitution: float) -> PairForce:
        """Force of a pair with this sum of 1/radius (1/m) and of 1/mass (1/kg)."""
        k, d = self.stiffness, self.damping
        if d is None:
            d = 2 * damping_ratio(restitution, self.ends) * math.sqrt(k / inverse_mass)
        return _pair(self, k, d, 1.0)


@dataclass(frozen=True)
class Hertz:
    """Elastic spheres, with damping: F = K a^(3/2) + D a^(1/4) a'.

    Parameters
    ----------
    stiffness : K, N/m^1.5, the same for all pairs; or None, if a modulus is given
    modulus, poisson : Young's modulus, Pa, and Poisson's ratio of all bodies, from which
        each pair takes its stiffness by its radii
    damping : D, kg/(s m^0.25), zero or positive; None finds it from the restitution of each
        pair, by inverting the same rule of the end
    ends : contact ends at "zero force", or at "zero overlap" after the damper has pulled
    tangential_ratio : stiffness of the grip of rough bodies over the normal stiffness,
        positive; None lets both springs swing alike: 2/7 for solid spheres

    Raises
    ------
    ValueError : naming the value and the remedy

    Source: Hertz; Li & Yao 2013, eq. 1; damping by Tsuji, Tanaka & Ishida 1992.
    """

    stiffness: float | None = None
    modulus: float | None = None
    poisson: float = 0.3
    damping: float | None = None
    ends: str = "zero force"
    tangential_ratio: float | None = None

    def __post_init__(self) -> None:
        if (self.stiffness is None) == (self.modulus is None):
            raise ValueError(
                "Hertz needs a stiffness or a modulus, and not both; "
                "such as Hertz(stiffness=1e9) or Hertz(modulus=2.1e11, poisson=0.3)"
            )
        _check(self)
        put = object.__setattr__
        if self.modulus is not None:
            put(self, "modulus", number("modulus", self.modulus, above=0))
        put(self, "poisson", coefficient("poisson", self.poisson, -0.99, 0.5))

    def between(self, curvature: float, inverse_mass: float, restitution: float) -> PairForce:
        """Force of a pair with this sum of 1/radius (1/m) and of 1/mass (1/kg)."""
        k, d, e, nu = self.stiffness, self.damping, self.modulus, self.poisson
        if k is None:
            k = float(hertz_stiffness(1 / curvature, math.inf, e, e, nu, nu))
        if d is None:
            d = damping_ratio(restitution, self.ends) * math.sqrt(5 * k / inverse_mass)
        return _pair(self, k, d, 1.5)


def _pair(model: SpringDashpot | Hertz, k: float, d: float, exponent: float) -> PairForce:
    pulls = model.ends == "zero overlap" or d == 0
    return PairForce(k, exponent, d, pulls, model.tangential_ratio)


def _sphere_force(overlap: float, rate: float, k: float, d: float) -> float:
    """`hertz_dashpot_force` of one contact, by square roots.

    They are right to the last bit in all units that differ by powers of two; powers are not.
    """
    pressed = max(overlap, 0.0)
    root = math.sqrt(pressed)
    return k * pressed * root + d * math.sqrt(root) * rate


def _check(model: Any) -> None:
    put = object.__setattr__
    if model.stiffness is not None:
        put(model, "stiffness", number("stiffness", model.stiffness, above=0))
    if model.damping is not None:
        put(model, "damping", number("damping", model.damping, minimum=0))
    if model.tangential_ratio is not None:
        ratio = number("tangential_ratio", model.tangential_ratio, above=0)
        put(model, "tangential_ratio", ratio)
    if model.ends not in ENDS:
        raise ValueError(f'ends must be "zero force" or "zero overlap", got {model.ends!r}')
