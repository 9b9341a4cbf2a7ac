"""Where bodies leave the loop, over the height from which they start."""

import math

import numpy as np

from kernel_lib.experiments import Sentence, Values
from kernel_lib.experiments.track.controls import BALL, BLOCK, HOOP, LOOP, TIN
from kernel_lib.experiments.track.law import least_height, left, turned
from kernel_lib.experiments.track.shapes import SHARES, scene_of, solver_of, starts
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.trajectory import Floats

__all__ = ["leaving_angle", "leaving_angles", "present"]


def leaving_angle(body: str, height: float) -> float:
    """Angle from the lowest point at which a body that never slips leaves the loop, °.

    v² = -g cos θ there, and (1 + share)/2 v² = g (H - 1 + cos θ): cos θ = -2 (H - 1)/(3 + share).

    height : of the centre at the start, in radii, above 1; nan where it does not leave
    """
    if not 1 < height < least_height(body):
        return math.nan
    return math.degrees(math.acos(-2 * (height - 1) / (3 + SHARES.get(body, 0.0))))


def leaving_angles(values: Values) -> dict[Sentence, tuple[Floats, Floats]]:
    """The law for each body, up to the height from which it gets round."""
    lines = {}
    for body in (BLOCK, BALL, TIN, HOOP):
        # Densest at the end, where the line stands upright.
        heights = 1 + (least_height(body) - 1) * np.sin(np.linspace(0, np.pi / 2, 60))[1:-1]
        angles = [leaving_angle(body, height) for height in heights.tolist()]
        ends = np.append(heights, least_height(body)), np.append(angles, 180.0)
        lines[Sentence("track-body", body=body)] = ends
    return lines


def present(values: Values) -> dict[Sentence, tuple[float, float]]:
    """Where the bodies on the stage leave."""
    found = {}
    if values["place"] == LOOP:
        for name, start in starts(values).items():
            run = simulate(scene_of(values, *start), 4.0, solver_of(start[1]))
            gone = left(run)
            if gone is not None and gone.y > 1:
                here = Sentence("track-chart-here", body=name)
                found[here] = values["height"], turned(LOOP, gone.x, gone.y)
    return found
