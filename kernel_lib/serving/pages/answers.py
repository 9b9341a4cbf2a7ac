"""The address at which pages ask: a question as JSON in, an answer as bytes out."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError

from kernel_lib.protocol.bounds import bounded
from kernel_lib.serving.pages.own_frame import let_frames_read
from kernel_lib.serving.pages.security import NO_ORIGIN
from kernel_lib.serving.workers.fair_queue import Crowded
from kernel_lib.serving.workers.service import Busy, Client, ServedLesson, Service
from kernel_lib.serving.workers.token_buckets import TokenBuckets, source_of
from kernel_lib.words import say

__all__ = ["Answers"]

#: s after which a page whose request was refused tries again.
ASK_AGAIN = 1


class Answers(JupyterHandler):
    """`/carom/answer`, without a cookie or any record of the visitor."""

    def initialize(
        self,
        service: Service,
        lesson_of: Callable[[str, int], Awaitable[ServedLesson | None]],
        rates: TokenBuckets,
        answered: Callable[[int, float], None],
        in_frames: bool,
    ) -> None:
        self.service, self.lesson_of, self.rates = service, lesson_of, rates
        self.answered, self.in_frames = answered, in_frames

    def set_default_headers(self) -> None:
        """A page in a frame with a sandbox reads its answer, or why it gets none."""
        super().set_default_headers()
        let_frames_read(self)

    def options(self) -> None:
        """The preflight request of a browser for a page without an origin."""
        self.set_header("Access-Control-Allow-Headers", "Content-Type")
        self.set_status(204)
        self.finish()

    def on_finish(self) -> None:
        """Count it."""
        self.answered(self.get_status(), self.request.request_time())

    def check_xsrf_cookie(self) -> None:
        """A question changes nothing, and needs JSON, which no form of another site can send."""

    def prepare_refusal(self) -> None:
        """What no page of ours sends is refused before it is read."""
        kind = self.request.headers.get("Content-Type", "").partition(";")[0].strip()
        if kind != "application/json":
            raise HTTPError(415, "a question is application/json")
        in_frame = self.in_frames and self.request.headers.get("Origin") == NO_ORIGIN
        other = self.request.headers.get("Sec-Fetch-Site", "same-origin") == "cross-site"
        if other and not in_frame:
            raise HTTPError(403, say("problem-other-site"))

    async def post(self) -> None:
        """Answer one question."""
        self.prepare_refusal()
        source = source_of(self.request.remote_ip or "")
        now = asyncio.get_running_loop().time()
        if self.rates.wait(source, now):
            return self._later(429)
        content = self._content()
        page = content.get("page")
        client = Client(source, page if isinstance(page, str) else "")
        try:
            body = await self.service.body(await self._lesson(content), content, client)
        except (Busy, Crowded):
            return self._later(503)
        self.set_header("Content-Type", "application/octet-stream")
        self.set_header("Cache-Control", "no-store")
        self.finish(body)
        return None

    async def _lesson(self, content: Mapping[str, Any]) -> ServedLesson:
        """The lesson of a question; raises Busy while it is prepared."""
        notebook, number = content.get("notebook"), content.get("lesson")
        named = isinstance(notebook, str) and isinstance(number, int)
        lesson = await self.lesson_of(notebook, number) if named else None  # type: ignore[arg-type]
        if lesson is None:
            raise HTTPError(404, "there is no such lesson")
        return lesson

    def _content(self) -> dict[str, Any]:
        try:
            content = json.loads(self.request.body)
        except (ValueError, RecursionError):
            content = None
        try:
            return bounded(content)
        except ValueError as problem:
            raise HTTPError(400, str(problem)) from None

    def _later(self, status: int) -> None:
        self.set_status(status)
        self.set_header("Retry-After", str(ASK_AGAIN))
        self.finish()

    def write_error(self, status_code: int, **details: Any) -> None:
        """One line of text: only scripts read it."""
        problem = details.get("exc_info", (None, None))[1]
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(getattr(problem, "log_message", None) or "")
