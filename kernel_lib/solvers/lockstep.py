"""Rows of balls in lockstep: the decisions of `chain_decisions`, with one entry a case.

Where those decide with an if, here a mask chooses the cases it holds for. A case that is
rejected keeps its state, and one that has finished leaves the arrays.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.solvers.chain_cases import (
    FIRST_STEP,
    LEAVES_TOGETHER,
    MOST_STEPS,
    PAST,
    SHORTEST,
    SNAP,
    strictness,
)
from kernel_lib.solvers.lockstep_ends import energy_of_motion, settle
from kernel_lib.solvers.lockstep_kinks import crossings, next_leads, polish
from kernel_lib.solvers.numerics.dormand_prince import (
    GROW,
    SAFETY,
    SHRINK,
    eighth_order_step,
    step_error,
)
from kernel_lib.solvers.rows.equations import ChainLaw, lockstep_rates

__all__ = ["Lockstep"]

Floats = NDArray[np.float64]

PER_CASE = (
    *("aim", "case", "closed", "energy", "exponents", "inverse", "landing", "lead", "noise"),
    *("pressing", "sizes", "snap", "span", "state", "step", "stiff", "stride", "weights"),
)


class Lockstep:
    """Rows of n balls and m = n - 1 contacts, in units of the fastest contact of each.

    Parameters
    ----------
    rows : (N, 5m + 1), as `RowCases.scaled` returns them

    Attributes
    ----------
    rates : (m, N) closing speeds of the contacts, in the end
    closings : (m, N) how often each contact closed
    """

    def __init__(self, rows: Floats, exponents: Floats, law: ChainLaw, tolerance: float) -> None:
        count, m = len(rows), (rows.shape[1] - 1) // 5
        self.law, self.tolerance, self.count = law, tolerance, m
        self.rates, self.closings = np.empty((m, count)), np.zeros((m, count), dtype=np.int64)
        self.case, self.exponents = np.arange(count), exponents
        columns = np.ascontiguousarray(rows.T)
        self.stiff, self.sizes, self.inverse = columns[:m], columns[m : 2 * m], columns[4 * m :]
        self.snap = SNAP * tolerance * self.sizes
        greatest, least = self.sizes.max(0), self.sizes.min(0)
        one = strictness(greatest / least, m, tolerance)
        self.weights = np.concatenate([one / self.sizes, [one] * m, [one / greatest]])
        self.state = np.concatenate([columns[2 * m : 4 * m], np.zeros((1, count))])
        self.pressing = np.zeros((m, count))
        self.closed = np.zeros((m, count), dtype=bool)
        self.lead, self.landing = np.full((2, count), -1)
        self.step, self.aim = np.empty(count), np.full(count, np.inf)
        self.span, self.stride = np.full(count, np.inf), np.zeros(count)
        self.noise, self.energy = np.zeros((2, count))

    def run(self) -> None:
        """Advance until all balls have parted for good."""
        with np.errstate(all="ignore"):
            self.fly(self.case)
            self.noise[:] = LEAVES_TOGETHER * self.tolerance
            self.keep(self.lead >= 0)
            tries = 0
            while self.case.size:
                lead = self.lead.copy()
                self.advance()
                flying = np.flatnonzero(self.lead < 0)
                if flying.size:
                    self.fly(flying)
                turned = (self.lead != lead) | (self.landed >= 0)
                settle(self, np.flatnonzero(turned & (self.lead >= 0)))
                self.keep(self.lead >= 0)
                tries += 1
                if tries > MOST_STEPS:
                    raise RuntimeError(
                        f"a row needs more than {MOST_STEPS} steps; "
                        f"use a tolerance above {self.tolerance:g}"
                    )

    def fly(self, who: Any) -> None:
        """Jump to the next contact; a case without one has finished (lead -2)."""
        m = self.count
        state = self.state[:, who]
        closing = state[m : 2 * m] > self.noise[who]
        wait = np.where(closing, -state[:m] / state[m : 2 * m], np.inf)
        first, shortest = wait.argmin(0), wait.min(0)
        over = np.isinf(shortest)
        self.lead[who[over]] = -2
        who, first, shortest, state = who[~over], first[~over], shortest[~over], state[:, ~over]
        state[:m] += shortest * state[m : 2 * m]
        near = np.abs(state[:m]) <= self.snap[:, who]
        near[first, np.arange(who.size)] = True
        state[:m][near] = 0.0
        state[-1] += shortest
        touching = (state[:m] == 0) & (state[m : 2 * m] >= 0)
        self.pressing[:, who] = np.where(touching, self.stiff[:, who], 0.0)
        self.state[:, who] = state
        self.energy[who] = energy_of_motion(state[m : 2 * m], self.inverse[:, who])
        self.span[who], self.stride[who] = np.inf, 0.0
        self.follow(who, first, np.ones(who.size, dtype=bool))

    def follow(self, who: Any, lead: Any, closed: Any) -> None:
        """Change to the clock of a contact, and choose a first step of it."""
        rooted, old = self.law.rooted, self.lead[who]
        led = old >= 0
        if rooted:
            self.state[old[led], who[led]] **= 2
        self.lead[who] = lead
        who, lead, closed = who[lead >= 0], lead[lead >= 0], closed[lead >= 0]
        overlap, rate = self.state[lead, who], self.state[self.count + lead, who]
        span, p = self.span[who], self.exponents[who]
        time = FIRST_STEP * self.sizes[lead, who] * rate ** ((1 - p) / (1 + p))
        if rooted:
            root = np.sqrt(overlap)
            self.state[lead, who] = root
            start = np.minimum(np.sqrt(FIRST_STEP * time / rate), 2 * np.sqrt(span / rate))
            self.step[who] = np.where(closed, start, span / root)
        else:
            self.step[who] = np.where(closed, np.minimum(time, span), span)

    def advance(self) -> None:
        """One try of every case: rejected, shortened, or kept."""
        state, lead, landing, m = self.state, self.lead, self.landing >= 0, self.count
        leads = [lead == i for i in range(m)]
        parameters = (self.law, leads, self.pressing, self.inverse, self.exponents)
        slopes, (work, ends) = np.empty((12, *state.shape)), np.empty((2, *state.shape))
        lockstep_rates(0.0, state, slopes[0], parameters)
        ahead = np.where(state[:m] * slopes[0][:m] < 0, -PAST * state[:m] / slopes[0][:m], np.inf)
        step = np.minimum(self.step, np.minimum(ahead.min(0), self.aim))
        step[landing] = self.aim[landing]
        eighth_order_step(lockstep_rates, parameters, 0.0, state, slopes, work, step)
        error = step_error(slopes, step, self.weights)
        lockstep_rates(0.0, work, ends, parameters)
        if landing.any():
            polish(self.landing, work, ends, parameters)
        time = work[-1] - state[-1]
        good = landing | (error <= 1)
        sought = good & ~landing & (time > SHORTEST)
        before, after = (state, slopes[0]), (work, ends)
        hit, part = crossings(lead, self.pressing, self.snap, before, after, step, sought, self.law)
        self.landed = self.landing
        self.choose_steps(step, error, time, good, hit, part)
        self.accept(good & (hit < 0), work)
        self.change_leads(step, time, good, hit, np.flatnonzero(landing))

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
        touching = work[: self.count] > 0
        self.closings[:, self.case] += kept & touching & ~self.closed
        self.closed = np.where(kept, touching, self.closed)
        self.state = np.where(kept, work, self.state)

    def change_leads(self, step: Floats, time: Floats, good: Any, hit: Any, landed: Any) -> None:
        """Openings and closings; then follow what opens sooner."""
        m, here, lead, state = self.count, np.arange(hit.size), self.lead, self.state
        entry = state[lead, here]
        pace = np.abs(entry) if self.law.rooted else np.ones(hit.size)
        turns = np.flatnonzero((hit >= 0) & (self.landing < 0) & np.isinf(self.aim))
        self.span[turns] = time[turns]
        cruised = good & (hit < 0)
        cruised[landed] = False
        overlaps, rates = state[:m], state[m : 2 * m]
        led = lead == np.arange(m)[:, None]
        fresh = np.where(overlaps > 0, self.stiff, 0.0)
        self.pressing = np.where(cruised & ~led & (overlaps != 0), fresh, self.pressing)
        ended = cruised & (entry <= 0)
        self.pressing[lead[ended], here[ended]] = 0.0
        left = entry * pace / np.abs(rates[lead, here])
        falls = (self.pressing > 0) & ~led & (rates < 0)
        wait = np.where(falls, -overlaps / rates, np.inf)
        first = wait.argmin(0)
        sooner = cruised & ~ended & (wait[first, here] < left / 2)
        self.span = np.where(ended | sooner, step * pace, self.span)
        who = np.flatnonzero(ended)
        never = np.zeros(hit.size, dtype=bool)
        chosen = next_leads(overlaps[:, who], rates[:, who], self.pressing[:, who])
        self.follow(who, chosen, never[who])
        who = np.flatnonzero(sooner)
        self.follow(who, first[who], never[who])
        self.follow(turns, hit[turns], never[turns])
        self.switch(landed)

    def switch(self, who: Any) -> None:
        """Open or close the contacts that these cases have landed on."""
        contact, m = self.landed[who], self.count
        opened = self.pressing[contact, who] > 0
        self.pressing[contact, who] = np.where(opened, 0.0, self.stiff[contact, who])
        overlap, rate = self.state[:m, who], self.state[m : 2 * m, who]
        pressing, here = self.pressing[:, who], np.arange(m)[:, None]
        others = (here != contact) & (here != self.lead[who]) & (overlap >= -self.snap[:, who])
        closes = others & (rate > 0) & (pressing == 0)
        overlap = np.where(closes, np.maximum(overlap, 0.0), overlap)
        opens = others & ~closes & (rate < 0) & (overlap <= 0)
        pressing = np.where(closes, self.stiff[:, who], np.where(opens, 0.0, pressing))
        self.state[:m, who], self.pressing[:, who] = overlap, pressing
        lead = np.where(opened, next_leads(overlap, rate, pressing), contact)
        self.follow(who, lead, ~opened)

    def keep(self, chosen: Any) -> None:
        """Note the results of the finished cases and let go of them."""
        if chosen.all():
            return
        m = self.count
        self.rates[:, self.case[~chosen]] = self.state[m : 2 * m, ~chosen]
        for name in PER_CASE:
            setattr(self, name, getattr(self, name)[..., chosen])
