"""A run as a figure by matplotlib: paths and balls, or a quantity over time."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["HUES", "INK", "frame_and_walls", "plane_of", "plot", "pyplot"]

#: Colours of the balls, as the lessons draw them; the sixth is that of the first again.
HUES = ("#0B62B4", "#B93E0A", "#0B7448", "#8A3A94", "#7F5C00")
INK = "#1B2030"

#: Moments at which balls are drawn where none are named.
MOMENTS = 8

#: Above so many balls they would hide each other: drawn at the end alone, without numbers.
CROWD = 12

#: Pieces in which a whole circle is drawn.
CIRCLE_PIECES = 120

#: Places along each axis at which the distance to a curved wall is asked for.
GRID = 100

#: Air around what is drawn, parts of its size.
AIR = 0.05


def plot(
    run: Trajectory,
    over_time: Callable[[Trajectory], ArrayLike] | None = None,
    *,
    at: ArrayLike | None = None,
    plane: str = "",
    label: str = "",
    axes: Any = None,
) -> Any:
    """Draw a run: the paths of its balls with the walls, or a quantity over time.

    Parameters
    ----------
    run : Trajectory
    over_time : takes the run, returns (K+1,) or (K+1, n) numbers, such as `kl.kinetic_energy`;
        without it the paths are drawn
    at : (T,) s, moments at which the balls are drawn on their paths; by default eight, even in
        time, or the last one where there are more than twelve balls, which then have no numbers
    plane : which two axes of a run in space are drawn, such as "xy" for a table from above; by
        default x and what points upwards
    label : of the axis of `over_time`, or of its line where there are several; by default its name
    axes : of matplotlib, to draw into; by default new ones

    Returns
    -------
    the Axes of matplotlib

    Raises
    ------
    ValueError : for what is no run, moments outside of it, axes that it has not, or numbers that
        are not one a frame
    ModuleNotFoundError : without matplotlib, naming the extra that brings it
    """
    if not isinstance(run, Trajectory):
        raise ValueError(f"plot draws a run, as simulate returns it; got {type(run).__name__}")
    moments, seen = _moments(run, at), plane_of(run, plane)
    numbers = None if over_time is None else _numbers(run, over_time)
    axes = axes if axes is not None else pyplot("kl.plot").subplots()[1]
    if numbers is not None:
        _draw_over_time(axes, run, numbers, label or getattr(over_time, "__name__", ""))
    else:
        _draw_paths(axes, run, moments, seen)
    return axes


def pyplot(needed_by: str) -> Any:
    """matplotlib.pyplot; ModuleNotFoundError names who needs it and the extra that brings it."""
    try:
        return import_module("matplotlib.pyplot")
    except ModuleNotFoundError as error:
        if not str(error.name).startswith("matplotlib"):
            raise
        raise ModuleNotFoundError(
            f'{needed_by} needs matplotlib: pip install "carom[widgets]"', name="matplotlib"
        ) from None


def _moments(run: Trajectory, at: ArrayLike | None) -> Floats:
    end = float(run.time[-1])
    if at is None:
        crowded = len(run.scene.balls) > CROWD
        return np.array([end]) if crowded else np.linspace(0, end, MOMENTS)
    moments = np.ravel(np.asarray(at, dtype=float))
    outside = moments[~((moments >= 0) & (moments <= end))]
    if outside.size:
        raise ValueError(f"moments lie from 0 to {end:g} s, the end of the run; got {outside[0]:g}")
    return moments


def _numbers(run: Trajectory, over_time: Callable[[Trajectory], ArrayLike]) -> Floats:
    numbers: Floats = np.asarray(over_time(run), dtype=float)
    if numbers.ndim not in (1, 2) or len(numbers) != len(run.time):
        raise ValueError(
            f"a quantity over time has one row for each of {len(run.time)} frames, "
            f"got the shape {numbers.shape}"
        )
    return numbers


def _draw_over_time(axes: Any, run: Trajectory, numbers: Floats, label: str) -> None:
    """A line for each column; columns are balls where there are as many."""
    columns = numbers.reshape(len(run.time), -1).T
    name = label.replace("_", " ")
    for k, column in enumerate(columns):
        colour = INK if len(columns) == 1 else HUES[k % len(HUES)]
        one = f"{name} {k + 1}".strip() if len(columns) > 1 else name
        dash = ("-", "--", ":", "-.")[k % 4]
        axes.plot(run.time, column, linestyle=dash, color=colour, linewidth=1.6, label=one)
    axes.set(xlabel="time (s)", ylabel=name)
    axes.locator_params(axis="x", nbins=7)
    if len(columns) > 1:
        axes.legend(frameon=False)


def _draw_paths(axes: Any, run: Trajectory, moments: Floats, seen: list[int]) -> None:
    """Paths, the balls at some moments, and walls across the whole picture."""
    frame_and_walls(axes, run, seen)
    places = run.position[:, :, seen]
    for ball in range(len(run.scene.balls)):
        hue = HUES[ball % len(HUES)]
        axes.plot(*places[:, ball].T, color=hue, linewidth=1.5, label=f"ball {ball + 1}")
        _draw_ball(axes, run, ball, moments, seen, hue)


def frame_and_walls(axes: Any, run: Trajectory, seen: list[int]) -> None:
    """Axes that hold all places of a run, with its walls."""
    places = run.position[:, :, seen]
    radii = np.array([ball.radius for ball in run.scene.balls])
    low = (places - radii[:, None]).min(axis=(0, 1))
    high = (places + radii[:, None]).max(axis=(0, 1))
    air = AIR * float(np.max(high - low))
    axes.set(xlim=(low[0] - air, high[0] + air), ylim=(low[1] - air, high[1] + air))
    axes.set_aspect("equal")
    axes.set(**{f"{one}label": f"{'xyz'[k]} (m)" for one, k in zip("xy", seen, strict=True)})
    for wall in run.scene.walls:
        _draw_wall(axes, wall, seen)
    circle = import_module("matplotlib.patches").Circle
    for pocket in run.scene.pockets:
        place = tuple(pocket.centre[k] for k in seen)
        axes.add_patch(circle(place, pocket.radius, color=INK, alpha=0.35, zorder=0.4))
    if run.scene.track is not None:
        line = run.scene.track.points(run.scene.track.length / GRID)
        axes.plot(*line.T, color=INK, linewidth=2.5, zorder=0.5)
    axes.set_autoscale_on(False)


def plane_of(run: Trajectory, plane: str) -> list[int]:
    """The axes drawn across and upwards: as named, else x, and z where gravity pulls along it."""
    dimension = run.position.shape[2]
    if not plane:
        pull = np.abs(np.ravel(run.scene.gravity))
        return [0, 2 if dimension > 2 and pull[2] > pull[1] else 1]
    known = "xyz"[:dimension]
    if len(plane) != 2 or plane[0] == plane[1] or not set(plane) <= set(known):
        raise ValueError(f"plane must be two of the axes {', '.join(known)}, got {plane!r}")
    return [known.index(one) for one in plane]


def _draw_ball(
    axes: Any, run: Trajectory, ball: int, moments: Floats, seen: list[int], hue: str
) -> None:
    circle = import_module("matplotlib.patches").Circle
    radius = run.scene.balls[ball].radius
    for moment in moments.tolist():
        x, y = run.at(moment).position[ball, seen]
        axes.add_patch(circle((x, y), radius, facecolor=hue, edgecolor=hue, alpha=0.35))
        if 1 < len(run.scene.balls) <= CROWD:  # a number shows what a hue alone would
            axes.text(x, y, ball + 1, ha="center", va="center", fontsize=8, color=INK)


def _draw_wall(axes: Any, wall: Any, seen: list[int]) -> None:
    """A wall where it crosses the picture; a plane that lies in the picture is not seen."""
    if not isinstance(wall, Plane):
        _draw_curved_wall(axes, wall)
        return
    point, normal = np.asarray(wall.point, dtype=float), np.asarray(wall.normal, dtype=float)
    across, along = normal[seen]
    if across == along == 0:
        return
    foot = np.array([across, along]) * (point @ normal) / (across**2 + along**2)
    axes.axline(foot, foot + np.array([-along, across]), color=INK, linewidth=2.5, zorder=0.5)


def _draw_curved_wall(axes: Any, wall: Any) -> None:
    """A segment or an arc as a line; of any other wall the line where its distance is zero."""
    if hasattr(wall, "ends"):
        axes.plot(*_line(wall).T, color=INK, linewidth=2.5, zorder=0.5)
        return
    x, y = (np.linspace(low, high, GRID) for low, high in (axes.get_xlim(), axes.get_ylim()))
    distance = np.array([[wall.distance((a, b)) for a in x.tolist()] for b in y.tolist()])
    level = 0.0 if distance.min() < 0 else 1.5 * max(x[1] - x[0], y[1] - y[0])
    axes.contour(x, y, distance, [level], colors=INK, linewidths=2.5, zorder=0.5)


def _line(wall: Any) -> Floats:
    """Points along a segment or an arc, (N, 2) m."""
    if not hasattr(wall, "sweep"):
        return np.array([wall.start, wall.end])
    pieces = max(round(CIRCLE_PIECES * wall.sweep / (2 * np.pi)), 2)
    turn = (wall.start or 0.0) + np.linspace(0, wall.sweep, pieces + 1)
    centre: Floats = np.array(wall.centre)
    return centre + wall.radius * np.stack([np.cos(turn), np.sin(turn)], axis=1)
