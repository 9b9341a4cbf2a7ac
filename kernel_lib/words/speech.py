"""Messages of Fluent, said as `speech.js` says them."""

import math
from collections.abc import Mapping
from functools import cache

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat

from kernel_lib.words import ENGLISH, PSEUDO, messages, references, signs_of, tag_of
from kernel_lib.words.figures import read, written
from kernel_lib.words.languages import direction_of

__all__ = ["said"]


#: Slots that hold what was typed, or what an address says: their figures stay as they are.
_AS_THEY_ARE = {"address", "asked", "given", "got", "problem", "text"}


class _Figure(FluentFloat):
    """A number that is written as it is given; its value chooses a plural form."""

    given: str

    def format(self, locale: object) -> str:
        return self.given


class _Slots(dict[str, object]):
    """The slots of a message; one that is not given stays as it is written."""

    def __missing__(self, name: str) -> str:
        return f"{{${name}}}"


class _Speaker:
    """The messages of a language, each read when it is said: to read all takes half a second."""

    def __init__(self, language: str) -> None:
        self._own = messages(language)
        self._learnt: set[str] = set()
        # From right to left marks give a figure with its unit a direction of its own.
        from_right = direction_of(language) == "rtl"
        self.bundle = FluentBundle([tag_of(language)], use_isolating=from_right)
        self.locale = Locale.parse(ENGLISH.name if language in PSEUDO else language, sep="-")

    def learn(self, name: str) -> None:
        """Read a message, and those that it refers to; one that is missing in English."""
        if name in self._learnt:
            return
        self._learnt.add(name)
        text = self._own.get(name) or messages()[name]
        self.bundle.add_resource(FluentResource(text))
        for other in references(text):
            self.learn(other)


_speaker = cache(_Speaker)


def said(language: str, name: str, slots: Mapping[str, object]) -> str:
    """A message with its slots filled; KeyError for a name that no message has."""
    speaker = _speaker(language if name in messages(language) else ENGLISH.name)
    speaker.learn(name)
    signs = signs_of(language)
    bundle, locale = speaker.bundle, _speaker(language).locale
    pattern = bundle.get_message(name).value
    assert pattern is not None
    filled = _Slots((slot, _slot(slot, given, signs, locale)) for slot, given in slots.items())
    # `format_pattern` would turn our figures into plain numbers, and write them in its own way.
    environment = ResolverEnvironment(bundle, [], current=CurrentEnvironment(filled))
    return str(pattern(environment))


def _slot(name: str, given: object, signs: tuple[str, str], locale: Locale) -> str | _Figure:
    if isinstance(given, list | tuple):
        return written(format_list([*map(str, given)], locale=locale), *signs)
    text = str(given)
    shown = text if name in _AS_THEY_ARE else written(text, *signs)
    try:
        figure = _Figure(float(read(text, *signs)))
    except ValueError:
        return shown
    if not math.isfinite(figure):
        return shown  # no plural form is that of nan
    figure.given = shown
    return figure
