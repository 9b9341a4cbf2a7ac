"""Whose question is next: of who holds fewest workers, then of who has had least of them."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from kernel_lib.serving.workers.askers import Askers, Kind

__all__ = ["Alternately", "Crowded", "Turn", "Turns"]

T = TypeVar("T")

#: s of workers by which pages of an address must differ to be told apart: a few moves and a chart.
#: Finer, who has just seen a chart would wait for seconds in a busy class, behind all the others.
ALIKE = 0.05


class Crowded(Exception):
    """Nothing more of this address may wait."""


@dataclass(frozen=True)
class Turn(Generic[T]):
    """A question whose turn it is, and whose it is.

    kind : what is to be expected of it
    """

    address: Hashable
    page: Hashable
    item: T
    kind: Kind = Kind.SHORT

    @property
    def stands_back(self) -> bool:
        """Whether it is answered behind all others, since it would hold them up."""
        return self.kind is Kind.LONG


class Turns(Generic[T]):
    """Queues in which nobody waits for a neighbour who takes more.

    Long questions wait in a queue of their own as long as others ask short ones, for workers of
    their own that compute only what others leave. Those of whom nothing is known have one worker
    on top, so that they neither hold up others nor wait for those.

    In each the next question is one of the address that holds fewest workers at this moment, among
    those of the one that has had least of them of late, and of its page that has had least; of
    pages that have had about as much, whoever waits longest.
    A school behind one address counts as several: by the root of the number of its pages.

    Parameters
    ----------
    most : that may wait for one address
    workers : for short questions; the others come on top
    """

    def __init__(self, most: int, workers: int) -> None:
        self._most = most
        self._places = {Kind.SHORT: workers, Kind.UNKNOWN: 1, Kind.LONG: max(1, workers - 1)}
        self._queues: dict[Kind, _Queue[T]] = {kind: _Queue() for kind in Kind}
        self._at_work: Counter[Kind] = Counter()
        self._holds: Counter[tuple[Hashable, Kind]] = Counter()
        self._askers = Askers()

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def put(self, address: Hashable, page: Hashable, item: T, now: float) -> None:
        """Let an item wait for its turn.

        Parameters
        ----------
        now : s, of a clock that never goes back

        Raises
        ------
        Crowded : when as many as may wait for this address do so
        """
        count = sum(queue.counts[address] for queue in self._queues.values())
        if count >= self._most:
            raise Crowded(f"{count} questions of this address wait already")
        self._askers.ask(address, page, now)
        self._queues[self._askers.kind(address, page, now)].put(address, page, item)

    def places(self, stands_back: bool) -> int:
        """Workers that there may be, of those that stand back or of the others."""
        long = self._places[Kind.LONG]
        return long if stands_back else sum(self._places.values()) - long

    def next(self, now: float) -> Turn[T] | None:
        """What is next of all that need not stand back."""
        return self._next(Kind.SHORT, now)

    def take(self, now: float) -> Turn[T] | None:
        """What is next, if there is anything, and a worker for it; `done` has to follow."""
        for kind in (*Kind, Kind.SHORT):  # what waits elsewhere may prove to be short
            turn = self._next(kind, now)
            if turn and self._at_work[kind] < self._places[kind]:
                self._queues[kind].take(turn.address, turn.page)
                self._at_work[kind] += 1
                self._holds[turn.address, kind] += 1
                return turn
        return None

    def _next(self, kind: Kind, now: float) -> Turn[T] | None:
        """The next one of a queue; who is better known by now goes where they belong."""
        queue = self._queues[kind]
        while queue.pages:
            address, page = self._least(kind, now)
            known = self._askers.kind(address, page, now)
            if known is kind:
                return Turn(address, page, queue.pages[address][page][0], kind)
            for item in queue.all_of(address, page):
                self._queues[known].put(address, page, item)
        return None

    def _least(self, kind: Kind, now: float) -> tuple[Hashable, Hashable]:
        """Who has least; of equals, whoever has waited longest for it."""

        def has(one: Hashable) -> tuple[int, float]:
            holds = self._holds[one, kind]
            return int(holds / self._askers.weight(one, now)), self._askers.had(one, now)

        pages = self._queues[kind].pages
        address = min(pages, key=has)
        return address, min(
            pages[address], key=lambda one: int(self._askers.page_had(address, one) / ALIKE)
        )

    def drain(self) -> list[T]:
        """All that waits; nothing waits afterwards."""
        items = [one for queue in self._queues.values() for one in queue.items()]
        self._queues = {kind: _Queue() for kind in Kind}
        return items

    def done(self, turn: Turn[T], seconds: float, now: float) -> None:
        """Count what the answer to a question has cost.

        Parameters
        ----------
        seconds : of a worker
        """
        self._at_work[turn.kind] -= 1
        self._holds[turn.address, turn.kind] -= 1
        self._holds += Counter()  # nobody is remembered who holds none
        self._askers.spend(turn.address, turn.page, seconds, now)


class Alternately:
    """One at a time, and the addresses in turn, however much one of them wants."""

    def __init__(self) -> None:
        self._queue: _Queue[asyncio.Future[None]] = _Queue()
        self._is_taken = False
        self._latest: Hashable = None

    @asynccontextmanager
    async def turn(self, address: Hashable, page: Hashable) -> AsyncIterator[None]:
        """Wait for the place, and hold it."""
        if self._is_taken:
            mine = asyncio.get_running_loop().create_future()
            self._queue.put(address, page, mine)
            try:
                await mine
            except asyncio.CancelledError:
                if not mine.cancelled():  # it has the place already
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
    """What waits, by address and page; of both whoever was served goes behind the others."""

    def __init__(self) -> None:
        self.pages: OrderedDict[Hashable, OrderedDict[Hashable, deque[T]]] = OrderedDict()
        self.counts: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        return self.counts.total()

    def put(self, address: Hashable, page: Hashable, item: T) -> None:
        """Let an item wait."""
        self.counts[address] += 1
        self.pages.setdefault(address, OrderedDict()).setdefault(page, deque()).append(item)

    def take(self, address: Hashable, page: Hashable) -> T:
        """The first item of a page."""
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
        """All items of a page, which wait here no longer."""
        return [self.take(address, page) for _ in range(len(self.pages[address][page]))]

    def items(self) -> list[T]:
        """All that waits."""
        return [one for pages in self.pages.values() for some in pages.values() for one in some]
