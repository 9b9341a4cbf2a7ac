"""The pages of a site: the gallery, and each lesson with its first picture and its tables."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import kernel_lib
from kernel_lib.protocol.wire import in_script
from kernel_lib.serving.notebooks.cards import Card
from kernel_lib.serving.notebooks.previews import ADDRESS
from kernel_lib.serving.pages.assets import asset
from kernel_lib.serving.pages.languages import Speaking
from kernel_lib.serving.pages.own_frame import page_text
from kernel_lib.serving.pages.prerendered import opened_page
from kernel_lib.serving.pages.served_page import ServedPage
from kernel_lib.serving.site.addresses import files_named, with_neighbours
from kernel_lib.serving.site.tables import Tables
from kernel_lib.serving.workers.service import Client, Service

__all__ = [
    "TABLES",
    "changed_lessons",
    "files_of",
    "gallery_page",
    "lesson_page",
    "our_file",
    "with_previews_at",
    "with_python",
    "with_tables",
]

#: Where the files of the tables lie, below the pages.
TABLES = "carom/tables/"

_LESSONS = re.compile(
    r'(<script id="carom-lessons" type="application/json">)(.*?)(</script>)', re.DOTALL
)


async def lesson_page(
    page: ServedPage,
    tables: Mapping[int, Tables],
    service: Service,
    live: str,
    speaking: Speaking,
    ending: str = "",
) -> str:
    """The page of a lesson as it lies in a folder, with what its carrier needs.

    Parameters
    ----------
    tables : of its lessons, by number
    live : where the same lessons run with Python, "{lesson}" for their names; "" for nowhere
    speaking : how the page speaks
    ending : of its file, as for `lesson_file`
    """
    html = await opened_page(page, "", service, Client("", ""), speaking)
    about = {number: {"base": TABLES, "live": live} | one.index for number, one in tables.items()}
    return with_tables(with_neighbours(html, ending), about)


def with_tables(html: str, tables: Mapping[int, Mapping[str, Any]]) -> str:
    """The page, whose lessons get their tables, by number; earlier ones go."""

    def change(lesson: dict[str, Any]) -> None:
        lesson["table"] = {**lesson.get("table", {}), **tables[lesson["place"]["lesson"]]}

    return changed_lessons(html, change)


def with_python(html: str, places: Mapping[int, Mapping[str, Any]]) -> str:
    """The page, whose lessons get what `PagePython.place` returns, by number."""

    def change(lesson: dict[str, Any]) -> None:
        if place := places.get(lesson["place"]["lesson"]):
            lesson["python"] = dict(place)

    return changed_lessons(html, change)


def changed_lessons(html: str, change: Callable[[dict[str, Any]], None]) -> str:
    """The page, after `change` of the data of each of its lessons."""

    def changed(found: re.Match[str]) -> str:
        lessons = json.loads(found[2])
        for lesson in lessons:
            change(lesson)
        return found[1] + in_script(lessons) + found[3]

    return _LESSONS.sub(changed, html)


def gallery_page(
    environment: Any, cards: Sequence[Card], speaking: Speaking, preview: str = "", ending: str = ""
) -> str:
    """The gallery as it lies in a folder, without printed sheets; `preview` as of a server."""
    context: dict[str, Any] = {
        "cards": cards,
        "sheets": False,
        "preview": preview,
        "version": kernel_lib.__version__,
    }
    html = page_text(environment, "gallery.html.j2", "/", speaking, **context)
    return with_neighbours(html, ending)


def with_previews_at(html: str, site: str) -> str:
    """The page with whole addresses of the picture that others show of it, for a site's address."""
    return html.replace(f'content="{ADDRESS}', f'content="{site.rstrip("/")}/{ADDRESS}')


def our_file(path: str) -> bytes:
    """The content of a file that a page names, such as "carom/static/mark.svg"."""
    return asset(Path(path).name)


def files_of(pages: Mapping[str, str]) -> dict[str, bytes]:
    """Pages and all files of ours that they name, and those that a style of them names."""
    named = set().union(*map(files_named, pages.values()))
    return {path: text.encode() for path, text in pages.items()} | {
        path: our_file(path) for path in sorted(named)
    }
