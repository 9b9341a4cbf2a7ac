"""The undamped spring across a soft contact: it sticks, slips and sticks (Mindlin, Coulomb)."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from kernel_lib.laws.contact_models import ElasticPlastic
from kernel_lib.laws.friction_element import ElementForce
from kernel_lib.laws.own_force import OwnForce
from kernel_lib.laws.pair_forces import ContactForce, PairForce
from kernel_lib.solvers.compliant.contact_pair import ContactPair, Geometry, Scales, geometry
from kernel_lib.state.checks import offering
from kernel_lib.state.tolerances import BARELY_HELD, BRIEF_PART, FIRST_OVERLAP, MOST_PRESSED
from kernel_lib.state.vectors import Vector, dot, norm, scale, subtract

__all__ = [
    "ShearElement",
    "begins_to_slip",
    "beyond_grip",
    "brief_moment",
    "check_shear",
    "held",
    "shear_element",
    "shear_energy",
    "shear_force",
    "slider_speed",
]


class ShearElement(NamedTuple):
    """Constants and mode of one contact.

    ratio : tangential over normal stiffness
    unit : N/m; the force across is this times the stretch in the state
    friction : coefficient; 1e200 for a contact that never slips
    slips : mode; while it slips, the stretch gives the direction of the force alone
    """

    ratio: float
    unit: float
    friction: float
    slips: bool = False


def check_shear(contact: Any, shear: Any) -> None:
    """Complain about a spring across that does not go with the contact along the normal."""
    if isinstance(contact, ElasticPlastic):
        raise ValueError(
            "shear is a spring between elastic bodies, and ElasticPlastic ones yield; "
            "use Hertz, or leave shear out"
        )
    if isinstance(contact, OwnForce):
        raise ValueError(
            "shear is a spring whose stiffness follows from that along the normal, which "
            "an OwnForce does not tell; use Hertz, or leave shear out"
        )
    offering("shear", shear, "stiffness_ratio", "Mindlin or None")
    if contact.tangential_ratio is not None:
        raise ValueError(
            "shear has a stiffness_ratio of its own; leave out the tangential_ratio of "
            f"contact, got {contact.tangential_ratio:g}"
        )


def shear_element(pair: ContactPair, size: Scales, ratio: float, friction: float) -> ShearElement:
    """Element of a contact of this typical overlap, in the mode in which nothing slips."""
    return ShearElement(ratio, ratio * _slope(pair, size.overlap), friction)


def shear_force(
    element: ShearElement,
    pair: ContactPair,
    near: Geometry,
    force: float,
    slip: Vector,
    stretch: Sequence[float],
) -> ElementForce:
    """Force across, against the slip of this velocity, and the rate of its stretch."""
    stiffness = element.ratio * _slope(pair, near.overlap)
    x, y, z = stretch
    if not element.slips:
        unit = element.unit
        share = stiffness / unit
        return ElementForce((unit * x, unit * y, unit * z), scale(slip, share), False)
    length = math.sqrt(x * x + y * y + z * z)
    if length == 0:
        return ElementForce((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), True)
    limit = element.friction * max(force, 0.0)
    way = (x / length, y / length, z / length)
    aside = subtract(slip, scale(way, dot(slip, way)))
    turning = scale(aside, length * stiffness / limit) if limit > 0 else (0.0, 0.0, 0.0)
    return ElementForce(scale(way, limit), turning, True)


def shear_energy(
    element: ShearElement, pair: ContactPair, near: Geometry, square: float, law: ContactForce
) -> float:
    """Energy of the spring across, J: force^2/(2 stiffness), as the overlap is now.

    square : m^2, of the stretch in the state; it gives the direction alone while it slips
    """
    stiffness = element.ratio * _slope(pair, near.overlap)
    if stiffness <= 0 or square == 0:
        return 0.0
    force = element.unit * math.sqrt(square)
    if element.slips:
        force = element.friction * max(law.force(near.overlap, near.rate), 0.0)
    return force * force / (2 * stiffness)


def begins_to_slip(
    element: ShearElement, pair: ContactPair, near: Geometry, slip: Vector, size: Scales
) -> bool:
    """Whether a contact that begins slips from the start: chi slip > friction x closing speed.

    A damper that presses from the first touch on holds it.
    """
    small = FIRST_OVERLAP * size.overlap
    if near.rate <= 0 or near.overlap > small:
        return False
    spring = small * _slope(pair, small) / pair.law.exponent
    pressed = pair.law.force(small, near.rate) / spring
    if pressed > MOST_PRESSED:
        return False
    return element.ratio * norm(slip) > element.friction * near.rate * float(pressed)


def beyond_grip(
    element: ShearElement, pair: ContactPair, state: Sequence[float], slot: int
) -> float:
    """Force across beyond Coulomb's limit, N, of a contact that sticks."""
    near = geometry(pair, state)
    force = max(pair.law.force(near.overlap, near.rate), 0.0)
    x, y, z = state[slot : slot + 3]
    return element.unit * math.sqrt(x * x + y * y + z * z) - element.friction * force


def slider_speed(
    element: ShearElement,
    pair: ContactPair,
    state: Sequence[float],
    rates: Sequence[float],
    slot: int,
    slip: Vector,
    brief: float,
) -> float:
    """How fast the slider moves, as a rate of force, N/s; below zero the spring holds it.

    K slip - friction dF_n/dt along the force. The rate of the normal force is that over a moment.
    """
    near = geometry(pair, state)
    x, y, z = state[slot : slot + 3]
    length = math.sqrt(x * x + y * y + z * z)
    if length == 0:
        return 0.0
    along = dot(slip, (x / length, y / length, z / length))

    def closing(moment: float) -> float:
        row = [value + moment * rate for value, rate in zip(state, rates, strict=True)]
        return geometry(pair, row).rate

    # From overlap and rate as they are: positions are too coarse for an overlap that ends.
    speeding = (closing(brief) - closing(-brief)) / (2 * brief)
    h = brief
    if near.rate != 0:
        h = min(h, BRIEF_PART * near.overlap / abs(near.rate))
    if h <= 0:
        return 0.0
    # Without the end at zero force, which a moment later may have come.
    law = pair.law
    if isinstance(law, PairForce):
        law = law._replace(pulls=True)
    late = law.force(near.overlap + h * near.rate, near.rate + h * speeding)
    soon = law.force(near.overlap - h * near.rate, near.rate - h * speeding)
    rise = (late - soon) / (2 * h)
    return element.ratio * _slope(pair, near.overlap) * along - element.friction * rise


def held(element: ShearElement, pair: ContactPair, state: list[float], slot: int) -> ShearElement:
    """The element as the spring catches it: the stretch in the state becomes that of the limit."""
    near = geometry(pair, state)
    force = max(pair.law.force(near.overlap, near.rate), 0.0)
    x, y, z = state[slot : slot + 3]
    length = math.sqrt(x * x + y * y + z * z)
    share = element.friction * force / element.unit / length if length > 0 else 0.0
    state[slot : slot + 3] = [entry * share * (1 - BARELY_HELD) for entry in (x, y, z)]
    return element._replace(slips=False)


def brief_moment(size: Scales) -> float:
    """A moment over which forces are straight, s."""
    return BRIEF_PART * size.overlap / size.speed


def _slope(pair: ContactPair, overlap: float) -> float:
    """Stiffness of the normal spring at this overlap, N/m."""
    k, p = pair.law.stiffness, pair.law.exponent
    return k if p == 1 else p * k * math.sqrt(max(overlap, 0.0))
