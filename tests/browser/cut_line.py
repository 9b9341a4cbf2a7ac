"""A network that can be cut: connections pass through it to a server on this machine."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Line:
    """Passes on what comes to its own port; `cut` drops all and takes nothing until `mend`."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port: int = self._listener.getsockname()[1]
        self._is_cut = False
        self._open: set[socket.socket] = set()
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Drop every connection and take no new one."""
        self._is_cut = True
        for one in list(self._open):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Take connections again."""
        self._is_cut = False

    def lead(self, address: str) -> None:
        """Take new connections to another server."""
        self._to = port_of(address)

    def close(self) -> None:
        """End it."""
        self.cut()
        self._listener.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self._is_cut:
                    near.close()
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self._to))
                except OSError:  # that server has ended
                    near.close()
                    continue
                self._open |= {near, far}
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._pump, args=pair, daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for one in (source, target):
            self._open.discard(one)
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()


def port_of(address: str) -> int:
    """The port of an address such as http://localhost:8866/."""
    return int(address.rstrip("/").rsplit(":", 1)[1])


@contextmanager
def line_to(address: str) -> Iterator[Line]:
    """A line to the server at an address."""
    line = Line(port_of(address))
    try:
        yield line
    finally:
        line.close()
