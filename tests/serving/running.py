"""A running `carom` for tests, and the small notebooks it serves."""

import asyncio
import json
import os
import queue
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import nbformat
import psutil

from kernel_lib.serving.workers.process import WORKER

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # s; a busy machine may take long, a broken server never answers
MAIN = "import sys; from kernel_lib.serving.command.main import main; sys.exit(main())"
REHEARSED = 240.0  # s; a busy machine runs the cells of five lessons, and may compile their loops
ENDING = 10.0  # s; a busy machine may take long to end what has lost its server
MARK = "CAROM_TEST"  # in the environment of a server and of all that it begins
T = TypeVar("T")

PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">'
    '<path d="M20 160H300" stroke="currentColor" stroke-width="2"/>'
    '<path d="M60 40Q110 60 130 146Q160 70 190 146" fill="none" stroke="var(--carom-run-1)" '
    'stroke-width="2"/><circle cx="60" cy="40" r="14" fill="var(--carom-run-2)"/></svg>'
)
ABOUT = {
    "title": "Plane bounce",
    "question": "A ball keeps 70 % of its speed at each bounce. How high does it come back?",
    "abilities": ["measure a coefficient of restitution", "tell a <late> picture from a wrong one"],
    "picture": PICTURE,
    "minutes": 25,
}
#: A widget as lessons have one: a slider in the page, an answer from Python.
SLIDER = '''
import anywidget, traitlets

class Slider(anywidget.AnyWidget):
    _esm = """export default { render({ model, el }) {
      el.innerHTML = `<label>k_b <input type="range" min="0" max="100"></label> <output></output>`;
      const [slider, answer] = el.querySelectorAll("input, output");
      slider.value = new URLSearchParams(location.search).get("k_b") ?? 50;
      slider.addEventListener("input", () => {
        model.set("asked", Number(slider.value));
        model.save_changes();
      });
      model.on("change:answer", () => { answer.textContent = model.get("answer"); });
    } }"""
    asked = traitlets.Int(50).tag(sync=True)
    answer = traitlets.Unicode("").tag(sync=True)

slider = Slider()
slider.observe(lambda change: setattr(slider, "answer", f"Python got {change['new']}"), "asked")
slider
'''


def write_lesson(
    folder: Path,
    name: str = "01_plane_bounce",
    cells: Sequence[Any] = (),
    about: dict[str, Any] | None = None,
    **changes: Any,
) -> Path:
    """A notebook with the metadata of a lesson; `changes` replace single entries of it."""
    notebook = nbformat.v4.new_notebook(cells=list(cells) or [text("# Plane bounce")])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
    notebook.metadata["carom"] = {**(ABOUT if about is None else about), **changes}
    path = folder / f"{name}.ipynb"
    nbformat.write(notebook, path)
    return path


def text(source: str, *tags: str) -> Any:
    """A cell of prose."""
    return nbformat.v4.new_markdown_cell(source, metadata={"tags": list(tags)})


def code(source: str, *tags: str) -> Any:
    """A cell of Python."""
    return nbformat.v4.new_code_cell(source, metadata={"tags": list(tags)})


def wait_until(condition: Callable[[], T], what: str, patience: float = PATIENCE) -> T:
    """What a condition yields as soon as that is true; fails with `what` if it never is."""
    end = time.monotonic() + patience
    while not (value := condition()):
        assert time.monotonic() < end, f"waited {patience:g} s in vain: {what}"
        time.sleep(0.05)
    return value


@dataclass
class Reply:
    """What a server sent back, redirections not followed."""

    status: int
    text: str
    headers: dict[str, str]


class _Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *given: Any) -> None:
        return None


@dataclass
class Server:
    """A `carom` that runs."""

    process: psutil.Popen
    address: str  # ends with a slash
    lines: list[str] = field(default_factory=list)

    def get(self, path: str = "", method: str = "GET", **headers: str) -> Reply:
        """Ask for a path below the address."""
        asked = urllib.request.Request(self.address + path, headers=headers, method=method)
        try:
            reply = urllib.request.build_opener(_Stay).open(asked, timeout=PATIENCE)
        except urllib.error.HTTPError as refused:
            reply = refused
        with reply:
            body = reply.read().decode("utf-8", "replace")
            return Reply(reply.status, body, {k.lower(): v for k, v in reply.headers.items()})

    def ready(self) -> dict[str, int]:
        """Kernels that wait for a visitor, by notebook."""
        return json.loads(self.get("carom/health").text)["ready"]

    def wait_ready(self, notebook: str = "01_plane_bounce.ipynb") -> None:
        """Return once the next visitor of the notebook is served at once."""
        what = f"{notebook} is not ready"
        wait_until(lambda: self.ready().get(notebook, 0) > 0, what, REHEARSED)

    def rehearse(self, notebook: str) -> None:
        """Have a notebook made ready before the others. A page waits for that too, but by loading
        anew every few seconds, and a busy machine takes longer than a page is waited for."""
        if not self.ready().get(notebook):
            self.get(f"voila/render/{notebook}")
            self.wait_ready(notebook)

    def kernels(self) -> list[psutil.Process]:
        """The kernels it runs."""
        children = self.process.children(recursive=True)
        return [one for one in children if _is_kernel(one)]

    def workers(self) -> list[psutil.Process]:
        """The processes that answer for all visitors."""
        children = self.process.children(recursive=True)
        return [one for one in children if one.name() == WORKER]

    def post(self, path: str, body: bytes, **headers: str) -> Reply:
        """Send something to a path below the address; `text` is what came back, as Latin-1."""
        asked = urllib.request.Request(
            self.address + path,
            data=body,
            headers={name.replace("_", "-"): value for name, value in headers.items()},
        )
        try:
            reply = urllib.request.build_opener(_Stay).open(asked, timeout=PATIENCE)
        except urllib.error.HTTPError as refused:
            reply = refused
        with reply:
            text = reply.read().decode("latin-1")
            return Reply(reply.status, text, {k.lower(): v for k, v in reply.headers.items()})

    def kernel(self, kernel_id: str) -> psutil.Process | None:
        """The process of a kernel, None if there is none."""

        def is_it(process: psutil.Process) -> bool:
            try:
                by_name = process.name() == kernel_name(kernel_id)
                return by_name or kernel_id in " ".join(process.cmdline())
            except psutil.Error:
                return False

        return next(filter(is_it, self.kernels()), None)


def kernel_name(kernel_id: str) -> str:
    """How a kernel shows in a list of processes, where it was forked."""
    return f"carom-{kernel_id[:8]}"


def _is_kernel(process: psutil.Process) -> bool:
    try:
        name, command = process.name(), process.cmdline()
    except psutil.Error:
        return False
    return name.startswith("carom-") or "ipykernel_launcher" in command


@contextmanager
def running(*options: str, folder: Path | None = None, before: str = "") -> Iterator[Server]:
    """A `carom` on a free port, ended afterwards together with its kernels.

    `before` is Python that its process runs first.
    """
    command = [sys.executable, "-c", f"{before}\n{MAIN}", "--no-browser", "--port", "0", *options]
    command += ["--lessons", str(folder)] if folder else []
    mark = uuid.uuid4().hex
    environment = {**os.environ, "PYTHONPATH": str(ROOT), MARK: mark}
    process = psutil.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    printed: queue.Queue[str] = queue.Queue()
    lines: list[str] = []
    listener = threading.Thread(target=_listen, args=(process.stdout, printed, lines), daemon=True)
    listener.start()
    try:
        yield Server(process, _address(printed, lines), lines)
    finally:
        kernels = _end(process)
        _, alive = psutil.wait_procs(kernels, timeout=30)
        for one in alive:
            one.kill()
        listener.join(ENDING)
        if listener.is_alive():  # what has outlived its server can write still; nobody can close
            for one in _marked(mark):
                one.kill()
        process.stdout.close()


def keeping_lessons_in(folder: Path) -> str:
    """Python that a server runs `before`: what it found lies here, and loops where they were."""
    return (
        "from pathlib import Path; from kernel_lib.serving.workers import lesson_cache as kept; "
        f"kept.cache_folder = lambda: Path({str(folder)!r})"
    )


def _end(process: psutil.Popen) -> list[psutil.Process]:
    """End a server unless it has ended; its kernels, which should end with it."""
    try:
        kernels = process.children(recursive=True)
        process.terminate()
    except psutil.NoSuchProcess:
        kernels = []
    process.wait(30)
    return kernels


def _marked(mark: str) -> list[psutil.Process]:
    """Processes that a server has begun, whoever is their parent now."""
    found = []
    for process in psutil.process_iter():
        with suppress(psutil.Error):
            if process.environ().get(MARK) == mark:
                found.append(process)
    return found


def _listen(stream: Any, printed: "queue.Queue[str]", lines: list[str]) -> None:
    with suppress(ValueError):  # closed while a kernel still held the other end
        for line in stream:
            lines.append(line)
            printed.put(line)
    printed.put("")


def _address(printed: "queue.Queue[str]", lines: list[str]) -> str:
    """The address that the command prints; fails with all it said if it prints none."""
    while line := printed.get(timeout=PATIENCE):
        for word in line.split():
            if word.startswith("http://"):
                return word
    raise AssertionError("carom did not start:\n" + "".join(lines))


def apart(task: Coroutine[Any, Any, T]) -> T:
    """Run a task in a thread of its own: the browser of other tests keeps a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, task).result()
