"""The box of lesson 08 and the balls in it."""

import math

import numpy as np

from kernel_lib.experiments import Sentence, Values
from kernel_lib.experiments.common.films import box
from kernel_lib.experiments.many_balls.controls import ALONE, AMONG, LINE, ONE, TWO, WALL
from kernel_lib.experiments.many_balls.wall_of_balls import BIG, wall_of_balls
from kernel_lib.experiments.measures.gas import collision_rate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.boxes import box_of_balls
from kernel_lib.state.scene import Scene
from kernel_lib.state.walls import Plane, Steady
from kernel_lib.words.explained import ExplainedError

__all__ = [
    "counted",
    "dimension",
    "duration",
    "ends",
    "fraction",
    "inner_fraction",
    "is_closed",
    "is_line",
    "scene",
    "share_left",
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

#: A piston that moves in leaves this part of the room; one that moves out, and a middle wall that
#: is taken away, make it so many times as large.
LEFT, ROOMY = 0.5, 2.0


def counted(values: Values) -> Values:
    """The values with as many balls as there are, of their radius: "many" makes ten of each, and
    one may be alone."""
    if values["kinds"] == ALONE:
        return {**values, "balls": 1}
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


def is_closed(values: Values) -> bool:
    """Whether the room stays as it is."""
    return bool(values["piston"] == 0 and not values["doubled"])


def is_line(values: Values) -> bool:
    """Whether balls meet head-on alone, or one has none to meet."""
    return values["kinds"] in (LINE, ALONE)


def share_left(values: Values) -> float:
    """The room in the end over the room at the start."""
    if values["piston"] > 0:
        return LEFT
    return 1.0 if is_closed(values) else ROOMY


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
    if values["piston"] != 0:
        return float((1 - share_left(values)) * side(values) / values["piston"])
    if values["kinds"] == ALONE:
        return float(2 * values["each"] * side(values) / values["speed"])
    if values["kinds"] == LINE:
        free = side(values) / values["balls"] - 2 * values["radius"]
        return float((values["each"] * LONGER + LATE) * free / values["speed"])
    r, filled = values["radius"], inner_fraction(values, share_left(values))
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
    if is_line(values):
        return _on_a_line(values)
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
    if is_closed(values):
        return found
    walls = [_moved(wall, values) if place == 1 else wall for place, wall in enumerate(found.walls)]
    return Scene(found.balls, walls)


def _moved(wall: Plane, values: Values) -> Plane:
    """The right wall as a piston, or where it stands once the middle wall is gone."""
    if values["doubled"]:
        x, *others = wall.point
        return Plane((ROOMY * x, *others), wall.normal)
    away = tuple(-values["piston"] * (axis == 0) for axis in range(dimension(values)))
    return Plane(wall.point, wall.normal, moves=Steady(away))


def _on_a_line(values: Values) -> Scene:
    """Balls one behind the other, half of them flying left by lot; or one ball alone."""
    length, r, speed = side(values), values["radius"], values["speed"]
    count = counted(values)["balls"]
    to_the_right = np.random.default_rng(values["start"]).permutation(count) % 2 == 0
    balls = [
        Ball(
            ((place + 0.5) * length / count, length / 2), (speed if right else -speed, 0.0), r, 1.0
        )
        for place, right in enumerate(to_the_right)
    ]
    left, bottom, right_wall, top = box(0.0, 0.0, length, length)
    if values["piston"] != 0:
        right_wall = _moved(right_wall, values)
    return Scene(balls, [left, right_wall, bottom, top])


def _check(values: Values) -> None:
    if values["doubled"] and (values["kinds"] != ONE or values["piston"] != 0 or values["many"]):
        raise ExplainedError(Sentence("many-balls-refuses-half"))
    if is_line(values):
        _check_line(values)
        return
    filled = fraction(values)
    most = 0.4 * LEFT if values["piston"] > 0 else 0.4
    if filled > most:
        shares = {"share": f"{filled:.0%}", "most": f"{most:.0%}"}
        raise ExplainedError(Sentence("many-balls-refuses-full", **shares))
    ways, carried = (2 if values["turn"] else 1), MOST_IN_SPACE if values["space"] else MOST
    wanted = values["balls"] * values["each"] * ways
    if values["many"]:
        if values["space"] or values["piston"] != 0 or ways == 2 or values["kinds"] != ONE:
            raise ExplainedError(Sentence("many-balls-refuses-many"))
        return
    if values["piston"] == 0 and wanted > carried:
        balls, each = carried // (values["each"] * ways), carried // (values["balls"] * ways)
        counts = {"balls": str(values["balls"]), "each": str(values["each"])}
        fits = {"most_balls": str(balls), "most_each": str(each)}
        way = "back" if ways == 2 else "on"
        raise ExplainedError(Sentence("many-balls-refuses-long", **counts, **fits, way=way))
    if values["piston"] != 0 and _of_piston(values) > carried:
        count = str(values["balls"])
        raise ExplainedError(Sentence("many-balls-refuses-piston", balls=count))


def _check_line(values: Values) -> None:
    alone = values["kinds"] == ALONE
    if values["space"] or values["many"] or (values["piston"] != 0 and not alone):
        raise ExplainedError(Sentence("many-balls-refuses-line"))
    if 2.2 * values["radius"] * counted(values)["balls"] > side(values):
        count, radius = str(values["balls"]), f"{values['radius']:.3g} m"
        no_room = Sentence("many-balls-refuses-row", balls=count, radius=radius)
        raise ExplainedError(no_room)


def _of_piston(values: Values) -> float:
    """About how many collisions, counted for each ball, there are until the piston stops."""
    filled = inner_fraction(values, 0.7 if values["piston"] > 0 else 1.4)
    faster = (1.2 if values["space"] else 1.25) if values["piston"] > 0 else 0.9
    dim = dimension(values)
    rate = collision_rate(faster * thermal_speed(values), filled, 2 * values["radius"], dim)
    return values["balls"] * rate * duration(values)
