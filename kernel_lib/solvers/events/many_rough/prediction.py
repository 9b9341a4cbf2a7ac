"""When a rough ball among many meets a wall or another ball."""

import math
from typing import Any

from kernel_lib.contacts.impact_times import MOST_WALKS, meeting_time, plane_time, safe_step
from kernel_lib.solvers.events.many_rough.columns import (
    AGAIN,
    BALL,
    CARRIER,
    CLOCK,
    CORNER,
    FLIGHT,
    FRESH,
    HELD,
    INFO,
    INVERSE_MASS,
    LASTS,
    MATTER,
    NO_PARTNER,
    PARTNER,
    PULL,
    RADIUS,
    SIDE,
    SOON,
    SPEED,
    STALE,
    height,
    moved,
    reach_of,
    vec,
)
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, LEAST_RISE, MET, ROUNDING, SINKING
from kernel_lib.state.vectors import add, dot, norm, scale, subtract

__all__ = ["foresee"]

#: Balls above which a pair that cannot meet in time is passed over: fewer keep the bits of every
#: look that was taken.
MANY = 60


def flight_to(i: Any, wall: Any, walls: Any, run: Any) -> float:
    """How long ball i moves as it does until it hits a wall that does not carry it, s."""
    me, side = BALL * i, SIDE * (walls * i + wall)
    normal, pull = vec(run.sides, side), vec(run.ball, me + PULL)
    gap = max(height(i, side, run) - run.matter[MATTER * i + RADIUS], 0.0)
    speed, push = dot(vec(run.ball, me + SPEED), normal), dot(pull, normal)
    if (run.info[INFO * i + FRESH] >> wall) & 1:
        gap, speed = 0.0, max(speed, 0.0)
        if run.info[INFO * i + CARRIER] >= 0 and push < 0:
            # Set a hair apart; one who lies against it without that falls as far.
            gap = run.space[HELD] * run.matter[MATTER * i + RADIUS]
        if speed == 0 and push >= -ROUNDING * norm(pull):
            return math.inf
    if speed >= 0 and push >= 0:
        return math.inf
    return plane_time(gap, speed, push)


def walls_of(i: Any, walls: Any, run: Any) -> None:
    """Enter the first wall that ball i meets as its next partner."""
    me, mine = BALL * i, INFO * i
    run.ball[me + SOON], run.info[mine + PARTNER], run.info[mine + AGAIN] = math.inf, NO_PARTNER, 0
    if run.matter[MATTER * i + INVERSE_MASS] == 0:
        return
    for wall in range(walls):
        if wall not in (run.info[mine + CARRIER], run.info[mine + CORNER]):
            flight = flight_to(i, wall, walls, run)
            time = run.ball[me + CLOCK] + flight
            if time < math.inf and time <= run.ball[me + SOON]:
                run.ball[me + SOON], run.ball[me + FLIGHT] = time, flight
                run.info[mine + PARTNER] = -1 - wall


def walk(line: Any, speed: Any, pull: Any, reach: Any, touch: Any, held: Any, limit: Any) -> Any:
    """When two centres that accelerate against each other are at contact distance, s.

    By steps that cannot pass it, as `Events` does; whether that is only a time to look again.
    """
    most, start, level = norm(pull), 0.0, reach
    if touch:
        distance = norm(line)
        rate, level = dot(line, speed) / distance, min(reach, distance)
        if rate > 0 and rate * rate > 2 * LEAST_RISE * reach * most:
            start = rate / most
        elif held == 0:
            level -= SINKING * reach
        elif distance <= reach * (1 + held / 2):
            level -= held * reach / 2
    t = start
    for _ in range(MOST_WALKS):
        apart = add(add(line, scale(speed, t)), scale(pull, t * t / 2))
        distance = norm(apart)
        if distance - level <= MET * reach:
            return t, t >= limit
        rate = dot(apart, add(speed, scale(pull, t))) / distance
        step = safe_step(distance - level, rate, most)
        if t + step == t:
            return t, t >= limit
        t += step
        if t > limit:
            return t, t < math.inf
    return t, True


def meeting(i: Any, j: Any, now: Any, limit: Any, run: Any) -> Any:
    """When balls i and j meet, s; whether that is only a time to look again, after `limit`."""
    if run.matter[MATTER * i + INVERSE_MASS] + run.matter[MATTER * j + INVERSE_MASS] == 0:
        return math.inf, False
    one, u = moved(i, now - run.ball[BALL * i + CLOCK], run.ball)
    two, v = moved(j, now - run.ball[BALL * j + CLOCK], run.ball)
    line, speed = subtract(one, two), subtract(u, v)
    pull = subtract(vec(run.ball, BALL * i + PULL), vec(run.ball, BALL * j + PULL))
    reach = reach_of(i, j, run.matter)
    square, approach = dot(line, line), -dot(line, speed)
    touch = square <= (reach * (1 + CONTACT_TOLERANCE)) ** 2
    if pull[0] == 0 and pull[1] == 0 and pull[2] == 0:
        if touch and approach <= ROUNDING * math.sqrt(square) * (norm(u) + norm(v)):
            return math.inf, False
        return now + meeting_time(square - reach * reach, approach, dot(speed, speed)), False
    found, again = walk(line, speed, pull, reach, touch, run.space[HELD], limit - now)
    return now + found, again


def size(vector: Any) -> Any:
    """A bound of a vector's length that needs no root."""
    return abs(vector[0]) + abs(vector[1]) + abs(vector[2])


def far_apart(place: Any, fastest: Any, i: Any, j: Any, now: Any, limit: Any, run: Any) -> bool:
    """Whether balls i and j cannot meet before a moment, whichever way they move.

    Before it, one of them looks ahead anew in any case.
    place, fastest : of ball i now, and a bound of its speed up to the limit, m and m/s
    """
    left = limit - now
    other, v = moved(j, now - run.ball[BALL * j + CLOCK], run.ball)
    line = subtract(place, other)
    way = left * (fastest + size(v) + left * size(vec(run.ball, BALL * j + PULL)))
    reach = reach_of(i, j, run.matter) + way
    return bool(dot(line, line) > reach * reach * (1 + CONTACT_TOLERANCE) ** 2)


def foresee(now: Any, walls: Any, run: Any) -> None:
    """Next meetings of all balls that are marked, and of those who waited for one of them."""
    ball, info, count = run.ball, run.info, len(run.crowd)
    for i in range(count):
        partner = info[INFO * i + PARTNER]
        if info[INFO * i + STALE] == 0 and partner >= 0 and info[INFO * partner + STALE] == 1:
            info[INFO * i + STALE] = 2
    for i in range(count):
        if info[INFO * i + STALE] != 0:
            walls_of(i, walls, run)
    for i in range(count):
        if info[INFO * i + STALE] == 0:
            continue
        me = BALL * i
        place, speed = moved(i, now - ball[me + CLOCK], ball)
        fast, pull = size(speed), size(vec(ball, me + PULL))
        for j in range(count):
            if j == i or (info[INFO * j + STALE] != 0 and j < i):
                continue
            you = BALL * j
            limit = min(ball[me + SOON], ball[you + SOON])
            ends = min(ball[me + CLOCK] + ball[me + LASTS], ball[you + CLOCK] + ball[you + LASTS])
            limit = min(limit, ends)
            if count > MANY and limit < math.inf:
                fastest = fast + (limit - now) * pull
                if far_apart(place, fastest, i, j, now, limit, run):
                    continue
            time, again = meeting(min(i, j), max(i, j), now, limit, run)
            if time < ball[me + SOON]:
                ball[me + SOON], info[INFO * i + PARTNER], info[INFO * i + AGAIN] = time, j, again
            if time < ball[you + SOON]:
                ball[you + SOON], info[INFO * j + PARTNER], info[INFO * j + AGAIN] = time, i, again
    for i in range(count):
        info[INFO * i + STALE] = 0
