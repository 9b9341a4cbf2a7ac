"""The addresses of the server: gallery, lessons, their short names, and our own files."""

import asyncio
import gzip
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import tornado.web
from jupyter_server.utils import url_path_join
from tornado.web import HTTPError
from voila.tornado.handler import TornadoVoilaHandler

import kernel_lib
from kernel_lib.serving.notebooks.cards import Card, cards
from kernel_lib.serving.notebooks.names import notebook_of
from kernel_lib.serving.notebooks.previews import ADDRESS, GALLERY, previews_in
from kernel_lib.serving.notebooks.translated import notebook_in
from kernel_lib.serving.pages.answers import Answers
from kernel_lib.serving.pages.assets import FOLDERS
from kernel_lib.serving.pages.files import PackedFiles
from kernel_lib.serving.pages.guide import guide_file, guide_prose
from kernel_lib.serving.pages.kernels import Full
from kernel_lib.serving.pages.own_frame import OwnPage
from kernel_lib.serving.pages.prerendered import opened_page
from kernel_lib.serving.pages.sheet_page import SheetPage
from kernel_lib.serving.pages.stream import Here, Stream
from kernel_lib.serving.workers.digest_cache import DigestCache, digest_of
from kernel_lib.serving.workers.service import Busy, Client
from kernel_lib.serving.workers.token_buckets import source_of

__all__ = ["handlers", "in_readers_language"]

log = logging.getLogger(__name__)
visits = logging.getLogger("carom.visits")
PACKED = DigestCache[bytes](8 * 2**20)  # pages of links, as they travel
TRY_AGAIN = 15  # s after which a page that found no kernel tries again
LOOK_AGAIN = 1  # s after which a page whose lesson is being prepared tries again
STALLED = 10.0  # s without any answer, though questions wait: the longest that one may take


class GalleryPage(OwnPage):
    """The page at /: one card a lesson."""

    def initialize(self, lessons: Path, server: Any) -> None:
        self.lessons, self.lesson_server = lessons, server

    @tornado.web.authenticated
    def get(self) -> None:
        server = self.lesson_server
        in_lab = set() if server.asked.shows_kernels else server.rehearsals.needing_kernels()
        found = cards(self.lessons, self.speaking.language)
        shown = [replace(card, in_lab=card.file in in_lab) for card in found]
        for card in shown:
            if card.problem:
                log.warning("the gallery cannot show %s: %s", card.file, card.problem)
        self.xsrf_token  # noqa: B018  (reading it sets the cookie)
        guide = guide_file(self.lessons) is not None
        digest = digest_of(tuple(shown), guide, self.request.query, self.speaking)
        self.set_header("Vary", "Accept-Language")
        made = server.galleries.get(digest)
        self.finish(made or server.galleries.put(digest, self._page(shown, guide)))

    head = get

    def _page(self, shown: list[Card], guide: bool) -> str:
        version = kernel_lib.__version__
        preview = self.lesson_server.asked.preview_at(GALLERY)
        context = {"guide": guide, "version": version, "preview": preview}
        return self.page("gallery.html.j2", cards=shown, sheets=True, **context)


class GuidePage(GalleryPage):
    """`/carom/guide`: what stands for instructors in the folder of lessons."""

    @tornado.web.authenticated
    def get(self) -> None:
        path = guide_file(self.lessons)
        if path is None:
            raise HTTPError(404, self.speaking.say("problem-no-guide"))
        self.finish(self.page("guide.html.j2", prose=guide_prose(path, self.base_url)))

    head = get


class LessonPage(OwnPage, TornadoVoilaHandler):
    """A lesson, answered by workers; a notebook with other widgets is shown as Voila shows it."""

    def initialize(self, server: Any, **voila: Any) -> None:
        super().initialize(**voila)
        self.lesson_server = server

    @tornado.web.authenticated
    async def head(self, path: str | None = None) -> None:
        """Whether such a lesson exists; starts nothing."""
        self._check(path)
        self.set_header("Content-Type", "text/html; charset=utf-8")

    @tornado.web.authenticated
    async def get(self, path: str | None = None) -> None:
        self._check(path)
        try:
            html = await self._of_workers(str(path))
        except Busy:
            return self._later(202, "preparing.html.j2", LOOK_AGAIN)
        visits.info("visit %s", path)
        if html is None:
            return await self._of_voila(path)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-cache")
        self.set_header("Vary", "Accept-Encoding, Accept-Language")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.finish(packed_page(html))
        else:
            self.finish(html)

    async def _of_voila(self, path: str | None) -> None:
        """Voila's page of a notebook with a kernel of its own."""
        if not self.lesson_server.asked.shows_kernels:
            raise HTTPError(403, self.speaking.say("problem-lab"))
        self.xsrf_token  # noqa: B018  (the page ends its kernel by the cookie that this sets)
        try:
            await TornadoVoilaHandler.get(self, path)
        except Full:
            most = self.lesson_server.asked.max_students
            self._later(503, "full.html.j2", TRY_AGAIN, most=most)

    def _later(self, status: int, name: str, wait: int, **context: Any) -> None:
        """A page with the reason for the delay, which tries again by itself after `wait` s."""
        self.set_status(status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Retry-After", str(wait))
        self.set_header("Cache-Control", "no-store")
        self.finish(self.page(name, **context, wait=wait))

    async def _of_workers(self, path: str) -> str | None:
        """The page of a lesson that workers answer, at the values of its link."""
        server = self.lesson_server
        is_reader = self.request.headers.get("Sec-Fetch-Mode") == "navigate"
        if (page := await server.rehearsals.served(path, is_reader)) is None:
            return None
        query = f"?{self.request.query}" if self.request.query else ""
        client = Client(source_of(self.request.remote_ip or ""), "")
        if server.rates.wait(client.address, asyncio.get_running_loop().time()):
            raise HTTPError(429, self.speaking.say("problem-busy"))
        return await opened_page(page, query, server.workers.service, client, self.speaking)

    def _check(self, path: str | None) -> None:
        """Only the notebooks of the folder itself are lessons."""
        if notebook_of(Path(self.lesson_server.root_dir), str(path)) is None:
            raise HTTPError(404, self.speaking.say("problem-no-lesson", name=repr(path)))


def in_readers_language(handler: LessonPage | None, notebook: Any, cwd: str) -> Any:
    """A notebook for Voila, which calls this before it starts a kernel for the page of a reader."""
    if handler is None:
        return notebook  # run beforehand, for readers of all languages
    language, name = handler.speaking.language, Path(handler.path_args[0]).stem
    made = notebook_in(Path(handler.lesson_server.root_dir), name, notebook, language)
    made.metadata["carom_language"] = language
    return made


def packed_page(html: str) -> bytes:
    """A page as it travels; a class that opens one link has it packed once."""
    text = html.encode()
    digest = digest_of(text)
    return PACKED.get(digest) or PACKED.put(digest, gzip.compress(text, 6, mtime=0))


class ShortAddress(OwnPage):
    """`/01_plane_bounce?k_b=0.9` leads to the lesson, the query kept."""

    def initialize(self, lessons: Path) -> None:
        self.lessons = lessons

    @tornado.web.authenticated
    def get(self, name: str) -> None:
        if notebook_of(self.lessons, f"{name}.ipynb") is None:
            raise HTTPError(404, self.speaking.say("problem-no-lesson", name=repr(name)))
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(url_path_join(self.base_url, f"voila/render/{quote(name)}.ipynb") + query)

    head = get


class Nowhere(OwnPage):
    """Every other address."""

    @tornado.web.authenticated
    def get(self) -> None:
        raise HTTPError(404, self.speaking.say("problem-nowhere"))

    head = get


class Health(OwnPage):
    """`/carom/health`: version, status, and the lessons that are ready.

    Status 503 while questions wait and none is answered; long questions of one client may wait.
    """

    def initialize(self, server: Any) -> None:
        self.lesson_server = server

    @tornado.web.authenticated
    def get(self) -> None:
        server = self.lesson_server
        answers = can_answer(server)
        if not answers:
            self.set_status(503)
            self.set_header("Retry-After", "5")
        self.set_header("Cache-Control", "no-store")
        status = "ok" if answers else "overloaded"
        about = {"status": status, "version": kernel_lib.__version__}
        self.finish({**about, "ready": server.rehearsals.ready()})

    head = get


def can_answer(server: Any) -> bool:
    """Whether questions are answered, or none waits."""
    return bool(server.workers.stalled <= STALLED)


def handlers(server: Any) -> list[tuple[Any, ...]]:
    """Handlers of a LessonServer, in addition to Voila's kernels and scripts."""

    def at(pattern: str) -> str:
        return url_path_join(server.server_url, pattern)

    lessons = {"lessons": Path(server.root_dir)}
    voila = {
        "server": server,
        "template_paths": server.template_paths,
        "config": server.config,
        "voila_configuration": server.voila_configuration,
    }
    gallery = {**lessons, "server": server}
    return [
        *answering(server, at),
        (at("/"), GalleryPage, gallery),
        (at("/carom/static/(.*)"), PackedFiles, {"folders": FOLDERS}),
        (at(f"/{ADDRESS}(.*)"), PackedFiles, {"folders": (previews_in(lessons["lessons"]),)}),
        (at("/voila/render/(.*)"), LessonPage, voila),
        (at("/carom/sheet/([^/]+)"), SheetPage, {**lessons, "shared_at": server.asked.shared_at}),
        (at("/carom/health"), Health, {"server": server}),
        (at("/carom/guide"), GuidePage, gallery),
        (at("/carom/here"), Here),
        (at("/([^/]+)/?"), ShortAddress, lessons),
        (at("/.*"), Nowhere),
    ]


def answering(server: Any, at: Callable[[str], str]) -> list[tuple[Any, ...]]:
    """Where lessons send their questions."""

    settings = {
        "service": server.workers.service,
        "lesson_of": lambda *place: server.rehearsals.lesson(*place),  # made after the addresses
        "rates": server.rates,
        "answered": server.figures.answered,
        "in_frames": bool(server.asked.embed_from),
    }
    return [
        (at("/carom/answer"), Answers, settings),
        (at("/carom/stream"), Stream),
    ]
