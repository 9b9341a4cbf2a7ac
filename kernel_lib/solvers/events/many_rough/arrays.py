"""A scene of many rough balls as flat arrays for the event loop."""

import math
from typing import Any

import numpy as np

from kernel_lib.solvers.events.many_rough.columns import (
    BALL,
    CARRIER,
    CLOCK,
    CORNER,
    INFO,
    INVERSE_MASS,
    LASTS,
    MATTER,
    NO_PARTNER,
    NOTE,
    PARTNER,
    PIECE,
    PLACE,
    PULL,
    SOON,
    SPEED,
    SPIN,
    RoughArrays,
    Together,
)
from kernel_lib.solvers.report.which_loop import NO_PLANES, OF_SPEED, first_reason
from kernel_lib.solvers.system import System
from kernel_lib.state.acting import kinds_of, surface_between, surface_of_kinds
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Rules, Surface, rules_of
from kernel_lib.state.tolerances import (
    HELD_GAP,
    MOST_IMPACTS_OF_A_MOMENT,
    ROUNDING,
    SETTLED,
    SUMMED_HOP,
)
from kernel_lib.state.vectors import Vector, as_three, dot, norm, scale, subtract
from kernel_lib.state.walls import Plane

__all__ = [
    "are_many",
    "arrays_of",
    "as_arrays",
    "as_lists",
    "copy_of",
    "room_together",
    "rules_and_which",
    "why_not_the_rough_loop",
    "with_room",
    "without_room",
]

#: Walls have a bit each in one number.
MOST_WALLS = 60

#: From so many balls in space on, hops are summed, what is driven together bounces for long, and
#: smooth contacts of a moment collide one by one.
MANY = 12

#: Contacts that collide at once, at most.
MOST_TOGETHER = 300

#: What the loop changes; the rest is shared by all copies.
CHANGING = ("ball", "info", "space", "tally")


def why_not_the_rough_loop(scene: Scene) -> str:
    """Why the loop of many rough balls cannot run a scene; "" where it can.

    It can where walls are planes at rest, upright or level if there is gravity; no force has a
    centre, nothing drags, there are no pockets; restitutions are numbers, every ball can turn, and
    no rolling resistance is so great that static friction could not keep a ball rolling against it.
    """
    refused = {
        "drag": scene.drag > 0,
        "a central force": scene.central_force != 0,
        "pockets": scene.pockets,
        f"more than {MOST_WALLS} walls": len(scene.walls) > MOST_WALLS,
        "balls that cannot turn": any(math.isinf(b.inertia_factor) for b in scene.balls),
    }
    if reason := first_reason(refused):
        return reason
    rules, which = _rules(scene)
    if any(callable(each.restitution) for each in rules):
        return OF_SPEED
    count = len(scene.balls)
    resists = any(
        not rules[number].smooth and rules[number].rolling_resistance > _enough(ball, rules[number])
        for ball, row in zip(scene.balls, which, strict=True)
        for number in row[count:]
    )
    if resists:
        return "rolling resistance above static friction"
    return _odd_wall(scene)


def _odd_wall(scene: Scene) -> str:
    """Which walls the loop does not take, in words; "" if none."""
    gravity: Vector = as_three(scene.gravity)  # type: ignore[arg-type]
    for wall in scene.walls:
        if not isinstance(wall, Plane):
            return NO_PLANES
        if wall.moves is not None:
            return "walls that move"
        normal = as_three(wall.normal)
        along = subtract(gravity, scale(normal, dot(gravity, normal)))
        if min(abs(dot(gravity, normal)), norm(along)) > ROUNDING * norm(gravity):
            return "walls that slope"
    return ""


def _enough(ball: Any, rules: Rules) -> float:
    """Rolling resistance up to which static friction keeps a ball rolling."""
    return rules.static_friction * (1 + float(ball.inertia_factor))


def are_many(scene: Scene) -> bool:
    """Whether a scene is one of many balls in space."""
    return scene.dimension == 3 and len(scene.balls) >= MANY


def arrays_of(scene: Scene, laid_out: tuple[System, Any, Any, Any]) -> RoughArrays:
    """State at t = 0, before any event is predicted."""
    system, places, speeds, spins = laid_out
    count, walls = len(places), len(scene.walls)
    ball, info = np.zeros((count, BALL)), np.zeros((count, INFO), dtype=np.int64)
    ball[:, PLACE : PLACE + 3], ball[:, SPEED : SPEED + 3] = places, speeds
    ball[:, SPIN : SPIN + 3], ball[:, PULL : PULL + 3] = spins, system.gravity
    ball[:, CLOCK], ball[:, [LASTS, SOON]] = 0.0, math.inf
    info[:, [CARRIER, CORNER]], info[:, PARTNER] = -1, NO_PARTNER
    matter = np.stack([system.radius, system.inverse_mass, system.rotational_mobility], axis=1)
    sides = [(*side.normal, side.offset) for row in system.sides for side in row if side]
    rules, which = rules_and_which(scene)
    gravity: Vector = as_three(scene.gravity)  # type: ignore[arg-type]
    many, none = are_many(scene), np.zeros(0)
    hop, held = (SUMMED_HOP, HELD_GAP) if many else (SETTLED, 0.0)
    return RoughArrays(
        ball=ball.ravel(),
        info=info.ravel(),
        matter=matter.ravel(),
        sides=np.array(sides, dtype=float).ravel(),
        rules=rules,
        which=which,
        space=np.array([*gravity, norm(gravity), 0.0, hop, held, scene.dimension == 2]),
        tally=np.zeros(4, dtype=np.int64),
        crowd=np.zeros(count, dtype=np.int64),
        touching=np.zeros(2 * count * (walls + count), dtype=np.int64),
        fastest=np.zeros(count),
        pieces=none,
        notes=none,
    )


def room_together(scene: Scene, arrays: RoughArrays) -> Together:
    """Room for the contacts of a moment that collide at once."""
    pairs = 0 if are_many(scene) else len(arrays.touching) // 2
    most = min(pairs, MOST_TOGETHER)
    return Together(
        light=np.append(arrays.matter[INVERSE_MASS::MATTER], 0.0),
        waits=np.zeros(pairs, dtype=np.int64),
        tied=np.zeros(pairs, dtype=np.int64),
        group=np.zeros(most, dtype=np.int64),
        pairs=np.zeros(2 * most, dtype=np.int64),
        normals=np.zeros(3 * most),
        before=np.zeros(6 * most),
        asked=np.zeros(most),
        found=np.zeros(most),
        chosen=np.zeros(most, dtype=np.int64),
        matrix=np.zeros(most * most),
        factor=np.zeros(most * most),
        trial=np.zeros(most),
    )


def with_room(arrays: RoughArrays, chunk: int) -> RoughArrays:
    """With room for what the loop notes before it returns: of one moment more than a chunk."""
    return arrays._replace(
        pieces=np.zeros(PIECE * (chunk + len(arrays.crowd))),
        notes=np.zeros(NOTE * (chunk + MOST_IMPACTS_OF_A_MOMENT)),
    )


def without_room(arrays: RoughArrays) -> RoughArrays:
    """What is kept between two calls."""
    return arrays._replace(pieces=np.zeros(0), notes=np.zeros(0))


def copy_of(arrays: RoughArrays) -> RoughArrays:
    """The same moment once more; what never changes is shared."""
    return arrays._replace(**{name: getattr(arrays, name).copy() for name in CHANGING})


def as_lists(arrays: Any) -> Any:
    """For plain Python, which is several times faster on lists; what is seldom read stays."""
    lists = {
        name: each.tolist() if hasattr(each, "tolist") else each
        for name, each in arrays._asdict().items()
        if name not in ("pieces", "notes", "matrix", "factor")
    }
    return arrays._replace(**lists)


def as_arrays(arrays: RoughArrays) -> RoughArrays:
    """The lists of plain Python as arrays again; arrays as they are."""
    whole = {"info", "which", "tally", "crowd", "touching"}
    kinds = [np.int64 if name in whole else np.float64 for name in RoughArrays._fields]
    return RoughArrays(*(np.asarray(each, kind) for each, kind in zip(arrays, kinds, strict=True)))


def rules_and_which(scene: Scene) -> tuple[Any, Any]:
    """The coefficients of all pairs, and their number for each ball and partner, each in a row."""
    rules, which = _rules(scene)
    table = [
        (
            r.restitution,
            r.tangential_restitution,
            r.friction,
            r.rolling_resistance,
            r.smooth,
            r.spinning_friction,
        )
        for r in rules
    ]
    return np.array(table, dtype=float).ravel(), which.ravel()


def _rules(scene: Scene) -> tuple[list[Rules], Any]:
    """All coefficients that some pair has, and (n, n + walls) their numbers."""
    balls, walls = kinds_of(scene)
    met: dict[Surface, int] = {}
    kinds, sides = (list(dict.fromkeys(each)) for each in (balls, walls))
    tables = [
        np.array(
            [
                [
                    met.setdefault(surface_of_kinds(scene, one, other, wall), len(met))
                    for other in others
                ]
                for one in kinds
            ],
            dtype=np.int64,
        ).reshape(len(kinds), len(others))
        for others, wall in ((kinds, False), (sides, True))
    ]
    number = [kinds.index(each) for each in balls]
    facing = [sides.index(each) for each in walls]
    which = np.hstack([tables[0][np.ix_(number, number)], tables[1][np.ix_(number, facing)]])
    count = len(balls)
    for (a, b), _ in (*scene.pair_surface, *scene.pair_restitution):
        if isinstance(a, str):
            continue
        of_pair = met.setdefault(surface_between(scene, a, b), len(met))
        which[a, b if b >= 0 else count - 1 - b] = of_pair
        if b >= 0:
            which[b, a] = of_pair
    return [rules_of(each) for each in met], which
