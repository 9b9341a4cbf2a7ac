"""Clients: the weight of an address, and which questions would delay others."""

from collections import OrderedDict
from collections.abc import Hashable
from enum import Enum
from math import sqrt

from kernel_lib.serving.workers.latest import Latest
from kernel_lib.serving.workers.usage import Usage

__all__ = ["Clients", "Kind"]

#: s of a worker that a question of unknown cost is expected to take: half of what it may.
FEARED = 1.0

#: s from which on a question may be long: others notice when they wait for some of them.
LONG = 0.02

#: A question so many times as long as those of others delays them.
TIMES = 2.0

#: Questions of other pages of an address, decayed, from which on these count as active.
SOME = 0.25

#: s between two questions under one name after which it counts as a reader, and s of silence after
#: which it no longer does. Names are free: a new one for each question adds no weight.
KNOWN, GONE = 1.0, 20.0

#: Names of one address that are kept, and addresses.
MOST_PAGES, MOST = 2000, 10_000


class Kind(Enum):
    """Class of expected cost of a question."""

    #: It delays no other client, or no other client has shorter questions.
    SHORT = "short"
    #: Its client is new, while others are active.
    UNKNOWN = "unknown"
    #: Clients that ask shorter ones would notice it.
    LONG = "long"


class Clients:
    """Usage of addresses and of their pages, and how long their questions were.

    A page with a new name is classed by the first questions of all pages of its address.
    """

    def __init__(self) -> None:
        self._addresses, self._pages, self._new = Usage(), Usage(), Usage()
        self._readers = Latest[Hashable, _Readers](MOST)

    def ask(self, address: Hashable, page: Hashable, now: float) -> None:
        """Count a question that begins to wait.

        Parameters
        ----------
        now : s, of a clock that never goes back
        """
        self._addresses.ask(address, now)
        self._readers.use(address, self._readers.get(address) or _Readers()).ask(page, now)

    def spend(self, address: Hashable, page: Hashable, seconds: float, now: float) -> None:
        """Count what an answer cost.

        Parameters
        ----------
        seconds : of a worker
        """
        if self._pages.typical((address, page)) is None:
            self._new.spend(address, seconds, now)
        self._addresses.spend(address, seconds, now)
        self._pages.spend((address, page), seconds, now)

    def weight(self, address: Hashable, now: float) -> float:
        """Weight of an address: the root of the number of its readers.

        By their number, one visitor that invents names would have as much as a school. With equal
        weights a school would have no more than one visitor.
        """
        readers = self._readers.get(address)
        return sqrt(readers.count(now)) if readers else 1.0

    def had(self, address: Hashable, now: float) -> float:
        """Usage of an address over its weight, to be compared with that of others."""
        return self._addresses.had(address) / self.weight(address, now)

    def page_had(self, address: Hashable, page: Hashable) -> float:
        """Usage of a page, to be compared with other pages of its address."""
        return self._pages.had((address, page))

    def kind(self, address: Hashable, page: Hashable, now: float) -> Kind:
        """Class of a question of this page, next to those of others."""
        who: Hashable = (address, page)
        book = self._pages
        if book.typical(who) is None:
            book, who = self._new, address
        typical = book.typical(who)
        if typical is None:
            others = self._addresses.shorter(address, FEARED / TIMES, now)
            return Kind.UNKNOWN if others else Kind.SHORT
        if typical < LONG:
            return Kind.SHORT
        bound = typical / TIMES
        is_felt = self._addresses.shorter(address, bound, now) or self._felt_at_home(
            address, book.lately(who, now), bound, now
        )
        return Kind.LONG if is_felt else Kind.SHORT

    def _felt_at_home(
        self, address: Hashable, own: tuple[float, float], bound: float, now: float
    ) -> bool:
        """Whether other pages of an address ask questions that are shorter than a bound."""
        seconds, count = self._addresses.lately(address, now)
        rest = count - own[1]
        return rest >= SOME and seconds - own[0] <= bound * rest


class _Readers:
    """Names of the pages of one address, as these choose them."""

    def __init__(self) -> None:
        self._new: OrderedDict[Hashable, float] = OrderedDict()  # s, the first time
        self._known: OrderedDict[Hashable, float] = OrderedDict()  # s, the last time

    def ask(self, page: Hashable, now: float) -> None:
        """Count a question under a name."""
        if page in self._known or now - self._new.setdefault(page, now) >= KNOWN:
            self._new.pop(page, None)
            self._known[page] = now
            self._known.move_to_end(page)
        for names in (self._new, self._known):
            while len(names) > MOST_PAGES or (names and next(iter(names.values())) < now - GONE):
                names.popitem(last=False)

    def count(self, now: float) -> int:
        """Number of readers with more than one question; at least 1."""
        while self._known and next(iter(self._known.values())) < now - GONE:
            self._known.popitem(last=False)
        return max(1, len(self._known))
