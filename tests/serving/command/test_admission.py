"""Who is let in: names of this server, and connections that send what they announce."""

import asyncio
import contextlib
import errno

import pytest
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler

from kernel_lib.protocol.bounds import LARGEST_BODY, LARGEST_HEADERS
from kernel_lib.serving.command.admission import is_ours
from kernel_lib.serving.command.cpu_budget import AT_ONCE, CpuBudget
from kernel_lib.serving.command.limits import Limits
from kernel_lib.serving.command.proxies import Proxies
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


SERVER = []


class Hello(RequestHandler):
    """Says hello."""

    def get(self):
        self.finish("hello")

    def post(self):
        self.finish("thanks")


class Who(RequestHandler):
    """Says who asks, and much beside it if that is wanted."""

    def get(self):
        self.finish(f"{self.request.remote_ip} {self.request.protocol} ")

    def post(self):
        self.finish("x" * int(self.request.body))


def served(play, within=20.0, **limits):
    """Run `play(port)` against a server that answers hello; `play` may find it in `SERVER`."""

    async def whole():
        server = http_server(Application([("/", Hello), ("/who", Who)]), NAMES, within, **limits)
        SERVER.append(server)
        sockets = bind_sockets(0, "127.0.0.1")
        server.add_sockets(sockets)
        try:
            await asyncio.wait_for(play(sockets[0].getsockname()[1]), 60)
        finally:
            server.stop()
            await server.close_all_connections()

    apart(whole())


async def answer_of(port, *sent):
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
            answer = await answer_of(port, request(host))
            assert answer.startswith("HTTP/1.1 200") and answer.endswith("hello")
        for host in ("evil.example", "localhost, evil.example"):
            answer = await answer_of(port, request(host))
            assert answer.startswith("HTTP/1.1 421 ") and "--name NAME" in answer
            assert "hello" not in answer

    served(play)


def test_half_sent_and_idle_connections_are_closed_and_cost_nobody_else():
    async def play(port):
        half = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
        slow = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n12"
        hanging = [asyncio.ensure_future(answer_of(port, one)) for one in (half, b"", slow) * 20]
        # On a busy machine an honest request may be late as well.
        while not (await answer_of(port, request("localhost"))).endswith("hello"):
            pass
        for answer in await asyncio.gather(*hanging):
            assert "200" not in answer

    served(play, within=0.3)


def test_a_body_or_headers_beyond_all_measure_are_refused():
    """A byte more than may be, sent to its end: what reads without a limit would answer it."""

    def post(size):
        line = f"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: {size}\r\n"
        return f"{line}Connection: close\r\n\r\n".encode(), b"x" * size

    def get(size):
        line = b"X-Long: " + b"y" * size + b"\r\n"
        return request("localhost", line + b"Connection: close\r\n\r\n")

    async def play(port):
        assert (await answer_of(port, *post(LARGEST_BODY))).endswith("thanks")
        assert "thanks" not in await answer_of(port, *post(LARGEST_BODY + 1))
        assert (await answer_of(port, get(LARGEST_HEADERS - 1000))).endswith("hello")
        assert "hello" not in await answer_of(port, get(LARGEST_HEADERS + 1))

    served(play)


def test_connections_beyond_the_limit_of_an_address_are_closed_and_free_places_again():
    async def play(port):
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        for reader, writer in held:
            writer.write(request("localhost", b"\r\n"))
            assert (await reader.readuntil(b"hello")).endswith(b"hello")
        assert await answer_of(port, request("localhost")) == ""
        assert SERVER[-1].turned_away == 1
        assert SERVER[-1].counts == {"127.0.0.1": 3}
        for _, writer in held:
            writer.close()
        while SERVER[-1].counts:
            await asyncio.sleep(0.01)
        assert (await answer_of(port, request("localhost"))).endswith("hello")

    served(play, limits=Limits(connections=3))


def test_connections_of_all_addresses_have_a_limit_too():
    async def play(port):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        while not SERVER[-1].counts:
            await asyncio.sleep(0.01)
        assert await answer_of(port, request("localhost")) == ""
        writer.close()

    served(play, most=1)


def test_who_has_been_sent_very_much_waits_and_nobody_else_does():
    async def play(port):
        def post(source, amount):
            body = str(amount).encode()
            lines = f"POST /who HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {source}\r\n"
            rest = f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            return answer_of(port, (lines + rest).encode() + body)

        assert (await post("10.0.0.1", 30_000_000)).startswith("HTTP/1.1 200")
        SERVER[-1].request_callback.sent.spend("10.0.0.1", 1e12, 0)  # its pause is not yet over
        answer = await post("10.0.0.1", 1)
        assert answer.startswith("HTTP/1.1 429") and "Retry-After: 1" in answer
        assert (await post("10.0.0.2", 1)).startswith("HTTP/1.1 200")
        assert SERVER[-1].request_callback.turned_away == {"Too Many Requests": 1}

    served(play, limits=Limits(megabytes=1), proxies=Proxies(["127.0.0.1"]))


@pytest.mark.parametrize("trusted", [[], ["127.0.0.1"]])
def test_what_a_proxy_says_of_a_visitor_counts_if_it_is_trusted(trusted, caplog):
    async def play(port):
        lines = "GET /who HTTP/1.1\r\nHost: localhost\r\n"
        said = "X-Forwarded-For: 6.6.6.6, 10.0.0.1\r\nX-Forwarded-Proto: https\r\n\r\n"
        last = "Connection: close\r\n\r\n"
        # The second request on the same connection comes without a word of anybody.
        answer = await answer_of(port, (lines + said + lines + last).encode())
        if trusted:
            assert "10.0.0.1 https" in answer and "127.0.0.1 http " in answer
        else:
            assert answer.count("127.0.0.1 http ") == 2

    served(play, proxies=Proxies(trusted))
    assert caplog.text.count("--trusted-proxy 127.0.0.1") == (not trusted)


def test_who_has_had_much_of_the_server_waits_at_the_door_and_a_neighbour_does_not():
    now = [1000.0]

    def of(source):
        return request(
            "localhost", f"X-Forwarded-For: {source}\r\nConnection: close\r\n\r\n".encode()
        )

    async def play(port):
        times = SERVER[-1].cpu_budget = CpuBudget(lambda: now[0])
        times.spend("10.6.6.6", AT_ONCE + 0.001)
        assert (await answer_of(port, of("10.0.0.1"))).endswith("hello")
        held = [asyncio.ensure_future(answer_of(port, of("10.6.6.6"))) for _ in range(3)]
        while times.waiting < 3:
            await asyncio.sleep(0)
        assert (await answer_of(port, of("10.0.0.1"))).endswith("hello")
        assert times.waiting == 3
        now[0] += 60.0
        assert all(one.endswith("hello") for one in await asyncio.gather(*held))

    served(play, proxies=Proxies(["127.0.0.1"]))


ONCE = request("localhost", b"Connection: close\r\n\r\n")


class Starved:
    """A listening socket for which there is no open file at first."""

    def __init__(self, inside, times):
        self.inside, self.left, self.tried = inside, times, 0
        self.fileno, self.close = inside.fileno, inside.close

    def accept(self):
        self.tried += 1
        if self.tried <= self.left:
            raise OSError(errno.EMFILE, "Too many open files")
        return self.inside.accept()


def test_without_open_files_a_connection_waits_and_nothing_dies(monkeypatch):
    monkeypatch.setattr("kernel_lib.serving.command.admission.LOOK_AGAIN", 0.01)

    async def play():
        (one,) = bind_sockets(0, "127.0.0.1")
        starved, server = Starved(one, 3), http_server(Application([("/", Hello)]), [])
        server.add_sockets([starved])
        assert (await answer_of(one.getsockname()[1], ONCE)).endswith("hello")
        assert 4 <= starved.tried <= 6, "it is tried now and then, and not in a circle"
        starved.left = 10**6
        tried = starved.tried
        waits = asyncio.ensure_future(answer_of(one.getsockname()[1], ONCE))
        while starved.tried < tried + 2:
            await asyncio.sleep(0.01)
        server.stop()
        one.close()
        waits.cancel()

    apart(play())
