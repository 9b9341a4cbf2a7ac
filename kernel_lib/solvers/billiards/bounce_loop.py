"""From bounce to bounce on one conic: scalar code that runs plain or compiled.

In coordinates of the conic x^2/a^2 + y^2/b^2 = 1, or y = x^2/(2 a) with b = 0.
"""

import math
from typing import Any

from kernel_lib.contacts.curve_times import conic_falls, harmonic_fall

__all__ = ["COLUMNS", "next_bounce", "section_loop"]

#: What is compiled here, and how long that takes: `numerics.compile_notice`.
COMPILES = "the loop of sections, some 5 s"

#: Numbers of a bounce: time, place and velocity after it.
COLUMNS = 5


def next_bounce(
    x: float,
    y: float,
    u: float,
    v: float,
    gx: float,
    gy: float,
    pull: float,
    a: float,
    b: float,
    side: float,
    restitution: float,
    leaving: bool,
) -> tuple[float, float, float, float, float]:
    """Time of flight, and place and velocity after the next bounce; infinity if there is none."""
    if pull == 0.0:
        t, _ = conic_falls(x, y, u, v, gx, gy, a, b, side, leaving)
    else:
        t = harmonic_fall(x, y, u, v, pull, a, b, side, leaving)
    if t == math.inf:
        return t, x, y, u, v
    if pull == 0.0:
        x, y = x + t * (u + t * gx / 2.0), y + t * (v + t * gy / 2.0)
        u, v = u + t * gx, v + t * gy
    else:
        w = math.sqrt(abs(pull))
        if pull > 0.0:
            c, s, f = math.cos(w * t), math.sin(w * t) / w, -w * math.sin(w * t)
        else:
            c, s, f = math.cosh(w * t), math.sinh(w * t) / w, w * math.sinh(w * t)
        x, y, u, v = x * c + u * s, y * c + v * s, x * f + u * c, y * f + v * c
    # The slope of the conic's equation, and the last digits of the place.
    if b == 0.0:
        p, q, off = -x / a, 1.0, y - x * x / (2.0 * a)
    else:
        p, q = -2.0 * x / (a * a), -2.0 * y / (b * b)
        off = 1.0 - x * x / (a * a) - y * y / (b * b)
    square = p * p + q * q
    x, y = x - off * p / square, y - off * q / square
    normal = (1.0 + restitution) * (u * p + v * q) / square
    return t, x, y, u - normal * p, v - normal * q


def section_loop(
    starts: Any,
    numbers: Any,
    orbits: int,
    count: int,
    out: Any,
    made: Any,
) -> None:
    """Bounces of many orbits, one after another.

    Parameters
    ----------
    starts : x, y, u, v and whether it leaves the conic, of each orbit in a row
    numbers : gx, gy, pull, a, b, side, restitution
    orbits, count : how many, and bounces of each
    out : COLUMNS numbers a bounce; made : bounces of each orbit, fewer where it flies off
    """
    gx, gy, pull, a, b = numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]
    side, restitution = numbers[5], numbers[6]
    for orbit in range(orbits):
        x, y, u = starts[5 * orbit], starts[5 * orbit + 1], starts[5 * orbit + 2]
        v, leaving = starts[5 * orbit + 3], starts[5 * orbit + 4] > 0.0
        clock, done = 0.0, 0
        for k in range(count):
            t, x, y, u, v = next_bounce(x, y, u, v, gx, gy, pull, a, b, side, restitution, leaving)
            if t == math.inf:
                break
            leaving = True
            clock += t
            place = COLUMNS * (orbit * count + k)
            out[place], out[place + 1], out[place + 2] = clock, x, y
            out[place + 3], out[place + 4] = u, v
            done += 1
        made[orbit] = done
