"""Curved walls as lines, for the still of a picture; the page draws them alike.

`page/stage/ground/walls_and_grid.js` does the same in the page.
"""

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["PIECES", "face_of_wall"]

Floats = NDArray[np.float64]

#: Pieces of a curve: few bytes, and within a pixel of the page's own line.
PIECES = 64

#: How far a parabola is drawn, in radii at its vertex.
REACH = 6.0


def face_of_wall(wall: Mapping[str, Any], radii: Floats) -> Floats:
    """Points along a wall as a page draws it, (P, 2) m; none for a wall of one's own.

    Parameters
    ----------
    wall : as a picture holds it, by kind and numbers
    radii : (n,) m, of the balls; a curve of centres is drawn a radius behind it
    """
    kind = wall.get("kind")
    if kind == "segment":
        return np.array([wall["start"][:2], wall["end"][:2]])
    if kind == "arc":
        return _arc(wall)
    if kind in ("parabola", "ellipse"):
        same = wall["of_centres"] and np.ptp(radii) == 0
        behind = float(radii[0]) if same else 0.0
        return _parabola(wall, behind) if kind == "parabola" else _ellipse(wall, behind)
    return np.zeros((0, 2))


def _arc(wall: Mapping[str, Any]) -> Floats:
    first = wall["start"] or 0.0
    turn = 2 * math.pi
    sweep = turn if wall["start"] is None else (wall["end"] - first) % turn or turn
    angle = first + np.linspace(0, sweep, PIECES + 1)
    round_it = np.stack([np.cos(angle), np.sin(angle)], axis=1)
    points: Floats = np.array(wall["centre"]) + wall["radius"] * round_it
    return points


def _parabola(wall: Mapping[str, Any], behind: float) -> Floats:
    """Dense at the vertex, moved outwards along its normals."""
    a, axis = wall["radius"], np.array(wall["axis"])
    far = np.linspace(-1, 1, PIECES + 1)
    x = REACH * a * far * (0.25 + 0.75 * far**2)
    slope = x / a
    out = behind / np.sqrt(1 + slope**2)
    own = np.stack([x + slope * out, x**2 / (2 * a) - out], axis=1)
    across = np.array([axis[1], -axis[0]])
    points: Floats = np.array(wall["vertex"]) + own[:, :1] * across + own[:, 1:] * axis
    return points


def _ellipse(wall: Mapping[str, Any], behind: float) -> Floats:
    """Moved outwards along its normals."""
    turn = np.linspace(0, 2 * math.pi, PIECES + 1)
    axes, round_it = np.array(wall["semi_axes"]), np.stack([np.cos(turn), np.sin(turn)], axis=1)
    normal = round_it / axes
    own = axes * round_it + behind * normal / np.linalg.norm(normal, axis=1, keepdims=True)
    c, s = math.cos(wall["angle"]), math.sin(wall["angle"])
    points: Floats = np.array(wall["centre"]) + own @ np.array([[c, s], [-s, c]])
    return points
