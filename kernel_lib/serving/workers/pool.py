"""Workers that all visitors share; each answers one question at a time.

The next question is that of the client that used least. Questions that would delay others have
workers of low priority, which use only idle processor time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from kernel_lib.serving.workers.fair_queue import FairQueue, Turn
from kernel_lib.serving.workers.worker import Refused, Worker, WorkerLost, lower_priority

__all__ = ["Pool"]

log = logging.getLogger(__name__)

#: Questions of one address that may wait; those of a school, each page one or two.
MOST_WAITING = 2000

#: Tries of a question whose worker ended. An idle worker may have ended before the question came:
#: its loss does not count.
TRIES = 2

#: s without a question after which a worker of low priority ends.
BACK_IDLE = 60.0


@dataclass
class _Asked:
    """A question that waits or is being answered."""

    question: Any
    answer: "asyncio.Future[bytes]"
    since: float
    tries: int = 0


class Pool:
    """Some workers; one that has ended is replaced when it is needed.

    Parameters
    ----------
    start : starts a worker; the question that needed it fails with what it raises
    most : workers for short questions; some for others come on top, see `FairQueue`
    idle : s without a question after which a worker ends; None: never
    """

    def __init__(
        self, start: Callable[[], Awaitable[Worker]], most: int, idle: float | None = None
    ) -> None:
        self._start, self._most, self._idle = start, most, idle
        self._queue: FairQueue[_Asked] = FairQueue(MOST_WAITING, most)
        self._resting: list[tuple[Worker, asyncio.TimerHandle | None]] = []
        self._busy: set[asyncio.Task[None]] = set()
        self._working: set[Worker] = set()
        self._batch = 0
        self._answered = 0.0  # s, the last time
        self._closed = False

    async def ask(self, address: str, page: str, question: Any) -> bytes:
        """The packed answer to a question.

        Raises
        ------
        Crowded : too many of this address wait already
        Refused, TooMuch : by the worker
        WorkerLost : two workers ended over it, or the pool is closed
        """
        if self._closed:
            raise WorkerLost("the server is ending")
        loop = asyncio.get_running_loop()
        asked = _Asked(question, loop.create_future(), loop.time())
        self._queue.put(address, page, asked, loop.time())
        self._pump()
        return await asked.answer

    async def ask_two(self, question: Any) -> tuple[bytes, bytes]:
        """The answers of two new workers to one question.

        Raises
        ------
        Refused, TooMuch, WorkerLost : by either of them
        """
        workers = [await self._new(), await self._new()]
        try:
            one, two = await asyncio.gather(
                *(worker.ask(question, low_priority=False) for worker in workers)
            )
        except BaseException:
            for worker in workers:
                worker.end()
            raise
        for worker in workers:
            self._release(worker)
        return one, two

    @property
    def waiting(self) -> int:
        """Questions that wait for a worker."""
        return len(self._queue)

    @property
    def delay(self) -> float:
        """s for which the next question has waited.

        A client that floods waits behind all others: its wait is no measure of theirs.
        """
        now = asyncio.get_running_loop().time()
        turn = self._queue.next(now)
        return now - turn.item.since if turn else 0.0

    @property
    def stalled(self) -> float:
        """s since the last answer while a question waits; else 0."""
        return min(self.delay, asyncio.get_running_loop().time() - self._answered)

    @property
    def pids(self) -> list[int]:
        """Numbers of the workers' processes."""
        return sorted(one.pid for one in [*self._working, *(one for one, _ in self._resting)])

    def _pump(self) -> None:
        """Start as many questions as workers are free."""
        now = asyncio.get_running_loop().time()
        while not self._closed and (turn := self._queue.take(now)):
            if turn.item.answer.done():  # its page has gone
                self._queue.done(turn, 0.0, now)
                continue
            task = asyncio.ensure_future(self._work(turn))
            self._busy.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._busy.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            log.error("a worker's task failed", exc_info=problem)
        self._pump()

    async def _work(self, turn: Turn[_Asked]) -> None:
        """Answer one question with a worker, or fail it with the reason."""
        cost = 0.0
        worker: Worker | None = None
        try:
            while not self._closed:
                rested = self._idle_worker(turn.low_priority)
                worker = rested or await self._started(turn.low_priority)
                if self._closed:  # meanwhile
                    break
                turn.item.tries += not rested
                self._working.add(worker)
                is_settled = await self._answer(worker, turn.item)
                cost += worker.cost
                if is_settled:
                    break
        except Exception as problem:
            self._fail(turn.item, problem)
        finally:
            self._queue.done(turn, cost, asyncio.get_running_loop().time())
        self._fail(turn.item, WorkerLost("the server is ending"))
        if worker and worker.alive:
            self._release(worker)

    async def _answer(self, worker: Worker, asked: _Asked) -> bool:
        """Whether the question is settled; one whose worker ended is tried once more."""
        try:
            found = await worker.ask(asked.question)
        except WorkerLost as problem:
            log.warning("%s, at try %d of %d of a question", problem, asked.tries, TRIES)
            if asked.tries >= TRIES:
                self._fail(asked, problem)
            return asked.tries >= TRIES
        except Refused as problem:
            self._fail(asked, problem)
        else:
            if not asked.answer.done():
                asked.answer.set_result(found)
        finally:
            self._working.discard(worker)
        self._answered = asyncio.get_running_loop().time()
        return True

    def _fail(self, asked: _Asked, problem: Exception) -> None:
        if not asked.answer.done():
            asked.answer.set_exception(problem)

    async def _new(self) -> Worker:
        batch = self._batch  # now: a worker that starts during a renewal is an old one
        worker = await self._start()
        worker.batch = batch
        return worker

    async def _started(self, back: bool) -> Worker:
        worker = await self._new()
        if back:
            worker.has_low_priority = True
            lower_priority(worker.pid)
        return worker

    def _idle_worker(self, back: bool) -> Worker | None:
        """An idle worker of this priority; a lowered priority cannot be raised again."""
        for worker, timer in reversed(self._resting[:]):
            if worker.alive and worker.has_low_priority != back:
                continue
            self._resting.remove((worker, timer))
            if timer:
                timer.cancel()
            if worker.alive:
                return worker
        return None

    def _release(self, worker: Worker) -> None:
        """Keep a worker for the next question, unless there are enough of its priority."""
        back = worker.has_low_priority
        alike = [*self._working, *(one for one, _ in self._resting)]
        is_old = worker.batch != self._batch
        if (
            self._closed
            or is_old
            or sum(one.has_low_priority == back for one in alike) >= self._queue.places(back)
        ):
            worker.end()
            return
        timer, idle = None, self._idle
        if back:
            idle = min(BACK_IDLE, idle or BACK_IDLE)
        if idle is not None:
            timer = asyncio.get_running_loop().call_later(idle, self._dismiss, worker)
        self._resting.append((worker, timer))

    def _dismiss(self, worker: Worker) -> None:
        self._resting = [one for one in self._resting if one[0] is not worker]
        worker.end()

    def renew(self) -> None:
        """Replace all workers: idle ones end now, others after their answer."""
        self._batch += 1
        self._end_idle()

    def close(self) -> None:
        """End all workers; waiting questions fail with WorkerLost."""
        self._closed = True
        for asked in self._queue.drain():
            self._fail(asked, WorkerLost("the server is ending"))
        for worker in self._working:
            worker.end()
        self._end_idle()

    def _end_idle(self) -> None:
        for worker, timer in self._resting:
            worker.end()
            if timer:
                timer.cancel()
        self._resting.clear()
