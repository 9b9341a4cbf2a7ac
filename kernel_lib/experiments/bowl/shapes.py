"""The walls of lesson 07, and where a ball starts in them.

All lengths are those of the ball's centre: its curve has the radius `radius`, whatever the ball.
"""

import math
from dataclasses import replace
from typing import Any

from kernel_lib.contacts.conic_walls import Parabola
from kernel_lib.contacts.finite_walls import Arc
from kernel_lib.experiments import Sentence, Values
from kernel_lib.experiments.bowl.controls import (
    CURVES,
    DISH,
    ELLIPSE,
    MIRRORS,
    ROUND,
    SHORT,
    UPRIGHT,
)
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words.explained import ExplainedError

__all__ = [
    "ALONG",
    "MICRO",
    "MILLI",
    "OPENING",
    "PAIRS_APART",
    "RIGHT_ANGLE",
    "axes_of",
    "axis_of",
    "ball_radius",
    "depth_at",
    "focus",
    "has_three_pairs",
    "has_two_bowls",
    "is_soft",
    "limit",
    "mirror",
    "mirrors",
    "moved",
    "pairs_of",
    "right_bowl",
    "scene",
    "start",
    "wall",
]

MILLI, MICRO = 1e-3, 1e-6

#: Speed between the mirrors, along their axis, m/s.
ALONG = 2.0

#: The ball: m, and at most this part of the radius of what it bounces in.
_BALL, _SHARE = 0.07, 0.14

#: The ball in a soft bowl, in radii of the bowl.
_SOFT = 0.2

#: °, from the wall of a round room through its centre.
RIGHT_ANGLE = 90.0

#: Half of the opening of a mirror: m, and at most this part of its radius.
OPENING, _PART = 0.4, 0.8

#: Lengths of what a ball flies to and fro in, by its shape; of a bowl its radius.
_NARROW = {
    MIRRORS: ("radius", "second", "distance"),
    UPRIGHT: ("radius", "second", "distance"),
    CURVES: ("radius", "distance"),
    ELLIPSE: ("long", "short"),
}

#: From the axis of one pair of mirrors to that of the next, m.
PAIRS_APART = 1.1


def ball_radius(values: Values) -> float:
    """Radius of the ball, m."""
    if is_soft(values):  # it sinks in
        return float(_SOFT * values["radius"])
    narrow = min(values[name] for name in _NARROW.get(values["shape"], ("radius",)))
    return float(min(_BALL, _SHARE * narrow))


def is_soft(values: Values) -> bool:
    """Whether a round bowl gives way; values that do not say it are those of a hard one."""
    return values["shape"] == ROUND and bool(values.get("soft", False))


def limit(values: Values) -> float:
    """Half the radius of curvature, m: below it a ball without loss stays near the middle."""
    return float(values["radius"]) / 2


def focus(values: Values) -> tuple[float, float]:
    """Where a bowl has its focus, as a mirror, and an ellipse its left one, m."""
    if values["shape"] == ELLIPSE:
        return -math.sqrt(max(values["long"] ** 2 - values["short"] ** 2, 0.0)), 0.0
    return 0.0, limit(values)


def depth_at(values: Values, x: float) -> float:
    """How high above its lowest point the bowl stands at x, m; nan where it has ended."""
    a = values["radius"]
    if values["shape"] == DISH:
        return x * x / (2 * a)
    return a - math.sqrt(a * a - x * x) if abs(x) < a else math.nan


def wall(values: Values, whole: bool = False) -> Any:
    """The bowl.

    whole : a round one up to a closed circle, as `section` takes it
    """
    a = values["radius"]
    if values["shape"] == DISH:
        return Parabola((0.0, 0.0), a, of_centres=True)
    outer = a + ball_radius(values)
    return Arc((0.0, a), outer) if whole else Arc((0.0, a), outer, math.pi, 2 * math.pi)


def mirrors(values: Values) -> tuple[Arc, Arc]:
    """The left one and the right one, curved towards each other."""
    half, r = values["distance"] / 2, ball_radius(values)
    return (
        mirror((-half, 0.0), math.pi, values["radius"], r),
        mirror((half, 0.0), 0.0, values["second"], r),
    )


def mirror(middle: tuple[float, float], way: float, radius: float, ball: float) -> Arc:
    """A mirror of this radius for the centre of a ball.

    middle : m, of its curve; way : rad, in which it lies from the centre of curvature
    """
    reach = math.asin(min(OPENING, _PART * radius) / radius)
    centre = (middle[0] - radius * math.cos(way), middle[1] - radius * math.sin(way))
    return Arc(centre, radius + ball, way - reach, way + reach)


def start(values: Values, beside: float = 0.0) -> tuple[tuple[float, float], tuple[float, float]]:
    """Place (m) and velocity (m/s) of the ball.

    beside : m, further to the side

    Raises
    ------
    ValueError : a ball that would start in the wall, in words
    """
    x, speed = MILLI * values["offset"] + beside, values["speed"]
    if values["shape"] == MIRRORS:
        return (0.0, x), (ALONG, speed)
    height = values["height"] - speed**2 / (2 * values["gravity"])
    low, off = depth_at(values, x), f"{abs(values['offset']):g} mm"
    if math.isnan(low):
        radius = f"{values['radius']:.3g} m"
        raise ExplainedError(Sentence("bowl-refuses-bowl", off=off, radius=radius))
    if height < low:
        deep, sideways = f"{low - height:.3g} m", f"{abs(speed):g} m/s"
        within = Sentence("bowl-refuses-start", off=off, speed=sideways, deep=deep)
        raise ExplainedError(within)
    return (x, height), (speed, 0.0)


def scene(values: Values, beside: float = 0.0, at: tuple[float, float] = (0.0, 0.0)) -> Scene:
    """One ball and what it bounces in; errors as those of `start`.

    at : m, by which all of it is moved, to stand next to another one
    """
    (x, y), velocity = start(values, beside)
    place = (x + at[0], y + at[1])
    ball = Ball(position=place, velocity=velocity, radius=ball_radius(values), mass=1.0)
    if values["shape"] == MIRRORS:
        pair = [moved(one, at) for one in mirrors(values)]
        return Scene([ball], pair, (0.0, 0.0), restitution=values["e"])
    bowl = moved(wall(values), at)
    return Scene([ball], [bowl], (0.0, -values["gravity"]), restitution=values["e"])


def moved(one: Any, by: tuple[float, float]) -> Any:
    """A wall of the same kind elsewhere; by : m."""
    name = "centre" if isinstance(one, Arc) else "vertex"
    x, y = getattr(one, name)
    return replace(one, **{name: (x + by[0], y + by[1])})


def has_two_bowls(values: Values) -> bool:
    """Whether a second bowl stands next to a round one."""
    return values["shape"] == ROUND and bool(values["two_bowls"])


def right_bowl(values: Values) -> dict[str, Any]:
    """Values of the second bowl, as if it were alone."""
    names = ("radius", "height", "shape")
    return {**values, **{name: values[f"{name}_right"] for name in names}}


def has_three_pairs(values: Values) -> bool:
    """Whether three pairs of mirrors stand one below the other."""
    return values["shape"] == MIRRORS and bool(values["three_pairs"])


def pairs_of(values: Values) -> list[dict[str, Any]]:
    """Values of each of three pairs of mirrors, as if it were alone."""
    names = ("distance", "farther", "farthest")
    return [{**values, "distance": values[name]} for name in names]


def axis_of(run: Trajectory) -> tuple[float, float]:
    """A point of the axis of what a ball bounces in, m."""
    one: Any = run.scene.walls[0]
    x, y = one.vertex if isinstance(one, Parabola) else one.centre
    return float(x), float(y)


def axes_of(values: Values, name: str) -> tuple[float, float]:
    """How far from the middle the walls are that a run meets, and their radius there, m."""
    if values["shape"] == CURVES:
        return values["distance"] / 2, values["radius"]
    along, other = values["long"], values["short"]
    if name == SHORT:
        along, other = other, along
    return along, other**2 / along
