"""When a ball meets a wall or another ball, from the motions that both have now."""

import math
from collections.abc import Callable

from kernel_lib.contacts.distances import plane_distance
from kernel_lib.contacts.impact_times import LookAgain, first_zero, meeting_time, plane_time
from kernel_lib.solvers.free_motion import Motion, State, kinematics
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, LEAST_RISE, ROUNDING, SINKING
from kernel_lib.state.vectors import ZERO, Vector, dot, norm, scale, subtract

__all__ = ["ball_meeting", "flight_time", "wall_meeting"]


def wall_meeting(system: System, i: int, motion: Motion, wall: int) -> float:
    """Time at which ball i, on this motion, hits a wall that does not carry it, s."""
    return motion.time + flight_time(system, i, motion, wall)


def flight_time(system: System, i: int, motion: Motion, wall: int) -> float:
    """How long ball i flies on this motion until it hits a wall, s.

    On a clock that has run for long the last digits of so short a time are lost, and with
    them some energy: an impact takes the state from here.
    """
    side = system.sides[i][wall]
    gap = plane_distance(motion.c, *side) - system.radius[i]
    speed, push = dot(motion.v, side.normal), dot(motion.a, side.normal)
    leaves = wall in motion.fresh
    gap = 0.0 if leaves else max(gap, 0.0)
    if leaves:
        speed = max(speed, 0.0)
        if speed == 0 and push >= -ROUNDING * norm(motion.a):
            return math.inf
    if speed >= 0 and push >= 0:
        return math.inf
    if motion.k == 0:
        return plane_time(gap, speed, push)
    start = 0.0
    if leaves:
        if push >= 0:
            return math.inf
        # It flies back from where it stands still, thrown against the push.
        start = math.log1p(motion.k * speed / -push) / motion.k
    pull = abs(push - motion.k * speed)

    def ahead(s: float) -> tuple[float, float, float]:
        f, g, h = kinematics(motion.k, s)
        return gap + speed * f + push * g, speed * h + push * f, pull * h

    while isinstance(found := first_zero(ahead, start, system.radius[i]), LookAgain):
        start = float(found)
    return found


def ball_meeting(
    system: System, i: int, j: int, a: Motion, b: Motion, now: float, limit: float = math.inf
) -> float:
    """Time at which balls i and j meet on their motions a and b, s, at or after `now`.

    What happens after `limit` is not asked: the answer may then be a LookAgain beyond it.
    Balls that touch now have just parted, or lie against each other: impacts are done.
    """
    one, two = a.at(now), b.at(now)
    line, speed = subtract(one.c, two.c), subtract(one.v, two.v)
    distance, approach = norm(line), -dot(line, speed)
    reach = system.radius[i] + system.radius[j]
    touch = distance <= reach * (1 + CONTACT_TOLERANCE)
    if a.k == b.k and a.a == b.a:
        if touch and approach <= ROUNDING * distance * (norm(one.v) + norm(two.v)):
            return math.inf
        excess = distance * distance - reach * reach
        path = meeting_time(excess, approach, dot(speed, speed))
        if a.k == 0:
            return now + path
        # With the same drag they stay on a straight line, of length speed/k.
        return now - math.log1p(-a.k * path) / a.k if a.k * path < 1 else math.inf
    clear = 0.0 if touch else _clear_time(a, b, one, two, reach)
    if clear == math.inf:
        return clear
    if now + clear > limit:
        return LookAgain(now + clear)
    return _walk(a, b, reach, touch, now, limit, clear)


def _clear_time(a: Motion, b: Motion, one: State, two: State, reach: float) -> float:
    """How long two balls cannot meet, s, since drag leaves them so little of their motion.

    With drag a ball keeps within |v - a/k|/k of the point that leaves with it at its terminal
    velocity a/k: two balls do not meet before two such points are that much beyond `reach`.
    """
    (first, room_a), (second, room_b) = _terminal(a, one.v), _terminal(b, two.v)
    line, speed = subtract(one.c, two.c), subtract(first, second)
    excess = dot(line, line) - (reach + room_a + room_b) ** 2
    return meeting_time(excess, -dot(line, speed), dot(speed, speed)) if excess > 0 else 0.0


def _terminal(motion: Motion, v: Vector) -> tuple[Vector, float]:
    """Terminal velocity of a motion with velocity v now, and how far it strays from it, m."""
    if motion.k == 0:
        return v, 0.0 if motion.a == ZERO else math.inf
    end = scale(motion.a, 1 / motion.k)
    return end, norm(subtract(v, end)) / motion.k


def _walk(
    a: Motion, b: Motion, reach: float, touch: bool, now: float, limit: float, start: float
) -> float:
    """The meeting of two balls with different accelerations or drag, not before `start`."""
    apart = _distance_ahead(a, b, now)
    level = reach
    if touch:
        distance, rate, bound = apart(0.0)
        level = min(reach, distance)
        # Until s = rate/A they part; that far apart they are rate^2/(2 A) at least.
        if rate > 0 and rate * rate > 2 * LEAST_RISE * reach * bound:
            start = rate / bound if bound > 0 else math.inf
        else:
            level -= SINKING * reach
    if start == math.inf:
        return start
    found = first_zero(apart, start, reach, level, limit - now)
    if found + now >= limit and found < math.inf:
        return LookAgain(now + found)
    return type(found)(now + found)


def _distance_ahead(
    a: Motion, b: Motion, now: float
) -> Callable[[float], tuple[float, float, float]]:
    """Distance of two centres s after `now`, its rate, and a bound of its acceleration."""
    lead, lag = now - a.time, now - b.time
    pull_a = subtract(a.a, scale(a.at(now).v, a.k))
    pull_b = subtract(b.a, scale(b.at(now).v, b.k))
    most, slowest = norm(pull_a) + norm(pull_b), min(a.k, b.k)
    if a.k == b.k:
        most = norm(subtract(pull_a, pull_b))
    first, second = (a.c, a.v, a.a), (b.c, b.v, b.a)

    def ahead(s: float) -> tuple[float, float, float]:
        f, g, h = kinematics(a.k, lead + s)
        p, q, r = kinematics(b.k, lag + s)
        square = along = 0.0
        for c, v, w, d, u, z in zip(*first, *second, strict=True):
            x = c + v * f + w * g - d - u * p - z * q
            square += x * x
            along += x * (v * h + w * f - u * r - z * p)
        distance = math.sqrt(square)
        return distance, along / distance, most * math.exp(-slowest * s)

    return ahead
