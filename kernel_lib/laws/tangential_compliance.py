"""Friction as a result: an undamped spring across the contact, limited by Coulomb.

While two elastic bodies press on each other they also shear. The force across them grows with
the slip by the tangential stiffness, k_t = chi times the normal one, until it reaches mu times
the normal force; then they slip, until a spring that is let go holds them again. What the slip
is afterwards is a result, and so is the tangential restitution.

Lengths, times and forces are those of the loss-free normal impact, in which the closing speed
is cos(p) and the normal impulse so far 1 - cos(p), from p = 0 to pi, for Hertz and the linear
spring alike. Slip is given in parts of mu times the closing speed.

Source: Mindlin & Deresiewicz, Journal of Applied Mechanics 20 (1953) 327; Maw, Barber & Fawcett,
Wear 38 (1976) 101; Ivanov 1988.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.laws.damped_hertz_impact import ROOT, eased
from kernel_lib.numerics.roots import halved_each
from kernel_lib.numerics.tableaus import BUTCHER, change
from kernel_lib.state.checks import coefficient, number, set_checked
from kernel_lib.state.tolerances import HELD_BY_SPRING, MOST_GRIPS, SHEAR_NODES

__all__ = [
    "Mindlin",
    "PureCompliance",
    "mindlin_ratio",
    "pure_compliance",
    "slip_regimes",
    "tangential_restitution",
]

#: Halvings of an interval of nodes, until it is as short as rounding makes a moment.
HALVINGS = 36


@dataclass(frozen=True)
class Mindlin:
    """A spring across a soft contact, undamped and limited by Coulomb's friction.

    dF_t/dt = chi dF_n/da x slip while it sticks, F_n the force of the normal spring; F_t is
    friction x normal force while it slips, until the spring would hold it again, and then on from
    the force that there is. With a linear contact energy is kept or lost. With Hertz the stiffness
    falls while bodies part, and a contact that sticks may give back a little more than it took.
    `Compliant(..., shear=Mindlin(14 / 17))` takes it; its surfaces give a friction alone.

    Parameters
    ----------
    stiffness_ratio : chi, tangential over normal stiffness, positive; `mindlin_ratio`

    Raises
    ------
    ValueError : naming the value and the limit
    """

    stiffness_ratio: float

    def __post_init__(self) -> None:
        set_checked(self, "stiffness_ratio", number, above=0)


def mindlin_ratio(poisson: Any) -> Any:
    """Tangential over normal stiffness of two like elastic bodies: 2 (1 - nu)/(2 - nu).

    poisson : (...) float in (-1, 0.5], Poisson's ratio; 14/17 for 0.3
    """
    return 2 * (1 - poisson) / (2 - poisson)


class SlipRegimes(NamedTuple):
    """Slip before over mu x closing speed up to which it sticks first, and from which it slides."""

    sticks_up_to: float
    slides_from: float


def slip_regimes(stiffness_ratio: float, inertia_factor: float = 2 / 5) -> SlipRegimes:
    """How an impact goes, by the slip before: exact, for Hertz and the linear spring alike.

    It sticks from the start up to 1/chi, and slides all through from 2 S - 1/chi on, with
    S = 1 + 1/inertia_factor; between them it slips, sticks and slips.

    Parameters
    ----------
    stiffness_ratio : chi, tangential over normal stiffness, positive
    inertia_factor : I/(m r^2) of the ball, positive

    Returns
    -------
    SlipRegimes, of slip before/(friction x closing speed)
    """
    ratio, share = _checked(stiffness_ratio, inertia_factor)
    return SlipRegimes(1 / ratio, max(1 / ratio, 2 * share - 1 / ratio))


def tangential_restitution(
    slip_ratio: Any, stiffness_ratio: float, inertia_factor: float = 2 / 5, exponent: float = 1.0
) -> Any:
    """Tangential restitution that a spring across the contact brings about: -slip after/before.

    One impact of a ball on a wall, or of two like balls, without loss along the normal.

    Parameters
    ----------
    slip_ratio : (...) float, x = slip before/(friction x closing speed), zero or positive; zero
        stands for the limit of unlimited friction
    stiffness_ratio : chi, tangential over normal stiffness, positive; `mindlin_ratio`
    inertia_factor : I/(m r^2) of the ball, positive; infinite for what cannot turn
    exponent : 1 for linear springs, 3/2 for Hertz along and Mindlin across

    Returns
    -------
    (...) float in [-1, 1]; slip after = -e_t x slip before

    Raises
    ------
    ValueError : naming the value and the limit
    """
    ratio, share = _checked(stiffness_ratio, inertia_factor)
    if exponent not in (1, 1.5):
        raise ValueError(f"exponent must be 1 or 1.5 (Hertz and Mindlin), got {exponent!r}")
    before = np.asarray(slip_ratio, dtype=float)
    if not np.all(before >= 0):
        raise ValueError(f"slip_ratio must be zero or positive, got {slip_ratio!r}")
    shear = _shear(ratio, share, float(exponent))
    limit = -float(shear.slip[-1, 1])
    some = np.where(before > 0, before, 1.0).ravel()
    after = _slip_after(some, shear).reshape(before.shape)
    return np.where(before > 0, -after / some.reshape(before.shape), limit)[()]


class PureCompliance(NamedTuple):
    """What compliance alone makes of an impact.

    restitution, tangential_restitution : e and e_t
    friction : impulse across over impulse along, for each unit of tan(angle of incidence)
    """

    restitution: float
    tangential_restitution: float
    friction: float


def pure_compliance(
    normal_damping: float,
    frequency_ratio: float,
    tangential_damping: float,
    inertia_factor: float = 2 / 5,
) -> PureCompliance:
    """An impact whose forces are functions of the deformation alone, without Coulomb's friction.

    y'' + 2 z_n y' + y = 0 along, x'' + 2 z_t q x' + q^2 x = 0 across, up to zero overlap after
    T = pi/sqrt(1 - z_n^2): e = exp(-z_n T),
    e_t = -exp(-z_t q T) (cos w T - z_t/sqrt(1 - z_t^2) sin w T), w = q sqrt(1 - z_t^2), and
    J_t/J_n = (1 + e_t)/(1 + e)/S tan(angle), S = 1 + 1/inertia_factor: it grows with the angle
    without limit, so linear compliance alone makes constants e and e_t, and no law of Coulomb.

    Parameters
    ----------
    normal_damping, tangential_damping : damping ratios z_n and z_t, in [0, 1)
    frequency_ratio : q, frequency of slip over that of the normal motion, positive;
        q^2 = S chi with the stiffness ratio chi
    inertia_factor : I/(m r^2) of the ball, positive

    Returns
    -------
    PureCompliance

    Raises
    ------
    ValueError : naming the value and the limit

    Source: Ivanov 1988.
    """
    z_n = coefficient("normal_damping", normal_damping, 0, 1 - 1e-12)
    z_t = coefficient("tangential_damping", tangential_damping, 0, 1 - 1e-12)
    q = number("frequency_ratio", frequency_ratio, above=0)
    share = 1 + 1 / number("inertia_factor", inertia_factor, above=0, infinite=True)
    duration, root = math.pi / math.sqrt(1 - z_n**2), math.sqrt(1 - z_t**2)
    turned = q * root * duration
    e = math.exp(-z_n * duration)
    swing = math.cos(turned) - z_t / root * math.sin(turned)
    e_t = -math.exp(-z_t * q * duration) * swing
    return PureCompliance(e, e_t, (1 + e_t) / (1 + e) / share)


class Shear(NamedTuple):
    """How the spring across goes while it sticks, at nodes evenly along the way of the impact.

    ratio, share, exponent : chi, S = 1 + 1/inertia_factor, 1 or 3/2
    limit : the normal force, in parts of mu: (nodes,)
    force, slip : how force and slip depend on those of the start: (nodes, 2)
    force_rate, slip_rate : their rates, a node: (nodes, 2)
    """

    ratio: float
    share: float
    exponent: float
    limit: Any
    force: Any
    slip: Any
    force_rate: Any
    slip_rate: Any


def _slip_after(before: Any, shear: Shear) -> Any:
    """Slip after the impact, from that before it: (lanes,). Lanes stick and slip in turn."""
    place, force, slip, way = 0.0 * before, 0.0 * before, before.copy(), 1.0 + 0.0 * before
    under_way = np.ones(len(before), dtype=bool)
    sticks = shear.ratio * before <= 1
    for _ in range(MOST_GRIPS):
        one = np.flatnonzero(under_way & sticks)
        if len(one):
            place[one], force[one], slip[one] = _stuck(shear, place[one], force[one], slip[one])
            way[one] = np.where(force[one] < 0, -1.0, 1.0)
        # What slips loses S mu times the normal impulse, until the spring holds it or the end.
        cosine = np.cos(_angle(place))
        held = _cosine_of_grip(shear, way * slip, cosine)
        last = np.maximum(held, -1.0)
        slip = np.where(under_way, slip - shear.share * way * (cosine - last), slip)
        under_way = under_way & (held > -1)
        if not under_way.any():
            break
        place = _place_of(last)
        force, sticks = way * _limit(place, shear.exponent), under_way
    return slip


def _place_of(cosine: Any) -> Any:
    """Where on the way from 0 to 1 the cosine of p falls to a value."""
    start = np.zeros_like(cosine)
    place, _ = halved_each(lambda x: np.cos(_angle(x)) > cosine, start, start + 1.0, HALVINGS)
    return place


def _cosine_of_grip(shear: Shear, slip: Any, cosine: Any) -> Any:
    """Where chi slip = a', and the slider stops: the cosine of p there; -1 and less for never.

    slip : along the friction that it meets, at this cosine
    """
    excess = shear.ratio * shear.share - 1
    if excess <= 0:
        return np.full(len(slip), -1.0)
    held = shear.ratio * (shear.share * cosine - slip) / excess
    return np.minimum(held, cosine)


def _stuck(shear: Shear, place: Any, force: Any, slip: Any) -> tuple[Any, Any, Any]:
    """Where a spring that sticks from here on reaches the limit, with force and slip there."""
    # Both are linear in the state at the start, which the inverse (of determinant 1) leads to.
    f, s = _between(shear, place)
    start = np.stack([s[:, 1] * force - f[:, 1] * slip, f[:, 0] * slip - s[:, 0] * force])
    over = abs(shear.force @ start).T - shear.limit > HELD_BY_SPRING
    over[:, -1] = True
    nodes = len(shear.limit) - 1
    over &= np.arange(nodes + 1) > place[:, None] * nodes
    high = np.argmax(over, axis=1) / nodes
    low = np.maximum(high - 1 / nodes, place)

    def holds(x: Any) -> Any:
        return abs(np.sum(_between(shear, x)[0] * start.T, axis=1)) < _limit(x, shear.exponent)

    end, _ = halved_each(holds, low, high, HALVINGS)
    f, s = _between(shear, end)
    return end, np.sum(f * start.T, axis=1), np.sum(s * start.T, axis=1)


def _between(shear: Shear, place: Any) -> tuple[Any, Any]:
    """Force and slip of the start's two states, by cubics between the nodes: (lanes, 2) each."""
    count = len(shear.limit) - 1
    k = np.minimum((place * count).astype(int), count - 1)
    x = (place * count - k)[:, None]
    found = []
    for value, rate in ((shear.force, shear.force_rate), (shear.slip, shear.slip_rate)):
        one, two = value[k], value[k + 1]
        up, down = rate[k] - (two - one), (two - one) - rate[k + 1]
        found.append(one + x * (two - one + (1 - x) * (up * (1 - x) + down * x)))
    return found[0], found[1]


@lru_cache(maxsize=16)
def _shear(ratio: float, share: float, exponent: float) -> Shear:
    """The spring across from node to node: ds/dt = -S F_t, dF_t/dt = chi dF_n/da s."""
    count = SHEAR_NODES
    k = np.arange(count)

    def rates(c: float, state: Any) -> Any:
        """Of (force, slip) in all steps at once, a step, c parts of it from the node."""
        place = (k + c) / count
        quick = _rate(place) / count
        if exponent == 1:
            return np.stack([ratio * quick * state[1], -share * quick * state[0]])
        # dt = dp/(sqrt(5)/2 a^(1/4)), dF_n/da = 3/2 a^(1/2), a^(1/4) = (sqrt(5)/2 sin p)^(1/5).
        deep = (ROOT * np.sin(_angle(place))) ** 0.2
        spread = np.where(deep > 0, quick / np.where(deep > 0, deep, 1.0), 0.0)
        return np.stack(
            [1.5 * ratio / ROOT * deep * quick * state[1], -share / ROOT * spread * state[0]]
        )

    start = np.eye(2)[:, :, None] + np.zeros(count)
    passed = start + change(BUTCHER, lambda c, more: rates(c, start + more), 1.0)
    states = [np.eye(2)]
    for step in np.moveaxis(passed, 2, 0):
        states.append(step @ states[-1])
    both = np.array(states)
    ends = np.concatenate([rates(0.0, np.moveaxis(both[:-1], 0, 2)), np.zeros((2, 2, 1))], axis=2)
    limit = _limit(np.arange(count + 1) / count, exponent)
    force, slip = both[:, 0], both[:, 1]
    return Shear(ratio, share, exponent, limit, force, slip, ends[0].T, ends[1].T)


def _angle(place: Any) -> Any:
    """p = pi W(place), with W so flat at 0 and 1 that powers of the overlap are smooth in it."""
    near = np.minimum(place, 1 - place)
    angle = eased(near) * math.pi
    return np.where(place <= 0.5, angle, math.pi - angle)


def _rate(place: Any) -> Any:
    """Rate of `_angle`."""
    return 630 * math.pi * (place * (1 - place)) ** 4


def _limit(place: Any, exponent: float) -> Any:
    """Normal force."""
    sine = np.sin(_angle(np.minimum(place, 1 - place)))
    return sine if exponent == 1 else (ROOT * sine) ** 1.2


def _checked(stiffness_ratio: float, inertia_factor: float) -> tuple[float, float]:
    ratio = number("stiffness_ratio", stiffness_ratio, above=0)
    return ratio, 1 + 1 / number("inertia_factor", inertia_factor, above=0, infinite=True)
