"""The force of one pair in contact: numbers alone, so that a run under way can be kept.

Each gives its force, how long it pushes, what its spring holds, and, by `keeps` and `changed`,
when these numbers end and which ones follow: a material that yields remembers how deep it was.
"""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from kernel_lib.laws.contact_forces import without_pull
from kernel_lib.laws.own_force import OwnPairForce

__all__ = ["ContactForce", "ElasticPlasticForce", "PairForce"]


class PairForce(NamedTuple):
    """The force of one pair, a spring parallel to a damper that may grow: F = K a^p + D a^n a'.

    For spheres (p = 3/2) the power n = 1/4 is the one for which restitution does not depend on the
    speed: with b = a^(5/4) and a clock that runs by a^(1/4) the contact is a linear dashpot of
    damping ratio D/sqrt(5 K m). With n = p, Hunt and Crossley's force, it rises from zero and
    returns to zero without a jump, and never pulls.

    stiffness : K, N/m^p; exponent : p, 1 for springs, 3/2 for spheres
    damping : D, kg/(s m^n); power : n, from 0 to p
    pulls : the contact lasts as long as the overlap; else it ends where the force is zero
    tangential_ratio : stiffness across the contact over that along its normal, or None

    Source: Tsuji, Tanaka & Ishida, Powder Technology 71 (1992) 239, solved by Antypov & Elliott,
    EPL 94 (2011) 50004; Hunt & Crossley, Journal of Applied Mechanics 42 (1975) 440.
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
        spring = self.stiffness * overlap * _raised(overlap, self.exponent - 1)
        force = spring + self.damping * _raised(overlap, self.power) * rate
        return force if self.pulls else without_pull(force)

    def pushes(self, overlap: Any, rate: Any) -> Any:
        """Positive while the contact lasts, and smooth: the overlap, or force over a^n."""
        if self.pulls or overlap <= 0:
            return overlap
        deep = _raised(overlap, self.exponent - self.power)
        return self.stiffness * deep + self.damping * rate

    def stored(self, overlap: Any) -> Any:
        """Energy of the spring at an overlap, J."""
        return _spring_energy(self.stiffness, overlap, self.exponent)

    def keeps(self, overlap: Any, rate: Any) -> Any:
        """Positive as long as these numbers hold: always."""
        return 1.0

    def changed(self, overlap: Any) -> "PairForce":
        """What follows: nothing else."""
        return self


class ElasticPlasticForce(NamedTuple):
    """The force of one pair of spheres that yield: F = K a^(3/2), and F_y + (3/2) K sqrt(a_y) (a -
    a_y) where it yields, at the pressure that the material bears.

    Where the overlap falls, or comes again below the `deepest` so far, the spheres are elastic,
    flatter by R_p/R = K a^(3/2)/F of the deepest, and apart from the `dent` that stays:
    F = K sqrt(R_p/R) (a - a_p)^(3/2) with a_p = (1 - R/R_p) a of the deepest.

    stiffness : K, N/m^1.5; yield_overlap : a_y, m
    deepest : m, the greatest overlap at which it was elastic again; at first the yield_overlap
    yields : the overlap grows, and the material yields
    tangential_ratio : as in PairForce
    """

    stiffness: float
    yield_overlap: float
    deepest: float
    yields: bool = False
    tangential_ratio: float | None = None

    @property
    def exponent(self) -> float:
        """3/2: spheres."""
        return 1.5

    @property
    def flatter(self) -> float:
        """R_p/R: how much greater the radius is that is left after the deepest overlap."""
        deep = self.deepest / self.yield_overlap
        return 2 * deep * math.sqrt(deep) / (3 * deep - 1)

    @property
    def dent(self) -> float:
        """Overlap at which the spheres no longer push, m."""
        return self.deepest * (1 - 1 / self.flatter)

    def force(self, overlap: Any, rate: Any) -> Any:
        """N, at an overlap (m); zero or positive."""
        k, first = self.stiffness, self.yield_overlap
        if self.yields:
            return k * math.sqrt(first) * (3 * overlap - first) / 2
        pressed = overlap - self.dent
        if pressed <= 0:
            return 0.0
        return k * math.sqrt(self.flatter) * pressed * math.sqrt(pressed)

    def pushes(self, overlap: Any, rate: Any) -> Any:
        """Positive while the contact lasts, and smooth: the overlap beyond the dent."""
        return overlap if self.yields else overlap - self.dent

    def stored(self, overlap: Any) -> Any:
        """Energy that comes back from an overlap, J."""
        if self.yields:
            return self.changed(overlap).stored(overlap)
        return _spring_energy(self.stiffness * math.sqrt(self.flatter), overlap - self.dent, 1.5)

    def keeps(self, overlap: Any, rate: Any) -> Any:
        """Positive as long as these numbers hold: it yields while the overlap grows."""
        return rate if self.yields else self.deepest - overlap

    def changed(self, overlap: Any) -> "ElasticPlasticForce":
        """What follows at this overlap: elastic again after yielding, and the other way round."""
        if self.yields:
            return self._replace(deepest=max(overlap, self.yield_overlap), yields=False)
        return self._replace(yields=True)


#: What acts in one pair.
ContactForce = PairForce | ElasticPlasticForce | OwnPairForce


def _spring_energy(stiffness: float, overlap: Any, exponent: float) -> float:
    """Energy of a spring K a^p, J."""
    pressed = max(overlap, 0.0)
    return stiffness * pressed * _raised(pressed, exponent) / (exponent + 1)


#: Powers that are products of square roots: these are right in all units, powers are not.
_BY_ROOTS: dict[float, Callable[[float], float]] = {
    0.0: lambda a: 1.0,
    0.25: lambda a: math.sqrt(math.sqrt(a)),
    0.5: math.sqrt,
    1.0: lambda a: a,
    1.25: lambda a: a * math.sqrt(math.sqrt(a)),
    1.5: lambda a: a * math.sqrt(a),
}


def _raised(overlap: float, power: float) -> float:
    """overlap^power, by square roots where that does."""
    by_roots = _BY_ROOTS.get(power)
    return float(overlap**power) if by_roots is None else by_roots(overlap)
