"""A Python like the one in a browser's page: no thread, no process, no file to write, numpy alone.

As a program it refuses all that, answers questions from its input in their order, and says in its
last line what was refused; nothing that was tried passes for want of a raised error.
"""

import json
import os
import sys
import threading
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from typing import Any, NoReturn

#: Packages of the server and of a notebook, and what a browser's Python is built without.
ABSENT = {
    "IPython", "anywidget", "distributed", "ipykernel", "ipywidgets", "jupyter_client",
    "jupyter_server", "llvmlite", "math_core", "matplotlib", "nbconvert", "nbformat", "numba",
    "pandas", "scipy", "segno", "tornado", "traitlets", "voila", "zmq",
    "_multiprocessing", "_posixshmem", "curses", "fcntl", "multiprocessing", "resource", "sqlite3",
    "ssl", "termios", "tkinter",
}  # fmt: skip

#: What the system is asked for, by the name of its audit event.
REFUSED = (
    "_thread.start_new_thread", "os.exec", "os.fork", "os.forkpty", "os.mkdir", "os.posix_spawn",
    "os.remove", "os.rename", "os.rmdir", "os.spawn", "os.system", "socket.", "subprocess.Popen",
    "tempfile.",
)  # fmt: skip

tried: list[str] = []


class Without(MetaPathFinder):
    """Finds what another finder finds, save the packages that a browser lacks."""

    def __init__(self, finder: Any) -> None:
        self._finder = finder

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        """As every finder."""
        if fullname.partition(".")[0] in ABSENT:
            return None
        found: ModuleSpec | None = self._finder.find_spec(fullname, path, target)
        return found


def refuse(event: str, arguments: tuple[Any, ...]) -> None:
    """Raise for what a page cannot have."""
    writes = event == "open" and is_writing(arguments[1], arguments[2])
    if writes or event.startswith(REFUSED):
        tried.append(f"{event} {arguments[:1]}")
        raise OSError(f"{event} is refused")


def is_writing(mode: Any, flags: int) -> bool:
    """Whether a file is opened to be written."""
    asked = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
    return bool(set(mode or "") & set("wax+")) or (mode is None and bool(flags & asked))


def start(self: threading.Thread) -> NoReturn:
    """What a thread says in a page."""
    tried.append(f"thread {self.name}")
    raise RuntimeError("can't start new thread")


def main() -> None:
    """Answer what comes in."""
    sys.dont_write_bytecode = True
    sys.meta_path[:] = [Without(finder) for finder in sys.meta_path]
    threading.Thread.start = start  # type: ignore[assignment]
    sys.addaudithook(refuse)
    from kernel_lib.experiments import lessons
    from kernel_lib.protocol.answer import answer
    from kernel_lib.protocol.playable import Playable

    served = {name: Playable(experiment) for name, experiment in lessons().items()}
    for line in sys.stdin:
        name, question = json.loads(line)
        message, buffers = answer(served[name], question)
        result = [message["kind"], message.get("problem", ""), sum(map(len, buffers))]
        print(json.dumps([name, *result]), flush=True)
    print(json.dumps({"tried": tried, "lessons": sorted(served)}))


if __name__ == "__main__":
    main()
