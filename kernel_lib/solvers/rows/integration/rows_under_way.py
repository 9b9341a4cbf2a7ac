"""Rows of balls under way, side by side, and the constants of their steps.

Entry i of case j stands at [i * lanes + j], so that entries of a kind are neighbours; one
case alone is a plain list.
"""

from typing import Any, NamedTuple

from kernel_lib.state.tolerances import CHAIN_STEP_TOLERANCE, FINEST_CHAIN_STEP

__all__ = ["Cases", "strictness"]

#: First step after a closing, in time scales of that contact.
FIRST_STEP = 0.4
#: A step aims at most this far past the next opening or closing.
PAST = 1.2


def strictness(ratio: Any, contacts: int, tolerance: Any) -> Any:
    """1/tolerance of a step in a row whose slowest contact takes `ratio` times as long as
    its fastest: errors of the fast ones add up meanwhile; no step is asked to beat rounding."""
    strict = (1 + ratio / 8) * max(1.0, contacts / 2) / (CHAIN_STEP_TOLERANCE * tolerance)
    return min(strict, 1 / FINEST_CHAIN_STEP)


class Cases(NamedTuple):
    """Cases side by side; m contacts, E = 2m + 1 entries of a state: overlaps, rates, time.

    exponents, energy, step, aim, span, stride, noise, lead, landing : one a case
    inverse : m + 1 a case: inverse masses
    stiffnesses, sizes, snap, active_stiffness, since, began, parted, closings : m a case
    before, start, state, ends : E a case: state and its rates, before and after a step

    `step` is the step that accuracy allows, `aim` a limit for one try, `landing` the contact
    (or -1) on whose kink the try shall end; `since` is when a closed contact closed, -1 for
    an open one; `began` and `parted` are of its last touch; `energy` is that of the last flight.
    """

    lanes: int
    contacts: int
    rooted: bool
    exponents: Any
    energy: Any
    inverse: Any
    stiffnesses: Any
    sizes: Any
    snap: Any
    active_stiffness: Any
    since: Any
    began: Any
    parted: Any
    closings: Any
    before: Any
    start: Any
    state: Any
    ends: Any
    step: Any
    aim: Any
    span: Any
    stride: Any
    noise: Any
    lead: Any
    landing: Any
