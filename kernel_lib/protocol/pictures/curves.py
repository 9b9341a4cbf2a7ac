"""What is measured over a run, in pieces from jump to jump: a cubic each, near enough to the truth.

At a contact a piece ends with the value before it, and the next one begins with that after it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from kernel_lib.experiments.experiment import Observable, curve_of
from kernel_lib.protocol.pictures.flights import CLOSED_ERROR, ONE_MOMENT, Flights
from kernel_lib.state.knots import STEPS, STRAIGHT, SWING, Knots
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["CURVE_ERROR", "MOST_PIECES", "Curves", "curves_of"]

#: Error of a curve, in parts of its range over the run.
CURVE_ERROR = 1e-3

#: Most pieces of a run, as far as contacts allow; beyond, bounds lie evenly.
MOST_PIECES = 2_000

#: What pieces are made to, and the bend below which a piece is a straight line.
PIECE, STRAIGHT_ENOUGH = CURVE_ERROR / 5, CURVE_ERROR / 20

#: How often pieces are halved at most, and the part of a run below which no piece is.
HALVINGS, SHORTEST = 8, 1 / 4_000

#: Parts of a piece at which a cubic is fixed; those between at which it is looked at; and those
#: where fixed steps make corners (no number of steps has all its ends there) or forces come and go.
FIXED = np.array([0, 1 / 3, 2 / 3, 1])
LOOKS = np.array([1 / 6, 1 / 2, 5 / 6])
LOOKS_ROUGH = (np.arange(1, 13) * (np.sqrt(5) - 1) / 2) % 1

#: Pieces of a swing from the bottom and back to it.
IN_A_SWING = 4

#: Differences below this part of the greatest speed, energy and so on are rounding.
NOISE = 1e-9


def _cubic(looks: Floats) -> Floats:
    """Weights of the values at FIXED in the cubic at these parts of a piece."""
    rows = [[np.prod([(x - b) / (a - b) for b in FIXED if b != a]) for a in FIXED] for x in looks]
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
    seen, bounds = _measured(run, flights, observables)
    if len(bounds) > MOST_PIECES:
        bounds = bounds[np.linspace(0, len(bounds) - 1, MOST_PIECES).round().astype(int)]
    if not observables or len(bounds) < 2:
        none = np.zeros((2, len(observables), len(bounds) - 1))
        return Curves(bounds, seen(bounds), none[0], none)
    smooth = flights.error == CLOSED_ERROR and run.interpolation != "line"
    looks = LOOKS if smooth else LOOKS_ROUGH
    pieces = Pieces(seen, _noise(run, observables), _step(run), looks)
    pieces.add(bounds[:-1], bounds[1:])
    shortest = max(SHORTEST * float(bounds[-1]), pieces.step * 1.001)
    for _ in range(HALVINGS):
        split = np.flatnonzero(pieces.wrong & (pieces.last - pieces.first > shortest))
        if not len(split) or len(pieces.first) + len(split) > MOST_PIECES:
            break
        pieces.halve(split)
    return pieces.put_together()


def _step(run: Trajectory) -> float:
    """Length of fixed steps, s; 0 where there are none."""
    return float(run.time[1]) if run.interpolation == "line" and len(run.time) > 1 else 0.0


def _noise(run: Trajectory, observables: Sequence[Observable]) -> Callable[[Floats], Floats]:
    """From greatest values (O,) what is nothing beside others of one unit."""
    units = [one.unit for one in observables]
    alike = np.array([[one == other for other in units] for one in units])
    known = {"m": float(np.abs(run.position).max()), "m/s": float(np.abs(run.velocity).max())}
    least = np.array([known.get(unit, 0.0) for unit in units])

    def noise(greatest: Floats) -> Floats:
        found: Floats = NOISE * np.maximum(np.where(alike, greatest, 0.0).max(axis=1), least)
        return found

    return noise


class Pieces:
    """Pieces so far: bounds, values (O, P, 4) at FIXED, and which of them no cubic follows."""

    def __init__(
        self,
        seen: Callable[[Floats], Floats],
        noise: Callable[[Floats], Floats],
        step: float,
        looks: Floats,
    ) -> None:
        self.seen, self.noise, self.step = seen, noise, step
        self.looks = looks
        self.weights = _cubic(self.looks)
        self.first, self.last = np.zeros((2, 0))
        self.wrong: Any = np.zeros(0, dtype=bool)
        self.fixed: Floats = np.zeros((0, 0, 4))

    def add(self, first: Floats, last: Floats) -> None:
        """Look at these pieces, the last moment of each just before what happens there."""
        parts = np.concatenate([FIXED, self.looks])
        times = first[:, None] + (last - first)[:, None] * parts
        times[:, 3] = np.maximum(np.nextafter(last, 0.0), first)
        found = self.seen(times.ravel())
        values = found.reshape(len(found), len(first), len(parts))
        fixed, looked = values[:, :, :4], values[:, :, 4:]
        known = self.fixed if self.fixed.size else fixed[:, :0]
        self.fixed = np.concatenate([known, fixed], axis=1)
        off = np.abs(fixed @ self.weights - looked).max(axis=2)
        wrong = np.any(off > PIECE * self.ranges()[:, None], axis=0)
        self.wrong = np.concatenate([self.wrong, wrong])
        self.first = np.concatenate([self.first, first])
        self.last = np.concatenate([self.last, last])

    def halve(self, split: Any) -> None:
        """Put two in the place of each of these; fixed steps are cut at the end of one."""
        first, last = self.first[split], self.last[split]
        middle = (first + last) / 2
        if self.step:
            middle = np.round(middle / self.step) * self.step
        kept = np.ones(len(self.first), dtype=bool)
        kept[split] = False
        self.first, self.last, self.wrong = (
            each[kept] for each in (self.first, self.last, self.wrong)
        )
        self.fixed = self.fixed[:, kept]
        self.add(np.concatenate([first, middle]), np.concatenate([middle, last]))

    def ranges(self) -> Floats:
        """What each observable ranges over, at least what is more than noise."""
        flat = self.fixed.reshape(len(self.fixed), -1)
        high, low = flat.max(axis=1), flat.min(axis=1)
        least = self.noise(np.maximum(np.abs(high), np.abs(low)))
        return np.maximum(high - low, least / PIECE) + 1e-300

    def put_together(self) -> Curves:
        """The pieces in order of time."""
        order = np.argsort(self.first)
        fixed = self.fixed[:, order]
        begins, third, second, ends = np.moveaxis(fixed, 2, 0)
        bends = [third - (2 * begins + ends) / 3, second - (begins + 2 * ends) / 3]
        least = STRAIGHT_ENOUGH * self.ranges()[:, None]
        small = np.all([np.abs(bend) < least for bend in bends], axis=0)
        start = np.concatenate([begins, ends[:, -1:]], axis=1)
        jump = start[:, 1:] - ends
        jump[np.abs(jump) < NOISE * self.ranges()[:, None]] = 0.0
        time = np.append(self.first[order], self.last[order][-1:])
        return Curves(time, start, jump, np.where(small, 0.0, bends))


def _measured(
    run: Trajectory, flights: Flights, observables: Sequence[Observable]
) -> tuple[Callable[[Floats], Floats], Floats]:
    """What tells the values (O, N) at any moments, and the moments at which they may jump or bend.

    Of fixed steps nothing is known but their ends: values in between lie on a line.
    """
    end, knots = float(run.time[-1]), flights.knots
    contacts = run.contacts
    touches = flights.contact_time
    bounds = np.concatenate([touches, contacts.time + contacts.duration, [0.0, end]])
    if run.interpolation != "line":
        return _exactly(run, flights.exact, observables), _apart(
            np.concatenate([bounds, _beginnings(knots), _in_swings(knots)]), end
        )
    jumps = _apart(np.concatenate([touches, [0.0, end]]), end)
    nodes = np.unique([*run.time, *jumps, *np.nextafter(jumps[1:], 0.0)])
    steps = knots.time[(knots.law == STEPS) | (knots.law == STRAIGHT)]
    values = _exactly(run, flights.exact, observables)(nodes)

    def between(times: Floats) -> Floats:
        shown = np.empty((len(values), len(times)))
        for row, known in zip(shown, values, strict=True):
            row[:] = np.interp(times, nodes, known)
        return shown

    return between, _apart(np.concatenate([bounds, steps]), end)


def _beginnings(knots: Knots) -> Floats:
    """Moments of knots, without those that stand for the moment before the next one."""
    last = np.diff(knots.time, append=np.inf)
    kept: Floats = knots.time[~((last > 0) & (last <= ONE_MOMENT * knots.time.max()))]
    return kept


def _in_swings(knots: Knots) -> Floats:
    """Moments by eighths of a period, which a cubic can follow."""
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


def _exactly(
    run: Trajectory, exact: Any, observables: Sequence[Observable]
) -> Callable[[Floats], Floats]:
    """Observables at the states of these moments: a run that reports there, and at its start."""

    def values(times: Floats) -> Floats:
        moments, place = np.unique(np.append(times, 0.0), return_inverse=True)
        shown = exact(moments)
        view = replace(
            run,
            time=shown.time,
            position=shown.position,
            velocity=shown.velocity,
            spin=shown.spin,
        )
        table = [
            curve_of(one.name, np.asarray(one.values(view), dtype=float), view)[place[:-1]]
            for one in observables
        ]
        return np.array(table).reshape(len(observables), len(times))

    return values
