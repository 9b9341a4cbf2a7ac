"""The language of a lesson in a notebook: its script, with the words of that before it."""

import json

from kernel_lib.page.bundle import bundled
from kernel_lib.words import ENGLISH, PSEUDO, of_file
from kernel_lib.words.languages import OF_PAGE, languages, lesson_language, met

__all__ = ["checked", "script_in", "spoken"]


def checked(lang: str) -> str:
    """The same.

    Raises
    ------
    ValueError : for what names no language that there is; "" leaves it to the page
    """
    if lang and not met([lang], _known()):
        raise ValueError(f"lang is one of {', '.join(languages())}, got {lang!r}")
    return lang


def spoken(lang: str, lesson: str) -> str:
    """The language in which a lesson is shown where one is wanted: English, where it lacks that."""
    return lesson_language(met([lang], _known()) or ENGLISH.name, [lesson])


def script_in(language: str, lesson: str) -> str:
    """The script of the widget, which says some words when it begins (`page/words/say.js`).

    Parameters
    ----------
    lesson : name of its experiment
    """
    script = bundled("widget.js")
    if language == ENGLISH.name:
        return script
    words = "".join(of_file(name, language) for name in (*OF_PAGE, lesson))
    return f"const caromWords = {json.dumps(words, ensure_ascii=False)};\n{script}"


def _known() -> tuple[str, ...]:
    return (*languages(), *PSEUDO)
