"""Drawings that stand within a page: SVG that only draws."""

import re
from xml.etree import ElementTree

__all__ = ["DrawingError", "drawing_in"]

#: The elements a drawing may consist of.
_DRAWS = re.compile(
    "svg|g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|title|desc|defs|use|marker"
    "|stop|clippath|mask|pattern|lineargradient|radialgradient"
)


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
