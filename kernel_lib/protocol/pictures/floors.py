"""What lies below the balls of a still, and which of them wait for being let go.

The page finds the same by `page/run/floors.js`.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from kernel_lib.protocol.pictures.first_view import Start

__all__ = ["floor_below", "held_balls", "is_level"]

#: Cosine between gravity and a wall's normal from which on it is a floor.
LEAST_SUPPORT = 0.2

#: Balls that may be held, and radii between a ball and what it lies on.
MOST_HELD, TOUCHING = 5, 1e-6


def is_level(wall: Mapping[str, Any]) -> bool:
    """Whether a wall is a floor without a slope."""
    return "normal" in wall and abs(wall["normal"][0]) < 1e-9 and wall["normal"][1] > 0


def _planes(facts: Mapping[str, Any]) -> Iterable[tuple[Any, Any]]:
    """Points and unit normals of the planes that carry against gravity."""
    down = _down(facts)
    for wall in facts["walls"]:
        if "normal" in wall and down is not None:
            normal = np.array(wall["normal"][:2])
            normal = normal / (np.hypot(*normal) or 1.0)
            if float(normal @ down) < -LEAST_SUPPORT:
                yield np.array(wall["point"][:2]), normal


def _down(facts: Mapping[str, Any]) -> Any:
    pull = np.array(facts["gravity"][:2], float)
    size = float(np.hypot(*pull))
    return pull / size if size > 0 else None


def floor_below(facts: Mapping[str, Any], x: float, y: float) -> tuple[float, float] | None:
    """Height, m, and tilt on the picture, °, of the nearest plane straight below a place."""
    down = _down(facts)
    if down is None or down[1] > -1 + 1e-9:
        return None
    found = []
    for point, normal in _planes(facts):
        low = float(point[1] - normal[0] * (x - point[0]) / normal[1])
        if low <= y:
            found.append((low, float(np.degrees(np.arctan2(normal[0], normal[1])))))
    return max(found, default=None)


def held_balls(one: Start) -> list[int]:
    """The balls that must be held until they are let go, as `page/run/floors.js` has them."""
    facts, count = one.facts, len(one.radii)
    on_track = any(wall.get("kind") == "track" for wall in facts["walls"])
    if _down(facts) is None or facts["pivots"] or on_track or count > MOST_HELD:
        return []
    return [ball for ball in range(count) if _waits(one, ball)]


def _waits(one: Start, ball: int) -> bool:
    """Whether a ball is at rest, lies on nothing, and has nothing above it."""
    (x, y), radius = one.place[ball], one.radii[ball]
    above = (one.place[:, 1] > y) & (abs(one.place[:, 0] - x) < one.radii + radius)
    carried = (
        float((one.place[ball] - point) @ normal) <= (1 + TOUCHING) * radius
        for point, normal in _planes(one.facts)
    )
    still = not one.velocity[ball].any() and one.facts["masses"][ball] is not None
    return still and not above.any() and not any(carried)
