"""The words of the page, for what Python writes of it: the tables of `texts.js`, as they stand."""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

__all__ = ["say", "texts"]

_STRING = r'"(?:[^"\\]|\\.)*"'

#: What differs from JSON: strings in several pieces, comments, names without quotes, last commas.
_TOKEN = re.compile(
    rf"(?P<string>{_STRING}(?:\s*\+\s*{_STRING})*)|//[^\n]*|,(?=\s*\}})|(?P<name>\w+)(?=:)"
)


@cache
def texts() -> Mapping[str, str | dict[str, str]]:
    """Every text by its name, or its forms by plural class."""
    source = (Path(__file__).parent / "texts.js").read_text(encoding="utf-8")
    found: dict[str, str | dict[str, str]] = {}
    for table in source.split("export const ")[1:]:
        literal = table.partition(" = ")[2].rpartition("};")[0] + "}"
        found |= json.loads(_TOKEN.sub(_as_json, literal))
    return found


def _as_json(found: re.Match[str]) -> str:
    if found["string"]:
        return '"' + "".join(one[1:-1] for one in re.findall(_STRING, found["string"])) + '"'
    return f'"{found["name"]}"' if found["name"] else ""


def say(name: str, /, **slots: object) -> str:
    """A text with its slots filled, as `say.js` does it; a slot that is not given stays.

    Raises
    ------
    KeyError : for a name that is not in the table
    ValueError : for a text with plural forms, between which the page chooses
    """
    text = texts()[name]
    if not isinstance(text, str):
        raise ValueError(f"{name} has forms for numbers, and only the page chooses between them")
    return re.sub(r"\{(\w+)\}", lambda found: str(slots.get(found[1], found[0])), text)
