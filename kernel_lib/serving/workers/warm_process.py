"""The process that workers are forked from: all that lessons import is there, in one thread.

`warm.py` starts it with a listening socket and with its standard input as a lifeline. Each
connection is one wish: for a worker, or for a rehearsal of a lesson, which runs its cells and then
forks workers by itself. Either inherits the connection and keeps it open: whichever ends first, it
or the server, the other one sees the end of it.
"""

import contextlib
import ctypes
import gc
import importlib
import json
import logging
import os
import pkgutil
import random
import select
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

__all__ = ["main"]

#: What workers need for the lessons of kernel_lib. They are forked as soon as it is there.
OF_WORKERS = (
    "numpy",
    "kernel_lib.serving.workers.answering",
    "kernel_lib.serving.workers.lesson_worker",
)
FOLDERS_OF_WORKERS = ("kernel_lib.experiments", "kernel_lib.protocol", "kernel_lib.solvers")

#: What a rehearsal needs besides.
OF_REHEARSALS = (
    "anywidget",
    "matplotlib.figure",
    "matplotlib.backends.backend_agg",
    "matplotlib.backends.backend_svg",
    "kernel_lib.serving.workers.rehearsal",
)
FOLDERS_OF_REHEARSALS = ("kernel_lib.widgets",)

#: How far the compiler stands back behind the server and the workers that answer.
COMPILER_STANDS_BACK = 15
#: How far a rehearsal stands back whose lessons are answered already.
ANSWERS_FIRST = 10
LOADING = 60  # s after which a process that tries to load compiled loops is ended
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux
WISH_PATIENCE = 5.0  # s until a wish must have arrived
BACKLOG = 1024  # wishes that may wait

Wish = tuple[socket.socket, dict[str, Any]]  # and the connection on which it came


def main() -> None:
    """Get warm, then fork a process for each wish; in the child, fulfil it."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children that end leave nothing behind
    with socket.socket(fileno=int(sys.argv[1])) as listener:
        held: list[Wish] = []
        asked = get_warm(listener, held) or fork_until_asked(listener, sys.stdin, held)
    if asked and "sources" in asked[1]:
        asked = be_rehearsal(*asked)
    if asked and "loops" in asked[1]:
        be_loader(*asked)
    elif asked:
        be_worker(*asked)


def get_warm(listener: socket.socket, held: list[Wish]) -> Wish | None:
    """Import everything, and freeze what is there; fork workers meanwhile.

    Parameters
    ----------
    held : takes the other wishes that come meanwhile

    Returns
    -------
    In a worker its connection and wish; in this process None
    """
    # A font that is missing is replaced by the next; the log of a server is no place for that.
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
    for name in named(OF_WORKERS, FOLDERS_OF_WORKERS):
        importlib.import_module(name)
    share_memory()
    for name in named(OF_REHEARSALS, FOLDERS_OF_REHEARSALS):
        importlib.import_module(name)
        if worker := forked_meanwhile(listener, held):
            return worker
    os.register_at_fork(after_in_child=forget_formulas)
    share_memory()
    return None


def named(modules: Sequence[str], folders: Sequence[str]) -> Iterator[str]:
    """Modules by name, and all those of some folders, each found once the ones before are there."""
    yield from modules
    for folder in folders:
        package = importlib.import_module(folder)
        for found in pkgutil.walk_packages(package.__path__, f"{folder}."):
            if not found.name.endswith(".lane_compiler"):  # it would bring numba
                yield found.name


def share_memory() -> None:
    """What is there stays as it is: a collection in a child must not write into shared memory."""
    gc.collect()
    gc.freeze()


def load_loops() -> dict[str, Any]:
    """Load the compiled loops that this machine keeps; what the server is told of it.

    Nothing is compiled. Whoever is forked from here on has them, and shares their memory.
    """
    many = importlib.import_module("kernel_lib.solvers.many_balls.run").load_many(compiles=False)
    rows = importlib.import_module("kernel_lib.solvers.rows.integration.ahead").load_rows()
    share_memory()
    return {"pid": os.getpid(), "loaded": many or rows, "threads": threads()}


def be_loader(connection: socket.socket, wish: dict[str, Any]) -> None:
    """Compile the loops of rows if that is wanted, or try what loading does to a process."""
    be_apart(wish)
    end_with_parent()
    connection.settimeout(None)
    if wish["loops"] == "make":
        stand_back(COMPILER_STANDS_BACK)
        importlib.import_module("kernel_lib.solvers.rows.integration.ahead").compile_rows()
    else:
        signal.alarm(LOADING)
    connection.sendall(json.dumps(load_loops()).encode() + b"\n")


def forget_formulas() -> None:
    """Drop the formulas that matplotlib has set; its fonts it drops itself at a fork.

    They hold fonts, which are open files: parent and children would share one place in each, and
    now and then read a sign from where another one has just gone.
    """
    parser = importlib.import_module("matplotlib.mathtext").MathTextParser
    parser._parse_cached.cache_clear()  # it has no public name


def forked_meanwhile(listener: socket.socket, held: list[Wish]) -> Wish | None:
    """Fork workers that are wished for by now; returns in each of them."""
    while select.select([listener], [], [], 0)[0]:
        wish = wish_of(listener)
        if wish and "work" not in wish[1]:
            held.append(wish)
        elif wish and granted(*wish):
            for connection, _ in held:
                connection.close()  # its other end sees by this that the process has ended
            return wish
    return None


def fork_until_asked(
    listener: socket.socket, lifeline: Any, held: Sequence[Wish] = ()
) -> Wish | None:
    """Returns in each child, with its connection and wish; in the parent when the server ends.

    held : wishes that came before
    """
    for place, wish in enumerate(held):
        if granted(*wish):
            for connection, _ in held[place + 1 :]:
                connection.close()
            return wish
    while True:
        ready, _, _ = select.select([listener, lifeline], [], [])
        if lifeline in ready:
            return None
        if (new := wish_of(listener)) and granted(*new):
            return new


def wish_of(listener: socket.socket) -> Wish | None:
    """The next wish, with its connection; None for what is none."""
    connection, _ = listener.accept()
    connection.settimeout(WISH_PATIENCE)
    try:
        return connection, json.loads(connection.makefile().readline())
    except (OSError, ValueError) as problem:
        refuse(connection, str(problem))
        connection.close()
        return None


def granted(connection: socket.socket, wish: dict[str, Any]) -> bool:
    """Fork for a wish; True in the child, which has the connection."""
    try:
        if wish.get("loops") == "load":  # here, for all who are forked later
            connection.sendall(json.dumps(load_loops()).encode() + b"\n")
        elif forked():
            return True
    except OSError as problem:
        refuse(connection, str(problem))
    connection.close()
    return False


def forked() -> bool:
    """Fork; True in the child. Other threads would be lost in it, with the locks they hold."""
    if (count := threads()) != 1:
        raise OSError(f"the warm process has {count} threads, so it cannot be forked safely")
    return os.fork() == 0


def threads() -> int:
    """Of this process."""
    return len(os.listdir("/proc/self/task"))


def refuse(connection: socket.socket, reason: str) -> None:
    """Say why there will be no process, if the connection is still there."""
    with contextlib.suppress(OSError):
        connection.sendall(json.dumps({"refused": reason}).encode() + b"\n")


def rehearsal() -> Any:
    """The module that knows IPython; imported after what workers need."""
    return importlib.import_module("kernel_lib.serving.workers.rehearsal")


def be_rehearsal(connection: socket.socket, wish: dict[str, Any]) -> Wish | None:
    """Run the cells of a lesson, say what they showed, and fork workers that have run them.

    Returns in each of these workers with its wish; in this process when the server has ended.
    """
    be_apart(wish)
    end_with_parent()
    if wish["stands_back"]:
        worker = importlib.import_module("kernel_lib.serving.workers.worker")
        worker.session_stands_back(os.getpid(), ANSWERS_FIRST)
    try:
        told = {"pid": os.getpid(), **rehearsal().rehearsed(wish["sources"], is_forked=True)}
        told |= loops_used()
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(wish["listen"])
            listener.listen(BACKLOG)
            connection.settimeout(None)
            connection.sendall(json.dumps(told).encode() + b"\n")
            signal.signal(signal.SIGCHLD, signal.SIG_IGN)
            with connection:  # a worker must not hold the lifeline of its parent
                return fork_until_asked(listener, connection)
    except Exception as problem:
        refuse(connection, f"{type(problem).__name__}: {problem}")
        return None


def end_with_parent() -> None:
    """Let the system end this process with the warm process, in whatever loop a cell may be.

    Workers forked from here are not bound by it: they outlive a notebook that has changed.
    """
    ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    if os.getppid() == 1:  # it ended just before
        os._exit(1)


def loops_used() -> dict[str, bool]:
    """Whether the cells ran compiled loops, and whether they looked for some in vain."""
    rows = importlib.import_module("kernel_lib.solvers.rows.integration.ahead")
    return {"compiled": "numba" in sys.modules, "missed": rows.rows_are_missed()}


def be_apart(wish: dict[str, Any]) -> None:
    """A session, signals, an environment, random numbers, a folder and a name of its own."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    if "env" in wish:
        os.environ.clear()
        os.environ.update(wish["env"])
    os.chdir(wish.get("cwd") or ".")
    random.seed()
    importlib.import_module("numpy").random.seed()
    Path("/proc/self/comm").write_text(wish["name"])


def stand_back(by: int) -> None:
    """Let others compute before this process, and before the session that it leads."""
    importlib.import_module("kernel_lib.serving.workers.worker").stand_back(os.getpid(), by)


def be_worker(connection: socket.socket, wish: dict[str, Any]) -> None:
    """Answer questions until the server has gone; knows the lessons of its notebook, if any."""
    be_apart(wish)
    workers = importlib.import_module("kernel_lib.serving.workers.answering")
    lessons = importlib.import_module("kernel_lib.serving.workers.lesson_worker")
    own: dict[int, Any] = {}
    if "ipywidgets" in sys.modules:
        own = rehearsal().playables()
    connection.settimeout(None)
    workers.bounded()
    connection.sendall(json.dumps({"pid": os.getpid()}).encode() + b"\n")
    with connection.makefile("rb") as incoming, connection.makefile("wb") as outgoing:
        workers.answer_all(incoming, outgoing, lessons.answers_of(own))


if __name__ == "__main__":
    main()
