"""The force of one pair in contact: numbers alone, so that a run under way can be kept."""

import math
from typing import Any, NamedTuple

from kernel_lib.laws.contact_forces import dashpot_force, without_pull

__all__ = ["ContactForce", "PairForce", "PowerDampedForce"]


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


class PowerDampedForce(NamedTuple):
    """The force of one pair whose damper grows by any power: F = K a^p + D a^n a'.

    stiffness : N/m^p; exponent : p, 1 or 3/2
    damping : kg/(s m^n); power : n, from 0 to p
    pulls : the contact lasts as long as the overlap; else it ends where the force is zero
    tangential_ratio : as in PairForce
    """

    stiffness: float
    exponent: float
    damping: float
    power: float
    pulls: bool
    tangential_ratio: float | None = None

    def force(self, overlap: Any, rate: Any) -> Any:
        """N, at an overlap (m) that grows at this rate (m/s); not negative while it pushes."""
        if overlap <= 0:
            return 0.0
        spring = self.stiffness * _raised(overlap, self.exponent)
        force = spring + self.damping * _raised(overlap, self.power) * rate
        return force if self.pulls else without_pull(force)

    def pushes(self, overlap: Any, rate: Any) -> Any:
        """Positive while the contact lasts, and smooth: the overlap, or force over a^n."""
        if self.pulls or overlap <= 0:
            return overlap
        deep = _raised(overlap, self.exponent - self.power)
        return self.stiffness * deep + self.damping * rate


#: What acts in one pair.
ContactForce = PairForce | PowerDampedForce


def _sphere_force(overlap: float, rate: float, k: float, d: float) -> float:
    """`hertz_dashpot_force` of one contact, by square roots.

    They are right to the last bit in all units that differ by powers of two; powers are not.
    """
    pressed = max(overlap, 0.0)
    root = math.sqrt(pressed)
    return k * pressed * root + d * math.sqrt(root) * rate


def _raised(overlap: float, power: float) -> float:
    """overlap^power, by square roots where that does: they are right in all units."""
    if power == 1.5:
        return overlap * math.sqrt(overlap)
    if power == 0.5:
        return math.sqrt(overlap)
    return float(overlap**power)
