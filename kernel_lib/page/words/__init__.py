"""The words of the page, for what Python writes of it: the same messages, said by Fluent."""

import re
from collections.abc import Mapping
from functools import cache

from kernel_lib.page.bundle import WORDS

__all__ = ["ENGLISH", "say", "texts"]

ENGLISH = WORDS / "en"

#: A message as it stands in its file: a line with its name, and lines that are set in.
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=.*\n(?:[ \t].*\n)*", re.MULTILINE)


@cache
def texts() -> Mapping[str, str]:
    """Every message by its name, as it stands in its file."""
    files = [file.read_text(encoding="utf-8") for file in sorted(ENGLISH.glob("*.ftl"))]
    return {found[1]: found[0] for file in files for found in _MESSAGE.finditer(file)}


def say(name: str, /, **slots: object) -> str:
    """A message with its slots filled, as `say.js` does it; a slot that is not given stays.

    Raises
    ------
    KeyError : for a name that no message has
    """
    from kernel_lib.page.words.speech import said  # late: Fluent is not needed to begin

    return said(name, slots)
