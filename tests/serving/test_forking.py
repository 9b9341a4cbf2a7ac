"""Workers forked from the warm process: apart from each other, and replaced with it."""

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.protocol.playable import Playable
from kernel_lib.protocol.wire import unpacked
from kernel_lib.serving.workers import warm, warm_process
from kernel_lib.serving.workers.warm import NotStarted, WarmProcess
from kernel_lib.serving.workers.worker import Worker
from kernel_lib.serving.workers.workers import WORKER
from kernel_lib.solvers.rows.integration import ahead
from tests.serving.running import apart, code, running, wait_until, write_lesson

pytestmark = pytest.mark.skipif(not warm.can_fork(), reason="workers are forked on Linux alone")

QUESTION = {"experiment": "plane_bounce", "kind": "picture", "arguments": "{}"}


def played(play: Callable[[WarmProcess], Awaitable[None]]) -> None:
    """Run a test with a warm process; end it."""

    async def whole() -> None:
        process = WarmProcess()
        try:
            await play(process)
        finally:
            await asyncio.to_thread(process.close)

    apart(whole())


async def answers(worker: Worker) -> bool:
    """Whether a worker gives a picture."""
    values = dict(Playable(lessons()["plane_bounce"]).values)
    message, _ = unpacked(await worker.ask({**QUESTION, "values": values}))
    return message["kind"] == "picture"


def test_workers_share_a_parent_and_stand_apart() -> None:
    async def play(process: WarmProcess) -> None:
        one, other = await process.worker(WORKER), await process.worker(WORKER)
        for worker in (one, other):
            assert psutil.Process(worker.pid).ppid() == process.process.pid
            assert os.getsid(worker.pid) == worker.pid
            assert psutil.Process(worker.pid).name() == WORKER
        one.end()
        assert await answers(other)
        assert psutil.Process(process.process.pid).num_threads() == 1

    played(play)


def test_the_death_of_the_warm_process_ends_no_worker() -> None:
    async def play(process: WarmProcess) -> None:
        worker, before = await process.worker(WORKER), process.process.pid
        process.process.kill()
        process.process.wait(10)
        assert await answers(worker)
        other = await process.worker(WORKER)
        assert process.process.pid != before
        assert psutil.Process(other.pid).ppid() == process.process.pid

    played(play)


def test_a_warm_process_that_cannot_work_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "LOOK", 0.05)
    ends_at_once = [sys.executable, "-c", ""]
    monkeypatch.setattr(
        WarmProcess,
        "_start",
        lambda process: subprocess.Popen(ends_at_once, stdin=subprocess.PIPE),
    )

    async def play(process: WarmProcess) -> None:
        with pytest.raises(NotStarted, match="dies again and again"):
            await process.worker(WORKER)

    played(play)


def test_a_process_with_two_threads_is_never_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "listdir", lambda folder: ["1", "2"])
    monkeypatch.setattr(os, "fork", lambda: pytest.fail("it was forked"))
    with pytest.raises(OSError, match="2 threads"):
        warm_process.forked()


def has_loops(pid: int) -> bool:
    """Whether a process has loaded the compiler's library."""
    return "llvmlite" in Path(f"/proc/{pid}/maps").read_text()


def test_loops_that_no_child_could_load_are_not_tried_by_the_warm_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would compile them, and everybody would wait for it."""
    pytest.importorskip("numba")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))

    async def play(process: WarmProcess) -> None:
        assert await process.load_loops(compiles=False) is False
        assert not has_loops(process.process.pid)
        assert await answers(await process.worker(WORKER))

    played(play)


def test_a_warm_process_that_loading_spoils_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(process: WarmProcess) -> None:
        told, asked = {"loaded": True, "threads": 1}, process._ask

        async def answer(wish: dict[str, Any], patience: float) -> Any:
            if "loops" not in wish:
                return await asked(wish, patience)
            threads = 2 if wish["loops"] == "load" else 1
            return SimpleNamespace(close=lambda: None), {**told, "threads": threads}

        monkeypatch.setattr(process, "_ask", answer)
        before = process.process.pid
        assert await process.load_loops(compiles=False) is False
        assert await answers(await process.worker(WORKER))
        assert process.process.pid != before

    played(play)


@pytest.mark.parametrize(("step", "compiles"), [("make", True), ("try", False)])
def test_the_compiler_stands_back_behind_all(
    monkeypatch: pytest.MonkeyPatch, step: str, compiles: bool
) -> None:
    done: list[Any] = []
    for name in ("be_apart", "end_with_parent"):
        monkeypatch.setattr(warm_process, name, lambda *told: None)
    monkeypatch.setattr(warm_process.signal, "alarm", lambda seconds: None)
    monkeypatch.setattr(warm_process, "stand_back", done.append)
    monkeypatch.setattr(ahead, "compile_rows", lambda: done.append("compiled"))
    monkeypatch.setattr(warm_process, "load_loops", lambda: {"loaded": True})
    server, child = socket.socketpair()
    with server, child:
        warm_process.be_loader(child, {"loops": step})
        assert json.loads(server.makefile().readline()) == {"loaded": True}
    assert done == ([warm_process.COMPILER_STANDS_BACK, "compiled"] if compiles else [])


RUNS_A_LOOP = """from kernel_lib.solvers.many_balls.run import load_many
load_many()
from kernel_lib.widgets import plane_bounce
plane_bounce()"""


def test_compiled_loops_that_lessons_run_are_there_before_workers_are_forked(
    tmp_path: Path,
) -> None:
    """Each worker loaded them by itself: three of them took 120 MB more."""
    pytest.importorskip("numba")
    write_lesson(tmp_path, cells=[code(RUNS_A_LOOP)])
    with running("--workers", "1", folder=tmp_path) as server:
        server.wait_ready()

        def warm_with_loops() -> list[psutil.Process]:
            kin = server.process.children()
            return [one for one in kin if has_loops(one.pid)]

        (parent,) = wait_until(warm_with_loops, "the loops are loaded")
        assert parent.num_threads() == 1
        wait_until(lambda: not server.workers(), "those without have gone")
        question = {"notebook": "01_plane_bounce.ipynb", "lesson": 1, "kind": "set"}
        question["change"] = {"k_b": 0.25}
        body = json.dumps(question).encode()
        assert server.post("carom/answer", body, Content_Type="application/json").status == 200
        workers = server.workers()
        assert workers and all(has_loops(one.pid) for one in workers)
