"""Neumann's example films as scenes: head-on pairs, balls in a box, a wall of balls broken.

Source: Neumann, example films. The sizes and speeds are ours; the films give none.
"""

import math
import random

from kernel_lib.state.bodies import Ball
from kernel_lib.state.checks import number
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Surface
from kernel_lib.state.walls import Plane

__all__ = ["balls_in_a_box", "box", "broken_wall", "head_on_pairs"]


def head_on_pairs(
    restitutions: tuple[float, ...] = (1.0, 0.5, 0.0),
    speed: float = 1.0,
    masses: tuple[float, float] = (1.0, 1.0),
    walls: bool = False,
    one_size: bool = False,
) -> Scene:
    """Pairs of balls above each other that meet head-on, each pair with its restitution.

    Parameters
    ----------
    restitutions : of the pairs, from the top down, each in [0, 1]
    speed : m/s, of every ball, positive
    masses : kg, of the left balls and of the right ones
    walls : whether a box stands around them, loss-free but for the restitution of each ball
    one_size : whether all have a radius of 0.4 m, whatever their mass

    Returns
    -------
    Scene : balls 2 i and 2 i + 1 are pair i, at x = -2 m and 2 m; radius 0.4 m, else of the
        heavier ball up to 0.9 m, as if both were of one stuff
    """
    speed = number("speed", speed, above=0)
    balls = []
    for row, restitution in enumerate(restitutions):
        height = 2.0 * (len(restitutions) - 1 - row)
        surface = Surface(restitution)
        for side, mass in zip((-1.0, 1.0), masses, strict=True):
            true_size = min(0.9, 0.4 * (mass / min(masses)) ** (1 / 3))
            radius = 0.4 if one_size else true_size
            balls.append(
                Ball((2 * side, height), (-side * speed, 0), radius, mass, surface=surface)
            )
    around = box(-4.0, -1.0, 4.0, 2.0 * len(restitutions) - 1) if walls else []
    return Scene(balls, around)


def box(left: float, bottom: float, right: float, top: float) -> list[Plane]:
    """Four walls around a rectangle, m."""
    return [
        Plane((left, bottom), (1, 0)),
        Plane((left, bottom), (0, 1)),
        Plane((right, top), (-1, 0)),
        Plane((right, top), (0, -1)),
    ]


def balls_in_a_box(
    count: int = 20, speed: float = 2.0, restitution: float = 1.0, seed: int = 1
) -> Scene:
    """Equal balls in a square box, each with the same speed in a direction drawn by lot.

    Parameters
    ----------
    count : number of balls, at least 1; radius 0.4 m, mass 1 kg, one to a square metre and a half
    speed : m/s, positive
    restitution : of all contacts, in [0, 1]
    seed : of the directions, so that a film can be seen again

    Returns
    -------
    Scene : without gravity, walls at x = 0, y = 0 and on the far sides
    """
    if int(count) != count or count < 1:
        raise ValueError(f"count must be a whole number of at least 1, got {count!r}")
    speed = number("speed", speed, above=0)
    side = math.ceil(math.sqrt(count))
    spacing = math.sqrt(1.5)
    lot = random.Random(seed)
    balls = []
    for i in range(int(count)):
        angle = lot.uniform(0, 2 * math.pi)
        place = ((i % side + 0.5) * spacing, (i // side + 0.5) * spacing)
        balls.append(Ball(place, (speed * math.cos(angle), speed * math.sin(angle)), 0.4, 1.0))
    return Scene(balls, box(0.0, 0.0, side * spacing, side * spacing), restitution=restitution)


def broken_wall(
    columns: int = 4,
    rows: int = 8,
    mass: float = 50.0,
    speed: float = 5.0,
    restitution: float = 0.8,
    off_axis: float = 0.025,
) -> Scene:
    """A big ball flies into a wall of small ones at rest.

    Parameters
    ----------
    columns, rows : of the wall, at least 1; small balls of radius 0.25 m and mass 1 kg
    mass : of the big ball, kg; radius 1 m
    speed : of the big ball, m/s, positive
    restitution : of all contacts, in [0, 1]
    off_axis : m, how far beside the axis of the wall the big ball comes; with 0 it meets two
        small ones of an even number of rows at one moment: at once among fewer than 64 balls, else
        the order of these two decides

    Returns
    -------
    Scene : without gravity; ball 0 is the big one. The small balls stand a hundredth of a
        radius apart; beside the axis impacts come one by one and no order has to be chosen
    """
    speed = number("speed", speed, above=0)
    off_axis, radius = number("off_axis", off_axis), 0.25
    spacing = 2.01 * radius
    balls = [Ball((-3.0, off_axis), (speed, 0.0), 1.0, mass)]
    for column in range(columns):
        for row in range(rows):
            height = (row - (rows - 1) / 2) * spacing
            balls.append(Ball((column * spacing, height), (0.0, 0.0), radius, 1.0))
    return Scene(balls, restitution=restitution)
