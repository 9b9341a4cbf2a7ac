"""The wall of balls of lesson 08, which a big ball breaks: Neumann's film in a closed box."""

import math

from kernel_lib.experiments import Sentence, Values
from kernel_lib.experiments.common.films import box
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.words.explained import ExplainedError

__all__ = ["BIG", "ROWS", "WATCHED", "wall_of_balls"]

#: Balls above each other in the wall: an even number, so that its axis lies between two of them.
ROWS = 50

#: Radius of the big ball in those of the small ones.
BIG = 4

#: How far the big ball flies before it meets the wall, and how far it would fly on while it is
#: watched, m: at 5 m/s one second and three.
_APPROACH, WATCHED = 5.0, 15.0

#: From centre to centre in the wall, in diameters: they stand a hundredth of a radius apart.
_APART = 1.005


def wall_of_balls(values: Values) -> Scene:
    """A big ball in front of a wall of small ones at rest, all in a box, loss-free.

    Ball 0 is the big one. The last column holds what is left, about the axis like all the others.

    Raises
    ------
    ValueError : a box in which the wall and the big ball have no room, or a cube, or a piston
    """
    length, r = values["side"], values["radius"]
    if values["space"] or values["piston"] != 0:
        raise ExplainedError(Sentence("many-balls-refuses-wall"))
    small, spacing = values["balls"] - 1, 2 * r * _APART
    columns, rows = math.ceil(small / ROWS), min(small, ROWS)
    across = max(length / 2 + columns * spacing, rows * spacing) + 2 * r
    middle = length / 2
    begins = middle - (BIG + 1) * r - _APPROACH
    if across > length or begins < BIG * r:
        no_room = Sentence("many-balls-refuses-wide", balls=str(small), radius=f"{r:.3g} m")
        raise ExplainedError(no_room)
    thrown = (begins, middle + values["beside"]), (values["speed"], 0.0)
    balls = [Ball(*thrown, BIG * r, values["heavy"])]
    for k in range(small):
        column, row = divmod(k, ROWS)
        high = min(small - column * ROWS, ROWS)
        height = (row - (high - 1) / 2) * spacing
        balls.append(Ball((middle + column * spacing, middle + height), (0.0, 0.0), r, 1.0))
    return Scene(balls, box(0.0, 0.0, length, length))
