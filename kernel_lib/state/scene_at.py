"""A new scene from a moment of a run: to continue otherwise, or to let everything run back."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Snapshot, Trajectory
from kernel_lib.state.walls import Accelerated, Steady

__all__ = ["scene_at", "scene_of"]


def scene_at(run: Trajectory, time: float | None = None, backwards: bool = False) -> Scene:
    """The scene with everything where a run has it at a moment.

    Backwards, every velocity and spin is turned round: without loss and drag, and if rounding let
    it, the run of it would be the first one backwards.

    Parameters
    ----------
    run : Trajectory
    time : s, between the first frame and the last; None is the end
    backwards : whether velocities, spins and walls that move are turned round

    Returns
    -------
    Scene

    Raises
    ------
    ValueError : a moment outside the run, or a wall that shakes, whose phase a scene cannot keep
    """
    return scene_of(run.at(float(run.time[-1]) if time is None else time), backwards)


def scene_of(shown: Snapshot, backwards: bool = False) -> Scene:
    """The scene with everything where it is at a moment; errors as those of `scene_at`."""
    scene, sign = shown.scene, -1.0 if backwards else 1.0
    balls = [
        _ball(ball, c, v, w, sign)
        for ball, c, v, w in zip(
            scene.balls,
            shown.position.tolist(),
            shown.velocity.tolist(),
            shown.spin.tolist(),
            strict=True,
        )
    ]
    walls = [_wall(wall, shown.time, sign) for wall in scene.walls]
    return replace(scene, balls=balls, walls=walls)


def _ball(ball: Ball, c: Sequence[float], v: Sequence[float], w: Any, sign: float) -> Ball:
    spin = sign * w if isinstance(w, float) else tuple(sign * x for x in w)
    return replace(ball, position=tuple(c), velocity=tuple(sign * x for x in v), spin=spin)


def _wall(wall: Any, time: float, sign: float) -> Any:
    moves = getattr(wall, "moves", None)
    if moves is None:
        return wall
    if not isinstance(moves, Steady | Accelerated) or not hasattr(wall, "point"):
        raise ValueError(f"scene_at takes planes that move steadily, got {wall!r}")
    shift, speed, faster = (each[: len(wall.point)] for each in moves.at(time))
    point = tuple(x + u for x, u in zip(wall.point, shift, strict=True))
    velocity = tuple(sign * u for u in speed)
    on = Steady(velocity) if isinstance(moves, Steady) else Accelerated(velocity, faster)
    return replace(wall, point=point, moves=on)
