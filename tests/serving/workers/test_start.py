"""Processes as the fork server begins them: apart from each other, and replaced with it."""

import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import psutil
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.protocol.playable import Playable
from kernel_lib.protocol.wire import unpacked
from kernel_lib.serving.workers import start
from kernel_lib.serving.workers.process import WORKER
from kernel_lib.serving.workers.start import Processes
from kernel_lib.serving.workers.worker import Worker
from tests.environments import ROOT
from tests.serving.running import apart, wait_until

pytestmark = pytest.mark.skipif(start.METHOD != "forkserver", reason="processes are spawned here")


def played(play: Callable[[Processes], Awaitable[None]]) -> None:
    """Run a test with processes."""

    async def whole() -> None:
        processes = Processes()
        try:
            await play(processes)
        finally:
            processes.close()

    apart(whole())


async def answers(worker: Worker) -> bool:
    """Whether a worker gives a picture."""
    values = dict(Playable(lessons()["plane_bounce"]).values)
    asked = {"experiment": "plane_bounce", "kind": "picture", "arguments": "{}", "values": values}
    message, _ = unpacked(await worker.ask(asked))
    return message["kind"] == "picture"


def test_workers_are_forked_from_one_process_and_stand_apart() -> None:
    async def play(processes: Processes) -> None:
        one, other = await processes.worker(), await processes.worker()
        (parent,) = {psutil.Process(worker.pid).ppid() for worker in (one, other)}
        assert parent != os.getpid()
        for worker in (one, other):
            assert os.getsid(worker.pid) == worker.pid
            assert psutil.Process(worker.pid).name() == WORKER
        one.end()
        assert await answers(other)
        other.end()

    played(play)


def test_each_has_random_numbers_of_its_own() -> None:
    async def play(processes: Processes) -> None:
        dice = "import random, numpy\nprint(random.random(), numpy.random.random())"
        printed = []
        for _ in range(2):
            rehearsal = await processes.rehearse([dice], cwd=".", name="carom:dice")
            printed += rehearsal.found["outputs"][0][0]["text"].split()
            rehearsal.end()
        assert len(set(printed)) == 4

    played(play)


def test_the_death_of_the_fork_server_ends_no_worker() -> None:
    async def play(processes: Processes) -> None:
        worker = await processes.worker()
        parent = psutil.Process(worker.pid).parent()
        assert parent
        parent.kill()
        wait_until(lambda: not parent.is_running() or parent.status() == "zombie", "it has ended")
        assert await answers(worker)
        other = await processes.worker()
        assert psutil.Process(other.pid).ppid() != parent.pid
        assert await answers(other)
        worker.end()
        other.end()

    played(play)


def test_a_worker_that_has_run_the_cells_is_the_first_one(tmp_path: Path) -> None:
    async def play(processes: Processes) -> None:
        source = "from pathlib import Path\nopen('runs', 'a').write('x')"
        rehearsal = await processes.rehearse([source], cwd=str(tmp_path), name="carom:one")
        first = await rehearsal.worker()
        assert (tmp_path / "runs").read_text() == "x"
        second = await rehearsal.worker()
        assert first.pid != second.pid and (tmp_path / "runs").read_text() == "xx"
        rehearsal.end()
        assert first.alive, "it is a worker by now"
        first.end()
        second.end()

    played(play)


WITHOUT = """import asyncio
from kernel_lib.serving.workers import start
start.PRELOADED = "kernel_lib.no_such_module"
async def play():
    try:
        await start.Processes().worker()
    except start.NotStarted as problem:
        print(problem)
asyncio.run(play())
"""


def test_a_fork_server_without_our_modules_is_refused() -> None:
    """It passes over what it cannot import, and each process would import all by itself."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, cwd=ROOT, timeout=120
    )
    assert "could not import kernel_lib.no_such_module" in done.stdout, done.stderr


ALONE = """import asyncio
from kernel_lib.serving.workers.start import Processes
async def play():
    worker = await Processes().worker()
    print(worker.alive)
    worker.end()
if __name__ == "__main__":
    asyncio.run(play())
"""


def test_files_of_the_folder_in_which_a_server_begins_hide_no_module(tmp_path: Path) -> None:
    elsewhere, script = tmp_path / "elsewhere", tmp_path / "begin.py"
    elsewhere.mkdir()
    (elsewhere / "numpy.py").write_text("raise RuntimeError('another numpy')")
    script.write_text(ALONE)
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        cwd=elsewhere,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        timeout=120,
    )
    assert done.stdout == "True\n", done.stderr


def test_the_environment_of_the_server_stays_as_it_was() -> None:
    before = dict(os.environ)
    with start._environment():
        assert os.environ["PYTHONSAFEPATH"] == "1"
    assert dict(os.environ) == before
