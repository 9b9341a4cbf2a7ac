"""`propose_step` for all lanes, `accept_step` for those in which nothing happened; no branches.

Most tries lead nowhere special: no contact opened, closed or turned back, and the same one
leads. What is made of them fits the vector units; only the others are decided one by one.
"""

import math
from typing import Any

from kernel_lib.solvers.rows.rows_under_way import PAST, Cases
from kernel_lib.state.tolerances import SHORTEST_KINK

__all__ = ["accept_calm", "propose_all"]


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
            quiet &= (x * y > 0) & ((x * v >= 0) | (x * w <= 0))
            quiet &= ((c.since[at] >= 0) == (y > 0)) & ((c.active_stiffness[at] != 0) == (y > 0))
            rooted = max(y, 0.0) if c.rooted else 1.0
            own = y * rooted / (abs(c.state[m * n + at]) + 1e-300) if lead == i else own
        quiet &= own > 0
        for i in range(m):
            at = i * n + j
            rate = c.state[m * n + at]
            sooner = (lead != i) & (c.active_stiffness[at] != 0) & (rate < 0)
            quiet &= (not sooner) | (c.state[at] >= -rate * own / 2)
        whole, step = tried[j] == c.step[j], proposed[j]
        kept = step if whole else max(c.step[j], step)
        c.step[j] = kept if quiet else c.step[j]
        c.stride[j] = time if quiet & whole else c.stride[j]
        c.aim[j] = math.inf if quiet else c.aim[j]
        calm[j] = 1 if quiet else 0
