"""One line of a page to its server: kept between questions, as browsers do."""

import asyncio
import json


class Line:
    """Posts questions on a connection that is opened when it is needed.

    port : of the server, on this machine
    source : whom a trusted proxy names as the one who asks
    """

    def __init__(self, port, source):
        self.port, self.source = port, source
        self.reader = self.writer = None

    async def ask(self, question, patience):
        """Status and body; OSError, EOFError, TimeoutError where there is no answer."""
        is_kept = self.writer is not None
        try:
            return await asyncio.wait_for(self._asked(question), patience)
        except (OSError, EOFError):
            if not is_kept:
                raise
        # The server had closed a line that rested: a browser says nothing of that either.
        return await asyncio.wait_for(self._asked(question), patience)

    async def _asked(self, question):
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        body = json.dumps(question).encode()
        head = (
            f"POST /carom/answer HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {self.source}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        is_whole = False
        try:
            self.writer.write(head.encode() + body)
            lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            fields = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
            found = await self.reader.readexactly(int(fields.get("content-length", 0)))
            is_whole = fields.get("connection") != "close"
            return int(lines[0].split()[1]), found
        finally:
            if not is_whole:
                self.close()

    def close(self):
        """End it; the next question opens another one."""
        if self.writer:
            self.writer.close()
        self.reader = self.writer = None
