"""Workers shared by all visitors: one question each, in turn by address and page."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from kernel_lib.serving.workers.turns import Turns
from kernel_lib.serving.workers.worker import Refused, Worker, WorkerLost

__all__ = ["Pool"]

log = logging.getLogger(__name__)

#: Questions of one address that may wait; those of a school, each page one or two.
MOST_WAITING = 2000

#: How often a question is asked whose worker died over it. One that has rested may have been dead
#: before: its loss does not count.
TRIES = 2


@dataclass
class _Asked:
    """A question that waits or is being answered."""

    address: str
    page: str
    question: Any
    answer: "asyncio.Future[bytes]"
    tries: int = 0


class Pool:
    """Some workers; one that ends is replaced when it is needed.

    Parameters
    ----------
    start : makes a worker; what it raises, the question that needed it is told
    most : workers at one time
    idle : s after which a worker that nobody needs ends; None: never
    """

    def __init__(
        self, start: Callable[[], Awaitable[Worker]], most: int, idle: float | None = None
    ) -> None:
        self._start, self._most, self._idle = start, most, idle
        self._turns: Turns[_Asked] = Turns(MOST_WAITING)
        self._resting: list[tuple[Worker, asyncio.TimerHandle | None]] = []
        self._busy: set[asyncio.Task[None]] = set()
        self._working: set[Worker] = set()
        self._since: dict[int, float] = {}  # when those that wait began to, in this order
        self._closed = False

    async def ask(self, address: str, page: str, question: Any) -> bytes:
        """The packed answer, when its turn has come.

        Raises
        ------
        Crowded : too many of this address wait already
        Refused, TooMuch : what the worker says
        WorkerLost : two workers ended over it, or the pool is closed
        """
        if self._closed:
            raise WorkerLost("the server is ending")
        asked = _Asked(address, page, question, asyncio.get_running_loop().create_future())
        self._turns.put(address, page, asked)
        self._since[id(asked)] = asyncio.get_running_loop().time()
        self._pump()
        return await asked.answer

    async def ask_two(self, question: Any) -> tuple[bytes, bytes]:
        """The answers of two workers to one question, begun for it.

        Raises
        ------
        Refused, TooMuch, WorkerLost : what either of them says
        """
        workers = [await self._start(), await self._start()]
        try:
            one, two = await asyncio.gather(*(worker.ask(question) for worker in workers))
        except BaseException:
            for worker in workers:
                worker.end()
            raise
        for worker in workers:
            if len(self.pids) < self._most:
                self._rest(worker)
            else:
                worker.end()
        return one, two

    @property
    def waiting(self) -> int:
        """Questions that wait for a worker."""
        return len(self._turns)

    @property
    def delay(self) -> float:
        """Seconds for which the oldest of them has waited."""
        oldest = next(iter(self._since.values()), None)
        return 0.0 if oldest is None else asyncio.get_running_loop().time() - oldest

    @property
    def pids(self) -> list[int]:
        """Numbers of the workers' processes."""
        return sorted(one.pid for one in [*self._working, *(one for one, _ in self._resting)])

    def _pump(self) -> None:
        """Give work to as many workers as there may be."""
        free = min(self._most - len(self._busy), len(self._turns))
        for _ in range(0 if self._closed else free):
            task = asyncio.ensure_future(self._work())
            self._busy.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._busy.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            log.error("a worker's task failed", exc_info=problem)
        self._pump()

    async def _work(self) -> None:
        """Answer questions with one worker, as long as there are any."""
        worker: Worker | None = None
        asked: _Asked | None = None
        while (asked or len(self._turns)) and not self._closed:
            try:
                rested = worker or self._rested()
                worker = rested or await self._start()
            except Exception as problem:
                self._tell(asked or self._next(), problem)
                asked = None
                continue
            asked = asked or self._next()
            if asked:
                self._working.add(worker)
                asked.tries += not rested
                answered = await self._answer(worker, asked)
                self._working.discard(worker)
                asked = None if answered else asked
            worker = worker if worker.alive else None
        self._tell(asked, WorkerLost("the server is ending"))
        if worker:
            self._rest(worker)

    def _next(self) -> _Asked | None:
        """The next question whose page still waits."""
        while len(self._turns):
            asked = self._turns.take()
            self._since.pop(id(asked), None)
            if not asked.answer.done():
                return asked
        return None

    async def _answer(self, worker: Worker, asked: _Asked) -> bool:
        """Whether the question is settled; one whose worker died is asked once more."""
        try:
            found = await worker.ask(asked.question)
        except WorkerLost as problem:
            log.warning("%s, at try %d of %d of a question", problem, asked.tries, TRIES)
            if asked.tries < TRIES:
                return False
            self._tell(asked, problem)
        except Refused as problem:
            self._tell(asked, problem)
        else:
            if not asked.answer.done():
                asked.answer.set_result(found)
        return True

    def _tell(self, asked: _Asked | None, problem: Exception) -> None:
        if asked and not asked.answer.done():
            asked.answer.set_exception(problem)

    def _rested(self) -> Worker | None:
        while self._resting:
            worker, timer = self._resting.pop()
            if timer:
                timer.cancel()
            if worker.alive:
                return worker
        return None

    def _rest(self, worker: Worker) -> None:
        if self._closed:
            worker.end()
            return
        timer = None
        if self._idle is not None:
            timer = asyncio.get_running_loop().call_later(self._idle, self._dismiss, worker)
        self._resting.append((worker, timer))

    def _dismiss(self, worker: Worker) -> None:
        self._resting = [one for one in self._resting if one[0] is not worker]
        worker.end()

    def close(self) -> None:
        """End all workers; who waits is told."""
        self._closed = True
        while asked := self._next():
            self._tell(asked, WorkerLost("the server is ending"))
        for worker in [*self._working, *(one for one, _ in self._resting)]:
            worker.end()
        for _, timer in self._resting:
            if timer:
                timer.cancel()
        self._resting.clear()
