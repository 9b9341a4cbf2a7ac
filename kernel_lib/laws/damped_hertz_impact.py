"""One impact of spheres with a damper: restitution of m a'' = -k a^(3/2) - c a^n a'.

In lengths L = (m v^2/k)^(2/5) and times L/v one number is left, the strength
B = c L^(n + 1)/(m v), which goes like v^((4 n - 1)/5). With a' = r cos(p) and
sqrt(4/5) a^(5/4) = r sin(p) an impact runs from p = 0 to its end, an elastic one with r = 1
throughout, and one equation is left, for the speed that goes:

    d ln r/dp = -D cos^2 p/(sqrt(5)/2 + D sin p cos p),  D = B (sqrt(5)/2 r sin p)^((4 n - 1)/5)

On the way in and on the way out the angle is a polynomial of the part of the way, so flat at its
ends that powers of the overlap, and a turn within no time under strong damping, cost little.
"""

import math
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.laws.contact_duration import check_ends
from kernel_lib.numerics.chebyshev import value
from kernel_lib.numerics.roots import halved_each
from kernel_lib.numerics.tableaus import BUTCHER, change
from kernel_lib.state.tolerances import HERTZ_IMPACT_STEPS

__all__ = ["ROOT", "damped_hertz_restitution", "damped_hertz_strength", "eased"]

ROOT = math.sqrt(5) / 2
#: Strength up to which the series goes, and its order: it keeps the accuracy of its impacts.
SERIES_TO = 1.0
TERMS = 40
#: Where a step looks, in parts of it.
STAGES = tuple(sorted(set(BUTCHER.nodes)))
#: After so many the end of contact is known to 1e-10 of the way.
HALVINGS = 27


class Node(NamedTuple):
    """The angle p at a part of the way: sine, cosine and rate, and (sqrt(5)/2 sin p)^degree."""

    sine: Any
    cosine: Any
    rate: Any
    deep: Any


def damped_hertz_restitution(strength: Any, power: float, ends: str = "zero force") -> Any:
    """Restitution of one impact with the force k a^(3/2) + c a^n a'.

    Up to B = 1 it is a series of Chebyshev in sqrt(B), made once for each power and end.

    Parameters
    ----------
    strength : (...) float, B = c L^(n + 1)/(m v) with L = (m v^2/k)^(2/5), zero or positive
    power : n, in [0, 3/2]
    ends : contact ends at "zero force" or at "zero overlap"

    Returns
    -------
    (...) float in [0, 1]; up to B = 1, where it is some 0.4, to 2e-10 (2e-8 for n below 1/2),
    and to 4e-3 beyond B = 3, where it is below 0.3; 0 where the bodies never part
    """
    series = _series(power, ends)
    if isinstance(strength, float) and strength <= SERIES_TO:
        return 1 - strength * value(series, 2 * math.sqrt(strength / SERIES_TO) - 1)
    lanes = np.asarray(strength, dtype=float)
    found = np.empty(lanes.shape)
    strong = lanes > SERIES_TO
    weak = lanes[~strong]
    found[~strong] = 1 - weak * value(series, 2 * np.sqrt(weak / SERIES_TO) - 1)
    if strong.any():
        found[strong] = integrated_restitution(lanes[strong], power, ends)
    return found[()]


def integrated_restitution(strength: Any, power: float, ends: str) -> Any:
    """The same, (n,) at (n,) strengths, by integrating the equation."""
    found = _at_zero_force if ends == "zero force" else _at_zero_overlap
    with np.errstate(over="ignore", invalid="ignore", divide="ignore"):
        parted = np.clip(found(strength, power), 0.0, 1.0)
    return np.where(strength == 0, 1.0, np.where(np.isfinite(strength), parted, 0.0))


@lru_cache
def _series(power: float, ends: str) -> tuple[float, ...]:
    """Coefficients of the series for (1 - e)/B, from as many impacts."""
    check_ends(ends)

    def loss(place: Any) -> Any:
        strength = SERIES_TO * ((place + 1) / 2) ** 2
        return (1 - integrated_restitution(strength, power, ends)) / strength

    return tuple(np.polynomial.chebyshev.chebinterpolate(loss, TERMS).tolist())


@lru_cache(maxsize=256)
def damped_hertz_strength(restitution: float, power: float, ends: str = "zero force") -> float:
    """Strength that gives this restitution: the inverse, by repeated subdivision.

    Parameters
    ----------
    restitution : float in (0, 1]
    power : n, in [0, 3/2]
    ends : "zero force" or "zero overlap"

    Raises
    ------
    ValueError : restitution 0, which no finite damping reaches
    """
    if not 0 < restitution <= 1:
        raise ValueError(
            f"a damped contact needs a restitution in (0, 1], got {restitution:g}; "
            "no finite damping takes everything"
        )
    if restitution == 1:
        return 0.0
    low, high = 0.0, 1.0
    while damped_hertz_restitution(high, power, ends) > restitution:
        low, high = high, 2 * high
    for _ in range(8):
        # A hundred strengths at once cost little more than one.
        tried = np.linspace(low, high, 101)
        above = int(np.sum(damped_hertz_restitution(tried, power, ends) > restitution))
        low, high = float(tried[max(above - 1, 0)]), float(tried[min(max(above, 1), 100)])
    return (low + high) / 2


def _at_zero_overlap(strength: Any, power: float) -> Any:
    """Restitution where the bodies are as far apart as they met."""
    log = np.zeros(len(strength))
    for nodes in _steps(power):
        log = log + _change(nodes, log, strength, power)
        # The angle stands still where the damper holds what the spring would push out.
        last = nodes[-1]
        held = ROOT + _damping(last, log, strength, power) * last.sine * last.cosine <= 0
        log = np.where(held | np.isnan(log), -np.inf, log)
    return np.exp(log)


def _at_zero_force(strength: Any, power: float) -> Any:
    """Restitution where spring and damper are equal, and the bodies push no longer."""
    log = np.zeros(len(strength))
    begin, logs, pushing = np.zeros(len(log)), log, np.ones(len(log), dtype=bool)
    for k, nodes in enumerate(_steps(power)):
        begin = np.where(pushing, k / HERTZ_IMPACT_STEPS, begin)
        logs = np.where(pushing, log, logs)
        log = log + _change(nodes, log, strength, power)
        pushing = pushing & (_push(nodes[-1], log, strength, power) > 0)
        if not pushing.any():
            break
    # The end lies within the step that begins here: the step is halved onto it.
    low, _ = halved_each(
        lambda part: _push(*_after(begin, part, logs, strength, power)) > 0,
        *(np.zeros(len(log)), np.ones(len(log)), HALVINGS),
    )
    last, log, *_ = _after(begin, low, logs, strength, power)
    return -last.cosine * np.exp(log)


def _after(begin: Any, part: Any, log: Any, strength: Any, power: float) -> tuple[Any, ...]:
    """Node and ln r after a part of a step, with strength and power."""
    nodes = [_node(begin + c * part / HERTZ_IMPACT_STEPS, power) for c in STAGES]
    return nodes[-1], log + _change(nodes, log, strength, power, part), strength, power


def _change(nodes: Any, log: Any, strength: Any, power: float, part: Any = 1.0) -> Any:
    """Change of ln r over a step, or a part of one, by Butcher's rule of order six.

    NaN where the angle would run backwards: the contact has ended before, or never does.
    """
    at = dict(zip(STAGES, nodes, strict=True))

    def rate(stage: float, more: Any) -> Any:
        node = at[stage]
        damping = _damping(node, log + more, strength, power)
        along = ROOT + damping * (node.sine * node.cosine)
        return -(node.rate * node.cosine**2) * damping / np.where(along > 0, along, np.nan)

    return change(BUTCHER, rate, part / HERTZ_IMPACT_STEPS)


def _damping(node: Node, log: Any, strength: Any, power: float) -> Any:
    """D of the equation above."""
    return strength * node.deep * np.exp((4 * power - 1) / 5 * log)


def _push(node: Node, log: Any, strength: Any, power: float) -> Any:
    """Force of spring and damper, over what is positive throughout."""
    return ROOT * node.sine + _damping(node, log, strength, power) * node.cosine


@lru_cache
def _steps(power: float) -> tuple[tuple[Node, ...], ...]:
    """The nodes of every step."""
    return tuple(
        tuple(Node(*map(float, _node((k + c) / HERTZ_IMPACT_STEPS, power))) for c in STAGES)
        for k in range(HERTZ_IMPACT_STEPS)
    )


def eased(way: Any) -> Any:
    """W on the way from 0 to 1/2: flat at 0, its rate is 630 (way (1 - way))^4."""
    return (126 + way * (-420 + way * (540 + way * (-315 + 70 * way)))) * way**5


def _node(part: Any, power: float) -> Node:
    """p = pi/2 W(2 part), and as much again on the way out, with W flat at 0 and 1."""
    out = np.asarray(part) >= 0.5
    way = 2 * part - out
    near = np.minimum(way, 1 - way)
    angle = eased(near) * math.pi / 2
    early = (way <= 0.5) != out
    # The angle is measured from where it is small, at either end, or from the middle.
    sine, cosine = (
        np.where(early, np.sin(angle), np.cos(angle)),
        np.where(early, np.cos(angle), np.sin(angle)),
    )
    deep = np.where(sine > 0, ROOT * sine, 1.0) ** ((4 * power - 1) / 5) * (sine > 0)
    rate = 630 * math.pi * (near * (1 - near)) ** 4
    return Node(sine, np.where(out, -cosine, cosine), rate, deep)
