"""The box of lesson 08 and the balls in it."""

import math

from kernel_lib.experiments.many_balls.controls import AMONG, ONE, TWO, WALL
from kernel_lib.experiments.many_balls.wall_of_balls import BIG, wall_of_balls
from kernel_lib.experiments.measures.gas import collision_rate
from kernel_lib.experiments.teaching.guess import Values
from kernel_lib.state.boxes import box_of_balls
from kernel_lib.state.scene import Scene
from kernel_lib.state.walls import Plane, Steady

__all__ = [
    "counted",
    "dimension",
    "duration",
    "ends",
    "fraction",
    "inner_fraction",
    "scene",
    "side",
    "thermal_speed",
]

#: Most collisions, counted for each ball, that a picture of this lesson carries; in space each
#: takes half as many bytes more.
MOST, MOST_IN_SPACE = 12_000, 10_000

#: A run goes on longer than theory needs for the collisions that are wanted: by a part of them, and
#: by some for the first ones, which are late, since balls begin apart from each other.
LONGER, LATE = 1.1, 0.3

#: How many balls stand for one where there are many.
TENFOLD = 10

#: Of those "among light" every tenth is heavy.
EVERY = 10

#: The piston moves until this part of the room is left.
LEFT = 0.5


def counted(values: Values) -> Values:
    """The values with as many balls as there are, of their radius: "many" makes ten of each."""
    if not values["many"]:
        return values
    return {
        **values,
        "balls": TENFOLD * values["balls"],
        "radius": values["radius"] / math.sqrt(TENFOLD),
    }


def ends(values: Values) -> tuple[float, ...]:
    """Ends of the parts of a run that no single picture carries, s; () for all others.

    Each part has about one collision of each ball, the first half of one, since it carries where
    all begin as well.
    """
    if not values["many"]:
        return ()
    whole, each = duration(counted(values)), values["each"]
    return tuple(whole * (part + 0.5) / (each + 0.5) for part in range(each + 1))


def dimension(values: Values) -> int:
    """2 in the plane, 3 in space."""
    return 3 if values["space"] else 2


def fraction(values: Values) -> float:
    """The part of the room that balls fill."""
    discs = values["balls"] + (BIG**2 - 1 if values["kinds"] == WALL else 0)
    return float(discs * math.pi * values["radius"] ** 2 / values["side"] ** 2)


def side(values: Values) -> float:
    """Side of the box, m: in space of a cube that is as full as the square."""
    if not values["space"]:
        return float(values["side"])
    volume = values["balls"] * 4 / 3 * math.pi * values["radius"] ** 3
    return float((volume / fraction(values)) ** (1 / 3))


def inner_fraction(values: Values, left: float = 1.0) -> float:
    """The part that balls fill of the room in which their centres can be.

    left : the part of the box that a piston has left
    """
    length, r = side(values), values["radius"]
    inner = (length - 2 * r) ** (dimension(values) - 1) * (left * length - 2 * r)
    return fraction(values) * length ** dimension(values) / inner


def thermal_speed(values: Values) -> float:
    """Standard deviation of each component of a velocity, m/s, where all are of one kind."""
    return float(values["speed"] / math.sqrt(dimension(values)))


def duration(values: Values) -> float:
    """How long the run is meant to last, s; with a turn, the way there; of a wall, at most."""
    if values["piston"] > 0:
        return float((1 - LEFT) * side(values) / values["piston"])
    r, filled = values["radius"], inner_fraction(values)
    rate = collision_rate(thermal_speed(values), filled, 2 * r, dimension(values))
    if values["kinds"] == WALL:
        # Until it is broken nobody is as fast as later; then all share the big ball's energy.
        shared = math.sqrt(values["heavy"] / values["balls"])
        return float(side(values) / values["speed"] + 2 * values["each"] / (rate * shared))
    wanted = values["each"] * (1.0 if values["turn"] else LONGER) + LATE
    return float(wanted / rate)


def masses(values: Values) -> list[float]:
    """Of each ball, kg."""
    count, heavy = values["balls"], values["heavy"]
    if values["kinds"] == TWO:
        return [1.0] * (count // 2) + [heavy] * (count - count // 2)
    if values["kinds"] == AMONG:
        return [heavy if k % EVERY == 0 else 1.0 for k in range(count)]
    if values["kinds"] == WALL:
        return [heavy] + [1.0] * (count - 1)
    return [1.0] * count


def scene(values: Values) -> Scene:
    """Balls of one speed each, in random places and directions.

    values : as `counted`

    Raises
    ------
    ValueError : a box that is too full, or a run that no picture carries, in words
    """
    if values["kinds"] == WALL:
        of_wall = wall_of_balls(values)  # which says first what has no room
        _check(values)
        return of_wall
    _check(values)
    each = thermal_speed(values)
    among = values["kinds"] == AMONG
    speeds = [0.0 if among and k % EVERY == 0 else each for k in range(values["balls"])]
    found = box_of_balls(
        values["balls"],
        fraction(values),
        values["radius"],
        1.0 if values["kinds"] == ONE else masses(values),
        speeds if among else each,
        dimension=dimension(values),
        seed=values["start"],
        equal_speeds=True,
    )
    if values["piston"] == 0:
        return found
    away = tuple(-values["piston"] * (axis == 0) for axis in range(dimension(values)))
    walls = [
        Plane(wall.point, wall.normal, moves=Steady(away)) if place == 1 else wall
        for place, wall in enumerate(found.walls)
    ]
    return Scene(found.balls, walls)


def _check(values: Values) -> None:
    filled = fraction(values)
    most = 0.4 * LEFT if values["piston"] > 0 else 0.4
    if filled > most:
        raise ValueError(
            f"{values['balls']} balls of {values['radius']:.3g} m radius fill {filled:.0%} of the "
            f"box, and {most:.0%} is the most; take smaller ones, fewer, or a larger box"
        )
    ways, carried = (2 if values["turn"] else 1), MOST_IN_SPACE if values["space"] else MOST
    wanted = values["balls"] * values["each"] * ways
    if values["many"]:
        if values["space"] or values["piston"] > 0 or ways == 2 or values["kinds"] != ONE:
            raise ValueError(
                "ten times as many are balls of one kind that fly straight on, in the plane, in a "
                "box whose walls are at rest"
            )
        return
    if values["piston"] == 0 and wanted > carried:
        balls, each = carried // (values["each"] * ways), carried // (values["balls"] * ways)
        raise ValueError(
            f"{values['balls']} balls with {values['each']} collisions each"
            f"{', there and back,' if ways == 2 else ''} are more than a picture carries; take at "
            f"most {balls} balls or {each} collisions each"
        )
    if values["piston"] > 0 and _of_piston(values) > carried:
        raise ValueError(
            f"{values['balls']} balls collide too often for a picture while so slow a piston "
            "moves; take fewer balls, or a quicker piston"
        )


def _of_piston(values: Values) -> float:
    """About how many collisions, counted for each ball, there are until the piston stops."""
    filled = inner_fraction(values, 0.7)
    rate = collision_rate(1.25 * thermal_speed(values), filled, 2 * values["radius"])
    if values["space"]:
        rate = collision_rate(1.2 * thermal_speed(values), filled, 2 * values["radius"], 3)
    return values["balls"] * rate * duration(values)
