"""Whose question is next: of who holds fewest workers, then of who has had least of them."""

from collections import Counter, OrderedDict, deque
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from kernel_lib.serving.workers.shares import Shares

__all__ = ["Crowded", "Turn", "Turns"]

T = TypeVar("T")


class Crowded(Exception):
    """Nothing more of this address may wait."""


@dataclass(frozen=True)
class Turn(Generic[T]):
    """A question whose turn it is, and whose it is."""

    address: Hashable
    page: Hashable
    item: T


class Turns(Generic[T]):
    """A queue in which nobody waits for a neighbour who takes more.

    The next question is one of the address that holds fewest workers at this moment, among those
    of the one that has had least of them of late, and of its page that has had least. So a school
    behind one address is one among the addresses, and its pages share what it has. Whoever invents
    new pages gains nothing over other addresses.

    One worker is kept from addresses with long questions, and from those of whose questions
    nothing is known, as long as others ask short ones.

    Parameters
    ----------
    most : that may wait for one address
    workers : that there are
    """

    def __init__(self, most: int, workers: int) -> None:
        self._most, self._workers = most, workers
        self._addresses: OrderedDict[Hashable, OrderedDict[Hashable, deque[T]]] = OrderedDict()
        self._counts: Counter[Hashable] = Counter()
        self._holds: Counter[Hashable] = Counter()
        self._shares, self._pages = Shares(), Shares()

    def __len__(self) -> int:
        return self._counts.total()

    def put(self, address: Hashable, page: Hashable, item: T, now: float) -> None:
        """Let an item wait for its turn.

        Parameters
        ----------
        now : s, of a clock that never goes back

        Raises
        ------
        Crowded : when as many as may wait for this address do so
        """
        count = self._counts[address]
        if count >= self._most:
            raise Crowded(f"{count} questions of this address wait already")
        self._counts[address] += 1
        self._shares.ask(address, now)
        pages = self._addresses.setdefault(address, OrderedDict())
        pages.setdefault(page, deque()).append(item)

    def next(self, now: float) -> Turn[T] | None:
        """What `take` would take, if anything."""
        address = self._least(self._addresses, self._shares, self._holds)
        if address is not None and self._would_hold_up_others(address, now):
            short = [one for one in self._addresses if not self._shares.asks_long(one)]
            address = self._least(short, self._shares, self._holds)
        if address is None:
            return None
        pages = self._addresses[address]
        page = self._least(pages, self._pages, of=address)
        return Turn(address, page, pages[page][0])

    def _would_hold_up_others(self, address: Hashable, now: float) -> bool:
        if self._workers == 1 or not self._shares.holds_up_others(address, now):
            return False
        long = sum(held for one, held in self._holds.items() if self._shares.asks_long(one))
        return long >= self._workers - 1

    def _least(
        self,
        keys: Iterable[Hashable],
        shares: Shares,
        holds: Counter[Hashable] | None = None,
        of: Hashable = None,
    ) -> Hashable:
        """Who has least; of equals, whoever has waited longest for it."""
        return min(
            keys,
            key=lambda one: (
                holds[one] if holds else 0,
                shares.had(one if of is None else (of, one)),
            ),
            default=None,
        )

    def take(self, now: float) -> Turn[T] | None:
        """What is next, if anything; `done` has to follow."""
        turn = self.next(now)
        if turn is None:
            return None
        address, page = turn.address, turn.page
        pages = self._addresses[address]
        pages[page].popleft()
        self._counts[address] -= 1
        self._holds[address] += 1
        if pages[page]:
            pages.move_to_end(page)
        else:
            del pages[page]
        if pages:
            self._addresses.move_to_end(address)
        else:
            del self._addresses[address], self._counts[address]
        return turn

    def drain(self) -> list[T]:
        """All that waits; nothing waits afterwards."""
        items = [
            one for pages in self._addresses.values() for some in pages.values() for one in some
        ]
        self._addresses.clear()
        self._counts.clear()
        return items

    def done(self, turn: Turn[T], seconds: float, now: float) -> None:
        """Count what the answer to a question has cost.

        Parameters
        ----------
        seconds : of a worker
        """
        self._holds[turn.address] -= 1
        self._holds += Counter()  # nobody is remembered who holds none
        self._shares.spend(turn.address, seconds, now)
        self._pages.spend((turn.address, turn.page), seconds, now)
