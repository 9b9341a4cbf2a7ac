"""Times of impact ahead: closed forms where they exist, else a walk that cannot overshoot."""

import math
from collections.abc import Callable

from kernel_lib.state.tolerances import MET
from kernel_lib.state.vectors import Vector, dot

__all__ = [
    "LookAgain",
    "first_zero",
    "later",
    "meeting_time",
    "plane_time",
    "safe_step",
    "straight_meeting",
]

#: Steps of the walk before it pauses; the caller looks again from there. A head-on
#: approach takes about six, a near miss some dozens.
MOST_WALKS = 64


class LookAgain(float):
    """A time up to which nothing touches, though what follows is not known yet."""


def later(start: float, found: float) -> float:
    """What was found from a start on as a time, s; a LookAgain stays one."""
    return type(found)(start + found)


def plane_time(gap: float, speed: float, acceleration: float) -> float:
    """First t > 0 at which gap + speed t + acceleration t^2/2 reaches zero from above.

    Parameters
    ----------
    gap : m, distance beyond contact, zero for a ball that leaves the plane just now
    speed, acceleration : m/s, m/s^2, away from the plane

    Returns
    -------
    s; infinity if it never does. The forms are free of cancellation.
    """
    if acceleration == 0:
        return gap / -speed if speed < 0 else math.inf
    if speed < 0:
        square = speed * speed - 2 * acceleration * gap
        return 2 * gap / (-speed + math.sqrt(square)) if square >= 0 else math.inf
    if acceleration > 0:
        return math.inf
    return (speed + math.sqrt(speed * speed - 2 * acceleration * gap)) / -acceleration


def meeting_time(excess: float, approach: float, speed_squared: float) -> float:
    """First t >= 0 at which two centres in uniform relative motion are at contact distance.

    Parameters
    ----------
    excess : m^2, squared distance of the centres minus squared sum of the radii
    approach : m^2/s, minus (relative position).(relative velocity); positive if approaching
    speed_squared : m^2/s^2

    Returns
    -------
    s; infinity if they miss each other or part
    """
    if approach <= 0:
        return math.inf
    square = approach * approach - speed_squared * excess
    if square < 0:
        return math.inf
    return max(excess, 0.0) / (approach + math.sqrt(square))


def straight_meeting(line: Vector, velocity: Vector, reach: float) -> float:
    """First t >= 0 at which `line`, from one centre to the other, is as long as `reach`, s.

    Parameters
    ----------
    line, velocity : m and m/s, of one centre as the other sees it; reach : m
    """
    excess = dot(line, line) - reach * reach
    return meeting_time(excess, -dot(line, velocity), dot(velocity, velocity))


def first_zero(
    gap: Callable[[float], tuple[float, float, float]],
    start: float,
    scale: float,
    level: float = 0.0,
    limit: float = math.inf,
) -> float:
    """First time at which a gap closes to `level`, found by steps that cannot pass it.

    Stepping again and again to where nothing can have closed yet meets the first contact
    from the left, quadratically if the gap closes at a speed.

    Parameters
    ----------
    gap : takes t, returns f (m), f' (m/s) and a bound A >= 0 of -f'' (m/s^2) from t on
    start : s, where f > level
    scale, level : m, what rounding is measured against; f at contact
    limit : s, where the walk may end

    Returns
    -------
    s; infinity if it cannot close any more; a LookAgain after a long walk or past `limit`
    """
    t = start
    for _ in range(MOST_WALKS):
        distance, rate, bound = gap(t)
        distance -= level
        if distance <= MET * scale:
            return t
        step = safe_step(distance, rate, bound)
        if t + step == t:
            return t
        t += step
        if not math.isfinite(t):
            return math.inf
        if t > limit:
            break
    return LookAgain(t)


def safe_step(distance: float, rate: float, bound: float) -> float:
    """Zero of f + f' s - A s^2/2, s: nothing closes before, if f'' is never below -A."""
    if bound == 0:
        return -distance / rate if rate < 0 else math.inf
    root = math.sqrt(rate * rate + 2 * bound * distance)
    if rate > 0:
        return (rate + root) / bound
    # Where the products are too small for a float their square roots are not.
    root = root or math.sqrt(2 * bound) * math.sqrt(distance)
    return 2 * distance / (root - rate) if root > rate else 0.0
