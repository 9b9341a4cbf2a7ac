"""Walls: what balls bounce off and never moves."""

import math
from dataclasses import dataclass
from typing import Any

from kernel_lib.state.checks import number, set_checked, vector
from kernel_lib.state.surfaces import Surface, check_surface
from kernel_lib.state.tolerances import CONTACT_TOLERANCE
from kernel_lib.state.vectors import ZERO, Vector, add, as_three, dot, norm, scale, subtract

__all__ = [
    "WALL_OFFERS",
    "Accelerated",
    "Moves",
    "Plane",
    "Pocket",
    "Shaking",
    "Steady",
    "check_wall",
    "dimension_of",
    "distance_now",
    "in_plane",
    "reach_of",
    "side_of",
]

#: What makes a wall of anything: where it is, which way it looks, and when a ball meets it.
WALL_OFFERS = ("distance", "normal", "time_of_impact")


@dataclass(frozen=True)
class Steady:
    """A wall that moves at a constant velocity.

    Parameters
    ----------
    velocity : (2,) or (3,) m/s

    Raises
    ------
    ValueError : what is no velocity
    """

    velocity: tuple[float, ...]

    def __post_init__(self) -> None:
        set_checked(self, "velocity", vector)

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return len(self.velocity)

    def at(self, time: float) -> tuple[Vector, Vector, Vector]:
        """How far the wall has moved, m, its velocity and its acceleration."""
        velocity = as_three(self.velocity)
        return scale(velocity, time), velocity, ZERO

    @property
    def most(self) -> float:
        """Greatest acceleration, m/s^2."""
        return 0.0


@dataclass(frozen=True)
class Accelerated:
    """A wall whose velocity grows evenly: velocity t + acceleration t^2/2 from where it is said.

    Parameters
    ----------
    velocity : (2,) or (3,) m/s, at the start
    acceleration : as long, m/s^2

    Raises
    ------
    ValueError : what is no vector, or vectors of different length
    """

    velocity: tuple[float, ...]
    acceleration: tuple[float, ...]

    def __post_init__(self) -> None:
        for name in ("velocity", "acceleration"):
            set_checked(self, name, vector)
        if len(self.velocity) != len(self.acceleration):
            raise ValueError(
                f"velocity has {len(self.velocity)} components and acceleration "
                f"{len(self.acceleration)}; give both two or both three"
            )

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return len(self.velocity)

    def at(self, time: float) -> tuple[Vector, Vector, Vector]:
        """How far the wall has moved, m, its velocity and its acceleration."""
        velocity, acceleration = as_three(self.velocity), as_three(self.acceleration)
        gained = scale(acceleration, time)
        way = add(scale(velocity, time), scale(gained, time / 2))
        return way, add(velocity, gained), acceleration

    @property
    def most(self) -> float:
        """Greatest acceleration, m/s^2."""
        return norm(as_three(self.acceleration))


@dataclass(frozen=True)
class Shaking:
    """A wall that swings: amplitude sin(w t + phase) from where it is said to be.

    Parameters
    ----------
    amplitude : (2,) or (3,) m, with its direction
    angular_frequency : rad/s, positive
    phase : rad

    Raises
    ------
    ValueError : a value out of its limits
    """

    amplitude: tuple[float, ...]
    angular_frequency: float
    phase: float = 0.0

    def __post_init__(self) -> None:
        set_checked(self, "amplitude", vector)
        set_checked(self, "angular_frequency", number, above=0)
        set_checked(self, "phase", number)

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return len(self.amplitude)

    def turn(self, time: float) -> float:
        """The angle of the swing, w t + phase, rad."""
        return self.angular_frequency * time + self.phase

    def at(self, time: float) -> tuple[Vector, Vector, Vector]:
        """How far the wall has moved, m, its velocity and its acceleration."""
        w, amplitude = self.angular_frequency, as_three(self.amplitude)
        turn = self.turn(time)
        sine, cosine = math.sin(turn), math.cos(turn)
        return (
            scale(amplitude, sine),
            scale(amplitude, w * cosine),
            scale(amplitude, -w * w * sine),
        )

    @property
    def most(self) -> float:
        """Greatest acceleration, m/s^2."""
        return norm(as_three(self.amplitude)) * self.angular_frequency**2


#: What a wall may do.
Moves = Steady | Accelerated | Shaking


@dataclass(frozen=True)
class Plane:
    """An endless plane (a line, in the plane).

    Parameters
    ----------
    point : (2,) or (3,) m, any point of it
    normal : as long as `point`, any length but zero; kept with length 1. During a run
        the plane shows each ball the side on which that ball started
    surface : Surface, or None for the values of the scene
    moves : Steady, Accelerated or Shaking, or None for a wall at rest

    Raises
    ------
    ValueError : for a zero normal, or vectors of different length
    """

    point: tuple[float, ...]
    normal: tuple[float, ...]
    surface: Surface | None = None
    moves: Moves | None = None

    def __post_init__(self) -> None:
        set_checked(self, "point", vector)
        normal = vector("normal", self.normal)
        if len(self.point) != len(normal):
            raise ValueError(
                f"point has {len(self.point)} components and normal {len(normal)}; "
                "give both two or both three"
            )
        largest = max(abs(entry) for entry in normal)
        if largest == 0:
            raise ValueError("normal must not be zero; (0, 1) makes a level floor")
        normal = tuple(entry / largest for entry in normal)
        length = norm(as_three(normal))
        object.__setattr__(self, "normal", tuple(entry / length for entry in normal))
        check_wall(self)

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return len(self.point)


@dataclass(frozen=True)
class Pocket:
    """A place that takes balls out of play: whose centre comes within its radius is gone.

    From then on the ball lies still in the pocket's centre, and nothing collides with it.

    Parameters
    ----------
    centre : m; on a table in space at the height of the balls' centres
    radius : m, positive

    Raises
    ------
    ValueError : a radius that is not positive
    """

    centre: tuple[float, ...]
    radius: float

    def __post_init__(self) -> None:
        set_checked(self, "centre", vector)
        set_checked(self, "radius", number, above=0)

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return len(self.centre)


def in_plane(name: str, value: Any) -> tuple[float, ...]:
    """Return a vector of two components, or complain: curves stand in the plane alone."""
    entries = vector(name, value)
    if len(entries) != 2:
        raise ValueError(
            f"{name} of a curved or finite wall has two components, got {len(entries)}; "
            "such walls stand in the plane alone: in space use Plane"
        )
    return entries


def check_wall(wall: Any) -> None:
    """Complain about what is no surface of a wall, or no motion that solvers take."""
    check_surface(wall)
    if wall.moves is not None and not isinstance(wall.moves, Moves):
        raise ValueError(f"moves must be Steady, Accelerated, Shaking or None, got {wall.moves!r}")


def dimension_of(wall: Any) -> int:
    """2 or 3; a wall of one's own stands in the plane unless it says otherwise."""
    return int(getattr(wall, "dimension", 2))


def distance_now(wall: Any, centre: Vector, time: float = 0.0) -> float:
    """Signed distance of a point from a wall at a moment, m."""
    moves = getattr(wall, "moves", None)
    if moves is not None:
        centre = subtract(centre, moves.at(time)[0])
    if isinstance(wall, Plane):
        return dot(subtract(centre, as_three(wall.point)), as_three(wall.normal))
    return float(wall.distance(centre[:2]))


def side_of(wall: Any, centre: Vector, radius: float) -> float:
    """On which side of a wall a ball starts: 1 where the distance is positive, else -1.

    What rounding leaves of zero counts as 1: so a ball is inside a curve `of_centres` on which it
    starts. No other wall lets a centre come so close.
    """
    return -1.0 if distance_now(wall, centre) < -CONTACT_TOLERANCE * radius else 1.0


def reach_of(wall: Any, radius: float) -> float:
    """Distance of a centre from the wall at contact, m: its radius, or none."""
    return 0.0 if getattr(wall, "of_centres", False) else radius
