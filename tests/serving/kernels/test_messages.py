"""Which messages of a page reach its kernel."""

import json
from typing import Any

import pytest
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1

from kernel_lib.serving.kernels.messages import CONTROL, MOST_LINES, Conversation, well_formed


def message(kind: Any, content: Any = None, channel: str = "shell") -> bytes:
    parts = [json.dumps(one).encode() for one in ({"msg_type": kind}, {}, {}, content or {})]
    return bytes(serialize_msg_to_ws_v1(parts, channel))


def opening(name: Any = "a", target: str = CONTROL, **more: Any) -> bytes:
    return message("comm_open", {"comm_id": name, "target_name": target, **more})


def test_what_the_page_of_a_lesson_says_is_handed_on() -> None:
    talk = Conversation()
    for one in (
        message("kernel_info_request"),
        message("comm_info_request", {"target_name": "jupyter.widget"}),
        opening(),
        message("comm_msg", {"comm_id": "a", "data": {"method": "request_states"}}),
        message("comm_close", {"comm_id": "a"}),
        message("comm_msg", {"comm_id": "b", "data": "x" * 100_000}),
    ):
        assert well_formed(one) and talk.allows(one)


@pytest.mark.parametrize("kind", ["execute_request", "shutdown_request", "", None, 5, [], {}])
def test_other_kinds_are_dropped(kind: Any) -> None:
    assert not Conversation().allows(message(kind))


@pytest.mark.parametrize("channel", ["control", "stdin", "iopub", "hb", ""])
def test_other_channels_are_dropped(channel: str) -> None:
    assert not Conversation().allows(message("comm_msg", {"comm_id": "a"}, channel))


@pytest.mark.parametrize(
    "sent",
    [
        opening(target="jupyter.widget"),
        opening(target="os.system"),
        opening(name="x" * 65),
        opening(name=7),
        opening(data="x" * 5_000),
        message("comm_open", [1]),
        message("comm_open", {"target_name": CONTROL}),
    ],
)
def test_a_page_makes_no_widgets(sent: bytes) -> None:
    """One that could made as many as it liked: a kernel of 32 MB had 809 MB after 17 s."""
    assert well_formed(sent)
    assert not Conversation().allows(sent)


def test_lines_that_are_never_closed_come_to_an_end() -> None:
    talk = Conversation()
    assert [talk.allows(opening(str(k))) for k in range(MOST_LINES + 3)].count(True) == MOST_LINES
    assert talk.allows(message("comm_close", {"comm_id": "0"}))
    assert talk.allows(opening("another"))


def test_broken_parts_are_dropped() -> None:
    parts = [b"{", b"{}", b"{}", b"\xff"]
    assert not Conversation().allows(bytes(serialize_msg_to_ws_v1(parts, "shell")))
    parts[0] = b'{"msg_type": "comm_open"}'
    assert not Conversation().allows(bytes(serialize_msg_to_ws_v1(parts, "shell")))
    parts[0] = b"[" * 100_000
    assert not Conversation().allows(bytes(serialize_msg_to_ws_v1(parts, "shell")))
