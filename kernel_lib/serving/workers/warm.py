"""The server's side of the warm process: start it, ask it for workers, replace it if it dies."""

import asyncio
import json
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kernel_lib.serving.workers.worker import Worker

__all__ = ["Forked", "NotStarted", "Rehearsal", "WarmProcess", "can_fork"]

log = logging.getLogger(__name__)

PATIENCE = 60.0  # s for a worker, the warming included
REHEARSAL = 600.0  # s for all cells of a lesson, on a machine that has much else to do
COMPILING = 1800.0  # s for the compiler, behind everybody else
LOOK = 0.5  # s between two looks whether the warm process lives
MOST_DEATHS = 3  # in a row without a worker; then something is wrong with it for good
BACKLOG = 1024  # wishes that may wait while it gets warm
LONGEST_ANSWER = 2**26  # bytes; a lesson shows pictures


def can_fork() -> bool:
    """Whether workers can be forked here: Linux shows the threads that forbid it."""
    return sys.platform == "linux"


class NotStarted(RuntimeError):
    """There is no new process; the message says why."""


class Forked:
    """A forked process. It is no child of this one: its connection ends with it."""

    def __init__(
        self, pid: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._pid, self._reader, self._writer = pid, reader, writer

    def close(self) -> None:
        """Let go of the connection."""
        self._writer.close()

    def end(self) -> None:
        """End the process and whatever it started, if it lives."""
        if not self._reader.at_eof() and self._reader.exception() is None:
            os.killpg(self._pid, signal.SIGKILL)

    def worker(self) -> Worker:
        """The same process, if it was forked to answer questions."""
        return Worker(self._reader, self._writer, self._pid, self.end)


class Rehearsal:
    """A process that has run the cells of a lesson.

    process : to end it
    told : what `rehearsal.rehearsed` returns
    compiled, missed : whether it ran compiled loops, and whether it looked for some in vain
    """

    def __init__(self, process: Forked, path: str, told: Mapping[str, Any]) -> None:
        self.process, self._path, self.told = process, path, told
        self.compiled: bool = told["compiled"]
        self.missed: bool = told["missed"]

    async def worker(self, name: str) -> Worker:
        """A worker that has run the cells; raises NotStarted."""
        return (await self._fork({"work": True, "name": name})).worker()

    async def _fork(self, wish: Mapping[str, Any]) -> Forked:
        try:
            reader, writer = await asyncio.open_unix_connection(self._path)
            writer.write(json.dumps(wish).encode() + b"\n")
            answer = json.loads(await asyncio.wait_for(reader.readline(), PATIENCE) or b"{}")
        except (TimeoutError, OSError) as problem:
            raise NotStarted(f"no answer from the rehearsal: {problem!r}") from None
        if "pid" not in answer:
            writer.close()
            raise NotStarted(answer.get("refused", "the rehearsal has died"))
        return Forked(answer["pid"], reader, writer)


class WarmProcess:
    """Forks workers that have everything imported. Needs Linux and a running event loop.

    folder : in which its sockets lie; None takes that of temporary files
    """

    def __init__(self, folder: Path | None = None) -> None:
        # Only this user may enter.
        self._folder = tempfile.mkdtemp(prefix="warm-", dir=folder)
        self._path = os.path.join(self._folder, "wishes")
        # The socket outlives the process: wishes wait in it while another one gets warm.
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(self._path)
        self._listener.listen(BACKLOG)
        self._deaths = self._rehearsals = 0
        self.process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        package = str(Path(__file__).resolve().parents[3])
        paths = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
        number = self._listener.fileno()
        return subprocess.Popen(
            [sys.executable, "-P", "-m", "kernel_lib.serving.workers.warm_process", str(number)],
            stdin=subprocess.PIPE,
            pass_fds=[number],
            start_new_session=True,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(paths),
                "OPENBLAS_NUM_THREADS": "1",
                "MPLBACKEND": "agg",
                "MALLOC_ARENA_MAX": "1",  # memory that one thread gave back serves the others
                "MALLOC_MMAP_THRESHOLD_": "65536",  # and pictures leave no holes in it
                "MALLOC_TRIM_THRESHOLD_": "131072",
            },
        )

    async def rehearse(
        self,
        sources: Sequence[str],
        env: Mapping[str, str],
        cwd: str,
        name: str,
        stands_back: bool = False,
    ) -> "Rehearsal":
        """A process that has run these cells and forks workers; raises NotStarted.

        stands_back : whether server and workers compute before it
        """
        self._rehearsals += 1
        path = os.path.join(self._folder, str(self._rehearsals))
        wish: dict[str, Any] = {"sources": list(sources), "listen": path}
        wish |= {"env": dict(env), "cwd": cwd, "name": name, "stands_back": stands_back}
        process, answer = await self._ask(wish, REHEARSAL)
        return Rehearsal(process, path, answer)

    async def worker(self, name: str) -> Worker:
        """A worker for the lessons that every process knows; raises NotStarted."""
        process, _ = await self._ask({"work": True, "name": name}, PATIENCE)
        return process.worker()

    async def load_loops(self, compiles: bool) -> bool:
        """Let all who are forked from now on have the compiled loops; whether they do.

        A child tries what loading does to a process before the warm process loads anything itself.

        Parameters
        ----------
        compiles : a child that stands back behind all others makes those first that are missed

        Raises
        ------
        NotStarted : when it did not come to an end
        """
        steps = {"make": COMPILING, "try": PATIENCE, "load": PATIENCE}
        for step, patience in steps.items():
            if step == "make" and not compiles:
                continue
            process = self.process
            is_well = False
            try:
                one, told = await self._ask({"loops": step, "name": "carom:loops"}, patience)
                one.close()
                is_well = told["loaded"] and told["threads"] == 1
            finally:
                if step == "load" and not is_well and process.poll() is None:
                    process.kill()  # another one takes its place, without loops
            if not is_well:
                return False
        return True

    async def _ask(self, wish: dict[str, Any], patience: float) -> tuple[Forked, dict[str, Any]]:
        """What the warm process forks for a wish, and what that says of itself."""
        for _ in range(MOST_DEATHS):
            reader, writer = await asyncio.open_unix_connection(self._path, limit=LONGEST_ANSWER)
            try:
                writer.write(json.dumps(wish).encode() + b"\n")
                answer = await asyncio.wait_for(self._answer(reader), patience)
            except (TimeoutError, OSError) as problem:
                writer.close()
                raise NotStarted(f"no answer from the warm process {problem}".strip()) from None
            except BaseException:
                writer.close()
                raise
            if "pid" in answer:
                self._deaths = 0
                return Forked(answer["pid"], reader, writer), answer
            writer.close()
            if "refused" in answer:
                raise NotStarted(answer["refused"])
        raise NotStarted("the warm process died each time it was asked")

    async def _answer(self, reader: asyncio.StreamReader) -> dict[str, Any]:
        """The line that comes back; {} if the process died with the wish in its hands."""
        line = asyncio.ensure_future(reader.readline())
        try:
            while not (await asyncio.wait([line], timeout=LOOK))[0]:
                self._replace_if_dead()
            self._replace_if_dead()
            return json.loads(line.result() or b"{}")
        finally:
            line.cancel()

    def _replace_if_dead(self) -> None:
        code = self.process.poll()
        if code is None:
            return
        self._deaths += 1
        if self._deaths > MOST_DEATHS:
            raise NotStarted("the warm process dies again and again")
        log.warning("the warm process ended with code %s; starting another one", code)
        self.process = self._start()

    def close(self) -> None:
        """End the process; workers end with their own connections."""
        self._listener.close()
        if self.process.stdin:
            self.process.stdin.close()
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self._folder, ignore_errors=True)
