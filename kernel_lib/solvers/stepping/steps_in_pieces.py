"""Fixed steps in pieces: many steps of one acceleration are one law, and those with a contact stand
alone."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from kernel_lib.state.pieces import STEPS, STRAIGHT, Pieces, flown
from kernel_lib.state.reading import kinematics, weights
from kernel_lib.state.tolerances import WHOLE_STEPS
from kernel_lib.state.trajectory import Floats

__all__ = ["stepped_knots"]

#: What rounding leaves of equal accelerations, in parts of the greatest place and speed.
EVEN = 1e-13

#: A piece whose law is off by more than this part of the greatest place is taken step by step.
PIECE_ERROR = 1e-11


@dataclass(frozen=True)
class Steps:
    """The frames of one ball: c, v, w (N + 1, 3), and the contacts (time, step) that it has.

    kept : the part of its velocity that drag leaves it in a step
    """

    step: float
    c: Floats
    v: Floats
    w: Floats
    kept: float
    touch_time: Floats
    touch_step: Any

    @property
    def drag(self) -> float:
        """Rate at which the velocity at the ends of steps fades, 1/s."""
        return float(-np.log(self.kept) / self.step) if 0 < self.kept < 1 else 0.0


def stepped_knots(
    frames: tuple[Floats, Floats, Floats],
    step: float,
    pulls: list[tuple[Floats, float]],
    touches: list[Floats],
    dimension: int,
) -> Pieces:
    """Pieces of a run of fixed steps.

    Between the ends of a step the place is on the chord, the velocity between both ends; in a step
    with a contact the velocity is that before it until its moment, and that after it from there on.

    Parameters
    ----------
    frames : places, velocities and spins (N + 1, n, 3)
    step : s
    pulls : of each ball, acceleration (3,) m/s^2 and rate of its drag, 1/s
    touches : of each ball, the moments of its contacts, s
    """
    balls = []
    for i, ((pull, rate), times) in enumerate(zip(pulls, touches, strict=True)):
        c, v, w = (each[:, i] for each in frames)
        kept = 1 - rate * step
        owner = _step_of(times, step, v, kept, pull * step)
        order = np.argsort(owner, kind="stable")
        owner, first = np.unique(owner[order], return_index=True)
        balls.append(_knots_of(Steps(step, c, v, w, kept, times[order][first], owner)))
    counts = np.array([len(table) for table in balls])
    table = np.concatenate(balls)
    motion = [table[:, k : k + 3] for k in (3, 6, 9, 15, 18)]
    times, laws, drag = table.T[:3]
    drift = table[:, 12 : 12 + dimension]
    return flown(counts, times, motion, dimension, laws, drag, drift=drift, step=step)


def _step_of(times: Floats, step: float, v: Floats, kept: float, gain: Floats) -> Any:
    """The step in which each contact shows: of two that meet at its moment, the less free one."""
    last = len(v) - 2
    place = times / step
    inside = np.clip(np.floor(place + WHOLE_STEPS).astype(int), 0, max(last, 0))
    if last < 0:
        return inside
    jump = np.abs(v[1:] - v[:-1] * kept - gain).max(axis=1)
    before = np.maximum(inside - 1, 0)
    between = np.abs(place - inside) <= WHOLE_STEPS
    return np.where(between & (jump[before] > jump[inside]), before, inside)


def _knots_of(steps: Steps) -> Floats:
    """Rows of a table: time, law, drag, then c, v, a, drift, w, twist with three columns each."""
    joined, even = _joined(steps)
    starts = np.flatnonzero(~joined)
    table = _laws(steps, starts, even)
    wrong = _wrong(steps, starts, table)
    if wrong.any():
        joined &= ~np.repeat(wrong, np.diff([*starts, len(joined)]))
        starts = np.flatnonzero(~joined)
        table = _laws(steps, starts, even)
    return _with_touches(steps, starts, table)


def _joined(steps: Steps) -> tuple[Any, Any]:
    """Which steps keep the law of the step before, and which have a law at all."""
    c, v, w, h = steps.c, steps.v, steps.w, steps.step
    size, speed = np.abs(c).max() + 1e-300, np.abs(v).max() + 1e-300
    change, twist = np.diff(v, axis=0), np.diff(w, axis=0)
    chord = np.diff(c, axis=0) - (v[1:] + v[:-1]) * (h / 2)
    even = np.abs(chord).max(axis=1, initial=0.0) <= EVEN * (size + speed * h)
    if not 0 < steps.kept <= 1:
        even[:] = False
    # A touch at the very end of the steps is in none of them.
    even[steps.touch_step[steps.touch_step < len(even)]] = False
    joined = np.zeros(len(even) + 1, dtype=bool)
    bend = np.abs(change[1:] - steps.kept * change[:-1]).max(axis=1, initial=0.0)
    turn = np.abs(np.diff(twist, axis=0)).max(axis=1, initial=0.0)
    smooth = (bend <= EVEN * speed) & (turn <= EVEN * (np.abs(w).max() + 1e-300))
    joined[1:-1] = even[1:] & even[:-1] & smooth
    return joined, even


def _laws(steps: Steps, starts: Any, even: Any) -> Floats:
    """The table for pieces that begin at these steps; the last row is where the run ends."""
    c, v, w, h, k = steps.c, steps.v, steps.w, steps.step, steps.drag
    first, end = starts[:-1], starts[:-1] + 1
    table = np.zeros((len(starts), 21))
    table[:, 0], table[:, 1] = starts * h, STRAIGHT
    table[:, 3:6], table[:, 6:9], table[:, 15:18] = c[starts], v[starts], w[starts]
    table[:, 12:15] = table[:, 6:9]
    law = even[first]
    f, g, _ = kinematics(k, h)
    pull = (v[end] - v[first] * steps.kept) / f
    rows = np.flatnonzero(law)
    table[rows, 1], table[rows, 2] = STEPS, k
    table[rows, 9:12] = pull[law]
    if k:
        table[rows, 12:15] = ((c[end] - c[first] - pull * g) / f)[law]
    table[rows, 18:21] = ((w[end] - w[first]) / h)[law]
    return table


def _wrong(steps: Steps, starts: Any, table: Floats) -> Any:
    """Pieces whose law does not lead to their own frames, by rounding that has added up."""
    count = len(steps.c)
    piece = np.searchsorted(starts, np.arange(count), side="right") - 1
    s = (np.arange(count) - starts[piece]) * steps.step
    f, g, h = weights(table[piece, 2], s)
    place = table[piece, 3:6] + table[piece, 12:15] * f + table[piece, 9:12] * g
    speed = table[piece, 6:9] * h + table[piece, 9:12] * f
    far = np.abs(place - steps.c).max(axis=1) > PIECE_ERROR * (np.abs(steps.c).max() + 1e-300)
    far |= np.abs(speed - steps.v).max(axis=1) > PIECE_ERROR * (np.abs(steps.v).max() + 1e-300)
    wrong = np.zeros(len(starts), dtype=bool)
    wrong[piece[far]] = True
    return wrong


def _with_touches(steps: Steps, starts: Any, table: Floats) -> Floats:
    """The table with a knot more inside each step with a contact, where the velocity changes."""
    owner, h = steps.touch_step, steps.step
    if not len(owner) or len(steps.c) < 2:
        return table
    part = np.clip(steps.touch_time / h - owner, 0.0, 1.0)[:, None]
    at_start, at_end = part[:, 0] <= WHOLE_STEPS, part[:, 0] >= 1 - WHOLE_STEPS
    rows = np.searchsorted(starts, owner)
    for column, values in ((6, steps.v), (15, steps.w)):
        table[rows[at_start], column : column + 3] = values[owner[at_start] + 1]
    inside = ~at_start & ~at_end
    own, part = owner[inside], part[inside]
    more = np.zeros((len(own), 21))
    more[:, 0], more[:, 1] = steps.touch_time[inside], STRAIGHT
    more[:, 3:6] = steps.c[own] * (1 - part) + steps.c[own + 1] * part
    more[:, 6:9], more[:, 15:18] = steps.v[own + 1], steps.w[own + 1]
    more[:, 12:15] = more[:, 6:9]
    return np.insert(table, rows[inside] + 1, more, axis=0)
