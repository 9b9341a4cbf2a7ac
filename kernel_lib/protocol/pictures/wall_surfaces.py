"""What a wall does to the balls of a run, as numbers for the words that stand on it."""

import math
from typing import Any

from kernel_lib.state.acting import surface_between
from kernel_lib.state.scene import Scene

__all__ = ["surface_data"]


def surface_data(scene: Scene, wall: Any) -> dict[str, Any] | None:
    """Coefficients of a wall, where all balls meet it alike and at every speed.

    Returns
    -------
    "back": the share of the closing speed that it gives back; "rubs": friction, None without
    limit; "grips": whether a tangential force can act. None where the restitution depends on the
    speed or on the pair.
    """
    partner = -1 - next(j for j, other in enumerate(scene.walls) if other is wall)
    found = {surface_between(scene, i, partner) for i in range(len(scene.balls))}
    if len(found) != 1:
        return None
    (surface,) = found
    if not isinstance(surface.restitution, float):
        return None
    friction = surface.friction
    return {
        "back": surface.restitution,
        "rubs": None if friction is None or math.isinf(friction) else float(friction),
        "grips": not surface.smooth,
    }
