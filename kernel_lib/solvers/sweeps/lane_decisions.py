"""`propose_step` for all lanes, `accept_step` for those in which nothing happened; no branches.

Most tries lead nowhere special: no contact opened, closed or turned back, and the same one
leads. What is made of them fits the vector units; only the others are decided one by one. When
nothing has happened is said once, for numbers in a loop and for arrays of numpy.
"""

import math
from typing import Any

from kernel_lib.solvers.rows.integration.rows_under_way import PAST, Cases
from kernel_lib.state.tolerances import SHORTEST_KINK

__all__ = ["accept_calm", "is_unchanged", "propose_all", "stays_behind", "time_to_kink"]


def propose_all(c: Cases, tried: Any) -> None:
    """`propose_step` of every lane, into `tried`."""
    for j in range(c.lanes):
        step = min(c.aim[j], c.step[j])
        for i in range(c.contacts):
            at = i * c.lanes + j
            x, v = c.state[at], c.start[at]
            # Nothing ahead is infinitely far, by a division that needs no branch.
            towards = abs(v) if x * v < 0 else 0.0
            ahead = PAST * abs(x) / towards
            step = ahead if ahead < step else step
        tried[j] = c.aim[j] if c.landing[j] >= 0 else step


def is_unchanged(x: Any, v: Any, y: Any, w: Any, since: Any, stiffness: Any) -> Any:
    """Whether a contact has neither opened, closed nor turned back in a step.

    Parameters
    ----------
    x, v, y, w : overlaps and their rates before and after the step
    since : when it closed, -1 if it is open
    stiffness : that acts on it now
    """
    closed = y > 0
    same = (x * y > 0) & ((x * v >= 0) | (x * w <= 0))
    return same & ((since >= 0) == closed) & ((stiffness != 0) == closed)


def time_to_kink(overlap: Any, root: Any, rate: Any) -> Any:
    """How far the leading contact is from its kink in time; root: of its overlap, or 1."""
    return overlap * root / (abs(rate) + 1e-300)


def stays_behind(overlap: Any, rate: Any, stiffness: Any, time: Any) -> Any:
    """Whether a contact does not open in less than half the time in which the leading one may."""
    return (stiffness == 0) | (rate >= 0) | (overlap >= -rate * time / 2)


def accept_calm(c: Cases, tried: Any, errors: Any, proposed: Any, calm: Any) -> None:
    """Make of the tries in which nothing happened what `accept_step` would: keep them.

    Parameters
    ----------
    tried, errors, proposed : as `accept_step` takes them, one a lane
    calm : (lanes,) 1 where this has been done, 0 where `accept_step` must decide; overwritten
    """
    n, m = c.lanes, c.contacts
    for j in range(n):
        last, lead = 2 * m * n + j, c.lead[j]
        time = c.state[last] - c.before[last]
        quiet = (c.landing[j] < 0) & (errors[j] <= 1) & (time > SHORTEST_KINK)
        own = 0.0
        for i in range(m):
            at = i * n + j
            x, v, y, w = c.before[at], c.start[at], c.state[at], c.ends[at]
            quiet &= is_unchanged(x, v, y, w, c.since[at], c.active_stiffness[at])
            root = max(y, 0.0) if c.rooted else 1.0
            own = time_to_kink(y, root, c.state[m * n + at]) if lead == i else own
        quiet &= own > 0
        for i in range(m):
            at = i * n + j
            rate, stiffness = c.state[m * n + at], c.active_stiffness[at]
            quiet &= (lead == i) | stays_behind(c.state[at], rate, stiffness, own)
        whole, step = tried[j] == c.step[j], proposed[j]
        kept = step if whole else max(c.step[j], step)
        c.step[j] = kept if quiet else c.step[j]
        c.stride[j] = time if quiet & whole else c.stride[j]
        c.aim[j] = math.inf if quiet else c.aim[j]
        calm[j] = 1 if quiet else 0
