"""Visitors who have left: their kernels end at once where a page says so, else after a while."""

import time
from collections.abc import Callable, Iterable
from typing import Any

from jupyter_server.base.handlers import APIHandler
from tornado.ioloop import PeriodicCallback
from tornado.web import HTTPError, authenticated

__all__ = ["PING_EVERY", "PONG_WITHIN", "Goodbye", "Leaving"]

LOOK = 2.0  # s between two looks at the connections
LOADING = 60.0  # s at least for a page that has not been connected yet: it may load slowly
PING_EVERY = 5.0  # s; browsers answer by themselves, even while a page computes
PONG_WITHIN = 10.0  # s without an answer: the connection counts as lost


class Leaving:
    """Ends kernels that no page has been connected to for a while.

    Idleness alone ends nothing: a reader may rest for an hour. A page that comes back in time
    finds its kernel as it was.

    manager : of the kernels
    visitors : tells the kernels that were handed to visitors
    patience : s without a connection
    """

    def __init__(
        self, manager: Any, visitors: Callable[[], Iterable[str]], patience: float
    ) -> None:
        self._manager, self._visitors, self._patience = manager, visitors, patience
        self._alone: dict[str, float] = {}  # since when, by kernel
        self._met: set[str] = set()  # those that a page has ever been connected to

    def begin(self) -> None:
        """Look again and again, as long as the event loop runs."""
        PeriodicCallback(self.look, 1000 * LOOK).start()

    def met(self, kernel: str) -> None:
        """A page has been connected to its kernel, if only for a moment."""
        self._met.add(kernel)

    async def look(self) -> None:
        """End the kernels whose time is up."""
        now, before = time.monotonic(), self._alone
        connections = self._manager._kernel_connections
        visitors = set(self._visitors())
        alone = {one for one in visitors if connections.get(one, 0) <= 0}
        self._met &= visitors
        self._alone = {one: before.get(one, now) for one in alone}
        for kernel, since in self._alone.items():
            patience = self._patience if kernel in self._met else max(self._patience, LOADING)
            if now - since > patience and kernel in self._manager:
                await self._manager.shutdown_kernel(kernel, now=True)


class Goodbye(APIHandler):
    """What a page calls as it closes; only pages of this server have the token for it."""

    @authenticated
    async def post(self, kernel: str) -> None:
        """End the kernel of the page."""
        if kernel not in self.kernel_manager:
            raise HTTPError(404, "There is no such kernel.")
        await self.kernel_manager.shutdown_kernel(kernel, now=True)
        self.set_status(204)
        self.finish()
