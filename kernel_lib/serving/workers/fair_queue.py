"""A fair queue: next is the client that holds fewest workers, then the one that used least."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from kernel_lib.serving.workers.clients import Clients, Kind

__all__ = ["Crowded", "FairQueue", "Turn", "TurnLock"]

T = TypeVar("T")

#: s of workers by which pages of an address must differ to be ordered: a few moves and a chart.
#: Finer, a page that has just had a chart would wait for seconds in a busy class.
ALIKE = 0.05


class Crowded(Exception):
    """The queue of this address is full."""


@dataclass(frozen=True)
class Turn(Generic[T]):
    """A question that is next, with its client.

    kind : class of expected cost
    """

    address: Hashable
    page: Hashable
    item: T
    kind: Kind = Kind.SHORT

    @property
    def low_priority(self) -> bool:
        """Whether it has low priority: it would delay all others."""
        return self.kind is Kind.LONG


class FairQueue(Generic[T]):
    """Queues in which no client is delayed by one that uses more.

    Long questions wait in a queue of their own while others ask short ones. They have workers of
    low priority, which use only idle processor time. Questions of unknown cost have one worker on
    top: they neither delay others nor wait for them. With one queue for all, a flood of questions
    of 0.3 s (2 s) raises the wait of a class, 95 %, from 10 ms to 0.3 s (2 s).

    In each queue the next question is of the address that holds fewest workers at this moment; of
    equal ones, of that which used least of late. Of its pages, the one that used least is next; of
    pages that used about as much, the one that waits longest.
    A school behind one address has the weight of several: the root of the number of its pages.

    Parameters
    ----------
    most : questions of one address that may wait
    workers : for short questions; the others come on top
    """

    def __init__(self, most: int, workers: int) -> None:
        self._most = most
        self._places = {Kind.SHORT: workers, Kind.UNKNOWN: 1, Kind.LONG: max(1, workers - 1)}
        self._queues: dict[Kind, _Queue[T]] = {kind: _Queue() for kind in Kind}
        self._at_work: Counter[Kind] = Counter()
        self._holds: Counter[tuple[Hashable, Kind]] = Counter()
        self._clients = Clients()

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def put(self, address: Hashable, page: Hashable, item: T, now: float) -> None:
        """Add an item.

        Parameters
        ----------
        now : s, of a clock that never goes back

        Raises
        ------
        Crowded : when the queue of this address is full
        """
        count = sum(queue.counts[address] for queue in self._queues.values())
        if count >= self._most:
            raise Crowded(f"{count} questions of this address wait already")
        self._clients.ask(address, page, now)
        self._queues[self._clients.kind(address, page, now)].put(address, page, item)

    def places(self, low_priority: bool) -> int:
        """Most workers, of low priority or of the others."""
        long = self._places[Kind.LONG]
        return long if low_priority else sum(self._places.values()) - long

    def next(self, now: float) -> Turn[T] | None:
        """The next item of ordinary priority."""
        return self._next(Kind.SHORT, now)

    def take(self, now: float) -> Turn[T] | None:
        """Remove the next item for which a worker is free; `done` has to follow."""
        for kind in (*Kind, Kind.SHORT):  # what waits elsewhere may prove to be short
            turn = self._next(kind, now)
            if turn and self._at_work[kind] < self._places[kind]:
                self._queues[kind].take(turn.address, turn.page)
                self._at_work[kind] += 1
                self._holds[turn.address, kind] += 1
                return turn
        return None

    def _next(self, kind: Kind, now: float) -> Turn[T] | None:
        """The next item of a queue; items whose kind has changed move to their queue."""
        queue = self._queues[kind]
        while queue.pages:
            address, page = self._least(kind, now)
            known = self._clients.kind(address, page, now)
            if known is kind:
                return Turn(address, page, queue.pages[address][page][0], kind)
            for item in queue.all_of(address, page):
                self._queues[known].put(address, page, item)
        return None

    def _least(self, kind: Kind, now: float) -> tuple[Hashable, Hashable]:
        """Address and page with the least usage; of equals, the pair that waits longest."""

        def has(one: Hashable) -> tuple[int, float]:
            holds = self._holds[one, kind]
            return int(holds / self._clients.weight(one, now)), self._clients.had(one, now)

        pages = self._queues[kind].pages
        address = min(pages, key=has)
        return address, min(
            pages[address], key=lambda one: int(self._clients.page_had(address, one) / ALIKE)
        )

    def drain(self) -> list[T]:
        """Remove all items."""
        items = [one for queue in self._queues.values() for one in queue.items()]
        self._queues = {kind: _Queue() for kind in Kind}
        return items

    def done(self, turn: Turn[T], seconds: float, now: float) -> None:
        """Release the worker of a question, and count its cost.

        Parameters
        ----------
        seconds : of a worker
        """
        self._at_work[turn.kind] -= 1
        self._holds[turn.address, turn.kind] -= 1
        self._holds += Counter()  # drops entries of zero
        self._clients.spend(turn.address, turn.page, seconds, now)


class TurnLock:
    """A lock that the addresses hold in turn, whatever the number of their requests."""

    def __init__(self) -> None:
        self._queue: _Queue[asyncio.Future[None]] = _Queue()
        self._is_taken = False
        self._latest: Hashable = None

    @asynccontextmanager
    async def turn(self, address: Hashable, page: Hashable) -> AsyncIterator[None]:
        """Acquire it, and release it at the end."""
        if self._is_taken:
            mine = asyncio.get_running_loop().create_future()
            self._queue.put(address, page, mine)
            try:
                await mine
            except asyncio.CancelledError:
                if not mine.cancelled():  # it has been acquired already
                    self._pass_on()
                raise
        self._is_taken, self._latest = True, address
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while pages := self._queue.pages:
            address = next((one for one in pages if one != self._latest), self._latest)
            first = self._queue.take(address, next(iter(pages[address])))
            if not first.done():
                first.set_result(None)
                return
        self._is_taken = False


class _Queue(Generic[T]):
    """Items by address and page; of both the one that was served goes behind the others."""

    def __init__(self) -> None:
        self.pages: OrderedDict[Hashable, OrderedDict[Hashable, deque[T]]] = OrderedDict()
        self.counts: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        return self.counts.total()

    def put(self, address: Hashable, page: Hashable, item: T) -> None:
        """Add an item."""
        self.counts[address] += 1
        self.pages.setdefault(address, OrderedDict()).setdefault(page, deque()).append(item)

    def take(self, address: Hashable, page: Hashable) -> T:
        """Remove the first item of a page."""
        pages = self.pages[address]
        item = pages[page].popleft()
        self.counts[address] -= 1
        if pages[page]:
            pages.move_to_end(page)
        else:
            del pages[page]
        if pages:
            self.pages.move_to_end(address)
        else:
            del self.pages[address], self.counts[address]
        return item

    def all_of(self, address: Hashable, page: Hashable) -> list[T]:
        """Remove all items of a page."""
        return [self.take(address, page) for _ in range(len(self.pages[address][page]))]

    def items(self) -> list[T]:
        """All items."""
        return [one for pages in self.pages.values() for some in pages.values() for one in some]
