"""How many visitors have a kernel, how many may, and who starts one next."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

__all__ = ["Full", "Places"]

AT_ONCE = 4  # pages that are made at one time: the first ones early rather than all of them late


class Full(RuntimeError):
    """Every place is taken."""


class Places:
    """The places of a server.

    most : visitors with a kernel at one time
    runs : tells whether a kernel still runs
    """

    def __init__(self, most: int, runs: Callable[[str], bool]) -> None:
        self.most = most
        self.turn = asyncio.Semaphore(AT_ONCE)
        self._runs = runs
        self._seated: set[str] = set()
        self._arriving = 0

    def kernels(self) -> set[str]:
        """The kernels of visitors that run."""
        self._seated = set(filter(self._runs, self._seated))
        return self._seated

    def taken(self) -> int:
        """Visitors that have a kernel or are getting one."""
        return len(self.kernels()) + self._arriving

    @contextmanager
    def arrival(self) -> Iterator[Callable[[str], None]]:
        """Hold a place while a page is made; call what it hands out with the kernel's id.

        Raises Full.
        """
        if self.taken() >= self.most:
            raise Full(f"all {self.most} places are taken")
        self._arriving += 1
        try:
            # Not the method of the set of now: others may have looked in the meantime.
            yield lambda kernel: self._seated.add(kernel)
        finally:
            self._arriving -= 1
