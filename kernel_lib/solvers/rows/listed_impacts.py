"""Impacts among rigid balls that touch: in which order, and what is listed of each."""

import math
from collections.abc import Callable
from itertools import islice
from typing import NamedTuple

from kernel_lib.solvers.rows.rigid_rules import Impacts, simultaneous_outcome
from kernel_lib.state.tolerances import MOST_LISTED_OF_CLUSTER, ROUNDING

__all__ = ["RULES", "ClusterCollision", "Hit"]

Numbers = list[float]


class Hit(NamedTuple):
    """A contact of a cluster: momentum handed to the right, N s, and energy lost, J (gained: < 0).

    before, after : m/s, velocities of its two balls
    """

    contact: int
    passed: float
    before: tuple[float, float]
    after: tuple[float, float]
    lost: float


class ClusterCollision(NamedTuple):
    """How balls that touch leave each other.

    velocities : m/s
    hits : what stands in the list of contacts: of many impacts, each contact once
    impacts : how many there were
    """

    velocities: Numbers
    hits: list[Hit]
    impacts: int


def _at_once(
    masses: Numbers, velocities: Numbers, restitutions: Numbers, most: float
) -> ClusterCollision:
    after, passed = simultaneous_outcome(masses, velocities, restitutions)
    hits = [_hit(k, momentum, velocities, after) for k, momentum in enumerate(passed)]
    return ClusterCollision(after, _shared(hits), 1)


def _in_turn(
    masses: Numbers, velocities: Numbers, restitutions: Numbers, order: str, most: float
) -> ClusterCollision | None:
    run = Impacts(masses, velocities, restitutions, order)
    hits: list[Hit] = []
    old, v = list(velocities), run.velocities
    listed = int(min(most, MOST_LISTED_OF_CLUSTER))
    for k in islice(run, listed):
        hits.append(_hit(k, run.impulse, old, v))
        old[k], old[k + 1] = v[k], v[k + 1]
    count = len(hits)
    if count == listed:
        count += run.collide(most - listed)
        if count == most and run.collide(1):
            return None
    after = [float(speed) for speed in run.leaving()]
    if count > MOST_LISTED_OF_CLUSTER:
        hits = [
            _hit(k, passed, velocities, after)._replace(lost=lost)
            for k, (passed, lost) in enumerate(zip(run.passed, run.lost, strict=True))
        ]
    elif hits:
        k = hits[-1].contact
        hits[-1] = hits[-1]._replace(after=(after[k], after[k + 1]))
    return ClusterCollision(after, _shared(hits), count)


def _hit(contact: int, passed: float, old: Numbers, new: Numbers) -> Hit:
    """One contact; an impulse does work at the mean of two speeds."""
    k = contact
    lost = passed * (old[k] - old[k + 1] + new[k] - new[k + 1]) / 2
    return Hit(k, passed, (old[k], old[k + 1]), (new[k], new[k + 1]), lost)


def _shared(hits: list[Hit]) -> list[Hit]:
    """What the cluster loses, shared by the contacts that lose.

    Where several act at once, one may drive its balls apart with what others take from theirs; and
    of an impact without loss rounding is left. Where restitutions differ, all at once may gain
    more than it loses: then those that drive share the gain.
    """
    if len(hits) == 1:
        return [hits[0]._replace(lost=max(hits[0].lost, 0.0))]
    whole = math.fsum(hit.lost for hit in hits)
    work = math.fsum(hit.passed * max(map(abs, (*hit.before, *hit.after))) for hit in hits)
    gains = whole < -ROUNDING * work
    whole = whole if gains else max(whole, 0.0)
    own = [min(hit.lost, 0.0) if gains else max(hit.lost, 0.0) for hit in hits]
    part = whole / math.fsum(own) if any(own) else 0.0
    return [hit._replace(lost=part * lost) for hit, lost in zip(hits, own, strict=True)]


#: Who collides first while several balls of a row touch: takes masses, velocities, restitutions
#: and how many impacts may be made; None where these are not enough.
RULES: dict[str, Callable[[Numbers, Numbers, Numbers, float], ClusterCollision | None]] = {
    "left first": lambda m, v, e, most: _in_turn(m, v, e, "left", most),
    "right first": lambda m, v, e, most: _in_turn(m, v, e, "right", most),
    "all at once": _at_once,
}
