"""A run in pieces: where each ball is, and by which law it moves, from one moment to the next."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

__all__ = ["BY_LEG", "CLOSED", "CUBIC", "STEPS", "STRAIGHT", "SWING", "Floats", "Leg", "Pieces"]
__all__ += ["Record", "chosen", "evenly", "flown", "joined", "of_legs", "pieces_at"]

Floats = NDArray[Any]

#: Laws of a piece. The page has these: uniform acceleration with Stokes drag; the cubic through
#: places and velocities of both ends; the straight line at one velocity; a small swing on a string;
#: fixed steps, whose ends obey uniform acceleration and whose insides are straight.
CLOSED, CUBIC, STRAIGHT, SWING, STEPS = range(5)

#: What a leg computes: the page has no such law.
BY_LEG = 5


@dataclass(frozen=True)
class Record:
    """Positions, velocities and spins at some moments, in the arrays that a Trajectory holds."""

    time: Floats
    position: Floats
    velocity: Floats
    spin: Floats


class Leg(Protocol):
    """A motion whose states are computed at each moment: dense output, or a form of its own."""

    def read(self, after: Floats) -> tuple[Floats, Floats | None]:
        """States so many seconds after its start, of one ball or of all n.

        Returns
        -------
        place and velocity, (N, 2, 3) or (N, n, 2, 3); spins, (N, 3) or (N, n, 3), or None where
        the pieces have them
        """


@dataclass(frozen=True)
class Pieces:
    """Pieces of all balls, ball after ball; a piece begins at its knot and ends at the ball's next.

    A jump needs no second knot where a law says what the piece before it has come to; a cubic
    piece does, so that a contact stands there twice: before, and after.

    counts : (n,) knots of each ball, at least one
    time : (K,) s; law : (K,), one of the laws
    place, velocity, acceleration : (K, dim) m, m/s, m/s^2; drag : (K,) 1/s
    spin, twist : (K, s) rad/s, rad/s^2, with s = 1 in the plane and 3 in space
    drift : (K, dim) m/s, of STEPS: velocity that takes the place from step to step
    step : s, of STEPS; rate, pivots : 1/s and (n, 2) m, of SWING
    axis : (K, 3) 1/m, normal over radius where a ball rolls and takes its spin from its velocity
    leg : (K,) which of `legs` computes the states, whatever the law; -1 for none
    """

    counts: NDArray[np.int64]
    time: Floats
    law: NDArray[np.uint8]
    place: Floats
    velocity: Floats
    acceleration: Floats
    drag: Floats
    spin: Floats
    twist: Floats
    drift: Floats
    step: float = 0.0
    rate: float = 0.0
    pivots: tuple[tuple[float, float], ...] = ()
    axis: Floats | None = None
    leg: Any = None
    legs: Sequence[Leg] = ()


#: Fields of `Pieces` that hold a row a knot.
BY_LAW = ("time", "law", "place", "velocity", "acceleration", "drag", "spin", "twist", "drift")
OF_A_KNOT = (*BY_LAW, "axis", "leg")


def flown(
    counts: Any,
    time: Any,
    motion: Sequence[Floats],
    dimension: int,
    law: Any = CLOSED,
    drag: Any = 0.0,
    **more: Any,
) -> Pieces:
    """Pieces from columns.

    Parameters
    ----------
    motion : place, velocity, acceleration, spin and twist, (K, 3) each, or as `Pieces` has them
    law, drag : one for all, or (K,)
    more : further fields of `Pieces`
    """
    c, v, a = (each[:, :dimension] for each in motion[:3])
    w, twist = (each[:, -1 if dimension == 2 else -3 :] for each in motion[3:])
    laws, rates = np.full(len(time), law, np.uint8), np.full(len(time), drag, float)
    return Pieces(counts, time, laws, c, v, a, rates, w, twist, **{"drift": v, **more})


def pieces_at(
    shown: Record, law: Any, acceleration: Any = 0.0, drag: Any = 0.0, twist: Any = 0.0
) -> Pieces:
    """Pieces of all balls that begin at the same moments.

    Parameters
    ----------
    shown : states at these moments
    law : one for all, or (N,)
    acceleration, drag, twist : one for all, or (N, n, ...) as arrays of a `Record` are
    """
    count, balls, dimension = shown.position.shape

    def by_ball(values: Any, like: Floats) -> Floats:
        return np.swapaxes(np.broadcast_to(values, like.shape), 0, 1).reshape(count * balls, -1)

    place, spin = shown.position, shown.spin
    motion = [by_ball(each, place) for each in (place, shown.velocity, acceleration)]
    motion += [by_ball(each, spin) for each in (spin, twist)]
    laws, drags = np.tile(np.full(count, law), balls), by_ball(drag, place[..., 0])[:, 0]
    times = np.tile(shown.time, balls)
    return flown(np.full(balls, count), times, motion, dimension, laws, drags)


def of_legs(legs: Sequence[Leg], starts: Sequence[float], balls: int, dimension: int) -> Pieces:
    """Pieces of all balls that legs compute, each of all from its start on, s."""
    times, nothing = np.tile(starts, balls), np.zeros((len(starts) * balls, 3))
    which = np.tile(np.arange(len(starts)), balls)
    counts, motion = np.full(balls, len(starts)), [nothing] * 5
    return flown(counts, times, motion, dimension, BY_LEG, leg=which, legs=legs)


def chosen(pieces: Pieces, kept: Any) -> Pieces:
    """These knots of a run, in order; the ball of each stays what it was."""
    ball = np.repeat(np.arange(len(pieces.counts)), pieces.counts)[kept]
    rows = {name: getattr(pieces, name) for name in OF_A_KNOT}
    arrays: Any = {name: None if row is None else row[kept] for name, row in rows.items()}
    return replace(pieces, counts=np.bincount(ball, minlength=len(pieces.counts)), **arrays)


def evenly(values: Floats, times: Floats) -> Floats:
    """Rates at which values go from one moment to the next; zero from the last on."""
    rates, span = np.zeros_like(values), np.diff(times).reshape(-1, *(1,) * (values.ndim - 1))
    np.divide(np.diff(values, axis=0), span, out=rates[:-1], where=span > 0)
    return rates


def joined(one: Pieces, two: Pieces, start: float) -> Pieces:
    """Pieces by laws of a run and of one that follows it; the second begins at `start`, s."""
    both = one, replace(two, time=two.time + start)
    ball = np.concatenate([np.repeat(np.arange(len(one.counts)), each.counts) for each in both])
    order = np.argsort(ball, kind="stable")
    arrays: dict[str, Any] = {
        name: np.concatenate([getattr(each, name) for each in both])[order] for name in BY_LAW
    }
    return replace(one, counts=one.counts + two.counts, **arrays)
