"""Which languages there are, and the one that a reader gets.

A language is a folder next to `en` with a `page.ftl`; nothing else names it.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from kernel_lib.words import ENGLISH, PSEUDO, WORDS, messages, of_file

__all__ = ["OF_PAGE", "direction_of", "in_menu", "languages", "lesson_language", "met", "share"]

#: Files of what the page says by itself, and what stands around it.
OF_PAGE = ("page", "answers")
AROUND = (*OF_PAGE, "around")

#: The least share of a lesson's messages with which it is shown in a language.
ENOUGH = 0.95

#: Languages that are written from right to left, by the first part of their tags.
_FROM_RIGHT = ("ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi")


def languages(words: Path = WORDS) -> tuple[str, ...]:
    """All languages by the names of their folders, English first."""
    found = sorted(path.parent.name for path in words.glob("*/page.ftl"))
    return tuple(sorted(found, key=lambda name: name != ENGLISH.name))


@cache
def in_menu() -> tuple[str, ...]:
    """Those that a reader can choose: they have all of the page, and one whole lesson."""
    lessons = {path.stem for path in ENGLISH.glob("*.ftl")} - {*AROUND}

    def is_whole(language: str) -> bool:
        page = all(share(one, language) == 1 for one in AROUND)
        return page and any(share(one, language) == 1 for one in lessons)

    return tuple(filter(is_whole, languages()))


@cache
def share(file: str, language: str) -> float:
    """How many of a file's English messages a language has, from 0 to 1; 1 where there are none."""
    lines = (line.partition(" =")[0] for line in of_file(file).splitlines())
    wanted = messages().keys() & {*lines}
    return len(wanted & messages(language).keys()) / len(wanted) if wanted else 1.0


def lesson_language(language: str, lessons: Iterable[str]) -> str:
    """The language in which some lessons are shown: English, where one has too little of it."""
    enough = all(share(one, language) >= ENOUGH for one in lessons)
    return language if enough else ENGLISH.name


def met(wishes: Iterable[str], among: Iterable[str]) -> str:
    """The first language that a wish names: "de-AT" is met by "de"; "" for none."""
    known = {one.lower(): one for one in among}
    for wish in wishes:
        parts = wish.lower().split("-")
        for count in range(len(parts), 0, -1):
            if found := known.get("-".join(parts[:count])):
                return found
        for name, found in known.items():
            if name.split("-")[0] == parts[0]:
                return found
    return ""


def direction_of(language: str) -> str:
    """The direction of writing, as HTML has it."""
    from_right = language == PSEUDO[1] or language.split("-")[0] in _FROM_RIGHT
    return "rtl" if from_right else "ltr"
