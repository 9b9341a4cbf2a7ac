"""Friction of a compliant contact: a spring and damper across it, in series with a slider.

Between two bodies in contact acts a spring along the surface, stretched as the contact
points move apart, with a damper parallel to it. Both end in a slider, which gives way when the
force needed exceeds what friction bears:

    asked  f = k s + c D        s : stretch, D : slip velocity of the contact points
    held   h = min(|f|, max(mu N, mu_s N - b (|f| - mu_s N)))
    ds/dt  = D - (|f| - h)/c f/|f|

While h = |f| nothing slips and ds/dt = D. Beyond mu_s N the slider moves, at the speed
(|f| - h)/c, and h falls to mu N while that speed rises to (1 + 1/b) (mu_s - mu) N/c: a drop
of friction over a speed that tends to zero with growing stiffness, but no jump. Force and
ds/dt are continuous, a resting contact does not creep, and the three ways in which energy
goes (damper, slider, a spring left stretched when the bodies part) all take, so that energy
never grows. The same element, with spin in
place of slip and a lever arm in place of friction, is rolling resistance.

Source: the spring limited by friction is that of Cundall & Strack, Géotechnique 29 (1979) 47.
"""

import math
from typing import NamedTuple

from kernel_lib.laws.contact_duration import damping_ratio

__all__ = [
    "LEAST_DAMPING",
    "ElementForce",
    "FrictionElement",
    "carried_part",
    "element_damping",
    "element_force",
]

#: Least damping ratio of a spring that can slip: its slider needs some to move against.
LEAST_DAMPING = 0.02
#: How steeply friction falls from static to kinetic: the b above. Gentle enough for a ball
#: that is laid down just touching to be caught while it still sinks in.
STEEPNESS = 0.1


class FrictionElement(NamedTuple):
    """Constants of one contact while it lasts.

    stiffness, damping : N/m, kg/s
    static, kinetic : coefficients of friction
    unlimited : whether it never slips
    roll_stiffness, roll_damping : N m, N m s, zero without rolling resistance
    lever : m, lever arm of the normal force against rolling
    """

    stiffness: float
    damping: float
    static: float
    kinetic: float
    unlimited: bool
    roll_stiffness: float = 0.0
    roll_damping: float = 0.0
    lever: float = 0.0


class ElementForce(NamedTuple):
    """Force (or torque) of one element against the motion, and rate of its stretch."""

    force: tuple[float, float, float]
    rate: tuple[float, float, float]
    slips: bool


def carried_part(asked: float, static: float, kinetic: float) -> float:
    """The part of a sideways force that a contact bears.

    h/|f| with h = min(|f|, max(kinetic, static - b (|f| - static)))

    Parameters
    ----------
    asked : |f|, N, zero or positive
    static, kinetic : N, greatest force before it slips, and force while it slips

    Returns
    -------
    float in [0, 1]; 1 while nothing slips
    """
    if asked <= static:
        return 1.0
    return max(kinetic, static - STEEPNESS * (asked - static)) / asked


def element_force(
    stretch: tuple[float, float, float],
    motion: tuple[float, float, float],
    stiffness: float,
    damping: float,
    limits: tuple[float, float] | None,
) -> ElementForce:
    """One element at this stretch, moved at this velocity.

    Parameters
    ----------
    stretch, motion : m and m/s; or rad and rad/s
    stiffness, damping : of the spring and its damper
    limits : static and kinetic limit of the force; None never slips
    """
    (x, y, z), (u, v, w), k, c = stretch, motion, stiffness, damping
    fx, fy, fz = k * x + c * u, k * y + c * v, k * z + c * w
    if limits is None:
        return ElementForce((fx, fy, fz), motion, False)
    part = carried_part(math.sqrt(fx * fx + fy * fy + fz * fz), *limits)
    if part == 1.0:
        return ElementForce((fx, fy, fz), motion, False)
    back = (1 - part) * k / c
    rate = (part * u - back * x, part * v - back * y, part * w - back * z)
    return ElementForce((part * fx, part * fy, part * fz), rate, True)


def element_damping(tangential_restitution: float, unlimited: bool) -> float:
    """Damping ratio of the spring across a contact.

    That of a dashpot with this restitution at zero overlap: none for 1, critical for 0, but
    at least LEAST_DAMPING where it slips. A loss-free contact that grips throughout, both
    springs swinging alike, reverses the slip by about this part (0.09 for 0).

    Raises
    ------
    ValueError : tangential restitution between -1 and 0, which no spring brings about
    """
    if tangential_restitution < 0:
        raise ValueError(
            "a soft contact grips with a spring, whose tangential restitution lies in "
            f"[0, 1]; use such a value, or -1 for smooth, got {tangential_restitution:g}"
        )
    ratio = damping_ratio(tangential_restitution, "zero overlap")
    return ratio if unlimited else max(ratio, LEAST_DAMPING)
