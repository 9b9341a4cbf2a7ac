"""A lesson as one file that works from a disk: styles, script, font and tables within its page."""

import json
import re
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from kernel_lib.serving.pages.fonts import COMMON
from kernel_lib.serving.site.addresses import files_named
from kernel_lib.serving.site.pages import changed_lessons, our_file, with_tables
from kernel_lib.serving.site.places import drawn_values
from kernel_lib.serving.site.tables import Tables

__all__ = ["MOST", "TooLarge", "one_file"]

#: Bytes of the largest file.
MOST = 3_000_000

#: Draws of an act that a file has, each case at least once.
DRAWS = 8

_STYLE = re.compile(r'<link rel="stylesheet" href="(carom/[\w./-]+)\?v=\w+">')
_SCRIPT = re.compile(r'<script type="module" src="(carom/[\w./-]+)\?v=\w+"></script>')
#: Words that the script loads; a browser reads data: from a disk as well.
_WORDS = re.compile(r'(<link rel="carom-words" href=")(carom/[\w./-]+)\?v=\w+(">)')
_FACE = re.compile(r"@font-face\s*\{[^}]*\}")
_ADDRESS = re.compile(r"url\([\"']?(carom/[\w./-]+)\?v=\w+[\"']?\)")
#: A link to another page of the site, which is not there.
_AWAY = re.compile(r'<a\b([^>]*?) href="[\w.-]+\.html(?:[#?][^"]*)?"([^>]*)>(.*?)</a>', re.DOTALL)
#: Elements that only link to other pages.
_FOOT = re.compile(
    r'<footer class="foot">.*?</footer>|<nav aria-label="Carom">.*?</nav>', re.DOTALL
)
#: The picture of a preview, which a file without an address does not have.
_PREVIEW = re.compile(r'<meta (?:property="og:image|name="twitter:card")[^>]*>\n?')


class TooLarge(ValueError):
    """The lesson does not fit a file, even without tables; the message says so."""


def one_file(html: str, tables: Mapping[int, Tables]) -> tuple[bytes, int]:
    """A page of a site, with all that it takes.

    As many answers are in it as have room: where the values of set-ups lead first, then the
    controls where the lesson begins, in the order of its table, then those of the set-ups.

    Parameters
    ----------
    html : as `lesson_page` makes it
    tables : of its lessons, by number

    Returns
    -------
    content : of the file
    left_out : how many parameters have no stops in it that have some on a site

    Raises
    ------
    TooLarge : where the page alone is too large
    """
    html, tables = _with_fewer_draws(html, tables)
    page = _AWAY.sub(r"<span\1\2>\3</span>", _FOOT.sub("", html))
    page = _PREVIEW.sub("", page)
    page = _FACE.sub(lambda face: face[0] if COMMON.file in face[0] else "", page)
    page = _ADDRESS.sub(lambda found: f"url({_as_address(our_file(found[1]), 'font/woff2')})", page)
    page = _STYLE.sub(lambda found: f"<style>{our_file(found[1]).decode()}</style>", page)
    page = _WORDS.sub(
        lambda found: found[1] + _as_address(our_file(found[2]), "text/plain") + found[3], page
    )
    page = _SCRIPT.sub(lambda found: _module(our_file(found[1]).decode()), page)
    if named := files_named(page):
        raise TooLarge(f"the page names files that would not be in it: {', '.join(sorted(named))}")
    bare = {number: _bare(one.index) for number, one in tables.items()}
    room = MOST - len(with_tables(page, bare).encode())
    if room < 0:
        raise TooLarge(f"the page alone takes {MOST - room} bytes, and {MOST} are the most")
    blocks, indexes, left_out = _chosen(tables, bare, room)
    inside = "".join(
        f'<script type="text/plain" data-carom-table="{name}">{text}</script>\n'
        for name, text in blocks.items()
    )
    page = with_tables(page, indexes).replace("</main>", f"</main>\n{inside}", 1)
    return page.encode(), left_out


def _with_fewer_draws(html: str, tables: Mapping[int, Tables]) -> tuple[str, dict[int, Tables]]:
    """The page and its tables with DRAWS draws of each act; the others have no place there."""
    dropped: dict[int, list[Any]] = {number: [] for number in tables}

    def change(lesson: dict[str, Any]) -> None:
        for act in lesson.get("sheet", {}).get("acts", ()):
            if draws := act.get("draws"):
                rows, values = draws["rows"], drawn_values(act)
                kept = set(_chosen_rows(rows))
                dropped[lesson["place"]["lesson"]] += [
                    one for at, one in enumerate(values) if at not in kept
                ]
                draws["rows"] = [row for at, row in enumerate(rows) if at in kept]

    html = changed_lessons(html, change)
    left = {}
    for number, one in tables.items():
        places = [place for place in one.index["places"] if place["values"] not in dropped[number]]
        left[number] = replace(one, index={**one.index, "places": places})
    return html, left


def _chosen_rows(rows: Sequence[Sequence[Any]]) -> list[int]:
    """Places of the rows to keep: the first of each case, then the first ones."""
    of_each = {row[0]: at for at, row in reversed(list(enumerate(rows)))}
    others = [at for at in range(len(rows)) if at not in of_each.values()]
    return [*of_each.values(), *others][: max(DRAWS, len(of_each))]


def _module(text: str) -> str:
    """An inline module, which runs once the page is parsed, as a linked one does."""
    whole = text.replace("</script", r"<\/script")
    return f'<script type="module">{whole}</script>'


def _as_address(content: bytes, kind: str) -> str:
    return f"data:{kind};base64,{b64encode(content).decode()}"


def _bare(index: Mapping[str, Any]) -> dict[str, Any]:
    """An index of no series yet."""
    places = [{**place, "series": {}} for place in index["places"]]
    return {**index, "inside": True, "places": places}


def _wishes(tables: Mapping[int, Tables]) -> Iterator[tuple[int, int, str]]:
    """Lesson, place and parameter ("" for the place itself), the most wanted first."""
    all_places = [
        (number, at, place)
        for number, one in tables.items()
        for at, place in enumerate(one.index["places"])
    ]
    yield from ((number, at, "") for number, at, _ in all_places)
    for begins in (True, False):
        for number, at, place in all_places:
            if (at == 0) == begins:
                yield from ((number, at, name) for name in place["series"])


def _chosen(
    tables: Mapping[int, Tables], indexes: dict[int, dict[str, Any]], room: int
) -> tuple[dict[str, str], dict[int, dict[str, Any]], int]:
    """Blocks by name as text, the index of each lesson, and how many series are left out."""
    blocks: dict[str, str] = {}
    left_out = 0
    for number, at, name in _wishes(tables):
        place = tables[number].index["places"][at]
        wanted = place["series"][name] if name else place
        new = {
            file: b64encode(tables[number].files[file]).decode()
            for file in (wanted["picture"], wanted["chart"])
            if file and file not in blocks
        }
        # With the element around each.
        size = sum(len(text) + 100 for text in new.values()) + (
            len(json.dumps(wanted)) if name else 0
        )
        if size > room:
            left_out += 1
            if not name:
                indexes[number]["places"][at]["picture"] = None
            continue
        room -= size
        blocks |= new
        if name:
            indexes[number]["places"][at]["series"][name] = wanted
    return blocks, indexes, left_out
