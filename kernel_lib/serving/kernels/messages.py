"""What the page of a lesson says to its kernel; every other message is dropped without a word."""

import json
from itertools import pairwise
from typing import Any

from kernel_lib.protocol.bounds import LARGEST_OPENING, LONGEST_LINE, MOST_LINES, MOST_PLACES

__all__ = ["Conversation", "well_formed"]

#: Kinds of messages, all on the channel `shell`. None of them runs code that a page brings.
KINDS = {"kernel_info_request", "comm_info_request", "comm_open", "comm_msg", "comm_close"}

#: The one line that a page opens itself: on it, it asks for all widgets. Any other would make
#: a widget in the kernel, as many and as large as the page likes.
CONTROL = "jupyter.widget.control"


def _places(message: bytes) -> list[int]:
    """Where channel, parts and end begin; [] for what cannot be such a list.

    A message begins with how many places there are and with each of them, eight bytes a number,
    little-endian: the beginning of its channel, of each part, and its end.
    """
    if len(message) < 8:
        return []
    count = int.from_bytes(message[:8], "little")
    if not 6 <= count <= MOST_PLACES:
        return []
    return [int.from_bytes(message[8 * k : 8 * k + 8], "little") for k in range(1, count + 1)]


def well_formed(message: Any) -> bool:
    """Whether the places that a message names lie in it, in order."""
    places = _places(message) if isinstance(message, bytes) else []
    return (
        bool(places)
        and places == sorted(places)
        and places[0] == 8 * (len(places) + 1)
        and places[-1] <= len(message)
    )


class Conversation:
    """What the pages of one kernel have said so far."""

    def __init__(self) -> None:
        self.pages = 0
        self._lines: set[str] = set()

    def allows(self, message: bytes) -> bool:
        """Whether a page of ours says this: a well-formed message of a known kind.

        Lines for widgets are opened by Python alone, and few others at one time.
        """
        places = _places(message)
        parts = [message[begin:end] for begin, end in pairwise(places)]
        try:
            kind = json.loads(parts[1])["msg_type"]
            if parts[0] != b"shell" or kind not in KINDS:
                return False
            if kind not in ("comm_open", "comm_close"):
                return True
            if len(parts[4]) > LARGEST_OPENING:
                return False
            return self._line(kind, json.loads(parts[4]))
        except (ValueError, TypeError, KeyError, RecursionError):
            return False

    def _line(self, kind: str, content: dict[str, Any]) -> bool:
        name = content["comm_id"]
        if not isinstance(name, str) or len(name) > LONGEST_LINE:
            return False
        if kind == "comm_close":
            self._lines.discard(name)
            return True
        if content.get("target_name") != CONTROL or len(self._lines) >= MOST_LINES:
            return False
        self._lines.add(name)
        return True
