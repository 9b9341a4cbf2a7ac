"""Rules for rows of rigid balls that touch: who collides first, and what is listed of it."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from kernel_lib.solvers.rows.rigid_rules import impact_sequence, simultaneous_outcome
from kernel_lib.state.tolerances import MOST_LISTED_OF_CLUSTER

__all__ = ["RULES", "Hit", "Steps"]

Numbers = list[float]

#: Who collides first while several balls of a row touch: velocities before, between and after
#: the impacts of a cluster, and the contacts of each impact.
RULES: dict[str, Callable[[Numbers, Numbers, Numbers], "Steps"]] = {
    "left first": lambda m, v, e: _in_turn(m, v, e, "left"),
    "right first": lambda m, v, e: _in_turn(m, v, e, "right"),
    "all at once": lambda m, v, e: _at_once(m, v, e),
}


class Hit(NamedTuple):
    """A contact of a cluster: momentum handed to the right, N s, and energy lost, J.

    before, after : m/s, velocities of its two balls
    """

    contact: int
    passed: float
    before: tuple[float, float]
    after: tuple[float, float]
    lost: float


class Steps(NamedTuple):
    """Velocities of a cluster before its impacts and after each; the contacts that act in each,
    and the momentum that every one of them hands to the right.

    A ball of infinite mass gives and takes momentum that its velocity does not show.
    """

    velocities: list[Numbers]
    contacts: list[Sequence[int]]
    passed: list[Numbers]

    def hits(self) -> Iterator[Hit]:
        """Every contact of every impact; an impulse does work at the mean of two speeds."""
        for (old, new), contacts, passed in zip(
            pairwise(self.velocities), self.contacts, self.passed, strict=True
        ):
            for k, momentum in zip(contacts, passed, strict=True):
                lost = momentum * (old[k] - old[k + 1] + new[k] - new[k + 1]) / 2
                yield Hit(k, momentum, (old[k], old[k + 1]), (new[k], new[k + 1]), lost)

    def listed(self) -> list[Hit]:
        """What stands in the list of contacts: of many impacts, each contact once."""
        if len(self.contacts) <= MOST_LISTED_OF_CLUSTER:
            return list(self.hits())
        first, last = self.velocities[0], self.velocities[-1]
        passed, lost = [0.0] * (len(first) - 1), [0.0] * (len(first) - 1)
        for hit in self.hits():
            passed[hit.contact] += hit.passed
            lost[hit.contact] += hit.lost
        return [
            Hit(k, passed[k], (first[k], first[k + 1]), (last[k], last[k + 1]), lost[k])
            for k in range(len(passed))
        ]


def _at_once(masses: Numbers, velocities: Numbers, restitutions: Numbers) -> Steps:
    after, passed = simultaneous_outcome(masses, velocities, restitutions)
    return Steps([velocities, after], [range(len(passed))], [passed])


def _in_turn(masses: Numbers, velocities: Numbers, restitutions: Numbers, order: str) -> Steps:
    found = impact_sequence(masses, velocities, restitutions, order)
    steps, contacts = found.steps.tolist(), [int(contact) for contact in found.contacts]
    passed = []
    for (old, new), i in zip(pairwise(steps), contacts, strict=True):
        right = math.isinf(masses[i])
        j = i + 1 if right else i
        passed.append([masses[j] * (new[j] - old[j] if right else old[j] - new[j])])
    steps[-1] = found.velocities.tolist()
    return Steps(steps, [[contact] for contact in contacts], passed)
