"""Messages of Fluent, said as `speech.js` says them."""

import math
from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat

from kernel_lib.words import ENGLISH, messages, references

__all__ = ["said"]


class _Figure(FluentFloat):
    """A number that is written as it is given; its value chooses a plural form."""

    given: str

    def format(self, locale: object) -> str:
        return self.given


class _Slots(dict[str, object]):
    """The slots of a message; one that is not given stays as it is written."""

    def __missing__(self, name: str) -> str:
        return f"{{${name}}}"


@cache
def _english() -> FluentBundle:
    # A slot's direction is that of its sentence: marks around it would be read as characters.
    bundle = FluentBundle([ENGLISH.name], use_isolating=False)
    return bundle


def _learn(bundle: FluentBundle, name: str) -> None:
    """Read a message, and those that it refers to; to read all of them takes half a second."""
    if not bundle.has_message(name):
        text = messages()[name]
        bundle.add_resource(FluentResource(text))
        for other in references(text):
            _learn(bundle, other)


def said(name: str, slots: Mapping[str, object]) -> str:
    """A message with its slots filled; KeyError for a name that no message has."""
    bundle = _english()
    _learn(bundle, name)
    pattern = bundle.get_message(name).value
    assert pattern is not None
    filled = _Slots((slot, _slot(given)) for slot, given in slots.items())
    # `format_pattern` would turn our figures into plain numbers, and write them in its own way.
    environment = ResolverEnvironment(bundle, [], current=CurrentEnvironment(filled))
    return str(pattern(environment))


def _slot(given: object) -> str | _Figure:
    text = ", ".join(map(str, given)) if isinstance(given, list | tuple) else str(given)
    try:
        figure = _Figure(float(text))
    except ValueError:
        return text
    if not math.isfinite(figure):
        return text  # no plural form is that of nan
    figure.given = text
    return figure
