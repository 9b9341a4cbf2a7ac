"""Which English a message of another language was written from.

Each language keeps a mark of it for each of its messages, in `of.json`. Where the English has
changed since, or no mark is kept, the message is stale: a page says it in English.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from kernel_lib.words import ENGLISH, WORDS, messages_in

__all__ = ["MARKS", "keep", "kept", "mark", "stale"]

#: The file of a language's folder with the marks.
MARKS = "of.json"


def mark(english: str) -> str:
    """Hash of a message as it stands in its file; how it is set in does not count."""
    return sha256("\n".join(line.strip() for line in english.splitlines()).encode()).hexdigest()[:8]


def kept(folder: Path) -> dict[str, str]:
    """The marks in the folder of a language, by the names of messages."""
    file = folder / MARKS
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def stale(language: str, words: Path = WORDS) -> frozenset[str]:
    """Names of the messages of a language whose English has changed since they were written."""
    english, marks = messages_in(words / ENGLISH.name), kept(words / language)
    ours = messages_in(words / language)
    return frozenset(
        name for name in ours if name in english and marks.get(name) != mark(english[name])
    )


def keep(folder: Path, names: Iterable[str], english: Mapping[str, str]) -> None:
    """Write down that these messages of a folder say what the English says now.

    Marks of messages that are no longer there go.
    """
    ours = messages_in(folder)
    marks = {name: one for name, one in kept(folder).items() if name in ours and name in english}
    marks |= {name: mark(english[name]) for name in names}
    text = json.dumps(marks, indent=0, sort_keys=True)
    (folder / MARKS).write_text(f"{text}\n", encoding="utf-8")
