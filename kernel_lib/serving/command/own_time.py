"""The server's own time: who has had much of it waits at the door, while others ask.

Reading questions, finding answers that are there already, and filling pages is done by one thread
for all visitors. A flood of cheap requests would fill it, and the workers' turns would not notice.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from math import inf
from typing import Any

from kernel_lib.serving.workers.rates import Rates

__all__ = ["Available", "OwnTime", "Payer", "charged", "payer"]

#: What one address may have of each second that there is for the server, while others ask; the
#: rest is enough for these.
SHARE = 0.5

#: s of it that an address has in hand after a rest: a class that opens its page.
AT_ONCE = 1.0

#: s of debt that are remembered: who had all of an idle server pays so much when others come.
MOST_DEBT = 1.0

#: s that a request costs beside what its tasks take: the system's part of reading and sending.
PRICE = 0.0005

#: s for which somebody counts as one who asks.
ASKS = 10.0

#: Addresses that are remembered; then the one that has rested longest is forgotten.
MOST = 10_000


#: s between two looks at how long the server has waited for a processor.
LOOK = 0.05


class Available:
    """A clock of the seconds in which this thread could compute, as far as the system tells.

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
    """s for which this thread could have computed and had no processor; 0 where nothing tells."""
    try:
        with open("/proc/thread-self/schedstat", encoding="ascii") as told:
            return int(told.read().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0


class OwnTime:
    """Seconds of the server by the source address they were spent on.

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
        self._shares = Rates(SHARE, AT_ONCE, MOST, MOST_DEBT)
        self._asked: OrderedDict[str, float] = OrderedDict()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._keepers: set[asyncio.Task[None]] = set()  # of those who wait

    def spend(self, source: str, seconds: float) -> None:
        """Count what was done for somebody."""
        self._shares.spend(source, self._available(), seconds)

    def _debt(self, source: str) -> float:
        """Seconds until all that was done for somebody is paid."""
        return self._shares.wait(source, self._available(), 0.0)

    def pause(self, source: str) -> float:
        """Seconds until the next request of somebody may begin, who pays off what they owe.

        Nobody pauses for nobody: what others do not ask for, one alone may have.
        """
        return self._debt(source) if self._others_ask(source) else 0.0

    def _others_ask(self, source: str) -> bool:
        latest = next((one for one in reversed(self._asked) if one != source), None)
        return latest is not None and self._asked[latest] > self._clock() - ASKS

    @property
    def waiting(self) -> int:
        """Requests whose turn has not come."""
        return sum(map(len, self._waiting.values()))

    def turn(self, source: str) -> "asyncio.Future[None] | None":
        """What to wait for before a request of somebody begins; None: nothing."""
        self._asked[source] = self._clock()
        self._asked.move_to_end(source)
        while len(self._asked) > MOST:
            self._asked.popitem(last=False)
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
        """One after the other, each after a round of everything else that the server has to do."""
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
    """For whom a connection works at this moment, and who counts it."""

    def __init__(self, source: str, own_time: OwnTime) -> None:
        self.source, self._own_time = source, own_time

    def turn(self) -> "asyncio.Future[None] | None":
        """What to wait for before its next request begins; None: nothing."""
        return self._own_time.turn(self.source)

    def pay(self, seconds: float) -> None:
        """Count what was done for it."""
        self._own_time.spend(self.source, seconds)


#: Who pays for what is done here; what a task begins is paid by the same.
payer: ContextVar[Payer | None] = ContextVar("payer", default=None)


class _Charged(Coroutine[Any, Any, Any]):
    """A coroutine whose steps are paid for; what it waits for costs nothing.

    Nor does it what the processor does for others meanwhile: by the clock, whoever asks a server on
    a busy machine would pay for its neighbours.
    """

    def __init__(self, inside: Coroutine[Any, Any, Any], who: Payer) -> None:
        self._inside, self._who = inside, who

    def __await__(self) -> Generator[Any, Any, Any]:
        return (yield from self._inside.__await__())

    def _step(self, step: Callable[..., Any], *told: Any) -> Any:
        begun = time.thread_time()
        try:
            return step(*told)
        finally:
            self._who.pay(time.thread_time() - begun)

    def send(self, value: Any) -> Any:
        return self._step(self._inside.send, value)

    def throw(self, *told: Any) -> Any:
        return self._step(self._inside.throw, *told)

    def close(self) -> None:
        self._inside.close()


def charged(loop: asyncio.AbstractEventLoop, inside: Any, **named: Any) -> "asyncio.Task[Any]":
    """A task that is paid for by whom it serves: a factory for the tasks of an event loop."""
    if (who := payer.get()) is not None and isinstance(inside, Coroutine):
        inside = _Charged(inside, who)
    return asyncio.Task(inside, loop=loop, **named)
