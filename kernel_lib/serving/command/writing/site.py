"""`carom build SITE`: lessons as files, with answers computed beforehand; or one of them as one."""

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kernel_lib.serving.command.lean import be_lean
from kernel_lib.serving.command.options import parser_of
from kernel_lib.serving.command.refusal import lacking, refused
from kernel_lib.serving.command.settings import Settings, find_lessons, lessons_in
from kernel_lib.serving.notebooks.cards import cards
from kernel_lib.serving.notebooks.previews import ADDRESS, GALLERY, previews_in
from kernel_lib.serving.pages.languages import Speaking
from kernel_lib.serving.site.addresses import lesson_file, with_languages
from kernel_lib.serving.site.folder import SiteError, checked, write_site
from kernel_lib.serving.site.offline.files import kept_offline
from kernel_lib.serving.site.one_file import TooLarge, one_file
from kernel_lib.serving.site.pages import (
    TABLES,
    files_of,
    gallery_page,
    lesson_page,
    with_previews_at,
    with_python,
)
from kernel_lib.serving.site.policy import with_policy
from kernel_lib.serving.site.python.files import PagePython, python_of
from kernel_lib.serving.site.python.pyodide import PyodideError
from kernel_lib.serving.site.stills import stills_apart
from kernel_lib.serving.site.tables import Tables, tables_of
from kernel_lib.words import ENGLISH
from kernel_lib.words.languages import in_menu

__all__ = ["build_command"]

#: What building needs beyond numpy.
NEEDED = ("voila", "ipykernel", "ipywidgets", "anywidget", "matplotlib", "math_core", "fluent")


def build_command(argv: Sequence[str]) -> int:
    """Write the site or the single file that the command line names; returns the exit code."""
    asked = parser_of("build").parse_args(argv)
    if lacks := lacking("a site", NEEDED):
        return refused(lacks)
    try:
        folder, target = find_lessons(asked.lessons), Path(asked.site)
        names = lessons_in(folder)
        if asked.one_file:
            names = [_named(names, asked.one_file)]
            _check_file(target)
        else:
            checked(target)
        python = None if asked.no_python else python_of(asked.pyodide)
        spoken = asked.language or ([ENGLISH.name] if asked.one_file else in_menu())
        if asked.one_file and len(spoken) > 1:
            raise SiteError("one file is in one language; name one")
        making = _Making(
            names, asked.live or "", not asked.one_file, asked.public_url or "", tuple(spoken)
        )
        _work_through(folder, making)
        said = making.write_file(target) if asked.one_file else making.write_site(target, python)
    except (OSError, SiteError, TooLarge, PyodideError) as problem:
        return refused(str(problem))
    except KeyboardInterrupt:
        return refused("interrupted; nothing was written")
    print(said)
    return 0


def _named(names: Sequence[str], wanted: str) -> str:
    """The notebook that a number or a name means."""
    found = [one for one in names if wanted in (one, Path(one).stem, one.split("_")[0])]
    if not found:
        known = ", ".join(Path(one).stem for one in names)
        raise SiteError(f"there is no lesson {wanted!r}; there are {known}")
    return found[0]


def _check_file(path: Path) -> None:
    """Whether a page may be written there; raises SiteError."""
    if path.is_dir() or path.suffix.lower() not in (".html", ".htm"):
        raise SiteError(f"{path} is no name for a page; name a file such as lesson.html")
    if not path.resolve().parent.is_dir():
        raise SiteError(f"there is no folder {path.resolve().parent}")


def _work_through(folder: Path, making: "_Making") -> None:
    """Let all be made by a server that opens no port."""
    be_lean()
    from kernel_lib.serving.command.server import work_through  # late: it takes a second to import

    work_through(Settings(lessons=folder, port=0, browser=False), making.make)


class _Making:
    """Makes pages and tables of some lessons, and writes them.

    Parameters
    ----------
    names : of their notebooks
    live : where they run with Python, "" for nowhere
    is_whole : whether a gallery goes with them
    url : future address of the site; "" for an unknown one
    languages : of the pages; those of the first one have the plain names
    """

    def __init__(
        self, names: Sequence[str], live: str, is_whole: bool, url: str, languages: tuple[str, ...]
    ) -> None:
        self._names, self._live, self._is_whole, self._url = names, live, is_whole, url
        others = languages if len(languages) > 1 else ()
        self._speaking = {
            "" if one == languages[0] else one: Speaking(one, one, others) for one in languages
        }
        self._pages: dict[str, str] = {}
        self._tables: dict[str, dict[int, Tables]] = {}
        self._served: dict[str, Any] = {}
        self._previews: dict[str, bytes] = {}

    async def make(self, server: Any) -> None:
        """Rehearse, ask and lay out each lesson; say how far it is."""
        server.rehearsals.begin(self._names)
        made = set()
        for place, name in enumerate(self._names, start=1):
            began = time.monotonic()
            if await self._lesson(server, name):
                made.add(name)
                took = time.monotonic() - began
                _say(f"{place}/{len(self._names)} {self._measure(lesson_file(name))}, {took:.0f} s")
            else:
                _say(f"{place}/{len(self._names)} {name} is left out: a line above says why")
        if self._is_whole:
            lessons = Path(server.root_dir)
            environment = server.app.settings["voila_jinja2_env"]
            preview = server.asked.preview_at(GALLERY)
            for ending, speaking in self._speaking.items():
                known = cards(lessons, speaking.language)
                shown = [card for card in known if card.problem or card.file in made]
                html = gallery_page(environment, shown, speaking, preview, ending)
                self._add("00", ending, html)
            found = previews_in(lessons).glob("*.png")
            self._previews = {ADDRESS + path.name: path.read_bytes() for path in found}

    async def _lesson(self, server: Any, name: str) -> bool:
        """Make one lesson; whether it can be on a site."""
        page = await server.rehearsals.made(name)
        if page is None or page.failed:
            return False
        service = server.workers.service
        tables = {
            number: await tables_of(sheet, page.served[number], service)
            for number, sheet in page.sheets.items()
        }
        for ending, speaking in self._speaking.items():
            html = await lesson_page(page, tables, service, self._live, speaking, ending)
            self._served[self._add(name, ending, html)] = page.served
        self._tables[lesson_file(name)] = tables
        return True

    def _add(self, name: str, ending: str, html: str) -> str:
        """Take a page with the files of its other languages; returns its own."""
        main = self._speaking[""].language
        path = lesson_file(name, ending)
        self._pages[path] = with_languages(html, name, main, self._url)
        return path

    def _measure(self, page: str) -> str:
        tables = self._tables[page].values()
        size = sum(len(block) for one in tables for block in one.files.values()) / 1e6
        return f"{page}: {sum(one.stops for one in tables)} answers, {size:.2f} MB"

    def write_site(self, folder: Path, python: PagePython | None) -> str:
        """Write all; returns what to say of it."""
        pages: dict[str, str] = {}
        stills: dict[str, bytes] = {}
        for path in self._pages:
            pages[path], own = stills_apart(self._in_site(path, python))
            stills |= own
        files = files_of(pages) | stills | self._previews | (python.files if python else {})
        for tables in self._tables.values():
            for one in tables.values():
                files |= {TABLES + name: block for name, block in one.files.items()}
        files = kept_offline(files)
        left = write_site(folder, files)
        gone = f"; {len(left)} files of the former one are gone" if left else ""
        size = sum(map(len, files.values())) / 1e6
        return f"Written: {len(files)} files, {size:.1f} MB, in {folder}{gone}."

    def _in_site(self, path: str, python: PagePython | None) -> str:
        """A page with its Python, for experiments of ours, and with its policy."""
        places = {
            number: python.place(one.name, one.playable.values, one.version)
            for number, one in self._served.get(path, {}).items()
            if python and one.name and one.playable
        }
        html = with_python(self._pages[path], places)
        return with_policy(with_previews_at(html, self._url) if self._url else html)

    def write_file(self, path: Path) -> str:
        """Write the one lesson; returns what to say of it."""
        if not self._pages:
            raise SiteError(f"{self._names[0]} cannot be one file: a line above says why")
        ((page, html),) = self._pages.items()
        content, left_out = one_file(html, self._tables[page])
        path.write_bytes(content)
        without = f"; {left_out} sliders of set-ups found no room in it" if left_out else ""
        return f"Written: {path}, {len(content) / 1e6:.1f} MB{without}."


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
