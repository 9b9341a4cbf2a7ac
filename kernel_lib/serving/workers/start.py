"""How processes begin: forked by the standard library's fork server, spawned where none is used."""

import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from kernel_lib.serving.workers.worker import Worker

__all__ = ["METHOD", "NotStarted", "Processes", "Rehearsal"]

#: The job of a process; `process.run_job` lists the kinds.
Job = Mapping[str, Any]

#: A process that has loaded Apple's libraries must not be forked.
METHOD = "forkserver" if sys.platform == "linux" else "spawn"

#: What the fork server imports before it forks, in this order; each process imports the module of
#: the program that has begun it.
OWN_SESSION = "kernel_lib.serving.workers.own_session"
PRELOADED = "kernel_lib.serving.workers.preloaded"
PROGRAM = "kernel_lib.serving.command.main"

PATIENCE = 60.0  # s for a worker, the imports of the fork server included
REHEARSAL = 600.0  # s for all cells of a notebook, on a machine that has much else to do
COMPILING = 1800.0  # s for the compiler, which has the lowest priority
LONGEST_ANSWER = 2**26  # bytes; a notebook shows pictures

#: Memory that one thread gave back serves the others, and pictures leave no holes in it.
MEMORY = {
    "MALLOC_ARENA_MAX": "1",
    "MALLOC_MMAP_THRESHOLD_": "65536",
    "MALLOC_TRIM_THRESHOLD_": "131072",
}


class NotStarted(RuntimeError):
    """A process could not be started; the message says why."""


class Rehearsal:
    """A notebook that has been run once.

    found : what `rehearsal.rehearsed` returns
    """

    def __init__(
        self, processes: "Processes", job: Job, found: Mapping[str, Any], worker: Worker
    ) -> None:
        self._processes, self._job, self.found = processes, job, found
        self._first: Worker | None = worker

    async def worker(self) -> Worker:
        """A worker that has run the cells; raises NotStarted."""
        first, self._first = self._first, None
        if first and first.alive:
            return first
        return (await self._processes.started(self._job, REHEARSAL))[0]

    def end(self) -> None:
        """End the process that has run the cells, unless it is a worker by now."""
        if self._first:
            self._first.end()


class Processes:
    """The processes of a server. Its imports begin at once where they are forked."""

    def __init__(self) -> None:
        self._context: Any = multiprocessing.get_context(METHOD)
        self._starting = ThreadPoolExecutor(1)  # a start waits for the imports
        if METHOD == "forkserver":
            self._context.set_forkserver_preload([OWN_SESSION, PRELOADED, PROGRAM])
            self._serve_forks()

    def _serve_forks(self) -> None:
        with _environment():
            forkserver.ensure_running()

    async def worker(self) -> Worker:
        """A worker for the lessons that every process finds by name; raises NotStarted."""
        return (await self.started({}, PATIENCE))[0]

    async def rehearse(
        self, sources: Sequence[str], cwd: str, name: str, low_priority: bool = False
    ) -> Rehearsal:
        """Run these cells; raises NotStarted.

        name : of the process, in a list of them, while they run
        low_priority : whether server and workers have priority over it
        """
        job: Job = {"sources": list(sources), "cwd": cwd, "name": name}
        worker, result = await self.started({**job, "low_priority": low_priority}, REHEARSAL)
        return Rehearsal(self, job, result, worker)

    async def compile_rows(self) -> None:
        """Compile the loops of rows in a process of the lowest priority; raises NotStarted."""
        worker, _ = await self.started({"compiles": True, "name": "carom:compiler"}, COMPILING)
        worker.end()

    async def started(self, job: Job, patience: float) -> tuple[Worker, dict[str, Any]]:
        """A process that has done a job, and its result; raises NotStarted."""
        from kernel_lib.serving.workers.process import (
            run_job,  # late: the fork server imports first
        )

        ours, theirs = socket.socketpair()
        loop = asyncio.get_running_loop()
        process = self._context.Process(target=run_job, args=(theirs, job), daemon=True)
        try:
            with theirs:
                await loop.run_in_executor(self._starting, self._start, process)
            reader, writer = await asyncio.open_connection(sock=ours, limit=LONGEST_ANSWER)
            line = await asyncio.wait_for(reader.readline(), patience)
            result = json.loads(line or b'{"refused": "it ended before it was ready"}')
            if METHOD == "forkserver" and not result.get("preloaded", True):
                raise NotStarted(f"the fork server could not import {PRELOADED}")
            if "refused" in result:
                raise NotStarted(result["refused"])
        except (OSError, TimeoutError) as problem:
            _end(process)
            raise NotStarted(f"a process has not begun: {problem!r}") from None
        except BaseException:
            _end(process)
            raise
        return Worker(reader, writer, process.pid, lambda: _end(process)), result

    def _start(self, process: BaseProcess) -> None:
        if METHOD == "forkserver":
            self._serve_forks()  # it may have ended
        process.start()

    def close(self) -> None:
        """Start no more; the fork server ends with this process."""
        self._starting.shutdown(wait=False, cancel_futures=True)


@contextlib.contextmanager
def _environment() -> Iterator[None]:
    """Where the fork server finds this package, and only there; how it takes memory."""
    package = str(Path(__file__).resolve().parents[3])
    paths = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
    own = {**MEMORY, "PYTHONSAFEPATH": "1", "PYTHONPATH": os.pathsep.join(paths)}
    before = {name: os.environ.get(name) for name in own}
    os.environ.update(own)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _end(process: BaseProcess) -> None:
    """End a process, and what it has started, if it runs."""
    if process.pid is None or process.exitcode is not None:
        return
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg") and os.getpgid(process.pid) == process.pid:
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
