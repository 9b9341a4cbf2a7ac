"""Admission: a request is checked before any handler sees it."""

import asyncio
import ipaddress
import logging
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextvars import copy_context
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.httputil import (
    HTTPHeaders,
    HTTPMessageDelegate,
    HTTPServerConnectionDelegate,
    RequestStartLine,
    ResponseStartLine,
)
from tornado.netutil import add_accept_handler

from kernel_lib.serving.command.cpu_budget import Available, CpuBudget, Payer, payer
from kernel_lib.serving.command.limits import Limits
from kernel_lib.serving.command.log_lines import OUT_OF_FILES
from kernel_lib.serving.command.proxies import Proxies
from kernel_lib.serving.workers.token_buckets import TokenBuckets, source_of

__all__ = ["Admission", "Counting", "is_ours"]

log = logging.getLogger(__name__)

#: s after which a server that had no open file left accepts connections again.
LOOK_AGAIN = 0.2

#: Seconds' worth of bytes that an address may be sent at once: a class that opens its page.
AT_ONCE = 10.0


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


class Counting(HTTPServer):
    """Counts the connections of each source address, and closes those beyond its limit at once.

    A proxy carries the connections of all its visitors: it limits them itself.
    """

    proxies = Proxies()
    of_one: int = Limits.connections
    most: int | None = None

    def initialize(self, *arguments: Any, **named: Any) -> None:
        """An empty count."""
        super().initialize(*arguments, **named)
        self.counts: Counter[str] = Counter()
        self.cpu_budget = CpuBudget(available=Available())
        self.turned_away = 0

    def add_sockets(self, sockets: Iterable[socket.socket]) -> None:
        """Accept connections on these."""
        for one in sockets:
            self._sockets[one.fileno()] = one
            self._accept(one)

    def _accept(self, one: socket.socket) -> None:
        if one.fileno() in self._sockets and not self._stopped:
            patient: Any = _Patient(one, lambda: self._pause(one))
            self._handlers[one.fileno()] = add_accept_handler(patient, self._handle_connection)

    def _pause(self, one: socket.socket) -> None:
        """Accept no connection until there may be an open file for it."""
        self._handlers[one.fileno()]()
        self._handlers[one.fileno()] = lambda: None
        asyncio.get_running_loop().call_later(LOOK_AGAIN, self._accept, one)

    def handle_stream(self, stream: Any, address: Any) -> None:
        """Admit a connection, or close it."""
        source = self._source(address)
        is_one_too_many = self.counts[source] >= self.of_one and source
        if is_one_too_many or (self.most and self.counts.total() >= self.most):
            self.turned_away += 1
            stream.close()
            return
        self.counts[source] += 1
        copy_context().run(self._serve, stream, address, source)

    def _serve(self, stream: Any, address: Any, source: str) -> None:
        """Charge the work for this connection to the address it serves."""
        payer.set(Payer(source, self.cpu_budget))
        super().handle_stream(stream, address)

    def on_close(self, server_conn: Any) -> None:
        """A connection has ended, or has become a web socket, of which kernels have few."""
        super().on_close(server_conn)
        if isinstance(self.request_callback, HTTPServerConnectionDelegate):
            self.request_callback.on_close(server_conn)
        source = self._source(server_conn.context.address)
        self.counts[source] -= 1
        if self.counts[source] <= 0:
            del self.counts[source]

    def _source(self, address: Any) -> str:
        """The key of an address; "" for a proxy."""
        peer = address[0] if isinstance(address, tuple) else ""
        return "" if self.proxies.trusts(peer) else source_of(peer)


class _Patient:
    """A listening socket that accepts nothing while no open file is left."""

    def __init__(self, inside: socket.socket, pause: Callable[[], None]) -> None:
        self._inside, self._pause = inside, pause
        self.fileno, self.close = inside.fileno, inside.close

    def accept(self) -> Any:
        try:
            return self._inside.accept()
        except OSError as problem:
            if problem.errno not in OUT_OF_FILES:
                raise
            log.error("a connection has to wait: %s", problem, exc_info=problem)
            self._pause()
            raise BlockingIOError from None


class Admission(HTTPServerConnectionDelegate):
    """Checks requests before the application sees them.

    Parameters
    ----------
    application : what answers
    names : of the server, next to its addresses
    proxies : trusted for the address of a visitor
    megabytes : a second that one source address may be sent in the long run
    """

    def __init__(
        self,
        application: Any,
        names: Iterable[str],
        proxies: Proxies | None = None,
        megabytes: float = Limits.megabytes,
    ) -> None:
        self._application = application
        self.names = frozenset(name.lower() for name in names)
        self.proxies = proxies or Proxies()
        self.sent = TokenBuckets(megabytes * 1e6, AT_ONCE * megabytes * 1e6)
        self.turned_away: Counter[str] = Counter()
        self._is_logged = False
        self._accounts: dict[object, _Account] = {}

    def start_request(self, server_conn: object, request_conn: Any) -> HTTPMessageDelegate:
        """Check a request, and admit it."""
        inside = self._application.start_request(server_conn, request_conn)
        account = self._accounts.setdefault(server_conn, _Account(request_conn.stream))
        return _Entrance(inside, request_conn, self, account)

    def on_close(self, server_conn: object) -> None:
        """A connection has ended."""
        if account := self._accounts.pop(server_conn, None):
            self.settle(account)
        self._application.on_close(server_conn)

    def settle(self, account: "_Account") -> None:
        """Count what has been sent on a connection since the last time."""
        if more := account.sent_since():
            self.sent.spend(account.source, time.monotonic(), more)

    def log_of_proxy(self, peer: str) -> None:
        """Log once that a proxy is not trusted; all its visitors count as one."""
        if not self._is_logged:
            self._is_logged = True
            log.warning(
                "something at %s says where its visitors come from and is not believed: they "
                "count as one address; if it is your proxy, say --trusted-proxy %s",
                peer,
                peer,
            )


class _Account:
    """Bytes sent on one connection, and the address that they were sent to."""

    def __init__(self, stream: Any) -> None:
        self.source = ""
        self._stream, self._before = stream, 0

    def sent_since(self) -> int:
        """Bytes since the last time."""
        now = getattr(self._stream, "_total_write_index", 0)  # it has no public name
        before, self._before = self._before, now
        return int(now - before)


class _Entrance(HTTPMessageDelegate):
    """One request."""

    def __init__(
        self, inside: HTTPMessageDelegate, connection: Any, admission: Admission, account: _Account
    ) -> None:
        self._inside, self._connection, self._admission = inside, connection, admission
        self._account, self._is_in = account, False

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Any:
        host = headers.get("Host", "")
        if "," in host or not is_ours(host, self._admission.names):
            words = "This server does not go by that name. Use its address, or name it at its start"
            return self._turn_away(421, "Misdirected Request", f"{words}: carom --name NAME")
        self._admission.settle(self._account)
        self._account.source = source_of(self._visitor(headers))
        if self._admission.sent.wait(self._account.source, time.monotonic(), 0.0):
            words = "This address has been sent very much; ask again in a moment"
            return self._turn_away(429, "Too Many Requests", words, {"Retry-After": "1"})
        self._is_in = True
        turn = self._turn()
        return (
            self._enter(turn, start_line, headers)
            if turn
            else self._inside.headers_received(start_line, headers)
        )

    def _turn(self) -> "asyncio.Future[None] | None":
        """What to await before this request begins; from here on its visitor is charged."""
        if (who := payer.get()) is None:
            return None
        who.source = self._account.source
        return who.turn()

    async def _enter(
        self,
        turn: "asyncio.Future[None]",
        start_line: RequestStartLine | ResponseStartLine,
        headers: HTTPHeaders,
    ) -> None:
        await turn
        if (more := self._inside.headers_received(start_line, headers)) is not None:
            await more

    def _visitor(self, headers: HTTPHeaders) -> str:
        """The visitor's address, which becomes the remote address of the request."""
        context = self._connection.context
        address = getattr(context, "address", None)
        peer = address[0] if isinstance(address, tuple) else ""
        forwarded = headers.get_list("X-Forwarded-For")
        if not self._admission.proxies.trusts(peer):
            if forwarded and peer:
                self._admission.log_of_proxy(peer)
            return peer
        context.remote_ip = self._admission.proxies.visitor(peer, forwarded)
        scheme = headers.get("X-Forwarded-Proto", "")
        context.protocol = scheme if scheme in ("http", "https") else "http"
        return str(context.remote_ip)

    def _turn_away(
        self, status: int, reason: str, words: str, more: dict[str, str] | None = None
    ) -> None:
        self._admission.turned_away[reason] += 1
        text = f"{words}\n".encode()
        about = {"Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(text))}
        answer = ResponseStartLine("HTTP/1.1", status, reason)
        self._connection.write_headers(answer, HTTPHeaders({**about, **(more or {})}), text)
        self._connection.finish()

    def data_received(self, chunk: bytes) -> Any:
        return self._inside.data_received(chunk) if self._is_in else None

    def finish(self) -> None:
        if self._is_in:
            self._inside.finish()

    def on_connection_close(self) -> None:
        if self._is_in:
            self._inside.on_connection_close()
