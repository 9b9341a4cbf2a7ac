"""How a rough ball among many moves on: it flies, or slides, rolls or rests on a level wall.

The rules are those of `resting` and `sliding_rolling`, for walls that stand upright or lie level:
what acts along a level wall is friction alone, so that each motion is uniformly accelerated.
"""

import math
from typing import Any

from kernel_lib.solvers.events.many_rough.columns import (
    BALL,
    BOUNCE,
    CARRIER,
    CORNER,
    FLAT,
    FREE,
    FRESH,
    FRICTION,
    HOP,
    INFO,
    INVERSE_MASS,
    KIND,
    LASTS,
    MATTER,
    MOBILITY,
    PLACE,
    PULL,
    RADIUS,
    REST,
    ROLL,
    ROLLING,
    SETTLE,
    SIDE,
    SIZE,
    SLIDE,
    SMOOTH,
    SPEED,
    SPIN,
    SPINNING,
    TWIST,
    height,
    put,
    rule_of,
    vec,
)
from kernel_lib.solvers.events.resting import rest_of_series
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, MOST_FRICTION, ROUNDING
from kernel_lib.state.vectors import ZERO, add, cross, dot, norm, scale, subtract

__all__ = ["go_on", "is_still"]


def rest_of_hops(
    leaving: Any, press: Any, speed: Any, radius: Any, bounce: Any, size: Any, hop: Any
) -> Any:
    """How long a ball keeps bouncing too little to be seen, s; infinity if that can be seen.

    leaving : m/s, off the wall; press : m/s^2, back to it
    """
    if leaving <= ROUNDING * (speed + math.sqrt(size * radius)):
        return 0.0
    if press <= ROUNDING * size:
        return math.inf
    return rest_of_series(bounce, leaving, press, radius, hop)


def go_on(i: Any, walls: Any, run: Any) -> None:
    """Set ball i, its impacts done, on its next motion."""
    me, mine, matter = BALL * i, INFO * i, MATTER * i
    gravity, size = vec(run.space, 0), run.space[SIZE]
    if run.matter[matter + INVERSE_MASS] == 0:
        gravity = ZERO
    place, v = vec(run.ball, me + PLACE), vec(run.ball, me + SPEED)
    radius, speed = run.matter[matter + RADIUS], norm(v)
    fresh, near, floor, wait = 0, 0, -1, 0.0
    # Bounces that a touching ball has interrupted continue.
    left = run.ball[me + LASTS] if run.info[mine + KIND] == SETTLE else 0.0
    for wall in range(walls):
        side = SIDE * (walls * i + wall)
        if height(i, side, run) > radius * (1 + CONTACT_TOLERANCE):
            continue
        fresh |= 1 << wall
        normal = vec(run.sides, side)
        bounce = run.rules[rule_of(i, -1 - wall, walls, run) + BOUNCE]
        press = -dot(gravity, normal)
        hops = rest_of_hops(dot(v, normal), press, speed, radius, bounce, size, run.space[HOP])
        if hops < math.inf:
            near, wait = near | (1 << wall), max(wait, hops)
            if floor < 0 and press > ROUNDING * size:
                floor = wall
    put(run.ball, me + PULL, gravity)
    put(run.ball, me + TWIST, ZERO)
    run.ball[me + LASTS] = math.inf
    run.info[mine + KIND], run.info[mine + FRESH] = FREE, fresh
    run.info[mine + CARRIER] = run.info[mine + CORNER] = -1
    if floor < 0:
        return
    for wall in range(walls):
        if (near >> wall) & 1:
            normal = vec(run.sides, SIDE * (walls * i + wall))
            v = subtract(v, scale(normal, dot(v, normal)))
    if norm(v) <= ROUNDING * math.sqrt(size * radius):
        v = ZERO
    put(run.ball, me + SPEED, v)
    # Exactly on the wall: who was set apart from another may have left it by a hair.
    side = SIDE * (walls * i + floor)
    depth = radius - height(i, side, run)
    put(run.ball, me + PLACE, add(place, scale(vec(run.sides, side), depth)))
    run.info[mine + CARRIER], run.info[mine + FRESH] = floor, fresh & ~(1 << floor)
    on_floor(i, floor, walls, run)
    if run.space[FLAT] != 0:
        hold_in_corner(i, near & ~(1 << floor), walls, run)
    wait += left
    if wait > 0:
        settle(i, wait, run.rules[rule_of(i, -1 - floor, walls, run) + BOUNCE], run)


def settle(i: Any, wait: Any, bounce: Any, run: Any) -> None:
    """Replace bounces of ball i too small to see by one contact of `wait` seconds.

    They press by (1 + e)/2 of what carries the ball on the mean: gravity has also to stop the
    speed with which the first of them leaves, v = (1 - e) g T/2.
    """
    me, share = BALL * i, (1 + bounce) / 2
    for k in range(3):
        run.ball[me + PULL + k] *= share
        run.ball[me + TWIST + k] *= share
    run.info[INFO * i + KIND] = SETTLE
    run.ball[me + LASTS] = min(wait, run.ball[me + LASTS] / share)


def on_floor(i: Any, floor: Any, walls: Any, run: Any) -> None:
    """Slide, roll or rest: ball i has no velocity across the level wall that carries it."""
    me, mine, matter = BALL * i, INFO * i, MATTER * i
    rule = rule_of(i, -1 - floor, walls, run)
    normal = vec(run.sides, SIDE * (walls * i + floor))
    v, w = vec(run.ball, me + SPEED), vec(run.ball, me + SPIN)
    radius, press = run.matter[matter + RADIUS], -dot(vec(run.space, 0), normal)
    put(run.ball, me + PULL, ZERO)
    run.info[mine + KIND] = SLIDE
    if run.rules[rule + SMOOTH] != 0:
        if v[0] == 0 and v[1] == 0 and v[2] == 0:
            run.info[mine + KIND] = REST
        return
    slip = subtract(v, scale(cross(w, normal), radius))
    slip = subtract(slip, scale(normal, dot(slip, normal)))
    around = norm(v) + radius * norm(w) + math.sqrt(run.space[SIZE] * radius)
    lighter = run.matter[matter + MOBILITY] / run.matter[matter + INVERSE_MASS]
    turn = dot(w, normal)
    fading = run.rules[rule + SPINNING] * press * lighter / radius
    if fading > 0 and abs(turn) * radius <= ROUNDING * around:
        w, turn = subtract(w, scale(normal, turn)), 0.0
        put(run.ball, me + SPIN, w)
    fade = ZERO
    if fading > 0 and turn != 0:
        fade = scale(normal, -math.copysign(fading, turn))
        run.ball[me + LASTS] = abs(turn) / fading
    if norm(slip) > ROUNDING * around:
        braking = min(run.rules[rule + FRICTION], MOST_FRICTION) * press
        along = scale(slip, 1 / norm(slip))
        put(run.ball, me + PULL, scale(along, -braking))
        twist = scale(cross(normal, along), braking * lighter / radius)
        put(run.ball, me + TWIST, add(twist, fade))
        run.ball[me + LASTS] = min(run.ball[me + LASTS], norm(slip) / (braking * (1 + lighter)))
        return
    about = scale(normal, turn)
    if v[0] == 0 and v[1] == 0 and v[2] == 0:
        put(run.ball, me + SPIN, about)
        put(run.ball, me + TWIST, fade)
        run.info[mine + KIND] = REST
        return
    axis, speed = scale(normal, 1 / radius), norm(v)
    slowing = run.rules[rule + ROLLING] * press * lighter / (1 + lighter)
    pull = scale(v, -slowing / speed)
    put(run.ball, me + SPIN, add(cross(axis, v), about))
    put(run.ball, me + PULL, pull)
    put(run.ball, me + TWIST, add(cross(axis, pull), fade))
    run.info[mine + KIND] = ROLL
    if slowing > 0:
        run.ball[me + LASTS] = min(run.ball[me + LASTS], speed / slowing)


def hold_in_corner(i: Any, near: Any, walls: Any, run: Any) -> None:
    """Hold ball i, which its spin drives along the level wall against one that stands upright.

    Friction at both brakes the spin: N = g/(1 + mu mu'), N' = mu N.
    near : a bit for each wall that it lies against besides
    """
    me, mine, matter = BALL * i, INFO * i, MATTER * i
    pull, floor = vec(run.ball, me + PULL), run.info[mine + CARRIER]
    for wall in range(walls):
        side = SIDE * (walls * i + wall)
        pressed = dot(pull, vec(run.sides, side)) < -ROUNDING * norm(pull)
        if (near >> wall) & 1 == 0 or not pressed:
            continue
        one, two = friction_of(i, floor, walls, run), friction_of(i, wall, walls, run)
        normal, turn = vec(run.sides, SIDE * (walls * i + floor)), run.ball[me + SPIN + 2]
        press = -dot(vec(run.space, 0), normal) / (1 + one * two)
        lighter = run.matter[matter + MOBILITY] / run.matter[matter + INVERSE_MASS]
        braking = one * press * (1 + two) * lighter / run.matter[matter + RADIUS]
        put(run.ball, me + PULL, ZERO)
        put(run.ball, me + TWIST, (0.0, 0.0, -math.copysign(braking, turn)))
        run.ball[me + LASTS] = abs(turn) / braking
        run.info[mine + CORNER] = wall
        run.info[mine + FRESH] &= ~(1 << wall)
        return


def friction_of(i: Any, wall: Any, walls: Any, run: Any) -> Any:
    """Coefficient of friction of ball i and a wall."""
    rule = rule_of(i, -1 - wall, walls, run)
    return 0.0 if run.rules[rule + SMOOTH] != 0 else min(run.rules[rule + FRICTION], MOST_FRICTION)


def is_still(i: Any, ball: Any) -> bool:
    """Whether nothing about ball i will ever change unless another comes."""
    me = BALL * i
    for k in range(SPEED, LASTS):
        if ball[me + k] != 0:
            return False
    return bool(ball[me + LASTS] == math.inf)
