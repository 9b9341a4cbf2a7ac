"""The server's side of one worker: ask it, watch what it costs, notice its end."""

import asyncio
import contextlib
import os
import struct
from collections.abc import Callable
from typing import Any

from kernel_lib.protocol.wire import framed
from kernel_lib.serving.workers.answering import ANSWERED, CPU, TOO_MUCH

__all__ = ["Refused", "TooMuch", "Worker", "WorkerLost", "session_stands_back", "stand_back"]

#: s of waiting, not for the processor, after which a question is too much, whatever it computes.
WALL = 10.0

#: s after which a question is given up that others leave no processor: that is no fault of its
#: values, and it may be asked again.
STARVED = 60.0

#: s of computing in all up to which no question of a worker is too much: its first ones may load
#: compiled loops, which takes one or two, and more where the machine is busy or slow.
BEGINNING = 4.0

#: s between two looks at what a question has cost.
LOOK = 0.2

#: s of computing of one question from which on its worker stands back behind server and other
#: workers, and by how much its nice value grows, behind kernels too.
LONG, BACK = 1.0, 10

#: Bytes of the largest answer; lessons stay far below.
LARGEST = 2**26

#: Whether the system tells what a process has computed.
TOLD = os.path.exists("/proc/self/stat")

_LENGTH = struct.Struct("<I")


class Refused(ValueError):
    """The question has no answer; the message says why."""


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
        self.cost = 0.0  # s that the last question has taken: of computing, where that is told
        self.batch = 0  # of its pool
        self.stood_back = False  # for good: only root may take its place forward again

    @property
    def alive(self) -> bool:
        """Whether it can be asked, as far as is known."""
        return not self._ended and not self._reader.at_eof()

    async def ask(self, question: Any, stands_back: bool = True) -> bytes:
        """The packed answer.

        Parameters
        ----------
        stands_back : whether the worker does so if the question is long

        Raises
        ------
        Refused : the worker says why; it lives on
        TooMuch : it took too long, computed too long, or took too much memory
        WorkerLost : it has ended, or others leave it no processor
        """
        try:
            self._writer.write(framed(question))
            await self._writer.drain()
            reply = await self._watched(asyncio.ensure_future(self._reply()), stands_back)
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
            raise TooMuch("these values need too much memory")
        raise Refused(content.decode())

    async def _reply(self) -> bytes:
        (length,) = _LENGTH.unpack(await self._reader.readexactly(_LENGTH.size))
        if not 1 <= length <= LARGEST:
            raise OSError(f"an answer of {length} bytes")
        return await self._reader.readexactly(length)

    async def _watched(self, reply: "asyncio.Task[bytes]", stands_back: bool) -> bytes:
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
                if stands_back and self.cost > LONG and not self.stood_back:
                    self.stood_back = stand_back(self.pid)
                if (whole - spent > CPU and whole > BEGINNING) or waited > WALL:
                    raise TooMuch("these values take too long to compute")
                if passed > STARVED:
                    raise WorkerLost(f"worker {self.pid} got {whole - spent:.2f} s of a processor")
            return reply.result()
        finally:
            self._count(computed(self.pid) - spent, loop.time() - begun)
            reply.cancel()

    def _count(self, computing: float, passed: float) -> None:
        # A process that has just ended has computed nothing any more.
        self.cost = max(self.cost, computing if TOLD else passed)

    def end(self) -> None:
        """End it at once; only the first call does: later its number may be another process's."""
        if self._ended:
            return
        self._ended = True
        self._writer.close()
        with contextlib.suppress(OSError):
            self._kill()


def stand_back(pid: int, by: int = BACK) -> bool:
    """Let others compute before a process; whether the system does that.

    Parameters
    ----------
    by : how far its nice value lies above that of this process; 19 is the largest value
    """
    try:
        nice = min(19, os.getpriority(os.PRIO_PROCESS, 0) + by)
        os.setpriority(os.PRIO_PROCESS, pid, nice)
    except (AttributeError, OSError):  # Windows; it has just ended
        return False
    session_stands_back(pid, nice)
    return True


def session_stands_back(pid: int, nice: int) -> None:
    """Let other sessions compute before that of a process, where each has the same share of the
    processors. A process that it forks into a session of its own does not stand back.

    Parameters
    ----------
    pid : of a process that leads its session: another one would take a terminal with it, and all
        that runs there
    nice : as of a process, up to 19
    """
    with contextlib.suppress(OSError):
        if os.getsid(pid) == pid:
            with open(f"/proc/{pid}/autogroup", "w", encoding="ascii") as share:
                share.write(str(nice))


def wants_processor(pid: int) -> bool:
    """Whether a process computes, or would if others let it; False where nothing tells."""
    return _stat(pid)[:1] == ["R"]


def computed(pid: int) -> float:
    """Seconds of computing of a process so far; 0 where the system does not tell."""
    after = _stat(pid)
    if not after:
        return 0.0
    all_threads = (int(after[11]) + int(after[12])) / os.sysconf("SC_CLK_TCK")
    return max(all_threads, _precisely(pid))


def _stat(pid: int) -> list[str]:
    """What Linux tells of a process, from its state on; nothing if there is no such process."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as told:
            # The name of the process stands in brackets, and may hold blanks.
            return told.read().rpartition(")")[2].split()
    except OSError:
        return []


def _precisely(pid: int) -> float:
    """The same of its first thread: all threads are told in steps of some 10 ms."""
    try:
        with open(f"/proc/{pid}/schedstat", encoding="ascii") as told:
            return int(told.read().split()[0]) / 1e9
    except (OSError, IndexError):  # a kernel that keeps no such account
        return 0.0
