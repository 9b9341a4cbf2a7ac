"""What the walls feel: their push in each part of a run, beside theory."""

from collections.abc import Callable, Mapping
from itertools import pairwise

import numpy as np

from kernel_lib.experiments import Points, Sentence, Text, Values
from kernel_lib.experiments.many_balls.boxes import (
    dimension,
    inner_fraction,
    is_line,
    share_left,
)
from kernel_lib.experiments.many_balls.law import ideal_pressure, pressure
from kernel_lib.experiments.measures.gas import compressibility
from kernel_lib.state.invariants import kinetic_energy
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["FELT", "felt", "theory"]

Line = tuple[Floats, Floats]
Run = Callable[[Values], Trajectory]

#: Legends.
FELT = Sentence("many-balls-chart-felt")
POINTS, BALLS = "N kT/A", Sentence("many-balls-chart-room")

#: Parts of a run in which walls are weighed, and parts of these from which the error is found.
PARTS, WITHIN = 12, 8

#: Moments of theory's lines.
MOMENTS = 41


def felt(values: Values, run: Trajectory) -> dict[Text, Points]:
    """Push on the walls in each part, with its standard error."""
    edges = np.linspace(0.0, float(run.time[-1]), PARTS + 1).tolist()
    pieces = list(pairwise(edges))
    weighed = [pressure(values, run, since, until, WITHIN) for since, until in pieces]
    return {
        FELT: Points(
            [(since + until) / 2 for since, until in pieces],
            [one.pressure for one in weighed],
            y_error=[one.error for one in weighed],
        )
    }


def theory(values: Values, run: Trajectory) -> Mapping[Text, Line]:
    """N kT/A, and the same with the correction for the room that balls take, along the run."""
    if is_line(values):
        return {}
    end, dim = float(run.time[-1]), dimension(values)
    times = np.linspace(0.0, end, MOMENTS)
    energy = np.interp(times, run.time, kinetic_energy(run))
    share = share_left(values)
    left = 1 - (1 - share) * times / end if values["piston"] != 0 else np.full(MOMENTS, share)
    ideal = np.array(
        [ideal_pressure(values, e, part) for e, part in zip(energy, left, strict=True)]
    )
    factor = np.array([compressibility(inner_fraction(values, part), dim) for part in left])
    return {POINTS: (times, ideal), BALLS: (times, ideal * factor)}
