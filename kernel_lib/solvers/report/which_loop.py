"""Which loop a run went through, in the words of its repr."""

from collections.abc import Mapping
from typing import Any

__all__ = ["COMPILED_LOOP", "NO_PLANES", "OF_SPEED", "PLAIN_LOOP", "first_reason"]

#: Of machine code, and of plain Python, after which the reason stands.
COMPILED_LOOP, PLAIN_LOOP = "compiled loop", "plain loop:"

#: Reasons of several loops.
NO_PLANES, OF_SPEED = "walls that are no planes", "restitution depends on speed"


def first_reason(reasons: Mapping[str, Any]) -> str:
    """The first of these reasons that holds; "" where none does."""
    return next((reason for reason, holds in reasons.items() if holds), "")
