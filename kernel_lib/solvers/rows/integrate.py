"""A run of one row of balls on plain lists, with a record of its steps and touches."""

import math
from itertools import pairwise
from typing import Any

from kernel_lib.solvers.numerics.dormand_prince import (
    eighth_order_step,
    next_step,
    step_error,
    workspace,
)
from kernel_lib.solvers.rows.equations import ChainLaw, Leg, chain_rates
from kernel_lib.solvers.rows.rows_under_way import Cases, strictness
from kernel_lib.solvers.rows.step_control import (
    FINISHED,
    KEPT,
    STALE,
    accept_step,
    fly,
    lands,
    propose_step,
)
from kernel_lib.state.tolerances import CHAIN_LEAVES_TOGETHER, MOST_CHAIN_STEPS, SNAP_TO_KINK

__all__ = ["ChainRun"]


class ChainRun:
    """A row of balls from its first contact until all have parted for good.

    Attributes
    ----------
    state : overlaps (m), their rates (m), time
    touches : for each contact a list of (time of closing, time of opening)
    legs : list of Leg, if they are kept
    tries : how many steps were tried
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
        self.inverse_masses, self.state, self.tries = inverse_masses, list(start), 0
        self.touches: list[list[tuple[float, float]]] = [[] for _ in range(count)]
        self.legs: list[Leg] | None = [] if keep_legs else None
        mobility = [a + b for a, b in pairwise(inverse_masses)]
        power = 1 / (force.exponent + 1)
        sizes = [(1 / (k * w)) ** power for k, w in zip(stiffnesses, mobility, strict=True)]
        one = strictness(max(sizes) / min(sizes), count, tolerance)
        self.weights = [one / size for size in sizes] + [one] * count + [one / max(sizes)]
        self.slopes, self.before = workspace(2 * count + 1)
        self.cases = self._lay_out(stiffnesses, sizes)
        self._take_up()

    def _lay_out(self, stiffnesses: list[float], sizes: list[float]) -> Cases:
        count = self.count
        snap = [SNAP_TO_KINK * self.tolerance * size for size in sizes]
        some, single = [[0.0] * count for _ in range(3)], [[0.0] for _ in range(5)]
        parts: list[Any] = [
            *(1, count, self.force.rooted, [self.force.exponent], [0.0], self.inverse_masses),
            *(stiffnesses, sizes, snap, some[0], [-1.0] * count, *some[1:], [0] * count),
            *(self.before, self.slopes[0], self.state, [0.0] * (2 * count + 1)),
            *(*single, [-1], [-1]),
        ]
        return Cases(*parts)

    def run(self) -> None:
        """Fly, press, fly, until no pair closes any more."""
        going = fly(self.cases, 0)
        self.cases.noise[0] = CHAIN_LEAVES_TOGETHER * self.tolerance
        self._take_up()
        while going:
            going = self.advance()
            if self.tries > MOST_CHAIN_STEPS:
                raise RuntimeError(
                    f"the row needs more than {MOST_CHAIN_STEPS} steps; "
                    f"use a tolerance above {self.tolerance:g}"
                )

    def advance(self) -> bool:
        """One try, and what is made of it; False if it was the last one."""
        cases = self.cases
        step = propose_step(cases, 0)
        error = self.attempt(step)
        if lands(cases, 0, step, error):
            step += self.finish_landing(cases.landing[0])
        leg = None
        if self.legs is not None:
            active_stiffness = tuple(cases.active_stiffness)
            held = (*self.parameters[:2], active_stiffness, *self.parameters[3:])
            leg = Leg(list(self.before), step, held, self.state[-1])
        outcome = accept_step(cases, 0, step, error, next_step(step, error))
        if outcome & KEPT:
            self._note(leg)
        if outcome & STALE:
            self._take_up()
        elif outcome & KEPT:
            cases.start[:] = cases.ends
        return not outcome & FINISHED

    def attempt(self, step: float) -> float:
        """Try a step; the state before it is kept in `before`."""
        before, state = self.before, self.state
        before[:] = state
        self.tries += 1
        try:
            eighth_order_step(chain_rates, self.parameters, 0.0, before, self.slopes, state, step)
            chain_rates(0.0, state, self.cases.ends, self.parameters)
        except OverflowError:
            return math.inf
        error = step_error(self.slopes, step, self.weights)
        return error if error == error else math.inf

    def finish_landing(self, contact: int) -> float:
        """Bring the entry of the contact that is landed on to zero; the rest of the step."""
        work, ends = self.state, self.cases.ends
        rest = -work[contact] / ends[contact]
        middle = [x + rest / 2 * v for x, v in zip(work, ends, strict=True)]
        chain_rates(0.0, middle, ends, self.parameters)
        for i in range(len(work)):
            work[i] += rest * ends[i]
        work[contact] = 0.0
        return rest

    def _take_up(self) -> None:
        """The law, the leading contact and the rates from here on."""
        cases, force = self.cases, self.force
        self.parameters = (
            *(force.law, force.leading_law, cases.active_stiffness, self.inverse_masses),
            *(force.exponent, cases.lead[0], force.rooted),
        )
        if cases.lead[0] >= 0:
            chain_rates(0.0, self.state, cases.start, self.parameters)

    def _note(self, leg: Leg | None) -> None:
        """Enter a step that was kept, and the contacts that opened in it."""
        if self.legs is not None and leg is not None:
            self.legs.append(leg)
        for i, moment in enumerate(self.cases.parted):
            if moment:
                self.touches[i].append((self.cases.began[i], moment))
                self.cases.parted[i] = 0.0
