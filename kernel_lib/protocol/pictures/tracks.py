"""The track of a run as a line: where it carries the rims of balls, or as the wire of a bead."""

import math
from typing import Any

import numpy as np

from kernel_lib.state.trajectory import Trajectory

__all__ = ["track_of"]

#: Pieces of a whole track: within a pixel of it, and some hundred numbers.
PIECES = 120


def track_of(run: Trajectory) -> list[dict[str, Any]]:
    """The line of a track, among the walls of a run; none without one.

    A track on which centres run lies a radius below them, where all balls have one; the wire of a
    bead goes through its centre. Places are right to 1e-5 of its size.
    """
    track = run.scene.track
    if track is None:
        return []
    radii = {ball.radius for ball in run.scene.balls}
    wire = any(run.held_by_wire)
    below = track.of_centres and not wire and len(radii) == 1
    points = track.points(track.length / PIECES, max(radii) if below else 0.0)
    digits = 5 - math.ceil(math.log10(float(np.ptp(points, axis=0).max())))
    lines = [np.round(points, digits).tolist()]
    return [{"kind": "track", "wire": wire, "of_centres": False, "lines": lines}]
