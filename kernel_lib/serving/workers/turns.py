"""Whose question is next: by address in turn, within an address by page in turn."""

from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Generic, TypeVar

__all__ = ["Crowded", "Turns"]

T = TypeVar("T")


class Crowded(Exception):
    """Nothing more of this address may wait."""


class Turns(Generic[T]):
    """A queue in which nobody waits for a neighbour who asks more.

    Each address has its turn after every other one that waits, and so has each page of an address
    among its pages: a school behind one address is one among the addresses, and its pages share its
    turns. Whoever invents new pages gains nothing over other addresses.

    Parameters
    ----------
    most : that may wait for one address
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._addresses: OrderedDict[Hashable, OrderedDict[Hashable, deque[T]]] = OrderedDict()
        self._counts: dict[Hashable, int] = {}

    def __len__(self) -> int:
        return sum(self._counts.values())

    def put(self, address: Hashable, page: Hashable, item: T) -> None:
        """Let an item wait for its turn.

        Raises
        ------
        Crowded : when as many as may wait for this address do so
        """
        count = self._counts.get(address, 0)
        if count >= self._most:
            raise Crowded(f"{count} questions of this address wait already")
        self._counts[address] = count + 1
        pages = self._addresses.setdefault(address, OrderedDict())
        pages.setdefault(page, deque()).append(item)

    def take(self) -> T:
        """The item whose turn it is; IndexError where nothing waits."""
        if not self._addresses:
            raise IndexError("nothing waits")
        address, pages = next(iter(self._addresses.items()))
        page, items = next(iter(pages.items()))
        item = items.popleft()
        self._counts[address] -= 1
        if items:
            pages.move_to_end(page)
        else:
            del pages[page]
        if pages:
            self._addresses.move_to_end(address)
        else:
            del self._addresses[address], self._counts[address]
        return item
