"""What code cells show, in the language of a page: tables, printed sentences, and charts.

Cells run once for readers of all languages, and show English. A text of theirs has its translation
in the gettext file of the notebook, under the `msgctxt` "shown"; its figures are {1}, {2} and so
on, since they are computed. Sentences of charts have messages.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from html import escape, unescape
from typing import Any

from kernel_lib.serving.pages.typesetting.units import unbroken
from kernel_lib.widgets.notebook_html import PUBLISHED, as_attribute
from kernel_lib.words import ENGLISH, in_words, say, say_in, signs_of
from kernel_lib.words.figures import written

__all__ = ["shown_in", "texts_of"]

_TAG = r"""<(/?[\w-]+)(?:[^>"']|"[^"]*"|'[^']*')*>\s*"""
#: What is no text, and a text with the tag before it.
_TEXT = re.compile(rf"<(script|style)\b.*?</\1>|({_TAG})([^<\s][^<]*)", re.DOTALL)
_LABEL = re.compile(r'(?<=\baria-label=")[^"]+')
_CHART = re.compile(r'\bdata-chart="[^"]*" data-sentences="([^"]*)"')
#: Where a line may break.
_LINES = ("td", "th", "p", "summary")
_NUMBER = r"(?<![\w.])(?:(?<![^\s(])[-−+~])?[0-9]+(?:\.[0-9]+)?(?:e[-−+]?[0-9]+)?"
#: A number with its sign, or a list of them; no part of a name.
_FIGURE = re.compile(f"{_NUMBER}(?:, {_NUMBER})*")
#: A power of ten as Python writes it, with the digits before it.
_POWER = re.compile(r"([0-9][0-9.]*)e([-−+]?[0-9]+)")
_RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def shown_in(html: str, words: Mapping[str, str], language: str) -> str:
    """HTML of a cell in a language; a text without a translation stays English.

    Parameters
    ----------
    html : an output of a cell, as a page has it
    words : translations of texts, with {1} in the place of their first figure
    """
    known = {**_of_tables(language), **_of_charts(html, language)}

    def said(text: str) -> str:
        plain = unescape(text)
        if (found := known.get(plain)) is None:
            opened, figures = _opened(plain)
            found = _filled(words.get(opened, opened), [_raised(one) for one in figures])
        return escape(written(found, *signs_of(language)), quote=False).replace('"', "&quot;")

    def text_said(found: re.Match[str]) -> str:
        text = (found[4] or "").rstrip()
        if "\n" in text or not text:
            return found[0]  # a listing
        new = unbroken(said(text)) if found[3] in _LINES else said(text)
        return found[2] + new + found[4][len(text) :]

    def drawn(found: re.Match[str]) -> str:
        return f'data-chart="{as_attribute(in_words(json.loads(unescape(found[1])), language))}"'

    return _TEXT.sub(text_said, _LABEL.sub(lambda one: said(one[0]), _CHART.sub(drawn, html)))


def texts_of(outputs: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """The texts in outputs of a cell that need a translation, with {1} for their first figure.

    Parameters
    ----------
    outputs : of a notebook's format, as its cells in English have shown them
    """
    for output in outputs:
        data = output.get("data", {"text/plain": output.get("text", "")})
        html = data.get("text/html", f"<pre>{escape(data.get('text/plain', ''))}</pre>")
        if "application/vnd.jupyter.widget-view+json" in data:
            continue
        known = {*_of_tables(ENGLISH.name), *_of_charts(html, ENGLISH.name)}
        found = [*_LABEL.findall(html), *(one[4] or "" for one in _TEXT.finditer(html))]
        for text in (unescape(one).rstrip() for one in found):
            opened, _ = _opened(text)
            if text not in known and "\n" not in text and re.search("[A-Za-z]{2}", opened):
                yield opened


@cache
def _of_tables(language: str) -> Mapping[str, str]:
    """What a table of published figures says by itself, by the English."""
    return {say(name): say_in(language, name) for name in PUBLISHED}


def _of_charts(html: str, language: str) -> dict[str, str]:
    """The sentences of the charts in it, by the English."""
    said = {}
    for text in _CHART.findall(html):
        message = json.loads(unescape(text))
        for one in _sentences(message):
            said[in_words(one)] = in_words(one, language)
        whole, anew = in_words(message["words"]), in_words(message["words"], language)
        said[" ".join(whole)] = " ".join(anew)
    return said


def _sentences(data: Any) -> Iterator[Any]:
    if isinstance(data, Mapping):
        if "say" in data:
            yield data
        data = list(data.values())
    for one in data if isinstance(data, list) else ():
        yield from _sentences(one)


def _opened(text: str) -> tuple[str, list[str]]:
    """A text with {1} for its first figure, and its figures."""
    figures: list[str] = []

    def slot(found: re.Match[str]) -> str:
        figures.append(found[0])
        return f"{{{len(figures)}}}"

    return _FIGURE.sub(slot, text), figures


def _filled(text: str, figures: list[str]) -> str:
    return re.sub(r"\{(\d+)\}", lambda found: figures[int(found[1]) - 1], text)


def _raised(figure: str) -> str:
    """Its powers of ten as charts have them: 2e-05 is 2·10⁻⁵, 1e6 is 10⁶, and 3.7e+01 is 37."""

    def one(found: re.Match[str]) -> str:
        power = int(found[2].replace("−", "-"))
        if -3 <= power <= 4:
            return f"{float(found[1]) * 10**power:g}"
        return f"{'' if found[1] == '1' else found[1] + '·'}10{str(power).translate(_RAISED)}"

    return _POWER.sub(one, figure)
