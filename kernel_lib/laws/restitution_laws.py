"""Restitution as a law of the closing speed: what becomes of a contact force, in closed form.

Each law is called with a closing speed (m/s, a number or an array) and returns restitution.
A surface, a scene or a pair takes one in place of a number. All are states of nature and not of
a run: frozen, equal if their constants are, and kept with a run in a file.
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from kernel_lib.laws.contact_duration import hunt_crossley_restitution
from kernel_lib.laws.damped_hertz_impact import damped_hertz_restitution, damped_hertz_strength
from kernel_lib.numerics.roots import bisection
from kernel_lib.state.checks import coefficient, number, set_checked

__all__ = [
    "DampedHertzRestitution",
    "HuntCrossleyRestitution",
    "PlasticRestitution",
    "PowerRestitution",
    "ViscoelasticRestitution",
    "yield_speed",
]


@dataclass(frozen=True)
class PowerRestitution:
    """e = 1 - loss v^power, and 0 where this would be negative; v in m/s.

    Parameters
    ----------
    loss : 1 - e at 1 m/s, zero or positive
    power : positive; 1/5 is the first term of viscoelastic spheres

    Raises
    ------
    ValueError : naming the value and the limit
    """

    loss: float
    power: float = 0.2

    def __post_init__(self) -> None:
        set_checked(self, "loss", number, minimum=0)
        set_checked(self, "power", number, above=0)

    def __call__(self, closing_speed: Any) -> Any:
        found = 1 - self.loss * closing_speed**self.power
        return (found + abs(found)) / 2


@dataclass(frozen=True)
class DampedHertzRestitution:
    """Spheres with a damper that grows by any power of the overlap: F = k a^(3/2) + c a^n a'.

    e depends on B = strength v^((4 n - 1)/5) alone: for n below 1/4 it falls as v falls, for
    n = 1/4 it is a number, above it tends to 1. A constant damper on Hertz's spring, n = 0, is
    common in programs; no material does that.

    Parameters
    ----------
    strength : B at 1 m/s, zero or positive: c (m/k)^(2 (n + 1)/5)/m, in (s/m)^((4 n - 1)/5)
    power : n, in [0, 3/2]
    ends : contact ends at "zero force", or at "zero overlap" after the damper has pulled

    Raises
    ------
    ValueError : naming the value and the limit
    """

    strength: float
    power: float
    ends: str = "zero force"

    def __post_init__(self) -> None:
        set_checked(self, "strength", number, minimum=0)
        set_checked(self, "power", coefficient, 0, 1.5)
        damped_hertz_restitution(0.0, self.power, self.ends)

    @classmethod
    def through(
        cls, restitution: float, closing_speed: float, power: float, ends: str = "zero force"
    ) -> "DampedHertzRestitution":
        """The law of this power that has this restitution, in (0, 1], at this speed, m/s."""
        power = coefficient("power", power, 0, 1.5)
        speed = number("closing_speed", closing_speed, above=0)
        strength = damped_hertz_strength(restitution, power, ends)
        return cls(strength / speed ** ((4 * power - 1) / 5), power, ends)

    def __call__(self, closing_speed: Any) -> Any:
        return _damped_hertz(self.strength, self.power, self.ends, closing_speed)


@dataclass(frozen=True)
class ViscoelasticRestitution:
    """Viscoelastic spheres: e = 1 - C1 b v^(1/5) + C2 b^2 v^(2/5) - ..., summed to all orders.

    The gentler, the more elastic: e tends to 1 as v tends to 0. C1 = 1.1534 and
    C2 = 0.79827, the same for both ends of contact.

    Parameters
    ----------
    strength : b = 3/2 A (k/m)^(2/5), (s/m)^(1/5), zero or positive, with the dissipative
        constant A in s, the stiffness k in N/m^1.5 and the reduced mass m; see `Viscoelastic`
    ends : contact ends at "zero force", or at "zero overlap" after the bodies have pulled

    Raises
    ------
    ValueError : naming the value and the limit

    Source: Brilliantov, Spahn, Hertzsch & Pöschel, Phys. Rev. E 53 (1996) 5382; Kuwabara &
    Kono, Jpn. J. Appl. Phys. 26 (1987) 1230; Schwager & Pöschel, Phys. Rev. E 57 (1998) 650.
    """

    strength: float
    ends: str = "zero force"

    def __post_init__(self) -> None:
        set_checked(self, "strength", number, minimum=0)
        damped_hertz_restitution(0.0, 0.5, self.ends)

    def __call__(self, closing_speed: Any) -> Any:
        return _damped_hertz(self.strength, 0.5, self.ends, closing_speed)


@dataclass(frozen=True)
class HuntCrossleyRestitution:
    """F = K a^p (1 + s a'): s v (1 + e) = ln((1 + s v)/(1 - e s v)), whatever K and p.

    Parameters
    ----------
    slowness : s, s/m, zero or positive

    Raises
    ------
    ValueError : naming the value and the limit

    Source: Hunt & Crossley, Journal of Applied Mechanics 42 (1975) 440.
    """

    slowness: float

    def __post_init__(self) -> None:
        set_checked(self, "slowness", number, minimum=0)

    def __call__(self, closing_speed: Any) -> Any:
        if np.ndim(closing_speed) == 0:
            return hunt_crossley_restitution(self.slowness, float(closing_speed))
        return np.vectorize(lambda v: self(float(v)), otypes=[float])(closing_speed)


@dataclass(frozen=True)
class PlasticRestitution:
    """Elastic-plastic spheres: e = 1 up to the speed at which they yield, then falls as v^(-1/4).

    e^2 = (6 sqrt(3)/5) (1 - q^2/6) sqrt(q/(q + 2 sqrt(6/5 - q^2/5))) with q = v_y/v.

    Parameters
    ----------
    yield_speed : v_y, m/s, positive; `yield_speed` finds it from what spheres are made of;
        infinite for spheres that never yield

    Raises
    ------
    ValueError : naming the value and the limit

    Source: Thornton, Journal of Applied Mechanics 64 (1997) 383; the power is Johnson's.
    """

    yield_speed: float

    def __post_init__(self) -> None:
        set_checked(self, "yield_speed", number, above=0, infinite=True)

    @classmethod
    def through(cls, restitution: float, closing_speed: float) -> "PlasticRestitution":
        """The law that has this restitution, in (0, 1], at this speed, m/s."""
        speed = number("closing_speed", closing_speed, above=0)
        if not 0 < restitution <= 1:
            raise ValueError(
                f"spheres that yield need a restitution in (0, 1], got {restitution:g}; none "
                "is so soft that it gives nothing back: give more than 0, or take another contact"
            )
        if restitution == 1:
            return cls(math.inf)
        # Far above yield e is 1.18 (v_y/v)^(1/4), and never more.
        least = speed * (restitution / 2) ** 4
        return cls(bisection(lambda v: cls(v)(speed) - restitution, least, speed))

    def __call__(self, closing_speed: Any) -> Any:
        root = math.sqrt if isinstance(closing_speed, float | int) else np.sqrt
        times = closing_speed / self.yield_speed
        q = 2 / (times + 1 + abs(times - 1))
        falling = root(q / (q + 2 * root(6 / 5 - q * q / 5)))
        found = root(6 * math.sqrt(3) / 5 * (1 - q * q / 6) * falling)
        return (1 + found - abs(1 - found)) / 2


def yield_speed(yield_pressure: Any, contact_modulus: Any, radius: Any, reduced_mass: Any) -> Any:
    """Closing speed from which elastic-plastic spheres yield.

    m v_y^2/2 = (8/15) E* sqrt(R) a_y^(5/2) with a_y = R (pi p_y/(2 E*))^2.

    Parameters
    ----------
    yield_pressure : (...) float, p_y, Pa
    contact_modulus : (...) float, E*, Pa: 1/E* = (1 - nu_a^2)/E_a + (1 - nu_b^2)/E_b
    radius : (...) float, R, m: 1/R = 1/R_a + 1/R_b; of a flat wall 1/R_b = 0
    reduced_mass : (...) float, m, kg: 1/m = 1/m_a + 1/m_b; of a wall the ball's

    Returns
    -------
    (...) float, m/s; for one material it does not depend on the size

    Source: Thornton 1997.
    """
    overlap = radius * (math.pi * yield_pressure / (2 * contact_modulus)) ** 2
    energy = 8 / 15 * contact_modulus * radius**0.5 * overlap**2.5
    return (2 * energy / reduced_mass) ** 0.5


def _damped_hertz(strength: float, power: float, ends: str, closing_speed: Any) -> Any:
    """Restitution at B = strength v^degree."""
    degree = (4 * power - 1) / 5
    if np.ndim(closing_speed):
        with np.errstate(divide="ignore", invalid="ignore"):
            grown = strength * np.asarray(closing_speed, dtype=float) ** degree
        return damped_hertz_restitution(np.where(strength == 0, 0.0, grown), power, ends)
    speed = float(closing_speed)
    if strength == 0 or (speed == 0 and degree < 0):
        return 1.0 if strength == 0 else 0.0
    return damped_hertz_restitution(strength * speed**degree, power, ends)
