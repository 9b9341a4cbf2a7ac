"""A process that was started, not forked: it runs a notebook itself, and then answers questions.

Where nothing forks every worker is one. It is told a token on its standard input, which stays open
as its lifeline, and connects to the port of the server that started it.
"""

import json
import os
import socket
import sys
import threading
from typing import Any

from kernel_lib.serving.workers.answering import answer_all, bounded
from kernel_lib.serving.workers.lesson_worker import answers_of
from kernel_lib.solvers.many_balls.run import load_many

__all__ = ["main"]


def main() -> None:
    """Do the one wish of the server, and answer its questions until it has gone."""
    token = sys.stdin.buffer.readline()
    threading.Thread(target=end_with_server, daemon=True).start()
    with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as connection:
        incoming, outgoing = connection.makefile("rb"), connection.makefile("wb")
        outgoing.write(token)
        outgoing.flush()
        wish = json.loads(incoming.readline())
        try:
            told, own = fulfilled(wish)
        except Exception as problem:
            told, own = {"refused": f"{type(problem).__name__}: {problem}"}, {}
        bounded()
        outgoing.write(json.dumps(told).encode() + b"\n")
        outgoing.flush()
        answer_all(incoming, outgoing, answers_of(own))


def fulfilled(wish: dict[str, Any]) -> tuple[dict[str, Any], dict[int, Any]]:
    """What the server is told, and the lessons of the notebook by number, if it names one."""
    told: dict[str, Any] = {"pid": os.getpid()}
    load_many()  # no question has the time to compile
    if "sources" not in wish:
        return told, {}
    os.chdir(wish["cwd"])
    from kernel_lib.serving.workers import rehearsal  # late: a worker of ours needs no IPython

    told |= rehearsal.rehearsed(wish["sources"])
    return told, {} if told["lessons"] is None else rehearsal.playables()


def end_with_server() -> None:
    """End with the server, in whatever loop a cell may be."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main()
