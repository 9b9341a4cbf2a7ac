"""How many visitors have a kernel, how many may, and who starts one next."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

__all__ = ["Full", "Places", "share_of_one"]

AT_ONCE = 4  # pages that are made at one time: the first ones early rather than all of them late


class Full(RuntimeError):
    """Every place is taken, or every one that this address may have.

    most : places that are taken
    of_one_network : by visitors of this address
    """

    def __init__(self, most: int, of_one_network: bool) -> None:
        whose = " of one network" if of_one_network else ""
        super().__init__(f"all {most} places{whose} are taken")
        self.most, self.of_one_network = most, of_one_network


def share_of_one(most: int) -> int:
    """Places that one address may have where nothing else is said: half of them."""
    return (most + 1) // 2


class Places:
    """The places of a server.

    most : visitors with a kernel at one time
    runs : tells whether a kernel still runs
    of_one : visitors of one source address; None: half of all
    """

    def __init__(self, most: int, runs: Callable[[str], bool], of_one: int | None = None) -> None:
        self.most = most
        self.of_one = share_of_one(most) if of_one is None else min(of_one, most)
        self.turn = asyncio.Semaphore(AT_ONCE)
        self._runs = runs
        self._seated: dict[str, str] = {}
        self._arriving: Counter[str] = Counter()

    def kernels(self) -> set[str]:
        """The kernels of visitors that run."""
        self._seated = {
            kernel: source for kernel, source in self._seated.items() if self._runs(kernel)
        }
        return set(self._seated)

    def taken(self) -> int:
        """Visitors that have a kernel or are getting one."""
        return len(self.kernels()) + self._arriving.total()

    def kernels_in_the_way(self, source: str) -> set[str]:
        """The kernels of which one would have to end for a visitor from this address."""
        kernels = self.kernels()
        own = {kernel for kernel in kernels if self._seated[kernel] == source}
        if len(own) + self._arriving[source] >= self.of_one:
            return own
        return kernels if self.taken() >= self.most else set()

    @contextmanager
    def arrival(self, source: str) -> Iterator[Callable[[str], None]]:
        """Hold a place while a page is made; call what it hands out with the kernel's id.

        source : whom the visitor's address stands for

        Raises Full.
        """
        if self.taken() >= self.most:
            raise Full(self.most, of_one_network=False)
        of_this = sum(one == source for one in self._seated.values()) + self._arriving[source]
        if of_this >= self.of_one:
            raise Full(self.of_one, of_one_network=True)
        self._arriving[source] += 1
        try:
            # Not the dictionary of now: others may have looked in the meantime.
            yield lambda kernel: self._seated.__setitem__(kernel, source)
        finally:
            self._arriving[source] -= 1
            self._arriving += Counter()  # nobody is remembered who is not here
