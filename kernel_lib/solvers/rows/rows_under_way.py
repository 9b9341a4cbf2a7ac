"""Rows of balls under way, side by side, and the constants of their steps.

Entry i of case j stands at [i * lanes + j], so that entries of a kind are neighbours; one
case alone is a plain list.
"""

from typing import Any, NamedTuple

__all__ = ["Cases", "strictness"]

#: First step after a closing, in time scales of that contact.
FIRST_STEP = 0.4
#: A step aims at most this far past the next opening or closing.
PAST = 1.2
#: An overlap beyond its kink by this part of the tolerance is at the kink.
SNAP = 1e-2
#: Below this time (in units of the fastest contact's) a kink is not looked for.
SHORTEST = 1e-12
#: Tolerance of one step in tolerances of the result. Measured over 90,601 chains of Hertz
#: contacts, stiffness ratios 1e-3 to 1e3 and mass ratios 1/50 to 50: at 1e-6 and 1e-8 no
#: velocity misses the tolerance (0.9 of it at most); at 1e-10 one does, by 1.1 times.
STEP_TOLERANCE = 0.1
#: No step is more accurate than this; asked for less, it would shrink and never pass.
ROUNDING = 1e-14
#: Closing speeds below this many tolerances, left over by a contact, are rounding: the
#: pair leaves together.
LEAVES_TOGETHER = 1.0
#: A pair that will part more slowly (in closing speeds at the start) is followed to its end:
#: the energy that is left tells little about so slow a speed.
PARTING = 0.25
#: A row that needs more steps than this is an error, not a wait.
MOST_STEPS = 1_000_000


def strictness(ratio: Any, contacts: int, tolerance: Any) -> Any:
    """1/tolerance of a step in a row whose slowest contact takes `ratio` times as long as
    its fastest: errors of the fast ones add up meanwhile; no step is asked to beat rounding."""
    strict = (1 + ratio / 8) * max(1.0, contacts / 2) / (STEP_TOLERANCE * tolerance)
    return min(strict, 1 / ROUNDING)


class Cases(NamedTuple):
    """Cases side by side; m contacts, E = 2m + 1 entries of a state: overlaps, rates, time.

    exponents, energy, step, aim, span, stride, noise, lead, landing : one a case
    inverse : m + 1 a case: inverse masses
    stiffnesses, sizes, snap, active_stiffness, since, began, parted, closings : m a case
    before, start, state, ends : E a case: state and its rates, before and after a step

    `step` is the step that accuracy allows, `aim` a limit for one try, `landing` the contact
    (or -1) on whose kink the try shall end; `since` is when a closed contact closed, -1 for
    an open one; `began` and `parted` tell its last touch; `energy` is that of the last flight.
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
