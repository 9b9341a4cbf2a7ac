"""What begins before a server is imported: the imports of the processes that answer."""

from pathlib import Path

from kernel_lib.serving.command.own_folder import new_folder, sweep
from kernel_lib.serving.workers.start import Processes

__all__ = ["begun"]


def begun() -> tuple[Path, Processes]:
    """The folder of a server, and its processes, which import while the server does."""
    sweep()
    return new_folder(), Processes()
