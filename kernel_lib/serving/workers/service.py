"""Questions from pages, answered by the workers: what the server does between the two."""

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from kernel_lib.protocol.bounds import as_text, problem_of
from kernel_lib.protocol.playable import Playable
from kernel_lib.protocol.question import OtherVersion, Question, question_in
from kernel_lib.protocol.wire import framed
from kernel_lib.serving.workers.digest_cache import digest_of
from kernel_lib.serving.workers.fair_queue import TurnLock
from kernel_lib.serving.workers.latest import Latest
from kernel_lib.serving.workers.pool import Pool
from kernel_lib.serving.workers.shared_answers import SharedAnswers
from kernel_lib.serving.workers.worker import Refused, TooMuch, WorkerLost

__all__ = ["Busy", "Client", "ServedLesson", "Service"]

log = logging.getLogger(__name__)

#: Bytes of memory for packed answers that are kept.
ROOM = 64 * 2**20

#: Questions that were too much and are remembered, so that they cost once; and s after which one
#: may be tried again, since a machine that was busy may have time now.
MOST_REMEMBERED, REMEMBERED = 10_000, 60.0


class Busy(Exception):
    """No worker could take the question; the page may ask again in a moment."""


@dataclass(frozen=True)
class Client:
    """A page: its source address, and the name that it chose."""

    address: str
    page: str


@dataclass(frozen=True)
class ServedLesson:
    """A lesson of a notebook, with what the server needs to answer it.

    Parameters
    ----------
    notebook : name of the file, such as "01_plane_bounce.ipynb"
    number : of the lesson in it
    version : of notebook and code
    name : of its experiment if that is one of ours
    playable : the same with its experiment; None for one that was made in a cell
    pool : its workers
    shared : whether two workers have given equal bytes for it
    """

    notebook: str
    number: int
    version: str
    name: str | None
    playable: Playable | None
    pool: Pool
    shared: bool = True

    def alone(self) -> "ServedLesson":
        """The same, each page answered by itself."""
        return replace(self, shared=False)


class Service:
    """Answers to questions, each computed once for all clients."""

    def __init__(self, room: int = ROOM) -> None:
        self.answers = SharedAnswers(room)
        self._too_much = Latest[bytes, tuple[Any, float]](MOST_REMEMBERED)
        # Runs that come in parts are long: of those one part at a time is computed on a machine.
        self._one_part = TurnLock()

    async def body(self, lesson: ServedLesson, content: Mapping[str, Any], client: Client) -> bytes:
        """What goes back to the page: what is its own as a frame, then the packed shared part.

        Raises
        ------
        Busy : workers died over it, or the server is ending
        Crowded : the queue of this address is full
        """
        try:
            if lesson.playable is None:
                return await self._of_cell(lesson, content, client)
            return await self._of_ours(lesson, lesson.playable, content, client)
        except OtherVersion:
            return framed({"kind": "version", "version": lesson.version})
        except WorkerLost as problem:
            raise Busy(str(problem)) from problem
        except ValueError as problem:
            return framed({"kind": "error", "problem": problem_of(problem)})

    async def _of_ours(
        self, lesson: ServedLesson, playable: Playable, content: Mapping[str, Any], client: Client
    ) -> bytes:
        asked = question_in(playable, as_text(dict(content)))
        try:
            block = await self._block(lesson, asked, client)
        except Refused as problem:
            if asked.values == asked.before:
                raise
            asked = asked.unchanged(problem)
            block = await self._block(lesson, asked, client)
        own = {"errors": dict(asked.errors), "notes": asked.notes} | asked.more
        return framed(own if asked.kind == "picture" else {}) + block

    async def _block(self, lesson: ServedLesson, asked: Question, client: Client) -> bytes:
        question, key = _of_worker(lesson, asked), digest_of(lesson.name, *asked.key)
        if not asked.is_part:
            return await self._answer(lesson, key, question, client)
        async with self._one_part.turn(client.address, client.page):
            return await self._answer(lesson, key, question, client)

    def first_question(self, lesson: ServedLesson) -> Any:
        """The message to a worker for the first picture of a lesson."""
        start = {"kind": "start", "version": lesson.version}
        if lesson.playable is None:
            return {"lesson": lesson.number, "content": start}
        return _of_worker(lesson, question_in(lesson.playable, start))

    async def _of_cell(
        self, lesson: ServedLesson, content: Mapping[str, Any], client: Client
    ) -> bytes:
        """An experiment that this process does not have: its worker reads the question."""
        plain = {key: value for key, value in content.items() if key not in ("sequence", "page")}
        text = json.dumps(as_text(plain), sort_keys=True)
        question = {"lesson": lesson.number, "content": json.loads(text)}
        key = digest_of(lesson.notebook, lesson.version, lesson.number, text)
        return framed({}) + await self._answer(lesson, key, question, client)

    async def _answer(
        self, lesson: ServedLesson, key: bytes, question: Any, client: Client
    ) -> bytes:
        text, until = self._too_much.get(key, ("", 0.0))
        now = asyncio.get_running_loop().time()
        if now < until:
            raise TooMuch(text)
        ask: Callable[[], Any] = lambda: lesson.pool.ask(client.address, client.page, question)  # noqa: E731
        try:
            return await (self.answers.get(key, ask) if lesson.shared else ask())
        except TooMuch as problem:
            log.warning("%s, lesson %d: %s", lesson.notebook, lesson.number, problem)
            self._too_much.use(key, (problem.sentence, now + REMEMBERED))
            raise


def _of_worker(lesson: ServedLesson, asked: Question) -> dict[str, Any]:
    """The message to a worker for a validated question."""
    return {
        "experiment": lesson.name,
        "kind": asked.kind,
        "values": asked.values,
        "arguments": asked.arguments,
    }
