"""When a ball meets a wall or another ball, from the motions that both have now."""

import math

from kernel_lib.contacts.distances import plane_distance
from kernel_lib.contacts.impact_times import first_zero, meeting_time, plane_time
from kernel_lib.solvers.motion import Motion, kinematics
from kernel_lib.solvers.setup import Setup
from kernel_lib.state.scene import TOUCHING
from kernel_lib.state.vectors import dot, norm, scale, subtract

__all__ = ["ball_meeting", "wall_meeting"]


def wall_meeting(setup: Setup, i: int, motion: Motion, wall: int) -> float:
    """Time at which ball i, on this motion, hits a wall that does not carry it, s."""
    side = setup.sides[i][wall]
    gap = plane_distance(motion.c, *side) - setup.radius[i]
    speed, push = dot(motion.v, side.normal), dot(motion.a, side.normal)
    leaves = wall in motion.fresh
    gap = 0.0 if leaves else max(gap, 0.0)
    if leaves:
        speed = max(speed, 0.0)
    if motion.k == 0:
        return motion.time + plane_time(gap, speed, push)
    pull = push - motion.k * speed
    start = 0.0
    if leaves:
        if speed <= 0 or pull >= 0:
            return math.inf
        start = _turning_time(speed, push, motion.k)

    def ahead(s: float) -> tuple[float, float, float]:
        f, g, h = kinematics(motion.k, s)
        return gap + speed * f + push * g, speed * h + push * f, abs(pull) * h

    if not math.isfinite(start):
        return math.inf
    found = first_zero(ahead, start, setup.radius[i])
    return type(found)(motion.time + found)


def _turning_time(speed: float, push: float, k: float) -> float:
    """When a ball thrown against the push stands still, with drag, s."""
    if push >= 0:
        return math.inf
    return math.log1p(k * speed / -push) / k


def ball_meeting(setup: Setup, a: Motion, b: Motion, reach: float, now: float) -> float:
    """Time at which two balls meet, s, at or after `now`; reach is the sum of the radii."""
    one, two = a.at(now), b.at(now)
    line, speed = subtract(one.c, two.c), subtract(one.v, two.v)
    same = a.k == b.k
    if same and a.k == 0 and a.a == b.a:
        excess = dot(line, line) - reach * reach
        return now + meeting_time(excess, -dot(line, speed), dot(speed, speed))
    if norm(line) <= reach * (1 + TOUCHING):
        # They have just parted: what touches again must first sink in by the tolerance.
        reach *= 1 - TOUCHING
    size = norm(subtract(_pull(a, now), _pull(b, now)))
    if size == 0 and speed == (0.0, 0.0, 0.0):
        return math.inf
    if not same:
        size = norm(_pull(a, now)) + norm(_pull(b, now))
    slowest = min(a.k, b.k)

    def ahead(s: float) -> tuple[float, float, float]:
        later, other = a.at(now + s), b.at(now + s)
        between = subtract(later.c, other.c)
        distance = norm(between)
        rate = dot(between, subtract(later.v, other.v)) / distance
        return distance - reach, rate, size * math.exp(-slowest * s)

    found = first_zero(ahead, 0.0, reach)
    return type(found)(now + found)


def _pull(motion: Motion, now: float) -> tuple[float, float, float]:
    """Acceleration now, drag included."""
    return subtract(motion.a, scale(motion.at(now).v, motion.k))
