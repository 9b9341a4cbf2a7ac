"""Lessons that have been run once: their pages, and the kernels that go with them."""

import asyncio
import logging
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from uuid import uuid4

import nbformat
from voila.execute import strip_code_cell_warnings
from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config

from kernel_lib.serving.kernels.asked_first import AskedFirst
from kernel_lib.serving.kernels.plain import PlainProcesses, PlainRehearsal
from kernel_lib.serving.kernels.served_page import ServedPage, place_of, start_of
from kernel_lib.serving.kernels.warm import NoWarmKernel, Rehearsal, WarmProcess
from kernel_lib.serving.notebooks.names import notebook_of
from kernel_lib.serving.workers.service import Busy, ServedLesson
from kernel_lib.serving.workers.workers import Workers

__all__ = ["Rehearsals"]

log = logging.getLogger(__name__)
PATIENCE = 20.0  # s that a visitor waits for a rehearsal; then the lesson runs for this one alone
HELD = 4.0  # s that who can be told waits for one: a page calls nobody there after five
TRIES = 2  # a rehearsal that has died is replaced once for each visitor
PLACE = "the-kernel-of-this-page"  # stands in a page until its visitor comes


class RehearsedPage(NotebookRenderer):
    """Voila's page of a notebook that brings its outputs along."""

    async def _jinja_kernel_start(self, nb: Any, kernel_id: str, kernel_future: Any) -> str:
        return kernel_id

    async def _jinja_cell_generator(self, nb: Any, kernel_id: str) -> Any:
        for cell in nb.cells:
            yield cell


class Ready:
    """A notebook as its next visitor gets it: the page around the kernel's id, and the process.

    served : its lessons by number, if workers answer them and the page needs no kernel
    """

    def __init__(
        self,
        rehearsal: Rehearsal | PlainRehearsal,
        page: str,
        served: Mapping[int, ServedLesson] | None,
    ) -> None:
        self.rehearsal, self.served = rehearsal, served
        self._before, _, self._after = page.partition(PLACE)
        sheets = {told["number"]: told["sheet"] for told in rehearsal.lessons or ()}
        self.for_all = None if served is None else ServedPage(page, sheets, served)

    def page(self, kernel: str) -> str:
        """The page for the visitor who has this kernel."""
        return self._before + kernel + self._after


class Rehearsals:
    """All lessons of a server, each run once after it has started, and again when it changes.

    Those that are asked for come first. Questions are answered before the page is made; where an
    earlier server has found which lessons a notebook makes, before it has run.

    server : the LessonServer
    warm : where rehearsals are forked from, or who starts them where nothing forks
    workers : who answers lessons that need no kernel; None: every visitor gets one
    """

    def __init__(
        self, server: Any, warm: WarmProcess | PlainProcesses, workers: Workers | None
    ) -> None:
        self._server, self._warm, self._workers = server, warm, workers
        self._folder = Path(server.root_dir)
        self._tasks: dict[str, asyncio.Task[Ready | None]] = {}
        self._lessons: dict[str, asyncio.Future[dict[int, ServedLesson] | None]] = {}
        self._changed: dict[str, int] = {}
        self._order = AskedFirst(max(2, os.cpu_count() or 1))
        self._loading: asyncio.Task[None] | None = None

    def begin(self, names: list[str]) -> None:
        """Rehearse these notebooks; what they compiled is then loaded for all."""
        tasks = [self._task(name) for name in names]
        self._loading = asyncio.ensure_future(self._load_loops(tasks))

    async def _load_loops(self, tasks: "list[asyncio.Task[Ready | None]]") -> None:
        """Let new workers have the loops that lessons run, and share their memory."""
        made = [one.rehearsal for one in await asyncio.gather(*tasks) if one]
        rehearsed = [one for one in made if isinstance(one, Rehearsal)]
        missed = any(one.missed for one in rehearsed)
        if not (self._workers and isinstance(self._warm, WarmProcess)):
            return
        if not (missed or any(one.compiled for one in rehearsed)):
            return
        try:
            if await self._warm.load_loops(missed):
                self._workers.renew()
        except NoWarmKernel as problem:
            log.warning("each worker loads compiled loops by itself: %s", problem)

    def ready(self) -> dict[str, int]:
        """For each notebook, 1 if its next visitor is served at once."""
        done = {name: task.done() and bool(task.result()) for name, task in self._tasks.items()}
        return {name: int(is_ready) for name, is_ready in sorted(done.items())}

    async def served(self, name: str, is_told: bool = False) -> ServedPage | None:
        """The page of a notebook whose lessons workers answer; None for any other one.

        is_told : whoever asks can be told to come back, and is, rather than wait for long

        Raises
        ------
        Busy : when the notebook is still being rehearsed after a while, and this can be told
        """
        if self._workers is None:
            return None
        task = self._asked(name)
        await asyncio.wait([task], timeout=HELD if is_told else PATIENCE)
        if is_told and not task.done():
            raise Busy(f"{name} is being made ready")
        ready = task.result() if task.done() else None
        return ready.for_all if ready else None

    async def made(self, name: str) -> ServedPage | None:
        """What `served` gives, however long it takes."""
        ready = await self._asked(name)
        return ready.for_all if ready else None

    async def lesson(self, name: str, number: int) -> ServedLesson | None:
        """A lesson that workers answer, if there is such a one.

        A page may outlive its server, and ask the next one before that is ready.

        Raises
        ------
        Busy : when its notebook is still being rehearsed after a while
        """
        if name not in self._tasks:
            if not notebook_of(self._folder, name):
                return None
            self._task(name)
        known = self._lessons[name]
        if not known.done():
            self._order.ask(name)
        await asyncio.wait([known], timeout=HELD)
        if not known.done():
            raise Busy(f"{name} is being made ready")
        return (known.result() or {}).get(number)

    async def visit(self, name: str) -> tuple[str, str] | None:
        """A page and the id of the kernel that runs behind it.

        None if the lesson must run in each visitor's own kernel.
        """
        for _ in range(TRIES):
            task = self._asked(name)
            await asyncio.wait([task], timeout=PATIENCE)
            if not task.done() or (ready := task.result()) is None:
                return None
            kernel = str(uuid4())
            try:
                await self._server.kernel_manager.start_kernel(
                    kernel_id=kernel, kernel_name="python3", path="", rehearsal=ready.rehearsal
                )
            except NoWarmKernel as problem:
                log.warning("%s is rehearsed again: %s", name, problem)
                self._changed.pop(name, None)
                continue
            return ready.page(kernel), kernel
        return None

    def _asked(self, name: str) -> "asyncio.Task[Ready | None]":
        self._order.ask(name)
        return self._task(name)

    def _task(self, name: str) -> "asyncio.Task[Ready | None]":
        changed = (self._folder / name).stat().st_mtime_ns
        if self._changed.get(name) != changed:
            before = self._tasks.get(name)
            self._changed[name] = changed
            self._lessons[name] = known = asyncio.get_running_loop().create_future()
            if self._workers:
                content = (self._folder / name).read_bytes()
                if found := self._workers.found_before(name, content):
                    known.set_result(found)
            self._tasks[name] = asyncio.ensure_future(self._rehearse(name, known, before))
        return self._tasks[name]

    async def _rehearse(
        self,
        name: str,
        known: "asyncio.Future[dict[int, ServedLesson] | None]",
        before: "asyncio.Task[Ready | None] | None",
    ) -> Ready | None:
        """Run a notebook and make its page; its lessons are `known` as soon as they are, and what
        was found before gives way to them."""
        if before and (old := await before):
            old.rehearsal.process.terminate()
        try:
            async with self._order.turn(name):
                page = self._renderer(name)
                rehearsal = await self._run(
                    name, page, stands_back=known.done() and not self._order.is_asked(name)
                )
                served = await self._served(name, page.notebook, rehearsal)
                if not known.done():
                    known.set_result(served)
                elif found := known.result():
                    found.clear()
                    found.update(served or {})
                text = await page.generate_content_str(PLACE)
                return Ready(rehearsal, text, served)
        except NoWarmKernel as problem:
            log.warning("%s runs anew for each of its visitors: %s", name, problem)
        except Exception:
            log.exception("%s could not be made ready", name)
        finally:
            if not known.done():
                known.set_result(None)
        return None

    async def _run(
        self, name: str, page: RehearsedPage, stands_back: bool
    ) -> Rehearsal | PlainRehearsal:
        """Run the cells of a notebook, whose page then has what they showed."""
        await page.initialize()
        cells = [cell for cell in page.notebook.cells if cell.cell_type == "code"]
        rehearsal = await self._warm.rehearse(
            [cell.source for cell in cells],
            env=dict(os.environ),
            cwd=str(self._folder),
            name=f"carom:{Path(name).stem}"[:15],
            stands_back=stands_back,
        )
        for cell, outputs in zip(cells, rehearsal.outputs, strict=True):
            cell.outputs = [nbformat.from_dict(one) for one in outputs]
            if not self._server.voila_configuration.show_tracebacks:
                strip_code_cell_warnings(cell)
        return rehearsal

    async def _served(
        self, name: str, notebook: Any, rehearsal: Rehearsal | PlainRehearsal
    ) -> dict[int, ServedLesson] | None:
        """The lessons that workers answer; the notebook is told what its page says of them."""
        if self._workers is None:
            return None
        if rehearsal.lessons is None:
            log.warning("%s has a kernel for each of its visitors: %s", name, rehearsal.reason)
            return None
        content = await asyncio.to_thread((self._folder / name).read_bytes)
        served = await self._workers.lessons(name, content, rehearsal)
        notebook.metadata["carom_served"] = {
            told["model"]: {
                "mark": place_of(told["number"]),
                "sheet": told["sheet"],
                "start": start_of(told["number"]),
                "place": {
                    "notebook": name,
                    "lesson": told["number"],
                    "version": served[told["number"]].version,
                },
            }
            for told in rehearsal.lessons
        }
        return served

    def _renderer(self, name: str) -> RehearsedPage:
        server = self._server
        about = {
            "base_url": server.base_url,
            "settings": server.app.settings,
            "log": server.log,
            "voila_configuration": server.voila_configuration,
        }
        config = server.voila_configuration.page_config_hook(get_page_config(**about), **about)
        return RehearsedPage(
            voila_configuration=server.voila_configuration,
            traitlet_config=server.config,
            notebook_path=name,
            template_paths=server.template_paths,
            config_manager=server.config_manager,
            contents_manager=server.contents_manager,
            base_url=server.base_url,
            kernel_spec_manager=server.kernel_spec_manager,
            page_config=config,
            mathjax_config=server.app.settings.get("mathjax_config"),
            mathjax_url=server.app.settings.get("mathjax_url"),
        )
