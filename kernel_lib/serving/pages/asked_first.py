"""The order of rehearsals: notebooks that pages ask for come before the others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

__all__ = ["AskedFirst"]


class AskedFirst:
    """Starts requested jobs at once, and the others a few at a time.

    most : under way at one time, up to which the rest begins
    """

    def __init__(self, most: int) -> None:
        self._most, self._under_way = most, 0
        self._asked: set[str] = set()
        self._waiting: dict[str, asyncio.Event] = {}

    def ask(self, name: str) -> None:
        """Let this one begin at once, now or when it comes."""
        self._asked.add(name)
        if name in self._waiting:
            self._begin(name)

    def is_asked(self, name: str) -> bool:
        """Whether it has been requested."""
        return name in self._asked

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """Wait until this one may begin; it ends with the block."""
        self._waiting[name] = begins = asyncio.Event()
        if name in self._asked:
            self._begin(name)
        self._fill()
        await begins.wait()
        try:
            yield
        finally:
            self._under_way -= 1
            self._fill()

    def _fill(self) -> None:
        while self._waiting and self._under_way < self._most:
            self._begin(next(iter(self._waiting)))

    def _begin(self, name: str) -> None:
        self._under_way += 1
        self._waiting.pop(name).set()
