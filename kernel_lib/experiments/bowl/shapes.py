"""The walls of lesson 07, and where a ball starts in them.

All lengths are those of the ball's centre: its curve has the radius `radius`, whatever the ball.
"""

import math
from typing import Any

from kernel_lib.contacts.conic_walls import Parabola
from kernel_lib.contacts.finite_walls import Arc
from kernel_lib.experiments.bowl.controls import DISH, MIRRORS
from kernel_lib.experiments.teaching.guess import Values
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene

__all__ = [
    "ALONG",
    "MICRO",
    "MILLI",
    "OPENING",
    "ball_radius",
    "depth_at",
    "focus",
    "limit",
    "mirrors",
    "scene",
    "start",
    "wall",
]

MILLI, MICRO = 1e-3, 1e-6

#: Speed between the mirrors, along their axis, m/s.
ALONG = 2.0

#: The ball: m, and at most this part of the radius of what it bounces in.
_BALL, _SHARE = 0.07, 0.14

#: Half of the opening of a mirror: m, and at most this part of its radius.
OPENING, _PART = 0.4, 0.8


def ball_radius(values: Values) -> float:
    """Radius of the ball, m."""
    narrow = values["radius"]
    if values["shape"] == MIRRORS:
        narrow = min(narrow, values["second"], values["distance"])
    return float(min(_BALL, _SHARE * narrow))


def limit(values: Values) -> float:
    """Half the radius of curvature, m: below it a ball without loss stays near the middle."""
    return float(values["radius"]) / 2


def focus(values: Values) -> tuple[float, float]:
    """Where a parabola has its focus, m."""
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
    """The left one and the right one, hollow towards each other."""
    half, r = values["distance"] / 2, ball_radius(values)
    found = []
    for side, radius in ((-1.0, values["radius"]), (1.0, values["second"])):
        reach = math.asin(min(OPENING, _PART * radius) / radius)
        middle = math.pi if side < 0 else 0.0
        centre = (side * (half - radius), 0.0)
        found.append(Arc(centre, radius + r, middle - reach, middle + reach))
    return found[0], found[1]


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
    low = depth_at(values, x)
    if math.isnan(low):
        raise ValueError(
            f"{abs(values['offset']):g} mm beside the middle a bowl of {values['radius']:.3g} m "
            "radius has ended; start nearer to the middle"
        )
    if height < low:
        raise ValueError(
            f"{abs(values['offset']):g} mm beside the middle, with {abs(speed):g} m/s sideways, "
            f"the ball would start {low - height:.3g} m deep in the wall; choose a greater drop "
            "height h"
        )
    return (x, height), (speed, 0.0)


def scene(values: Values, beside: float = 0.0) -> Scene:
    """One ball and what it bounces in; errors as those of `start`."""
    place, velocity = start(values, beside)
    ball = Ball(position=place, velocity=velocity, radius=ball_radius(values), mass=1.0)
    if values["shape"] == MIRRORS:
        return Scene([ball], mirrors(values), (0.0, 0.0), restitution=values["e"])
    return Scene([ball], [wall(values)], (0.0, -values["gravity"]), restitution=values["e"])
