"""Runs without controls as one page, which plays from a disk: its one answer stands in it."""

from base64 import b64encode
from collections.abc import Mapping
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from kernel_lib.page.bundle import bundled
from kernel_lib.protocol.answer import Answer
from kernel_lib.protocol.wire import framed, in_script, packed
from kernel_lib.words import tag_of

__all__ = ["page_file"]

_PAGE = Path(__file__).with_name("page_file.html")

#: What opens with the page is the picture of the only place that its table has.
_PICTURE = "start"


def page_file(
    script: str, language: str, sheet: Mapping[str, Any], still: str, picture: Answer
) -> str:
    """The page as HTML that needs no other file.

    Parameters
    ----------
    script : of the widget, in that language
    sheet : of an experiment without parameters
    still : what stands there before its script runs, and where none may
    picture : the answer to "start"
    """
    message, buffers = picture
    place: dict[str, Any] = {"values": {}, "picture": _PICTURE, "chart": None, "series": {}}
    lesson = {
        "place": {"notebook": "", "lesson": sheet["number"]},
        "sheet": sheet,
        "start": {"query": "", "body": _base64(framed({}) + packed(message, buffers))},
        "table": {"own": {}, "live": "", "inside": True, "places": [place]},
        "base": "",
    }
    page = Template(_PAGE.read_text(encoding="utf-8"))
    return page.substitute(
        language=tag_of(language),
        title=escape(sheet["title"]),
        style=bundled("widget.css"),
        still=still,
        script=_base64(script.encode()),
        lesson=in_script(lesson),
    )


def _base64(content: bytes) -> str:
    return b64encode(content).decode()
