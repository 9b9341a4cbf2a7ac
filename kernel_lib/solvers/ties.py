"""Lists of impacts, and their ties: impacts of one moment whose order had to be chosen."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

import numpy as np

from kernel_lib.state.contact_list import Contacts, Floats
from kernel_lib.state.tolerances import ROUNDING

__all__ = ["impacts_of", "with_ties"]


def impacts_of(
    dimension: int,
    time: Floats,
    a: Any,
    b: Any,
    *vectors: Floats,
    energy_lost: Floats,
    tie: Any = None,
) -> Contacts:
    """Impacts as a list.

    vectors : in three components, point, normal, impulse, velocities before and after
    """
    rows = [each[..., :dimension].copy() for each in vectors]
    kind, duration = np.full(len(a), "impact", dtype="<U6"), np.zeros(len(a))
    columns = [time.copy(), a, b, *rows, energy_lost, kind, duration, tie]
    return Contacts(*columns)


def with_ties(impacts: Contacts, smooth: Callable[[int, int], bool] | None = None) -> Contacts:
    """A list of impacts with its ties, found among those that are in it.

    One that closed, and that an earlier impact has turned round, is not in it.

    smooth : whether a contact (a, b) is without friction; None: all are
    """
    time = impacts.time
    breaks = np.flatnonzero(np.diff(time) > ROUNDING * time[1:]) + 1
    for start, stop in pairwise([0, *breaks.tolist(), len(time)]):
        if stop - start > 1:
            impacts.tie[start:stop] = _ties_of_a_moment(impacts, range(start, stop), smooth)
    return impacts


def _ties_of_a_moment(
    impacts: Contacts, moment: Iterable[int], smooth: Callable[[int, int], bool] | None
) -> list[bool]:
    """Of impacts of one moment in their order, which ones could have changed places."""
    rows = list(moment)
    bodies = {k: (int(impacts.a[k]), int(impacts.b[k])) for k in rows}
    speeds: dict[int, Any] = {}
    for k in reversed(rows):
        speeds |= dict(zip(bodies[k], impacts.velocity_before[k], strict=True))
    tied = set()

    def closing(k: int) -> float:
        a, b = bodies[k]
        return float(np.dot(speeds[b] - speeds[a], impacts.normal[k]))

    for place, k in enumerate(rows):
        balls = {i for i in bodies[k] if i >= 0}
        later = [j for j in rows[place + 1 :] if balls & {*bodies[j]} and bodies[j] != bodies[k]]
        own, before = closing(k), [closing(j) for j in later]
        speeds |= dict(zip(bodies[k], impacts.velocity_after[k], strict=True))
        for j, closed in zip(later, before, strict=True):
            rounding = ROUNDING * (abs(closed) + own)
            rough = smooth is not None and not smooth(*bodies[j])
            if closed > rounding and (rough or abs(closing(j) - closed) > rounding):
                tied |= {k, j}
    return [k in tied for k in rows]
