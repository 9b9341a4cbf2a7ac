"""Rows of balls with soft contacts: final velocities, touches and histories of force.

Who leaves a Newton's cradle, and how fast, depends on how hard the contacts are: here every
contact is a spring of force K a^p, and the outcome is computed, not chosen.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.solvers.rows.checks import (
    check_energy_of_row,
    checked_row,
    per_contact,
    velocities_of_row,
)
from kernel_lib.solvers.rows.history import ChainHistory, chain_history, moments
from kernel_lib.solvers.rows.integration.equations import chain_law
from kernel_lib.solvers.rows.integration.integrate import ChainRun
from kernel_lib.solvers.rows.integration.wave import LEAST, LONG, LongRow
from kernel_lib.state.checks import coefficient, number
from kernel_lib.state.tolerances import LARGEST, MOST_CHAIN_STEPS

__all__ = ["ChainCollision", "ChainHistory", "Row", "chain_collision", "collide", "row_of"]

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class ChainCollision:
    """Outcome of the collision of a row of balls.

    velocities : (n,) m/s, after all have parted
    touches : for each contact its (time of closing, time of opening), s; a contact may
        close again
    separations : (time, contact) of every opening, in order of time
    duration : s, from the first closing to the last opening
    history : ChainHistory, if it was asked for
    tries : steps of integration that were tried: what it cost
    """

    velocities: Floats
    touches: tuple[tuple[tuple[float, float], ...], ...]
    separations: tuple[tuple[float, int], ...]
    duration: float
    history: ChainHistory | None = None
    tries: int = 0


@dataclass(frozen=True)
class Row:
    """A checked row and the units in which its fastest contact has scales of one."""

    masses: tuple[float, ...]
    velocities: tuple[float, ...]
    stiffnesses: tuple[float, ...]
    gaps: tuple[float, ...]
    exponent: float
    speed: float
    time: float
    mass: float

    @property
    def length(self) -> float:
        return self.speed * self.time

    @property
    def start(self) -> list[float]:
        """Overlaps, their rates and time at the start, in these units."""
        rates = [(a - b) / self.speed for a, b in pairwise(self.velocities)]
        return [*(-gap / self.length for gap in self.gaps), *rates, 0.0]

    def velocities_after(self, state: Sequence[float]) -> list[float]:
        """Velocities in such a state, m/s."""
        count = len(self.gaps)
        rates = [rate * self.speed for rate in state[count : 2 * count]]
        return velocities_of_row(self.masses, self.velocities, rates)


def chain_collision(
    masses: Sequence[float],
    velocities: Sequence[float],
    stiffnesses: Sequence[float] | float,
    exponent: float = 1.5,
    gaps: Sequence[float] | None = None,
    tolerance: float = 1e-8,
    history: int | Sequence[float] | str | None = None,
) -> ChainCollision:
    """Collision of a row of balls with soft contacts, until all have parted.

    m_i x_i'' = F_(i-1) - F_i with F_i = K_i max(x_i - x_(i+1), 0)^p

    Parameters
    ----------
    masses : (n,) kg, from left to right, two balls or more; infinite for a wall, but not
        for two neighbours
    velocities : (n,) m/s, positive to the right
    stiffnesses : (n - 1,) N/m^p, or one for all contacts
    exponent : p, at least 1; 3/2 for spheres (Hertz), 1 for springs
    gaps : (n - 1,) m, distances at the start; None: all touch
    tolerance : greatest error of a velocity, in parts of the greatest difference of speed
        at the start, from 1e-12 to 1e-2; closing speeds below it, left over at the end,
        count as none. A long row of unlike balls that meet again and again multiplies its
        own errors: some of 60 balls missed 1e-8 by 1000 times.
        Momentum is conserved to rounding whatever the tolerance.
    history : how many moments of equal distance to report, or the moments, s, or "touches": when
        contacts begin and end

    Returns
    -------
    ChainCollision

    Raises
    ------
    ValueError : naming the value and the remedy
    ArithmeticError : if the row, which is elastic, does not keep its energy (1e-6 of it, or 100
        tolerances), naming the remedy
    RuntimeError : if the row needs more than a million steps, naming the remedy: light balls
        between far heavier ones that close in swing or meet about as often as the root of the
        ratio of the masses says, at some fifty steps each time

    Source: Li & Yao 2013, eq. 2.
    """
    row = _checked(masses, velocities, stiffnesses, exponent, gaps)
    tolerance = coefficient("tolerance", tolerance, 1e-12, 1e-2)
    run = collide(row, tolerance) if history is None else _kept(row, tolerance)
    if not run.finished:
        raise RuntimeError(_too_long(row, tolerance, sum(map(len, run.touches))))
    clock = row.time
    touches = tuple(tuple((a * clock, b * clock) for a, b in each) for each in run.touches)
    ends = sorted((end, i) for i, each in enumerate(touches) for _, end in each)
    start = min((each[0][0] for each in touches if each), default=0.0)
    duration = ends[-1][0] - start if ends else 0.0
    report = None
    if history is not None and isinstance(run, ChainRun):
        if isinstance(history, str):
            history = sorted({time for each in touches for touch in each for time in touch})
        times = moments(history, start + duration)
        states = run.states_at(times / clock)
        units = (row.length, row.speed)
        report = chain_history(
            times, states, units, row.masses, row.velocities, row.stiffnesses, row.exponent
        )
    final = np.array(row.velocities_after(run.state))
    return ChainCollision(final, touches, tuple(ends), duration, report, run.tries)


def _checked(masses: Any, velocities: Any, stiffnesses: Any, exponent: Any, gaps: Any) -> Row:
    m, v = checked_row(masses, velocities)
    pairs = len(m) - 1
    stiff = per_contact("stiffnesses", stiffnesses, pairs)
    k = [number(f"stiffness {i}", x, above=0) for i, x in enumerate(stiff)]
    apart = per_contact("gaps", 0.0 if gaps is None else gaps, pairs)
    g = [number(f"gap {i}", x, minimum=0) for i, x in enumerate(apart)]
    p = number("exponent", exponent, minimum=1)
    return row_of(m, v, k, p, g)


def row_of(
    masses: Sequence[float],
    velocities: Sequence[float],
    stiffnesses: Sequence[float],
    exponent: float,
    gaps: Sequence[float],
) -> Row:
    """A row of checked values, and the units of its fastest contact."""
    speed, p = max(velocities) - min(velocities), exponent
    if any(a > b for a, b in pairwise(velocities)):
        number("greatest difference of velocities", speed, above=0)
    elif speed < 1 / LARGEST:
        speed = 1.0  # nothing closes: any unit will do
    mobility = [1 / a + 1 / b for a, b in pairwise(masses)]
    times = [
        (speed ** (1 - p) / (a * w)) ** (1 / (p + 1))
        for a, w in zip(stiffnesses, mobility, strict=True)
    ]
    values = tuple(masses), tuple(velocities), tuple(stiffnesses), tuple(gaps)
    return Row(*values, p, speed, min(times), 1 / max(mobility))


def _too_long(row: Row, tolerance: float, touches: int) -> str:
    free = [mass for mass in row.masses if math.isfinite(mass)]
    return (
        f"the row needs more than {MOST_CHAIN_STEPS} steps: its contacts have closed {touches} "
        f"times by then; use masses less unlike than {max(free) / min(free):.3g} to 1, "
        f"or a tolerance above {tolerance:g}"
    )


@lru_cache(maxsize=4)
def _kept(row: Row, tolerance: float) -> ChainRun | LongRow:
    """A run with its steps, kept: other moments of it need no new integration."""
    return collide(row, tolerance, keep_legs=True)


def collide(
    row: Row, tolerance: float, keep_legs: bool = False, most: float = math.inf
) -> ChainRun | LongRow:
    """The collision of a row until all have parted, or `most` steps have been tried.

    Raises
    ------
    ArithmeticError : as `chain_collision`
    """
    unit = row.length**row.exponent * row.time / (row.mass * row.speed)
    law = chain_law(row.exponent)
    stiffnesses = [k * unit for k in row.stiffnesses]
    inverse_masses = [row.mass / m for m in row.masses]
    wave = len(stiffnesses) >= LONG and tolerance >= LEAST and law.rooted and not any(row.gaps)
    run: ChainRun | LongRow
    if wave and not keep_legs:
        run = LongRow(law, stiffnesses, inverse_masses, row.start, tolerance)
        run.run()
    else:
        run = ChainRun(law, stiffnesses, inverse_masses, row.start, tolerance, keep_legs)
        run.run(min(most, MOST_CHAIN_STEPS))
    if run.finished:
        count = len(stiffnesses)
        before, after = (state[count : 2 * count] for state in (row.start, run.state))
        check_energy_of_row(row.masses, before, after, tolerance)
    return run
