"""Work in pieces: with progress, by any executor, and to be interrupted and resumed.

Every piece is computed by the same lines from the same arguments wherever it runs, so that the
result does not depend on who ran it, nor on the order in which pieces came back.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any

__all__ = ["Interrupted", "Progress", "SharedWork"]

#: Seconds until the first report of progress, and between two reports.
QUIET, BETWEEN = 1.0, 0.2
#: How often a piece is given to an executor before it is computed here.
MOST_TRIES = 3

Progress = Callable[[int, int], Any] | bool | None


class Interrupted(KeyboardInterrupt):
    """Work that was interrupted, with all that it has done.

    Attributes
    ----------
    result : what would have been returned, with gaps where it has not been done
    done, total : cases

    resume(executor=None, progress=None) continues and returns the whole result.
    """

    def __init__(self, work: "SharedWork") -> None:
        self._work, self.result = work, work.result()
        self.done, self.total = work.done, work.total
        super().__init__(
            f"{self.done} of {self.total} {work.what} are done; resume() does the others"
        )

    def resume(self, executor: Any = None, progress: Progress = None) -> Any:
        """Do what is left; the whole result."""
        return self._work.run(executor, progress)


class SharedWork:
    """Pieces of work, and what has come of them.

    A subclass says what a piece is: `function`, which an executor can be given, `arguments(k)`,
    `keep(k, outcome)` and `result()`; `what` its cases are called, such as "scenes"; and which
    kind of `Interrupted` is raised.

    Parameters
    ----------
    sizes : cases of each piece
    """

    function: Callable[..., Any]
    what: str
    interrupted: type[Interrupted] = Interrupted

    def __init__(self, sizes: list[int]) -> None:
        self.left = dict(enumerate(sizes))
        self.total, self.done = sum(sizes), 0

    def arguments(self, k: int) -> tuple[Any, ...]:
        """What `function` takes for this piece."""
        raise NotImplementedError

    def keep(self, k: int, outcome: Any) -> None:
        """Take what has come of a piece."""
        raise NotImplementedError

    def result(self) -> Any:
        """What has been done so far, in the shape of the whole."""
        raise NotImplementedError

    def run(self, executor: Any = None, progress: Progress = None) -> Any:
        """Do all pieces that are left."""
        teller = _Teller(progress, self.total, self.what)
        try:
            if executor is None:
                for k in list(self.left):
                    self._compute(k)
                    teller.tell(self.done)
            else:
                self._through(executor, teller)
        except KeyboardInterrupt:
            raise self.interrupted(self) from None
        finally:
            teller.close()
        return self.result()

    def _compute(self, k: int) -> None:
        self._done(k, type(self).function(*self.arguments(k)))

    def _done(self, k: int, outcome: Any) -> None:
        self.keep(k, outcome)
        self.done += self.left.pop(k)

    def _through(self, executor: Any, teller: "_Teller") -> None:
        """Give pieces to the executor; those of lost workers again."""
        tries: Counter[int] = Counter()
        waiting: dict[Future[Any], int] = {}
        open_pieces = list(self.left)
        try:
            while open_pieces or waiting:
                while open_pieces:
                    self._hand_over(executor, open_pieces.pop(0), tries, waiting)
                    teller.tell(self.done)
                if not waiting:
                    break
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    k = waiting.pop(future)
                    try:
                        outcome = future.result()
                    except (Exception, asyncio.CancelledError):
                        open_pieces.append(k)
                    else:
                        self._done(k, outcome)
                teller.tell(self.done)
        finally:
            for future in waiting:
                future.cancel()

    def _hand_over(
        self, executor: Any, k: int, tries: Counter[int], waiting: dict[Future[Any], int]
    ) -> None:
        """Submit a piece; compute it here if that fails or has failed too often, so that an
        error of the piece itself shows."""
        tries[k] += 1
        if tries[k] <= MOST_TRIES:
            try:
                waiting[executor.submit(type(self).function, *self.arguments(k))] = k
                return
            except Exception:  # a broken pool takes nothing any more
                pass
        self._compute(k)


class _Teller:
    """Reports how far work is, if it takes long."""

    def __init__(self, progress: Progress, total: int, what: str) -> None:
        self.total, self.what, self.shown, self.last = total, what, False, 0
        self.next = time.monotonic() + QUIET
        self.say = progress if callable(progress) else None
        if self.say is None and progress is not False and (progress or _watched()):
            self.say = self._line

    def tell(self, done: int) -> None:
        now = time.monotonic()
        if done == self.last or self.say is None:
            return
        is_end = done == self.total  # is reported only after an earlier report
        if self.shown if is_end else now >= self.next:
            self.next, self.shown, self.last = now + BETWEEN, True, done
            self.say(done, self.total)

    def close(self) -> None:
        if self.shown and self.say == self._line:
            print(file=sys.stderr, flush=True)

    def _line(self, done: int, total: int) -> None:
        text = f"\r{done} of {total} {self.what} ({done / total:.0%})"
        print(text, end="", file=sys.stderr, flush=True)


def _watched() -> bool:
    """Whether the line can be read: in a terminal, or in a notebook, which shows it."""
    return sys.stderr.isatty() or "ipykernel" in sys.modules
