"""Run many scenes, here or on many workers."""

import pickle
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from kernel_lib.solvers.shared_work import Progress, SharedWork
from kernel_lib.solvers.simulate import Solver, simulate
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Contacts, Snapshot, Trajectory

__all__ = ["simulate_many"]

#: Most pieces that a list of scenes is cut into: an executor takes some milliseconds for each.
MOST_PIECES = 1000


def simulate_many(
    scenes: Sequence[Scene],
    duration: float | Sequence[float],
    solver: Solver | Sequence[Solver] | None = None,
    frames: Any = None,
    record: str = "all",
    budget: int | None = None,
    *,
    executor: Any = None,
    progress: Progress = None,
    at_contact: Callable[[Contacts], Any] | None = None,
    until: Callable[[Snapshot], Any] | None = None,
) -> list[Trajectory]:
    """Let many scenes run, each as `simulate` would.

    Parameters
    ----------
    scenes : of Scene
    duration : s, positive; or one for each scene
    solver : one for all, or one for each scene
    frames, record, budget : as in `simulate`, for all; record="end" keeps what travels small
    executor : anything like those of `concurrent.futures`, such as a ProcessPoolExecutor or
        `Client.get_executor()` of Dask; a scene that is lost with its worker is run again. Runs are
        those without it, bit for bit on machines of one kind
    progress : progress(done, total) is called while this takes more than a second; None writes
        a line where it can be read, False nothing
    at_contact, until : as in `simulate`, for all. They run where the scene does: what they keep
        stays with the worker, what they return counts. Processes find a function by the name
        it has in its module

    Returns
    -------
    list of Trajectory, in the order of the scenes

    Raises
    ------
    ValueError : as `simulate`, with the place of the scene; for a function that cannot be sent to
        another process
    Interrupted : a KeyboardInterrupt; its `result` holds None for scenes that have not run, and
        its `resume()` runs these alone and returns all
    """
    listed = list(scenes)
    settings = [
        _for_each(name, value, len(listed))
        for name, value in (("duration", duration), ("solver", solver))
    ]
    cases = list(zip(listed, *settings, strict=True))
    watching = {"at_contact": at_contact, "until": until}
    if isinstance(executor, ProcessPoolExecutor):
        _check_that_they_travel(watching)
    work = _Runs(cases, (frames, record, budget), watching)
    runs: list[Trajectory] = work.run(executor, progress)
    return runs


def _check_that_they_travel(functions: dict[str, Any]) -> None:
    """ValueError for a function that no other process could be sent.

    A pool would fail over it without a word, and every scene would run here.
    """
    for name, function in functions.items():
        try:
            pickle.dumps(function)
        except Exception as problem:
            raise ValueError(
                f"{name} cannot be sent to other processes ({problem}); define it with def at the "
                "top of a module, or take a ThreadPoolExecutor, or none"
            ) from problem


def _for_each(name: str, value: Any, count: int) -> list[Any]:
    """One value for each scene; ValueError for a list of another length."""
    if not isinstance(value, list | tuple) and not hasattr(value, "__len__"):
        return [value] * count
    if len(value) != count:
        raise ValueError(
            f"give one {name} for all or one for each of {count} scenes, got {len(value)}"
        )
    return list(value)


def _simulate_each(
    first: int,
    cases: Sequence[tuple[Scene, float, Solver]],
    options: tuple[Any, ...],
    watching: dict[str, Any],
) -> list[Trajectory]:
    """Runs of some scenes, of which `first` is the place of the first among all."""
    runs = []
    for place, (scene, duration, solver) in enumerate(cases, first):
        try:
            runs.append(simulate(scene, duration, solver, *options, **watching))
        except ValueError as problem:
            raise ValueError(f"scene {place}: {problem}") from problem
    return runs


class _Runs(SharedWork):
    """Scenes in pieces of some each."""

    function = staticmethod(_simulate_each)
    what = "scenes"

    def __init__(
        self,
        cases: list[tuple[Scene, float, Solver]],
        options: tuple[Any, ...],
        watching: dict[str, Any],
    ) -> None:
        self.cases, self.options, self.watching = cases, options, watching
        self.size = -(-len(cases) // MOST_PIECES) or 1
        self.runs: list[Trajectory | None] = [None] * len(cases)
        starts = range(0, len(cases), self.size)
        sizes = [len(cases[start : start + self.size]) for start in starts]
        super().__init__(sizes)

    def arguments(self, k: int) -> tuple[Any, ...]:
        first = k * self.size
        return first, self.cases[first : first + self.size], self.options, self.watching

    def keep(self, k: int, outcome: list[Trajectory]) -> None:
        self.runs[k * self.size : k * self.size + len(outcome)] = outcome

    def result(self) -> list[Trajectory | None]:
        return list(self.runs)
