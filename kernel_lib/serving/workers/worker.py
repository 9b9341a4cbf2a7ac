"""The server's side of one worker: ask it, watch what it costs, notice its end."""

import asyncio
import contextlib
import json
import os
import struct
from collections.abc import Callable
from typing import Any

from kernel_lib.protocol.wire import framed
from kernel_lib.serving.workers.answering import ANSWERED, CPU, TOO_MUCH
from kernel_lib.words import Sentence
from kernel_lib.words.explained import ExplainedError

__all__ = ["Refused", "TooMuch", "Worker", "WorkerLost", "lower_priority", "lower_session_priority"]

#: s of waiting, not for the processor, after which a question is too much, whatever it computes.
WALL = 10.0

#: s after which a question that gets no processor is given up: its values are not the cause, and
#: it may be tried again.
STARVED = 60.0

#: s of computing in all up to which no question of a worker is too much: its first ones may load
#: compiled loops, which takes one or two, and more where the machine is busy or slow.
BEGINNING = 4.0

#: s between two looks at what a question has cost.
LOOK = 0.2

#: s of computing of one question after which its worker gets a low priority, below server, workers
#: and kernels, and by how much its nice value grows.
LONG, BACK = 1.0, 10

#: Bytes of the largest answer; lessons stay far below.
LARGEST = 2**26

#: Whether the system reports the processor time of a process.
REPORTED = os.path.exists("/proc/self/stat")

_LENGTH = struct.Struct("<I")


class Refused(ExplainedError):
    """The question has no answer; the sentence says why."""


class TooMuch(Refused):
    """The question costs more than any question may; asking again at once does not help."""


class WorkerLost(ConnectionError):
    """The worker ended before it had answered."""


class Worker:
    """A process that answers one question at a time.

    Parameters
    ----------
    reader, writer : the connection to it
    pid : its number
    kill : ends it at once
    """

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: Any,
        pid: int,
        kill: Callable[[], None],
    ) -> None:
        self.pid, self._reader, self._writer, self._kill = pid, reader, writer, kill
        self._ended = False
        self.cost = 0.0  # s of the last question: of computing, where the system reports it
        self.batch = 0  # of its pool
        self.has_low_priority = False  # permanently: only root may raise it again

    @property
    def alive(self) -> bool:
        """Whether it can take a question, as far as the connection shows."""
        return not self._ended and not self._reader.at_eof()

    async def ask(self, question: Any, low_priority: bool = True) -> bytes:
        """The packed answer.

        Parameters
        ----------
        low_priority : whether a long question lowers the priority of the worker

        Raises
        ------
        Refused : the worker says why; it lives on
        TooMuch : it took too long, computed too long, or took too much memory
        WorkerLost : it has ended, or others leave it no processor
        """
        try:
            self._writer.write(framed(question))
            await self._writer.drain()
            reply = await self._watched(asyncio.ensure_future(self._reply()), low_priority)
        except WorkerLost:
            self.end()
            raise
        except (OSError, EOFError) as problem:
            self.end()
            raise WorkerLost(f"worker {self.pid} has ended") from problem
        except BaseException:  # its answer would be taken for that of the next question
            self.end()
            raise
        kind, content = reply[:1], reply[1:]
        if kind == ANSWERED:
            return content
        if kind == TOO_MUCH:
            self.end()  # what it holds may be the memory of the next question
            raise TooMuch(Sentence("refuses-memory"))
        raise Refused(json.loads(content))

    async def _reply(self) -> bytes:
        (length,) = _LENGTH.unpack(await self._reader.readexactly(_LENGTH.size))
        if not 1 <= length <= LARGEST:
            raise OSError(f"an answer of {length} bytes")
        return await self._reader.readexactly(length)

    async def _watched(self, reply: "asyncio.Task[bytes]", low_priority: bool) -> bytes:
        """The reply, unless it costs too much."""
        loop, spent = asyncio.get_running_loop(), computed(self.pid)
        begun, self.cost = loop.time(), 0.0
        looked, waited = begun, 0.0
        try:
            while not (await asyncio.wait([reply], timeout=LOOK))[0]:
                now, whole = loop.time(), computed(self.pid)
                passed = now - begun
                waited += 0.0 if wants_processor(self.pid) else now - looked
                looked = now
                self._count(whole - spent, passed)
                if low_priority and self.cost > LONG and not self.has_low_priority:
                    self.has_low_priority = lower_priority(self.pid)
                if (whole - spent > CPU and whole > BEGINNING) or waited > WALL:
                    raise TooMuch(Sentence("refuses-long"))
                if passed > STARVED:
                    raise WorkerLost(f"worker {self.pid} got {whole - spent:.2f} s of a processor")
            return reply.result()
        finally:
            self._count(computed(self.pid) - spent, loop.time() - begun)
            reply.cancel()

    def _count(self, computing: float, passed: float) -> None:
        # A process that has just ended has computed nothing any more.
        self.cost = max(self.cost, computing if REPORTED else passed)

    def end(self) -> None:
        """End it at once; only the first call does: later its number may be another process's."""
        if self._ended:
            return
        self._ended = True
        self._writer.close()
        with contextlib.suppress(OSError):
            self._kill()


def lower_priority(pid: int, by: int = BACK) -> bool:
    """Lower the priority of a process; returns whether the system did so.

    Parameters
    ----------
    by : how far its nice value lies above that of this process; 19 is the largest value
    """
    try:
        nice = min(19, os.getpriority(os.PRIO_PROCESS, 0) + by)
        os.setpriority(os.PRIO_PROCESS, pid, nice)
    except (AttributeError, OSError):  # Windows; it has just ended
        return False
    lower_session_priority(pid, nice)
    return True


def lower_session_priority(pid: int, nice: int) -> None:
    """Lower the priority of the session of a process, on systems that share processors by session.

    A process that it forks into a session of its own keeps its priority.

    Parameters
    ----------
    pid : of a session leader: any other process would take its terminal with it, and all that
        runs there
    nice : as of a process, up to 19
    """
    with contextlib.suppress(OSError):
        if os.getsid(pid) == pid:
            with open(f"/proc/{pid}/autogroup", "w", encoding="ascii") as share:
                share.write(str(nice))


def wants_processor(pid: int) -> bool:
    """Whether a process computes or waits for a processor; False where the system says nothing."""
    return _stat(pid)[:1] == ["R"]


def computed(pid: int) -> float:
    """Processor time of a process so far, s; 0 where the system does not report it."""
    after = _stat(pid)
    if not after:
        return 0.0
    all_threads = (int(after[11]) + int(after[12])) / os.sysconf("SC_CLK_TCK")
    return max(all_threads, _precisely(pid))


def _stat(pid: int) -> list[str]:
    """Fields of /proc/PID/stat from the state on; empty for an unknown process."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            # The name of the process stands in brackets, and may hold blanks.
            return file.read().rpartition(")")[2].split()
    except OSError:
        return []


def _precisely(pid: int) -> float:
    """The same of its first thread, more precisely: /proc/PID/stat has steps of some 10 ms."""
    try:
        with open(f"/proc/{pid}/schedstat", encoding="ascii") as file:
            return int(file.read().split()[0]) / 1e9
    except (OSError, IndexError):  # a kernel that keeps no such account
        return 0.0
