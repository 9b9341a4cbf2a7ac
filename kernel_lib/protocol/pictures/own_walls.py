"""Walls of one's own as lines: where their distance is zero, found without knowing more of them."""

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from kernel_lib.state.trajectory import Trajectory

__all__ = ["lines_of_wall", "square_around"]

Floats = NDArray[np.float64]
Distance = Callable[[tuple[float, float]], float]
Cell = tuple[int, int]

#: How often the square is halved: its cells are then a few pixels wide.
LEVELS = 8

#: Most cells that are looked at more closely; of a wall that is nearly everywhere fewer levels.
MOST_CELLS = 2_000

#: Half of the square's side, in sides of what the balls sweep over: a wide stage shows as much.
REACH = 2.0


def square_around(run: Trajectory) -> tuple[float, float, float]:
    """Left and lower end, and side, m, of the square in which the walls of a run are drawn."""
    radii = np.array([ball.radius for ball in run.scene.balls])[:, None]
    low = (run.position[..., :2] - radii).min(axis=(0, 1))
    high = (run.position[..., :2] + radii).max(axis=(0, 1))
    half = REACH * float((high - low).max())
    x, y = ((low + high) / 2).tolist()
    return x - half, y - half, 2 * half


def lines_of_wall(distance: Distance, square: tuple[float, float, float]) -> list[Floats]:
    """Lines on which a wall's distance is zero.

    A cell whose centre is farther from the wall than its corners holds none of it, since a
    distance grows no faster than one moves; the others are halved.

    Parameters
    ----------
    distance : takes a point, m, returns the signed distance, m
    square : left, lower end, side, m

    Returns
    -------
    each (P, 2) m; closed ones end where they begin
    """
    left, low, side = square

    def at(x: float, y: float) -> float:
        try:
            return float(distance((left + x * side, low + y * side)))
        except (ArithmeticError, ValueError):  # there it is not defined
            return math.nan

    cells, count = _cells_near(at, side)
    links = _links(at, cells, count)
    return [np.array([left, low]) + side * np.array(line) for line in _chained(links)]


def _cells_near(at: Callable[[float, float], float], side: float) -> tuple[list[Cell], int]:
    """Cells that the line may cross, and how many of them lie along a side of the square."""
    cells: list[Cell] = [(0, 0)]
    count = 1
    while count < 2**LEVELS and len(cells) <= MOST_CELLS:
        count *= 2
        parts = [(2 * i + a, 2 * j + b) for i, j in cells for a in (0, 1) for b in (0, 1)]
        reach = 1.001 * side / count * math.sqrt(0.5)
        cells = [
            (i, j) for i, j in parts if not abs(at((i + 0.5) / count, (j + 0.5) / count)) > reach
        ]
    return cells, count


def _links(
    at: Callable[[float, float], float], cells: list[Cell], count: int
) -> dict[tuple[float, float], list[tuple[float, float]]]:
    """Crossings of the edges of cells, each with those to which the line goes on from it."""
    corners = {(i + a, j + b) for i, j in cells for a in (0, 1) for b in (0, 1)}
    known = {(i, j): at(i / count, j / count) for i, j in corners}

    def crossing(one: Cell, two: Cell) -> tuple[float, float] | None:
        d, e = known[one], known[two]
        if (d >= 0) == (e >= 0) or math.isnan(d) or math.isnan(e):
            return None
        part = d / (d - e)
        x, y = (a + part * (b - a) for a, b in zip(one, two, strict=True))
        return x / count, y / count

    links: dict[tuple[float, float], list[tuple[float, float]]] = {}
    for i, j in cells:
        a, b, c, d = (i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)
        found = [one for one in map(crossing, (a, b, d, a), (b, c, c, d)) if one]
        for one, two in zip(found[::2], found[1::2], strict=False):
            if one != two:
                links.setdefault(one, []).append(two)
                links.setdefault(two, []).append(one)
    return links


def _chained(
    links: dict[tuple[float, float], list[tuple[float, float]]],
) -> list[list[tuple[float, float]]]:
    """The links as few lines: those with ends first, then closed ones."""
    lines = []
    for begin in sorted(links, key=lambda one: len(links[one])):
        while links[begin]:
            line, here = [begin], begin
            while links[here]:
                following = links[here].pop()
                links[following].remove(here)
                line.append(following)
                here = following
            lines.append(line)
    return lines
