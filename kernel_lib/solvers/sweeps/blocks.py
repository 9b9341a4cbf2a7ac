"""A sweep in blocks, each of rows that end at about one time."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.solvers.shared_work import Interrupted, Progress, SharedWork
from kernel_lib.solvers.sweeps.cases import RowCases
from kernel_lib.solvers.sweeps.run import Counts, Floats, run_rows

__all__ = ["Progress", "SweepInterrupted", "SweepRun"]

#: Cases of one block, with numpy alone and compiled: enough for arrays to pay, few enough that a
#: block ends within a second.
BLOCKS = {False: 16384, True: 4096}


class SweepInterrupted(Interrupted):
    """A sweep that was interrupted: its `result` has nan velocities and 0 touches where it has
    not been."""


class SweepRun(SharedWork):
    """Cases in blocks, and what has come of them.

    Parameters
    ----------
    fast : compiled, or with numpy alone
    shaped : makes the result from velocities (C, n) and closings (C, m)
    """

    function = staticmethod(run_rows)
    what = "cases"
    interrupted = SweepInterrupted

    def __init__(
        self,
        cases: RowCases,
        tolerance: float,
        fast: bool,
        shaped: Callable[[Floats, Counts], Any],
    ) -> None:
        self.cases, self.tolerance, self.fast, self.shaped = cases, tolerance, fast, shaped
        self.velocities = np.full(cases.masses.shape, np.nan)
        self.closings = np.zeros(cases.stiffnesses.shape, dtype=np.int64)
        order, size = _longest_first(cases), BLOCKS[fast]
        self.blocks = [order[start : start + size] for start in range(0, len(order), size)]
        super().__init__([len(block) for block in self.blocks])

    def arguments(self, k: int) -> tuple[RowCases, float, bool]:
        return self.cases.some(self.blocks[k]), self.tolerance, self.fast

    def keep(self, k: int, outcome: tuple[Floats, Counts]) -> None:
        self.velocities[self.blocks[k]], self.closings[self.blocks[k]] = outcome

    def result(self) -> Any:
        return self.shaped(self.velocities, self.closings)


def _longest_first(cases: RowCases) -> NDArray[np.int64]:
    """Rows of unlike contacts ring longest: neighbours in this order end at about one time."""
    inverse = 1 / cases.masses.T.copy()
    stiff = cases.stiffnesses.T.copy() * (inverse[:-1] + inverse[1:])
    return np.argsort(-stiff.max(0) / stiff.min(0))
