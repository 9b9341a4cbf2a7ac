"""Simultaneous impacts: every touching contact of a row at once.

The rule of Moreau. Impulses P >= 0 are such that u_after + e u_before >= 0 at every
contact (u is the parting speed), and P (u_after + e u_before) = 0: a contact that is left
faster than restitution demands has no impulse, so no contact pulls. Among all the ways to say
"at once" this one has exactly one answer.
"""

from collections.abc import Sequence

from kernel_lib.state.tolerances import ROUNDING

__all__ = ["simultaneous_impulses"]


def simultaneous_impulses(
    parting_speeds: Sequence[float],
    inverse_masses: Sequence[float],
    restitutions: Sequence[float],
) -> list[float]:
    """Impulses of all contacts of a row of touching balls, at once.

    With b = (1 + e) u_before and the matrix A of a row, A_ii = w_i + w_(i+1) and
    A_(i,i+1) = -w_(i+1): find P >= 0 with A P + b >= 0 and P (A P + b) = 0. As no entry of
    A off its diagonal is positive, a contact that needs an impulse in one round needs one
    in all later rounds: contacts are added until none is left that closes, in at most as
    many rounds as there are contacts.

    Parameters
    ----------
    parting_speeds : (n - 1,) m/s, before; positive when the balls part
    inverse_masses : (n,) 1/kg; zero for immovable balls, but not for two neighbours
    restitutions : (n - 1,) in [0, 1]

    Returns
    -------
    (n - 1,) N s, zero or positive; the left ball gets minus, the right one plus

    Raises
    ------
    ValueError : balls crushed between two immovable ones that close

    Source: J. J. Moreau, "Unilateral contact and dry friction in finite freedom dynamics",
    1988, for any number of frictionless contacts.
    """
    count = len(parting_speeds)
    wanted = [(1 + e) * u for u, e in zip(parting_speeds, restitutions, strict=True)]
    noise = ROUNDING * max((abs(b) for b in wanted), default=0.0)
    pushing = [b < -noise for b in wanted]
    while True:
        impulses = [0.0] * count
        start = 0
        while start < count:
            if not pushing[start]:
                start += 1
                continue
            end = start
            while end < count and pushing[end]:
                end += 1
            impulses[start:end] = _block(wanted[start:end], inverse_masses[start : end + 1], noise)
            start = end
        added = False
        for i in range(count):
            if not pushing[i]:
                left = inverse_masses[i] * impulses[i - 1] if i else 0.0
                right = inverse_masses[i + 1] * impulses[i + 1] if i + 1 < count else 0.0
                if wanted[i] - left - right < -noise:
                    pushing[i] = added = True
        if not added:
            return impulses


def _block(wanted: Sequence[float], inverse_masses: Sequence[float], noise: float) -> list[float]:
    """Impulses of neighbouring contacts that all push: A P = -b, A tridiagonal.

    Solved by momentum: w_i (P_(i-1) - P_i) is the change of velocity of ball i, and b fixes
    the differences of these changes.
    """
    count = len(wanted)
    diagonal: list[float] = []
    right: list[float] = []
    for i in range(count):
        d, r = inverse_masses[i] + inverse_masses[i + 1], -wanted[i]
        if i:
            share = inverse_masses[i] / diagonal[-1]
            d, r = d - inverse_masses[i] * share, r + right[-1] * share
        diagonal.append(d)
        right.append(r)
    if inverse_masses[0] == 0 == inverse_masses[-1]:
        if right[-1] > noise:
            raise ValueError(
                "balls are crushed between two immovable ones that close; "
                "give one of the two a mass, or let them stand still"
            )
        diagonal[-1], right[-1] = 1.0, 0.0
    impulses = [0.0] * count
    following = 0.0
    for i in reversed(range(count)):
        following = (right[i] + inverse_masses[i + 1] * following) / diagonal[i]
        impulses[i] = following
    least = min(impulses)
    if inverse_masses[0] == 0 == inverse_masses[-1] and least < 0:
        # Between two walls a common pressure changes no velocity: as much as keeps all >= 0.
        impulses = [impulse - least for impulse in impulses]
    return impulses
