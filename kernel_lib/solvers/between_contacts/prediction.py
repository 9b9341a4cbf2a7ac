"""When a ball meets a wall or another ball, from the motions that both have now."""

import math
from collections.abc import Callable
from typing import Any

from kernel_lib.contacts.curve_times import harmonic_fall, harmonic_line_fall
from kernel_lib.contacts.curve_walk import Ahead, Look, walk, walk_to_contact
from kernel_lib.contacts.distances import plane_distance
from kernel_lib.contacts.impact_times import (
    LookAgain,
    first_zero,
    later,
    meeting_time,
    plane_time,
    safe_step,
)
from kernel_lib.solvers.between_contacts.free_motion import Motion, State, kinematics
from kernel_lib.solvers.between_contacts.swing import Swinging, swing_fall
from kernel_lib.solvers.system import Side, System
from kernel_lib.state.tolerances import (
    CONTACT_TOLERANCE,
    DRIVEN_AWAY,
    LEAST_RISE,
    ROUNDING,
    SINKING,
)
from kernel_lib.state.vectors import ZERO, Vector, add, as_three, dot, norm, scale, subtract
from kernel_lib.state.walls import Plane, Shaking, reach_of

__all__ = ["flight_time", "meeting_within", "wall_meeting"]


def wall_meeting(
    system: System, i: int, motion: Motion, wall: int, limit: float = math.inf
) -> float:
    """Time at which ball i, on this motion, hits a wall that does not carry it, s.

    What happens after `limit` is not asked: the answer may then be a LookAgain beyond it.
    """
    found = flight_time(system, i, motion, wall)
    while isinstance(found, LookAgain) and motion.time + found < limit:
        found = flight_time(system, i, motion, wall, float(found))
    return later(motion.time, found)


def flight_time(
    system: System,
    i: int,
    motion: Motion,
    wall: int,
    start: float = 0.0,
    asked: float = math.inf,
) -> float:
    """How long ball i flies on this motion until it hits a wall, s; a LookAgain after a long walk.

    start : s, where an earlier walk paused
    asked : s, where this one may pause: something else happens first

    On a clock that has run for long the last digits of so short a time are lost, and with
    them some energy: an impact takes the state from here.
    """
    side = system.sides[i][wall]
    if side is None or motion.pull != 0 or motion.bend:
        return _time_to_wall(system, i, motion, wall, start, asked)
    return _time_to_plane(motion, side, system.radius[i], wall in motion.fresh)


def _time_to_plane(
    motion: Motion, side: Side, radius: float, leaves: bool, against: Vector = ZERO
) -> float:
    """`flight_time` with a plane that moves at a constant velocity, or rests."""
    gap = plane_distance(motion.c, *side) - radius
    speed = dot(subtract(motion.v, against), side.normal)
    push = dot(motion.a, side.normal)
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

    while isinstance(found := first_zero(ahead, start, radius), LookAgain):
        start = float(found)
    return found


def _time_to_wall(
    system: System, i: int, motion: Motion, j: int, start: float, asked: float
) -> float:
    """`flight_time` where the wall curves or moves, or the path is no parabola."""
    wall, sign, radius = system.scene.walls[j], system.signs[i][j], system.radius[i]
    moves, leaving = system.moves(j), j in motion.fresh
    plain = motion.pull == 0 and not motion.bend and not isinstance(moves, Shaking)
    reach = reach_of(wall, radius)
    _, speed, faster = system.moved(j, motion.time)
    if plain and faster != ZERO:
        motion = motion._replace(a=subtract(motion.a, faster))
    if plain and isinstance(wall, Plane):
        side = system.side(i, j, motion.c, motion.time)
        return _time_to_plane(motion, side, radius, leaving, speed)
    if plain:
        now, leaving = motion.after(start), leaving and start == 0
        shift, speed, _ = system.moved(j, motion.time + start)
        c, v = subtract(now.c, shift), subtract(now.v, speed)
        return later(start, wall.time_of_impact(c[:2], v[:2], motion.a[:2], radius, sign, leaving))
    concentric = not isinstance(wall, Plane) and moves is None and motion.pull != 0
    axes = _concentric(wall, motion, sign * reach) if concentric else None
    if axes is not None:
        x, y = wall.own(motion.c[:2], wall.centre)
        u, v = wall.own(motion.v[:2])
        return harmonic_fall(x, y, u, v, motion.pull, *axes, sign, leaving)
    limit = motion.lasts
    if isinstance(wall, Plane) and (found := _swing_time(system, i, motion, j)) is not None:
        return found
    if moves is None and motion.pull != 0:
        if isinstance(wall, Plane):
            return _pulled_to_plane(motion, system.side(i, j, motion.c, 0.0), radius, leaving)
        # What did not happen in a period never will, nor to what has left all bounds.
        turns = A_LITTLE_MORE * 2 * math.pi if motion.pull > 0 else DRIVEN_AWAY
        limit = min(limit, turns / math.sqrt(abs(motion.pull)))
    if isinstance(wall, Plane):
        return walk(_plane_look(system, i, motion, j), leaving, limit, start, asked)
    least = getattr(wall, "least_radius", 2 * radius) if sign > 0 else math.inf
    clear = None
    if motion.pull == 0 and not motion.bend and reach > 0 and isinstance(moves, Shaking):
        clear = _clear_of_shaking(wall, motion, reach, sign, least)
    path = _path(system, motion, j)
    return walk_to_contact(wall, path, reach, sign, leaving, least, limit, clear, start, asked)


#: A period, and a little more.
A_LITTLE_MORE = 1 + 1e-6


def _swing_time(system: System, i: int, motion: Motion, j: int) -> float | None:
    """`flight_time` to a plane where the ball, the plane or both swing at one rate; else None."""
    moves, path = system.moves(j), motion.path
    if motion.pull != 0 or (motion.bend and not isinstance(path, Swinging)):
        return None
    side, leaving = system.side(i, j, motion.c, motion.time), j in motion.fresh
    swings = []
    if isinstance(moves, Shaking):
        swing, rate = dot(as_three(moves.amplitude), side.normal), moves.angular_frequency
        swings.append((swing, moves.turn(motion.time), rate))
    if isinstance(path, Swinging):
        swings.append((-dot(path.swing, side.normal), path.phase, path.rate))
        motion = motion._replace(a=path.acceleration)
    if len({rate for *_, rate in swings}) > 1:
        return None
    sine = sum(size * math.sin(turn) for size, turn, _ in swings)
    cosine = sum(size * math.cos(turn) for size, turn, _ in swings)
    _, against, faster = system.moved(j, motion.time)
    if not isinstance(moves, Shaking):
        motion = motion._replace(a=subtract(motion.a, faster))
    if math.hypot(sine, cosine) <= ROUNDING * sum(abs(size) for size, *_ in swings):
        return _time_to_plane(motion, side, system.radius[i], leaving, against)
    gap = plane_distance(motion.c, *side) - system.radius[i]
    speed = dot(subtract(motion.v, against), side.normal)
    push, rate = dot(motion.a, side.normal), swings[0][-1]
    return swing_fall(gap, speed, push, (sine, cosine), rate, leaving)


def _pulled_to_plane(motion: Motion, side: Side, radius: float, leaving: bool) -> float:
    """`flight_time` to a plane at rest under a central force."""
    rests = add(motion.about, scale(motion.a, 1 / motion.pull))
    gap, middle = (plane_distance(c, *side) - radius for c in (motion.c, rests))
    speed = dot(motion.v, side.normal)
    return harmonic_line_fall(max(gap, 0.0), speed, middle, motion.pull, leaving)


def _clear_of_shaking(
    wall: Any, motion: Motion, reach: float, sign: float, least: float
) -> Callable[[float], float] | None:
    """How long a ball in free fall does not come near a wall that shakes, some seconds on."""
    room = reach + norm(as_three(wall.moves.amplitude))
    if room >= least:
        return None

    def clear(s: float) -> float:
        now = motion.after(s)
        c, v = now.c[:2], now.v[:2]
        if sign * wall.distance(c) <= room * (1 + CONTACT_TOLERANCE):
            return 0.0
        time: float = wall.time_of_impact(c, v, motion.a[:2], room, sign, False)
        return time

    return clear


def _concentric(wall: Any, motion: Motion, reach: float) -> tuple[float, float] | None:
    """Semi-axes on which a centre turns round, if the wall stands about the force's centre."""
    semi_axes = getattr(wall, "axes_of_centres", None)
    if semi_axes is None or motion.a != ZERO or wall.centre != motion.about[:2]:
        return None
    axes: tuple[float, float] | None = semi_axes(reach)
    return axes


def _path(system: System, motion: Motion, j: int) -> Callable[[float], Ahead]:
    """Motion of a ball in the frame of a wall, as `walk_to_contact` takes it."""
    moves = system.moves(j)

    def ahead(s: float) -> Ahead:
        now, (most, holds) = motion.after(s), motion.bound(s)
        (x, y, _), (u, v, _) = now.c, now.v
        if moves is not None:
            shift, speed, _ = moves.at(motion.time + s)
            x, y, u, v = x - shift[0], y - shift[1], u - speed[0], v - speed[1]
            most += moves.most
        return x, y, u, v, most, holds

    return ahead


def _plane_look(system: System, i: int, motion: Motion, j: int) -> Look:
    """A plane that moves, or is met on a curved path, as `walk` needs it."""
    normal = system.side(i, j, motion.c, motion.time).normal
    moves, radius = system.moves(j), system.radius[i]

    def look(s: float, start: float | None) -> tuple[float, float, float, float]:
        now, (most, holds) = motion.after(s), motion.bound(s)
        side = system.side(i, j, now.c, motion.time + s)
        gap = dot(now.c, normal) - side.offset - radius
        room = max(gap, 0.0) if start is None else start
        rate = dot(subtract(now.v, system.moved(j, motion.time + s)[1]), normal)
        most += moves.most if moves is not None else 0.0
        return gap, radius + norm(now.c), safe_step(room, rate, most), holds

    return look


def meeting_within(
    reach: float, a: Motion, b: Motion, now: float, limit: float = math.inf
) -> float:
    """Time at which two centres come as near as `reach`, m, on two motions: s, not before `now`.

    What happens after `limit` is not asked: the answer may then be a LookAgain beyond it.
    Balls that touch now have just parted, or lie against each other: impacts are done.
    """
    one, two = a.at(now), b.at(now)
    line, speed = subtract(one.c, two.c), subtract(one.v, two.v)
    distance, approach = norm(line), -dot(line, speed)
    touch = distance <= reach * (1 + CONTACT_TOLERANCE)
    curved = a.pull != 0 or b.pull != 0 or a.bend != () or b.bend != ()
    if a.pull == b.pull != 0 and a.a == b.a and a.k == b.k:
        # Their line obeys the same force, about its own zero.
        across = math.sqrt(max(dot(speed, speed) - (approach / distance) ** 2, 0.0))
        rate = -approach / distance
        if touch and rate < 0:
            rate = 0.0
        apart = reach if touch else distance
        return now + harmonic_fall(apart, 0.0, rate, across, a.pull, reach, reach, -1.0, touch)
    if a.k == b.k and a.a == b.a and not curved:
        if touch and approach <= ROUNDING * distance * (norm(one.v) + norm(two.v)):
            return math.inf
        excess = distance * distance - reach * reach
        path = meeting_time(excess, approach, dot(speed, speed))
        if a.k == 0:
            return now + path
        # With the same drag they stay on a straight line, of length speed/k.
        return now - math.log1p(-a.k * path) / a.k if a.k * path < 1 else math.inf
    if curved:
        holds = min(a.bound(now - a.time)[1], b.bound(now - b.time)[1])
        found = _walk(a, b, reach, touch, now, min(limit, now + holds), 0.0)
        return found if found <= now + holds else LookAgain(min(now + holds, found))
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
    return later(now, found)


def _distance_ahead(
    a: Motion, b: Motion, now: float
) -> Callable[[float], tuple[float, float, float]]:
    """Distance of two centres s after `now`, its rate, and a bound of its acceleration."""
    lead, lag = now - a.time, now - b.time
    if a.pull != 0 or b.pull != 0 or a.bend != () or b.bend != ():
        return _curved_distance_ahead(a, b, lead, lag)
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
        # So far away that rounding is wider than a ball two centres can fall on one point.
        rate = along / distance if distance > 0 else 0.0
        return distance, rate, most * math.exp(-slowest * s)

    return ahead


def _curved_distance_ahead(
    a: Motion, b: Motion, lead: float, lag: float
) -> Callable[[float], tuple[float, float, float]]:
    """`_distance_ahead` where a path is no parabola."""
    most = a.bound(lead)[0] + b.bound(lag)[0]

    def ahead(s: float) -> tuple[float, float, float]:
        one, two = a.after(lead + s), b.after(lag + s)
        line, speed = subtract(one.c, two.c), subtract(one.v, two.v)
        distance = norm(line)
        return distance, dot(line, speed) / distance, most

    return ahead
