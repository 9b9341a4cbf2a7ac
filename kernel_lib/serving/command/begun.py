"""What begins before a server is imported: the process that its workers are forked from."""

from pathlib import Path

from kernel_lib.serving.command.own_folder import new_folder, sweep
from kernel_lib.serving.workers.warm import WarmProcess, can_fork

__all__ = ["begun"]


def begun() -> tuple[Path, WarmProcess | None]:
    """The folder of a server, and the process that gets warm while the server is imported."""
    sweep()
    folder = new_folder()
    return folder, WarmProcess(folder) if can_fork() else None
