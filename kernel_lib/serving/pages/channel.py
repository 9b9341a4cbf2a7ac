"""The web socket between a page and its kernel: what comes in has a form, what goes out a bound."""

from collections.abc import Callable
from typing import Any

from tornado.iostream import StreamBufferFullError
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

__all__ = ["LessonChannel", "well_formed"]

#: The one way of packing messages that both Jupyter and Voila read as it is meant. In the older
#: one Voila takes numbers for lengths, and a message of some kilobytes costs it gigabytes.
PROTOCOL = "v1.kernel.websocket.jupyter.org"

#: A message has a channel, four parts of text and its buffers; no page of ours sends as many.
MOST_PLACES = 64

#: Bytes that may wait for a page that does not read: some pictures of the largest lesson.
MOST_UNREAD = 32 * 2**20


def well_formed(message: Any) -> bool:
    """Whether the places that a message names lie in it, in order.

    A message begins with how many places there are and with each of them, eight bytes a number,
    little-endian: the beginning of its channel, of each part, and its end.
    """
    if not isinstance(message, bytes) or len(message) < 8:
        return False
    count = int.from_bytes(message[:8], "little")
    if not 6 <= count <= MOST_PLACES:
        return False
    places = [int.from_bytes(message[8 * k : 8 * k + 8], "little") for k in range(1, count + 1)]
    return places == sorted(places) and places[0] == 8 * (count + 1) and places[-1] <= len(message)


class LessonChannel(VoilaKernelWebsocketHandler):
    """The connection of one page; whoever misuses it loses it, and nobody else does."""

    def initialize(self, met: Callable[[str], None]) -> None:
        """`met` is told the kernel that a page connects to."""
        super().initialize()
        self.met = met

    async def pre_get(self) -> None:
        """Speak with pages that pack messages the one way."""
        offered = self.request.headers.get("Sec-WebSocket-Protocol", "")
        if PROTOCOL not in (one.strip() for one in offered.split(",")):
            raise HTTPError(400, f"a connection to a kernel speaks {PROTOCOL}")
        await super().pre_get()

    async def open(self, *about: Any, **names: Any) -> None:
        """Bound what may wait to be read, and connect to the kernel."""
        self.ws_connection.stream.max_write_buffer_size = MOST_UNREAD
        # A picture follows a short message of status: without this it waits 40 ms until the
        # page's machine has acknowledged that one.
        self.set_nodelay(True)
        self.met(self.kernel_id)
        await super().open(*about, **names)

    def on_message(self, message: Any) -> None:
        """Hand a message on to the kernel, or end the connection that sent no message."""
        if well_formed(message):
            super().on_message(message)
        else:
            self.close(1002, "that was no message")

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send a message; drop it if the page has gone, end its connection if it does not read."""
        try:
            return super().write_message(message, binary)
        except StreamBufferFullError:
            self.ws_connection.stream.close()
        except WebSocketClosedError:
            pass
        return None
