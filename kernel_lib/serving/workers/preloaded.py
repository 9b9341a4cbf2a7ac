"""What the fork server imports, so that each process begins with it: all that notebooks need."""

import gc
import importlib
import logging
import pkgutil
from types import ModuleType

import matplotlib.backends.backend_agg
import matplotlib.backends.backend_svg
import matplotlib.figure  # noqa: F401

import kernel_lib.experiments
import kernel_lib.protocol
import kernel_lib.serving.workers.process
import kernel_lib.serving.workers.rehearsal
import kernel_lib.solvers
from kernel_lib.solvers.many_balls.run import load_many
from kernel_lib.solvers.rows.integration.ahead import load_rows

__all__ = ["import_all", "load_loops"]


def import_all(*folders: ModuleType) -> None:
    """Import all modules of these folders, but the one that brings the compiler."""
    for folder in folders:
        for found in pkgutil.walk_packages(folder.__path__, f"{folder.__name__}."):
            if not found.name.endswith(".lane_compiler"):
                importlib.import_module(found.name)


def load_loops() -> None:
    """Load the compiled loops that this machine keeps; nothing is compiled.

    Workers that are forked share their memory, and answer the first question that needs them as
    fast as any other.
    """
    load_many(compiles=False)
    load_rows()


# A font that is missing is replaced by the next; the log of a server is no place for that.
logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
import_all(kernel_lib.experiments, kernel_lib.protocol, kernel_lib.solvers)
load_loops()
# What is there stays as it is: a collection in a child must not write into shared memory.
gc.collect()
gc.freeze()
