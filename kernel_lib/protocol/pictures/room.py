"""What must be in view before a run is seen: it follows from what is given alone.

A view that is fitted to a run shows where it will lead.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.protocol.pictures.curved_walls import face_of_wall
from kernel_lib.state.bodies import Ball

__all__ = ["room_of"]

Floats = NDArray[np.float64]
Plane = tuple[Floats, Floats]  # a point, m, and the unit normal

#: Radii between a ball and the plane that it lies on.
TOUCHING = 1e-6

#: Part of the speed that balls which attract each other may get, that they have at the start.
AT_FIRST = 0.75

#: Moments of a flight at which its places are looked at.
LOOKS = 33


def room_of(facts: Mapping[str, Any], balls: Sequence[Ball], lasts: float) -> dict[str, Any]:
    """The room that balls need up to the first wall and as far beyond, and their greatest speed.

    A ball flies as if it met no other ball. Where no plane is, it comes as far as the balls lie
    apart, and one at rest is sent on like the fastest; balls that attract each other have room to
    go round their common centre. Of a curved wall the part below the highest ball is in view, of
    tracks, of strings and without gravity all.

    Parameters
    ----------
    facts : header of a run, of which its walls, pivots and gravity are read
    balls : at the start
    lasts : s, how long a ball moves along a wall on which it lies

    Returns
    -------
    "low", "high" : corners, m; "fastest" : m/s
    """
    place, velocity = (np.array([getattr(one, name) for one in balls], float)
                       for name in ("position", "velocity"))  # fmt: skip
    radii, pull = np.array([one.radius for one in balls]), np.array(facts["gravity"], float)
    planes = [
        (np.array(one["point"]), np.array(one["normal"]) / np.linalg.norm(one["normal"]))
        for one in facts["walls"]
        if "normal" in one
    ]
    speeds, ways = np.linalg.norm(velocity, axis=1), place[None]
    fastest = float(speeds.max())
    if planes:
        ways, fastest = _ways(planes, place, velocity, radii, pull, lasts)
    elif "attraction" in facts:
        ways, fastest = _around(place, np.array([one.mass for one in balls])), fastest / AT_FIRST
    elif fastest and not (facts["walls"] or facts["pivots"]):
        sent = np.where(speeds[:, None] > 0, velocity, velocity[speeds.argmax()])
        far = np.linalg.norm(np.ptp(place, axis=0)) / np.linalg.norm(sent, axis=1)
        ways = np.stack([place, place + far[:, None] * sent])
    low, high = (ways - radii[:, None]).min(axis=(0, 1)), (ways + radii[:, None]).max(axis=(0, 1))
    top = float((place[:, 1] + radii).max())
    for line in _lines(facts, radii, top, bool(pull.any())):
        low[:2] = np.minimum(low[:2], line.min(axis=0))
        high[:2] = np.maximum(high[:2], line.max(axis=0))
    return {"low": low.tolist(), "high": high.tolist(), "fastest": fastest}


def _ways(
    planes: Sequence[Plane], x: Floats, v: Floats, radii: Floats, pull: Floats, lasts: float
) -> tuple[Floats, float]:
    """Where balls come by up to the first plane and as far beyond, (T, n, d) m; the greatest speed.

    Without gravity the planes are the sides of a room, and all of them are in view.
    """
    gaps = np.stack([(x - p) @ n - radii for p, n in planes], axis=1)
    normals = np.array([n for _, n in planes])
    closing, falls = v @ normals.T, pull.any()
    meets = _meetings(gaps, closing, normals @ pull)
    lies = ((np.abs(gaps) <= TOUCHING * radii[:, None]) & (closing <= 0)).any(axis=1)
    time, first = meets.min(axis=1), normals[meets.argmin(axis=1)]
    flies = ~lies & np.isfinite(time)
    time = np.where(flies, time, np.where(lies, lasts, 0.0))
    times = np.linspace(0.0, time, LOOKS)[..., None]
    bent = np.where(flies[:, None], pull, 0.0)
    path = x + v * times + bent * times**2 / 2
    way = path[-1] - x
    beyond = path[-1] + flies[:, None] * (way - (way * first).sum(axis=1)[:, None] * first)
    for p, n in planes:
        beyond = beyond - np.minimum(0.0, (beyond - p) @ n - radii)[:, None] * n
    sides = [] if falls else [x - gap[:, None] * n for gap, n in zip(gaps.T, normals, strict=True)]
    fastest = np.linalg.norm(np.stack([v, v + bent * time[:, None]]), axis=2).max()
    return np.stack([*path, beyond, *sides]), float(fastest)


def _around(place: Floats, masses: Floats) -> Floats:
    """The corners of a square around the common centre that holds all centres, (2, n, d) m."""
    centre = masses @ place / masses.sum()
    reach = np.linalg.norm(place - centre, axis=1).max()
    return np.stack([np.broadcast_to(centre + side * reach, place.shape) for side in (-1, 1)])


def _meetings(gaps: Floats, closing: Floats, pulls: Floats) -> Floats:
    """When gaps (n, P) close that change at these rates and accelerations (P,), s; inf: never."""
    with np.errstate(divide="ignore", invalid="ignore"):
        root = np.sqrt(closing**2 - 2 * pulls * gaps)
        found = np.stack([2 * gaps / (-closing + root), 2 * gaps / (-closing - root)])
    times: Floats = np.where(found > TOUCHING, found, np.inf).min(axis=0)
    return times


def _lines(facts: Mapping[str, Any], radii: Floats, top: float, falls: bool) -> Iterator[Floats]:
    """Where strings hang, tracks, and curved walls below a height; all of these without gravity, or
    where several face each other."""
    if facts["pivots"]:
        yield np.array(facts["pivots"], float)[:, :2]
    curved = [wall for wall in facts["walls"] if "normal" not in wall]
    falls = falls and sum(wall.get("kind") == "arc" for wall in curved) < 2
    for wall in curved:
        lines = [np.array(one) for one in wall.get("lines", ())] or [face_of_wall(wall, radii)]
        for line in lines:
            seen = line if not falls or wall.get("kind") == "track" else line[line[:, 1] <= top]
            if len(seen):
                yield seen
