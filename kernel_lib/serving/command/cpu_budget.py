"""Throttles addresses that used most of the server's processor time, while others send requests.

One thread reads questions, finds kept answers and fills pages for all visitors. A flood of cheap
requests would fill it, and the queue of the workers would not notice.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from math import inf
from typing import Any

from kernel_lib.serving.workers.latest import Latest
from kernel_lib.serving.workers.token_buckets import TokenBuckets

__all__ = ["Available", "CpuBudget", "Payer", "charged", "payer"]

#: Share of the server's time that one address may use while others send requests; the rest is
#: enough for these.
SHARE = 0.5

#: s of it that an address may use at once after a rest: a class that opens its page.
AT_ONCE = 1.0

#: s of debt that are kept: an address that used all of an idle server pays so much later.
MOST_DEBT = 1.0

#: s that a request costs on top of its tasks: the system's part of reading and sending.
PRICE = 0.0005

#: s after a request in which its address counts as active.
ASKS = 10.0

#: Addresses that are kept; beyond them the one that has rested longest is evicted.
MOST = 10_000


#: s between two looks at how long the server has waited for a processor.
LOOK = 0.05


class Available:
    """A clock of the seconds in which this thread had a processor, where the system measures it.

    It stands while the thread waits for a processor: a server on a busy machine has less to share.

    Parameters
    ----------
    clock : s, never going back
    waited : s for which the thread has waited so far
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        waited: Callable[[], float] | None = None,
    ) -> None:
        self._clock, self._ask = clock, waited or waited_for_processor
        self._looked, self._waited, self._now = -inf, 0.0, -inf

    def __call__(self) -> float:
        """s, never going back."""
        now = self._clock()
        if now - self._looked >= LOOK:
            self._looked, self._waited = now, self._ask()
        self._now = max(self._now, now - self._waited)
        return self._now


def waited_for_processor() -> float:
    """s for which this thread waited for a processor; 0 where the system does not measure it."""
    try:
        with open("/proc/thread-self/schedstat", encoding="ascii") as file:
            return int(file.read().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0


class CpuBudget:
    """Seconds of processor time of the server by the source address that they served.

    Parameters
    ----------
    clock : s, of a clock that never goes back
    available : s that there have been for the server, of another one; None: the same
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        available: Callable[[], float] | None = None,
    ) -> None:
        self._clock, self._available = clock, available or clock
        self._shares = TokenBuckets(SHARE, AT_ONCE, MOST, MOST_DEBT)
        self._asked = Latest[str, float](MOST)
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._keepers: set[asyncio.Task[None]] = set()  # of the waiting requests

    def spend(self, source: str, seconds: float) -> None:
        """Charge processor time to an address, s."""
        self._shares.spend(source, self._available(), seconds)

    def _debt(self, source: str) -> float:
        """Seconds until an address has paid off its debt."""
        return self._shares.wait(source, self._available(), 0.0)

    def pause(self, source: str) -> float:
        """Seconds until the next request of an address may begin.

        0 while no other address is active: a single one may use all of an idle server.
        """
        return self._debt(source) if self._others_ask(source) else 0.0

    def _others_ask(self, source: str) -> bool:
        latest = next((one for one in reversed(self._asked) if one != source), None)
        return latest is not None and self._asked[latest] > self._clock() - ASKS

    @property
    def waiting(self) -> int:
        """Number of waiting requests."""
        return sum(map(len, self._waiting.values()))

    def turn(self, source: str) -> "asyncio.Future[None] | None":
        """What to await before a request of an address begins; None: nothing."""
        self._asked.use(source, self._clock())
        if not self._debt(source) and source not in self._waiting:
            self.spend(source, PRICE)
            return None
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        if source not in self._waiting:
            self._waiting[source] = deque()
            keeper = loop.create_task(self._let_in(source))
            self._keepers.add(keeper)
            keeper.add_done_callback(self._keepers.discard)
        self._waiting[source].append(mine)
        return mine

    async def _let_in(self, source: str) -> None:
        """Admit the waiting requests of an address one by one, each after a round of the loop."""
        queue = self._waiting[source]
        while queue:
            await asyncio.sleep(self.pause(source))
            if self.pause(source):
                continue
            self.spend(source, PRICE)
            first = queue.popleft()
            if not first.done():
                first.set_result(None)
        del self._waiting[source]


class Payer:
    """The address that a connection serves now, and the budget that it is charged to."""

    def __init__(self, source: str, cpu_budget: CpuBudget) -> None:
        self.source, self._cpu_budget = source, cpu_budget

    def turn(self) -> "asyncio.Future[None] | None":
        """What to wait for before its next request begins; None: nothing."""
        return self._cpu_budget.turn(self.source)

    def pay(self, seconds: float) -> None:
        """Charge processor time to it, s."""
        self._cpu_budget.spend(self.source, seconds)


#: The payer of the running code; tasks that it begins have the same payer.
payer: ContextVar[Payer | None] = ContextVar("payer", default=None)


class _Charged(Coroutine[Any, Any, Any]):
    """A coroutine whose steps are charged; waiting costs nothing.

    Counted is processor time of the thread. By the clock, a visitor of a server on a busy machine
    would pay for other programs.
    """

    def __init__(self, inside: Coroutine[Any, Any, Any], who: Payer) -> None:
        self._inside, self._who = inside, who

    def __await__(self) -> Generator[Any, Any, Any]:
        return (yield from self._inside.__await__())

    def _step(self, step: Callable[..., Any], *arguments: Any) -> Any:
        begun = time.thread_time()
        try:
            return step(*arguments)
        finally:
            self._who.pay(time.thread_time() - begun)

    def send(self, value: Any) -> Any:
        return self._step(self._inside.send, value)

    def throw(self, *arguments: Any) -> Any:
        return self._step(self._inside.throw, *arguments)

    def close(self) -> None:
        self._inside.close()


def charged(loop: asyncio.AbstractEventLoop, inside: Any, **named: Any) -> "asyncio.Task[Any]":
    """A task that is charged to the address it serves: a task factory for an event loop."""
    if (who := payer.get()) is not None and isinstance(inside, Coroutine):
        inside = _Charged(inside, who)
    return asyncio.Task(inside, loop=loop, **named)
