"""The address of the printed sheet of a lesson."""

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import quote

import tornado.web
from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError

from kernel_lib.serving.notebooks.sheet import PAPERS, SheetError, page_of, sheet_of_lesson

__all__ = ["SheetPage"]


class SheetPage(JupyterHandler):
    """`/carom/sheet/01_plane_bounce`: the lesson on one page to print, `?solutions=1` filled in."""

    def initialize(self, lessons: Path) -> None:
        self.lessons = lessons

    @tornado.web.authenticated
    async def get(self, name: str) -> None:
        paper = self.get_query_argument("paper", "a4")
        if paper not in PAPERS:
            raise HTTPError(404, f"there is paper {' and '.join(PAPERS)}, not {paper[:20]!r}")
        try:
            card, sheet = await asyncio.to_thread(sheet_of_lesson, self.lessons, name)
        except SheetError as problem:
            raise HTTPError(404, str(problem)) from None
        lesson = f"{self.request.protocol}://{self.request.host}{self.base_url}{quote(card.name)}"
        solutions = self.get_query_argument("solutions", "") == "1"
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(page_of(sheet, lesson, paper, solutions))

    head = get

    def write_error(self, status_code: int, **details: Any) -> None:
        """One line that says why there is none."""
        problem = details.get("exc_info", (None, None))[1]
        own = isinstance(problem, HTTPError) and status_code < 500
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish((getattr(problem, "log_message", "") or "") if own else "")
