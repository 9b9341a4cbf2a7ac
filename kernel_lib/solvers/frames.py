"""Moments of report, and arrays from what the solvers noted."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import MOST_FRAMES, SAME_FRAME
from kernel_lib.state.trajectory import Floats, Record, Snapshot

__all__ = ["DEFAULT_FRAMES", "Record", "Snapshots", "frame_times", "record_of"]


#: Seconds between frames where the solver has no steps of its own.
DEFAULT_FRAMES = 1 / 60


def frame_times(interval: float, end: float) -> Floats:
    """Multiples of `interval` from 0, and the end of the run as the closing frame, s.

    Raises
    ------
    ValueError : more than MOST_FRAMES of them
    """
    if not end / interval < MOST_FRAMES:
        raise ValueError(
            f"frames every {interval:.3g} s make {end / interval:.3g} in {end:g} s, where "
            f"{MOST_FRAMES} is the most; take frames at least {end / MOST_FRAMES:.3g} s apart, "
            'or record="contacts"'
        )
    count = math.floor(end / interval + SAME_FRAME)
    times: Floats = np.arange(count + 1) * interval
    if end - times[-1] > SAME_FRAME * interval:
        return np.append(times, end)
    times[-1] = end
    return times


def record_of(times: Floats, rows: Floats, spins: Floats, balls: int, dimension: int) -> Record:
    """Record from numbers in a row: position and velocity of each ball, and spins."""
    whole = rows.reshape(-1, balls, 2, 3)[..., :dimension]
    turns = spins.reshape(-1, balls, 3)
    spin = turns[..., 2] if dimension == 2 else turns
    return Record(times, whole[:, :, 0].copy(), whole[:, :, 1].copy(), spin.copy())


@dataclass(frozen=True)
class Snapshots:
    """What is behind `Trajectory.at`: one moment through the `sample` of a solver's memory."""

    scene: Scene
    memory: Any

    def __call__(self, time: float) -> Snapshot:
        record = self.memory.sample(np.array([time]))
        return Snapshot(time, record.position[0], record.velocity[0], record.spin[0], self.scene)
