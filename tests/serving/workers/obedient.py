"""A worker for tests: does what a question says. Run as a program, it answers on its output."""

import os
import sys

from kernel_lib.protocol.wire import packed
from kernel_lib.serving.workers.answering import answer_all, bounded
from kernel_lib.words.explained import ExplainedError

READY = b"!"


def _opened(gate):
    try:
        return os.read(gate, 1)
    except BlockingIOError:
        return b""


def obey(question):
    """Answer, fail, compute without end, take memory, or die."""
    what = question["do"]
    if what == "refuse":
        why = question["why"]
        raise ValueError(why) if isinstance(why, str) else ExplainedError(why)
    if what == "fail":
        return packed({}[what])
    if what == "compute":
        while True:
            pass
    if what == "compute until":
        gate = os.open(question["gate"], os.O_RDONLY | os.O_NONBLOCK)
        while not _opened(gate):
            pass
    if what == "take memory":
        return packed(len(bytearray(10**10)))
    if what == "die" or (what == "die once" and not os.path.exists(question["mark"])):
        if what == "die once":
            open(question["mark"], "w").close()
        os._exit(3)
    if what == "wait":
        with open(question["gate"]) as gate:
            gate.read()
    return packed({"pid": os.getpid(), "question": question})


if __name__ == "__main__":
    bounded()
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    answer_all(sys.stdin.buffer, sys.stdout.buffer, obey)
