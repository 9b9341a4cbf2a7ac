"""Program of a new process: does its job, such as running a notebook, then answers questions."""

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
from kernel_lib.serving.workers.worker import lower_priority, lower_session_priority

__all__ = ["WORKER", "Job", "run_job"]

Job = Mapping[str, Any]

#: How a worker shows in a list of processes.
WORKER = "carom:worker"

#: Nice values of the rehearsal of a notebook whose lessons are already served, and of the compiler.
REHEARSAL_NICE, COMPILER_NICE = 10, 15


def run_job(connection: socket.socket, job: Job) -> None:
    """Do a job, report the result, and answer questions until the server ends."""
    result: dict[str, Any] = {"preloaded": "kernel_lib.serving.workers.preloaded" in sys.modules}
    own: dict[int, Any] = {}
    isolate(job)
    try:
        if "sources" in job:
            from kernel_lib.serving.workers import rehearsal  # late: a spawned worker needs none

            os.chdir(job["cwd"])
            result |= rehearsal.rehearsed(job["sources"])
            own = {} if result["lessons"] is None else rehearsal.playables()
        elif "compiles" in job:
            from kernel_lib.solvers.rows.integration.ahead import compile_rows

            lower_priority(os.getpid(), COMPILER_NICE)
            compile_rows()
    except Exception as problem:
        result["refused"] = f"{type(problem).__name__}: {problem}"
    bounded()
    set_process_name(WORKER)
    with connection, connection.makefile("rb") as incoming, connection.makefile("wb") as outgoing:
        outgoing.write(json.dumps(result).encode() + b"\n")
        outgoing.flush()
        answer_all(incoming, outgoing, answers_of(own))


def isolate(job: Job) -> None:
    """Give a process its own session, signals, random numbers and name; end it with the server."""
    threading.Thread(target=end_with_server, daemon=True).start()
    if hasattr(os, "setsid"):
        os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    random.seed()
    np.random.seed()
    set_process_name(job.get("name", WORKER))
    if job.get("low_priority"):
        lower_session_priority(os.getpid(), REHEARSAL_NICE)


def set_process_name(name: str) -> None:
    """Show this name in a list of processes, where the system has one."""
    if sys.platform == "linux":
        Path("/proc/self/comm").write_text(name)


def end_with_server() -> None:
    """End with the server, even if a cell loops forever."""
    if server := parent_process():
        wait([server.sentinel])
        os._exit(1)
