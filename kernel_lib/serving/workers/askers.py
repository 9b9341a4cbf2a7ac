"""Who asks: as how many readers an address counts, and whose questions hold others up."""

from collections import OrderedDict
from collections.abc import Hashable
from enum import Enum
from math import sqrt

from kernel_lib.serving.workers.shares import Shares

__all__ = ["Askers", "Kind"]

#: s of a worker that are feared of a question where nothing is known: half of what it may cost.
FEARED = 1.0

#: s of a question from which on it may be long: some of them are felt by who waits for them.
LONG = 0.02

#: How many times as long as those of others a question is that holds them up.
TIMES = 2.0

#: Questions of other pages of an address, faded, from which on they count as ones who ask.
SOME = 0.25

#: s between two questions under one name after which it counts as a reader's, and s of silence
#: after which it no longer does. Names are free: one for each question makes nobody a crowd.
KNOWN, GONE = 1.0, 20.0

#: Names of one address that are remembered, and addresses.
MOST_PAGES, MOST = 2000, 10_000


class Kind(Enum):
    """What is to be expected of a question."""

    #: It holds nobody up, be it that nobody else asks shorter ones.
    SHORT = "short"
    #: Nothing is known of who asks, while others ask.
    UNKNOWN = "unknown"
    #: Those who ask shorter ones would feel it.
    LONG = "long"


class Askers:
    """What the addresses and their pages have had, and how long their questions were.

    A page whose name is new is judged by the first questions of all pages of its address.
    """

    def __init__(self) -> None:
        self._addresses, self._pages, self._new = Shares(), Shares(), Shares()
        self._readers: OrderedDict[Hashable, _Readers] = OrderedDict()

    def ask(self, address: Hashable, page: Hashable, now: float) -> None:
        """Count a question that waits for its turn.

        Parameters
        ----------
        now : s, of a clock that never goes back
        """
        self._addresses.ask(address, now)
        self._readers.setdefault(address, _Readers()).ask(page, now)
        self._readers.move_to_end(address)
        while len(self._readers) > MOST:
            self._readers.popitem(last=False)

    def spend(self, address: Hashable, page: Hashable, seconds: float, now: float) -> None:
        """Count what an answer has taken.

        Parameters
        ----------
        seconds : of a worker
        """
        if self._pages.typical((address, page)) is None:
            self._new.spend(address, seconds, now)
        self._addresses.spend(address, seconds, now)
        self._pages.spend((address, page), seconds, now)

    def weight(self, address: Hashable, now: float) -> float:
        """How much an address counts beside others: the root of the number of its readers.

        By their number a single one who makes up names would have as much as a school; all
        alike, a school would have no more than a single one.
        """
        readers = self._readers.get(address)
        return sqrt(readers.count(now)) if readers else 1.0

    def had(self, address: Hashable, now: float) -> float:
        """What an address has had of late for its weight, to be compared with that of others."""
        return self._addresses.had(address) / self.weight(address, now)

    def page_had(self, address: Hashable, page: Hashable) -> float:
        """What a page has had of late, to be compared with other pages of its address."""
        return self._pages.had((address, page))

    def kind(self, address: Hashable, page: Hashable, now: float) -> Kind:
        """What is to be expected of a question of this page, beside those that others ask."""
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
    """Names that pages of one address give themselves."""

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
        """How many have asked again and again; at least one."""
        while self._known and next(iter(self._known.values())) < now - GONE:
            self._known.popitem(last=False)
        return max(1, len(self._known))
