"""The address of the printed sheet of a lesson."""

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import tornado.web
from tornado.web import HTTPError

from kernel_lib.serving.notebooks.sheet import PAPERS, SheetError, page_of, sheet_of_lesson
from kernel_lib.serving.pages.own_frame import OwnPage, reason_of

__all__ = ["SheetPage", "shared_origin"]

#: Names of this machine that lead nowhere on any other.
ONLY_HERE = ("localhost", "127.0.0.1", "::1")


def shared_origin(origin: str, shared_at: str) -> str:
    """The origin that others can open; "" where only this machine reaches the server.

    Parameters
    ----------
    origin : of the request, such as http://localhost:8866
    shared_at : what `Settings.shared_at` says
    """
    asked = urlsplit(origin)
    if asked.hostname not in ONLY_HERE or "://" in shared_at:
        return shared_at if asked.hostname in ONLY_HERE else origin
    port = f":{asked.port}" if asked.port else ""
    return shared_at and f"{asked.scheme}://{shared_at}{port}"


class SheetPage(OwnPage):
    """`/carom/sheet/01_plane_bounce`: the lesson on one page to print, `?solutions=1` filled in."""

    def initialize(self, lessons: Path, shared_at: str) -> None:
        self.lessons, self.shared_at = lessons, shared_at

    @tornado.web.authenticated
    async def get(self, name: str) -> None:
        paper = self.get_query_argument("paper", "a4")
        if paper not in PAPERS:
            raise HTTPError(404, f"there is paper {' and '.join(PAPERS)}, not {paper[:20]!r}")
        try:
            card, sheet = await asyncio.to_thread(
                sheet_of_lesson, self.lessons, name, language=self.speaking.language
            )
        except SheetError as problem:
            raise HTTPError(404, str(problem)) from None
        origin = shared_origin(f"{self.request.protocol}://{self.request.host}", self.shared_at)
        lesson = origin and f"{origin}{self.base_url}{quote(card.name)}"
        solutions = self.get_query_argument("solutions", "") == "1"
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Vary", "Accept-Language")
        self.finish(page_of(sheet, lesson, paper, solutions))

    head = get

    def write_error(self, status_code: int, **details: Any) -> None:
        """One line with the reason."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(reason_of(status_code, details))
