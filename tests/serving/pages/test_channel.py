"""The form that a message must have before anything reads it, and its way without waiting."""

import asyncio
import socket
from types import SimpleNamespace
from typing import Any

import pytest
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.iostream import IOStream
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from kernel_lib.protocol.bounds import MOST_PLACES
from kernel_lib.serving.kernels.messages import Conversation, well_formed
from kernel_lib.serving.pages.channel import LessonChannel, slowed
from kernel_lib.serving.workers.rates import Rates
from tests.serving.running import apart

PARTS = [b"{}", b"{}", b"{}", b"{}"]
GOOD = bytes(serialize_msg_to_ws_v1(PARTS, "shell"))


def numbers(*each: int) -> bytes:
    return b"".join(one.to_bytes(8, "little") for one in each)


def test_what_pages_send_is_well_formed() -> None:
    assert well_formed(GOOD)
    assert well_formed(bytes(serialize_msg_to_ws_v1([*PARTS, b"buffer", b""], "control")))


@pytest.mark.parametrize(
    "message",
    [
        "{}",
        b"",
        GOOD[:7],
        GOOD[:-1],
        numbers(2**63),
        numbers(0),
        numbers(5, 48, 48, 48, 48, 48),
        numbers(6, 56, 56, 56, 56, 56, 2**40),
        numbers(6, 56, 56, 40, 56, 56, 56),
        numbers(6, 0, 1, 2, 3, 4, 5),
        bytes(serialize_msg_to_ws_v1([b""] * MOST_PLACES, "shell")),
    ],
)
def test_what_is_no_message_is_not_read(message: object) -> None:
    assert not well_formed(message)


def test_a_picture_is_sent_without_waiting_for_what_went_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def no_kernel(self: Any, *about: Any, **names: Any) -> None:
        pass

    async def opened() -> int:
        stream = IOStream(socket.socket())
        channel: Any = LessonChannel.__new__(LessonChannel)
        channel.ws_connection = SimpleNamespace(stream=stream, set_nodelay=stream.set_nodelay)
        channel.kernel_id, channel.met = "kernel", lambda kernel: None
        channel.conversation = Conversation()
        await channel.open()
        told = stream.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        stream.close()
        return told

    monkeypatch.setattr(VoilaKernelWebsocketHandler, "open", no_kernel)
    assert apart(opened()) != 0


def test_what_a_page_that_has_gone_would_have_been_told_is_dropped() -> None:
    channel: Any = LessonChannel.__new__(LessonChannel)
    channel.ws_connection = SimpleNamespace(is_closing=lambda: True)
    assert channel.write_message(GOOD, binary=True) is None


def test_a_page_that_says_too_much_is_read_no_faster_than_its_measures_fill() -> None:
    async def took(count: int, amount: float) -> float:
        measures = (Rates(1000.0, 5.0, 1), Rates(10_000.0, 50.0, 1))
        clock = asyncio.get_running_loop().time
        begun = clock()
        for _ in range(count):
            await slowed(measures, (1.0, amount))
        return clock() - begun

    assert (
        apart(took(105, 1.0)) >= 0.1
    )  # a hundred more than it had in hand, at a thousand a second
    assert apart(took(45, 50.0)) >= 0.22  # here the bytes count


def test_a_message_is_handed_on_once_the_measures_of_its_page_have_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[Any] = []

    async def wait(measures: tuple[Rates, ...], amounts: tuple[float, ...]) -> None:
        done.append(amounts)

    monkeypatch.setattr("kernel_lib.serving.pages.channel.slowed", wait)
    monkeypatch.setattr(
        VoilaKernelWebsocketHandler, "on_message", lambda _, sent: done.append(sent)
    )
    channel: Any = LessonChannel.__new__(LessonChannel)
    channel.measures, channel.connection, channel.kernel_id = (), object(), "kernel"
    channel.conversation = SimpleNamespace(allows=lambda sent: True)
    channel.met = lambda kernel: None
    apart(channel.on_message(GOOD))
    assert done == [(1.0, len(GOOD)), GOOD]
