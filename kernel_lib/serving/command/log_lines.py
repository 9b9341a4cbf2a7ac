"""What stands in the log: lines worth telling, and no more of them than a disk can bear."""

import errno
import logging
import sys
import time
from collections.abc import Callable
from typing import TextIO

from kernel_lib.serving.workers.token_buckets import TokenBuckets

__all__ = ["OUT_OF_FILES", "VISITS", "Bounded", "bound", "worth_telling"]

#: Lines a second in the long run, and how many at once: nonsense all day long fills 2 kB/s.
LINES, LINES_AT_ONCE = 20.0, 500.0

#: Lines of a traceback, about.
TRACEBACK = 40.0

#: Numbers of errors of a system that has no open file left, or no room for one. They come as often
#: as something is tried: a line a minute says it.
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
A_MINUTE = 1 / 60

#: Loggers that write a line for each visit.
VISITS = "carom.visits"

#: Loggers whose lines a visitor can cause.
LOUD = ("asyncio", "tornado.access", "tornado.application", "tornado.general")


def worth_telling(record: logging.LogRecord) -> bool:
    """Whether a line belongs in the log.

    Trust in outputs means nothing where none are stored, tornado takes for seconds what
    jupyter_server means in milliseconds, and a kernel that is ended may still have spoken.
    """
    needless = ("is not trusted", "websocket_ping_timeout", "Got events for closed stream")
    return not any(words in str(record.msg) for words in needless)


class Bounded(logging.Filter):
    """Lets so many lines a second pass; the next one after a gap says how many were left out.

    Parameters
    ----------
    clock : s, never going back
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._measure, self._clock, self._left_out = TokenBuckets(LINES, LINES_AT_ONCE, 1), clock, 0
        self._of_files = TokenBuckets(A_MINUTE, 1, 1)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line fits the rate."""
        if not worth_telling(record):
            return False
        if _is_out_of_files(record):
            record.exc_info = record.exc_text = None
            if self._of_files.wait("", self._clock()):
                return False
        lines = TRACEBACK if record.exc_info else 1.0
        if self._measure.wait("", self._clock(), lines):
            self._left_out += 1
            return False
        if self._left_out:
            record.msg = f"{record.getMessage()} ({self._left_out} lines before it were left out)"
            record.args, self._left_out = (), 0
        return True


def _is_out_of_files(record: logging.LogRecord) -> bool:
    """Whether a line reports that open files ran out, or a consequence of it."""
    problem = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
    while problem and getattr(problem, "errno", None) not in OUT_OF_FILES:
        problem = problem.__cause__ or problem.__context__
    return problem is not None


def bound(*logs: logging.Logger) -> None:
    """Bound all that visitors can cause to be written; visits go to the output, with their time."""
    gate = Bounded()
    for log in {*logs, *map(logging.getLogger, LOUD)}:
        log.addFilter(gate)
    _written(logging.getLogger(VISITS), sys.stdout, "%(asctime)s %(message)s", gate)
    _written(logging.getLogger("kernel_lib"), sys.stderr, "%(message)s", gate)


def _written(log: logging.Logger, stream: TextIO, form: str, gate: Bounded) -> None:
    """Let a logger and those below it write on a stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging.Formatter(form, "%Y-%m-%d %H:%M:%S"))
    handler.addFilter(gate)
    log.addHandler(handler)
    log.setLevel(logging.INFO if log.name == VISITS else logging.WARNING)
    log.propagate = False
