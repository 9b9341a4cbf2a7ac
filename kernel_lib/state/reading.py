"""The one reader of runs: where all balls are at any moments, out of the pieces of a run."""

import math
from dataclasses import replace
from typing import Any

import numpy as np

from kernel_lib.state.pieces import (
    BY_LEG,
    CLOSED,
    STEPS,
    STRAIGHT,
    SWING,
    Floats,
    Pieces,
    Record,
    chosen,
)
from kernel_lib.state.tolerances import WHOLE_STEPS
from kernel_lib.state.vectors import cross

__all__ = ["cubic", "kinematics", "knots", "read", "states", "weights"]

#: Parts, in units of 1/drag, into which a ball that rolls against drag is cut for the page, which
#: turns a piece evenly; most parts of one piece.
ROLLING_PIECE, MOST_PARTS = 0.05, 200

#: k s below which the drag's weights are taken from their series.
SHORT_DRAG = 0.01


def states(memory: Any, times: Floats) -> Record:
    """States of all balls at moments of a run, from the memory of its solver.

    A memory without pieces is itself a leg, of the whole run.
    """
    if hasattr(memory, "pieces"):
        ends = (float(times.min()), float(times.max())) if len(times) else (0.0, 0.0)
        return read(memory.pieces(*ends), times)
    moments, place = np.unique(times, return_inverse=True)
    rows, spins = memory.read(moments if len(moments) else np.zeros(1))
    wide = (memory.scene if hasattr(memory, "scene") else memory.system.scene).dimension
    position, velocity = rows[place, :, 0, :wide], rows[place, :, 1, :wide]
    return Record(times, position, velocity, spins[place] if wide == 3 else spins[place, :, 2])


def knots(memory: Any) -> Pieces | None:
    """Pieces of a run for the page; None where it has no law for one of them."""
    if hasattr(memory, "knots"):
        found: Pieces | None = memory.knots()
        return found
    pieces = memory.pieces() if hasattr(memory, "pieces") else None
    if pieces is None or (pieces.law == BY_LEG).any():
        return None
    if pieces.axis is not None:
        pieces = _cut(pieces, memory.end)
    if pieces.time[0] < 0:
        pieces = _from_the_start(pieces)
    return replace(pieces, axis=None, leg=None, legs=())


def _from_the_start(pieces: Pieces) -> Pieces:
    """Swings of which none has begun before the run."""
    early, time = np.flatnonzero(pieces.time < 0), np.maximum(pieces.time, 0.0)
    place, velocity = pieces.place.copy(), pieces.velocity.copy()
    place[early], velocity[early] = _swung(pieces, early, -pieces.time[early])
    return replace(pieces, time=time, place=place, velocity=velocity, drift=velocity)


def _cut(pieces: Pieces, end: float) -> Pieces:
    """Parts of pieces in which a ball that rolls turns evenly."""
    assert pieces.axis is not None
    counts, last = pieces.counts, np.cumsum(pieces.counts) - 1
    lasts = np.append(pieces.time[1:], end) - pieces.time
    lasts[last] = end - pieces.time[last]
    rolls: Any = pieces.axis.any(axis=1)
    parts = np.clip(np.ceil(lasts * pieces.drag / ROLLING_PIECE), 1, MOST_PARTS)
    parts = np.where(rolls, parts, 1).astype(int)
    k = np.repeat(np.arange(len(parts)), parts)
    part, ball = (lasts / parts)[k], np.repeat(np.arange(len(counts)), counts)[k]
    s = part * (np.arange(len(k)) - np.repeat(np.cumsum(parts) - parts, parts))
    ends = _states(pieces, np.tile(ball, 2), np.tile(k, 2), np.concatenate([s, s + part]))
    (place, _), (velocity, _), (spin, turned) = (np.split(each, 2) for each in ends)
    turned -= spin
    even = np.divide(turned, part[:, None], out=np.zeros_like(turned), where=part[:, None] > 0)
    cut = chosen(pieces, k)
    twist, time = np.where(rolls[k][:, None], even, cut.twist), cut.time + s
    return replace(
        cut, time=time, place=place, velocity=velocity, spin=spin, twist=twist, drift=velocity
    )


def read(pieces: Pieces, times: Floats) -> Record:
    """States of all balls at moments of the run.

    At a knot the piece that begins there holds; just below it (`np.nextafter`), the one before.
    """
    balls, dimension = len(pieces.counts), pieces.place.shape[1]
    ends = np.cumsum(pieces.counts).tolist()
    knots = np.empty((len(times), balls), dtype=int)
    for ball, (count, end) in enumerate(zip(pieces.counts.tolist(), ends, strict=True)):
        place = np.searchsorted(pieces.time[end - count : end], times, side="right") - 1
        knots[:, ball] = np.maximum(place, 0) + (end - count)
    k = knots.ravel()
    s = np.repeat(times, balls) - pieces.time[k]
    whose = np.tile(np.arange(balls), len(times))
    position, velocity, spin = _states(pieces, whose, k, s)
    shape = len(times), balls, dimension
    spin = spin.reshape(*shape[:2], 3) if dimension == 3 else spin.reshape(shape[:2])
    return Record(times, position.reshape(shape), velocity.reshape(shape), spin)


def _states(pieces: Pieces, ball: Any, k: Any, s: Floats) -> tuple[Floats, Floats, Floats]:
    """Places and velocities (N, dim) and spins of these balls, s seconds after their knots k."""
    position, velocity = _moved(pieces, ball, k, s)
    spin = pieces.spin[k] + pieces.twist[k] * s[:, None]
    if pieces.axis is not None:
        _roll(pieces, k, s, velocity, spin)
    if pieces.leg is not None:
        legs = pieces.leg[k]
        on_legs = np.flatnonzero(legs >= 0)
        order = on_legs[np.lexsort((s[on_legs], legs[on_legs]))]
        if len(order):
            # Each leg is read once, and a moment of it once for all balls.
            new = np.append(True, (np.diff(legs[order]) != 0) | (np.diff(s[order]) != 0))
            first, which = order[new], np.cumsum(new) - 1
            parts = np.split(first, np.flatnonzero(np.diff(legs[first])) + 1)
            found = [pieces.legs[legs[part[0]]].read(s[part]) for part in parts]
            rows = np.concatenate([rows for rows, _ in found])
            there: Any = which if rows.ndim == 3 else (which, ball[order])
            rows = rows[there][:, :, : position.shape[1]]
            position[order], velocity[order] = rows[:, 0], rows[:, 1]
            if found[0][1] is not None:
                spins = np.concatenate([each for _, each in found])
                spin[order] = spins[there][:, 3 - spin.shape[1] :]
    return position, velocity, spin


def _roll(pieces: Pieces, k: Any, s: Floats, velocity: Floats, spin: Floats) -> None:
    """Spins of balls that roll, w = axis x v and what is about the axis."""
    assert pieces.axis is not None
    rolls = np.flatnonzero(pieces.axis[k].any(axis=1))
    about: Any = pieces.axis[k[rolls]]
    wide = spin.shape[1]
    on: Any
    on, turning = np.zeros((2, len(rolls), 3))
    on[:, : velocity.shape[1]], turning[:, 3 - wide :] = velocity[rolls], pieces.spin[k[rolls]]
    length = np.sum(about * about, axis=1, keepdims=True)
    along = about * np.sum(turning * about, axis=1, keepdims=True) / length
    found = (np.stack(cross(about.T, on.T), axis=1) + along)[:, 3 - wide :]
    spin[rolls] = found + pieces.twist[k[rolls]] * s[rolls, None]


def _moved(pieces: Pieces, ball: Any, k: Any, s: Floats) -> tuple[Floats, Floats]:
    laws = pieces.law[k]
    kinds = np.flatnonzero(np.bincount(laws))
    if len(kinds) == 1:
        return _by(pieces, int(kinds[0]), ball, k, s)
    position, velocity = np.empty((2, len(s), pieces.place.shape[1]))
    for law in kinds.tolist():
        chosen = np.flatnonzero(laws == law)
        there = _by(pieces, law, ball[chosen], k[chosen], s[chosen])
        position[chosen], velocity[chosen] = there
    return position, velocity


def _by(pieces: Pieces, law: int, ball: Any, k: Any, s: Floats) -> tuple[Floats, Floats]:
    if law == BY_LEG:
        return pieces.place[k], pieces.velocity[k]
    if law == CLOSED:
        f, g, h = weights(pieces.drag[k], s)
        c, v, a = pieces.place[k], pieces.velocity[k], pieces.acceleration[k]
        return c + v * f + a * g, v * h + a * f
    if law == SWING:
        return _swung(pieces, k, s)
    if law == STEPS:
        return _stepped(pieces, k, s)
    after = np.minimum(k + 1, np.cumsum(pieces.counts)[ball] - 1)
    span = (pieces.time[after] - pieces.time[k])[:, None]
    with np.errstate(invalid="ignore", divide="ignore"):
        part = np.where(span > 0, s[:, None] / span, 0.0)
    way = pieces.place[after] - pieces.place[k]
    if law == STRAIGHT:
        return pieces.place[k] + way * part, pieces.velocity[k]
    return cubic(pieces.place, pieces.velocity, k, after, span, part)


def cubic(
    c: Floats, v: Floats, first: Any, last: Any, span: Floats, part: Floats
) -> tuple[Floats, Floats]:
    """Places and velocities on the cubic through those of both ends, a part of `span`, s, past."""
    v0, v1 = v[first], v[last]
    mean = np.divide(c[last] - c[first], span, out=v0.copy(), where=span > 0)
    bend, slope = v0 + v1 - 2 * mean, 3 * mean - 2 * v0 - v1
    place = c[first] + span * part * (v0 + part * (slope + part * bend))
    return place, v0 + part * (2 * slope + 3 * part * bend)


def _swung(pieces: Pieces, k: Any, s: Floats) -> tuple[Floats, Floats]:
    """s'' = -rate^2 s along the arc, whose angle is that of the string."""
    x, y = np.array(pieces.pivots)[np.repeat(np.arange(len(pieces.counts)), pieces.counts)].T
    right, down = pieces.place[:, 0] - x, y - pieces.place[:, 1]
    length, angle = np.hypot(right, down), np.arctan2(right, down)
    along = pieces.velocity[:, 0] * np.cos(angle) + pieces.velocity[:, 1] * np.sin(angle)
    length, arc, along, x, y = (each[k] for each in (length, length * angle, along, x, y))
    cos, sin = np.cos(pieces.rate * s), np.sin(pieces.rate * s)
    now = (arc * cos + along / pieces.rate * sin) / length
    speed = along * cos - pieces.rate * arc * sin
    cos, sin = np.cos(now), np.sin(now)
    place = np.stack([x + length * sin, y - length * cos], axis=1)
    return place, np.stack([speed * cos, speed * sin], axis=1)


def _stepped(pieces: Pieces, k: Any, s: Floats) -> tuple[Floats, Floats]:
    """Straight between the ends of steps, which lie on the closed law."""
    whole = np.floor(s / pieces.step + WHOLE_STEPS)
    part = np.maximum(s / pieces.step - whole, 0.0)[:, None]
    ends = []
    for count in (whole, whole + 1):
        f, g, h = weights(pieces.drag[k], count * pieces.step)
        a = pieces.acceleration[k]
        place = pieces.place[k] + pieces.drift[k] * f + a * g
        ends.append((place, pieces.velocity[k] * h + a * f))
    (c, v), (c1, v1) = ends
    return c + (c1 - c) * part, v + (v1 - v) * part


def weights(drag: Floats, s: Floats) -> tuple[Floats, Floats, Floats]:
    """`kinematics` for the drag of each row, (N, 1) each."""
    rates = np.unique(drag).tolist() if drag.any() else [0.0]
    if len(rates) == 1:
        return kinematics(rates[0], s[:, None])
    found = np.empty((3, len(s), 1))
    for rate in rates:
        mine = drag == rate
        for column, part in zip(found, kinematics(rate, s[mine, None]), strict=True):
            column[mine] = part
    return found[0], found[1], found[2]


def kinematics(k: float, s: Any) -> tuple[Any, Any, Any]:
    """Weights of v and a in position, and of v in velocity, after s seconds of drag k.

    c = c0 + v f + a g and v = v0 h + a f, with f = (1 - exp(-k s))/k, g = (s - f)/k and
    h = exp(-k s); without drag f = s, g = s^2/2, h = 1.

    Parameters
    ----------
    k : 1/s; s : s, one number or an array
    """
    if k == 0:
        return s, s * s / 2, 1.0
    x = k * s
    if isinstance(s, float):
        f = -math.expm1(-x) / k
        return f, (s - f) / k if x >= SHORT_DRAG else s * s * _series(x), math.exp(-x)
    f = -np.expm1(-x) / k
    return f, np.where(x < SHORT_DRAG, s * s * _series(x), (s - f) / k), np.exp(-x)


def _series(x: Any) -> Any:
    return 1 / 2 - x * (1 / 6 - x * (1 / 24 - x * (1 / 120 - x * (1 / 720 - x / 5040))))
