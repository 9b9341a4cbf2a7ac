"""Ready contact models: which force acts in a pair, with its damping found from restitution."""

import math
from dataclasses import dataclass
from typing import Any

from kernel_lib.laws.contact_duration import (
    ENDS,
    check_ends,
    damping_ratio,
    greatest_overlap,
    hunt_crossley_slowness,
)
from kernel_lib.laws.contact_forces import hertz_stiffness
from kernel_lib.laws.damped_hertz_impact import damped_hertz_strength
from kernel_lib.laws.pair_forces import ElasticPlasticForce, PairForce
from kernel_lib.laws.restitution_laws import (
    DampedHertzRestitution,
    HuntCrossleyRestitution,
    PlasticRestitution,
    ViscoelasticRestitution,
    yield_speed,
)
from kernel_lib.state.checks import coefficient, number, set_checked

__all__ = [
    "DampedHertz",
    "ElasticPlastic",
    "Hertz",
    "HuntCrossley",
    "SpringDashpot",
    "Viscoelastic",
]


@dataclass(frozen=True)
class SpringDashpot:
    """Linear spring parallel to a damper: F = K a + D a'.

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
        return _damped(self, k, d, 0.0, exponent=1.0)


@dataclass(frozen=True)
class Hertz:
    """Elastic spheres, with damping: F = K a^(3/2) + D a^(1/4) a'.

    Parameters
    ----------
    stiffness : K, N/m^1.5, the same for all pairs; or None, if a modulus is given
    modulus, poisson : Young's modulus, Pa, and Poisson's ratio of all bodies, from which
        each pair takes its stiffness by its radii. Two materials press as one whose
        (1 - poisson^2)/modulus is the mean of theirs: see `pair_contact` of Compliant
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
        _check_spheres(self)
        _check(self)

    def between(self, curvature: float, inverse_mass: float, restitution: float) -> PairForce:
        """Force of a pair with this sum of 1/radius (1/m) and of 1/mass (1/kg)."""
        k, d = _sphere_stiffness(self, curvature), self.damping
        if d is None:
            d = damping_ratio(restitution, self.ends) * math.sqrt(5 * k / inverse_mass)
        return _damped(self, k, d, 0.25)


@dataclass(frozen=True)
class DampedHertz:
    """Elastic spheres with a damper that grows by any power: F = K a^(3/2) + D a^n a'.

    A constant damper, n = 0, is common in programs. It makes gentle impacts the least elastic,
    against all measurements.

    Parameters
    ----------
    stiffness, modulus, poisson : as in Hertz
    power : n, in [0, 3/2]
    damping : D, kg/(s m^n), zero or positive, for surfaces of restitution 1; None finds it from
        the restitution of each pair, which it then has at the closing speed `at`
    at : m/s, positive
    ends, tangential_ratio : as in Hertz

    Raises
    ------
    ValueError : naming the value and the remedy
    """

    stiffness: float | None = None
    modulus: float | None = None
    poisson: float = 0.3
    power: float = 0.0
    damping: float | None = None
    at: float = 1.0
    ends: str = "zero force"
    tangential_ratio: float | None = None

    def __post_init__(self) -> None:
        _check_spheres(self)
        _check(self)
        set_checked(self, "power", coefficient, 0, 1.5)
        set_checked(self, "at", number, above=0)

    def between(self, curvature: float, inverse_mass: float, restitution: float) -> PairForce:
        """Force of a pair with this sum of 1/radius (1/m) and of 1/mass (1/kg)."""
        k, n, d = _sphere_stiffness(self, curvature), self.power, self.damping
        if d is None:
            d = _damping_for(self, k, n, inverse_mass, restitution)
        else:
            _its_own(self, "damping", restitution)
        return _damped(self, k, d, n)

    def restitution_law(
        self, radius: float, reduced_mass: float, restitution: float = 1.0
    ) -> DampedHertzRestitution:
        """Restitution of a pair of this radius (1/R = 1/R_a + 1/R_b, m) and reduced mass (kg)."""
        force = self.between(1 / radius, 1 / reduced_mass, restitution)
        unit = _damping_unit(force.stiffness, self.power, 1 / reduced_mass, 1.0)
        return DampedHertzRestitution(force.damping / unit, self.power, self.ends)


@dataclass(frozen=True)
class Viscoelastic:
    """Viscoelastic spheres: F = K (a^(3/2) + 3/2 A sqrt(a) a').

    What Hertz's law becomes if the material resists its own rate of deformation. The gentler
    the impact, the more elastic it is: `restitution_law`.

    Parameters
    ----------
    stiffness, modulus, poisson : as in Hertz
    dissipation : A, s, zero or positive, for surfaces of restitution 1; None finds it from the
        restitution of each pair, which it then has at the closing speed `at`
    at : m/s, positive
    ends, tangential_ratio : as in Hertz

    Raises
    ------
    ValueError : naming the value and the remedy

    Source: Brilliantov, Spahn, Hertzsch & Pöschel 1996; Kuwabara & Kono 1987.
    """

    stiffness: float | None = None
    modulus: float | None = None
    poisson: float = 0.3
    dissipation: float | None = None
    at: float = 1.0
    ends: str = "zero force"
    tangential_ratio: float | None = None

    def __post_init__(self) -> None:
        _check_spheres(self)
        _check(self, "dissipation")
        set_checked(self, "at", number, above=0)

    def between(self, curvature: float, inverse_mass: float, restitution: float) -> PairForce:
        """Force of a pair with this sum of 1/radius (1/m) and of 1/mass (1/kg)."""
        k = _sphere_stiffness(self, curvature)
        if self.dissipation is None:
            d = _damping_for(self, k, 0.5, inverse_mass, restitution)
        else:
            _its_own(self, "dissipation", restitution)
            d = 1.5 * self.dissipation * k
        return _damped(self, k, d, 0.5)

    def restitution_law(
        self, radius: float, reduced_mass: float, restitution: float = 1.0
    ) -> ViscoelasticRestitution:
        """Restitution of a pair of this radius (1/R = 1/R_a + 1/R_b, m) and reduced mass (kg)."""
        force = self.between(1 / radius, 1 / reduced_mass, restitution)
        unit = _damping_unit(force.stiffness, 0.5, 1 / reduced_mass, 1.0)
        return ViscoelasticRestitution(force.damping / unit, self.ends)


@dataclass(frozen=True)
class HuntCrossley:
    """A force whose damping grows with it: F = K a^p (1 + s a').

    It never pulls, so that its contacts end at zero overlap and zero force alike.

    Parameters
    ----------
    stiffness : K, N/m^p, positive
    exponent : p, 1 or 3/2
    slowness : s, s/m, zero or positive, for surfaces of restitution 1; None finds it from the
        restitution of each pair, which it then has at the closing speed `at`
    at : m/s, positive
    tangential_ratio : as in Hertz

    Raises
    ------
    ValueError : naming the value and the remedy

    Source: Hunt & Crossley, Journal of Applied Mechanics 42 (1975) 440.
    """

    stiffness: float
    exponent: float = 1.5
    slowness: float | None = None
    at: float = 1.0
    tangential_ratio: float | None = None

    def __post_init__(self) -> None:
        _check(self, "slowness")
        set_checked(self, "at", number, above=0)
        if self.exponent not in (1, 1.5):
            raise ValueError(f"exponent must be 1 or 1.5 (Hertz), got {self.exponent!r}")

    def between(self, curvature: float, inverse_mass: float, restitution: float) -> PairForce:
        """Force of a pair with this sum of 1/radius (1/m) and of 1/mass (1/kg)."""
        slowness = self.slowness
        if slowness is None:
            slowness = hunt_crossley_slowness(restitution, self.at)
        else:
            _its_own(self, "slowness", restitution)
        k, p = self.stiffness, self.exponent
        return _damped(self, k, k * slowness, p, p)

    def restitution_law(self, restitution: float = 1.0) -> HuntCrossleyRestitution:
        """Restitution of any pair: it depends on neither masses nor radii."""
        return HuntCrossleyRestitution(self.between(1.0, 1.0, restitution).damping / self.stiffness)


@dataclass(frozen=True)
class ElasticPlastic:
    """Spheres that yield: Hertz's force up to a pressure, beyond it F = F_y + pi p_y R (a - a_y).

    They part along the force of flatter elastic spheres, and a dent stays. What is lost depends on
    the speed: nothing up to that at which they yield, then ever more: `restitution_law`. A dent
    lasts as long as its contact; the next one meets the spheres elsewhere, where they are whole.

    Parameters
    ----------
    modulus, poisson : Young's modulus, Pa, and Poisson's ratio of all bodies
    yield_pressure : p_y, Pa, positive, for surfaces of restitution 1; None finds it from the
        restitution of each pair, which it then has at the closing speed `at`
    at : m/s, positive
    tangential_ratio : as in Hertz

    Raises
    ------
    ValueError : naming the value and the remedy

    Source: Thornton, Journal of Applied Mechanics 64 (1997) 383.
    """

    modulus: float
    poisson: float = 0.3
    yield_pressure: float | None = None
    at: float = 1.0
    tangential_ratio: float | None = None

    def __post_init__(self) -> None:
        set_checked(self, "modulus", number, above=0)
        set_checked(self, "poisson", coefficient, -0.99, 0.5)
        set_checked(self, "at", number, above=0)
        if self.yield_pressure is not None:
            set_checked(self, "yield_pressure", number, above=0)
        _check_ratio(self)

    def between(
        self, curvature: float, inverse_mass: float, restitution: float
    ) -> ElasticPlasticForce | PairForce:
        """Force of a pair with this sum of 1/radius (1/m) and of 1/mass (1/kg)."""
        k = _hertz_stiffness(self, curvature)
        speed = self.restitution_law(1 / curvature, 1 / inverse_mass, restitution).yield_speed
        if math.isinf(speed):
            return _damped(self, k, 0.0, 0.0)
        first = float(greatest_overlap(speed, 1 / inverse_mass, k))
        return ElasticPlasticForce(k, first, first, tangential_ratio=self.tangential_ratio)

    def restitution_law(
        self, radius: float, reduced_mass: float, restitution: float = 1.0
    ) -> PlasticRestitution:
        """Restitution of a pair of this radius (1/R = 1/R_a + 1/R_b, m) and reduced mass (kg)."""
        if self.yield_pressure is None:
            return PlasticRestitution.through(restitution, self.at)
        _its_own(self, "yield_pressure", restitution)
        stiff = self.modulus / (2 * (1 - self.poisson**2))
        return PlasticRestitution(yield_speed(self.yield_pressure, stiff, radius, reduced_mass))


def _damped(model: Any, k: float, d: float, power: float, exponent: float = 1.5) -> PairForce:
    """The force K a^p + D a^n a' of a model, which may pull where its contacts may."""
    # A damper that grows like the spring leaves a force that never pulls.
    never_pulls = d == 0 or power == exponent
    pulls = never_pulls or model.ends == "zero overlap"
    return PairForce(k, exponent, d, power, pulls, model.tangential_ratio)


def _damping_for(
    model: DampedHertz | Viscoelastic, k: float, power: float, inverse_mass: float, e: float
) -> float:
    """Damping that gives a pair the restitution e at the closing speed of its model."""
    strength = damped_hertz_strength(e, power, model.ends)
    return strength * _damping_unit(k, power, inverse_mass, model.at)


def _damping_unit(k: float, power: float, inverse_mass: float, speed: float) -> float:
    """Damping of strength one: m v/L^(n + 1) with L = (m v^2/K)^(2/5)."""
    length = float((speed * speed / (inverse_mass * k)) ** 0.4)
    return speed / (inverse_mass * length ** (power + 1))


def _its_own(model: Any, name: str, restitution: float) -> None:
    """Complain about a restitution that a damping given by name would overrule."""
    if restitution != 1:
        raise ValueError(
            f"{type(model).__name__}({name}=...) makes its own restitution; leave that of the "
            f"surfaces at 1, or leave {name} out to find it from theirs, got {restitution:g}"
        )


def _check_spheres(model: Any) -> None:
    name = type(model).__name__
    if (model.stiffness is None) == (model.modulus is None):
        raise ValueError(
            f"{name} needs a stiffness or a modulus, and not both; "
            f"such as {name}(stiffness=1e9) or {name}(modulus=2.1e11, poisson=0.3)"
        )
    if model.modulus is not None:
        set_checked(model, "modulus", number, above=0)
    set_checked(model, "poisson", coefficient, -0.99, 0.5)


def _sphere_stiffness(model: Any, curvature: float) -> float:
    if model.stiffness is not None:
        return float(model.stiffness)
    return _hertz_stiffness(model, curvature)


def _hertz_stiffness(model: Any, curvature: float) -> float:
    e, nu = model.modulus, model.poisson
    return float(hertz_stiffness(1 / curvature, math.inf, e, e, nu, nu))


def _check(model: Any, damping: str = "damping") -> None:
    if model.stiffness is not None or not hasattr(model, "modulus"):
        set_checked(model, "stiffness", number, above=0)
    if getattr(model, damping) is not None:
        set_checked(model, damping, number, minimum=0)
    _check_ratio(model)
    check_ends(getattr(model, "ends", ENDS[0]))


def _check_ratio(model: Any) -> None:
    if model.tangential_ratio is not None:
        set_checked(model, "tangential_ratio", number, above=0)
