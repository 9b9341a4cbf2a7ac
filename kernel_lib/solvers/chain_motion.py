"""Equations of motion of a row of balls with soft contacts, ready for an integrator.

What moves are the overlaps a of the contacts and their rates w, in units in which all are
near one; the velocities of the balls follow from the rates and the total momentum, which
is therefore conserved by construction.

The force K a^(3/2) has a kink where a contact closes or opens, and an integrator that runs
over it loses its order. So one contact, the one nearest to its kink, leads: its overlap is
stored as the root q = sqrt(a), and the clock s runs by dt = q ds. Then dq/ds = w/2, and
the force is K q^3, smooth through q = 0: a step may run past the opening and come back to
it. A contact that is open has no force until its closing has been found in the same way.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.laws.contact_forces import hertz_force, linear_force, power_force
from kernel_lib.solvers.dormand_prince import eighth_order_step, workspace

__all__ = ["ChainLaw", "Leg", "chain_law", "chain_rates", "lockstep_rates"]


class ChainLaw(NamedTuple):
    """A force K a^p, and what the integrator needs to pass its kink.

    law(overlap, stiffness) is the force; leading_law(entry, stiffness) continues it
    smoothly through zero, where the entry is the root of the overlap if `rooted`, else the
    overlap. A whole exponent needs no root: its force is smooth in time.
    """

    exponent: float
    law: Callable[[Any, Any], Any]
    leading_law: Callable[[Any, Any], Any]
    rooted: bool


def chain_law(exponent: float) -> ChainLaw:
    """The law of this exponent, in its quickest form."""
    if exponent == 1.5:
        return ChainLaw(1.5, hertz_force, lambda root, k: k * root * root * root, True)
    if exponent == 1:
        return ChainLaw(1, linear_force, lambda overlap, k: k * overlap, False)
    whole = exponent == int(exponent)
    power = int(exponent) if whole else 2 * exponent

    def law(overlap: Any, stiffness: Any) -> Any:
        return power_force(overlap, stiffness, exponent)

    def leading_law(entry: Any, stiffness: Any) -> Any:
        return stiffness * (entry if whole else abs(entry)) ** power

    return ChainLaw(exponent, law, leading_law, not whole)


def chain_rates(clock: Any, state: Any, out: Any, parameters: Any) -> None:
    """Rates of overlaps, of their rates and of time, a unit of the clock.

    a_i'' = F_(i-1)/m_i - F_i (1/m_i + 1/m_(i+1)) + F_(i+1)/m_(i+1)

    Parameters
    ----------
    clock : float; the rates do not depend on it
    state : overlaps (m), their rates (m), time; the entry of the leading contact is the
        root of its overlap if the clock is rooted
    out : as long as `state`; overwritten
    parameters : law of force, the leading one, stiffnesses (m, zero where open), inverse
        masses (m + 1), index of the leading contact, whether the clock is rooted

    Source: Li & Yao 2013, eq. 2.
    """
    law, leading_law, stiffnesses, inverse_masses, lead, rooted = parameters
    count = len(stiffnesses)
    pace = state[lead] if rooted else 1.0
    before = 0.0
    left = 0.0
    for i in range(count):
        if i == lead:
            force = leading_law(state[i], stiffnesses[i])
            out[i] = state[count + i] * 0.5 if rooted else state[count + i]
        else:
            force = law(state[i], stiffnesses[i])
            out[i] = state[count + i] * pace
        right = inverse_masses[i] * (before - force)
        if i > 0:
            out[count + i - 1] = pace * (left - right)
        left = right
        before = force
    out[2 * count - 1] = pace * (left - inverse_masses[count] * before)
    out[2 * count] = pace


def lockstep_rates(clock: Any, state: Any, out: Any, parameters: Any) -> None:
    """`chain_rates` for two contacts, with one leading contact a case."""
    law, leads, stiffnesses, beta = parameters
    x1, x2, w1, w2, _ = state
    first, second = leads
    pace: Any = 1.0
    half1: Any = 1.0
    half2: Any = 1.0
    if law.rooted:
        pace = np.where(first, x1, x2)
        half1, half2 = np.where(first, 0.5, pace), np.where(second, 0.5, pace)
    force1 = np.where(first, law.leading_law(x1, stiffnesses[0]), law.law(x1, stiffnesses[0]))
    force2 = np.where(second, law.leading_law(x2, stiffnesses[1]), law.law(x2, stiffnesses[1]))
    middle = beta * (force1 - force2)
    out[0] = w1 * half1
    out[1] = w2 * half2
    out[2] = -pace * (force1 + middle)
    out[3] = pace * (middle - beta * force2)
    out[4] = pace


class Leg:
    """One accepted step: any moment inside it can be computed again, to full accuracy."""

    __slots__ = ("end", "parameters", "start", "state", "step")

    def __init__(
        self, state: Sequence[float], step: float, parameters: tuple[Any, ...], end: float
    ) -> None:
        self.state, self.step, self.parameters = state, step, parameters
        self.start, self.end = state[-1], end

    def within(self, part: float) -> list[float]:
        """Overlaps, rates and time after this part of the step."""
        slopes, work = workspace(len(self.state))
        chain_rates(0.0, self.state, slopes[0], self.parameters)
        step = part * self.step
        eighth_order_step(chain_rates, self.parameters, 0.0, self.state, slopes, work, step)
        lead, rooted = self.parameters[-2:]
        if rooted:
            work[lead] *= work[lead]
        return work

    def at(self, time: float) -> list[float]:
        """The same at a moment between `start` and `end`."""
        lead, rooted = self.parameters[-2:]
        part = (time - self.start) / (self.end - self.start)
        for _ in range(20):
            state = self.within(part)
            pace = max(state[lead], 0.0) ** 0.5 if rooted else 1.0
            miss = (time - state[-1]) / (self.end - self.start)
            if abs(miss) < 1e-13 or pace == 0:
                break
            part = min(max(part + (time - state[-1]) / (pace * self.step), 0.0), 1.0)
        return state
