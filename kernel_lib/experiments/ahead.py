"""Runs that are too dear for a page: made when the package is built, and found here.

`.ci/ahead.py` makes those that lessons name in `Experiment(ahead=...)`.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from kernel_lib.state.saving.files import load
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory

__all__ = ["DIST", "made_ahead"]

#: Where the build leaves its runs, one file each, by their names.
DIST = Path(__file__).with_name("dist")

#: Runs that are kept in memory.
_KEPT = 16


def made_ahead(name: str, scene: Scene, make: Callable[[Scene], Trajectory]) -> Trajectory:
    """The run of this name that the build has made of this scene, else one that is made now."""
    found = _found(name)
    return found if found is not None and found.scene == scene else make(scene)


@lru_cache(_KEPT)
def _found(name: str) -> Trajectory | None:
    path = DIST / f"{name}.npz"
    run: Trajectory | None = load(path) if path.is_file() else None
    return run
