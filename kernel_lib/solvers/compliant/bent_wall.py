"""Walls that curve or end, as a soft ball sees them; where they meet, one of them presses.

A ball at a joint is pressed once, by the nearest place of the walls that meet there. While that
place lies on one wall, the end of the other counts for nothing. Where the walls make a hollow, a
ball touches both; what the two have in common, the overlap with the joint itself, counts once. So
the energy of all springs is a smooth function of the place, and a level joint is no bump.
"""

import math
from dataclasses import dataclass, field
from typing import Any

from kernel_lib.contacts.joints import Joint, part_of
from kernel_lib.solvers.system import System
from kernel_lib.state.walls import reach_of

__all__ = ["BentWall", "bent_wall"]


@dataclass(frozen=True)
class BentWall:
    """A wall that curves or ends, as one ball sees it.

    index : of the wall; sign : 1 or -1, the side on which the ball started
    reach : distance of the centre at contact, m
    joints : each with the other wall
    """

    index: int
    sign: float
    reach: float
    wall: Any = field(compare=False)
    joints: tuple[tuple[Joint, Any], ...] = field(default=(), compare=False)

    def overlap_and_normal(self, x: float, y: float) -> tuple[float, float, float]:
        """Overlap of a ball with its centre here, m, and the unit normal towards the ball."""
        nx, ny = self.wall.normal((x, y))
        sign = self.sign
        return self.reach - sign * self.wall.distance((x, y)), sign * nx, sign * ny

    def exposed(self, x: float, y: float) -> float:
        """Positive where the nearest place is this wall's own; how far it is from ceasing, m."""
        part = part_of(self.wall, (x, y)) if self.joints else 0
        ends = [joint for joint, _ in self.joints if joint.part and part in (0, joint.part)]
        least = min((self._along(joint, x, y) for joint in ends), default=math.inf)
        return least if self.keeper(x, y) == self.index else -least

    def keeper(self, x: float, y: float) -> int:
        """Index of the wall that presses in its place here; its own if it does so itself."""
        part = part_of(self.wall, (x, y)) if self.joints else 0
        if part == 0:
            return self.index
        there = [each for each in self.joints if each[0].part == part]
        for joint, wall in there:
            # Its nearest place is another than this joint: that one is nearer.
            if joint.other_part == 0 or part_of(wall, (x, y)) != joint.other_part:
                return joint.other
        return min([self.index, *(joint.other for joint, _ in there)])

    def _along(self, joint: Joint, x: float, y: float) -> float:
        """How far a place lies off the line across the wall at its end, m."""
        nx, ny = self.wall.normal(joint.point, 0)
        return abs((x - joint.point[0]) * ny - (y - joint.point[1]) * nx)


def bent_wall(system: System, ball: int, index: int) -> BentWall:
    """A wall as a ball sees it, among all walls of the scene."""
    walls, sign = system.scene.walls, system.signs[ball][index]
    reach = reach_of(walls[index], system.radius[ball])
    joints = tuple((joint, walls[joint.other]) for joint in system.joints[index])
    return BentWall(index, sign, reach, walls[index], joints)
