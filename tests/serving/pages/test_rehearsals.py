"""Lessons that are run once, before anybody comes."""

import asyncio
import os
import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kernel_lib.serving.pages.rehearsals import Rehearsals
from kernel_lib.serving.workers.start import NotStarted
from tests.serving.running import apart, code, running, text, write_lesson

LESSON = "voila/render/01_plane_bounce.ipynb"
SHOWN = """
import sys
print("first")
print("second")
print("a war" + "ning", file=sys.stderr)
from IPython.display import display, HTML
display(HTML("<b>bold</b>"))
"a res" + "ult"
"""


def test_outputs_stand_in_the_page_in_order(tmp_path: Path) -> None:
    write_lesson(tmp_path, cells=[code(SHOWN), text("some prose"), code("print('at ' + 'last')")])
    with running(folder=tmp_path) as server:
        server.wait_ready()
        html = server.get(LESSON).text
    places = [
        html.index(word)
        for word in ("first\nsecond", "<b>bold</b>", "a result", "some prose", "at last")
    ]
    assert places == sorted(places)
    assert "a warning" not in html


FAILS = [
    code("from kernel_lib.widgets import plane_bounce\nplane_bounce()"),
    code("print(6 * 701)\n1 / 0"),
    code("print(6 * 702)"),
]


@pytest.mark.parametrize(
    ("options", "said"), [((), "This cell could not be run."), (("--dev",), "ZeroDivisionError")]
)
def test_a_cell_that_fails_is_told_and_ends_the_run(
    tmp_path: Path, options: tuple[str, ...], said: str
) -> None:
    """Where others look, its words stand in the log alone."""
    write_lesson(tmp_path, cells=FAILS)
    with running(*options, folder=tmp_path) as server:
        server.wait_ready()
        html = server.get(LESSON).text
        assert 'data-lesson="1"' in html and "4206" in html and "4212" not in html
        assert said in html and ("ZeroDivisionError" in html) == bool(options)
        fault = "01_plane_bounce.ipynb: a cell fails: ZeroDivisionError: division by zero"
        assert any(fault in line for line in server.lines)
        assert not server.kernels()


def test_a_notebook_that_changes_is_rehearsed_again(tmp_path: Path) -> None:
    write_lesson(tmp_path, cells=[code("print('before')")])
    with running(folder=tmp_path) as server:
        server.wait_ready()
        assert "before" in server.get(LESSON).text
        write_lesson(tmp_path, cells=[code("print('after')")])
        assert "after" in server.get(LESSON).text


COUNTS = """from pathlib import Path
count = int(Path("count").read_text()) + 1 if Path("count").exists() else 1
Path("count").write_text(str(count))
print(f"run {count}")"""


@pytest.mark.parametrize(
    ("options", "runs"), [(("--dev",), ["1", "2", "3"]), ((), ["1", "1", "1"])]
)
def test_while_a_lesson_is_written_each_reload_runs_it_anew(
    tmp_path: Path, options: tuple[str, ...], runs: list[str]
) -> None:
    write_lesson(tmp_path, cells=[code(COUNTS)])
    with running(*options, folder=tmp_path) as server:
        server.wait_ready()
        pages = [server.get(LESSON).text for _ in range(3)]
        assert [re.findall(r"run (\d)", page) for page in pages] == [[run] for run in runs]
        assert not server.kernels()


class Rehearsing(Rehearsals):
    """Rehearsals of notebooks that hold nothing, in which nothing runs and no page is drawn.

    names : of notebooks; may_run, may_draw : what their cells and their pages wait for
    begun : names, in the order in which their cells began to run
    """

    def __init__(self, folder: Path, names: Sequence[str]) -> None:
        for name in names:
            (folder / name).touch()
        self.begun: list[str] = []
        self.may_run, self.may_draw = asyncio.Event(), asyncio.Event()
        processes: Any = SimpleNamespace(rehearse=self._run_cells)
        workers: Any = SimpleNamespace(lessons=self._lessons_of, found_before=lambda *_: {})
        about = {"root_dir": str(folder), "folder": folder, "voila_configuration": None}
        about["asked"] = SimpleNamespace(dev=False, language="")
        super().__init__(SimpleNamespace(**about), processes, workers)

    async def _run_cells(self, *_: Any, name: str, **__: Any) -> Any:
        self.begun.append(f"{name.removeprefix('carom:')}.ipynb")
        await self.may_run.wait()
        found = {"outputs": [], "lessons": [], "failed": False, "reason": "", "missed": False}
        return SimpleNamespace(found=found, end=lambda: None)

    async def _lessons_of(self, name: str, *_: Any) -> dict[int, Any]:
        return {1: name}

    def _renderer(self, name: str) -> Any:
        async def nothing() -> None:
            """Nothing is to be read."""

        async def drawn(_: Any) -> str:
            await self.may_draw.wait()
            return "the page"

        notebook = SimpleNamespace(cells=[], metadata={})
        return SimpleNamespace(initialize=nothing, notebook=notebook, written=drawn)


def test_a_lesson_answers_before_its_page_is_made(tmp_path: Path) -> None:
    """Pages that outlived their server waited for pages that none of them needed."""

    async def play() -> None:
        rehearsals = Rehearsing(tmp_path, ["one.ipynb"])
        rehearsals.begin(["one.ipynb"])
        rehearsals.may_run.set()
        assert await rehearsals.lesson("one.ipynb", 1) == "one.ipynb"  # type: ignore[comparison-overlap]
        assert await rehearsals.lesson("one.ipynb", 2) is None
        assert rehearsals.ready() == {"one.ipynb": 0}
        rehearsals.may_draw.set()
        assert await rehearsals.made("one.ipynb")
        assert rehearsals.ready() == {"one.ipynb": 1}

    apart(play())


@pytest.mark.parametrize("asks", ["lesson", "served", "made"])
def test_what_pages_ask_for_is_rehearsed_first(tmp_path: Path, asks: str) -> None:
    """A class waited until all lessons were ready, those included that it did not have."""
    names = [f"{number}.ipynb" for number in range(2 * (os.cpu_count() or 1) + 4)]

    async def play() -> None:
        rehearsals = Rehearsing(tmp_path, names)
        rehearsals.may_draw.set()
        rehearsals.begin(names)
        while not rehearsals.begun:
            await asyncio.sleep(0)
        how = {"lesson": (1,)}.get(asks, ())
        asked = asyncio.ensure_future(getattr(rehearsals, asks)(names[-1], *how))
        while names[-1] not in rehearsals.begun:
            await asyncio.sleep(0)
        assert len(rehearsals.begun) < len(names) - 1, "the others did not wait"
        rehearsals.may_run.set()
        assert await asked
        while not all(rehearsals.ready().values()):
            await asyncio.sleep(0)
        assert sorted(rehearsals.begun) == sorted(names), "each once"

    apart(asyncio.wait_for(play(), 60))


def test_a_notebook_that_fails_has_no_lesson_and_holds_up_none(tmp_path: Path) -> None:
    names = [f"{number}.ipynb" for number in range(2 * (os.cpu_count() or 1) + 4)]

    async def play() -> None:
        rehearsals = Rehearsing(tmp_path, names)
        rehearsals._processes.rehearse = lambda *_, **__: 1 / 0  # type: ignore[method-assign, assignment]
        rehearsals.begin(names)
        for name in names:
            assert await rehearsals.lesson(name, 1) is None

    apart(asyncio.wait_for(play(), 60))


@pytest.mark.parametrize("missed", [(), (False, False), (False, True)])
@pytest.mark.parametrize("is_well", [True, False])
def test_loops_that_notebooks_miss_are_compiled_for_the_next_workers(
    missed: tuple[bool, ...], is_well: bool
) -> None:
    done: list[str] = []

    async def compile_rows() -> None:
        done.append("compiled")
        if not is_well:
            raise NotStarted("no process")

    async def made(is_missed: bool) -> Any:
        return SimpleNamespace(missed=is_missed)

    async def failed() -> None:
        """A notebook that could not be rehearsed."""

    async def play() -> None:
        workers: Any = SimpleNamespace(renew=lambda: done.append("renewed"))
        processes: Any = SimpleNamespace(compile_rows=compile_rows)
        rehearsals = Rehearsals(SimpleNamespace(root_dir=".", folder="."), processes, workers)
        tasks = [asyncio.ensure_future(one) for one in (failed(), *map(made, missed))]
        await rehearsals._compile(tasks)

    apart(play())
    assert done == ["compiled", "renewed"][: any(missed) * (1 + is_well)]
