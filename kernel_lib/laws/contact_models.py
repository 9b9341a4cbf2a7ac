"""Ready contact models: which force acts in a pair, with its damping found from restitution."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from kernel_lib.laws.contact_forces import (
    dashpot_force,
    hertz_dashpot_force,
    hertz_stiffness,
    without_pull,
)
from kernel_lib.laws.whole_contacts import ENDS, damping_ratio
from kernel_lib.state.checks import coefficient, number

__all__ = ["Hertz", "PairForce", "SpringDashpot"]


class PairForce(NamedTuple):
    """The force of one pair.

    stiffness : N/m^exponent
    force(overlap, closing_speed) : N, zero or positive while `pushes` is positive
    pushes(overlap, closing_speed) : smooth, positive while the contact lasts: the overlap,
        or what has the sign of the force
    tangential_ratio : stiffness across the contact over that along its normal, or None
    """

    stiffness: float
    exponent: float
    force: Callable[[Any, Any], Any]
    pushes: Callable[[Any, Any], Any]
    tangential_ratio: float | None = None


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
        return _pair(self, k, d, 1.0, dashpot_force)


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
        return _pair(self, k, d, 1.5, hertz_dashpot_force)


def _pair(
    model: SpringDashpot | Hertz, k: float, d: float, exponent: float, law: Callable[..., Any]
) -> PairForce:
    ratio = model.tangential_ratio
    if model.ends == "zero overlap" or d == 0:
        return PairForce(k, exponent, lambda a, rate: law(a, rate, k, d), lambda a, rate: a, ratio)
    # Over a^(p/6 - 1/6 ...) the sign of the force is that of K a^((p + 1)/2) + D a'.
    power = (exponent + 1) / 2

    def pushes(overlap: float, rate: float) -> float:
        return k * overlap**power + d * rate if overlap > 0 else overlap

    return PairForce(k, exponent, lambda a, rate: without_pull(law(a, rate, k, d)), pushes, ratio)


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
