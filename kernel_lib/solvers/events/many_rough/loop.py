"""The event loop of many rough balls, written once: plain Python runs it on lists of floats, and
the same text is compiled where numba is there.

Every ball has a clock of its own, and an event moves only those whom it concerns; they alone, and
who waited for one of them, look ahead anew.
"""

import math
from typing import Any

from kernel_lib.solvers.events.many_rough.carried import go_on, is_still
from kernel_lib.solvers.events.many_rough.columns import (
    AGAIN,
    AT_ONCE,
    BALL,
    CARRIER,
    CLOCK,
    CORNER,
    EVENTS,
    FLIGHT,
    FRESH,
    HELD,
    INFO,
    KIND,
    LASTS,
    MATTER,
    NOTES,
    NOW,
    PARTNER,
    PIECE,
    PIECES,
    PLACE,
    RADIUS,
    SIDE,
    SOON,
    SPEED,
    SPIN,
    STALE,
    TWIST,
    height,
    moved,
    put,
    vec,
)
from kernel_lib.solvers.events.many_rough.impacts import driven_together, is_carried, resolve
from kernel_lib.solvers.events.many_rough.prediction import foresee
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, FINEST, MOST_AT_ONCE
from kernel_lib.state.vectors import add, dot, norm, scale, subtract

__all__ = ["CHUNK_FULL", "PILED_UP", "REACHED", "SPENT", "STILL", "event_loop"]

#: What is compiled here, and how long that takes: `numerics.compile_notice`.
COMPILES = "the loop of many rough balls, some 30 s"

#: Why the loop returned.
REACHED, CHUNK_FULL, PILED_UP, STILL, SPENT = range(5)


def bring(i: Any, s: Any, now: Any, ball: Any) -> None:
    """Move ball i by some seconds along its motion, to this moment."""
    me = BALL * i
    place, speed = moved(i, s, ball)
    put(ball, me + PLACE, place)
    put(ball, me + SPEED, speed)
    put(ball, me + SPIN, add(vec(ball, me + SPIN), scale(vec(ball, me + TWIST), s)))
    ball[me + CLOCK] = now
    ball[me + LASTS] -= s


def gather(members: Any, now: Any, run: Any) -> Any:
    """Add to the crowd all that touch it, over others or directly, and put it in order."""
    k = 0
    while k < members:
        a = run.crowd[k]
        place, radius = vec(run.ball, BALL * a + PLACE), run.matter[MATTER * a + RADIUS]
        for j in range(len(run.crowd)):
            if run.info[INFO * j + STALE] != 0:
                continue
            lag = now - run.ball[BALL * j + CLOCK]
            reach = (radius + run.matter[MATTER * j + RADIUS]) * (1 + CONTACT_TOLERANCE)
            if norm(subtract(place, moved(j, lag, run.ball)[0])) <= reach:
                bring(j, lag, now, run.ball)
                run.crowd[members], run.info[INFO * j + STALE] = j, 1
                members += 1
        k += 1
    for k in range(1, members):
        m, a = k, run.crowd[k]
        while m > 0 and run.crowd[m - 1] > a:
            run.crowd[m] = run.crowd[m - 1]
            m -= 1
        run.crowd[m] = a
    return members


def note_piece(i: Any, v: Any, w: Any, run: Any) -> None:
    """Note the motion of ball i that begins, and its velocity and spin just before."""
    piece, me = PIECE * run.tally[PIECES], BALL * i
    run.pieces[piece], run.pieces[piece + 1] = i, run.ball[me + CLOCK]
    run.pieces[piece + 2] = run.info[INFO * i + KIND]
    run.pieces[piece + 3] = run.info[INFO * i + CARRIER]
    for k in range(15):
        run.pieces[piece + 4 + k] = run.ball[me + PLACE + k]
    run.pieces[piece + 19] = run.ball[me + LASTS]
    put(run.pieces, piece + 20, v)
    put(run.pieces, piece + 23, w)
    run.pieces[piece + 26] = run.info[INFO * i + CORNER]
    run.tally[PIECES] += 1


def landing(i: Any, place: Any, v: Any, walls: Any, run: Any) -> Any:
    """Velocity with which a ball at a place comes down to the wall that carries it from now on.

    It was above it by less than counts, and yet by m g h: without a fall that would be missing.
    """
    carrier = run.info[INFO * i + CARRIER]
    down = subtract(vec(run.ball, BALL * i + PLACE), place)
    fallen = dot(vec(run.space, 0), down)
    if carrier < 0 or fallen <= 0:
        return v
    normal = vec(run.sides, SIDE * (walls * i + carrier))
    leaving = dot(v, normal)
    return subtract(v, scale(normal, leaving + math.sqrt(leaving * leaving + 2 * fallen)))


def hop_from(i: Any, wall: Any, walls: Any, run: Any) -> float:
    """The gap, near zero, from which ball i began to hop, and to which it comes back, m."""
    info, place, radius = INFO * i, vec(run.ball, BALL * i + PLACE), run.matter[MATTER * i + RADIUS]
    if run.info[info + CARRIER] >= 0 or (run.info[info + FRESH] >> wall) & 1 == 0:
        return 0.0
    gap = height(i, SIDE * (walls * i + wall), run) - radius
    return gap if abs(gap) > FINEST * (radius + norm(place)) else 0.0


def handle(
    members: Any,
    first: Any,
    second: Any,
    now: Any,
    walls: Any,
    law: Any,
    wanted: Any,
    run: Any,
    room: Any,
) -> Any:
    """One event: impacts of this moment, then new motions for all whom they concern."""
    run.tally[EVENTS] += 1
    run.tally[AT_ONCE] = run.tally[AT_ONCE] + 1 if now <= run.space[NOW] else 0
    run.space[NOW] = now
    for k in range(members):
        run.info[INFO * run.crowd[k] + STALE] = 1
    members = gather(members, now, run)
    endless = resolve(members, first, second, walls, law, wanted, run, room)
    for k in range(members):
        i = run.crowd[k]
        place, v = vec(run.ball, BALL * i + PLACE), vec(run.ball, BALL * i + SPEED)
        w = vec(run.ball, BALL * i + SPIN)
        go_on(i, walls, run)
        note_piece(i, landing(i, place, v, walls, run), w, run)
    for k in range(members):
        endless = endless and (run.space[HELD] == 0 or not is_carried(run.crowd[k], run))
    if endless or driven_together(members, run) or run.tally[AT_ONCE] > MOST_AT_ONCE:
        return PILED_UP
    still = True
    for i in range(len(run.crowd)):
        if not is_still(i, run.ball):
            still = False
            break
    if still:
        return STILL
    foresee(now, walls, run)
    return CHUNK_FULL


def begin(walls: Any, law: Any, wanted: Any, run: Any, room: Any) -> Any:
    """What touches at the start collides; then everybody looks ahead."""
    for i in range(len(run.crowd)):
        run.crowd[i] = i
    return handle(len(run.crowd), -1, -1, 0.0, walls, law, wanted, run, room)


def event_loop(
    law: Any,
    until: Any,
    walls: Any,
    chunk: Any,
    most: Any,
    wanted: Any,
    run: Any,
    room: Any,
) -> Any:
    """Handle the events up to `until`; why it returned.

    law : gives the impulses of an impact, as `contact_impulses`
    walls : how many there are; most : events of the whole run
    chunk : pieces of motion, or impacts, after which it returns for them to be taken
    """
    ball, info, count = run.ball, run.info, len(run.crowd)
    if run.tally[EVENTS] == 0:
        why = begin(walls, law, wanted, run, room)
        if why != CHUNK_FULL:
            return why
    while True:
        i, own, time, ends = 0, 0, math.inf, math.inf
        for j in range(count):
            me = BALL * j
            if ball[me + SOON] < time:
                i, time = j, ball[me + SOON]
            if ball[me + CLOCK] + ball[me + LASTS] < ends:
                own, ends = j, ball[me + CLOCK] + ball[me + LASTS]
        if min(time, ends) > until:
            return REACHED
        if run.tally[EVENTS] >= most:
            return SPENT
        if run.tally[PIECES] >= chunk or run.tally[NOTES] >= chunk:
            return CHUNK_FULL
        partner, first, second, members = info[INFO * i + PARTNER], -1, -1, 1
        if ends <= time:
            bring(own, ball[BALL * own + LASTS], ends, ball)
            run.crowd[0], time = own, ends
        elif info[INFO * i + AGAIN] != 0:
            run.tally[EVENTS] += 1
            run.space[NOW] = time
            info[INFO * i + STALE] = 1
            foresee(time, walls, run)
            continue
        elif partner < 0:
            touches = run.matter[MATTER * i + RADIUS] + hop_from(i, -1 - partner, walls, run)
            bring(i, ball[BALL * i + FLIGHT], time, ball)
            side = SIDE * (walls * i - 1 - partner)
            # Exactly there, so that rounding does not add up.
            shift = scale(vec(run.sides, side), touches - height(i, side, run))
            put(ball, BALL * i + PLACE, add(vec(ball, BALL * i + PLACE), shift))
            run.crowd[0], first, second = i, i, partner
        else:
            first, second, members = min(i, partner), max(i, partner), 2
            run.crowd[0], run.crowd[1] = first, second
            bring(first, time - ball[BALL * first + CLOCK], time, ball)
            bring(second, time - ball[BALL * second + CLOCK], time, ball)
        why = handle(members, first, second, time, walls, law, wanted, run, room)
        if why != CHUNK_FULL:
            return why
