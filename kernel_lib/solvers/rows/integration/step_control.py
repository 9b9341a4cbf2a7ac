"""The decisions in a run of a row of balls: flights, contacts, openings and closings.

One text for one case on plain lists, for those of many cases that arrays leave to it, and for
many cases side by side in a compiled loop.
The loop that calls it takes the steps; what is made of a step is decided here.
"""

import math

from kernel_lib.solvers.rows.integration.last_contact import end_last_contact, kinetic_energy
from kernel_lib.solvers.rows.integration.rows_under_way import FIRST_STEP, PAST, Cases
from kernel_lib.solvers.rows.integration.switching import first_crossing, next_lead
from kernel_lib.state.tolerances import NEAR_KINK, SHORTEST_KINK, SLOW_LEAD

__all__ = ["FINISHED", "KEPT", "STALE", "accept_step", "fly", "lands", "propose_step"]

#: What came of a try, added up: the step was kept; the rates at the start must be computed
#: again; all balls have parted.
KEPT, STALE, FINISHED = 1, 2, 4


def fly(c: Cases, j: int) -> bool:
    """Jump to the next contact; False if there is none."""
    n, m, state = c.lanes, c.contacts, c.state
    first, wait = -1, math.inf
    for i in range(m):
        rate = state[(m + i) * n + j]
        if rate > c.noise[j] and -state[i * n + j] < wait * rate:
            first, wait = i, -state[i * n + j] / rate
    if first < 0:
        return False
    for i in range(m):
        at = i * n + j
        rate = state[m * n + at]
        state[at] += wait * rate
        if rate <= c.noise[j] and state[at] > 0:
            # The two leave side by side: rounding over a long flight must not press them together.
            state[at] = 0.0
        if i == first or abs(state[at]) <= c.snap[at]:
            state[at] = 0.0
        c.active_stiffness[at] = c.stiffnesses[at] if state[at] == 0 and rate >= 0 else 0.0
    state[2 * m * n + j] += wait
    # A row alone is asked for its times too: with no energy noted, its last contact is integrated.
    c.energy[j] = kinetic_energy(c, j) if n > 1 else 0.0
    c.span[j], c.stride[j] = math.inf, 0.0
    c.aim[j], c.landing[j] = math.inf, -1
    follow(c, j, first, True)
    return True


def propose_step(c: Cases, j: int) -> float:
    """Length of the next try: at most a little past the next opening or closing."""
    step = c.aim[j]
    if c.landing[j] >= 0:
        return step
    step = min(step, c.step[j])
    for i in range(c.contacts):
        at = i * c.lanes + j
        if c.state[at] * c.start[at] < 0:
            step = min(step, -PAST * c.state[at] / c.start[at])
    return step


def lands(c: Cases, j: int, tried: float, error: float) -> bool:
    """Whether a try has reached the kink it aimed at; if not, it is a try like any other.

    A contact that a push closes from rest passes its kink with hardly any speed, on a curve
    that no polynomial follows: its moment is then found try by try.
    """
    contact = c.landing[j]
    if contact < 0:
        return False
    at = contact * c.lanes + j
    left, rate = c.state[at], c.ends[at]
    towards = rate > 0 if c.before[at] < 0 else rate < 0
    if error <= 1 and towards and abs(left) <= NEAR_KINK * tried * abs(rate):
        return True
    c.landing[j] = -1
    return False


def accept_step(c: Cases, j: int, tried: float, error: float, proposed: float) -> int:
    """What is made of a try of this length and error (in tolerances).

    The state holds what the try led to; where it is not kept, the state before it returns.

    Parameters
    ----------
    proposed : length of the step that this error allows

    Returns
    -------
    sum of KEPT, STALE and FINISHED
    """
    if c.landing[j] >= 0:
        note_contacts(c, j)
        switch(c, j, c.landing[j])
        c.aim[j], c.landing[j] = math.inf, -1
        return KEPT + _after_change(c, j)
    c.aim[j] = math.inf
    if not error <= 1:
        c.step[j] = proposed
        return return_to_start(c, j)
    last = 2 * c.contacts * c.lanes + j
    time = c.state[last] - c.before[last]
    contact, part = -1, 1.0
    if time > SHORTEST_KINK:
        contact, part = first_crossing(c, j, tried)
    if contact < 0:
        return _cruise(c, j, tried, proposed, time)
    if part == 0:
        c.aim[j] = tried / 2
        return return_to_start(c, j)
    if contact == c.lead[j] or c.active_stiffness[contact * c.lanes + j] == 0:
        c.landing[j], c.aim[j] = contact, part * tried
        c.span[j] = max(c.stride[j], time)
        return return_to_start(c, j)
    c.span[j] = time
    return_to_start(c, j)
    follow(c, j, contact, False)
    return STALE


def _cruise(c: Cases, j: int, tried: float, proposed: float, time: float) -> int:
    """A step onto no kink."""
    whole = tried == c.step[j]
    if whole:
        c.stride[j] = time
    c.step[j] = proposed if whole else max(c.step[j], proposed)
    note_contacts(c, j)
    lead = c.lead[j]
    change_lead(c, j)
    return KEPT + (_after_change(c, j) if c.lead[j] != lead else 0)


def _after_change(c: Cases, j: int) -> int:
    """Fly on if no contact presses; be done early if the rest is known."""
    if c.lead[j] < 0 and not fly(c, j):
        return FINISHED
    if end_last_contact(c, j):
        return FINISHED
    return STALE


def follow(c: Cases, j: int, lead: int, closed: bool) -> None:
    """Change to the clock of this contact, and choose a first step of it."""
    n, state, old = c.lanes, c.state, c.lead[j]
    if c.rooted and old >= 0:
        state[old * n + j] *= state[old * n + j]
    c.lead[j] = lead
    if lead < 0:
        return
    at = lead * n + j
    if closed:
        rate, p = max(state[c.contacts * n + at], SLOW_LEAD), c.exponents[j]
        time = FIRST_STEP * c.sizes[at] * rate ** ((1 - p) / (1 + p))
        if c.rooted:
            c.step[j] = min(math.sqrt(FIRST_STEP * time / rate), 2 * math.sqrt(c.span[j] / rate))
        else:
            c.step[j] = min(time, c.span[j])
    elif c.rooted:
        state[at] = math.sqrt(state[at])
        c.step[j] = c.span[j] / state[at]
    else:
        c.step[j] = c.span[j]


def switch(c: Cases, j: int, contact: int) -> None:
    """Open or close the contact on whose kink a step has landed, and change the clock."""
    at = contact * c.lanes + j
    opened = c.active_stiffness[at] != 0
    c.active_stiffness[at] = 0.0 if opened else c.stiffnesses[at]
    switch_together(c, j, contact)
    if opened:
        follow(c, j, next_lead(c, j), False)
    else:
        follow(c, j, contact, True)


def switch_together(c: Cases, j: int, landed: int) -> None:
    """Contacts that open or close at the same moment, by symmetry, do so here."""
    for i in range(c.contacts):
        at = i * c.lanes + j
        overlap, rate = c.state[at], c.state[c.contacts * c.lanes + at]
        if i == landed or i == c.lead[j] or overlap < -c.snap[at]:
            continue
        if rate > 0 and c.active_stiffness[at] == 0:
            c.state[at] = max(overlap, 0.0)
            c.active_stiffness[at] = c.stiffnesses[at]
        elif rate < 0 and overlap <= 0:
            c.active_stiffness[at] = 0.0


def note_contacts(c: Cases, j: int) -> None:
    """Note which contacts a step found closed or open."""
    n, last = c.lanes, 2 * c.contacts * c.lanes + j
    for i in range(c.contacts):
        at = i * n + j
        if c.since[at] < 0:
            if c.state[at] > 0:
                c.since[at] = c.state[last] if c.before[at] < 0 else c.before[last]
                c.closings[at] += 1
        elif c.state[at] <= 0:
            c.began[at], c.parted[at], c.since[at] = c.since[at], c.state[last], -1.0


def return_to_start(c: Cases, j: int) -> int:
    """Return to the state before the step; nothing is kept."""
    for i in range(2 * c.contacts + 1):
        c.state[i * c.lanes + j] = c.before[i * c.lanes + j]
    return 0


def change_lead(c: Cases, j: int) -> None:
    """Bring flags up to date after a step onto no kink; follow what opens sooner."""
    n, rates, state, lead = c.lanes, c.contacts * c.lanes, c.state, c.lead[j]
    for i in range(c.contacts):
        at = i * n + j
        if i != lead and state[at] != 0:
            c.active_stiffness[at] = c.stiffnesses[at] if state[at] > 0 else 0.0
    at = lead * n + j
    entry, pace = state[at], abs(state[at]) if c.rooted else 1.0
    chosen = lead
    if entry <= 0:
        c.active_stiffness[at] = 0.0
        chosen = next_lead(c, j)
    else:
        own = entry * pace / (abs(state[rates + at]) + 1e-300)
        for i in range(c.contacts):
            at = i * n + j
            overlap, rate = state[at], state[rates + at]
            # One that touches without an overlap has nothing left to follow.
            falls = i != lead and c.active_stiffness[at] != 0 and rate < 0 and overlap > 0
            if falls and -overlap / rate < own / 2:
                chosen, own = i, -2 * overlap / rate
    if chosen != lead:
        c.span[j] = c.step[j] * pace
        follow(c, j, chosen, False)
