"""A notebook run once, before any visitor comes: what its cells showed, and a process to fork.

Runs inside a child of the warm process. Nothing here may start a thread, since kernels are
forked from this process with all that the cells made: names, widgets, open comms.
"""

import contextlib
import gc
import importlib
import os
from collections.abc import Iterator, Sequence
from typing import Any

import comm
from ipykernel.kernelapp import IPKernelApp
from ipykernel.zmqshell import ZMQInteractiveShell
from IPython.core.application import BaseIPythonApplication
from jupyter_client.session import Session
from traitlets.config import Config

__all__ = ["CannotRehearse", "KernelProgram", "adopt", "rehearse"]

Output = dict[str, Any]
SHOWN = ("display_data", "execute_result")


class ReadBefore(BaseIPythonApplication):
    """Reads options and configuration once: a fork has what was read before it."""

    is_read = False

    def initialize(self, argv: Any = None) -> None:
        """Read, the first time."""
        if not self.is_read:
            super().initialize(argv)
            self.is_read = True


class KernelProgram(IPKernelApp, ReadBefore):
    """The program of a kernel, in two steps: `read_options` before the fork, the rest after it."""

    def read_options(self, options: Sequence[str]) -> None:
        """All that needs no connection: costs a tenth of a second and 7 MB, shared by all."""
        ReadBefore.initialize(self, list(options))


class CannotRehearse(RuntimeError):
    """The notebook needs a kernel of its own to run; the message says why."""


class Recorder(Session):
    """Keeps the messages of the shell, in the form of a notebook's outputs."""

    def send(self, stream: Any, msg_or_type: Any, content: Any = None, *told: Any, **more: Any):  # type: ignore[no-untyped-def]
        """Keep one message; what is no plain output cannot be kept."""
        if isinstance(msg_or_type, dict):
            kind, content = msg_or_type["header"]["msg_type"], msg_or_type["content"]
        else:
            kind = msg_or_type
        if kind == "error":
            raise CannotRehearse(f"{content['ename']}: {content['evalue']}")
        if kind not in SHOWN or content.get("transient"):
            raise CannotRehearse(f"a cell sent {kind!r}, which only a kernel can")
        output = {"output_type": kind, "data": content["data"], "metadata": content["metadata"]}
        if kind == "execute_result":
            output["execution_count"] = None
        self.outputs.append(output)

    outputs: list[Output]


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


def rehearse(sources: Sequence[str], is_forked: bool = True) -> list[list[Output]]:
    """Run the code cells of a notebook in the shell that kernels will inherit.

    Parameters
    ----------
    sources : of the code cells, in order
    is_forked : whether kernels will be forked from this process, which may have no threads then

    Returns
    -------
    the outputs of each cell, as nbformat has them

    Raises
    ------
    CannotRehearse : after an error, or where an output needs a live kernel
    """
    # A history would cost a thread, and visitors type nothing.
    quiet = Config({"HistoryManager": {"enabled": False}})
    shell: Any = ZMQInteractiveShell.instance(config=quiet, user_ns={})
    importlib.import_module("ipywidgets").register_comm_target()
    shown = []
    for source in sources:
        if shell.should_run_async(source, transformed_cell=shell.transform_cell(source)):
            raise CannotRehearse("a cell awaits something")
        with recorded(shell) as recorder:
            result = shell.run_cell(source, store_history=False)
        if problem := result.error_before_exec or result.error_in_exec:
            raise CannotRehearse(f"{type(problem).__name__}: {problem}") from problem
        shown.append(recorder.outputs)
    shell.displayhook.session = shell.display_pub.session = None
    if is_forked and len(os.listdir("/proc/self/task")) > 1:
        raise CannotRehearse("a cell started a thread, which a fork would lose")
    gc.collect()
    gc.freeze()
    return shown


def adopt(kernel: Any) -> None:
    """Hand shell and widgets, made before there was a kernel, to the kernel that there is now."""
    kernel.shell.kernel = kernel.shell.parent = kernel
    for line in comm.get_comm_manager().comms.values():
        line.kernel = kernel  # type: ignore[attr-defined]
