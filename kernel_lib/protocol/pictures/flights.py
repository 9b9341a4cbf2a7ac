"""A run as the page flies it: knots of every ball, exact where a law of motion is known.

Where none is (forces of soft contacts, glued balls), cubic pieces take its place, as few as keep
every place within PLACE_ERROR of the picture's size.
"""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from kernel_lib.state.pieces import CUBIC, STRAIGHT, Pieces, chosen, pieces_at
from kernel_lib.state.reading import cubic, read
from kernel_lib.state.trajectory import Floats, Record, Trajectory

__all__ = ["CLOSED_ERROR", "CROWD", "MOST_KNOTS", "PLACE_ERROR"]
__all__ += ["Flights", "flights_of", "picture_size"]

#: Errors of a place, in parts of the picture's size: of cubic pieces, and where a law is known.
PLACE_ERROR, CLOSED_ERROR = 1e-4, 1e-9

#: Balls from which a run is a crowd: its knots are rounded to PLACE_ERROR, its curves are measured
#: at few moments, and of its contacts few are sent.
CROWD = 100

#: Most knots of a run, all balls together; beyond, a run is drawn from moments that lie evenly.
MOST_KNOTS = 40_000

#: What cubic pieces are made to, in parts of the picture, of the greatest speed and spin: between
#: the moments that are looked at the error is somewhat greater.
PIECE, PIECE_SPEED = PLACE_ERROR / 5, 2e-3

#: Error of a speed, of the greatest, in the pieces that curves are measured on.
MADE_SPEED = 1e-4

#: Pieces between two contacts to begin with, and how often they are halved at most.
FIRST_PIECES, HALVINGS = 8, 10

#: Moments closer than this part of a run are one, before a jump and after it.
ONE_MOMENT = 1e-12

#: Passes over cubic knots that take out those that add nothing.
PASSES = 12


@dataclass(frozen=True)
class Flights:
    """Knots of a run, and what they are worth.

    exact : states at any moments, as the solver has them, or from many more cubic pieces
    contact_time : (C,) s, of each contact; those of knots where rounding alone parts the two
    error : greatest error of a place, in parts of the picture's size
    thinned : whether there would have been too many knots
    """

    knots: Pieces
    exact: Any
    contact_time: Floats
    error: float
    thinned: bool = False


def picture_size(run: Trajectory) -> float:
    """Diagonal of the box that the balls of a run sweep over, m."""
    places = run.position.reshape(-1, run.position.shape[2])
    widest = max(ball.radius for ball in run.scene.balls)
    return float(np.linalg.norm(places.max(axis=0) - places.min(axis=0))) + 2 * widest


def flights_of(run: Trajectory, since: float | None = None) -> Flights:
    """The knots of a run, at most MOST_KNOTS; with `since` those after this moment, s, alone."""
    known: Pieces | None = run.knots()
    if since is not None and known is not None:
        later = _chosen(known, np.flatnonzero(known.time > since))
        return Flights(later, partial(read, known), _contact_times(run, known), PLACE_ERROR)
    size = picture_size(run)
    made = _cubic_pieces(run, size) if known is None else known
    # Each reading costs a solver that integrates more steps: one is enough.
    exact = partial(read, made)
    cubic = bool((made.law == CUBIC).any())
    shown = _fewer(made, _kept_moments(run), size) if cubic else made
    if len(shown.time) > MOST_KNOTS:
        return _thinned(run, exact, size)
    error = PLACE_ERROR if cubic or len(made.counts) >= CROWD else CLOSED_ERROR
    return Flights(shown, exact, _contact_times(run, shown), error)


def _contact_times(run: Trajectory, knots: Pieces) -> Floats:
    """When contacts are; a fixed step ends at a product, and a contact at a sum of terms."""
    times, known = run.contacts.time, np.sort(knots.time)
    if not len(times):
        return times
    place = np.searchsorted(known, times)
    before, after = known[np.maximum(place - 1, 0)], known[np.minimum(place, len(known) - 1)]
    nearest = np.where(np.abs(after - times) < np.abs(before - times), after, before)
    rounding = np.abs(nearest - times) <= ONE_MOMENT * float(run.time[-1])
    snapped: Floats = np.where(rounding, nearest, times)
    return snapped


def _kept_moments(run: Trajectory) -> Floats:
    """Beginnings and ends of contacts, within the run, s."""
    contacts, end = run.contacts, float(run.time[-1])
    moments = np.concatenate([contacts.time, contacts.time + contacts.duration])
    kept: Floats = np.unique(moments[moments <= end])
    return kept


def _thinned(run: Trajectory, exact: Any, size: float) -> Flights:
    """Moments that lie evenly, straight lines between them; the error is that halfway."""
    balls = len(run.scene.balls)
    times = np.linspace(0.0, float(run.time[-1]), max(MOST_KNOTS // balls, 2))
    shown = exact(times)
    halfway = exact((times[1:] + times[:-1]) / 2).position
    off = np.abs(halfway - (shown.position[1:] + shown.position[:-1]) / 2).max(initial=0.0)
    error = max(float(off) / size, PLACE_ERROR)
    knots = pieces_at(shown, STRAIGHT)
    return Flights(knots, exact, run.contacts.time, error, thinned=True)


def _cubic_pieces(run: Trajectory, size: float) -> Pieces:
    """Cubic pieces from contact to contact, halved until the place in their middles is right."""
    end = float(run.time[-1])
    bounds = np.unique([0.0, *_kept_moments(run), end])
    if len(bounds) > MOST_KNOTS // len(run.scene.balls):
        bounds = np.linspace(0.0, end, MOST_KNOTS // len(run.scene.balls))
    part = np.arange(2 * FIRST_PIECES) / (2 * FIRST_PIECES)
    times = (bounds[:-1, None] + np.diff(bounds)[:, None] * part).ravel()
    times = np.unique([*times, end, *np.nextafter(bounds[1:], 0.0)])
    shown = run.sample(times)
    for _ in range(HALVINGS):
        bad = _off_in_the_middle(shown, size)
        room = MOST_KNOTS // len(run.scene.balls) - len(shown.time)
        if not bad.any() or room < 2 * np.count_nonzero(bad):
            break
        rows = np.flatnonzero(bad)
        first, middle, last = (shown.time[rows + shift] for shift in (-1, 0, 1))
        new = np.concatenate([(first + middle) / 2, (middle + last) / 2])
        shown = _merged(shown, run.sample(np.setdiff1d(new, shown.time)))
    # From just before a jump to the jump the velocity holds.
    jumps = np.append(np.diff(shown.time), np.inf) < ONE_MOMENT * end
    return pieces_at(shown, np.where(jumps, STRAIGHT, CUBIC))


def _off_in_the_middle(shown: Record, size: float) -> Any:
    """Inner moments whose place the cubic through both neighbours misses, by 16 PIECE and more.

    Half as long pieces, which are what is known, are 16 times better. Speeds, too, shall be right,
    to MADE_SPEED of the greatest: of a cubic they are off by 3 times the place, over its length.
    """
    t, x, v = shown.time, shown.position, shown.velocity
    span, since = (t[2:] - t[:-2])[:, None, None], (t[1:-1] - t[:-2])[:, None, None]
    before, after = slice(None, -2), slice(2, None)
    place, _ = cubic(x, v, before, after, span, since / span)
    bad = np.zeros(len(t), dtype=bool)
    off = np.abs(place - x[1:-1]).max(axis=(1, 2))
    speed = 8 / 3 * MADE_SPEED * _greatest(v) * span[:, 0, 0]
    bad[1:-1] = off > np.minimum(16 * PIECE * size, speed)
    # Over a jump nothing is smooth: its two moments are one.
    close = np.diff(t) < ONE_MOMENT * float(t[-1])
    bad[:-1] &= ~close
    bad[1:] &= ~close
    return bad


def _merged(one: Record, two: Record) -> Record:
    order = np.argsort(np.concatenate([one.time, two.time]), kind="stable")
    names = ("time", "position", "velocity", "spin")
    return Record(*(np.concatenate([getattr(one, n), getattr(two, n)])[order] for n in names))


def _fewer(knots: Pieces, kept_moments: Floats, size: float) -> Pieces:
    """The same run without the cubic knots that add nothing; moments of contacts stay."""
    t, last = knots.time, np.cumsum(knots.counts) - 1
    inner = np.ones(len(t), dtype=bool)
    inner[last] = inner[last - knots.counts + 1] = False
    cubic = knots.law == CUBIC
    apart = np.append(np.diff(t), 0.0) > ONE_MOMENT * float(t.max())
    free = inner & cubic & np.roll(cubic, 1) & apart & np.roll(apart, 1)
    near = np.clip(np.searchsorted(kept_moments, t), 0, max(len(kept_moments) - 1, 0))
    if len(kept_moments):
        free &= t != kept_moments[near]
    limits = (
        PIECE * size,
        PIECE_SPEED * _greatest(knots.velocity),
        PIECE_SPEED * _greatest(knots.spin),
    )
    kept, quiet = np.arange(len(t)), 0
    # Neighbours between which a knot was missed: as long as it has these, it need not be tried.
    tried = np.full((2, len(t)), -1)
    for turn in range(PASSES):
        around = np.stack([np.roll(kept, 1), np.roll(kept, -1)])
        candidates = free[kept] & (np.arange(len(kept)) % 2 == turn % 2)
        candidates &= np.any(tried[:, kept] != around, axis=0)
        quiet += 1
        if candidates.any():
            gone = candidates & ~_missed(knots, kept, candidates, limits)
            tried[:, kept[candidates]] = around[:, candidates]
            kept = kept[~gone]
            quiet = 0 if gone.any() else quiet
        if quiet == 2:
            break
    return _chosen(knots, kept)


def _greatest(values: Floats) -> float:
    return float(np.abs(values).max(initial=0.0)) + 1e-300


def _missed(knots: Pieces, kept: Any, candidates: Any, limits: tuple[float, float, float]) -> Any:
    """Candidates without which some knot of the first list would be off by more than allowed."""
    ends = kept[~candidates]
    asked = np.zeros(len(ends), dtype=bool)
    asked[np.searchsorted(ends, kept[candidates], side="right") - 1] = True
    own = np.arange(len(knots.time))
    piece = np.repeat(np.arange(len(ends)), np.diff(ends, append=len(own)))
    own, piece = own[asked[piece]], piece[asked[piece]]
    first, after = ends[piece], ends[np.minimum(piece + 1, len(ends) - 1)]
    span = knots.time[after] - knots.time[first]
    looked = (own != first) & (span > 0)
    own, first, after, piece = own[looked], first[looked], after[looked], piece[looked]
    span, since = span[looked][:, None], (knots.time[own] - knots.time[first])[:, None]
    part = since / span
    c, v, w = knots.place, knots.velocity, knots.spin
    place, speed = cubic(c, v, first, after, span, part)
    spin = w[first] + (w[after] - w[first]) * part
    off = np.abs(place - c[own]).max(axis=1) > limits[0]
    off |= np.abs(speed - v[own]).max(axis=1) > limits[1]
    off |= np.abs(spin - w[own]).max(axis=1) > limits[2]
    bad = np.zeros(len(ends), dtype=bool)
    bad[piece[off]] = True
    return bad[np.searchsorted(ends, kept, side="right") - 1]


def _chosen(knots: Pieces, kept: Any) -> Pieces:
    """Only these knots; the spin of a cubic piece goes evenly from its start to its end."""
    found = chosen(knots, kept)
    ball = np.repeat(np.arange(len(found.counts)), found.counts)
    after = np.minimum(np.arange(len(kept)) + 1, len(kept) - 1)
    span = (found.time[after] - found.time)[:, None]
    even = (found.law == CUBIC) & (ball == ball[after])
    turned = found.spin[after] - found.spin
    twist = np.divide(turned, span, out=np.zeros_like(turned), where=span > 0)
    return replace(found, twist=np.where(even[:, None], twist, found.twist))
