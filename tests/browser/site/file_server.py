"""A plain file server: what a school's web space is, and nothing more."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar


class Plain(SimpleHTTPRequestHandler):
    """Files with their types, in silence; says which were asked for."""

    extensions_map: ClassVar = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *told: Any) -> None:
        """Nothing."""

    def do_GET(self) -> None:
        """A file."""
        self.server.asked.append(self.path)  # type: ignore[attr-defined]
        super().do_GET()


@dataclass
class FileServer:
    """A folder behind an address."""

    folder: Path
    port: int = 0
    asked: list[str] = field(default_factory=list)
    _server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        """With a slash at its end."""
        return f"http://127.0.0.1:{self.port}/"

    def begin(self) -> None:
        """Serve, at the port of before if there was one."""
        handler = partial(Plain, directory=str(self.folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self._server.daemon_threads = True
        self._server.asked = self.asked  # type: ignore[attr-defined]
        self.port = self._server.server_port
        Thread(target=self._server.serve_forever, daemon=True).start()

    def end(self) -> None:
        """Nobody answers any more."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@contextmanager
def serving(folder: Path) -> Iterator[FileServer]:
    """A file server as long as it is needed."""
    server = FileServer(folder)
    server.begin()
    try:
        yield server
    finally:
        server.end()
