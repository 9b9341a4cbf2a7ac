"""Where a wall ends on another one, and which of them a ball touches there.

The end of a wall is nearest to a ball only where no other wall through that point passes next to
the ball: else the other one is as near. So on a ground of pieces no ball meets an end within it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kernel_lib.state.tolerances import LEAST_KINK
from kernel_lib.state.vectors import as_three, cross, dot, norm, subtract
from kernel_lib.state.walls import Plane

__all__ = ["Joint", "Joints", "joints_of", "owner", "part_of"]

Point = tuple[float, ...]


class Joint(NamedTuple):
    """A point that two walls share, as the first of them sees it.

    part : of the first one that ends there, -1 or 1; 0 where it passes through
    other, other_part : index of the second one, and the same of it
    point : m; smooth : whether their tangents agree there
    """

    part: int
    other: int
    other_part: int
    point: Point
    smooth: bool


#: For each wall its joints.
Joints = list[list[Joint]]


def joints_of(walls: Sequence[Any], reach: float) -> Joints:
    """All joints of walls that move alike, or rest.

    reach : m; an end no further from another wall than this is on it
    """
    found: Joints = [[] for _ in walls]
    for a, one in enumerate(walls):
        for part, point in zip((-1, 1), getattr(one, "ends", ()), strict=False):
            for b, two in enumerate(walls):
                if a != b and _meets(one, two, point, reach):
                    other = _end_near(two, point, reach)
                    n, m = _normal(one, point), _normal(two, point)
                    smooth = norm(cross(n, m)) <= LEAST_KINK
                    found[a].append(Joint(part, b, other, point, smooth))
                    if other == 0:
                        found[b].append(Joint(0, a, part, point, smooth))
    return found


def part_of(wall: Any, place: Point) -> int:
    """The part of a wall nearest to a place: 0, or the end -1 or 1."""
    part = getattr(wall, "part", None)
    return 0 if part is None else int(part(place))


def owner(walls: Sequence[Any], joints: Joints, wall: int, place: Point) -> int:
    """The wall that a ball at a place touches where it is as near to this one as to a joint.

    An end that two walls share belongs to the first of them.
    """
    part = part_of(walls[wall], place) if joints[wall] else 0
    if part == 0:
        return wall
    there = [joint for joint in joints[wall] if joint.part == part]
    for joint in there:
        if part_of(walls[joint.other], place) == 0:
            return joint.other
    return min([wall, *(joint.other for joint in there if joint.other_part != 0)])


def _meets(one: Any, two: Any, point: Point, reach: float) -> bool:
    """Whether an end of one wall lies on another."""
    alike = getattr(one, "moves", None) == getattr(two, "moves", None)
    if not alike or getattr(two, "of_centres", False):
        return False
    if isinstance(two, Plane):
        away = subtract(as_three(point), as_three(two.point))
        return abs(dot(away, as_three(two.normal))) <= reach
    return hasattr(two, "curvature") and abs(two.distance(point)) <= reach


def _end_near(wall: Any, point: Point, reach: float) -> int:
    """Which end of a wall is at a point: -1 or 1, or 0 for neither."""
    for part, end in zip((-1, 1), getattr(wall, "ends", ()), strict=False):
        if norm(subtract(as_three(end), as_three(point))) <= reach:
            return part
    return 0


def _normal(wall: Any, point: Point) -> tuple[float, float, float]:
    """Across a wall at a point of it, to either side."""
    if isinstance(wall, Plane):
        return as_three(wall.normal)
    return as_three(wall.normal(point, 0) if hasattr(wall, "part") else wall.normal(point))
