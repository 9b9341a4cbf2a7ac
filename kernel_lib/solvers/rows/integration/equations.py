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

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.laws.contact_forces import hertz_force, hertz_push, linear_force, power_force

__all__ = ["ChainLaw", "chain_law", "chain_rates", "many_rates"]


class ChainLaw(NamedTuple):
    """A force K a^p, and what the integrator needs to pass its kink.

    law(overlap, stiffness, exponent) is the force; leading_law(entry, stiffness, exponent)
    continues it smoothly through zero, where the entry is the root of the overlap if
    `rooted`, else the overlap. A whole exponent needs no root: its force is smooth in time.
    """

    exponent: float
    law: Callable[[Any, Any, Any], Any]
    leading_law: Callable[[Any, Any, Any], Any]
    rooted: bool

    @property
    def of_arrays(self) -> Callable[[Any, Any, Any], Any]:
        """`law` for arrays."""
        return many_spheres_push if self.law is sphere_push else self.law


def chain_law(exponent: float) -> ChainLaw:
    """The law of this exponent, in its quickest form."""
    if exponent == 1.5:
        return ChainLaw(1.5, sphere_push, sphere_through, True)
    if exponent == 1:
        return ChainLaw(1.0, spring_push, spring_through, False)
    if exponent == int(exponent):
        return ChainLaw(exponent, power_force, whole_through, False)
    return ChainLaw(exponent, power_force, power_through, True)


def any_push(overlap: Any, stiffness: Any, exponent: Any) -> Any:
    """The force of whatever exponent: one compiled loop serves them all."""
    if exponent == 1.5:
        return sphere_push(overlap, stiffness, exponent)
    if exponent == 1:
        return spring_push(overlap, stiffness, exponent)
    return power_force(overlap, stiffness, exponent)


def any_through(entry: Any, stiffness: Any, exponent: Any) -> Any:
    """The same of the leading contact."""
    if exponent == 1.5:
        return sphere_through(entry, stiffness, exponent)
    if exponent == 1:
        return spring_through(entry, stiffness, exponent)
    if exponent == math.floor(exponent):
        return whole_through(entry, stiffness, exponent)
    return power_through(entry, stiffness, exponent)


def sphere_push(overlap: Any, stiffness: Any, exponent: Any) -> Any:
    """`hertz_force` of one contact, by a square root: compiled, a power of 0.5 has other bits."""
    pressed = (overlap + abs(overlap)) / 2
    return hertz_push(pressed, math.sqrt(pressed), stiffness)


def many_spheres_push(overlap: Any, stiffness: Any, exponent: Any) -> Any:
    return hertz_force(overlap, stiffness)


def sphere_through(root: Any, stiffness: Any, exponent: Any) -> Any:
    return stiffness * root * root * root


def spring_push(overlap: Any, stiffness: Any, exponent: Any) -> Any:
    return linear_force(overlap, stiffness)


def spring_through(overlap: Any, stiffness: Any, exponent: Any) -> Any:
    return stiffness * overlap


def whole_through(overlap: Any, stiffness: Any, exponent: Any) -> Any:
    return stiffness * overlap**exponent


def power_through(root: Any, stiffness: Any, exponent: Any) -> Any:
    return stiffness * abs(root) ** (2 * exponent)


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
        masses (m + 1), exponent, index of the leading contact, whether the clock is rooted

    Source: Li & Yao 2013, eq. 2.
    """
    law, leading_law, stiffnesses, inverse_masses, exponent, lead, rooted = parameters
    count = len(stiffnesses)
    pace = state[lead] if rooted else 1.0
    before = 0.0
    left = 0.0
    for i in range(count):
        if i == lead:
            force = leading_law(state[i], stiffnesses[i], exponent)
            out[i] = state[count + i] * 0.5 if rooted else state[count + i]
        else:
            force = law(state[i], stiffnesses[i], exponent)
            out[i] = state[count + i] * pace
        right = inverse_masses[i] * (before - force)
        if i > 0:
            out[count + i - 1] = pace * (left - right)
        left = right
        before = force
    out[2 * count - 1] = pace * (left - inverse_masses[count] * before)
    out[2 * count] = pace


def many_rates(clock: Any, state: Any, out: Any, parameters: Any) -> None:
    """`chain_rates` for arrays of cases, with a leading contact each.

    Parameters
    ----------
    state, out : (2m + 1, N)
    parameters : ChainLaw; for each contact which cases it leads, (m, N) switches;
        stiffnesses (m, N), zero where open; inverse masses (m + 1, N); exponents (N,)
    """
    law, leads, stiffnesses, inverse_masses, exponents = parameters
    count, push = len(stiffnesses), law.of_arrays
    pace: Any = 1.0
    if law.rooted:
        pace = state[0]
        for i in range(1, count):
            pace = np.where(leads[i], state[i], pace)
    before: Any = 0.0
    left: Any = 0.0
    for i in range(count):
        x, k, first = state[i], stiffnesses[i], leads[i]
        force = np.where(first, law.leading_law(x, k, exponents), push(x, k, exponents))
        out[i] = state[count + i]
        if law.rooted:
            out[i] *= np.where(first, 0.5, pace)
        right = inverse_masses[i] * (before - force)
        if i > 0:
            out[count + i - 1] = pace * (left - right)
        left, before = right, force
    out[2 * count - 1] = pace * (left - inverse_masses[count] * before)
    out[2 * count] = pace
