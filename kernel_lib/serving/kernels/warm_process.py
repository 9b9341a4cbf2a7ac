"""The process that kernels are forked from: all that lessons import is there, in one thread.

`warm.py` starts it with a listening socket and with its standard input as a lifeline. Each
connection is one wish: for a kernel, or for a rehearsal of a lesson, which runs its cells and then
forks kernels by itself. Either inherits the connection and keeps it open: whoever dies first, it
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
import threading
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

#: What a kernel needs besides in any case; the folders of kernel_lib bring the rest with them.
MODULES = (
    "anywidget",
    "ipywidgets",
    "matplotlib.figure",
    "matplotlib.backends.backend_agg",
    "ipykernel.kernelapp",
    "ipykernel.ipkernel",
    "ipykernel.zmqshell",
    "ipykernel.debugger",
    "ipykernel.displayhook",
    "kernel_lib.serving.kernels.rehearsal",
    "kernel_lib.serving.workers.notebook_lessons",
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.logger",
    "IPython.core.oinspect",
    "matplotlib.backends.backend_svg",
    "comm",
    "encodings.idna",
    "pdb",
    "psutil",
    "tornado.locks",
    "tornado.platform.asyncio",
    "tornado.queues",
    "zmq.utils.garbage",
)
FOLDERS = ("kernel_lib.widgets",)

KERNEL = (
    "--HistoryManager.enabled=False",  # visitors type nothing, and a history costs a thread
    "--IPKernelApp.capture_fd_output=False",  # two threads that nothing in a lesson needs
    "--IPKernelApp.log_level=CRITICAL",  # nobody is to be told how to connect to it
)
#: How far kernels stand back behind the server and the workers that answer everybody, and how far
#: the compiler does.
STAND_BACK, COMPILER_STANDS_BACK = 5, 15
#: How far a rehearsal stands back whose lessons are answered already.
ANSWERS_FIRST = 10
LOADING = 60  # s after which a process that tries to load compiled loops is ended
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux
WISH_PATIENCE = 5.0  # s until a wish must have arrived
ENDING = 5.0  # s that a server which has deleted the folder of the sockets may take to end
BACKLOG = 1024  # wishes that may wait

Wish = tuple[socket.socket, dict[str, Any]]  # and the connection on which it came


def main() -> None:
    """Get warm, then fork a kernel for each wish; in the child, be that kernel."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children that end leave nothing behind
    os.environ.pop("JPY_PARENT_PID", None)  # a kernel's life hangs on its connection
    with socket.socket(fileno=int(sys.argv[1])) as listener:
        held: list[Wish] = []
        asked = get_warm(listener, held) or fork_until_asked(listener, sys.stdin, held)
    if asked and "sources" in asked[1]:
        asked = be_rehearsal(*asked)
    if asked and "loops" in asked[1]:
        be_loader(*asked)
    elif asked and "work" in asked[1]:
        be_worker(*asked)
    elif asked:
        be_kernel(*asked)


def get_warm(listener: socket.socket, held: list[Wish]) -> Wish | None:
    """Import everything, and freeze what is there; fork workers meanwhile.

    Without a debugger: nobody debugs in a lesson, and as it starts it writes to every function
    that it finds, which would copy 50 MB of shared memory into each kernel.

    Parameters
    ----------
    held : takes the other wishes that come meanwhile

    Returns
    -------
    In a worker its connection and wish; in this process None
    """
    sys.modules["debugpy"] = None  # type: ignore[assignment]
    # A font that is missing is replaced by the next; the log of a server is no place for that.
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
    for name in named(OF_WORKERS, FOLDERS_OF_WORKERS):
        importlib.import_module(name)
    share_memory()
    for name in named(MODULES, FOLDERS):
        importlib.import_module(name)
        if worker := forked_meanwhile(listener, held):
            return worker
    os.register_at_fork(after_in_child=forget_formulas)
    rehearsal().KernelProgram.instance().read_options(KERNEL)
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
    """Say why there will be no kernel, if anybody listens."""
    with contextlib.suppress(OSError):
        connection.sendall(json.dumps({"refused": reason}).encode() + b"\n")


def rehearsal() -> Any:
    """The module that knows IPython; imported late, like all that a kernel needs."""
    return importlib.import_module("kernel_lib.serving.kernels.rehearsal")


def be_rehearsal(connection: socket.socket, wish: dict[str, Any]) -> Wish | None:
    """Run the cells of a lesson, say what they showed, and fork kernels that have run them.

    Returns in each of these kernels with its wish; in this process when the server has ended.
    """
    be_apart(wish)
    end_with_parent()
    if wish["stands_back"]:
        worker = importlib.import_module("kernel_lib.serving.workers.worker")
        worker.session_stands_back(os.getpid(), ANSWERS_FIRST)
    try:
        told = {"pid": os.getpid(), "outputs": rehearsal().rehearse(wish["sources"])}
        told |= lessons_found() | loops_used()
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(wish["listen"])
            listener.listen(BACKLOG)
            connection.settimeout(None)
            connection.sendall(json.dumps(told).encode() + b"\n")
            signal.signal(signal.SIGCHLD, signal.SIG_IGN)
            with connection:  # a kernel must not hold the lifeline of its parent
                return fork_until_asked(listener, connection)
    except Exception as problem:
        refuse(connection, f"{type(problem).__name__}: {problem}")
        return None


def end_with_parent() -> None:
    """Let the system end this process with the warm process, in whatever loop a cell may be.

    Kernels forked from here are not bound by it: they outlive a notebook that has changed.
    """
    ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    if os.getppid() == 1:  # it ended just before
        os._exit(1)


def lessons_found() -> dict[str, Any]:
    """What is served of the lessons that the cells have made, or why that takes a kernel."""
    notebook = importlib.import_module("kernel_lib.serving.workers.notebook_lessons")
    try:
        return {"lessons": notebook.lessons_made(), "reason": ""}
    except notebook.NeedsKernel as problem:
        return {"lessons": None, "reason": str(problem)}


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
        own = importlib.import_module("kernel_lib.serving.workers.notebook_lessons").playables()
    connection.settimeout(None)
    workers.bounded()
    connection.sendall(json.dumps({"pid": os.getpid()}).encode() + b"\n")
    with connection.makefile("rb") as incoming, connection.makefile("wb") as outgoing:
        workers.answer_all(incoming, outgoing, lessons.answers_of(own))


def be_kernel(connection: socket.socket, wish: dict[str, Any]) -> None:
    """Be a kernel, with the shell of the rehearsal if there was one."""
    be_apart(wish)
    stand_back(STAND_BACK)
    importlib.import_module("kernel_lib.serving.workers.answering").bounded(wish["memory"])
    connection.settimeout(None)
    connection.sendall(json.dumps({"pid": os.getpid()}).encode() + b"\n")
    watch = threading.Thread(target=end_with_server, args=(connection,), daemon=True)
    watch.start()
    sys.argv = ["ipykernel_launcher", "-f", wish["connection_file"]]
    application = rehearsal().KernelProgram.instance()
    application.connection_file = wish["connection_file"]

    def complain_unless_ending(failed: threading.ExceptHookArgs) -> None:
        watch.join(ENDING)  # does not come back if the server is gone by then
        threading.__excepthook__(failed)

    threading.excepthook = complain_unless_ending
    try:
        application.initialize([])
    except Exception:
        watch.join(ENDING)
        raise
    rehearsal().adopt(application.kernel)
    application.start()


def end_with_server(connection: socket.socket) -> None:
    """End this kernel when the server is gone, however it went."""
    # The server sends nothing more, so this returns at its end; if it ended before it had read
    # what it was told, this fails instead.
    with contextlib.suppress(OSError):
        connection.recv(1)
    os._exit(1)


if __name__ == "__main__":
    main()
