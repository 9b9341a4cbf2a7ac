"""In a process that has begun: run a notebook if that is wished, then answer questions."""

import json
import os
import random
import signal
import socket
import sys
import threading
from collections.abc import Mapping
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import numpy as np

from kernel_lib.serving.workers.answering import answer_all, bounded
from kernel_lib.serving.workers.lesson_worker import answers_of
from kernel_lib.serving.workers.worker import session_stands_back, stand_back

__all__ = ["WORKER", "Wish", "fulfil"]

Wish = Mapping[str, Any]

#: How a worker shows in a list of processes.
WORKER = "carom:worker"

#: How far a rehearsal stands back whose lessons are answered already, and how far the compiler.
ANSWERS_FIRST, COMPILER_STANDS_BACK = 10, 15


def fulfil(connection: socket.socket, wish: Wish) -> None:
    """Do what is wished, say what came of it, and answer questions until the server has gone."""
    told: dict[str, Any] = {"preloaded": "kernel_lib.serving.workers.preloaded" in sys.modules}
    own: dict[int, Any] = {}
    be_apart(wish)
    try:
        if "sources" in wish:
            from kernel_lib.serving.workers import rehearsal  # late: a spawned worker needs none

            os.chdir(wish["cwd"])
            told |= rehearsal.rehearsed(wish["sources"])
            own = {} if told["lessons"] is None else rehearsal.playables()
        elif "compiles" in wish:
            from kernel_lib.solvers.rows.integration.ahead import compile_rows

            stand_back(os.getpid(), COMPILER_STANDS_BACK)
            compile_rows()
    except Exception as problem:
        told["refused"] = f"{type(problem).__name__}: {problem}"
    bounded()
    be_called(WORKER)
    with connection, connection.makefile("rb") as incoming, connection.makefile("wb") as outgoing:
        outgoing.write(json.dumps(told).encode() + b"\n")
        outgoing.flush()
        answer_all(incoming, outgoing, answers_of(own))


def be_apart(wish: Wish) -> None:
    """A session, signals, random numbers and a name of its own; an end with the server."""
    threading.Thread(target=end_with_server, daemon=True).start()
    if hasattr(os, "setsid"):
        os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    random.seed()
    np.random.seed()
    be_called(wish.get("name", WORKER))
    if wish.get("stands_back"):
        session_stands_back(os.getpid(), ANSWERS_FIRST)


def be_called(name: str) -> None:
    """Show this name in a list of processes, where the system has one."""
    if sys.platform == "linux":
        Path("/proc/self/comm").write_text(name)


def end_with_server() -> None:
    """End with the server, in whatever loop a cell may be."""
    if server := parent_process():
        wait([server.sentinel])
        os._exit(1)
