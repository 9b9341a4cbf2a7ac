"""How questions and answers look between server, worker and page."""

import json
import struct
import zlib
from collections.abc import Iterable
from typing import Any

__all__ = ["BodyError", "framed", "in_script", "opened", "packed", "unpacked"]

#: Levels above cost time and gain little on numbers.
LEVEL = 3

_LENGTH = struct.Struct("<I")


class BodyError(ValueError):
    """These bytes are no answer."""


def packed(message: Any, buffers: Iterable[bytes] = ()) -> bytes:
    """Message and buffers as one block, compressed: length and JSON, then the buffers.

    The JSON is {"message": ..., "sizes": [...]}, with the length of each buffer in bytes. Equal
    messages with equal buffers make equal blocks.
    """
    parts = [bytes(one) for one in buffers]
    head = {"message": message, "sizes": [len(one) for one in parts]}
    return zlib.compress(framed(head) + b"".join(parts), LEVEL)


def unpacked(block: bytes) -> tuple[Any, list[bytes]]:
    """Message and buffers out of a block.

    Raises
    ------
    BodyError : for what `packed` did not make
    """
    try:
        head, rest = opened(zlib.decompress(block))
        sizes = head["sizes"]
        parts, at = [], 0
        for size in sizes:
            parts.append(rest[at : at + size])
            at += size
    except (zlib.error, KeyError, TypeError, ValueError) as problem:
        raise BodyError(f"this is no packed answer: {problem}") from problem
    return head["message"], parts


def framed(content: Any) -> bytes:
    """Plain data as JSON, with its length in bytes before it: four bytes, little-endian."""
    text = json.dumps(content, separators=(",", ":"), allow_nan=False).encode()
    return _LENGTH.pack(len(text)) + text


def opened(block: bytes) -> tuple[Any, bytes]:
    """The plain data at the beginning of a block, and what follows it; ValueError otherwise."""
    if len(block) < _LENGTH.size:
        raise BodyError("shorter than a length")
    (length,) = _LENGTH.unpack_from(block)
    text = block[_LENGTH.size : _LENGTH.size + length]
    if len(text) < length:
        raise BodyError(f"{length} bytes are announced, {len(text)} are there")
    return json.loads(text), block[_LENGTH.size + length :]


def in_script(content: Any) -> str:
    """JSON that may stand in a script element."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("&", "\\u0026")
