"""Notebooks that have been run once: their pages, and the workers that answer their lessons."""

import asyncio
import logging
import os
from pathlib import Path
from typing import Any

import nbformat
from jinja2 import FileSystemBytecodeCache
from voila.execute import strip_code_cell_warnings
from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config

from kernel_lib.serving.notebooks.names import notebook_of
from kernel_lib.serving.notebooks.translated import notebook_in
from kernel_lib.serving.pages.asked_first import AskedFirst
from kernel_lib.serving.pages.languages import Speaking
from kernel_lib.serving.pages.served_page import ServedPage, place_of, start_of
from kernel_lib.serving.workers.service import Busy, ServedLesson
from kernel_lib.serving.workers.start import NotStarted, Processes, Rehearsal
from kernel_lib.serving.workers.workers import Workers
from kernel_lib.words import ENGLISH

__all__ = ["Rehearsals"]

log = logging.getLogger(__name__)
PATIENCE = 20.0  # s that a program waits for the page of a notebook that runs
HELD = (
    4.0  # s that a browser waits, which then shows a page that asks again: after five it gives up
)


class RehearsedPage(NotebookRenderer):
    """Voila's page of a notebook that brings its outputs along.

    folder : of the notebook
    templates : compiled for earlier pages
    failures : outputs of cells that failed, for which the page has a sentence of its own
    """

    notebook: Any

    def __init__(self, folder: Path, templates: FileSystemBytecodeCache, **named: Any) -> None:
        super().__init__(**named)
        self._folder, self._templates = folder, templates
        self.failures: list[Any] = []
        self._texts: dict[Speaking, str] = {}
        self._writing = asyncio.Lock()

    async def initialize(self, **named: Any) -> None:
        """Load the notebook and what renders it."""
        await super().initialize(**named)
        self.exporter.environment.bytecode_cache = self._templates

    async def written(self, speaking: Speaking) -> str:
        """The page as one speaks in it; made at its first use."""
        async with self._writing:
            if speaking not in self._texts:
                self.resources |= speaking.for_templates()
                for output in self.failures:
                    output.traceback = [speaking.say("page-cell-failed")]
                self._texts[speaking] = await self._text_in(speaking.language)
        return self._texts[speaking]

    async def _text_in(self, language: str) -> str:
        name = Path(self.notebook_path).stem
        plain = self.notebook
        self.notebook = notebook_in(self._folder, name, plain, language)
        try:
            return str(await self.generate_content_str())
        finally:
            self.notebook = plain

    async def _jinja_kernel_start(self, nb: Any, kernel_id: str, kernel_future: Any) -> str:
        return kernel_id

    async def _jinja_cell_generator(self, nb: Any, kernel_id: str) -> Any:
        for cell in nb.cells:
            yield cell


class Ready:
    """A notebook that has been run, and its page; None where it needs a kernel.

    missed : whether it looked for compiled loops in vain
    """

    def __init__(self, page: ServedPage | None, missed: bool) -> None:
        self.page, self.missed = page, missed


class Rehearsals:
    """All lessons of a server, each run once after it has started, and again when it changes.

    Those that are asked for come first. Questions are answered before the page is made; where an
    earlier server has found which lessons a notebook makes, before it has run.

    server : the LessonServer; with its option `dev` each visit after the first runs a notebook anew
    processes : starts rehearsals
    workers : answer the lessons
    """

    def __init__(self, server: Any, processes: Processes, workers: Workers) -> None:
        self._server, self._processes, self._workers = server, processes, workers
        self._folder = Path(server.root_dir)
        self._tasks: dict[str, asyncio.Task[Ready | None]] = {}
        self._lessons: dict[str, asyncio.Future[dict[int, ServedLesson]]] = {}
        self._changed: dict[str, int] = {}
        self._shown: set[str] = set()
        self._order = AskedFirst(max(2, os.cpu_count() or 1))
        self._compiling: asyncio.Task[None] | None = None
        self._templates = FileSystemBytecodeCache(str(server.folder))

    def begin(self, names: list[str]) -> None:
        """Rehearse these notebooks; what they miss is compiled for the next workers."""
        tasks = [self._task(name) for name in names]
        self._compiling = asyncio.ensure_future(self._compile(tasks))

    async def _compile(self, tasks: "list[asyncio.Task[Ready | None]]") -> None:
        """Compile the loops of rows if a notebook has looked for them in vain."""
        if not any(one.missed for one in await asyncio.gather(*tasks) if one):
            return
        try:
            await self._processes.compile_rows()
            self._workers.renew()
        except NotStarted as problem:
            log.warning("loops of rows are not compiled: %s", problem)

    def ready(self) -> dict[str, int]:
        """For each notebook, 1 if its next visitor is served at once."""
        done = {name: task.done() and bool(task.result()) for name, task in self._tasks.items()}
        return {name: int(is_ready) for name, is_ready in sorted(done.items())}

    def needing_kernels(self) -> set[str]:
        """Notebooks that need a kernel, as far as they have been run."""
        ready = {name: task.result() for name, task in self._tasks.items() if task.done()}
        return {name for name, one in ready.items() if one and one.page is None}

    async def served(self, name: str, is_reader: bool = False) -> ServedPage | None:
        """The page of a notebook whose lessons workers answer; None where it needs a kernel.

        is_reader : whether the client is a browser, whose page can try again

        Raises
        ------
        Busy : when the notebook is still being run after a while
        NotStarted : when it could not be run
        """
        task = self._asked(name)
        await asyncio.wait([task], timeout=HELD if is_reader else PATIENCE)
        if not task.done():
            raise Busy(f"{name} is being made ready")
        self._shown.add(name)
        if (ready := task.result()) is None:
            self._changed.pop(name, None)  # the next request tries again
            raise NotStarted(f"{name} could not be made ready")
        return ready.page

    async def made(self, name: str) -> ServedPage | None:
        """The page, however long it takes; None for an unknown notebook."""
        ready = await self._asked(name)
        return ready.page if ready else None

    async def lesson(self, name: str, number: int) -> ServedLesson | None:
        """A lesson that workers answer, if the notebook has it.

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
        return known.result().get(number)

    def _asked(self, name: str) -> "asyncio.Task[Ready | None]":
        """The task that runs the notebook, or has done so."""
        self._order.ask(name)
        if name in self._shown and self._server.asked.dev:
            self._changed.pop(name, None)
        return self._task(name)

    def _task(self, name: str) -> "asyncio.Task[Ready | None]":
        changed = (self._folder / name).stat().st_mtime_ns
        if self._changed.get(name) != changed:
            before = self._tasks.get(name)
            self._changed[name] = changed
            self._shown.discard(name)
            self._lessons[name] = known = asyncio.get_running_loop().create_future()
            content = (self._folder / name).read_bytes()
            if found := self._workers.found_before(name, content):
                known.set_result(found)
            self._tasks[name] = asyncio.ensure_future(self._rehearse(name, known, before))
        return self._tasks[name]

    async def _rehearse(
        self,
        name: str,
        known: "asyncio.Future[dict[int, ServedLesson]]",
        before: "asyncio.Task[Ready | None] | None",
    ) -> Ready | None:
        """Run a notebook and make its page; its lessons are `known` as soon as they are, and what
        was found before gives way to them."""
        if before:
            await before
        try:
            async with self._order.turn(name):
                page = self._renderer(name)
                rehearsal = await self._run(
                    name, page, low_priority=known.done() and not self._order.is_asked(name)
                )
                found = rehearsal.found
                try:
                    if found["lessons"] is None:
                        log.warning("%s needs a kernel: %s", name, found["reason"])
                        return Ready(None, found["missed"])
                    served = await self._served(name, page.notebook, rehearsal)
                finally:
                    rehearsal.end()
                if not known.done():
                    known.set_result(served)
                else:
                    known.result().clear()
                    known.result().update(served)
                sheets = {one["number"]: one["sheet"] for one in found["lessons"]}
                fixed, names = self._server.asked.language, [one["name"] for one in sheets.values()]
                await page.written(Speaking.of(fixed or ENGLISH.name, fixed, names))
                return Ready(
                    ServedPage(page.written, sheets, served, found["failed"]), found["missed"]
                )
        except NotStarted as problem:
            log.warning("%s could not be run: %s", name, problem)
        except Exception:
            log.exception("%s could not be made ready", name)
        finally:
            if not known.done():
                known.set_result({})
        return None

    async def _run(self, name: str, page: RehearsedPage, low_priority: bool) -> Rehearsal:
        """Run the cells of a notebook, whose page then has what they showed."""
        await page.initialize()
        cells = [cell for cell in page.notebook.cells if cell.cell_type == "code"]
        rehearsal = await self._processes.rehearse(
            [cell.source for cell in cells],
            cwd=str(self._folder),
            name=f"carom:{Path(name).stem}"[:15],
            low_priority=low_priority,
        )
        if rehearsal.found["failed"]:
            log.warning("%s: a cell fails: %s", name, rehearsal.found["reason"])
        # The first cell that fails is the last one that has run.
        for cell, outputs in zip(cells, rehearsal.found["outputs"], strict=False):
            cell.outputs = [nbformat.from_dict(one) for one in outputs]
            if not self._server.voila_configuration.show_tracebacks:
                strip_code_cell_warnings(cell)
                for output in cell.outputs:
                    if output.output_type == "error":
                        page.failures.append(output)
        return rehearsal

    async def _served(
        self, name: str, notebook: Any, rehearsal: Rehearsal
    ) -> dict[int, ServedLesson]:
        """The lessons that workers answer; the notebook gets what its page holds of them."""
        content = await asyncio.to_thread((self._folder / name).read_bytes)
        served = await self._workers.lessons(name, content, rehearsal)
        notebook.metadata["carom_served"] = {
            one["model"]: {
                "mark": place_of(one["number"]),
                "sheet": one["sheet"],
                "start": start_of(one["number"]),
                "place": {
                    "notebook": name,
                    "lesson": one["number"],
                    "version": served[one["number"]].version,
                },
            }
            for one in rehearsal.found["lessons"]
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
        return RehearsedPage(
            self._folder,
            self._templates,
            voila_configuration=server.voila_configuration,
            traitlet_config=server.config,
            notebook_path=name,
            template_paths=server.template_paths,
            config_manager=server.config_manager,
            contents_manager=server.contents_manager,
            base_url=server.base_url,
            kernel_spec_manager=server.kernel_spec_manager,
            page_config=get_page_config(**about),
            mathjax_config=server.app.settings.get("mathjax_config"),
            mathjax_url=server.app.settings.get("mathjax_url"),
        )
