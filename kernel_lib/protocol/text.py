"""Texts that an answer can carry, whatever a page sent."""

from typing import Any

__all__ = ["LONGEST_TEXT", "as_text", "shortened"]

#: Longest sentence of an answer, in characters.
LONGEST_TEXT = 400


def shortened(text: str, longest: int = LONGEST_TEXT) -> str:
    """A text that fits a message, whatever a page sent."""
    return text if len(text) <= longest else text[: longest - 2] + " …"


def as_text(content: Any) -> Any:
    """What a page says; half a sign (a lone surrogate), which no answer can carry, as "?"."""
    if isinstance(content, str):
        return content.encode("utf-8", "replace").decode()
    if isinstance(content, dict):
        return {as_text(key): as_text(value) for key, value in content.items()}
    return [as_text(value) for value in content] if isinstance(content, list) else content
