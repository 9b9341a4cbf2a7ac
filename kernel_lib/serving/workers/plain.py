"""Where nothing forks: each process is started, and runs the notebook it is for by itself."""

import asyncio
import contextlib
import json
import os
import secrets
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kernel_lib.serving.workers.warm import LONGEST_ANSWER, PATIENCE, REHEARSAL, NotStarted
from kernel_lib.serving.workers.worker import Worker

__all__ = ["PlainProcesses", "PlainRehearsal"]

LOOK = 0.2  # s between two looks whether a process that is awaited lives


class PlainProcesses:
    """Stands in for the warm process. Needs a running event loop."""

    async def rehearse(
        self,
        sources: Sequence[str],
        env: Mapping[str, str],
        cwd: str,
        name: str,
        stands_back: bool = False,
    ) -> "PlainRehearsal":
        """What these cells show and which lessons they make; raises NotStarted.

        env, name, stands_back : as for `WarmProcess`; here they change nothing
        """
        wish = {"sources": list(sources), "cwd": cwd}
        worker, told = await self.started(wish, REHEARSAL)
        worker.end()
        return PlainRehearsal(self, wish, told)

    async def worker(self, name: str) -> Worker:
        """A worker for the lessons that every process knows; raises NotStarted."""
        return (await self.started({}, PATIENCE))[0]

    async def started(
        self, wish: Mapping[str, Any], patience: float
    ) -> tuple[Worker, dict[str, Any]]:
        """A process that has fulfilled a wish, and what it says; raises NotStarted."""
        token = secrets.token_hex(16).encode()
        arrived: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def arrive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = (await reader.readline()).strip()
            if secrets.compare_digest(line, token) and not arrived.done():
                arrived.set_result((reader, writer))
            else:
                writer.close()

        listener = await asyncio.start_server(arrive, "127.0.0.1", 0, limit=LONGEST_ANSWER)
        process = _process(listener.sockets[0].getsockname()[1], token)
        try:
            reader, writer = await _awaited(arrived, process, patience)
            writer.write(json.dumps(wish).encode() + b"\n")
            line = await _awaited(asyncio.ensure_future(reader.readline()), process, patience)
            told = json.loads(line or b'{"refused": "it ended before it was ready"}')
            if "refused" in told:
                raise NotStarted(told["refused"])
        except BaseException:
            _end(process)
            raise
        finally:
            listener.close()
        return Worker(reader, writer, process.pid, lambda: _end(process)), told

    def close(self) -> None:
        """Workers end with their connections."""


class PlainRehearsal:
    """A notebook that has been run once; its workers run it again.

    told : as of a Rehearsal
    process : it has ended already
    """

    def __init__(
        self, processes: PlainProcesses, wish: Mapping[str, Any], told: Mapping[str, Any]
    ) -> None:
        self._processes, self._wish, self.told = processes, wish, told
        self.process = self

    async def worker(self, name: str) -> Worker:
        """A worker that has run the cells; raises NotStarted."""
        return (await self._processes.started(self._wish, REHEARSAL))[0]

    def end(self) -> None:
        """Nothing is left to end."""


def _process(port: int, token: bytes) -> "subprocess.Popen[bytes]":
    package = str(Path(__file__).resolve().parents[3])
    paths = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "kernel_lib.serving.workers.plain_process", str(port)],
        stdin=subprocess.PIPE,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "OPENBLAS_NUM_THREADS": "1",
            "MPLBACKEND": "agg",
        },
    )
    assert process.stdin is not None
    process.stdin.write(token + b"\n")
    process.stdin.flush()
    return process


async def _awaited(
    awaited: "asyncio.Future[Any]", process: "subprocess.Popen[bytes]", patience: float
) -> Any:
    """What comes of it, as long as the process lives and patience lasts; else NotStarted."""
    end = asyncio.get_running_loop().time() + patience
    while not (await asyncio.wait([awaited], timeout=LOOK))[0]:
        if process.poll() is not None:
            raise NotStarted(f"a worker ended with code {process.returncode} as it began")
        if asyncio.get_running_loop().time() > end:
            raise NotStarted(f"a worker was not ready after {patience:g} s")
    return awaited.result()


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()
    with contextlib.suppress(OSError):
        if process.stdin:
            process.stdin.close()
