"""A walk to the first contact of a ball with any wall, which cannot pass it."""

import math
from collections.abc import Callable

from kernel_lib.contacts.impact_times import LookAgain
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, LARGEST, MET

__all__ = [
    "MOST_WALK_STEPS",
    "Ahead",
    "first_contact",
    "free_fall",
    "time_to_go",
    "walk",
    "walk_to_contact",
]

#: Steps of the walk before it pauses; the caller looks again from there. Those that meet a wall
#: need some dozens; a ball that goes round and round in front of a wall that shakes needs them all.
MOST_WALK_STEPS = 5_000

#: Place, velocity, a bound of the acceleration, and for how long from then on it holds, s.
Ahead = tuple[float, float, float, float, float, float]

#: Gap, what its rounding is measured against, a step within which it cannot close, and how long
#: all this holds; asked at a time, and for a step from this gap instead of the one there is.
Look = Callable[[float, float | None], tuple[float, float, float, float]]

#: A gap of so many roundings is seen.
SEEN = 8.0


def free_fall(
    position: tuple[float, ...], velocity: tuple[float, ...], acceleration: tuple[float, ...]
) -> Callable[[float], Ahead]:
    """Uniform acceleration, as `walk_to_contact` takes it."""
    (x, y), (u, v), (gx, gy) = position[:2], velocity[:2], acceleration[:2]
    most = math.hypot(gx, gy)

    def ahead(t: float) -> Ahead:
        half = t * t / 2
        place = x + u * t + gx * half, y + v * t + gy * half
        return (*place, u + gx * t, v + gy * t, most, math.inf)

    return ahead


def first_contact(
    wall: object,
    position: tuple[float, ...],
    velocity: tuple[float, ...],
    acceleration: tuple[float, ...],
    radius: float,
    side: float = 1.0,
    leaving: bool = False,
    least_radius: float = math.inf,
) -> float:
    """Time of impact of a ball in free fall with a wall that offers its distance and normal, s.

    For `time_of_impact` of a wall of one's own: steps that cannot pass the first contact.

    Parameters
    ----------
    wall : offers distance(point) and normal(point)
    position, velocity, acceleration : m, m/s, m/s^2, of the ball's centre in the plane
    radius : m, of the ball
    side : 1 where the distance is positive, -1 on the other side
    leaving : the ball touches the wall now and leaves it
    least_radius : m, the smallest radius of curvature of the wall where it is concave towards
        the ball, above `radius`; infinity for straight and convex walls

    Returns
    -------
    s; infinity if they never meet, a LookAgain after a long walk
    """
    path = free_fall(position, velocity, acceleration)
    return walk_to_contact(wall, path, radius, side, leaving, least_radius)


def walk_to_contact(
    wall: object,
    path: Callable[[float], Ahead],
    radius: float,
    side: float = 1.0,
    leaving: bool = False,
    least_radius: float = math.inf,
    limit: float = math.inf,
    clear: Callable[[float], float] | None = None,
    start: float = 0.0,
    asked: float = math.inf,
) -> float:
    """First t > 0 at which a centre comes to `radius` from a wall, s.

    Distance changes no faster than the centre moves: far off that bounds the step. Where no
    centre of curvature is near, at distance d < R, the acceleration of the distance is at least
    -(A + V^2/(R - d)), and steps to where nothing can have closed yet converge quadratically.

    Parameters
    ----------
    wall, radius, side, leaving, least_radius : as `first_contact`
    path : what lies ahead after some seconds
    start : s, before which nothing happens
    clear : how long nothing happens for certain after some seconds, s, where that is known
    limit, asked : as `walk`
    """
    distance, normal = wall.distance, wall.normal  # type: ignore[attr-defined]
    room = least_radius - radius
    near, cap = radius + room / 2, radius + 0.75 * room

    def look(t: float, opened: float | None) -> tuple[float, float, float, float]:
        x, y, u, v, most, holds = path(t)
        away = side * distance((x, y))
        gap = max(away - radius, 0.0) if opened is None else opened
        speed = math.hypot(u, v)
        step = time_to_go(gap, speed, most)
        if away < near:
            nx, ny = normal((x, y))
            rate = side * (u * nx + v * ny)
            step = max(step, _near_step(gap, rate, speed, most, least_radius, cap, away))
        if clear is not None:
            step = max(step, clear(t))
        return away - radius, radius + abs(x) + abs(y), step, holds

    return walk(look, leaving, limit, start, asked)


def walk(
    look: Look,
    leaving: bool = False,
    limit: float = math.inf,
    start: float = 0.0,
    asked: float = math.inf,
) -> float:
    """First t > 0 at which a gap closes, by steps within which it cannot, s.

    Parameters
    ----------
    look : see Look
    leaving : the gap is zero now and opens
    limit : s, after which it never closes
    start : s, where an earlier walk paused
    asked : s, where this one may pause: something else happens first

    Returns
    -------
    s; infinity if it never closes, a LookAgain after a long walk or beyond what is asked
    """
    t = _first_step(look) if leaving and start == 0 else start
    for _ in range(MOST_WALK_STEPS):
        if t == math.inf or t > limit:
            return math.inf
        if t > asked:
            break
        gap, size, step, holds = look(t, None)
        if gap <= MET * size:
            return t
        step = min(step, holds)
        if t + step == t:
            return t
        t += step
        if size > LARGEST:
            return math.inf
    return LookAgain(t)


def _first_step(look: Look) -> float:
    """After how long the gap of a ball that leaves can be seen, s; infinity if it never can.

    A hop that cannot be seen ends where its speed says, if the wall presses after it.
    """
    gap, size, step, holds = look(0.0, None)
    if gap <= SEEN * MET * size:
        step = look(0.0, 0.0)[2]
    hop = step = min(step, holds)
    if step > 0 and look(step, None)[0] > SEEN * MET * size:
        return step
    tolerance = CONTACT_TOLERANCE * size
    step = min(look(0.0, tolerance)[2], holds)
    while 0.0 < step < math.inf and abs(look(step, None)[0]) <= tolerance:
        if step >= holds:
            return math.inf
        step = min(2.0 * step, holds)
    if 0.0 < hop < step < math.inf and look(step, 0.0)[0] < 0.0:
        return hop
    return step if step > 0.0 else math.inf


def time_to_go(length: float, speed: float, most: float) -> float:
    """Least time for a length at this speed and an acceleration of at most `most`, s."""
    if length == math.inf:
        return math.inf
    root = math.sqrt(speed * speed + 2 * most * length)
    return 2 * length / (speed + root) if speed + root > 0 else math.inf


def _near_step(
    gap: float, rate: float, speed: float, most: float, least: float, cap: float, away: float
) -> float:
    """A step within which the gap cannot close, from its rate and a bound of its bend, s."""
    bound, longest = most, math.inf
    if least < math.inf:
        length = cap - away
        bound += (speed * speed + 2 * most * length) / (least - cap)
        longest = time_to_go(length, speed, most)
    if bound == 0:
        return min(gap / -rate if rate < 0 else math.inf, longest)
    root = math.sqrt(rate * rate + 2 * bound * gap)
    step = (rate + root) / bound if rate > 0 else (2 * gap / (root - rate) if gap > 0 else 0.0)
    return min(step, longest)
