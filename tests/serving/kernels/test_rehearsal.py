"""Lessons that are run once, before anybody comes."""

import asyncio
import os
import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest

from kernel_lib.serving.kernels import warm
from kernel_lib.serving.kernels.rehearsals import Rehearsals
from kernel_lib.serving.kernels.warm import Rehearsal, WarmProcess
from tests.serving.running import Server, apart, code, running, text, wait_until, write_lesson
from tests.serving.test_strangers import answers, message, parts_of, socket

pytestmark = pytest.mark.skipif(not warm.can_fork(), reason="lessons are rehearsed on Linux alone")

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


def page(server: Server) -> tuple[str, str]:
    """The page of a visit, and its kernel."""
    html = server.get(LESSON).text
    (kernel,) = re.findall(r'"kernelId": "([\w-]+)"', html)
    return html, kernel


def test_outputs_stand_in_the_page_in_order(tmp_path: Path) -> None:
    write_lesson(tmp_path, cells=[code(SHOWN), text("some prose"), code("print('at ' + 'last')")])
    with running("--kernels", folder=tmp_path) as server:
        server.wait_ready()
        html, _ = page(server)
    places = [
        html.index(word)
        for word in ("first\nsecond", "<b>bold</b>", "a result", "some prose", "at last")
    ]
    assert places == sorted(places)
    assert "a warning" not in html


def test_each_visitor_has_what_the_cells_made_for_itself(tmp_path: Path) -> None:
    """A slider moved in one kernel stays where it was in the other; both know its model."""
    write_lesson(tmp_path, cells=[code("import ipywidgets\nipywidgets.IntSlider(value=7)")])
    with running("--kernels", folder=tmp_path) as server:
        server.wait_ready()
        (html, one), (other_html, other) = page(server), page(server)
        model = re.search(r'"model_id": "(\w+)"', html)
        assert one != other and model and model[0] in other_html
        move = {"method": "update", "state": {"value": 9}, "buffer_paths": []}
        moved = message("comm_msg", {"comm_id": model[1], "data": move})
        apart(answers(server, one, moved))
        assert apart(value_of(server, one, model[1])) == 9
        assert apart(value_of(server, other, model[1])) == 7


async def value_of(server: Server, kernel: str, model: str) -> int:
    """What a kernel says of the value of a slider."""
    line = await socket(server, kernel)
    asked = {"comm_id": model, "data": {"method": "request_state"}}
    await line.write_message(message("comm_msg", asked), binary=True)
    while sent := await asyncio.wait_for(line.read_message(), 60):
        header, _, _, content = parts_of(sent)
        if header["msg_type"] == "comm_msg" and "value" in content["data"].get("state", {}):
            line.close()
            return int(content["data"]["state"]["value"])
    raise AssertionError("the connection was closed")


@pytest.mark.parametrize(
    "source",
    ["1 / 0", "import threading, time\nthreading.Thread(target=time.sleep, args=(5,)).start()"],
)
def test_a_lesson_that_cannot_be_rehearsed_runs_for_each_visitor(
    tmp_path: Path, source: str
) -> None:
    write_lesson(tmp_path, cells=[code(source), text("the end")])
    with running("--kernels", folder=tmp_path) as server:
        wait_until(lambda: "01_plane_bounce.ipynb" in server.ready(), "it was not tried")
        html, kernel = page(server)
        assert "Plane bounce" in html
        assert server.kernel(kernel)
        assert any("runs anew for each of its visitors" in line for line in server.lines)
        assert server.ready() == {"01_plane_bounce.ipynb": 0}


def test_a_notebook_that_changes_is_rehearsed_again(tmp_path: Path) -> None:
    write_lesson(tmp_path, cells=[code("print('before')")])
    with running("--kernels", folder=tmp_path) as server:
        server.wait_ready()
        assert "before" in page(server)[0]
        write_lesson(tmp_path, cells=[code("print('after')")])
        assert "after" in page(server)[0]


#: A cell with a chart as a figure of the text.
DRAWN = code(
    "from kernel_lib.experiments.newtons_cradle.forces import force_history\n"
    "from kernel_lib.widgets.notebook_html import chart_of\nchart_of(force_history(gamma=1.0), {})"
)


def test_no_two_kernels_read_one_font(tmp_path: Path) -> None:
    """A font is an open file, and a fork shares the place in it: signs came out torn."""
    write_lesson(
        tmp_path,
        cells=[code("from kernel_lib.widgets import newtons_cradle\nnewtons_cradle()"), DRAWN],
    )
    with running("--kernels", folder=tmp_path) as server:
        server.wait_ready()
        process = server.kernel(page(server)[1])
        assert process
        fonts = [fonts_of(one) for one in (process.parent(), process)]
    assert fonts[0], "the rehearsal has drawn no chart"
    assert not fonts[1]


def fonts_of(process: psutil.Process) -> list[str]:
    """The fonts that a process has open."""
    paths = [one.path for one in process.open_files()]
    return [path for path in paths if path.endswith((".ttf", ".otf", ".ttc"))]


def test_a_rehearsal_that_dies_is_replaced(tmp_path: Path) -> None:
    write_lesson(tmp_path, cells=[code("print(40 + 2)")])
    with running("--kernels", folder=tmp_path) as server:
        server.wait_ready()
        _, kernel = page(server)
        process = server.kernel(kernel)
        assert process
        process.parent().kill()
        html, _ = page(server)
        assert "42" in html
        assert process.is_running()  # its visitor notices nothing


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
        warm: Any = SimpleNamespace(rehearse=self._run_cells)
        workers: Any = SimpleNamespace(lessons=self._lessons_of, found_before=lambda *_: {})
        about = {"root_dir": str(folder), "voila_configuration": None}
        super().__init__(SimpleNamespace(**about), warm, workers)

    async def _run_cells(self, *_: Any, name: str, **__: Any) -> Any:
        self.begun.append(f"{name.removeprefix('carom:')}.ipynb")
        await self.may_run.wait()
        return SimpleNamespace(outputs=[], lessons=[], compiled=False, missed=False)

    async def _lessons_of(self, name: str, *_: Any) -> dict[int, Any]:
        return {1: name}

    def _renderer(self, name: str) -> Any:
        async def nothing() -> None:
            """Nothing is to be read."""

        async def drawn(place: str) -> str:
            await self.may_draw.wait()
            return place

        notebook = SimpleNamespace(cells=[], metadata={})
        return SimpleNamespace(initialize=nothing, notebook=notebook, generate_content_str=drawn)


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
        rehearsals._warm.rehearse = lambda *_, **__: 1 / 0  # type: ignore[method-assign, assignment]
        rehearsals.begin(names)
        for name in names:
            assert await rehearsals.lesson(name, 1) is None

    apart(asyncio.wait_for(play(), 60))


@pytest.mark.parametrize(
    ("compiled", "missed", "asked"),
    [((), (), []), ((True, False), (False, False), [False]), ((False,), (True,), [True])],
)
@pytest.mark.parametrize("is_well", [True, False])
def test_loops_are_loaded_for_workers_once_lessons_have_run_them(
    compiled: tuple[bool, ...], missed: tuple[bool, ...], asked: list[bool], is_well: bool
) -> None:
    told: list[bool] = []
    renewed: list[bool] = []

    class Warm(WarmProcess):
        def __init__(self) -> None:
            """No process."""

        async def load_loops(self, compiles: bool) -> bool:
            told.append(compiles)
            return is_well

    async def made(about: dict[str, bool]) -> Any:
        nothing = {"outputs": [], "lessons": [], "reason": ""}
        return SimpleNamespace(rehearsal=Rehearsal(None, "", {**nothing, **about}))  # type: ignore[arg-type]

    async def failed() -> None:
        """A notebook that could not be rehearsed."""

    async def play() -> None:
        workers: Any = SimpleNamespace(renew=lambda: renewed.append(True))
        rehearsals = Rehearsals(SimpleNamespace(root_dir="."), Warm(), workers)
        loops = [
            {"compiled": one, "missed": other} for one, other in zip(compiled, missed, strict=True)
        ]
        tasks = [asyncio.ensure_future(one) for one in (failed(), *map(made, loops))]
        await rehearsals._load_loops(tasks)

    apart(play())
    assert told == asked
    assert renewed == [True] * (is_well and bool(asked))
