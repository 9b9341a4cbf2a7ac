"""In a worker: a notebook run once, what its cells showed, and which lessons they made."""

import asyncio
import contextlib
import signal
from collections.abc import Iterator, Sequence
from typing import Any

import ipywidgets
from ipykernel.zmqshell import ZMQInteractiveShell
from jupyter_client.session import Session
from traitlets.config import Config

from kernel_lib.experiments import lessons as lessons_of_ours
from kernel_lib.protocol.playable import Playable
from kernel_lib.solvers.rows.integration.ahead import rows_are_missed
from kernel_lib.widgets.lesson import Lesson

__all__ = ["NeedsKernel", "lessons_made", "playables", "rehearsed", "run"]

Output = dict[str, Any]
SHOWN = ("display_data", "execute_result", "error")


class NeedsKernel(Exception):
    """The notebook has what only a kernel can serve; the message names it."""


class Recorder(Session):
    """Keeps the messages of the shell, in the form of a notebook's outputs."""

    outputs: list[Output]

    def send(self, stream: Any, msg_or_type: Any, content: Any = None, *rest: Any, **more: Any):  # type: ignore[no-untyped-def]
        """Keep one message; what is no plain output cannot be kept."""
        if isinstance(msg_or_type, dict):
            kind, content = msg_or_type["header"]["msg_type"], msg_or_type["content"]
        else:
            kind = msg_or_type
        if kind not in SHOWN or content.get("transient"):
            raise NeedsKernel(f"a cell sent {kind!r}, which only a kernel can")
        output = {"output_type": kind, **content}
        output.pop("transient", None)
        if kind == "execute_result":
            output["execution_count"] = None
        self.outputs.append(output)


class Printed:
    """Standard output or error: text in order between the other outputs."""

    encoding = "utf-8"

    def __init__(self, recorder: Recorder, name: str) -> None:
        self._recorder, self._name = recorder, name

    def write(self, text: str) -> int:
        """Append to the last output if that is text of the same stream."""
        outputs = self._recorder.outputs
        if not outputs or outputs[-1].get("name") != self._name:
            outputs.append({"output_type": "stream", "name": self._name, "text": ""})
        outputs[-1]["text"] += text
        return len(text)

    def flush(self) -> None:
        """Nothing waits."""

    def isatty(self) -> bool:
        """No terminal."""
        return False


@contextlib.contextmanager
def recorded(shell: Any) -> Iterator[Recorder]:
    """Record what the shell shows."""
    recorder = Recorder()
    recorder.outputs = []
    shell.displayhook.session = shell.display_pub.session = recorder
    with (
        contextlib.redirect_stdout(Printed(recorder, "stdout")),
        contextlib.redirect_stderr(Printed(recorder, "stderr")),
    ):
        yield recorder
    shell.displayhook.session = shell.display_pub.session = None


def run(sources: Sequence[str]) -> tuple[list[list[Output]], BaseException | None]:
    """Run code cells in the shell of this process, up to the first that fails.

    Parameters
    ----------
    sources : of the code cells, in order

    Returns
    -------
    The outputs of each cell that was run, as nbformat has them, and the error that ended the run

    Raises
    ------
    NeedsKernel : where a cell awaits something, or sends what is no output
    """
    # A history would take a thread, and nothing is typed here.
    quiet = Config({"HistoryManager": {"enabled": False}})
    shell: Any = ZMQInteractiveShell.instance(config=quiet, user_ns={})
    ipywidgets.register_comm_target()
    shown = []
    for source in sources:
        if shell.should_run_async(source, transformed_cell=shell.transform_cell(source)):
            raise NeedsKernel("a cell awaits something")
        with recorded(shell) as recorder:
            result = shell.run_cell(source, store_history=False)
        shown.append(recorder.outputs)
        if problem := result.error_before_exec or result.error_in_exec:
            if isinstance(problem, NeedsKernel):
                raise problem
            return shown, problem
    return shown, None


def rehearsed(sources: Sequence[str]) -> dict[str, Any]:
    """Run the code cells of a notebook and describe what came of it.

    Returns
    -------
    {"outputs", "lessons", "failed", "reason", "missed"} : the outputs of each cell that was run,
    what `lessons_made` returns, None where the notebook needs a kernel, whether a cell failed, why
    it did or why the notebook needs one, and whether it looked for compiled loops in vain
    """
    result: dict[str, Any] = {"outputs": [], "lessons": None, "failed": False, "missed": False}
    try:
        outputs, problem = run(sources)
        lessons = lessons_made()
    except NeedsKernel as needed:
        return {**result, "reason": str(needed)}
    reason = f"{type(problem).__name__}: {problem}" if problem else ""
    result |= {"outputs": outputs, "lessons": lessons, "failed": bool(problem)}
    return {**result, "reason": reason, "missed": rows_are_missed()}


def lessons_made() -> list[dict[str, Any]]:
    """What is served of each lesson that the cells have made, by number.

    Returns
    -------
    [{"model", "number", "experiment", "values", "sheet"}] : the id of the widget, its number, the
    name of its experiment if it is one of ours, else None, the values it begins with, and its sheet

    Raises
    ------
    NeedsKernel : for any other widget, for a lesson that Python code listens to, and for code that
        is to run later
    """
    if _is_left_to_do():
        raise NeedsKernel("a cell has left something to be done later")
    return [_described(one) for one in _lessons()]


def playables() -> dict[int, Playable]:
    """The lessons ready to answer, by number."""
    return {one.sheet["number"]: Playable(one.experiment, dict(one.values)) for one in _lessons()}


def _lessons() -> list[Lesson]:
    lessons = []
    for widget in list(ipywidgets.widget._instances.values()):
        # anywidget gives each widget a class of its own, right below the one it was made from.
        if Lesson in (type(widget), *type(widget).__bases__):
            lessons.append(widget)
        elif not isinstance(widget, ipywidgets.Layout | ipywidgets.Style):  # these show nothing
            raise NeedsKernel(f"it has a widget of the kind {type(widget).__name__}")
    for lesson in lessons:
        _check_alone(lesson)
    return sorted(lessons, key=lambda one: one.sheet["number"])


def _check_alone(lesson: Lesson) -> None:
    """NeedsKernel where code of the notebook would receive what the page sends."""
    plain = Lesson(lesson.experiment)
    try:
        if _listeners(lesson) != _listeners(plain):
            raise NeedsKernel("its Python code observes or links a lesson")
        if len(lesson._msg_callbacks.callbacks) != len(plain._msg_callbacks.callbacks):
            raise NeedsKernel("its Python code listens to the messages of a lesson")
    finally:
        plain.layout.close()
        plain.close()


def _listeners(lesson: Lesson) -> dict[Any, int]:
    """How many listen to each trait."""
    return {
        (trait, kind): len(listeners)
        for trait, kinds in lesson._trait_notifiers.items()
        for kind, listeners in kinds.items()
        if listeners
    }


def _is_left_to_do() -> bool:
    """Whether a loop or the system's clock would run code of the notebook in a kernel."""
    itimer = getattr(signal, "getitimer", None)
    if itimer and itimer(signal.ITIMER_REAL)[0]:
        return True
    # Getting the loop would make one.
    local = getattr(asyncio.get_event_loop_policy(), "_local", None)
    loop = getattr(local, "_loop", None)
    return bool(getattr(loop, "_ready", None) or getattr(loop, "_scheduled", None))


def _described(lesson: Lesson) -> dict[str, Any]:
    return {
        "model": lesson.model_id,
        "number": lesson.sheet["number"],
        "experiment": _name_of(lesson.experiment),
        "values": dict(lesson.values),
        "sheet": dict(lesson.sheet),
    }


def _name_of(experiment: Any) -> str | None:
    """The name under which any process finds this very experiment, or None."""
    ours = lessons_of_ours()
    return next((name for name, one in ours.items() if one is experiment), None)
