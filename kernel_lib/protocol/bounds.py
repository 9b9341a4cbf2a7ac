"""What may come from outside: the one table of texts, lists, numbers and depths, with its reader.

A page of ours stays far below each of them. What is beyond is refused before anything reads it,
keeps it, or counts by it.
"""

import json
from collections.abc import Iterator
from typing import Any

from kernel_lib.words import Sentence, Text
from kernel_lib.words.explained import ExplainedError

__all__ = ["FIELDS", "as_text", "bounded", "problem_of", "shortened"]

#: Bytes of a request's body, and of its headers.
LARGEST_BODY, LARGEST_HEADERS = 65_536, 16_384

#: Most values in one question; a panel sends fewer.
MOST_VALUES = 100

#: Longest name that a page gives itself, to distinguish its answers from those of another page.
LONGEST_PAGE = 40

#: What a field of a question is, and how much it holds: characters of a text, entries of a list
#: or of values by name, size of a whole number. What is of another kind has the general bounds
#: below, and is refused by its reader, in words.
FIELDS: dict[str, tuple[type, int]] = {
    "kind": (str, 20),
    "sequence": (int, 2**53 - 1),
    "notebook": (str, 200),
    "lesson": (int, 10_000),
    "version": (str, 100),
    "page": (str, LONGEST_PAGE),
    "values": (dict, MOST_VALUES),
    "change": (dict, MOST_VALUES),
    "fixed": (list, MOST_VALUES),
    "query": (str, LARGEST_HEADERS),
    "prefix": (str, 20),
    "part": (int, 10_000),
}

#: All other fields together, the own arguments of a question, in characters of JSON.
LONGEST_ARGUMENTS = 2000

#: A name, and a text, anywhere else; and how deep lists and values by name lie in each other.
LONGEST_NAME, LONGEST_TEXT, DEEPEST = 100, 1000, 8

#: Longest sentence of an answer, in characters.
LONGEST_SENTENCE = 400


def bounded(content: Any) -> dict[str, Any]:
    """A question as JSON gives it, if it is an object within all bounds.

    Raises
    ------
    ValueError : naming the field and its bound
    """
    if not isinstance(content, dict):
        raise ExplainedError(Sentence("asked-object"))
    for name, value in content.items():
        if name in FIELDS and (size := _size(value)) > (most := _most(name, value)):
            raise ExplainedError(
                Sentence("asked-field", field=name, most=str(most), size=str(size))
            )
        for problem, most in _within(value):
            raise ExplainedError(Sentence(problem, field=name[:LONGEST_PAGE], most=str(most)))
    own = {name: value for name, value in content.items() if name not in FIELDS}
    if (length := len(json.dumps(own))) > LONGEST_ARGUMENTS:
        raise ExplainedError(
            Sentence("asked-long", most=str(LONGEST_ARGUMENTS), length=str(length))
        )
    return content


def _size(value: Any) -> int:
    """Characters, entries, or how large a whole number is."""
    if isinstance(value, str | list | dict):
        return len(value)
    return abs(value) if isinstance(value, int) else 0


def _most(name: str, value: Any) -> int:
    kind, most = FIELDS[name]
    if isinstance(value, kind):
        return most
    return LONGEST_TEXT if isinstance(value, str) else MOST_VALUES


def _within(value: Any) -> Iterator[tuple[str, int]]:
    """What lies beyond its bound in a field, layer by layer, without a call for each: the message
    that says it, and the bound."""
    layer = [value]
    for _ in range(DEEPEST):
        found: list[Any] = []
        for one in layer:
            if isinstance(one, dict):
                if any(len(name) > LONGEST_NAME for name in one):
                    yield "asked-long-name", LONGEST_NAME
                found.extend(one.values())
            elif isinstance(one, list):
                found.extend(one)
        if any(isinstance(one, str) and len(one) > LONGEST_TEXT for one in found):
            yield "asked-long-text", LONGEST_TEXT
        layer = found
    if any(isinstance(one, dict | list) for one in layer):
        yield "asked-deep", DEEPEST


def shortened(text: str, longest: int = LONGEST_SENTENCE) -> str:
    """A text that fits a message, whatever a page sent."""
    return text if len(text) <= longest else text[: longest - 2] + " …"


def problem_of(error: Exception) -> Text:
    """What is wrong, for a page: a sentence where there is one, else plain text."""
    text: Any = error.sentence if isinstance(error, ExplainedError) else str(error)
    found: Text = shortened(text) if isinstance(text, str) else text
    return found


def as_text(content: Any) -> Any:
    """What a page sends; half a sign (a lone surrogate), which no answer can carry, as "?"."""
    if isinstance(content, str):
        return content.encode("utf-8", "replace").decode()
    if isinstance(content, dict):
        return {as_text(key): as_text(value) for key, value in content.items()}
    return [as_text(value) for value in content] if isinstance(content, list) else content
