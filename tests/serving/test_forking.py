"""Kernels forked from the warm process: apart from each other, and no worse than plain ones."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest
from jupyter_client import AsyncKernelManager
from jupyter_client.provisioning import KernelProvisionerFactory

from kernel_lib.serving.kernels import warm, warm_process
from kernel_lib.serving.kernels.provisioner import NAME, register
from kernel_lib.serving.kernels.warm import WarmProcess
from kernel_lib.solvers.rows.integration import ahead
from tests.serving.running import PATIENCE, apart, code, running, wait_until, write_lesson

pytestmark = pytest.mark.skipif(not warm.can_fork(), reason="kernels are forked on Linux alone")

Start = Callable[[], Awaitable["Kernel"]]


class Kernel:
    """A kernel and a client of it."""

    def __init__(self, manager: AsyncKernelManager, client: Any) -> None:
        self.manager, self.client = manager, client

    async def run(self, source: str) -> str:
        """What a source prints, or the name of its error."""
        printed: list[str] = []

        def hear(message: dict[str, Any]) -> None:
            content = message["content"]
            printed.append(content.get("text") or content.get("ename") or "")

        await self.client.execute_interactive(source, output_hook=hear, timeout=PATIENCE)
        return "".join(printed)

    @property
    def process(self) -> psutil.Process:
        return psutil.Process(self.manager.provisioner.pid)


def with_kernels(play: Callable[[WarmProcess, Start], Awaitable[None]], folder: Path) -> None:
    """Run a test that starts kernels as the server does; end them all."""

    async def all_of_it() -> None:
        process = WarmProcess()
        started: list[Kernel] = []

        async def start() -> Kernel:
            manager = AsyncKernelManager(
                transport="ipc", connection_file=str(folder / f"{len(started)}.json")
            )
            server = SimpleNamespace(warm=process)
            manager.server = server
            await manager.start_kernel(cwd=str(folder))
            client = manager.client()
            started.append(Kernel(manager, client))
            client.start_channels()
            await client.wait_for_ready(timeout=PATIENCE)
            return started[-1]

        try:
            await play(process, start)
        finally:
            for kernel in started:
                kernel.client.stop_channels()
                await kernel.manager.shutdown_kernel(now=True)
            process.close()

    apart(all_of_it())


@pytest.fixture(autouse=True)
def forking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernel managers of this test ask our provisioner, which finds the server beside them."""
    from kernel_lib.serving.kernels.provisioner import ForkingProvisioner

    register()
    factory = KernelProvisionerFactory.instance()
    monkeypatch.setattr(factory, "default_provisioner_name", NAME)
    monkeypatch.setattr(ForkingProvisioner, "_server", property(lambda one: one.parent.server))


def test_kernels_share_a_parent_and_nothing_else(tmp_path: Path) -> None:
    async def play(process: WarmProcess, start: Start) -> None:
        one, other = await start(), await start()
        assert one.process.ppid() == other.process.ppid() == process.process.pid
        assert os.getsid(one.process.pid) == one.process.pid
        await one.run("mine = 1; import os; os.environ['MINE'] = '1'")
        assert await other.run("print(mine)") == "NameError"
        assert await other.run("import os; print(os.environ.get('MINE'))") == "None\n"
        assert await one.run("import os; print(os.getcwd())") == f"{tmp_path}\n"
        dice = "import random, numpy; print(random.random(), numpy.random.random())"
        first, second = (await one.run(dice)).split(), (await other.run(dice)).split()
        assert first[0] != second[0] and first[1] != second[1]

    with_kernels(play, tmp_path)


def test_everything_is_imported_and_one_thread_computes(tmp_path: Path) -> None:
    async def play(process: WarmProcess, start: Start) -> None:
        kernel = await start()
        loaded = "import sys; print('kernel_lib.widgets.lesson' in sys.modules)"
        assert await kernel.run(loaded) == "True\n"
        assert await kernel.run("import os; print(os.environ['HOME'])") != ""
        assert process.process.pid and psutil.Process(process.process.pid).num_threads() == 1

    with_kernels(play, tmp_path)


def test_a_kernel_can_be_interrupted_and_restarted(tmp_path: Path) -> None:
    async def play(process: WarmProcess, start: Start) -> None:
        kernel, other = await start(), await start()
        begun = tmp_path / "begun"
        busy = asyncio.ensure_future(
            kernel.run(
                "import time; print('busy', flush=True)\n"
                f"open({str(begun)!r}, 'w').close()\nwhile True: time.sleep(0.01)"
            )
        )
        async with asyncio.timeout(PATIENCE):
            while not begun.exists():
                await asyncio.sleep(0.05)
        await kernel.manager.interrupt_kernel()
        assert await asyncio.wait_for(busy, PATIENCE) == "busy\nKeyboardInterrupt"
        before = kernel.process.pid
        await kernel.run("mine = 1")
        await kernel.manager.restart_kernel(now=True)
        await kernel.client.wait_for_ready(timeout=PATIENCE)
        assert kernel.process.pid != before
        assert await kernel.run("print(mine)") == "NameError"
        assert await other.run("print(1)") == "1\n"

    with_kernels(play, tmp_path)


def test_the_death_of_a_kernel_is_noticed(tmp_path: Path) -> None:
    async def play(process: WarmProcess, start: Start) -> None:
        kernel, other = await start(), await start()
        assert await kernel.manager.is_alive()
        kernel.process.kill()
        for _ in range(100):
            if not await kernel.manager.is_alive():
                break
            await asyncio.sleep(0.05)
        assert not await kernel.manager.is_alive()
        assert await other.manager.is_alive()
        assert await other.run("print(1)") == "1\n"

    with_kernels(play, tmp_path)


def test_the_death_of_the_warm_process_costs_nobody_anything(tmp_path: Path) -> None:
    async def play(process: WarmProcess, start: Start) -> None:
        kernel = await start()
        before = process.process.pid
        process.process.kill()
        process.process.wait(10)
        assert await kernel.run("print(1)") == "1\n"
        other = await start()
        assert process.process.pid != before
        assert other.process.ppid() == process.process.pid

    with_kernels(play, tmp_path)


def test_a_warm_process_that_cannot_work_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(warm, "LOOK", 0.05)
    ends_at_once = [sys.executable, "-c", ""]
    monkeypatch.setattr(WarmProcess, "_start", lambda process: subprocess.Popen(ends_at_once))

    async def play(process: WarmProcess, start: Start) -> None:
        kernel = await start()
        assert "ipykernel_launcher" in " ".join(kernel.process.cmdline())
        assert await kernel.run("print(1)") == "1\n"

    with_kernels(play, tmp_path)
    assert "a kernel is started instead of forked" in caplog.text


def test_a_process_with_two_threads_is_never_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "listdir", lambda folder: ["1", "2"])
    monkeypatch.setattr(os, "fork", lambda: pytest.fail("it was forked"))
    with pytest.raises(OSError, match="2 threads"):
        warm_process.forked()


def test_kernels_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    write_lesson(tmp_path)
    with running("--kernels", folder=tmp_path) as server:
        server.wait_ready()
        everything = server.process.children(recursive=True)
        assert len(everything) >= 2
        server.process.send_signal(signal.SIGKILL)
        _, alive = psutil.wait_procs(everything, timeout=15)
        assert not alive


@pytest.mark.parametrize("last", ["unread", "read"])
def test_a_kernel_ends_with_a_server_that_read_nothing(
    monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    """A server that died before it had read which process serves it once left that process."""
    ended = []
    monkeypatch.setattr(warm_process.os, "_exit", ended.append)
    server, kernel = socket.socketpair()
    kernel.sendall(b"told")
    if last == "read":
        server.recv(4)
    server.close()  # with words unread this resets the connection
    warm_process.end_with_server(kernel)
    kernel.close()
    assert ended == [1]


def has_loops(pid: int) -> bool:
    """Whether a process has loaded the compiler's library."""
    return "llvmlite" in Path(f"/proc/{pid}/maps").read_text()


def test_loops_that_no_child_could_load_are_not_tried_by_the_warm_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would compile them, and everybody would wait for it."""
    pytest.importorskip("numba")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))

    async def play(process: WarmProcess, start: Start) -> None:
        assert await process.load_loops(compiles=False) is False
        assert not has_loops(process.process.pid)
        assert await (await start()).run("print(1)") == "1\n"

    with_kernels(play, tmp_path)


def test_a_warm_process_that_loading_spoils_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(process: WarmProcess, start: Start) -> None:
        told, asked = {"loaded": True, "threads": 1}, process._ask

        async def answer(wish: dict[str, Any], patience: float) -> Any:
            if "loops" not in wish:
                return await asked(wish, patience)
            threads = 2 if wish["loops"] == "load" else 1
            return SimpleNamespace(wait=lambda: 1), {**told, "threads": threads}

        monkeypatch.setattr(process, "_ask", answer)
        before = process.process.pid
        assert await process.load_loops(compiles=False) is False
        assert await (await start()).run("print(1)") == "1\n"
        assert process.process.pid != before

    with_kernels(play, tmp_path)


def test_a_kernel_stands_back_with_its_session(tmp_path: Path) -> None:
    """Where sessions share alike, a nice value among those of its own session is worth nothing."""

    async def play(process: WarmProcess, start: Start) -> None:
        kernel = await start()
        asked = "import os; print(os.getpriority(os.PRIO_PROCESS, 0), os.getpid())"
        nice, pid = (await kernel.run(asked)).split()
        place = os.getpriority(os.PRIO_PROCESS, 0)
        assert int(nice) == min(19, place + warm_process.STAND_BACK)
        share = Path(f"/proc/{pid}/autogroup")
        assert not share.exists() or f"nice {nice}" in share.read_text()

    with_kernels(play, tmp_path)


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
