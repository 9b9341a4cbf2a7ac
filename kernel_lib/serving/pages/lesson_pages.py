"""The addresses of the server: gallery, lessons, their short names, and our own files."""

import asyncio
import gzip
import logging
import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

import tornado.web
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.utils import url_path_join
from tornado.iostream import StreamClosedError
from tornado.web import HTTPError
from voila.tornado.handler import TornadoVoilaHandler

import kernel_lib
from kernel_lib.page.words import say
from kernel_lib.serving.kernels.leaving import Goodbye, Leaving
from kernel_lib.serving.kernels.places import Full, Places
from kernel_lib.serving.kernels.readiness import can_answer, ready_lessons, runs
from kernel_lib.serving.kernels.watch import Watch
from kernel_lib.serving.notebooks.cards import cards
from kernel_lib.serving.notebooks.names import notebook_of
from kernel_lib.serving.pages.answers import Answers
from kernel_lib.serving.pages.assets import LOOK
from kernel_lib.serving.pages.channel import LessonChannel
from kernel_lib.serving.pages.files import PackedFiles
from kernel_lib.serving.pages.front_end import JOINED, front_end_folder, front_end_version, parts
from kernel_lib.serving.pages.guide import guide_file, guide_prose
from kernel_lib.serving.pages.opening import opened_page
from kernel_lib.serving.pages.own_frame import PageMixin
from kernel_lib.serving.pages.page_files import SCRIPT, SOURCES, STYLE, script, style
from kernel_lib.serving.pages.sheet_page import SheetPage
from kernel_lib.serving.pages.stream import Here, Stream
from kernel_lib.serving.workers.kept import Kept, digest_of
from kernel_lib.serving.workers.rates import source_of
from kernel_lib.serving.workers.service import Asker, Busy

__all__ = ["handlers"]

log = logging.getLogger(__name__)
visits = logging.getLogger("carom.visits")
PACKED = Kept[bytes](8 * 2**20)  # pages of links, as they travel
TRY_AGAIN = 15  # s after which a visitor who found no place looks again
LOOK_AGAIN = 1  # s after which one looks again whose lesson is being made ready
_KERNEL = re.compile(r'"kernelId": "([\w-]+)"')  # as the lesson page tells it to its script


class GalleryPage(PageMixin, JupyterHandler):
    """The page at /: one card a lesson, no kernel."""

    def initialize(self, lessons: Path) -> None:
        self.lessons = lessons

    @tornado.web.authenticated
    def head(self) -> None:
        """What `get` sends, without its body."""
        self.get()

    @tornado.web.authenticated
    def get(self) -> None:
        shown = cards(self.lessons)
        for card in shown:
            if card.problem:
                log.warning("the gallery cannot show %s: %s", card.file, card.problem)
        self.xsrf_token  # noqa: B018  (reading it sets the cookie)
        self.finish(
            self.page(
                "gallery.html.j2",
                cards=shown,
                sheets=True,
                guide=guide_file(self.lessons) is not None,
                version=kernel_lib.__version__,
            )
        )


class GuidePage(GalleryPage):
    """`/carom/guide`: what stands for instructors in the folder of lessons."""

    @tornado.web.authenticated
    def get(self) -> None:
        path = guide_file(self.lessons)
        if path is None:
            raise HTTPError(404, say("problem.noGuide"))
        self.finish(self.page("guide.html.j2", prose=guide_prose(path, self.base_url)))


class LessonPage(PageMixin, TornadoVoilaHandler):
    """A lesson: a notebook that runs in a kernel of its own."""

    def initialize(self, server: Any, places: Places, leaving: Leaving, **voila: Any) -> None:
        super().initialize(**voila)
        self.lesson_server, self.places, self.leaving = server, places, leaving

    @tornado.web.authenticated
    async def head(self, path: str | None = None) -> None:
        """Whether there is such a lesson; nothing is started for it."""
        self._check(path)
        self.set_header("Content-Type", "text/html; charset=utf-8")

    @tornado.web.authenticated
    async def get(self, path: str | None = None) -> None:
        self._check(path)
        try:
            html = await self._of_workers(str(path))
        except Busy:
            return self._later(202, "preparing.html.j2", LOOK_AGAIN)
        if html:
            visits.info("visit %s", path)
            self.set_header("Content-Type", "text/html; charset=utf-8")
            self.set_header("Cache-Control", "no-cache")
            if "gzip" in self.request.headers.get("Accept-Encoding", ""):
                self.set_header("Content-Encoding", "gzip")
                self.set_header("Vary", "Accept-Encoding")
                self.finish(packed_page(html))
            else:
                self.finish(html)
            return
        if not opens_page(self.request.headers, self.lesson_server.asked.embed_from):
            raise HTTPError(403, say("problem.embedded"))
        source = source_of(self.request.remote_ip or "")
        if in_the_way := self.places.kernels_in_the_way(source):
            await self.leaving.make_room(in_the_way)
        try:
            with self.places.arrival(source) as seat:
                async with self.places.turn:
                    await self._make(path, seat)
        except Full as full:
            told = {"most": full.most, "network": full.of_one_network}
            self._later(503, "full.html.j2", TRY_AGAIN, **told)

    def _later(self, status: int, name: str, wait: int, **told: Any) -> None:
        """A page that says why there is no lesson yet, and looks again by itself after `wait` s."""
        self.set_status(status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Retry-After", str(wait))
        self.set_header("Cache-Control", "no-store")
        self.finish(self.page(name, **told, wait=wait))

    async def _of_workers(self, path: str) -> str | None:
        """The page of a lesson that workers answer, as its link asks for it."""
        server = self.lesson_server
        is_reader = self.request.headers.get("Sec-Fetch-Mode") == "navigate"
        if not (server.rehearsals and (page := await server.rehearsals.served(path, is_reader))):
            return None
        query = f"?{self.request.query}" if self.request.query else ""
        asker = Asker(source_of(self.request.remote_ip or ""), "")
        if server.rates.wait(asker.address, asyncio.get_running_loop().time()):
            raise HTTPError(429, say("problem.busy"))
        return await opened_page(page, query, server.workers.service, asker)

    async def _make(self, path: str | None, seat: Callable[[str], None]) -> None:
        """Send the page of a lesson, and tell whose kernel it has."""
        # Voila's page ends its kernel when it is closed; for that it needs this cookie.
        self.xsrf_token  # noqa: B018  (reading it sets the cookie)
        if (lessons := self.lesson_server.rehearsals) and (made := await lessons.visit(str(path))):
            html, kernel = made
            seat(kernel)
            tell_visit(path, kernel)
            self.set_header("Content-Type", "text/html; charset=utf-8")
            self.set_header("Cache-Control", "no-store")
            self.finish(html)
            return
        manager = self.kernel_manager
        if hasattr(manager, "fill_if_needed") and manager.get_pool_size(path) == 0:
            manager.fill_if_needed(delay=0, notebook_name=path)  # all are taken: one more
        try:
            async for html in self.get_generator(path=path):
                if kernel := _KERNEL.search(html):
                    seat(kernel[1])
                    tell_visit(path, kernel[1])
                self.write(html)
                await self.flush()
        except StreamClosedError:
            log.info("the visitor of %s left while it was made", path)
        except Exception:
            if not self._headers_written:
                raise
            log.exception("the page of %s could not be finished", path)
            self.write("<script>carom.failed()</script>")

    def _check(self, path: str | None) -> None:
        """Only the notebooks of the folder itself are lessons."""
        if notebook_of(Path(self.lesson_server.root_dir), str(path)) is None:
            raise HTTPError(404, say("problem.noLesson", name=repr(path)))

    def should_use_rendered_notebook(self, notebook_data: Any, pool_size: int, *asked: Any) -> bool:
        """A kernel that is ready serves every theme, since the theme is the page's own affair."""
        return pool_size > 0


def packed_page(html: str) -> bytes:
    """A page as it travels; a class that opens one link has it packed once."""
    text = html.encode()
    digest = digest_of(text)
    return PACKED.get(digest) or PACKED.put(digest, gzip.compress(text, 6, mtime=0))


def opens_page(headers: Mapping[str, str], embed_from: Collection[str]) -> bool:
    """Whether a browser asks for a page that somebody will see, as far as it says so.

    A picture, a script or a hidden frame of another site would take a kernel for nobody.
    """
    destination = headers.get("Sec-Fetch-Dest", "document")
    other = headers.get("Sec-Fetch-Site") == "cross-site"
    if destination == "document":
        return True
    if destination in ("iframe", "frame", "object", "embed"):
        return bool(embed_from) or not other
    return destination == "empty" and not other


def tell_visit(path: str | None, kernel: str) -> None:
    """The line of the log for a visit."""
    visits.info("visit %s kernel %s", path, kernel[:8])


class ShortAddress(PageMixin, JupyterHandler):
    """`/01_plane_bounce?k_b=0.9` leads to the lesson, the query kept."""

    def initialize(self, lessons: Path) -> None:
        self.lessons = lessons

    @tornado.web.authenticated
    def head(self, name: str) -> None:
        """What `get` sends, without its body."""
        self.get(name)

    @tornado.web.authenticated
    def get(self, name: str) -> None:
        if notebook_of(self.lessons, f"{name}.ipynb") is None:
            raise HTTPError(404, say("problem.noLesson", name=repr(name)))
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(url_path_join(self.base_url, f"voila/render/{quote(name)}.ipynb") + query)


class Nowhere(PageMixin, JupyterHandler):
    """Every other address."""

    @tornado.web.authenticated
    def get(self) -> None:
        raise HTTPError(404, say("problem.nowhere"))

    head = get


class Health(PageMixin, JupyterHandler):
    """`/carom/health`: which version answers, whether it does, and who would be served at once.

    Red, 503, while questions wait and none is answered, or where visitors need kernels and no
    place is left.
    """

    def initialize(self, server: Any) -> None:
        self.lesson_server = server

    @tornado.web.authenticated
    def head(self) -> None:
        """What `get` sends, without its body."""
        self.get()

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
        self.finish({**about, "ready": ready_lessons(server)})


def handlers(server: Any, static: Path) -> list[tuple[Any, ...]]:
    """What a LessonServer answers beyond Voila's kernels and scripts."""

    def at(pattern: str) -> str:
        return url_path_join(server.server_url, pattern)

    lessons = {"lessons": Path(server.root_dir)}
    places, leaving = keepers(server)
    voila = {
        "server": server,
        "template_paths": server.template_paths,
        "config": server.config,
        "voila_configuration": server.voila_configuration,
        "places": places,
        "leaving": leaving,
    }
    version = front_end_version(front_end_folder(server))
    front_end = {
        "folders": [Path(folder) for folder in server.static_paths],
        "joined": {JOINED: parts(server)},
        "for_good": True,
    }
    extensions = [Path(folder) for folder in server.labextensions_path]
    return [
        *(answering(server, at) if server.workers else []),
        (at("/"), GalleryPage, lessons),
        (at("/carom/static/(.*)"), PackedFiles, {"folders": [static, LOOK]}),
        (at(f"/voila/static/{version}/(.*)"), PackedFiles, front_end),
        (at("/voila/labextensions/(.*)"), PackedFiles, {"folders": extensions}),
        (at(r"/api/kernels/([\w-]+)/channels"), LessonChannel, {"met": leaving.met}),
        (at("/voila/render/(.*)"), LessonPage, voila),
        (at(r"/voila/api/shutdown/([\w-]+)"), Goodbye),
        (at("/carom/sheet/([^/]+)"), SheetPage, {**lessons, "shared_at": server.asked.shared_at}),
        (at("/carom/health"), Health, {"server": server}),
        (at("/carom/guide"), GuidePage, lessons),
        (at("/carom/here"), Here),
        (at("/([^/]+)/?"), ShortAddress, lessons),
        (at("/.*"), Nowhere),
    ]


def keepers(server: Any) -> tuple[Places, Leaving]:
    """Who keeps the places, and who ends kernels that are left or cost too much."""
    manager = server.kernel_manager
    places = Places(
        server.asked.max_students,
        lambda kernel: runs(manager, kernel),
        server.asked.max_per_address,
    )
    leaving = Leaving(manager, places.kernels, server.patience)
    leaving.begin()
    Watch(manager, places.kernels).begin()
    server.places = places
    return places, leaving


def page_file(name: str, made: Callable[[bytes], bytes]) -> dict[str, Any]:
    """A file that is put together from all parts of the page."""
    return {"folders": [], "joined": {name: (SOURCES[name],)}, "made": made}


def answering(server: Any, at: Callable[[str], str]) -> list[tuple[Any, ...]]:
    """Where pages without a kernel ask."""

    async def lesson_of(notebook: str, number: int) -> Any:
        return await server.rehearsals.lesson(notebook, number) if server.rehearsals else None

    told = {
        "service": server.workers.service,
        "lesson_of": lesson_of,
        "rates": server.rates,
        "answered": server.figures.answered,
        "in_frames": bool(server.asked.embed_from),
    }
    return [
        (at("/carom/answer"), Answers, told),
        (at("/carom/stream"), Stream),
        (at(f"/carom/page/({SCRIPT})"), PackedFiles, page_file(SCRIPT, script)),
        (at(f"/carom/page/({STYLE})"), PackedFiles, page_file(STYLE, style)),
    ]
