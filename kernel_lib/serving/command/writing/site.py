"""`carom build SITE`: gallery and lessons as files, with answers computed beforehand."""

import argparse
import os
import re
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kernel_lib.serving.command.settings import Settings, find_lessons, lessons_in, workers_here
from kernel_lib.serving.notebooks.cards import cards
from kernel_lib.serving.site.addresses import lesson_file
from kernel_lib.serving.site.folder import SiteError, checked, write_site
from kernel_lib.serving.site.pages import TABLES, files_of, gallery_page, lesson_page
from kernel_lib.serving.site.tables import tables_of

__all__ = ["build_command"]

#: What building needs beyond numpy.
NEEDED = ("voila", "ipykernel", "ipywidgets", "anywidget", "matplotlib", "latex2mathml")

REFUSED = 2  # exit code when nothing was written


def build_command(argv: Sequence[str]) -> int:
    """Write the site that the line asks for; returns the exit code."""
    asked = _parser().parse_args(argv)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        return _refuse(f'a site needs {", ".join(missing)}: pip install "carom[serve]"')
    try:
        folder = find_lessons(asked.lessons)
        checked(Path(asked.site))
    except (OSError, SiteError) as problem:
        return _refuse(str(problem))
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    os.environ["MPLBACKEND"] = "agg"
    from kernel_lib.serving.command.server import work_through  # late: it takes a second to import

    making = _Making(asked.live or "")
    settings = Settings(lessons=folder, port=0, browser=False, workers=workers_here())
    try:
        work_through(settings, making.make)
        left = write_site(Path(asked.site), making.files)
    except (OSError, SiteError) as problem:
        return _refuse(str(problem))
    except KeyboardInterrupt:
        return _refuse("interrupted; nothing was written")
    size = sum(map(len, making.files.values())) / 1e6
    gone = f", {len(left)} of the former build removed" if left else ""
    print(f"Written: {len(making.files)} files, {size:.1f} MB, in {asked.site}{gone}.")
    return 0


class _Making:
    """Makes all files of a site, with a server that listens to nobody."""

    def __init__(self, live: str) -> None:
        self.files: dict[str, bytes] = {}
        self._live = live

    async def make(self, server: Any) -> None:
        """Rehearse, ask and lay out each lesson; say how far it is."""
        lessons = Path(server.root_dir)
        names = lessons_in(lessons)
        server.rehearsals.begin(names)
        pages, made = {}, set()
        for place, name in enumerate(names, start=1):
            began = time.monotonic()
            page = await server.rehearsals.made(name)
            if page is None:
                _say(
                    f"{name} needs Python for each visitor and is left out; the log above says why"
                )
                continue
            tables = {}
            for number, sheet in page.sheets.items():
                tables[number] = await tables_of(sheet, page.served[number], server.workers.service)
            html = await lesson_page(page, tables, server.workers.service, self._live)
            pages[lesson_file(name)] = html
            made.add(name)
            self._keep(tables.values())
            stops = sum(one.stops for one in tables.values())
            size = sum(len(block) for one in tables.values() for block in one.files.values())
            took = time.monotonic() - began
            _say(f"{place}/{len(names)} {name}: {stops} answers, {size / 1e6:.2f} MB, {took:.0f} s")
        shown = [card for card in cards(lessons) if card.problem or card.file in made]
        environment = server.app.settings["voila_jinja2_env"]
        pages["index.html"] = gallery_page(environment, shown)
        self.files |= files_of(pages)

    def _keep(self, tables: Any) -> None:
        for one in tables:
            self.files |= {TABLES + name: block for name, block in one.files.items()}


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _refuse(reason: str) -> int:
    print(f"carom: {reason}", file=sys.stderr)
    return REFUSED


def _parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="carom build",
        description="The lessons as files for any web space: no server, no Python. Set-ups are "
        "answered exactly, sliders at stops.",
    )
    add = made.add_argument
    add("site", metavar="SITE", help="folder to write; an earlier site there is replaced")
    add("--lessons", metavar="FOLDER", help="folder of notebooks (the lessons of carom)")
    add(
        "--live",
        type=_live,
        metavar="URL",
        help="where the lessons run with Python, offered for values that the site has no answer "
        "for; {lesson} stands for a lesson's name, such as https://mybinder.org/v2/gh/OWNER/carom/"
        "HEAD?urlpath=voila/render/lessons/{lesson}.ipynb",
    )
    return made


def _live(text: str) -> str:
    if not re.fullmatch(r"https?://[^\s<>\"']+", text) or "{lesson}" not in text:
        raise argparse.ArgumentTypeError(
            f"must be an address with {{lesson}} in it, such as "
            f"https://lessons.school.example/{{lesson}}, got {text!r}"
        )
    return text
