"""Who is let in: names of this server, and connections that send what they announce."""

import asyncio
import contextlib

import pytest
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler

from kernel_lib.serving.command.door import is_ours
from kernel_lib.serving.command.server import http_server
from tests.serving.running import apart

NAMES = ["lessons.school.example"]


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8866", "LOCALHOST", "a.localhost:1", "127.0.0.1", "10.1.2.3:80"),
        *("[::1]", "[2001:db8::1]:8866", "lessons.school.example", "Lessons.School.Example.:443"),
    ],
)
def test_addresses_localhost_and_listed_names_are_ours(host):
    assert is_ours(host, NAMES)


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "evil.example:8866", "localhost.evil.example", "127.0.0.1.evil.example",
     "lessons.school.example.evil", "xlessons.school.example", ":80", "[::1", "1.2.3"],
)  # fmt: skip
def test_other_names_are_not(host):
    assert not is_ours(host, NAMES)


class Hello(RequestHandler):
    """Says hello."""

    def get(self):
        self.finish("hello")

    def post(self):
        self.finish("thanks")


def served(play, within=20.0):
    """Run `play(port)` against a server that answers hello."""

    async def whole():
        server = http_server(Application([("/", Hello)]), NAMES, within)
        sockets = bind_sockets(0, "127.0.0.1")
        server.add_sockets(sockets)
        try:
            await asyncio.wait_for(play(sockets[0].getsockname()[1]), 60)
        finally:
            server.stop()
            await server.close_all_connections()

    apart(whole())


async def told(port, *sent):
    """What comes back for bytes on one connection, until the server ends it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with contextlib.suppress(ConnectionError):
        for one in sent:
            writer.write(one)
            await writer.drain()
    with contextlib.suppress(ConnectionError):
        return (await reader.read()).decode()
    return ""


def request(host, rest=b"Connection: close\r\n\r\n"):
    return f"GET / HTTP/1.1\r\nHost: {host}\r\n".encode() + rest


def test_a_request_under_another_name_is_turned_away():
    async def play(port):
        for host in ("localhost", "lessons.school.example"):
            answer = await told(port, request(host))
            assert answer.startswith("HTTP/1.1 200") and answer.endswith("hello")
        for host in ("evil.example", "localhost, evil.example"):
            answer = await told(port, request(host))
            assert answer.startswith("HTTP/1.1 421 ") and "--name NAME" in answer
            assert "hello" not in answer

    served(play)


def test_half_sent_and_idle_connections_are_closed_and_cost_nobody_else():
    async def play(port):
        half = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
        slow = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n12"
        hanging = [asyncio.ensure_future(told(port, one)) for one in (half, b"", slow) * 20]
        assert (await told(port, request("localhost"))).endswith("hello")
        for answer in await asyncio.gather(*hanging):
            assert "200" not in answer

    served(play, within=0.3)


def test_a_body_or_headers_beyond_all_measure_are_refused():
    async def play(port):
        large = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n"
        assert "thanks" not in await told(port, large, b"x" * 200_000)
        many = b"".join(b"X-%d: %s\r\n" % (k, b"y" * 900) for k in range(100))
        assert "hello" not in await told(port, request("localhost", many + b"\r\n"))
        assert (await told(port, request("localhost"))).endswith("hello")

    served(play)
