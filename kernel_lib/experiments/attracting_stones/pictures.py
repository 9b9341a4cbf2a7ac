"""What the stage draws of lesson 10 once a question is answered."""

import numpy as np

from kernel_lib.experiments.attracting_stones.law import hours, nearest, settled
from kernel_lib.experiments.attracting_stones.orbits import HOUR, RADIUS, TOUCH
from kernel_lib.experiments.charts import Chart
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.teaching.picture import Mark, Picture, Ring, Span
from kernel_lib.state.trajectory import Trajectory

__all__ = ["of_two"]

#: Moments of a line over time.
_MOMENTS = 400


def _room(run: Trajectory) -> tuple[np.ndarray, np.ndarray]:
    """Hours, and the room between two surfaces, m: dense where hits follow each other."""
    times = np.union1d(np.linspace(0, run.time[-1], _MOMENTS), run.contacts.time)
    place = run.sample(times).position
    return times / HOUR, np.hypot(*(place[:, 1] - place[:, 0]).T) - TOUCH


def of_two(values: Values, runs: Runs) -> Picture:
    """Where the stones began, how near they came, and the room between them over time."""
    run = runs["stones"]
    chart = Chart(
        "Room between the stones",
        "time (h)",
        "room (m)",
        lambda values: {"room between the stones": _room(run)},
    )
    starts = [
        Ring(tuple(place), RADIUS, text="start", ball=ball)
        for ball, place in enumerate(run.position[0].tolist())
    ]
    marks: list[Mark] = list(starts)
    least, when = nearest(run)
    over = settled(run)
    if over is not None:
        words = f"From {hours(over)} on the stones touch."
    elif len(run.contacts):
        words = f"The stones hit {len(run.contacts)} times, and part again each time."
    elif not 0 < when < run.time[-1]:
        words = f"The stones are never nearer than at the start, {figure(least, 'm')}."
    else:
        one, other = run.at(when).position.tolist()
        marks.append(Span(tuple(one), tuple(other), text=f"nearest {figure(least, 'm')}"))
        words = f"The stones pass each other, {figure(least, 'm')} apart at the nearest."
    return Picture(words, tuple(marks), chart)
