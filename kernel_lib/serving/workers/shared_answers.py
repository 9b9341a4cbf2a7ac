"""Answers that many ask for: computed once, kept as long as there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

__all__ = ["SharedAnswers"]


class SharedAnswers:
    """Packed answers by what was asked; those asked for longest ago go first.

    Whoever asks what is being computed waits for it with those before.

    Parameters
    ----------
    room : bytes
    """

    def __init__(self, room: int) -> None:
        self._room, self._used = room, 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._under_way: dict[Hashable, asyncio.Future[bytes]] = {}
        self.hits = self.misses = 0

    async def get(self, key: Hashable, ask: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer to `key`, computed by `ask` if it is not here; what `ask` raises, all hear."""
        if (found := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
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

    def _done(self, key: Hashable, done: "asyncio.Future[bytes]") -> None:
        self._under_way.pop(key, None)
        if done.cancelled() or done.exception() is not None:
            return
        answer = done.result()
        if len(answer) > self._room // 8:
            return
        self._kept[key] = answer
        self._used += len(answer)
        while self._used > self._room:
            _, dropped = self._kept.popitem(last=False)
            self._used -= len(dropped)

    def clear(self) -> None:
        """Forget all, as when a notebook has changed."""
        self._kept.clear()
        self._used = 0
