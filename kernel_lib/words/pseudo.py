"""A pseudo-language made from English: accents, brackets, a third longer.

A word without brackets is not a message, and what has no room for it has none for German. Only the
standard library is imported here, since the build of the page needs this module.
"""

import re

from kernel_lib.words.figures import written

__all__ = ["pseudo", "pseudo_text"]

_ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ")

#: A line's head, which is no text: the name of a message, the key of a variant, indentation, and
#: the end of a selector.
_LINE = re.compile(r"([a-z][\w-]* = |\s+(?:\} ?)?(?:\*?\[[\w-]+\] )?)(.+)")
#: What is said of the language itself: a comma, so that a figure with a point is seen.
_SIGNS = {
    "page-language = ": "xx",
    "page-decimal = ": ",",
    "page-digits = ": "0123456789",
}
_SLOT = re.compile(r"(\{[^{}]*\})")


def pseudo(english: str) -> str:
    """A file of Fluent in the pseudo-language, without comments."""
    lines = [_line(line) for line in english.splitlines() if not line.startswith("#")]
    return "\n".join(lines) + "\n"


def _line(line: str) -> str:
    found = _LINE.fullmatch(line)
    if not found or found[2] == "}":
        return line
    if found[2].endswith("->"):
        before, _, selector = found[2].rpartition("{")
        return (
            found[1]
            + (f"{pseudo_text(before.strip())} " if before.strip() else "")
            + "{"
            + selector
        )
    return found[1] + (_SIGNS.get(found[1]) or pseudo_text(found[2]))


def pseudo_text(english: str) -> str:
    """A text in the pseudo-language; slots in braces stay as they are."""
    pieces = _SLOT.split(english)
    if "$" not in english and not "".join(pieces[::2]).strip():
        return english  # other messages, which have brackets of their own
    pieces[::2] = [written(text.translate(_ACCENTS), ",") for text in pieces[::2]]
    longer = (sum(map(len, pieces[::2])) + 2) // 3
    words = ["õ" * min(6, longer - start) for start in range(0, longer, 6)]
    return " ".join(["⟦" + "".join(pieces), *words]) + "⟧"
