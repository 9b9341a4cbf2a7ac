"""Straight walls with two ends, circles and arcs: distance, normal and time of impact."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from kernel_lib.contacts.curve_times import circle_falls, line_falls
from kernel_lib.state.checks import number, set_checked
from kernel_lib.state.curves import angle_on_arc
from kernel_lib.state.surfaces import Surface
from kernel_lib.state.tolerances import CONTACT_TOLERANCE
from kernel_lib.state.walls import Moves, check_wall, in_plane

__all__ = ["Arc", "Segment"]

Point = tuple[float, ...]


@dataclass(frozen=True)
class Segment:
    """A straight wall with two sides and two ends, in the plane.

    Parameters
    ----------
    start, end : (2,) m, not the same
    surface : Surface, or None for the values of the scene
    moves : Steady, Accelerated or Shaking, or None for a wall at rest

    Raises
    ------
    ValueError : for ends at one point, or vectors of three components
    """

    start: Point
    end: Point
    surface: Surface | None = None
    moves: Moves | None = None

    dimension = 2
    straight = True
    least_radius = math.inf

    def __post_init__(self) -> None:
        set_checked(self, "start", in_plane)
        set_checked(self, "end", in_plane)
        if self.start == self.end:
            raise ValueError(f"a segment needs two ends, got {self.start} twice")
        check_wall(self)

    @property
    def ends(self) -> tuple[Point, ...]:
        """Where its parts -1 and 1 are, m."""
        return self.start, self.end

    def distance(self, point: Point, part: int | None = None) -> float:
        """Distance of a point from the segment, m.

        part : of the endless line (0) or of an end (-1, 1) instead, whichever is nearest
        """
        part = self.part(point) if part is None else part
        if part == 0:
            return abs(_onto(point, self.start, _turned(self.start, self.end)))
        return math.dist(self._end(part), point[:2])

    def normal(self, point: Point, part: int | None = None) -> Point:
        """Unit vector from the nearest point of the segment, or of a part of it, to a point."""
        part = self.part(point) if part is None else part
        turned = _turned(self.start, self.end)
        if part == 0:
            return _sided(turned, _onto(point, self.start, turned))
        return _towards(point, self._end(part), turned)

    def time_of_impact(
        self,
        position: Point,
        velocity: Point,
        acceleration: Point,
        radius: float,
        side: float = 1.0,
        leaving: bool = False,
    ) -> float:
        """When a ball in free fall first touches the segment, s."""
        fall = position, velocity, acceleration
        nx, ny = _turned(self.start, self.end)
        above = _onto(position, self.start, (nx, ny))
        found = min(_end_time(end, *fall, radius, leaving) for end in (self.start, self.end))
        for face in (1.0, -1.0):
            gap = face * above - radius
            left = leaving and abs(gap) <= CONTACT_TOLERANCE * radius
            speed, push = (face * (nx * w[0] + ny * w[1]) for w in (velocity, acceleration))
            for t in line_falls(gap, speed, push, left):
                if t < found and self.part(_at(*fall, t)) == 0:
                    found = t
        return found

    def part(self, point: Point) -> int:
        """0 next to the segment, -1 before its start and 1 beyond its end."""
        along = (self.end[0] - self.start[0], self.end[1] - self.start[1])
        if _onto(point, self.start, along) < 0:
            return -1
        return 0 if _onto(point, self.end, along) <= 0 else 1

    def curvature(self, point: Point, part: int | None = None) -> float:
        """Of the parallel curve through a point, 1/m: 0, or -1/d beyond an end."""
        part = self.part(point) if part is None else part
        return 0.0 if part == 0 else -1 / self.distance(point, part)

    def _end(self, part: int) -> Point:
        return self.start if part < 0 else self.end


@dataclass(frozen=True)
class Arc:
    """A circle, or a piece of one with two sides and two ends, in the plane.

    Parameters
    ----------
    centre : (2,) m
    radius : m, positive
    start, end : rad, anticlockwise from the x axis; the arc goes anticlockwise from start to
        end. None for both: a whole circle, which a ball meets on the side where it started
    surface : Surface, or None for the values of the scene
    moves : Steady, Accelerated or Shaking, or None for a wall at rest

    Raises
    ------
    ValueError : one angle without the other, or a value out of its limits
    """

    centre: Point
    radius: float
    start: float | None = None
    end: float | None = None
    surface: Surface | None = None
    moves: Moves | None = None

    dimension = 2

    def __post_init__(self) -> None:
        set_checked(self, "centre", in_plane)
        set_checked(self, "radius", number, above=0)
        if (self.start is None) != (self.end is None):
            raise ValueError(
                "an arc needs both start and end, or neither for a whole circle, "
                f"got start {self.start} and end {self.end}"
            )
        if self.start is not None:
            set_checked(self, "start", number)
            set_checked(self, "end", number)
        check_wall(self)

    @property
    def whole(self) -> bool:
        """Whether it is a whole circle."""
        return self.start is None

    @property
    def sweep(self) -> float:
        """Angle between its ends, rad, above 0 and at most 2 pi."""
        if self.start is None or self.end is None:
            return 2 * math.pi
        turn = (self.end - self.start) % (2 * math.pi)
        return turn if turn > 0 else 2 * math.pi

    @property
    def least_radius(self) -> float:
        """m, the smallest radius of curvature where the wall is concave."""
        return self.radius

    @property
    def ends(self) -> tuple[Point, ...]:
        """Where its parts -1 and 1 are, m; a whole circle has none."""
        x, y = self.centre
        return tuple(
            (x + self.radius * math.cos(angle), y + self.radius * math.sin(angle))
            for angle in (self.start, self.end)
            if angle is not None
        )

    def distance(self, point: Point, part: int | None = None) -> float:
        """Distance from the wall, m; negative outside a whole circle.

        part : of the whole circle (0) or of an end (-1, 1) instead, whichever is nearest
        """
        part = self.part(point) if part is None else part
        if part != 0:
            return math.dist(self._end(part), point[:2])
        inside = self.radius - self._from_centre(point)
        return inside if self.whole else abs(inside)

    def normal(self, point: Point, part: int | None = None) -> Point:
        """Unit vector in which the distance, or that from a part, grows."""
        part = self.part(point) if part is None else part
        x, y = point[0] - self.centre[0], point[1] - self.centre[1]
        length = math.hypot(x, y)
        inwards = (-x / length, -y / length) if length > 0 else (0.0, 1.0)
        if part != 0:
            return _towards(point, self._end(part), inwards)
        return inwards if self.whole else _sided(inwards, self.radius - length)

    def time_of_impact(
        self,
        position: Point,
        velocity: Point,
        acceleration: Point,
        radius: float,
        side: float = 1.0,
        leaving: bool = False,
    ) -> float:
        """When a ball in free fall first touches the arc, s."""
        fall = position, velocity, acceleration
        if self.whole:
            return self._meet(*fall, self.radius - side * radius, side, leaving)[0]
        found = min(_end_time(end, *fall, radius, leaving) for end in self.ends)
        away = self._from_centre(position)
        for face in (1.0, -1.0):
            circle = self.radius - face * radius
            if circle <= 0:
                continue
            left = leaving and abs(away - circle) <= CONTACT_TOLERANCE * radius
            for t in self._meet(*fall, circle, face, left):
                if t < found and self.part(_at(*fall, t)) == 0:
                    found = t
        return found

    def part(self, point: Point) -> int:
        """0 next to the arc, -1 and 1 where its start or its end is nearest."""
        if self.start is None:
            return 0
        angle = math.atan2(point[1] - self.centre[1], point[0] - self.centre[0])
        if angle_on_arc(angle, self.start, self.sweep) >= 0:
            return 0
        one, two = (math.dist(end, point[:2]) for end in self.ends)
        return -1 if one <= two else 1

    def curvature(self, point: Point, part: int | None = None) -> float:
        """Of the parallel curve through a point, 1/m; positive where it is concave."""
        part = self.part(point) if part is None else part
        if part != 0:
            return -1 / self.distance(point, part)
        away = self._from_centre(point)
        return 1 / away if self.whole or away < self.radius else -1 / away

    def axes_of_centres(self, reach: float) -> tuple[float, float] | None:
        """Radius of the circle on which centres turn round, m, twice, if it is a whole one."""
        return (self.radius - reach, self.radius - reach) if self.whole else None

    def own(self, v: Point, origin: Point = (0.0, 0.0)) -> tuple[float, float]:
        """In coordinates about an origin."""
        return v[0] - origin[0], v[1] - origin[1]

    def _meet(
        self,
        position: Point,
        velocity: Point,
        acceleration: Point,
        circle: float,
        side: float,
        leaving: bool,
    ) -> tuple[float, float]:
        """Times at which the centre goes through a circle about that of the arc."""
        x, y = position[0] - self.centre[0], position[1] - self.centre[1]
        u, v, gx, gy = velocity[0], velocity[1], acceleration[0], acceleration[1]
        return circle_falls(x, y, u, v, gx, gy, circle, side, leaving)

    def _from_centre(self, point: Point) -> float:
        return math.hypot(point[0] - self.centre[0], point[1] - self.centre[1])

    def _end(self, part: int) -> Point:
        return self.ends[part > 0]


def _towards(point: Point, foot: Point, otherwise: Point) -> Point:
    x, y = point[0] - foot[0], point[1] - foot[1]
    length = math.hypot(x, y)
    return (x / length, y / length) if length > 0 else otherwise


def _sided(normal: Point, height: float) -> Point:
    """A normal of a curve, turned to the side on which a point at this height is."""
    return normal if height >= 0 else (-normal[0], -normal[1])


def _turned(start: Point, end: Point) -> Point:
    """Unit normal on the left of the way from start to end."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = math.hypot(x, y)
    return -y / length, x / length


def _onto(point: Point, origin: Point, along: Sequence[float]) -> float:
    return (point[0] - origin[0]) * along[0] + (point[1] - origin[1]) * along[1]


def _at(position: Point, velocity: Point, acceleration: Point, t: float) -> Point:
    """Place after t seconds of free fall."""
    half = t * t / 2
    return (
        position[0] + velocity[0] * t + acceleration[0] * half,
        position[1] + velocity[1] * t + acceleration[1] * half,
    )


def _end_time(
    end: Point, position: Point, velocity: Point, acceleration: Point, radius: float, leaving: bool
) -> float:
    """When the ball's rim meets the end of a wall."""
    x, y = position[0] - end[0], position[1] - end[1]
    left = leaving and abs(math.hypot(x, y) - radius) <= CONTACT_TOLERANCE * radius
    u, v, gx, gy = velocity[0], velocity[1], acceleration[0], acceleration[1]
    return circle_falls(x, y, u, v, gx, gy, radius, -1.0, left)[0]
