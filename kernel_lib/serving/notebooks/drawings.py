"""Drawings that stand within a page: SVG that only draws."""

import re
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

__all__ = ["DrawingError", "drawing_in", "drawings_in_html"]

#: The elements a drawing may consist of.
_DRAWS = re.compile(
    "svg|g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|title|desc|defs|use|marker"
    "|stop|clippath|mask|pattern|lineargradient|radialgradient"
)

#: Where our own lessons stand: in the wheel, in a checkout.
OURS = [place / "lessons" for place in Path(__file__).resolve().parents[2:4]]
#: A picture of a text that is a file next to the notebook.
_PICTURE = re.compile(r'<img src="([\w/-]+\.svg)" alt="([^"]*)">')


class DrawingError(ValueError):
    """A text is no SVG that only draws; the message says why, and begins with a verb."""


def drawing_in(text: str) -> str:
    """The `<svg>` of a text; it holds no script, no event, and nothing from elsewhere.

    Raises
    ------
    DrawingError : where it holds one of these, or is no SVG
    """
    try:
        tree = ElementTree.fromstring(text)
    except ElementTree.ParseError as problem:
        raise DrawingError(f"is no well-formed SVG: {problem}") from None
    if tree.tag.rpartition("}")[2] != "svg" or not tree.get("viewBox"):
        raise DrawingError("must be an <svg> element with a viewBox")
    for element in tree.iter():
        tag = str(element.tag).rpartition("}")[2].lower()
        if not _DRAWS.fullmatch(tag):
            raise DrawingError(f"must only draw; it holds <{tag}>")
        for name, value in element.attrib.items():
            name = name.rpartition("}")[2].lower()
            if name.startswith("on") or (name == "href" and not value.startswith("#")):
                raise DrawingError(f"must only draw; it holds {name}={value!r}")
            if "url(" in value.replace(" ", "") and "url(#" not in value.replace(" ", ""):
                raise DrawingError(f"must load nothing; it holds {name}={value!r}")
    return text[text.index("<svg") :]


def drawings_in_html(html: str, folder: str | Path = "") -> str:
    """HTML whose pictures that only draw stand in it, so that they follow the theme of the page.

    Voila asks the server's files for pictures in Markdown, and fails where these answer later; so
    a lesson has its pictures in HTML.

    folder : of the notebook, where it is known; else the pictures of our own lessons are found
    """
    places = [Path(folder), *OURS] if folder else OURS

    def drawn(found: re.Match[str]) -> str:
        for place in places:
            with suppress(OSError, DrawingError):
                text = drawing_in((place / found[1]).read_text(encoding="utf-8"))
                return f'<span class="drawing" role="img" aria-label="{found[2]}">{text}</span>'
        return found[0]

    return _PICTURE.sub(drawn, html)
