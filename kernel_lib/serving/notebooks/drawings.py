"""Drawings that stand within a page: SVG that only draws."""

import re
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

from kernel_lib.serving.notebooks.translated import DRAWINGS, drawn_in, words_in

__all__ = ["DrawingError", "drawing_in", "drawings_in_html"]

#: The elements a drawing may consist of.
_DRAWS = re.compile(
    "svg|g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|title|desc|defs|use|marker"
    "|stop|clippath|mask|pattern|lineargradient|radialgradient"
)

#: Where our own lessons stand: in the wheel, in a checkout.
OURS = [place / "lessons" for place in Path(__file__).resolve().parents[2:4]]
#: A picture of a text that is a file next to the notebook, with the language of that text.
_PICTURE = re.compile(r'<img (?:lang="([\w-]+)" )?src="([\w/-]+\.svg)" alt="([^"]*)">')


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

    Their words are in the language that the picture names (`translated.py`).

    Voila asks the server's files for pictures in Markdown, and fails where these answer later; so
    a lesson has its pictures in HTML.

    folder : of the notebook, where it is known; else the pictures of our own lessons are found
    """
    places = [Path(folder), *OURS] if folder else OURS

    def drawn(found: re.Match[str]) -> str:
        language, file, alternative = found[1] or "", found[2], found[3]
        said = f' lang="{language}"' if language else ""
        for place in places:
            with suppress(OSError, DrawingError):
                text = drawing_in((place / file).read_text(encoding="utf-8"))
                words = words_in(place, DRAWINGS, language) if language else {}
                text = drawn_in(text, Path(file).stem, words)
                about = f'class="drawing" role="img"{said} aria-label="{alternative}"'
                return f"<span {about}>{text}</span>"
        return found[0]

    return _PICTURE.sub(drawn, html)
