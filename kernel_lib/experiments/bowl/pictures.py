"""What the stage draws of lesson 07 once a question is answered."""

import numpy as np

from kernel_lib.experiments.bowl.controls import DISH
from kernel_lib.experiments.bowl.law import bounces
from kernel_lib.experiments.bowl.shapes import axis_of, limit
from kernel_lib.experiments.charts import Chart
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Values
from kernel_lib.experiments.teaching.picture import Mark, Picture, Spot, Way
from kernel_lib.state.trajectory import Trajectory

__all__ = ["of_distance", "of_limits"]

#: Half of the line at the limit, in radii.
_HALF_LINE = 0.6


def of_limits(bowls: list[tuple[Values, Trajectory]]) -> Picture:
    """Axis, centre and half the radius of each bowl: up to there a ball stays near the middle."""
    marks: list[Mark] = []
    for values, run in bowls:
        x, half, radius = axis_of(run)[0], limit(values), float(values["radius"])
        reach = _HALF_LINE * radius
        # Its text stands at its left half: the flag of the guess is at the right.
        line = ((x + reach, half), (x, half), (x - reach, half))
        marks.append(Way(((x, 0.0), (x, radius)), dashed=True))
        marks.append(Way(line, dashed=True, text="half the radius:\na mirror's focus"))
        marks.append(Spot((x, half)))
        if values["shape"] != DISH:
            marks.append(Spot((x, radius), text="centre"))
    limits = " and ".join(figure(limit(values), "m") for values, _ in bowls)
    return Picture(
        f"Half the radius of curvature is at {limits}: a mirror of this shape has its focus there. "
        "Dropped from below it a ball stays near the axis.",
        tuple(marks),
    )


def of_distance(one: Trajectory, other: Trajectory, until: int) -> Picture:
    """The distance of two balls at each bounce up to one of them, on a log scale."""
    apart = 1000 * np.linalg.norm(bounces(one)[:until] - bounces(other)[:until], axis=1)
    count = np.arange(1, len(apart) + 1)
    seen = apart > 0
    last = figure(float(apart[-1]), "mm")
    return Picture(
        f"The distance of the two balls at each bounce: {figure(float(apart[0]), 'mm')} at the "
        f"first, {last} at bounce {until}.",
        chart=Chart(
            "Distance of the two balls",
            "bounce",
            "distance (mm)",
            lambda _: {"distance": (count[seen], apart[seen])},
            y_scale="log",
            points=lambda _: {last: (float(until), float(apart[-1]))},
        ),
    )
