"""Three-ball chains in lockstep: the loop of `chain_run`, with one entry a case.

Where `chain_run` decides with an if, here a mask chooses the cases it holds for. A case
that is rejected keeps its state, and one that has finished leaves the arrays.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.solvers.chain_motion import ChainLaw, lockstep_rates
from kernel_lib.solvers.chain_run import (
    FIRST_STEP,
    LEAVES_TOGETHER,
    PAST,
    SHORTEST,
    SNAP,
    STEP_TOLERANCE,
)
from kernel_lib.solvers.dormand_prince import (
    GROW,
    SAFETY,
    SHRINK,
    eighth_order_step,
    step_error,
)
from kernel_lib.solvers.lockstep_kinks import crossings

__all__ = ["Lockstep"]

Floats = NDArray[np.float64]

#: What each case carries: two overlaps, their rates, time.
ENTRIES = 5
PER_CASE = (
    *("aim", "beta", "case", "closed", "landing", "lead", "noise", "pressing", "shortest"),
    *("snap", "softness", "span", "state", "step", "stiff", "stride", "weights"),
)


class Lockstep:
    """Chains of masses 1, 1/beta, 1/beta and stiffnesses 1, gamma; ball 1 arrives with 1.

    Attributes
    ----------
    rates : (2, N) closing speeds of the contacts, in the end
    touches : (2, N) how often each contact closed
    """

    def __init__(self, gamma: Floats, beta: Floats, law: ChainLaw, tolerance: float) -> None:
        count, p = gamma.size, law.exponent
        self.law, self.tolerance, self.beta = law, tolerance, beta
        self.rates = np.empty((2, count))
        self.touches = np.zeros((2, count), dtype=np.int64)
        self.case = np.arange(count)
        self.stiff = np.stack([np.ones(count), gamma])
        self.softness = np.stack([1 / (1 + beta), 1 / (2 * gamma * beta)])
        size = self.softness ** (1 / (p + 1))
        self.snap = SNAP * tolerance * size
        one = (1 + size.max(0) / size.min(0) / 8) / (STEP_TOLERANCE * tolerance)
        # The units here are those of the first contact, in chain_run those of the fastest.
        self.shortest = SHORTEST * size.min(0)
        self.weights = np.stack([one / size[0], one / size[1], one, one, one / size.max(0)])
        self.state = np.zeros((ENTRIES, count))
        self.state[2] = 1.0
        self.pressing = self.stiff.copy()
        self.closed = np.zeros((2, count), dtype=bool)
        self.lead = np.full(count, -1)
        self.landing = np.full(count, -1)
        self.step, self.aim = np.empty(count), np.full(count, np.inf)
        self.span, self.stride = np.full(count, np.inf), np.zeros(count)
        self.noise = np.zeros(count)

    def run(self) -> None:
        """Advance until all chains have parted for good."""
        with np.errstate(all="ignore"):
            self.fly(self.case)
            self.noise[:] = LEAVES_TOGETHER * self.tolerance
            while self.case.size:
                self.advance()
                flying = np.flatnonzero(self.lead < 0)
                if flying.size:
                    self.fly(flying)
                    self.keep(self.lead >= 0)

    def fly(self, who: Any) -> None:
        """Jump to the next contact; a case without one has finished (lead -2)."""
        state, pressing = self.state[:, who], self.pressing[:, who]
        wait = np.where(state[2:4] > self.noise[who], -state[:2] / state[2:4], np.inf)
        first, shortest = wait.argmin(0), wait.min(0)
        over = np.isinf(shortest)
        self.lead[who[over]] = -2
        who, first, shortest = who[~over], first[~over], shortest[~over]
        state, pressing = state[:, ~over], pressing[:, ~over]
        state[:2] += shortest * state[2:4]
        near = np.abs(state[:2]) <= self.snap[:, who]
        near[first, np.arange(who.size)] = True
        state[:2][near] = 0.0
        state[4] += shortest
        touching = (state[:2] == 0) & (state[2:4] >= 0)
        self.pressing[:, who] = np.where(touching, self.stiff[:, who], 0.0)
        self.state[:, who] = state
        self.span[who], self.stride[who] = np.inf, 0.0
        self.follow(who, first, np.ones(who.size, dtype=bool))

    def follow(self, who: Any, lead: Any, closed: Any) -> None:
        """Change to the clock of a contact, and choose a first step of it."""
        rooted, p, old = self.law.rooted, self.law.exponent, self.lead[who]
        led = old >= 0
        if rooted:
            self.state[old[led], who[led]] **= 2
        self.lead[who] = lead
        who, lead, closed = who[lead >= 0], lead[lead >= 0], closed[lead >= 0]
        overlap, rate, span = self.state[lead, who], self.state[2 + lead, who], self.span[who]
        time = FIRST_STEP * (self.softness[lead, who] * rate ** (1 - p)) ** (1 / (p + 1))
        if rooted:
            root = np.sqrt(overlap)
            self.state[lead, who] = root
            start = np.minimum(np.sqrt(FIRST_STEP * time / rate), 2 * np.sqrt(span / rate))
            self.step[who] = np.where(closed, start, span / root)
        else:
            self.step[who] = np.where(closed, np.minimum(time, span), span)

    def advance(self) -> None:
        """One try of every case: rejected, shortened, or kept."""
        state, lead, landing = self.state, self.lead, self.landing >= 0
        parameters = (self.law, (lead == 0, lead == 1), self.pressing, self.beta)
        slopes, (work, ends) = np.empty((12, *state.shape)), np.empty((2, *state.shape))
        lockstep_rates(0.0, state, slopes[0], parameters)
        ahead = np.where(state[:2] * slopes[0][:2] < 0, -PAST * state[:2] / slopes[0][:2], np.inf)
        step = np.minimum(self.step, np.minimum(ahead.min(0), self.aim))
        step[landing] = self.aim[landing]
        eighth_order_step(lockstep_rates, parameters, 0.0, state, slopes, work, step)
        error = step_error(slopes, step, self.weights)
        lockstep_rates(0.0, work, ends, parameters)
        if landing.any():
            self.polish(work, ends, parameters)
        time = work[4] - state[4]
        good = landing | (error <= 1)
        sought = good & ~landing & (time > self.shortest)
        before, after = (state, slopes[0]), (work, ends)
        hit, part = crossings(lead, self.pressing, self.snap, before, after, step, sought, self.law)
        self.landed = self.landing
        self.choose_steps(step, error, time, good, hit, part)
        self.accept(good & (hit < 0), work)
        self.change_leads(step, time, good, hit, np.flatnonzero(landing))

    def polish(self, work: Floats, ends: Floats, parameters: Any) -> None:
        """Bring the entries that land onto zero."""
        who = np.flatnonzero(self.landing >= 0)
        contact = self.landing[who]
        rest = np.zeros(self.case.size)
        rest[who] = -work[contact, who] / ends[contact, who]
        middle = np.empty_like(work)
        lockstep_rates(0.0, work + rest / 2 * ends, middle, parameters)
        work += rest * middle
        work[contact, who] = 0.0

    def choose_steps(
        self, step: Floats, error: Floats, time: Floats, good: Any, hit: Any, part: Floats
    ) -> None:
        """Lengths of the next tries, and what they land on."""
        landing, missed = self.landing >= 0, hit >= 0
        kept, whole = good & ~missed & ~landing, step == self.step
        factor = np.clip(SAFETY * (error + 1e-30) ** (-1 / 8), SHRINK, GROW)
        proposed = step * np.where(np.isnan(factor), SHRINK, factor)
        longer = np.where(whole, proposed, np.maximum(self.step, proposed))
        self.step = np.where(good, np.where(kept, longer, self.step), proposed)
        self.stride = np.where(kept & whole, time, self.stride)
        here = np.arange(hit.size)
        aimed = (hit == self.lead) | (self.pressing[hit, here] == 0)
        aims = missed & (part > 0) & aimed
        halves = missed & (part == 0)
        self.landing = np.where(aims, hit, -1)
        self.aim = np.where(aims, part * step, np.where(halves, step / 2, np.inf))
        self.span = np.where(aims, np.maximum(self.stride, time), self.span)

    def accept(self, kept: Any, work: Floats) -> None:
        """Keep the good tries, and count the contacts that they found closed."""
        touching = work[:2] > 0
        self.touches[:, self.case] += kept & touching & ~self.closed
        self.closed = np.where(kept, touching, self.closed)
        self.state = np.where(kept, work, self.state)

    def change_leads(self, step: Floats, time: Floats, good: Any, hit: Any, landed: Any) -> None:
        """Openings and closings; then follow what opens sooner."""
        here, lead = np.arange(hit.size), self.lead
        pace = np.abs(self.state[lead, here]) if self.law.rooted else np.ones(hit.size)
        turns = np.flatnonzero((hit >= 0) & (self.landing < 0) & np.isinf(self.aim))
        self.span[turns] = time[turns]
        cruised = good & (hit < 0)
        cruised[landed] = False
        who = np.flatnonzero(cruised)
        other, own = 1 - lead[who], self.state[lead[who], who]
        overlap, rate = self.state[other, who], self.state[2 + other, who]
        fresh = np.where(overlap > 0, self.stiff[other, who], 0.0)
        self.pressing[other, who] = np.where(overlap == 0, self.pressing[other, who], fresh)
        ended = own <= 0
        self.pressing[lead[who[ended]], who[ended]] = 0.0
        left = own ** (2 if self.law.rooted else 1) / np.abs(self.state[2 + lead[who], who])
        presses = (self.pressing[other, who] > 0) & (overlap > 0)
        sooner = presses & (rate < 0) & (-overlap / rate < left / 2)
        self.span[who] = np.where(ended | sooner, step[who] * pace[who], self.span[who])
        never = np.zeros(hit.size, dtype=bool)
        self.follow(who[ended], np.where(presses, other, -1)[ended], never[who[ended]])
        sooner &= ~ended
        self.follow(who[sooner], other[sooner], never[who[sooner]])
        self.follow(turns, hit[turns], never[turns])
        self.switch(landed)

    def switch(self, who: Any) -> None:
        """Open or close the contacts that these cases have landed on."""
        contact = self.landed[who]
        opened = self.pressing[contact, who] > 0
        self.pressing[contact, who] = np.where(opened, 0.0, self.stiff[contact, who])
        other = 1 - contact
        overlap, rate = self.state[other, who], self.state[2 + other, who]
        near = (other != self.lead[who]) & (overlap >= -self.snap[other, who])
        closes = near & (rate > 0) & (self.pressing[other, who] == 0)
        self.state[other, who] = np.where(closes, np.maximum(overlap, 0.0), overlap)
        pressing = np.where(closes, self.stiff[other, who], self.pressing[other, who])
        self.pressing[other, who] = np.where(near & (rate < 0) & (overlap <= 0), 0.0, pressing)
        presses = (self.pressing[other, who] > 0) & (self.state[other, who] > 0)
        self.follow(who, np.where(opened, np.where(presses, other, -1), contact), ~opened)

    def keep(self, chosen: Any) -> None:
        """Note the results of the finished cases and let go of them."""
        if chosen.all():
            return
        self.rates[:, self.case[~chosen]] = self.state[2:4, ~chosen]
        for name in PER_CASE:
            setattr(self, name, getattr(self, name)[..., chosen])
