"""Rows of many balls with soft contacts: only the contacts that press are integrated."""

import math
from itertools import pairwise
from typing import Any

import numpy as np

from kernel_lib.numerics.compile import available, compiled, ready
from kernel_lib.numerics.tableaus import DORMAND_PRINCE
from kernel_lib.solvers.rows.integration.equations import ChainLaw, chain_law
from kernel_lib.solvers.rows.integration.wave_loop import FULL, STAGES, row_loop
from kernel_lib.state.tolerances import QUIET_OVERLAP, WAVE_STEP_TOLERANCE

__all__ = ["LEAST", "LONG", "LongRow", "compile_long_rows"]

#: Touching rows of this many contacts or more go through the loop with a window, for
#: tolerances from LEAST on.
LONG, LEAST = 40, 1e-9


#: Openings and closings of one call of the loop, besides those of one step.
ROOM = 32

#: Steps in plain Python, of all long rows of a process together, after which loading a compiled
#: loop (a second) pays, and after which compiling it (four) does; one that is loaded already is
#: taken at once.
WORTH_LOADING, WORTH_COMPILING = 4_000, 15_000

#: Steps that long rows have taken in plain Python in this process so far.
taken_plain = [0]


def _table() -> list[float]:
    """Weights of the stages (row s: of stage s + 1), of the result and of both errors."""
    method = DORMAND_PRINCE
    table = [0.0] * (STAGES * (STAGES + 3))
    rows = [{}, *method.stages, method.result, *method.errors]
    for row, weights in enumerate(rows):
        for stage, weight in weights.items():
            table[STAGES * row + stage - 1] = weight
    return table


TABLE = _table()


def compile_long_rows() -> None:
    """Compile the loop with both laws of such rows, Hertz's and that of any exponent."""
    start = [0.0] * LONG + [1.0] + [0.0] * (LONG - 1)
    for exponent in (1.5, 1.7):
        law = chain_law(exponent)
        LongRow(law, [1.0] * LONG, [1.0] * (LONG + 1), start, LEAST).run(compiles=True)


class LongRow:
    """A row of many balls from its first contact until all have parted.

    Attributes
    ----------
    state : overlaps, their rates, time; in the units of the row
    touches : for each contact a list of (time of closing, time of opening)
    tries : steps that were tried
    finished : it always is
    """

    def __init__(
        self,
        force: ChainLaw,
        stiffnesses: list[float],
        inverse_masses: list[float],
        start: list[float],
        tolerance: float,
    ) -> None:
        count = len(stiffnesses)
        self.count, self.force, self.tolerance = count, force, tolerance
        mobility = [a + b for a, b in pairwise(inverse_masses)]
        soft = [1 / (k * w) for k, w in zip(stiffnesses, mobility, strict=True)]
        sizes = [s ** (1 / (force.exponent + 1)) for s in soft]
        one = 1 / (WAVE_STEP_TOLERANCE * tolerance)
        self.quiet = (QUIET_OVERLAP * tolerance) ** (1 / force.exponent)
        self.steps = 0.1 * min(sizes), (force.exponent - 1) / (force.exponent + 1)
        self.arrays: list[Any] = [
            start[:count],
            start[count : 2 * count],
            [0.0] * count,
            stiffnesses,
            inverse_masses,
            [*(one / size for size in sizes), one],
            TABLE,
            [0.0] * (2 * count * STAGES),
            [0.0] * (2 * count),
            [0.0] * (2 * count),
            [0.0] * (2 * (2 * count + ROOM)),
        ]
        self.touches: list[list[tuple[float, float]]] = [[] for _ in range(count)]
        self.state: list[float] = []
        self.tries = 0
        self.finished = True

    def run(self, compiles: bool = False) -> None:
        """Until no pair closes any more.

        compiles : whatever it is worth
        """
        loop: Any = self._plain
        fast, worth = False, 0.0 if compiles else self._worth_compiling()
        now: Any = [0.0]
        exponent = float(self.force.exponent)
        arrays = self.arrays
        since = [math.nan] * self.count
        why = FULL
        while why == FULL:
            if not fast and taken_plain[0] >= worth:
                loop, fast = compiled(row_loop, self.force.law), True
                arrays, now = [np.array(each) for each in arrays], np.array(now)
            noted, tried, why = loop(
                exponent, now, self.tolerance, self.quiet, *self.steps, *arrays
            )
            self.tries += tried
            taken_plain[0] += 0 if fast else tried
            self._note(list(arrays[-1][: 2 * noted]), since)
        end = float(now[0])
        overlap, rate, clock = (list(map(float, each)) for each in arrays[:3])
        placed = [x + v * (end - t) for x, v, t in zip(overlap, rate, clock, strict=True)]
        self.state = [*placed, *rate, end]
        for i, begun in enumerate(since):
            if not math.isnan(begun):
                # It left the window almost open, and moves on uniformly.
                rest = overlap[i] / -rate[i] if overlap[i] > 0 > rate[i] else 0.0
                self.touches[i].append((begun, clock[i] + rest))

    def _worth_compiling(self) -> float:
        """Steps after which the compiled loop ends sooner."""
        if not available():
            return math.inf
        state = ready(row_loop, self.force.law)
        return {"loaded": 0, "kept": WORTH_LOADING}.get(state, WORTH_COMPILING)

    def _plain(self, *arguments: Any) -> Any:
        return row_loop(self.force.law, *arguments)

    def _note(self, events: list[float], since: list[float]) -> None:
        for signed, time in zip(events[::2], events[1::2], strict=True):
            contact = round(abs(signed)) - 1
            if signed > 0:
                since[contact] = float(time)
            elif not math.isnan(since[contact]):
                self.touches[contact].append((since[contact], float(time)))
                since[contact] = math.nan
