"""Answers to common questions: computed once, cached while they fit."""

import asyncio
from collections.abc import Awaitable, Callable

from kernel_lib.serving.workers.digest_cache import DigestCache

__all__ = ["SharedAnswers"]


class SharedAnswers:
    """Packed answers by digests of questions; evicts the least recently used.

    All clients of a question that is being computed await the same answer.

    Parameters
    ----------
    room : bytes of memory
    """

    def __init__(self, room: int) -> None:
        self.kept = DigestCache[bytes](room)
        self._under_way: dict[bytes, asyncio.Future[bytes]] = {}
        self.hits = self.misses = 0

    async def get(self, key: bytes, ask: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer to `key`, computed by `ask` if it is not here; what `ask` raises, all get."""
        if (found := self.kept.get(key)) is not None:
            self.hits += 1
            return found
        under_way = self._under_way.get(key)
        if under_way is None:
            self.misses += 1
            under_way = asyncio.ensure_future(ask())
            self._under_way[key] = under_way
            under_way.add_done_callback(lambda done: self._done(key, done))
        else:
            self.hits += 1
        # Who gives up takes nothing from the others.
        return await asyncio.shield(under_way)

    def _done(self, key: bytes, done: "asyncio.Future[bytes]") -> None:
        self._under_way.pop(key, None)
        if not done.cancelled() and done.exception() is None:
            self.kept.put(key, done.result())
