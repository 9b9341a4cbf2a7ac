"""Who is let in: a request is looked at before any page hears of it."""

import ipaddress
from collections.abc import Iterable
from typing import Any

from tornado.httputil import (
    HTTPHeaders,
    HTTPMessageDelegate,
    HTTPServerConnectionDelegate,
    RequestStartLine,
    ResponseStartLine,
)

__all__ = ["Door", "is_ours"]


def is_ours(host: str, names: Iterable[str]) -> bool:
    """Whether a Host header names this server: by an address, as localhost, or by a listed name.

    A page of another site can give its own name the address of this machine, and would then
    be taken for one of ours.

    Parameters
    ----------
    host : such as "localhost:8866", "[::1]", "lessons.school.example"
    names : listed, in lower case
    """
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    name = name.lower().rstrip(".")
    if name == "localhost" or name.endswith(".localhost") or name in names:
        return True
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


class Door(HTTPServerConnectionDelegate):
    """Stands before the application.

    Parameters
    ----------
    application : what answers
    names : under which the server is known, beside its addresses
    """

    def __init__(self, application: Any, names: Iterable[str]) -> None:
        self._application = application
        self._names = frozenset(name.lower() for name in names)

    def start_request(self, server_conn: object, request_conn: Any) -> HTTPMessageDelegate:
        """Look at a request, and let it in."""
        inside = self._application.start_request(server_conn, request_conn)
        return _Entrance(inside, request_conn, self._names)

    def on_close(self, server_conn: object) -> None:
        """A connection has ended."""
        self._application.on_close(server_conn)


class _Entrance(HTTPMessageDelegate):
    """One request."""

    def __init__(self, inside: HTTPMessageDelegate, connection: Any, names: Any) -> None:
        self._inside, self._connection, self._names = inside, connection, names
        self._is_in = False

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Any:
        host = headers.get("Host", "")
        if "," not in host and is_ours(host, self._names):
            self._is_in = True
            return self._inside.headers_received(start_line, headers)
        text = (
            b"This server does not go by that name. Use its address, "
            b"or name it at its start: carom --name NAME\n"
        )
        about = {"Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(text))}
        answer = ResponseStartLine("HTTP/1.1", 421, "Misdirected Request")
        self._connection.write_headers(answer, HTTPHeaders(about), text)
        self._connection.finish()
        return None

    def data_received(self, chunk: bytes) -> Any:
        return self._inside.data_received(chunk) if self._is_in else None

    def finish(self) -> None:
        if self._is_in:
            self._inside.finish()

    def on_connection_close(self) -> None:
        if self._is_in:
            self._inside.on_connection_close()
