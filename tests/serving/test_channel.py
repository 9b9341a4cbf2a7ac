"""The form that a message must have before anything reads it."""

import pytest
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1

from kernel_lib.serving.channel import MOST_PLACES, well_formed

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
