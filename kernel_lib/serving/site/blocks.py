"""Files of answers: those to several questions, as one block that a browser unpacks."""

import json
import zlib
from collections.abc import Sequence
from hashlib import sha256

from kernel_lib.protocol.answer import Answer
from kernel_lib.protocol.wire import framed

__all__ = ["block_of", "name_of"]

LEVEL = 9


def block_of(answers: Sequence[Answer]) -> bytes:
    """Answers as one deflated block; equal messages and equal buffers stand in it once.

    Deflated: length and JSON, then the buffers. The JSON is {"messages": [...], "sizes": [...],
    "answers": [[message, [buffer, ...]], ...]}, where an answer names its parts by their place.
    """
    messages: dict[str, int] = {}
    buffers: dict[bytes, int] = {}
    places = [
        [
            messages.setdefault(json.dumps(message), len(messages)),
            [buffers.setdefault(bytes(one), len(buffers)) for one in blocks],
        ]
        for message, blocks in answers
    ]
    head = {
        "messages": [json.loads(text) for text in messages],
        "sizes": [len(one) for one in buffers],
        "answers": places,
    }
    return zlib.compress(framed(head) + b"".join(buffers), LEVEL)


def name_of(block: bytes) -> str:
    """The name of its file, which follows its content: equal blocks are one file."""
    return f"{sha256(block).hexdigest()[:16]}.bin"
