"""The table at the head of the gallery: a ball for each lesson, broken up by the library's own law.

A long run of equal smooth discs without loss, described by the corners of
their paths. Played to its end and back it never stops, since such a motion is lawful both ways.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np

import kernel_lib as kl

__all__ = ["HEIGHT", "MOST", "RADIUS", "WIDTH", "Way", "ways"]

#: Of the table and its balls, in units of the drawing; one is a centimetre.
WIDTH, HEIGHT, RADIUS = 640, 340, 30

#: Largest number of balls.
MOST = 15

#: Speed of the first ball, units a second, and how long the run lasts, s.
SPEED, LASTS = (260.0, 9.0), 90.0

#: Where the first ball stands, where the rack begins, and how far apart its rows and places are.
CUE, RACK, ROW, PLACE = (120.0, 170.0), 330.0, 54.0, 63.0


@dataclass(frozen=True)
class Way:
    """The way of one ball.

    x, y : where it stands at first, in units of the drawing
    corners : "t x y t x y ...": moments (s) at which it meets something, and where
    """

    x: float
    y: float
    corners: str


@lru_cache
def ways(count: int) -> tuple[Way, ...]:
    """Paths of so many balls from the break on; none for more than MOST.

    Parameters
    ----------
    count : balls, one a lesson
    """
    if not 1 <= count <= MOST:
        return ()
    places = [CUE, *_rack(count - 1)]
    balls = [
        kl.Ball(place, SPEED if k == 0 else (0.0, 0.0), RADIUS, 1.0)
        for k, place in enumerate(places)
    ]
    walls = [
        kl.Plane((0, 0), (1, 0)),
        kl.Plane((0, 0), (0, 1)),
        kl.Plane((WIDTH, 0), (-1, 0)),
        kl.Plane((0, HEIGHT), (0, -1)),
    ]
    run = kl.simulate(kl.Scene(balls, walls, restitution=1.0), LASTS, record="contacts")
    met, end = run.contacts, float(run.time[-1])
    found = []
    for k, place in enumerate(places):
        first, second = met.a == k, met.b == k
        times = np.concatenate([met.time[first], met.time[second]])
        where = np.concatenate(
            [
                met.point[first] + RADIUS * met.normal[first],
                met.point[second] - RADIUS * met.normal[second],
            ]
        )
        order = np.argsort(times, kind="stable")
        corners = [(0.0, *place), *zip(times[order], *where[order].T, strict=True)]
        corners.append((end, *run.at(end).position[k]))
        found.append(Way(*place, _as_text(corners)))
    return tuple(found)


def _rack(count: int) -> list[tuple[float, float]]:
    """Places of a triangle, row by row, so close that they almost touch."""
    found: list[tuple[float, float]] = []
    row = 0
    while len(found) < count:
        for k in range(row + 1):
            found.append((RACK + ROW * row, HEIGHT / 2 + PLACE * (k - row / 2)))
        row += 1
    return found[:count]


def _as_text(corners: list[tuple[float, ...]]) -> str:
    """The corners as text; of several at one moment the last."""
    kept = [one for one, after in pairwise(corners) if after[0] > one[0]] + corners[-1:]
    return " ".join(f"{t:.3f} {x:.1f} {y:.1f}" for t, x, y in kept)
