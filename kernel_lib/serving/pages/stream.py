"""A stream of heartbeats, by which a page notices that the server has gone."""

import asyncio
import contextlib

from tornado.iostream import StreamClosedError
from tornado.web import RequestHandler

from kernel_lib.serving.pages.own_frame import let_frames_read

__all__ = ["HERE_EVERY", "Here", "Stream"]

#: s between two signs of life; a page that gets none for a while longer looks for the server.
HERE_EVERY = 10.0


class Stream(RequestHandler):
    """`/carom/stream`: server-sent events, as long as the page listens."""

    def initialize(self) -> None:
        self._gone = asyncio.Event()

    def set_default_headers(self) -> None:
        """Name no version."""
        self.set_header("Server", "carom")
        let_frames_read(self)

    async def get(self) -> None:
        """Say "here" now and then."""
        self.set_header("Content-Type", "text/event-stream")
        self.set_header("Cache-Control", "no-store, no-transform")
        self.set_header("Content-Encoding", "identity")  # nothing waits in a compressor
        self.set_header("X-Accel-Buffering", "no")
        with contextlib.suppress(StreamClosedError):
            while not self._gone.is_set():
                self.write("data: here\n\n")
                await self.flush()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._gone.wait(), HERE_EVERY)

    def on_connection_close(self) -> None:
        """The page has gone."""
        self._gone.set()


class Here(RequestHandler):
    """`/carom/here`: answers at once, however busy the workers are."""

    set_default_headers = Stream.set_default_headers

    def get(self) -> None:
        """Nothing, but at once."""
        self.set_header("Cache-Control", "no-store")
        self.set_status(204)

    head = get
