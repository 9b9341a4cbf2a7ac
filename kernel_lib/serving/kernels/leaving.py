"""Visitors who have left: their kernels end at once where a page says so, else after a while."""

import time
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from jupyter_server.base.handlers import APIHandler
from tornado.ioloop import PeriodicCallback
from tornado.web import HTTPError, authenticated

__all__ = ["PING_EVERY", "PONG_WITHIN", "Goodbye", "Leaving"]

LOOK = 2.0  # s between two looks at the connections
LOADING = 60.0  # s at least for a page that has not been connected yet: it may load slowly
ROOM_AFTER = 20.0  # s after which a page that never connected gives its place to who wants it
RESTED = 1800.0  # s without a word after which a page does, connected or not
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
        self._met: dict[str, float] = {}  # when a page last connected to it or spoke with it

    def begin(self) -> None:
        """Look again and again, as long as the event loop runs."""
        PeriodicCallback(self.look, 1000 * LOOK).start()

    def met(self, kernel: str) -> None:
        """A page has been connected to its kernel, if only for a moment, or has spoken."""
        self._met[kernel] = time.monotonic()

    async def look(self) -> None:
        """End the kernels whose time is up."""
        now, before = time.monotonic(), self._alone
        connections = self._manager._kernel_connections
        visitors = set(self._visitors())
        alone = {one for one in visitors if connections.get(one, 0) <= 0}
        self._met = {one: when for one, when in self._met.items() if one in visitors}
        self._alone = {one: before.get(one, now) for one in alone}
        for kernel, since in self._alone.items():
            patience = self._patience if kernel in self._met else max(self._patience, LOADING)
            if now - since > patience and kernel in self._manager:
                await self._manager.shutdown_kernel(kernel, now=True)

    async def make_room(self, kernels: Iterable[str]) -> bool:
        """End one of these kernels for somebody who finds no place; whether there was one.

        It is one whose page has never come, like that of a picture or a script that asked for the
        page alone, else the one that has heard nothing for longest, for half an hour at least.
        """
        now, idle = time.monotonic(), []
        for kernel in kernels:
            since = self._met.get(kernel, self._alone.get(kernel))
            patience = RESTED if kernel in self._met else ROOM_AFTER
            if since is not None and now - since > patience:
                idle.append((kernel in self._met, since, kernel))
        if not idle:
            return False
        kernel = min(idle)[2]
        if kernel in self._manager:
            await self._manager.shutdown_kernel(kernel, now=True)
        return True


class Goodbye(APIHandler):
    """What a page calls as it closes; pages of other sites cannot.

    In a frame on another site a page has no cookie, but its browser says that it is ours.
    """

    def check_xsrf_cookie(self) -> None:
        """The token, or a browser's word that the page is of this server."""
        site, origin = (self.request.headers.get(name) for name in ("Sec-Fetch-Site", "Origin"))
        ours = origin and urlsplit(origin).netloc == self.request.host
        if site == "same-origin" or (site is None and ours):
            return
        super().check_xsrf_cookie()

    def set_default_headers(self) -> None:
        """No version of anything is told."""
        super().set_default_headers()
        self.set_header("Server", "carom")

    @authenticated
    async def post(self, kernel: str) -> None:
        """End the kernel of the page."""
        if kernel not in self.kernel_manager:
            raise HTTPError(404, "There is no such kernel.")
        await self.kernel_manager.shutdown_kernel(kernel, now=True)
        self.set_status(204)
        self.finish()
