"""A run of a row of balls with soft contacts: flights, presses, openings and closings."""

import math
from itertools import pairwise

from kernel_lib.solvers.chain_kinks import first_crossing, next_lead
from kernel_lib.solvers.chain_motion import ChainLaw, Leg, chain_rates
from kernel_lib.solvers.dormand_prince import (
    eighth_order_step,
    next_step,
    step_error,
    workspace,
)

__all__ = ["ChainRun"]

#: First step after a closing, in time scales of that contact.
FIRST_STEP = 0.4
#: A step aims at most this far past the next opening or closing.
PAST = 1.2
#: An overlap beyond its kink by this part of the tolerance is at the kink.
SNAP = 1e-2
#: Below this time (in units of the fastest contact's) a kink is not looked for.
SHORTEST = 1e-12
#: Tolerance of one step in tolerances of the result. Measured over stiffness ratios of
#: 1e-3 to 1e3 and mass ratios of 1/50 to 50: at 1e-8 no velocity misses the tolerance.
STEP_TOLERANCE = 0.4
#: Closing speeds below this many tolerances, left over by a contact, are rounding: the
#: pair leaves together.
LEAVES_TOGETHER = 1.0
#: A row that needs more steps than this is an error, not a wait.
MOST_STEPS = 1_000_000


class ChainRun:
    """A row of balls from its first contact until all have parted for good.

    Attributes
    ----------
    state : overlaps (m), their rates (m), time
    touches : for each contact a list of (time of closing, time of opening)
    legs : list of Leg, if they are kept
    steps, tries : how many steps were good, and how many were tried
    """

    def __init__(
        self,
        force: ChainLaw,
        stiffnesses: list[float],
        inverse_masses: list[float],
        start: list[float],
        tolerance: float,
        keep_legs: bool = False,
    ) -> None:
        count = len(stiffnesses)
        self.count, self.force, self.tolerance = count, force, tolerance
        self.stiffnesses, self.inverse_masses = stiffnesses, inverse_masses
        self.state = list(start)
        self.pressing, self.lead = [0.0] * count, -1
        self.touches: list[list[tuple[float, float]]] = [[] for _ in range(count)]
        self.since: list[float | None] = [None] * count
        self.legs: list[Leg] | None = [] if keep_legs else None
        self.steps = self.tries = 0
        self.slopes, self.work = workspace(2 * count + 1)
        self.ends = [0.0] * (2 * count + 1)
        mobility = [a + b for a, b in pairwise(inverse_masses)]
        self.softness = [1 / (k * w) for k, w in zip(stiffnesses, mobility, strict=True)]
        sizes = [s ** (1 / (force.exponent + 1)) for s in self.softness]
        self.snap = [SNAP * tolerance * size for size in sizes]
        one = (1 + max(sizes) / min(sizes) / 8) / (STEP_TOLERANCE * tolerance)
        self.weights = [one / size for size in sizes] + [one] * count + [one / max(sizes)]

    def run(self) -> None:
        """Fly, press, fly, until no pair closes any more."""
        noise = 0.0
        while self.fly(noise):
            while self.lead >= 0:
                self.advance()
                if self.tries > MOST_STEPS:
                    raise RuntimeError(
                        f"the row needs more than {MOST_STEPS} steps; "
                        f"use a tolerance above {self.tolerance:g}"
                    )
            noise = LEAVES_TOGETHER * self.tolerance

    def fly(self, noise: float) -> bool:
        """Jump to the next contact; False if there is none."""
        count, state = self.count, self.state
        closing = [i for i in range(count) if state[count + i] > noise]
        if not closing:
            return False
        wait, first = min((-state[i] / state[count + i], i) for i in closing)
        for i in range(count):
            state[i] += wait * state[count + i]
            if i == first or abs(state[i]) <= self.snap[i]:
                state[i] = 0.0
            touching = state[i] == 0 and state[count + i] >= 0
            self.pressing[i] = self.stiffnesses[i] if touching else 0.0
        state[-1] += wait
        self.span, self.stride = math.inf, 0.0
        self.follow(first, closed=True)
        return True

    def follow(self, lead: int, closed: bool = False) -> None:
        """Change to the clock of this contact, and choose a first step of it."""
        rooted, state = self.force.rooted, self.state
        if rooted and self.lead >= 0:
            state[self.lead] **= 2
        self.lead = lead
        laws = self.force.law, self.force.leading_law
        self.parameters = (*laws, self.pressing, self.inverse_masses, lead, rooted)
        if lead < 0:
            return
        if closed:
            rate, p = state[self.count + lead], self.force.exponent
            time = FIRST_STEP * (self.softness[lead] * rate ** (1 - p)) ** (1 / (p + 1))
            if rooted:
                self.step = min(
                    math.sqrt(FIRST_STEP * time / rate), 2 * math.sqrt(self.span / rate)
                )
            else:
                self.step = min(time, self.span)
        else:
            if rooted:
                state[lead] = math.sqrt(state[lead])
            self.step = self.span / state[lead] if rooted else self.span
        chain_rates(0.0, state, self.slopes[0], self.parameters)

    def advance(self) -> None:
        """One good step, onto the next opening or closing if it reaches that far."""
        step = self.shortened(self.step)
        while True:
            error = self.attempt(step)
            if error > 1:
                self.step = step = next_step(step, error)
                continue
            contact, part = -1, 1.0
            if self.work[-1] - self.state[-1] > SHORTEST:
                before, after = (self.state, self.slopes[0]), (self.work, self.ends)
                contact, part = first_crossing(self.parameters, self.snap, before, after, step)
            if contact < 0:
                break
            if part == 0:
                step = step / 2
            elif contact == self.lead or not self.pressing[contact]:
                self.land(contact, part * step)
                return
            else:
                self.span = self.work[-1] - self.state[-1]
                self.follow(contact)
                step = self.shortened(self.step)
        proposed = next_step(step, error)
        if step == self.step:
            self.stride = self.work[-1] - self.state[-1]
        self.step = proposed if step == self.step else max(self.step, proposed)
        self.accept(step)
        self.change_lead()

    def attempt(self, step: float) -> float:
        """Try a step; the new state is in `work`, its rates in `ends`."""
        self.tries += 1
        try:
            eighth_order_step(
                chain_rates, self.parameters, 0.0, self.state, self.slopes, self.work, step
            )
        except OverflowError:
            return math.inf
        error = step_error(self.slopes, step, self.weights)
        chain_rates(0.0, self.work, self.ends, self.parameters)
        return error if error == error else math.inf

    def shortened(self, step: float) -> float:
        """The step, or a little more than what leads to the next opening or closing."""
        first = self.slopes[0]
        for i in range(self.count):
            if self.state[i] * first[i] < 0:
                step = min(step, -PAST * self.state[i] / first[i])
        return step

    def land(self, contact: int, step: float) -> None:
        """Step exactly onto the opening or closing of a contact, and change the clock."""
        self.span = max(self.stride, self.work[-1] - self.state[-1])
        self.attempt(step)
        work, ends = self.work, self.ends
        rest = -work[contact] / ends[contact]
        middle = [x + rest / 2 * v for x, v in zip(work, ends, strict=True)]
        chain_rates(0.0, middle, ends, self.parameters)
        for i in range(len(work)):
            work[i] += rest * ends[i]
        work[contact] = 0.0
        self.accept(step + rest)
        opened = self.pressing[contact] != 0
        self.pressing[contact] = 0.0 if opened else self.stiffnesses[contact]
        self.take_along(contact)
        if opened:
            self.follow(next_lead(self.state, self.pressing))
        else:
            self.follow(contact, closed=True)

    def take_along(self, landed: int) -> None:
        """Contacts that open or close at the same moment, by symmetry, do so here."""
        for i in range(self.count):
            overlap, rate = self.state[i], self.state[self.count + i]
            if i in (landed, self.lead) or overlap < -self.snap[i]:
                continue
            if rate > 0 and not self.pressing[i]:
                self.state[i] = max(overlap, 0.0)
                self.pressing[i] = self.stiffnesses[i]
            elif rate < 0 and overlap <= 0:
                self.pressing[i] = 0.0

    def accept(self, step: float) -> None:
        """Keep the tried step, and note which contacts it found closed or open."""
        old, new = self.state, self.work
        for i in range(self.count):
            since = self.since[i]
            if since is None:
                if new[i] > 0:
                    self.since[i] = new[-1] if old[i] < 0 else old[-1]
            elif new[i] <= 0:
                self.touches[i].append((since, new[-1]))
                self.since[i] = None
        if self.legs is not None:
            held = (*self.parameters[:2], tuple(self.pressing), *self.parameters[3:])
            self.legs.append(Leg(old, step, held, new[-1]))
        self.state, self.work = new, ([0.0] * len(new) if self.legs is not None else old)
        self.slopes[0], self.ends = self.ends, self.slopes[0]
        self.steps += 1

    def change_lead(self) -> None:
        """Bring flags up to date after a step onto no kink; follow what opens sooner."""
        count, state = self.count, self.state
        for i in range(count):
            if i != self.lead and state[i] != 0:
                self.pressing[i] = self.stiffnesses[i] if state[i] > 0 else 0.0
        lead, rate = self.lead, state[count + self.lead]
        if state[lead] <= 0:
            self.pressing[lead] = 0.0
            lead = next_lead(self.state, self.pressing)
        else:
            own = state[lead] ** (2 if self.force.rooted else 1) / (abs(rate) + 1e-300)
            for i in range(count):
                overlap, rate = state[i], state[count + i]
                if i != self.lead and self.pressing[i] and rate < 0 and -overlap / rate < own / 2:
                    lead, own = i, -2 * overlap / rate
        if lead != self.lead:
            pace = state[self.lead] if self.force.rooted else 1.0
            self.span = self.step * abs(pace)
            self.follow(lead)
