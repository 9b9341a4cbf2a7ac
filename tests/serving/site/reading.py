"""Files of answers as a page reads them."""

import zlib

from kernel_lib.protocol.answer import Answer
from kernel_lib.protocol.wire import opened


def answers_in(block: bytes) -> list[Answer]:
    """The answers of a block, in order."""
    head, rest = opened(zlib.decompress(block))
    buffers, at = [], 0
    for size in head["sizes"]:
        buffers.append(rest[at : at + size])
        at += size
    return [
        (head["messages"][message], [buffers[one] for one in own])
        for message, own in head["answers"]
    ]
