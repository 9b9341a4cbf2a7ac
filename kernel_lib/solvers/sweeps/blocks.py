"""A sweep in blocks: with progress, by any executor, and to be interrupted and resumed.

Every block is computed by the same lines from the same numbers wherever it runs, so that
the result does not depend on who ran it, nor on the order in which blocks came back.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.solvers.sweeps.cases import RowCases
from kernel_lib.solvers.sweeps.run import Counts, Floats, run_rows

__all__ = ["Progress", "SweepInterrupted", "SweepRun"]

#: Cases of one block, with numpy alone and compiled: enough for arrays to pay, few enough that a
#: block ends within a second.
BLOCKS = {False: 16384, True: 4096}
#: Seconds after which a sweep tells how far it is, and between two tellings.
QUIET, BETWEEN = 1.0, 0.2
#: How often a block is given to an executor before it is computed here.
MOST_TRIES = 3

Progress = Callable[[int, int], Any] | bool | None


class SweepInterrupted(KeyboardInterrupt):
    """A sweep that was interrupted, with all that it has done.

    Attributes
    ----------
    result : what the sweep would have returned, velocities nan and touches 0 where it has
        not been
    done, total : cases

    resume(executor=None, progress=None) goes on and returns the whole result.
    """

    def __init__(self, run: "SweepRun") -> None:
        self._run, self.result = run, run.result()
        self.done, self.total = run.done, run.total
        super().__init__(f"{self.done} of {self.total} cases are done; resume() does the others")

    def resume(self, executor: Any = None, progress: Progress = None) -> Any:
        """Do what is left; the result of the whole sweep."""
        return self._run.run(executor, progress)


class SweepRun:
    """Cases in blocks, and what has come of them.

    Parameters
    ----------
    fast : compiled, or with numpy alone
    shaped : makes the result from velocities (C, n) and closings (C, m)
    """

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
        self.total, self.done = len(cases.masses), 0
        order = _longest_first(cases)
        size = BLOCKS[fast]
        starts = range(0, self.total, size)
        self.blocks = {k: order[start : start + size] for k, start in enumerate(starts)}

    def result(self) -> Any:
        """What has been done so far, in the shape of the sweep."""
        return self.shaped(self.velocities, self.closings)

    def run(self, executor: Any = None, progress: Progress = None) -> Any:
        """Do all blocks that are left."""
        teller = _Teller(progress, self.total)
        try:
            if executor is None:
                for k in list(self.blocks):
                    self._keep(k, run_rows(*self._task(k)))
                    teller.tell(self.done)
            else:
                self._through(executor, teller)
        except KeyboardInterrupt:
            raise SweepInterrupted(self) from None
        finally:
            teller.close()
        return self.result()

    def _task(self, k: int) -> tuple[RowCases, float, bool]:
        return self.cases.some(self.blocks[k]), self.tolerance, self.fast

    def _keep(self, k: int, outcome: tuple[Floats, Counts]) -> None:
        block = self.blocks[k]
        self.velocities[block], self.closings[block] = outcome
        self.done += len(block)
        del self.blocks[k]

    def _through(self, executor: Any, teller: "_Teller") -> None:
        """Give blocks to the executor; those of lost workers again."""
        tries: Counter[int] = Counter()
        waiting: dict[Future[Any], int] = {}
        open_blocks = list(self.blocks)
        try:
            while open_blocks or waiting:
                while open_blocks:
                    self._hand_over(executor, open_blocks.pop(0), tries, waiting)
                    teller.tell(self.done)
                if not waiting:
                    break
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    k = waiting.pop(future)
                    try:
                        self._keep(k, future.result())
                    except (Exception, asyncio.CancelledError):
                        open_blocks.append(k)
                teller.tell(self.done)
        finally:
            for future in waiting:
                future.cancel()

    def _hand_over(
        self, executor: Any, k: int, tries: Counter[int], waiting: dict[Future[Any], int]
    ) -> None:
        """Submit a block; compute it here if that fails or has failed too often, so that an
        error of the block itself shows."""
        tries[k] += 1
        if tries[k] <= MOST_TRIES:
            try:
                waiting[executor.submit(run_rows, *self._task(k))] = k
                return
            except Exception:  # a broken pool takes nothing any more
                pass
        self._keep(k, run_rows(*self._task(k)))


def _longest_first(cases: RowCases) -> NDArray[np.int64]:
    """Rows of unlike contacts ring longest: neighbours in this order end at about one time."""
    inverse = 1 / cases.masses.T.copy()
    stiff = cases.stiffnesses.T.copy() * (inverse[:-1] + inverse[1:])
    return np.argsort(-stiff.max(0) / stiff.min(0))


class _Teller:
    """Tells how far a sweep is, if it takes long."""

    def __init__(self, progress: Progress, total: int) -> None:
        self.total, self.shown, self.last = total, False, 0
        self.next = time.monotonic() + QUIET
        self.say = progress if callable(progress) else None
        if self.say is None and progress is not False and (progress or _watched()):
            self.say = self._line

    def tell(self, done: int) -> None:
        now = time.monotonic()
        if done == self.last or self.say is None:
            return
        is_end = done == self.total  # is told only to who has been told before
        if self.shown if is_end else now >= self.next:
            self.next, self.shown, self.last = now + BETWEEN, True, done
            self.say(done, self.total)

    def close(self) -> None:
        if self.shown and self.say == self._line:
            print(file=sys.stderr, flush=True)

    def _line(self, done: int, total: int) -> None:
        text = f"\r{done} of {total} cases ({done / total:.0%})"
        print(text, end="", file=sys.stderr, flush=True)


def _watched() -> bool:
    """Whether somebody sees the line: a terminal, or a notebook, whose kernel says so."""
    return sys.stderr.isatty() or "ipykernel" in sys.modules
