"""Parabolas and ellipses as walls: distance, normal and time of impact."""

import math
from dataclasses import dataclass

from kernel_lib.contacts.curve_times import conic_falls
from kernel_lib.contacts.curve_walk import first_contact
from kernel_lib.state.checks import number, set_checked
from kernel_lib.state.curves import (
    ellipse_curvature,
    ellipse_foot,
    parabola_curvature,
    parabola_foot,
    parallel_curvature,
)
from kernel_lib.state.surfaces import Surface
from kernel_lib.state.walls import Moves, check_wall, in_plane

__all__ = ["Ellipse", "Parabola"]

Point = tuple[float, ...]


class _Conic:
    """What both walls do alike; `_curve` is the origin, m, and lengths as for `conic_falls`."""

    of_centres: bool

    def _curve(self) -> tuple[Point, float, float]:
        raise NotImplementedError

    def own(self, v: Point, origin: Point = (0.0, 0.0)) -> tuple[float, float]:
        """In coordinates of the curve."""
        raise NotImplementedError

    @property
    def least_radius(self) -> float:
        """m, the smallest radius of curvature where the wall is concave: b^2/a; of a parabola a."""
        _, a, b = self._curve()
        return min(a, b) ** 2 / max(a, b) if b > 0 else a

    def time_of_impact(
        self,
        position: Point,
        velocity: Point,
        acceleration: Point,
        radius: float,
        side: float = 1.0,
        leaving: bool = False,
    ) -> float:
        """When a ball in free fall first touches the curve, s."""
        if not self.of_centres:
            least = self.least_radius if side > 0 else math.inf
            fall = position, velocity, acceleration
            return first_contact(self, *fall, radius, side, leaving, least)
        origin, a, b = self._curve()
        (x, y), (u, v) = self.own(position, origin), self.own(velocity)
        return conic_falls(x, y, u, v, *self.own(acceleration), a, b, side, leaving)[0]


@dataclass(frozen=True)
class Parabola(_Conic):
    """A parabola y = x^2/(2 a) about its axis, in the plane.

    Parameters
    ----------
    vertex : (2,) m
    radius : m, a, the radius of curvature at the vertex; the focus is a/2 from it
    axis : (2,) the direction in which it opens, kept with length 1
    of_centres : whether it is the centres of balls that turn round on this curve; the wall that
        they touch then lies one radius behind it. Such balls move as points do; a ball that starts
        on the curve is inside
    surface : Surface, or None for the values of the scene
    moves : Steady, Accelerated or Shaking, or None for a wall at rest

    Raises
    ------
    ValueError : for a zero axis, or a value out of its limits
    """

    vertex: Point
    radius: float
    axis: Point = (0.0, 1.0)
    of_centres: bool = False
    surface: Surface | None = None
    moves: Moves | None = None

    dimension = 2

    def __post_init__(self) -> None:
        set_checked(self, "vertex", in_plane)
        set_checked(self, "radius", number, above=0)
        axis = in_plane("axis", self.axis)
        length = math.hypot(*axis)
        if length == 0:
            raise ValueError("axis must not be zero; (0, 1) opens the parabola upwards")
        object.__setattr__(self, "axis", (axis[0] / length, axis[1] / length))
        check_wall(self)

    def _curve(self) -> tuple[Point, float, float]:
        return self.vertex, self.radius, 0.0

    @property
    def focus(self) -> Point:
        """m, half the radius of curvature from the vertex."""
        half = self.radius / 2
        return self.vertex[0] + half * self.axis[0], self.vertex[1] + half * self.axis[1]

    def distance(self, point: Point) -> float:
        """Distance from the wall, m; negative outside."""
        x, y = self.own(point, self.vertex)
        q = parabola_foot(x, y, self.radius)
        away = math.hypot(x - q, y - q * q / (2 * self.radius))
        return math.copysign(away, y - x * x / (2 * self.radius))

    def normal(self, point: Point) -> Point:
        """Unit vector in which the distance grows."""
        x, y = self.own(point, self.vertex)
        slope = parabola_foot(x, y, self.radius) / self.radius
        length = math.hypot(slope, 1.0)
        return self._back(-slope / length, 1 / length)

    def curvature(self, point: Point) -> float:
        """Of the parallel curve through a point, 1/m; positive where it is concave."""
        x, y = self.own(point, self.vertex)
        q = parabola_foot(x, y, self.radius)
        away = 0.0 if self.of_centres else self.distance(point)
        return parallel_curvature(parabola_curvature(q, self.radius), away)

    def own(self, v: Point, origin: Point = (0.0, 0.0)) -> tuple[float, float]:
        """In coordinates across and along the axis."""
        x, y, (p, q) = v[0] - origin[0], v[1] - origin[1], self.axis
        return x * q - y * p, x * p + y * q

    def _back(self, x: float, y: float) -> Point:
        p, q = self.axis
        return x * q + y * p, -x * p + y * q


@dataclass(frozen=True)
class Ellipse(_Conic):
    """An ellipse x^2/a^2 + y^2/b^2 = 1 about its own axes, in the plane.

    Parameters
    ----------
    centre : (2,) m
    semi_axes : (2,) m, a and b, positive
    angle : rad, of the first axis from the x axis, anticlockwise
    of_centres : whether it is the centres of balls that turn round on this curve; the wall that
        they touch then lies one radius behind it. Such balls move as points do; a ball that starts
        on the curve is inside
    surface : Surface, or None for the values of the scene
    moves : Steady, Accelerated or Shaking, or None for a wall at rest

    Raises
    ------
    ValueError : a value out of its limits
    """

    centre: Point
    semi_axes: Point
    angle: float = 0.0
    of_centres: bool = False
    surface: Surface | None = None
    moves: Moves | None = None

    dimension = 2

    def __post_init__(self) -> None:
        set_checked(self, "centre", in_plane)
        a, b = in_plane("semi_axes", self.semi_axes)
        axes = number("semi_axes a", a, above=0), number("semi_axes b", b, above=0)
        object.__setattr__(self, "semi_axes", axes)
        set_checked(self, "angle", number)
        check_wall(self)

    def _curve(self) -> tuple[Point, float, float]:
        a, b = self.semi_axes
        return self.centre, a, b

    @property
    def foci(self) -> tuple[Point, Point]:
        """m, both on the major axis, sqrt(a^2 - b^2) from the centre."""
        a, b = self.semi_axes
        away = math.sqrt(abs(a * a - b * b))
        x, y = self._back(away, 0.0) if a >= b else self._back(0.0, away)
        u, v = self.centre
        return (u + x, v + y), (u - x, v - y)

    def distance(self, point: Point) -> float:
        """Distance from the wall, m; negative outside."""
        x, y = self.own(point, self.centre)
        a, b = self.semi_axes
        u, v = ellipse_foot(x, y, a, b)
        return math.copysign(math.hypot(x - u, y - v), 1 - (x / a) ** 2 - (y / b) ** 2)

    def normal(self, point: Point) -> Point:
        """Unit vector in which the distance grows."""
        a, b = self.semi_axes
        u, v = ellipse_foot(*self.own(point, self.centre), a, b)
        p, q = u / (a * a), v / (b * b)
        length = math.hypot(p, q)
        return self._back(-p / length, -q / length)

    def curvature(self, point: Point) -> float:
        """Of the parallel curve through a point, 1/m; positive where it is concave."""
        a, b = self.semi_axes
        u, v = ellipse_foot(*self.own(point, self.centre), a, b)
        away = 0.0 if self.of_centres else self.distance(point)
        return parallel_curvature(ellipse_curvature(u, v, a, b), away)

    def axes_of_centres(self, reach: float) -> tuple[float, float] | None:
        """Semi-axes of the ellipse on which centres turn round, m, if it is one."""
        a, b = self.semi_axes
        return (a, b) if self.of_centres else None

    def own(self, v: Point, origin: Point = (0.0, 0.0)) -> tuple[float, float]:
        """In coordinates along the first and second axis."""
        x, y = v[0] - origin[0], v[1] - origin[1]
        if self.angle == 0:
            return x, y
        p, q = math.cos(self.angle), math.sin(self.angle)
        return x * p + y * q, y * p - x * q

    def _back(self, x: float, y: float) -> Point:
        if self.angle == 0:
            return x, y
        p, q = math.cos(self.angle), math.sin(self.angle)
        return x * p - y * q, x * q + y * p
