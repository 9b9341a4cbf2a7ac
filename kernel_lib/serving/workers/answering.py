"""In a worker: answer questions one by one, within bounds, until the server has gone."""

import contextlib
import json
import signal
import struct
from collections.abc import Callable
from typing import Any, BinaryIO

from kernel_lib.protocol.bounds import problem_of
from kernel_lib.protocol.wire import opened

__all__ = ["ANSWERED", "CPU", "MEMORY", "REFUSED", "TOO_MUCH", "answer_all", "bounded"]

#: First byte of a reply: an answer, a refusal with its reason, or a question over its limit.
ANSWERED, REFUSED, TOO_MUCH = b"A", b"R", b"M"

#: Bounds of one question: s of computing, and bytes above what there was when the worker began.
#: They lie far above the counted budgets of lessons, which reach neither.
CPU, MEMORY = 2.0, 512 * 2**20

#: s of computing beyond CPU after which the system ends a worker whose server has ended.
GRACE = 3

_LENGTH = struct.Struct("<I")


def answer_all(incoming: BinaryIO, outgoing: BinaryIO, answer_of: Callable[[Any], bytes]) -> None:
    """Answer what comes in: a length of four bytes and JSON, for which the same comes back.

    Parameters
    ----------
    answer_of : from a question to a packed answer; the message of any error is the reply
    """
    with contextlib.suppress(ConnectionError):  # the server has been killed
        while len(announced := incoming.read(_LENGTH.size)) == _LENGTH.size:
            (length,) = _LENGTH.unpack(announced)
            text = incoming.read(length)
            if len(text) < length:
                return
            reply = _reply(announced + text, answer_of)
            outgoing.write(_LENGTH.pack(len(reply)) + reply)
            outgoing.flush()


def _reply(block: bytes, answer_of: Callable[[Any], bytes]) -> bytes:
    try:
        with _computing_bounded():
            return ANSWERED + answer_of(opened(block)[0])
    except ValueError as problem:
        return REFUSED + json.dumps(problem_of(problem)).encode()
    except MemoryError:
        return TOO_MUCH + b"memory"
    except Exception as problem:
        return REFUSED + json.dumps(f"{type(problem).__name__}: {problem}").encode()


def bounded(memory: int = MEMORY) -> None:
    """From here on this process may take so much more than it has, where the system can hold it.

    Parameters
    ----------
    memory : bytes
    """
    try:
        import resource
    except ImportError:  # Windows: the server watches the clock alone
        return
    with contextlib.suppress(OSError, ValueError):
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[0])
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + memory, hard))


@contextlib.contextmanager
def _computing_bounded() -> Any:
    """Let the system end this process after much more computing than a question may cost.

    By a timer: a limit counts from the process's first second, by ticks of the system, which in a
    process that has computed for minutes differ by seconds from the time that it measures.
    """
    if not hasattr(signal, "setitimer"):  # Windows: the server watches the clock alone
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, CPU + GRACE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
