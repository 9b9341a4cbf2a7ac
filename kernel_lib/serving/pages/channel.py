"""The web socket between a page and its kernel: what comes in has a form, what goes out a bound."""

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from tornado.iostream import StreamBufferFullError
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from kernel_lib.serving.kernels.messages import Conversation, well_formed
from kernel_lib.serving.workers.rates import Rates

__all__ = ["LessonChannel", "open_channels"]

#: The one way of packing messages that both Jupyter and Voila read as it is meant. In the older
#: one Voila takes numbers for lengths, and a message of some kilobytes costs it gigabytes.
PROTOCOL = "v1.kernel.websocket.jupyter.org"

#: Bytes that may wait for a page that does not read: some pictures of the largest lesson.
MOST_UNREAD = 32 * 2**20

#: Connections to one kernel: its page, and one that has been lost and is not yet given up.
MOST_PAGES = 8

#: Messages a second of one page and how many at once, and their bytes. A slider sends 30.
MESSAGES, MESSAGES_AT_ONCE = 100.0, 400.0
BYTES, BYTES_AT_ONCE = 2.0 * 2**20, 8.0 * 2**20

_CONVERSATIONS: "WeakKeyDictionary[Any, Conversation]" = WeakKeyDictionary()


def open_channels() -> int:
    """Web sockets that pages hold to all kernels."""
    return sum(one.pages for one in _CONVERSATIONS.values())


def conversation_of(kernel: Any) -> Conversation:
    """What the pages of a kernel have said; forgotten with it."""
    return _CONVERSATIONS.setdefault(kernel, Conversation())


class LessonChannel(VoilaKernelWebsocketHandler):
    """The connection of one page; whoever misuses it loses it, and nobody else does."""

    def initialize(self, met: Callable[[str], None]) -> None:
        """`met` is told the kernel that a page connects to or speaks with."""
        super().initialize()
        self.met = met
        self.conversation = Conversation()
        self.is_counted = False
        self.measures = (Rates(MESSAGES, MESSAGES_AT_ONCE, 1), Rates(BYTES, BYTES_AT_ONCE, 1))

    def set_default_headers(self) -> None:
        """No version of anything is told."""
        self.set_header("Server", "carom")

    def write_error(self, status_code: int, **details: Any) -> None:
        """One line: no reader sees it."""
        problem = details.get("exc_info", (None, None))[1]
        own = status_code < 500 and isinstance(problem, HTTPError)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish((own and problem.log_message) or "")

    async def pre_get(self) -> None:
        """Speak with pages that pack messages the one way."""
        if self.request.headers.get("Upgrade", "").lower() != "websocket":
            raise HTTPError(
                426,
                "a notebook with a kernel needs web sockets; a proxy on the way passes none on",
                reason="Upgrade Required",
            )
        offered = self.request.headers.get("Sec-WebSocket-Protocol", "")
        if PROTOCOL not in (one.strip() for one in offered.split(",")):
            raise HTTPError(400, f"a connection to a kernel speaks {PROTOCOL}")
        self.conversation = conversation_of(self.kernel_manager.get_kernel(self.kernel_id))
        if self.conversation.pages >= MOST_PAGES:
            raise HTTPError(429, "this kernel has more connections than a page needs")
        await super().pre_get()

    async def open(self, *about: Any, **names: Any) -> None:
        """Bound what may wait to be read, and connect to the kernel."""
        self.ws_connection.stream.max_write_buffer_size = MOST_UNREAD
        # A picture follows a short message of status: without this it waits 40 ms until the
        # page's machine has acknowledged that one.
        self.set_nodelay(True)
        self.is_counted = True
        self.conversation.pages += 1
        self.met(self.kernel_id)
        await super().open(*about, **names)

    async def on_message(self, message: Any) -> None:
        """Hand a message on to the kernel; end the connection that sent no message.

        Nothing more is read from a page that says too much at once until its measure has room.
        """
        if not well_formed(message):
            self.close(1002, "that was no message")
            return
        await slowed(self.measures, (1.0, float(len(message))))
        if self.connection and self.conversation.allows(message):
            self.met(self.kernel_id)
            super().on_message(message)

    def on_close(self) -> None:
        """The page has gone."""
        if self.is_counted:
            self.conversation.pages -= 1
        super().on_close()

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send a message; drop it if the page has gone, end its connection if it does not read."""
        try:
            return super().write_message(message, binary)
        except StreamBufferFullError:
            self.ws_connection.stream.close()
        except WebSocketClosedError:
            pass
        return None


async def slowed(measures: tuple[Rates, ...], amounts: tuple[float, ...]) -> None:
    """Return once every measure has room for its amount."""
    clock = asyncio.get_running_loop().time
    for measure, amount in zip(measures, amounts, strict=True):
        while pause := measure.wait("", clock(), amount):
            await asyncio.sleep(pause)
