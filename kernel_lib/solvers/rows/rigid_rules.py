"""Rules for rows of touching rigid balls: impacts one after another, or all at once.

Both conserve momentum, and energy where restitution is 1, and they disagree: momentum and
energy do not decide what a Newton's cradle does. `chain_collision` computes it from forces.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.laws.moreau import simultaneous_impulses
from kernel_lib.numerics.compile import compiled
from kernel_lib.solvers.rows.checks import checked_row, per_contact
from kernel_lib.solvers.rows.impact_loop import COUNT, LAST, impacts_in_turn
from kernel_lib.solvers.rows.integration.ahead import IMPACTS, rows_are_compiled
from kernel_lib.state.checks import coefficient
from kernel_lib.state.tolerances import (
    IMPACTS_BEFORE_DOUBLING,
    MOST_RULE_IMPACTS,
    PAIR_LEAVES_TOGETHER,
    SLOWEST_CLOSING,
)

__all__ = [
    "Impacts",
    "all_at_once",
    "one_by_one",
    "simultaneous_outcome",
]


def one_by_one(
    masses: Sequence[float],
    velocities: Sequence[float],
    restitution: float | Sequence[float] = 1.0,
    order: str | Sequence[int] = "left",
) -> NDArray[np.float64]:
    """Final velocities of a row of touching balls whose contacts collide in turn.

    While any contact closes, one of them collides, by the law of two balls. Pairs that
    close slower than 1e-12 of the greatest difference of speed at the start leave together; in
    a long row that collapses again and again, that part doubles after every 500 impacts a
    contact.

    Parameters
    ----------
    masses : (n,) kg, from left to right; infinite for a wall, not for two neighbours
    velocities : (n,) m/s, positive to the right
    restitution : in [0, 1], one or (n - 1,)
    order : which contact goes first while several close: "left", "right", or the contacts
        in order of priority, such as (1, 0)

    Returns
    -------
    (n,) m/s

    Raises
    ------
    ValueError : naming the value; loss-free balls that touch between two of infinite mass

    Source: Li & Yao 2013, section 1, for three balls.
    """
    run = Impacts(masses, velocities, restitution, order)
    run.collide()
    return run.leaving()


class Impacts:
    """Iterates over the contacts that collide, and moves the velocities on.

    passed, lost : what each contact has passed on so far, N s, and lost, J
    """

    def __init__(self, masses: Any, velocities: Any, restitution: Any, order: Any) -> None:
        self.masses, self.velocities = checked_row(masses, velocities)
        contacts = len(self.masses) - 1
        self.restitutions = _restitutions(restitution, contacts)
        place = _priority(order, contacts)
        rank = [place.index(i) for i in range(contacts)]
        first = [min(rank[max(i - 1, 0) : i + 2]) for i in range(contacts)]
        self.counts = [0, 0, 0]
        self.passed, self.lost = [0.0] * contacts, [0.0] * contacts
        span = max(self.velocities) - min(self.velocities)
        self.single = [max(PAIR_LEAVES_TOGETHER * span, SLOWEST_CLOSING), 0.0]
        inverse_masses = [1 / mass for mass in self.masses]
        # What the loop works on: whole numbers, and others.
        self.lists: tuple[list[Any], ...] = (
            *(self.counts, place, first),
            *(self.single, self.velocities, inverse_masses, self.restitutions),
            *(self.passed, self.lost),
        )
        lossy = any(e < 1 for e in self.restitutions)
        self.doubling = IMPACTS_BEFORE_DOUBLING * contacts if lossy else 0
        self._check_room()

    @property
    def threshold(self) -> float:
        """Closing speed below which a pair leaves together, m/s."""
        return self.single[0]

    @property
    def impulse(self) -> float:
        """That of the last impact, N s."""
        return self.single[1]

    def __iter__(self) -> Iterator[int]:
        while self.collide(1):
            yield self.counts[LAST]

    def collide(self, most: float = math.inf) -> int:
        """The next impacts, `most` of them unless no contact closes before; how many there were.

        Raises
        ------
        RuntimeError : if the row needs more than MOST_RULE_IMPACTS
        """
        before = self.counts[COUNT]
        most = int(min(most, MOST_RULE_IMPACTS + 1 - before))
        # Arrays for the compiled loop cost more than an impact or two.
        if most == 1 or not rows_are_compiled():
            impacts_in_turn(most, self.doubling, *self.lists)
        else:
            arrays = [np.array(each, np.int64) for each in self.lists[:3]]
            arrays += [np.array(each) for each in self.lists[3:]]
            compiled(*IMPACTS, exact=True, together=True)(most, self.doubling, *arrays)
            for each, found in zip(self.lists, arrays, strict=True):
                each[:] = found.tolist()
        if self.counts[COUNT] > MOST_RULE_IMPACTS:
            raise RuntimeError(
                f"the row needs more than {MOST_RULE_IMPACTS} impacts; use fewer balls"
            )
        return self.counts[COUNT] - before

    def _check_room(self) -> None:
        """Complain about loss-free balls between two fixed ones: they have no room to part."""
        fixed = [i for i, mass in enumerate(self.masses) if math.isinf(mass)]
        for left, right in pairwise(fixed):
            if min(self.restitutions[left:right]) == 1 and self._closes(left, right):
                raise ValueError(
                    f"balls {left} and {right} of infinite mass hold those between them, and with "
                    "restitution 1 their impacts never end; give one a mass, or lose some energy"
                )

    def _closes(self, left: int, right: int) -> bool:
        """Whether a contact between two balls closes."""
        return any(a - b > self.threshold for a, b in pairwise(self.velocities[left : right + 1]))

    def leaving(self) -> NDArray[np.float64]:
        return np.array(_leaving_together(self.masses, self.velocities))


def all_at_once(
    masses: Sequence[float],
    velocities: Sequence[float],
    restitution: float | Sequence[float] = 1.0,
) -> NDArray[np.float64]:
    """Final velocities of a row of touching balls whose contacts all collide at once.

    They do so again while a contact closes, as with `RowImpacts(rule="all at once")`. Each time:
    impulses P >= 0 with u_after + e u_before >= 0 at every contact, u positive when parting,
    and P (u_after + e u_before) = 0.

    With one restitution for all no energy is gained. Where restitutions differ it may be: each
    contact that has an impulse loses -P (1 - e) u_before/2, less than nothing where it was parting.

    Parameters
    ----------
    masses : (n,) kg, from left to right; infinite for a wall, not for two neighbours
    velocities : (n,) m/s, positive to the right
    restitution : in [0, 1], one or (n - 1,)

    Returns
    -------
    (n,) m/s

    Raises
    ------
    ValueError : a row that is none, or one between two fixed balls whose impacts never end
    RuntimeError : a row that needs more than 5,000,000 impacts

    Source: Moreau's rule; Li & Yao 2013, section 1, for three balls.
    """
    row = Impacts(masses, velocities, restitution, "left")
    v, contacts = row.velocities, len(row.restitutions)
    for _ in range(MOST_RULE_IMPACTS // contacts):
        v = simultaneous_outcome(row.masses, v, row.restitutions)[0]
        if all(left - right <= row.threshold for left, right in pairwise(v)):
            return np.array(_leaving_together(row.masses, v))
    raise RuntimeError(f"the row needs more than {MOST_RULE_IMPACTS} impacts; use fewer balls")


def simultaneous_outcome(
    masses: Sequence[float], velocities: Sequence[float], restitutions: Sequence[float]
) -> tuple[list[float], list[float]]:
    """Velocities after all contacts of a row have collided at once, and their impulses, N s."""
    w, v = [1 / mass for mass in masses], velocities
    parting = [right - left for left, right in pairwise(v)]
    found = simultaneous_impulses(parting, w, restitutions)
    impulses = [0.0, *found, 0.0]
    return [v[i] + w[i] * (impulses[i] - impulses[i + 1]) for i in range(len(v))], found


def _restitutions(restitution: Any, contacts: int) -> list[float]:
    each = per_contact("restitution", restitution, contacts)
    return [coefficient("restitution", e, 0, 1) for e in each]


def _priority(order: str | Sequence[int], contacts: int) -> list[int]:
    """Contacts in order of priority: the first that closes collides."""
    if isinstance(order, str):
        if order not in ("left", "right"):
            raise ValueError(
                f'order must be "left", "right" or a priority such as (1, 0), got {order!r}'
            )
        return list(range(contacts)) if order == "left" else list(range(contacts))[::-1]
    priority = list(order)
    if sorted(priority) != list(range(contacts)):
        raise ValueError(
            f"order must name each of the contacts 0 to {contacts - 1} once, got {priority}"
        )
    return priority


def _leaving_together(masses: Sequence[float], velocities: Sequence[float]) -> list[float]:
    """Velocities after every pair that still closes has joined, momentum kept."""
    groups: list[tuple[float, float, int]] = []
    for mass, velocity in zip(masses, velocities, strict=True):
        group = (mass, velocity, 1)
        while groups and groups[-1][1] > group[1]:
            m, v, count = groups.pop()
            part = 1.0 if group[0] == float("inf") else group[0] / (m + group[0])
            group = (m + group[0], v + part * (group[1] - v), count + group[2])
        groups.append(group)
    return [velocity for _, velocity, count in groups for _ in range(count)]
