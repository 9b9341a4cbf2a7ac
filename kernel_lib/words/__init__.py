"""What a reader reads: messages by their names, in files of Fluent, and the sentences made of them.

A folder for each language; `en/page.ftl` has what the page says by itself, `en/around.ftl` what
stands around the lessons, `en/answers.ftl` what answers say in every lesson, and each other file
what one lesson says. A language is called as its folder, by its tag of BCP 47; what it has no
message for is said in English. Only the standard library is imported here, since the build of the
page needs this module.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kernel_lib.words.figures import PLAIN, written
from kernel_lib.words.sentence import Sentence, Text, translated

__all__ = ["ENGLISH", "PSEUDO", "WORDS", "Sentence", "Text", "by_name", "in_order", "in_words"]
__all__ += ["label", "labelled", "messages", "messages_in", "of_file", "open_slots", "references"]
__all__ += ["say", "say_in", "signs_of", "slots_of", "tag_of", "translated"]

WORDS = Path(__file__).parent
ENGLISH = WORDS / "en"

#: Languages without a folder, which are made from English (`pseudo.py`): as it is, and mirrored.
PSEUDO = ("xx", "xx-rtl")

#: A message or a term as it stands in its file: a line with its name, and lines that are set in.
_MESSAGE = re.compile(r"^(-?[a-z][\w-]*) *=.*\n(?:[ \t].*\n)*", re.MULTILINE)


def tag_of(language: str) -> str:
    """The name by which a browser knows a language."""
    return PSEUDO[0] if language in PSEUDO else language


def messages_in(folder: Path, file: str = "*") -> dict[str, str]:
    """Every message of a folder, or of one of its files, by its name, as it stands there."""
    files = [path.read_text(encoding="utf-8") for path in sorted(folder.glob(f"{file}.ftl"))]
    return {found[1]: found[0] for text in files for found in _MESSAGE.finditer(text)}


@cache
def messages(language: str = ENGLISH.name) -> Mapping[str, str]:
    """Every message that a language has, by its name, as it stands in its file."""
    folder = ENGLISH if language in PSEUDO else WORDS / language
    files = [of_file(file.stem, language) for file in sorted(folder.glob("*.ftl"))]
    return {found[1]: found[0] for file in files for found in _MESSAGE.finditer(file)}


@cache
def of_file(name: str, language: str = ENGLISH.name) -> str:
    """The messages of a file, of a lesson or another one, without comments; "" for no file.

    Those of a language whose English has changed since are left out: they are said in English.
    """
    if language in PSEUDO:
        from kernel_lib.words.pseudo import pseudo  # late: the Python of a page does not have it

        return pseudo(of_file(name))
    file = WORDS / language / f"{name}.ftl"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    old = _stale(language) if language != ENGLISH.name else frozenset[str]()
    return "".join(found[0] for found in _MESSAGE.finditer(text) if found[1] not in old)


@cache
def _stale(language: str) -> frozenset[str]:
    from kernel_lib.words.written_from import stale  # late: the Python of a page does not have it

    return stale(language)


def signs_of(language: str) -> tuple[str, str]:
    """The sign before decimals, and the digits from 0 to 9."""
    own = messages(language)

    def sign(name: str, instead: str) -> str:
        return own.get(name, instead).partition("= ")[2].strip() or instead

    return sign("page-decimal", "."), sign("page-digits", PLAIN)


def references(text: str) -> list[str]:
    """Names of the messages and terms that the text of a message refers to."""
    return re.findall(r"\{ *(-?[a-z][\w-]*)(?:\.[\w-]+)? *[}(]", text)


@cache
def slots_of(name: str) -> tuple[str, ...]:
    """Names of the slots of a message and of those that it refers to, in alphabetical order.

    Raises
    ------
    KeyError : for a name that no message has
    """
    text = messages()[name]
    found = set(re.findall(r"\$(\w+)", text))
    for other in references(text):
        found |= {*slots_of(other)}
    return tuple(sorted(found))


def label(lesson: str, name: Text) -> Text:
    """What a reader reads for a name: of a set-up, a run, a curve, a group, a choice.

    In the code, in links and in storage a name is a key. Its message is named after it: what
    plane_bounce calls "on the Moon" is said by "plane-bounce-name-on-the-Moon", what all lessons
    call so, by "name-on-the-Moon". A name without a message is said as it is. `labelOf` in
    `page/words/labels.js` does the same.
    """
    if isinstance(name, Sentence):
        return name  # a text by language
    own = "name-" + re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")
    for found in (f"{lesson.replace('_', '-')}-{own}", own):
        if found in messages():
            return Sentence(found)
    return name


def labelled(lesson: str, named: Mapping[Any, Any]) -> dict[Any, Any]:
    """The same values under what a reader reads for their names, as a chart has them."""
    return {label(lesson, name): value for name, value in named.items()}


def by_name(start: str, *names: str) -> dict[str, Sentence]:
    """The messages that are named start-name, by these names."""
    return {name: Sentence(f"{start}-{name}") for name in names}


def in_order(start: str) -> tuple[Sentence, ...]:
    """The messages that are named start-1, start-2 and so on."""
    found: list[Sentence] = []
    while (name := f"{start}-{len(found) + 1}") in messages():
        found.append(Sentence(name))
    return tuple(found)


def in_words(data: Any, language: str = ENGLISH.name) -> Any:
    """Plain data with its sentences said in a language; tuples become lists.

    Raises
    ------
    KeyError : for a sentence whose name no message has
    """
    if isinstance(data, Mapping):
        if "say" in data:
            return say_in(language, data["say"], **in_words(data.get("with", {}), language))
        return {name: in_words(one, language) for name, one in data.items()}
    if isinstance(data, list | tuple):
        numbers = bool(data) and isinstance(data[0], float) and isinstance(data[-1], float)
        return list(data) if numbers else [in_words(one, language) for one in data]
    return data


def open_slots(text: Text) -> tuple[str, ...]:
    """Names of the slots of a text that are not filled: of plain text {those in braces}."""
    if isinstance(text, Sentence) and isinstance(text["say"], Mapping):
        return open_slots(say(text["say"], **text.get("with", {})))
    if isinstance(text, Sentence):
        given = text.get("with", {})
        return tuple(slot for slot in slots_of(text["say"]) if slot not in given)
    return tuple(re.findall(r"\{([^{}]*)\}", text))


def say(name: str | Mapping[str, str], /, **slots: object) -> str:
    """A message in English with its slots filled, as `say.js` does it; a slot that is not given
    stays. In place of its name may stand a text by language.

    Raises
    ------
    KeyError : for a name that no message has
    """
    return say_in(ENGLISH.name, name, **slots)


def say_in(language: str, name: str | Mapping[str, str], /, **slots: object) -> str:
    """The same in another language; in English where that has no such message."""
    if isinstance(name, Mapping):
        text = name.get(language) or name.get(ENGLISH.name) or next(iter(name.values()))
        filled = re.sub(r"\{(\w+)\}", lambda found: str(slots.get(found[1], found[0])), text)
        return written(filled, *signs_of(language))
    from kernel_lib.words.speech import said  # late: Fluent is not needed to begin

    return said(language, name, slots)
