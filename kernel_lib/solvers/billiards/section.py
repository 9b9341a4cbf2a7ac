"""Poincaré sections by exact events: many orbits of one ball on one curve."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kernel_lib.contacts.conic_walls import Ellipse, Parabola
from kernel_lib.contacts.finite_walls import Arc
from kernel_lib.numerics.compile import available, compiled, ready
from kernel_lib.solvers.billiards.bounce_loop import COLUMNS, section_loop
from kernel_lib.solvers.refusals import refuse
from kernel_lib.state.acting import surface_between
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import CONTACT_TOLERANCE
from kernel_lib.state.trajectory import Floats
from kernel_lib.state.vectors import as_three
from kernel_lib.state.walls import side_of

__all__ = ["Section", "section"]

#: Bounces from which compiling the loop, or loading it, is worth its time.
WORTH_COMPILING = 20_000


@dataclass(frozen=True)
class Section:
    """Bounces of many orbits, those that fly off filled up with nan.

    time : (orbits, count) s, of each bounce
    position : (orbits, count, 2) m, of the ball's centre then
    velocity : (orbits, count, 2) m/s, after it
    along : (orbits, count) m/s, velocity along the wall, anticlockwise about a normal that
        points to the ball's side: with the wall below, positive to the right
    """

    time: Floats
    position: Floats
    velocity: Floats
    along: Floats

    def __repr__(self) -> str:
        return f"<Section: {self.time.shape[0]} orbits of {self.time.shape[1]} bounces>"


def section(
    scene: Scene, count: int, starts: Sequence[Any] | None = None, compile: bool | None = None
) -> Section:
    """Where and how orbits meet the wall: the points of a Poincaré section.

    Impacts alone are computed, some hundred times faster than `simulate` if compiled.

    Parameters
    ----------
    scene : one smooth ball, and one whole circle, a Parabola or Ellipse `of_centres`; gravity,
        or a central force about the ellipse's centre
    count : bounces of each orbit
    starts : (orbits, 4) x, y in m and u, v in m/s, of each orbit; None takes that of the scene
    compile : whether the loop is compiled; None: if numba is there and it is worth it

    Returns
    -------
    Section

    Raises
    ------
    ValueError : a scene of more than this, or starts beyond the wall
    ModuleNotFoundError : compile=True without numba
    """
    wall, axes, numbers = _checked(scene, count)
    ball = scene.balls[0]
    given = [[*ball.position, *ball.velocity]] if starts is None else starts
    states = np.array(given, dtype=float).reshape(-1, 4)
    begun = _in_own_frame(wall, states, ball.radius, numbers[5])
    orbits = len(states)
    size = orbits * count
    if compile is None:
        compile = available() and (size >= WORTH_COMPILING or ready(section_loop) != "")
    if compile:
        out: Any = np.full(COLUMNS * size, np.nan)
        loop = compiled(section_loop, exact=True)
        loop(begun.ravel(), np.array(numbers), orbits, count, out, np.zeros(orbits, dtype=np.int64))
    else:
        out = [np.nan] * (COLUMNS * size)
        section_loop(begun.ravel().tolist(), numbers, orbits, count, out, [0] * orbits)
    return _section(wall, np.reshape(out, (orbits, count, COLUMNS)), axes, numbers[5])


def _checked(scene: Scene, count: int) -> tuple[Any, tuple[float, float], list[float]]:
    """The wall, its two lengths, and what the loop needs of the scene; complaints otherwise."""
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise ValueError(f"count must be a whole number of at least 1, got {count!r}")
    if len(scene.balls) != 1 or len(scene.walls) != 1:
        raise ValueError(
            f"a section takes one ball and one wall, got {len(scene.balls)} and "
            f"{len(scene.walls)}; use Events for other scenes"
        )
    refuse("a section", scene, "drag", "friction", "moving walls", "restitution law")
    wall, ball = scene.walls[0], scene.balls[0]
    side = side_of(wall, as_three(ball.position), ball.radius)
    if isinstance(wall, Arc) and wall.whole:
        radius = wall.radius - side * ball.radius
        axes = (radius, radius)
    elif isinstance(wall, Ellipse) and wall.of_centres:
        axes = (wall.semi_axes[0], wall.semi_axes[1])
    elif isinstance(wall, Parabola) and wall.of_centres:
        axes = (wall.radius, 0.0)
    else:
        raise ValueError(
            "a section takes a whole circle, or a Parabola or Ellipse with of_centres=True, got "
            f"{wall!r}; use Events for other walls"
        )
    gravity = np.array(scene.gravity, dtype=float)
    if scene.central_force != 0:
        about = (0.0, 0.0) if scene.force_centre is None else tuple(scene.force_centre)
        if gravity.any() or axes[1] == 0 or about != wall.centre:
            raise ValueError(
                "a section takes a central force about the centre of an ellipse or circle alone, "
                "without gravity; use Events for other scenes"
            )
    e = surface_between(scene, 0, -1).restitution
    down = _turned(wall, gravity[None, :])[0]
    return wall, axes, [*down.tolist(), scene.central_force, *axes, side, e]


def _turned(wall: Any, vectors: Floats, back: bool = False) -> Floats:
    """Vectors in the directions of the conic's own coordinates, or back from them."""
    if isinstance(wall, Arc):
        return vectors
    x = wall.own((1.0, 0.0)), wall.own((0.0, 1.0))
    matrix = np.array(x)
    turned: Floats = vectors @ (matrix.T if back else matrix)
    return turned


def _origin(wall: Any) -> Floats:
    return np.array(wall.vertex if isinstance(wall, Parabola) else wall.centre)


def _in_own_frame(wall: Any, states: Floats, radius: float, side: float) -> Floats:
    """Starts in the conic's coordinates, with whether each leaves it."""
    places, velocities = states[:, :2], states[:, 2:]
    reach = 0.0 if getattr(wall, "of_centres", False) else radius
    gaps = np.array([side * wall.distance(tuple(place)) for place in places.tolist()]) - reach
    for orbit in np.flatnonzero(gaps < -CONTACT_TOLERANCE * radius):
        raise ValueError(
            f"start {orbit} at {tuple(places[orbit].tolist())} is {-gaps[orbit]:.6g} m beyond the "
            "wall; all must lie on the side of the ball"
        )
    leaves = gaps <= CONTACT_TOLERANCE * radius
    own = _turned(wall, places - _origin(wall)), _turned(wall, velocities)
    return np.column_stack([*own, leaves.astype(float)])


def _section(wall: Any, rows: Floats, axes: tuple[float, float], side: float) -> Section:
    x, y, u, v = np.moveaxis(rows[..., 1:], -1, 0)
    a, b = axes
    # The normal towards the concave side; along is it turned by -90 degrees.
    p, q = (-x / a, np.ones_like(x)) if b == 0 else (-x / a**2, -y / b**2)
    along = side * (u * q - v * p) / np.hypot(p, q)
    position = _turned(wall, rows[..., 1:3], back=True) + _origin(wall)
    return Section(rows[..., 0], position, _turned(wall, rows[..., 3:], back=True), along)
