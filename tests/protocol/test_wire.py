"""Packed answers: the same bytes for the same answer, and back."""

import pytest

from kernel_lib.protocol.wire import BodyError, framed, opened, packed, unpacked

MESSAGE = {"kind": "picture", "values": {"k_b": 0.7}, "notes": ["β ≥ 1"]}


@pytest.mark.parametrize("buffers", [[], [b""], [b"\x00" * 9, b"abc"]])
def test_what_is_packed_comes_out_again(buffers):
    assert unpacked(packed(MESSAGE, buffers)) == (MESSAGE, buffers)
    assert packed(MESSAGE, buffers) == packed(dict(MESSAGE), list(buffers))


def test_numbers_that_json_has_not_are_refused():
    with pytest.raises(ValueError, match="JSON"):
        packed({"speed": float("nan")})


@pytest.mark.parametrize("block", [b"", b"abc", packed(MESSAGE)[:-5], packed(MESSAGE, [b"1"])[4:]])
def test_what_is_no_answer_is_refused(block):
    with pytest.raises(BodyError, match="no packed answer"):
        unpacked(block)


@pytest.mark.parametrize("block", [b"", b"\x05\x00\x00\x00{}", b"\x02\x00\x00\x00{]"])
def test_a_frame_that_is_cut_is_refused(block):
    with pytest.raises(ValueError, match=r"length|announced|Expecting"):
        opened(block)
    assert opened(framed(MESSAGE) + b"rest") == (MESSAGE, b"rest")
