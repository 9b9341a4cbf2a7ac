"""A network that can be cut: connections pass through it to a server on this machine."""

import asyncio
from contextlib import suppress


class Line:
    """Listens on a port of its own and passes everything on to another port of 127.0.0.1."""

    def __init__(self, port):
        self._port = port
        self._cut = False
        self._open = set()

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0, backlog=1024)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_):
        self._server.close()
        self._drop()

    async def cut(self, seconds):
        """Drop all connections and take no new ones for a while."""
        self._cut = True
        self._drop()
        await asyncio.sleep(seconds)
        self._cut = False

    def _drop(self):
        for writer in list(self._open):
            writer.transport.abort()

    async def _pass(self, reader, writer):
        if self._cut:
            writer.transport.abort()
            return
        with suppress(OSError):
            back, forth = await asyncio.open_connection("127.0.0.1", self._port)
            self._open |= {writer, forth}
            await asyncio.gather(self._pump(reader, forth), self._pump(back, writer))
            self._open -= {writer, forth}

    async def _pump(self, reader, writer):
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()
