"""A cache by digests of questions, whose size counts all memory of an entry."""

import sys
from collections import OrderedDict
from collections.abc import Hashable
from hashlib import blake2b
from typing import Generic, TypeVar

__all__ = ["DigestCache", "digest_of"]

T = TypeVar("T", str, bytes)

#: Bytes that an entry takes in addition to its text: the digest, and its place in the order.
ENTRY = 320


def digest_of(*parts: Hashable) -> bytes:
    """What stands for a question in memory, however long it is; unlike texts give unlike digests.

    Parameters
    ----------
    parts : bytes, or values with different `repr`
    """
    found = blake2b(digest_size=16)
    for part in parts:
        text = part if isinstance(part, bytes) else repr(part).encode("utf-8", "surrogatepass")
        found.update(len(text).to_bytes(8, "little") + text)
    return found.digest()


class DigestCache(Generic[T]):
    """Texts or blocks of bytes by digest; evicts the least recently used.

    Parameters
    ----------
    room : bytes of memory; one entry may take an eighth of it
    """

    def __init__(self, room: int) -> None:
        self._room, self.used = room, 0
        self._texts: OrderedDict[bytes, T] = OrderedDict()

    def get(self, digest: bytes) -> T | None:
        """The text, which counts as used; None if it is not cached."""
        if (found := self._texts.get(digest)) is not None:
            self._texts.move_to_end(digest)
        return found

    def put(self, digest: bytes, text: T) -> T:
        """The text itself, kept if it is not too large."""
        size = _size(text)
        if size <= self._room // 8 and digest not in self._texts:
            self._texts[digest] = text
            self.used += size
        while self.used > self._room:
            self.used -= _size(self._texts.popitem(last=False)[1])
        return text


def _size(text: str | bytes) -> int:
    return sys.getsizeof(text) + ENTRY
