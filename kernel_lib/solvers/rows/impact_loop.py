"""Impacts of touching rigid balls in turn, as one loop of scalars: plain on lists, or compiled."""

from typing import Any

__all__ = ["COUNT", "LAST", "RANK", "impacts_in_turn"]

#: What is compiled here, and how long that takes: `numerics.compile_notice`.
COMPILES = "the loop of impacts in a row, some 10 s"

#: Places of what the loop counts: rank at which it looks next, impacts so far, the last contact.
RANK, COUNT, LAST = range(3)


def impacts_in_turn(
    most: int,
    doubling: int,
    counts: Any,
    place: Any,
    first: Any,
    single: Any,
    v: Any,
    w: Any,
    e: Any,
    passed: Any,
    lost: Any,
) -> None:
    """Of the contacts that close the first in priority collides, until none does.

    Parameters
    ----------
    most : impacts at most
    doubling : impacts after which the threshold doubles; 0: never
    counts : three whole numbers, see RANK
    place : contacts in order of priority; first : of each contact the least rank among it and its
        neighbours, which alone may close anew by its impact
    single : the closing speed below which a pair leaves together, m/s; the last impulse, N s
    v, w : velocities, m/s, and inverse masses, 1/kg, of the balls
    e : restitution of each contact
    passed, lost : what each contact has passed on, N s, and lost, J, so far
    """
    rank, count, end = counts[RANK], counts[COUNT], counts[COUNT] + most
    threshold = single[0]
    while rank < len(e) and count < end:
        i = place[rank]
        a, b = v[i], v[i + 1]
        closing = a - b
        if closing <= threshold:
            rank += 1
            continue
        # `restitution_impulse`, without its guard for arrays: this contact closes.
        impulse = (1 + e[i]) * closing / (w[i] + w[i + 1])
        v[i] = a - w[i] * impulse
        v[i + 1] = b + w[i + 1] * impulse
        passed[i] += impulse
        lost[i] += impulse * (a - b + v[i] - v[i + 1]) / 2
        single[1], counts[LAST] = impulse, i
        count += 1
        if doubling > 0 and count % doubling == 0:
            threshold *= 2
        rank = min(rank, first[i])
    counts[RANK], counts[COUNT], single[0] = rank, count, threshold
