"""A scene: the bodies, the walls and what acts on them."""

import inspect
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

from numpy.typing import NDArray

from kernel_lib.state.bodies import Ball
from kernel_lib.state.checks import CLASSES, checked_pairs, number, set_checked, vector
from kernel_lib.state.surfaces import Restitution, Surface, checked_restitution
from kernel_lib.state.tolerances import CONTACT_TOLERANCE
from kernel_lib.state.track import Track
from kernel_lib.state.vectors import as_three, norm, subtract
from kernel_lib.state.walls import (
    WALL_OFFERS,
    Plane,
    Pocket,
    dimension_of,
    distance_now,
    reach_of,
)

__all__ = ["ForceField", "Scene"]

#: Forces on all balls, (n, dim) N, from the time, their positions and velocities, and their spins.
ForceField = (
    Callable[[float, NDArray[Any], NDArray[Any]], Any]
    | Callable[[float, NDArray[Any], NDArray[Any], NDArray[Any]], Any]
)


@dataclass(frozen=True)
class Scene:
    """Balls and walls at the start of a run.

    Parameters
    ----------
    balls : sequence of Ball, at least one
    walls : sequence of Plane, Segment, Arc, Parabola, Ellipse, or of walls of one's own, which
        offer distance(point), normal(point) and time_of_impact(...)
    gravity : m/s^2, a vector as long as a position, or 0 for none
    restitution, tangential_restitution, friction : coefficients of every surface that has
        none of its own, as in Surface; a restitution is a number, or a law of the closing speed
    drag : Stokes's k_c, kg/(m s): the force k_c r v brakes a ball of radius r
    central_force : c in 1/s^2, of the force -m c (r - r0) towards a centre; negative away from it
    force_centre : m, r0, as long as a position; None is the origin
    pair_restitution : {(i, j): number or law} for pairs of balls, and of ball i and wall j as
        (i, -1 - j), in place of what their surfaces have; kept as sorted pairs
    pair_surface : {(i, j): Surface, ("balls", "walls"): Surface, ("balls", "balls"): Surface}, what
        acts between two bodies in place of the smaller values of their surfaces. Indices, as in
        pair_restitution, go before a surface that decides, and that before a class; a track is a
        wall. Kept in that order
    mutual_gravity : G, m^3/(kg s^2): balls attract each other with G m_a m_b/r^2; nature's
        is 6.67430e-11. The solver Gravitating takes it
    track : Track, or None; OnTrack takes it for balls that do not meet, Events next to planes for
        balls that come to it, leave it and collide
    force_field : what else acts, a function of time (s), position (m) and velocity (m/s) of all
        balls, (n, dim) each, that returns newtons of that shape; one with a fourth parameter, which
        has no default, is given their spins, rad/s, (n,) in the plane and (n, 3) in space. Stepping
        and Compliant take it
    pockets : of Pocket, which take balls out of play; Events takes them

    Raises
    ------
    ValueError : mixed dimensions, bodies that overlap at the start, or a value out of
        its limits; the message names the value
    """

    balls: Sequence[Ball]
    walls: Sequence[Any] = ()
    gravity: float | Sequence[float] = 0.0
    restitution: Restitution = 1.0
    tangential_restitution: float | None = None
    friction: float | None = None
    drag: float = 0.0
    central_force: float = 0.0
    force_centre: Sequence[float] | None = None
    pair_restitution: (
        Mapping[tuple[int, int], Restitution] | Iterable[tuple[tuple[int, int], Restitution]]
    ) = ()
    mutual_gravity: float = 0.0
    track: Track | None = None
    force_field: ForceField | None = None
    pockets: Sequence[Pocket] = ()
    pair_surface: Mapping[tuple[Any, Any], Surface] | Iterable[tuple[tuple[Any, Any], Surface]] = ()

    def __post_init__(self) -> None:
        put = object.__setattr__
        set_checked(self, "balls", _all_of, Ball)
        set_checked(self, "walls", _all_walls)
        set_checked(self, "pockets", _all_of, Pocket)
        if not self.balls:
            raise ValueError("a scene needs at least one ball, got none")
        put(self, "gravity", self._gravity())
        set_checked(self, "drag", number, minimum=0)
        set_checked(self, "central_force", number)
        if self.force_centre is not None:
            set_checked(self, "force_centre", vector)
        set_checked(self, "mutual_gravity", number, minimum=0)
        if self.track is not None and not isinstance(self.track, Track):
            raise ValueError(f"track must be a Track or None, got {self.track!r}")
        if self.force_field is not None and not callable(self.force_field):
            raise ValueError(
                "force_field must be a function of time, position and velocity, "
                f"or None, got {self.force_field!r}"
            )
        surface = Surface(self.restitution, self.tangential_restitution, self.friction)
        put(self, "restitution", surface.restitution)
        put(self, "_surface", surface)
        bodies = len(self.balls), len(self.walls)
        set_checked(self, "pair_restitution", checked_pairs, *bodies, checked_restitution)
        set_checked(self, "pair_surface", checked_pairs, *bodies, _surface_of_pair, CLASSES)
        self._check_dimensions()
        self._check_overlaps()

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return self.balls[0].dimension

    @property
    def field_by_spin(self) -> bool:
        """Whether the force field takes the spins."""
        try:
            return _takes_spin(self.force_field)
        except TypeError:  # it has no hash
            return _takes_spin.__wrapped__(self.force_field)

    @property
    def surface(self) -> Surface:
        """Surface of every body that has none of its own."""
        return self._surface  # type: ignore[attr-defined]

    def _gravity(self) -> tuple[float, ...]:
        if not hasattr(self.gravity, "__iter__"):
            if number("gravity", self.gravity) == 0:
                return (0.0,) * self.balls[0].dimension
            raise ValueError(
                f"gravity must be a vector such as (0, -9.807), or 0 for none, got {self.gravity}"
            )
        return vector("gravity", self.gravity)

    def _check_dimensions(self) -> None:
        expected = self.dimension
        things = [(f"ball {i}", ball.dimension) for i, ball in enumerate(self.balls)]
        things += [(f"wall {j}", dimension_of(wall)) for j, wall in enumerate(self.walls)]
        things += [(f"pocket {k}", pocket.dimension) for k, pocket in enumerate(self.pockets)]
        moves = [(j, getattr(wall, "moves", None)) for j, wall in enumerate(self.walls)]
        things += [(f"the motion of wall {j}", one.dimension) for j, one in moves if one]
        if self.force_centre is not None:
            things.append(("force_centre", len(self.force_centre)))
        things.append(("gravity", len(self.gravity)))  # type: ignore[arg-type]
        for name, found in things:
            if found != expected:
                raise ValueError(
                    f"{name} has {found} components where ball 0 has {expected}; "
                    "give all vectors two components or all three"
                )

    def _check_overlaps(self) -> None:
        crowd = _Crowd(self.balls)
        for i, ball in enumerate(self.balls):
            centre = as_three(ball.position)
            for j, wall in enumerate(self.walls):
                _check_fit(f"ball {i}", ball, f"wall {j}", wall)
                needed = reach_of(wall, ball.radius)
                depth = needed - abs(distance_now(wall, centre))
                if depth > CONTACT_TOLERANCE * ball.radius:
                    raise ValueError(
                        f"ball {i} is {depth:.6g} m inside wall {j} at the start; "
                        f"its centre must be at least {needed:g} m away"
                    )
            for k, pocket in enumerate(self.pockets):
                if norm(subtract(centre, as_three(pocket.centre))) <= pocket.radius:
                    raise ValueError(
                        f"ball {i} lies in pocket {k} at the start; leave it out, or put it at "
                        f"least {pocket.radius:g} m from the centre"
                    )
            for k in crowd.around(i):
                other = self.balls[k]
                reach = ball.radius + other.radius
                depth = reach - norm(subtract(centre, as_three(other.position)))
                if depth > CONTACT_TOLERANCE * reach:
                    raise ValueError(
                        f"balls {k} and {i} overlap by {depth:.6g} m at the start; "
                        f"their centres must be at least {reach:g} m apart"
                    )


#: So many balls are compared with one another sooner than laid into cells.
FEW = 20


class _Crowd:
    """Balls in cells as wide as the widest, so that thousands need not all be compared."""

    def __init__(self, balls: Sequence[Ball]) -> None:
        self.balls = balls
        self.side = 2 * max(ball.radius for ball in balls)
        self.cells: dict[tuple[int, ...], list[int]] = {}

    def around(self, i: int) -> list[int]:
        """Earlier balls that ball i might overlap, in order; ball i joins them."""
        if len(self.balls) <= FEW:
            return list(range(i))
        centre = as_three(self.balls[i].position)
        x, y, z = (math.floor(entry / self.side) for entry in centre)
        near: list[int] = []
        for cell in product((x - 1, x, x + 1), (y - 1, y, y + 1), (z - 1, z, z + 1)):
            near += self.cells.get(cell, ())
        self.cells.setdefault((x, y, z), []).append(i)
        return sorted(near)


def _surface_of_pair(name: str, value: Any) -> Surface:
    if not isinstance(value, Surface):
        raise ValueError(f"{name} must be a Surface, got {value!r}")
    return value


def _all_walls(name: str, walls: Any) -> tuple[Any, ...]:
    """Planes, and what offers the three functions of a wall."""
    if not isinstance(walls, Sequence):
        raise ValueError(f"{name} must be a list of walls such as Plane, got {walls!r}")
    for wall in walls:
        lacking = [name for name in WALL_OFFERS if not hasattr(wall, name)]
        if isinstance(wall, type) or (lacking and not isinstance(wall, Plane)):
            raise ValueError(
                f"{name} must hold Plane, Segment, Arc, Parabola, Ellipse or walls that offer "
                f"{', '.join(WALL_OFFERS)} only, got {wall!r}"
            )
    return tuple(walls)


def _check_fit(name: str, ball: Ball, other: str, wall: Any) -> None:
    """A ball must be able to touch a concave wall at one point alone."""
    if isinstance(wall, Plane) or getattr(wall, "of_centres", False):
        return
    least = getattr(wall, "least_radius", math.inf)
    outside = getattr(wall, "whole", True) and wall.distance(ball.position) < 0
    if ball.radius >= least and not outside:
        raise ValueError(
            f"{name} of radius {ball.radius:g} does not fit into {other}, whose smallest radius "
            f"of curvature is {least:g} m; take a smaller ball, or a flatter wall"
        )


@lru_cache(maxsize=32)
def _takes_spin(field: Any) -> bool:
    """Whether a function has a fourth parameter that must be given."""
    try:
        names = inspect.signature(field).parameters.values()
    except (TypeError, ValueError):  # none, or a function that does not name its parameters
        return False
    given = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(one.kind in given and one.default is one.empty for one in names) > 3


def _all_of(name: str, value: Any, kind: type) -> tuple[Any, ...]:
    if not isinstance(value, Sequence):
        raise ValueError(f"{name} must be a list of {kind.__name__}, got {value!r}")
    for entry in value:
        if not isinstance(entry, kind):
            raise ValueError(f"{name} must hold {kind.__name__} only, got {entry!r}")
    return tuple(value)
