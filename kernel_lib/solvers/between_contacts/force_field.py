"""Accelerations by a force field of one's own: what a scene's `force_field` says, checked."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from kernel_lib.solvers.system import System
from kernel_lib.state.vectors import Vector, as_three

__all__ = ["field_accelerations"]


def field_accelerations(
    system: System, time: float, c: Sequence[Vector], v: Sequence[Vector], w: Sequence[Vector]
) -> list[Vector]:
    """What the force field of a scene gives each ball, m/s^2; nothing to fixed balls.

    Parameters
    ----------
    time : s; c, v, w : places, velocities and spins of all balls, m, m/s and rad/s; w is not read
        unless the field takes spins

    Raises
    ------
    ValueError : forces that are not finite, or not one for each ball
    """
    field: Any = system.scene.force_field
    dim = system.dimension
    places, speeds = (np.array(each)[:, :dim] for each in (c, v))
    spins = [np.array(w)[:, 2] if dim == 2 else np.array(w)] if system.scene.field_by_spin else []
    found = np.asarray(field(time, places, speeds, *spins), dtype=float)
    if found.shape != places.shape:
        raise ValueError(
            f"force_field returns newtons of the shape {places.shape}, a row for each ball; "
            f"got {found.shape} at {time:g} s"
        )
    if not np.isfinite(found).all():
        ball = int(np.flatnonzero(~np.isfinite(found).all(axis=1))[0])
        raise ValueError(
            f"force_field returns finite newtons, got {found[ball].tolist()} for ball {ball} at "
            f"{c[ball][:dim]} m, {time:g} s"
        )
    weights = np.array(system.inverse_mass)[:, None]
    return [as_three(row) for row in (found * weights).tolist()]
