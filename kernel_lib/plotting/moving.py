"""A run as a film: its balls move, each draws the path behind it."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from kernel_lib.plotting.figure import HUES, INK, frame_and_walls, plane_of, pyplot
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["MOST_PICTURES", "film"]

#: Pictures of a film; more take minutes to draw, and no page likes to load them.
MOST_PICTURES = 2000

#: Inches of a film's width, of what stands around its axes, and of its height.
WIDTH, AROUND, HEIGHTS = 6.4, 0.9, (2.4, 8.0)

#: Pictures a second that a GIF can keep: its time is counted in hundredths of a second.
RATES = (1, 2, 4, 5, 10, 20, 25, 50)


def film(
    run: Trajectory,
    file: str | Path,
    *,
    speed: float = 1.0,
    pictures_per_second: int = 25,
    plane: str = "",
    title: str = "",
) -> Path:
    """Write a run as a GIF: balls, walls, and of each path what lies behind.

    Parameters
    ----------
    run : Trajectory
    file : where to; its name ends in .gif
    speed : seconds of the run in a second of the film
    pictures_per_second : 1, 2, 4, 5, 10, 20, 25 or 50
    plane : as in `plot`
    title : stands above

    Returns
    -------
    Path : of the file

    Raises
    ------
    ValueError : for what is no run, axes that it has not, another ending, a speed that is not
        above zero, a rate that a GIF cannot keep, or more than 2000 pictures
    ModuleNotFoundError : without matplotlib, naming the extra that brings it
    """
    target = Path(file)
    moments = _moments(run, target, speed, pictures_per_second)
    seen, plt = plane_of(run, plane), pyplot("kl.film")
    figure, axes = plt.subplots(layout="constrained")
    try:
        axes.set_title(title)
        _shoot(figure, axes, run, moments, target, pictures_per_second, seen)
    finally:
        plt.close(figure)
    return target


def _moments(run: Trajectory, target: Path, speed: float, rate: int) -> Floats:
    """(N,) s of the run, a picture each; the last one is its end."""
    if not isinstance(run, Trajectory):
        raise ValueError(f"film takes a run, as simulate returns it; got {type(run).__name__}")
    if target.suffix.lower() != ".gif":
        raise ValueError(f"a film is a GIF: a name such as film.gif, got {target.name!r}")
    if not (np.isfinite(speed) and speed > 0):
        raise ValueError(f"speed must lie above 0, got {speed:g}")
    if rate not in RATES:
        raise ValueError(f"pictures_per_second must be one of {RATES}, got {rate}")
    end = float(run.time[-1])
    count = int(np.ceil(end / speed * rate)) + 1
    if count > MOST_PICTURES:
        raise ValueError(
            f"{end:g} s at speed {speed:g} are {count} pictures, more than {MOST_PICTURES}: "
            f"a speed of {end * rate / (MOST_PICTURES - 1):.3g} or more, or fewer a second"
        )
    return np.minimum(np.arange(count) * speed / rate, end)


def _shoot(
    figure: Any,
    axes: Any,
    run: Trajectory,
    moments: Floats,
    target: Path,
    rate: int,
    seen: list[int],
) -> None:
    frame_and_walls(axes, run, seen)
    (left, right), (low, high) = axes.get_xlim(), axes.get_ylim()
    tall = float(np.clip(WIDTH * (high - low) / (right - left) + AROUND, *HEIGHTS))
    figure.set_size_inches(WIDTH, tall)
    places = run.sample(moments).position[:, :, seen]
    circle = import_module("matplotlib.patches").Circle
    several = len(run.scene.balls) > 1
    paths, discs, numbers = [], [], []
    for ball, body in enumerate(run.scene.balls):
        hue = HUES[ball % len(HUES)]
        paths.append(axes.plot([], [], color=hue, linewidth=1.5)[0])
        discs.append(axes.add_patch(circle(places[0, ball], body.radius, color=hue, linewidth=0)))
        # A number shows what a hue alone would.
        name = str(ball + 1) if several else ""
        numbers.append(axes.text(0, 0, name, ha="center", va="center", fontsize=8, color="white"))
    clock = axes.text(0.02, 0.96, "", transform=axes.transAxes, va="top", color=INK)
    writer = import_module("matplotlib.animation").PillowWriter(fps=rate)
    with writer.saving(figure, str(target), dpi=100):
        for now, moment in enumerate(moments.tolist()):
            for ball, (path, disc) in enumerate(zip(paths, discs, strict=True)):
                path.set_data(*places[: now + 1, ball].T)
                disc.center = tuple(places[now, ball])
                numbers[ball].set_position(disc.center)
            clock.set_text(f"{moment:.2f} s")
            writer.grab_frame()
