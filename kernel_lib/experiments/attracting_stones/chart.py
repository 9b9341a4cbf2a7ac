"""How near two stones come, over the speed sideways with which they start."""

import numpy as np

from kernel_lib.experiments import Sentence, Values
from kernel_lib.experiments.attracting_stones.controls import TWO
from kernel_lib.experiments.attracting_stones.orbits import (
    MILLI,
    TOUCH,
    conic,
    escape_speed,
    merging_speed,
)
from kernel_lib.state.trajectory import Floats

__all__ = ["nearest_distances", "present"]

#: Fastest speed that is drawn, mm/s; points of a line.
_FASTEST, _POINTS = 0.6, 121

Line = tuple[Floats, Floats]


def nearest_distances(values: Values) -> dict[Sentence, Line]:
    """Kepler's nearest distance, as of points; and where centres are as stones touch."""
    each = np.linspace(0, _FASTEST, _POINTS)
    distance = values["distance"]
    near = np.array([conic(distance, 2 * one * MILLI).nearest for one in each])
    lines = {
        Sentence("attracting-stones-near-kepler"): (each, near),
        Sentence("attracting-stones-near-touch"): (each, np.full(_POINTS, TOUCH)),
    }
    for name, limit in (
        (Sentence("attracting-stones-near-below"), merging_speed(distance)),
        (Sentence("attracting-stones-near-above"), escape_speed(distance)),
    ):
        lines[name] = np.full(2, limit / 2 / MILLI), np.array([0.0, distance])
    return lines


def present(values: Values) -> dict[Sentence, tuple[float, float]]:
    """The stones on the stage."""
    if values["situation"] != TWO:
        return {}
    each, distance = values["sideways"], values["distance"]
    near = max(TOUCH, conic(distance, 2 * each * MILLI).nearest)
    return {Sentence("attracting-stones-near-here"): (each, near)}
