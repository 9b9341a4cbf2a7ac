"""The runs of lesson 09: bodies on their tracks, up to the finish, or until they have left."""

import math
from collections.abc import Callable

import numpy as np

from kernel_lib.experiments import EARTH, LESSON_BUDGET, Values
from kernel_lib.experiments.track.controls import CYCLOID, DOME, LOOP, PIPE
from kernel_lib.experiments.track.law import left
from kernel_lib.experiments.track.shapes import (
    ACROSS,
    FINISH,
    mass_of,
    scene_of,
    solver_of,
    starts,
)
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["runs"]

#: How long a body is watched, s of the Earth, and how long after it has left the track.
_WATCHED, _AFTER_LEAVING = 6.0, 1.0


def runs(values: Values) -> dict[str, Trajectory]:
    """A run for each body, or for each track of a race; all begin at the same time."""
    found = {}
    for name, (track, body, along, speed) in starts(values).items():
        here = scene_of(values, track, body, along, speed, mass_of(values, name, body))
        found[name] = _run(values, here, body)
    return found


def _run(values: Values, here: Scene, body: str) -> Trajectory:
    """Up to the finish, or a while after it has left the track."""
    solver, slower = solver_of(body), math.sqrt(EARTH / values["gravity"])

    def run(duration: float) -> Trajectory:
        return simulate(here, duration, solver, duration / 300, budget=LESSON_BUDGET)

    place, whole = values["place"], run(_WATCHED * slower)
    if place in (PIPE, CYCLOID):
        return whole
    if place == DOME:
        end = _at_depth(whole)
        return whole if end is None or end >= whole.time[-1] else run(end)
    end = _at_finish(whole, FINISH if place == LOOP else ACROSS)
    gone = left(whole)
    if gone is not None and (end is None or gone.time < end) and place == LOOP:
        end = min(end or math.inf, gone.time + _AFTER_LEAVING * slower)
    return whole if end is None or end >= whole.time[-1] else run(end)


def _at_finish(run: Trajectory, finish: float) -> float | None:
    """When the centre comes to `finish` m across, s; None where it does not."""
    return _crossing(run, lambda places: places[:, 0] - finish)


def _at_depth(run: Trajectory) -> float | None:
    """When the centre falls past the foot of the dome, s."""
    return _crossing(run, lambda places: np.where(places[:, 0] > 0, -places[:, 1], -1.0))


def _crossing(run: Trajectory, beyond: Callable[[Floats], Floats]) -> float | None:
    """The first moment from which on a function of the place is not negative, s."""
    first, last = 0.0, float(run.time[-1])
    for _ in range(7):
        times = np.linspace(first, last, 65)
        past = np.flatnonzero(beyond(run.sample(times).position[:, 0]) >= 0)
        if not len(past) or past[0] == 0:
            return None
        first, last = float(times[past[0] - 1]), float(times[past[0]])
    return last
