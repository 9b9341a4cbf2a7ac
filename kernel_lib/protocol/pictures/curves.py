"""What is measured over a run, in pieces from jump to jump: a cubic each, near enough to the truth.

At a contact a piece ends with the value before it, and the next one begins with that after it.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from kernel_lib.experiments.experiment import Observable
from kernel_lib.protocol.pictures.flights import CLOSED_ERROR, CROWD, ONE_MOMENT, Flights
from kernel_lib.protocol.pictures.runs import curve_of
from kernel_lib.state.pieces import STEPS, STRAIGHT, SWING, Pieces as Knots
from kernel_lib.state.trajectory import Contacts, Floats, Trajectory

__all__ = ["CURVE_ERROR", "MOST_PIECES", "Curves", "curves_of"]

#: Error of a curve, in parts of its range over the run.
CURVE_ERROR = 1e-3

#: Most pieces of a run, as far as contacts allow; beyond, bounds lie evenly.
MOST_PIECES = 2_000

#: What pieces are made to, and the bend below which a piece is a straight line.
PIECE, STRAIGHT_ENOUGH = CURVE_ERROR / 5, CURVE_ERROR / 20

#: How often pieces are halved at most, and the part of a run below which no piece is.
HALVINGS, SHORTEST = 8, 1 / 4_000

#: Pieces of the briefest contact that lasts.
IN_A_CONTACT = 32

#: Equal parts of a piece at whose ends it is looked at: where laws of motion are known, and where
#: fixed steps make corners or forces come and go. A cubic is fixed at every third of a piece.
PARTS, PARTS_ROUGH = 6, 12

#: States of balls that all looks at a curve of a crowd may cost, and its pieces at most.
CROWD_LOOKS, CROWD_PIECES = 100_000, 100

#: States of balls that are read at once: halves of pieces, and their halves, are looked at
#: together with the pieces, since one long question costs hardly more than a short one.
AT_ONCE = 1_500

#: Corners of fixed steps that are less of a bend, in parts of PIECE, than a cubic may pass by.
CORNER = 0.5

#: Pieces of a swing from the bottom and back to it.
IN_A_SWING = 8

#: Differences below this part of the greatest speed, energy and so on are rounding.
NOISE = 1e-9

Seen = Callable[[Floats], Floats]


@cache
def _cubic(parts: int) -> Floats:
    """Weights of the values at thirds of a piece in the cubic at the ends of all its parts."""
    fixed = (0, 1 / 3, 2 / 3, 1)
    looks = [part / parts for part in range(parts + 1)]
    rows = [[math.prod((x - b) / (a - b) for b in fixed if b != a) for a in fixed] for x in looks]
    return np.array(rows).T


@dataclass(frozen=True)
class Curves:
    """Cubic pieces of all observables, over common bounds.

    time : (B,) s, bounds of the pieces
    start : (O, B) values at the beginnings of the pieces, and at the end of the run
    jump : (O, B - 1) how much higher the next piece begins than a piece ends
    bend : (2, O, B - 1) what is added to the straight line at a third and at two thirds
    """

    time: Floats
    start: Floats
    jump: Floats
    bend: Floats


def curves_of(run: Trajectory, flights: Flights, observables: Sequence[Observable]) -> Curves:
    """All observables of a run, each within CURVE_ERROR of its range.

    Raises
    ------
    ValueError : naming an observable and its shape
    """
    if len(run.scene.balls) >= CROWD:
        return _of_a_crowd(run, flights, observables)
    if run.interpolation == "line":
        seen, bounds = _of_steps(run, flights, observables)
    else:
        seen = _exactly(run, flights.exact, observables)
        bounds = _bounds(run, flights, observables)
    if len(bounds) > MOST_PIECES:
        bounds = bounds[np.linspace(0, len(bounds) - 1, MOST_PIECES).round().astype(int)]
    if not observables or len(bounds) < 2:
        none = np.zeros((2, len(observables), len(bounds) - 1))
        return Curves(bounds, seen(bounds), none[0], none)
    smooth = flights.error == CLOSED_ERROR and run.interpolation != "line"
    shortest = max(_shortest(run), _step(run) * 1.001)
    pieces = Pieces(seen, _noise(run, observables), PARTS if smooth else PARTS_ROUGH, shortest)
    pieces.follow(bounds, max(AT_ONCE // len(run.scene.balls), 1))
    return pieces.put_together()


def _of_a_crowd(run: Trajectory, flights: Flights, observables: Sequence[Observable]) -> Curves:
    """Observables of many balls: cubics through few moments, which lie evenly between breaks."""
    end, seen = float(run.time[-1]), _exactly(run, flights.exact, observables)
    count = min(CROWD_LOOKS // (4 * len(run.scene.balls)), CROWD_PIECES)
    breaks = [one.breaks(run) for one in observables if one.breaks]
    bounds = _apart(np.concatenate([np.linspace(0.0, end, max(count, 4) + 1), *breaks]), end)
    if not observables:
        none = np.zeros((2, 0, len(bounds) - 1))
        return Curves(bounds, seen(bounds), none[0], none)
    pieces = Pieces(seen, _noise(run, observables), PARTS // 2, end)
    pieces.follow(bounds, 1)
    return pieces.put_together()


def _shortest(run: Trajectory) -> float:
    """Length below which no piece is, s: a brief contact, too, has room for its loop."""
    lasting = run.contacts.duration[run.contacts.duration > 0]
    brief = float(lasting.min(initial=math.inf)) / IN_A_CONTACT
    return min(SHORTEST * float(run.time[-1]), brief)


def _step(run: Trajectory) -> float:
    """Length of fixed steps, s; 0 where there are none."""
    return float(run.time[1]) if run.interpolation == "line" and len(run.time) > 1 else 0.0


def _noise(run: Trajectory, observables: Sequence[Observable]) -> Callable[[Floats], Floats]:
    """From greatest values (O,) what is nothing beside others of one unit."""
    units = [one.unit for one in observables]
    known = {"m": float(np.abs(run.position).max()), "m/s": float(np.abs(run.velocity).max())}

    def noise(greatest: Floats) -> Floats:
        most = dict(known)
        for unit, value in zip(units, greatest.tolist(), strict=True):
            most[unit] = max(most.get(unit, 0.0), value)
        return NOISE * np.array([most[unit] for unit in units])

    return noise


class Pieces:
    """Pieces that cubics follow: bounds, and the values (O, P, 4) at their thirds."""

    def __init__(
        self,
        seen: Seen,
        noise: Callable[[Floats], Floats],
        parts: int,
        shortest: float,
    ) -> None:
        self.seen, self.noise, self.parts, self.shortest = seen, noise, parts, shortest
        self.done: list[tuple[Floats, Floats, Floats]] = []
        self.count = 0
        self.high: Floats = np.array(-np.inf)
        self.low: Floats = np.array(np.inf)

    def follow(self, bounds: Floats, at_once: int) -> None:
        """Halve the pieces between these bounds until each is followed, or as short as may be."""
        first, last = bounds[:-1], bounds[1:]
        self.count, halvings = len(first), HALVINGS
        levels = 0
        while len(first):
            first, last = self._look(first, last, levels, halvings > levels)
            halvings, levels = halvings - levels - 1, 0
            while levels < halvings and len(first) * self.parts << levels + 1 <= at_once:
                levels += 1

    def _look(self, first: Floats, last: Floats, levels: int, more: bool) -> tuple[Floats, Floats]:
        """Take what a cubic follows of these pieces, their halves and so on; what is left of them.

        levels : of halvings that are seen at once; more : whether those may be halved that still
        are not followed
        """
        grid = self.parts << levels
        values = self._values(first, last, grid)
        self.high = np.maximum(self.high, values.max(axis=(1, 2)))
        self.low = np.minimum(self.low, values.min(axis=(1, 2)))
        limits, third = PIECE * self.ranges()[:, None, None], self.parts // 3
        weights = _cubic(self.parts)
        piece, place = np.arange(len(first)), np.zeros(len(first), dtype=int)
        for level in range(levels + 1):
            stride = grid // self.parts >> level
            steps = (place[:, None] * self.parts + np.arange(self.parts + 1)) * stride
            looked = values[:, piece[:, None], steps]
            fixed = looked[:, :, ::third]
            span = (last - first)[piece] / (1 << level)
            split = np.any(np.abs(fixed @ weights - looked) > limits, axis=(0, 2))
            split &= (span > self.shortest) & (more or level < levels)
            if self.count + np.count_nonzero(split) > MOST_PIECES:
                split[:] = False
            begin = first[piece] + span * place
            ends = np.where(place + 1 == 1 << level, last[piece], begin + span)
            self.done.append((begin[~split], ends[~split], fixed[:, ~split]))
            self.count += int(np.count_nonzero(split))
            piece = np.repeat(piece[split], 2)
            place = (2 * place[split, None] + np.array([0, 1])).ravel()
            if not len(piece):
                break
        begin, ends = begin[split], ends[split]
        middle = (begin + ends) / 2
        return np.stack([begin, middle], axis=1).ravel(), np.stack([middle, ends], axis=1).ravel()

    def _values(self, first: Floats, last: Floats, grid: int) -> Floats:
        """Values (O, P, grid + 1) at even moments, the last just before what happens there."""
        times = first[:, None] + (last - first)[:, None] * (np.arange(grid + 1) / grid)
        times[:, -1] = np.maximum(np.nextafter(last, 0.0), first)
        found = self.seen(times.ravel())
        return found.reshape(len(found), len(first), grid + 1)

    def ranges(self) -> Floats:
        """What each observable ranges over, at least what is more than noise."""
        least = self.noise(np.maximum(np.abs(self.high), np.abs(self.low)))
        return np.maximum(self.high - self.low, least / PIECE) + 1e-300

    def put_together(self) -> Curves:
        """The pieces in order of time."""
        first, last = (np.concatenate([each[side] for each in self.done]) for side in (0, 1))
        order = np.argsort(first)
        fixed = np.concatenate([each[2] for each in self.done], axis=1)[:, order]
        begins, third, second, ends = np.moveaxis(fixed, 2, 0)
        bends = [third - (2 * begins + ends) / 3, second - (begins + 2 * ends) / 3]
        least = STRAIGHT_ENOUGH * self.ranges()[:, None]
        small = np.all([np.abs(bend) < least for bend in bends], axis=0)
        start = np.concatenate([begins, ends[:, -1:]], axis=1)
        jump = start[:, 1:] - ends
        jump[np.abs(jump) < NOISE * self.ranges()[:, None]] = 0.0
        time = np.append(first[order], last[order[-1:]])
        return Curves(time, start, jump, np.where(small, 0.0, bends))


def _bounds(run: Trajectory, flights: Flights, observables: Sequence[Observable]) -> Floats:
    """The moments at which what is measured may jump or bend, and the ends of the run."""
    end, contacts, knots = float(run.time[-1]), run.contacts, flights.knots
    bounds = [flights.contact_time, _endings(contacts), np.array([0.0, end])]
    bounds += [one.breaks(run) for one in observables if one.breaks]
    return _apart(np.concatenate([*bounds, _beginnings(knots), _in_swings(knots)]), end)


def _of_steps(
    run: Trajectory, flights: Flights, observables: Sequence[Observable]
) -> tuple[Seen, Floats]:
    """As for other runs; of fixed steps nothing is known but their ends, with lines between them.

    Where steps make corners that a cubic would round off, each line is a piece.
    """
    end, knots, contacts = float(run.time[-1]), flights.knots, run.contacts
    touches = flights.contact_time
    jumps = _apart(np.concatenate([touches, [0.0, end]]), end)
    nodes = np.unique(np.concatenate([run.time, jumps, np.nextafter(jumps[1:], 0.0)]))
    values = _exactly(run, flights.exact, observables)(nodes)

    def between(times: Floats) -> Floats:
        k = np.clip(np.searchsorted(nodes, times, side="right") - 1, 0, max(len(nodes) - 2, 0))
        after = np.minimum(k + 1, len(nodes) - 1)
        span = nodes[after] - nodes[k]
        part = np.divide(times - nodes[k], span, out=np.zeros_like(span), where=span > 0)
        start = values[:, k]
        shown: Floats = start + (values[:, after] - start) * part
        return shown

    steps = knots.time[(knots.law == STEPS) | (knots.law == STRAIGHT)]
    bounds = [touches, _endings(contacts), np.array([0.0, end]), steps]
    bounds += [one.breaks(run) for one in observables if one.breaks]
    known = _apart(np.concatenate(bounds), end)
    corners = _corners(nodes, values, _noise(run, observables))
    place = np.searchsorted(known, corners)
    away = np.minimum(corners - known[place - 1], known[place] - corners)
    corners = corners[away > ONE_MOMENT * end]
    if len(corners) > MOST_PIECES // 2:
        return between, known
    return between, np.sort(np.concatenate([known, corners]))


def _corners(nodes: Floats, values: Floats, noise: Callable[[Floats], Floats]) -> Floats:
    """Nodes at which lines meet that no cubic may pass by, moments (N,)."""
    if not len(values) or len(nodes) < 3:
        return nodes[:0]
    high, low = values.max(axis=1), values.min(axis=1)
    least = noise(np.maximum(np.abs(high), np.abs(low))) / PIECE
    limit = CORNER * PIECE * np.maximum(high - low, least)
    before, after = nodes[1:-1] - nodes[:-2], nodes[2:] - nodes[1:-1]
    chord = values[:, :-2] + (values[:, 2:] - values[:, :-2]) * (before / (before + after))
    # Of a parabola the lines are off by a quarter of what its ends of steps are off a chord of two.
    sharp = np.any(np.abs(chord - values[:, 1:-1]) > 4 * limit[:, None], axis=0)
    found: Floats = nodes[1:-1][sharp]
    return found


def _endings(contacts: Contacts) -> Floats:
    """When contacts that last end, s; a moment that rounding holds apart would hide a jump."""
    lasting = contacts.duration > 0
    ends: Floats = contacts.time[lasting] + contacts.duration[lasting]
    return ends


def _beginnings(knots: Knots) -> Floats:
    """Moments of knots, without those that stand for the moment before the next one."""
    last = np.diff(knots.time, append=np.inf)
    kept: Floats = knots.time[~((last > 0) & (last <= ONE_MOMENT * knots.time.max()))]
    return kept


def _in_swings(knots: Knots) -> Floats:
    """Moments by sixteenths of a period, which a cubic can follow."""
    swings = np.unique(knots.time[knots.law == SWING])
    if not len(swings):
        return swings
    parts = np.arange(1, IN_A_SWING) * (np.pi / knots.rate / IN_A_SWING)
    moments: Floats = (swings[:, None] + parts).ravel()
    return moments


def _apart(times: Floats, end: float) -> Floats:
    """Moments of the run in order, those that rounding alone holds apart being one."""
    known: Floats = np.unique(times[(times >= 0) & (times <= end)])
    close = np.diff(known, prepend=-1.0) <= ONE_MOMENT * end
    kept: Floats = known[~close]
    if len(kept) and kept[-1] != end and end - kept[-1] <= ONE_MOMENT * end:
        kept[-1] = end
    return kept


def _exactly(run: Trajectory, exact: Any, observables: Sequence[Observable]) -> Seen:
    """Observables at moments in order of time: of a run that reports there, and at its start."""

    def values(times: Floats) -> Floats:
        asked = np.concatenate([[0.0], times])  # in order of time, some of them twice
        fresh = np.diff(asked, prepend=-1.0) > 0
        shown, place = exact(asked[fresh]), np.cumsum(fresh) - 1
        view = replace(
            run,
            time=shown.time,
            position=shown.position,
            velocity=shown.velocity,
            spin=shown.spin,
        )
        table = [
            curve_of(one.name, np.asarray(one.values(view), dtype=float), view)
            for one in observables
        ]
        found: Floats = np.array(table).reshape(len(observables), len(shown.time))[:, place[1:]]
        return found

    return values
