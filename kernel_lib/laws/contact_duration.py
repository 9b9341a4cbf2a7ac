"""Whole contacts of two bodies in closed form: depth, duration, restitution, damping.

What a contact force amounts to once the bodies have parted, and which damping a wanted
restitution needs. A contact with a damper may end in two ways, and every answer depends
on the rule: "zero overlap", when the bodies are as far apart as they met, after the
damper has pulled; or "zero force", when they no longer push.
"""

import math
from functools import lru_cache
from typing import Any

import numpy as np

from kernel_lib.numerics.roots import bisection

__all__ = [
    "ENDS",
    "check_ends",
    "contact_time",
    "damping_ratio",
    "dashpot_restitution",
    "greatest_overlap",
    "hunt_crossley_restitution",
    "hunt_crossley_slowness",
]

#: The two rules for the end of a contact with a damper.
ENDS = ("zero force", "zero overlap")


def greatest_overlap(
    closing_speed: Any, reduced_mass: Any, stiffness: Any, exponent: Any = 1.5
) -> Any:
    """Greatest overlap of an elastic contact, where all energy is in the spring.

    a = ((p + 1) m v^2 / (2 K))^(1/(p + 1))

    Parameters
    ----------
    closing_speed : (...) float, m/s
    reduced_mass : (...) float, kg: 1/(1/m_a + 1/m_b)
    stiffness : (...) float, N/m^p
    exponent : (...) float, p of the force K a^p; 3/2 for Hertz

    Returns
    -------
    (...) float, m
    """
    energy = reduced_mass * closing_speed**2 / 2
    return ((exponent + 1) * energy / stiffness) ** (1 / (exponent + 1))


def contact_time(
    closing_speed: Any, reduced_mass: Any, stiffness: Any, exponent: float = 1.5
) -> Any:
    """Duration of an elastic contact.

    T = 2 sqrt(pi) Gamma(1 + q)/Gamma(1/2 + q) a/v with q = 1/(p + 1) and the greatest
    overlap a: 2.9432751843 a/v for Hertz, pi a/v for the linear spring.

    Parameters
    ----------
    closing_speed, reduced_mass, stiffness : as in `greatest_overlap`
    exponent : one number

    Returns
    -------
    (...) float, s
    """
    q = 1 / (exponent + 1)
    factor = 2 * math.sqrt(math.pi) * math.gamma(1 + q) / math.gamma(0.5 + q)
    return (
        factor * greatest_overlap(closing_speed, reduced_mass, stiffness, exponent) / closing_speed
    )


def dashpot_restitution(damping_ratio: Any, ends: str = "zero force") -> Any:
    """Restitution of x'' + 2 z x' + x = 0, that of every linear dashpot.

    Zero overlap: exp(-pi z/sqrt(1 - z^2)), and 0 from z = 1 on.
    Zero force: exp(-2 z arccos(z)/sqrt(1 - z^2)), with arcosh beyond z = 1.

    Parameters
    ----------
    damping_ratio : (...) float, z = D/(2 sqrt(K m)), zero or positive;
        of Hertz's force z = D/sqrt(5 K m)
    ends : "zero force" or "zero overlap"

    Returns
    -------
    (...) float in [0, 1]
    """
    ratio = np.asarray(damping_ratio, dtype=float)
    with np.errstate(over="ignore", invalid="ignore"):
        result = np.where(ratio == 0, 1.0, np.exp(-ratio * _phase(ratio, ends)))
    return result[()]


def damping_ratio(restitution: float, ends: str = "zero force") -> float:
    """Damping ratio that gives a linear dashpot this restitution: the inverse.

    Zero overlap: -ln e/sqrt(pi^2 + ln^2 e). Zero force: found by bisection.
    Damping is D = 2 z sqrt(K m), and z sqrt(5 K m) for Hertz's force.

    Parameters
    ----------
    restitution : float in [0, 1]; for zero force above 0
    ends : "zero force" or "zero overlap"

    Raises
    ------
    ValueError : restitution 0 under "zero force", which no finite damping reaches
    """
    _check_restitution(restitution)
    check_ends(ends)
    if restitution == 1:
        return 0.0
    if ends == "zero overlap":
        if restitution == 0:
            return 1.0
        log = math.log(restitution)
        return -log / math.hypot(math.pi, log)
    if restitution == 0:
        raise ValueError(
            "restitution 0 needs endless damping when the contact ends at zero force; "
            'use a positive restitution, or ends="zero overlap"'
        )
    return _ratio_to_zero_force(restitution)


def hunt_crossley_restitution(slowness: float, closing_speed: float) -> float:
    """Restitution of K a^p (1 + s a'), Hunt and Crossley's force: its first integral, by bisection.

    s v (1 + e) = ln((1 + s v)/(1 - e s v)): it depends on the product s v alone, neither
    on stiffness nor on the exponent. For small s v: 1 - 2 s v/3.

    Parameters
    ----------
    slowness : float, s/m, zero or positive
    closing_speed : float, m/s, zero or positive

    Returns
    -------
    float in (0, 1]
    """
    x = slowness * closing_speed
    if x == 0:
        return 1.0
    return bisection(lambda e: _spent(x) - e * e * _spent(-e * x), 0.0, min(1.0, 1 / x))


def hunt_crossley_slowness(restitution: float, closing_speed: float) -> float:
    """Slowness that gives Hunt and Crossley's force this restitution at this speed.

    Parameters
    ----------
    restitution : float in (0, 1]
    closing_speed : float, m/s, positive

    Returns
    -------
    float, s/m

    Raises
    ------
    ValueError : restitution 0, which no finite damping reaches
    """
    _check_restitution(restitution)
    if restitution == 0:
        raise ValueError(
            "restitution 0 needs endless damping in Hunt and Crossley's force; "
            "use a positive restitution"
        )
    if restitution == 1:
        return 0.0
    e = restitution
    # The pole of the logarithm, at x = 1/e, is the upper end of the bracket.
    x = bisection(lambda x: e * e * _spent(-e * x) - _spent(x), 0.0, 1 / e)
    return x / closing_speed


# All pairs of a scene need the same few values; each takes a millisecond.
@lru_cache(maxsize=256)
def _ratio_to_zero_force(restitution: float) -> float:
    """`damping_ratio` of a contact that ends at zero force."""
    enough = 1 + 1 / (2 * math.sqrt(restitution))
    return bisection(lambda z: dashpot_restitution(z) - restitution, 0.0, enough)


def _phase(ratio: Any, ends: str) -> Any:
    """Duration of a contact with a dashpot in units of sqrt(m/K)."""
    check_ends(ends)
    with np.errstate(divide="ignore", invalid="ignore"):
        if ends == "zero overlap":
            return np.where(ratio < 1, math.pi / np.sqrt(np.maximum(1 - ratio**2, 0)), np.inf)
        # Numerator and denominator are both real or, beyond critical damping, both imaginary.
        root = np.sqrt(np.abs((1 - ratio) * (1 + ratio)))
        return 2 * np.where(ratio == 1, 1.0, np.abs(np.arccos(ratio + 0j)) / root)


def _spent(u: float) -> float:
    """(u - ln(1 + u))/u^2, by its series near zero, where the quotient loses digits."""
    if u <= -1:
        return math.inf
    if abs(u) < 0.01:
        return sum((-u) ** k / (k + 2) for k in range(8))
    return (u - math.log1p(u)) / u**2


def _check_restitution(restitution: float) -> None:
    if not 0 <= restitution <= 1:
        raise ValueError(f"restitution must lie in [0, 1], got {restitution:g}")


def check_ends(ends: str) -> None:
    """Complain about what is no rule of the end of a contact."""
    if ends not in ENDS:
        raise ValueError(f'ends must be "zero force" or "zero overlap", got {ends!r}')
