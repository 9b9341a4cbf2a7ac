"""One step of all balls under their attraction, and the first contact within it."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kernel_lib.numerics.roots import falling_zero, sign_change
from kernel_lib.solvers.gravitating.attraction import (
    PER_BALL,
    Attraction,
    Pair,
    normal_acceleration,
    separation,
)
from kernel_lib.solvers.gravitating.loops import Loops, loops
from kernel_lib.state.pieces import Floats
from kernel_lib.state.tolerances import (
    CONTACT_TOLERANCE,
    MET,
    ROUNDING,
    SAME_MOMENT,
    SINKING,
    SUMMED_RISE,
)
from kernel_lib.state.vectors import Vector

__all__ = ["FlightStep", "Happening", "Small", "first_happening"]

#: A place is found to this part of the least rise of a bounce.
MET_OF_RISE = 1e-4


class Small(NamedTuple):
    """What is too small to count, in parts of the distance of two centres or of speeds.

    rise : of a bounce that is over; summed : of one that is the first of a series, times 1 - e
    touching, sinking : of gaps; closing : of speeds; met : of a gap that is none
    """

    rise: float
    summed: float
    touching: float
    sinking: float
    closing: float
    met: float

    @classmethod
    def of(cls, rise: float) -> "Small":
        """Where bounces that rise by less are over."""
        return cls(
            rise,
            max(SUMMED_RISE, rise),
            max(CONTACT_TOLERANCE, rise),
            max(SINKING, rise),
            max(ROUNDING, rise),
            max(8 * MET, MET_OF_RISE * rise),
        )


class FlightStep(NamedTuple):
    """One step of all balls, from which any moment inside it can be computed again."""

    time: float
    state: tuple[float, ...]
    spins: tuple[Vector, ...]
    attraction: Attraction

    @property
    def loops(self) -> Loops:
        """Plain or compiled."""
        return loops(len(self.spins))

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """States of all balls so many seconds after its start, as a `Leg` gives them."""
        rows = np.array([self.after(step) for step in after.tolist()])
        spins = np.array(self.spins)
        return rows.reshape(-1, len(spins), 2, 3), np.broadcast_to(spins, (len(rows), *spins.shape))

    def after(self, step: float) -> Sequence[float]:
        """Positions and velocities after so much of the step, s."""
        return self.tried(step, self.loops.zeros(len(self.state)))[0] if step else self.state

    def tried(self, step: float, weights: Sequence[float]) -> tuple[list[float], float]:
        """The state after a step, and its error in tolerances; weights : 1/tolerance."""
        chosen, size = self.loops, len(self.state)
        start, end = chosen.numbers(self.state), chosen.zeros(size)
        slopes = tuple(chosen.zeros(size) for _ in range(12))
        error = chosen.tried(start, step, self.attraction, chosen.numbers(weights), slopes, end)
        return chosen.as_list(end), error

    def reactions(self, step: float) -> list[float]:
        """Normal reactions of held pairs at a moment of the step, N."""
        self.loops.changes(self.after(step), self.attraction)
        return self.loops.as_list(self.attraction.found)

    def touch(self, pair: Pair, reach: float, high: float, guess: float, enough: float) -> float:
        """When two balls that are apart at first touch, s from the start, up to a moment inside.

        enough : in parts of the reach, what is near enough
        """

        def gap(step: float) -> tuple[float, float]:
            distance, rate = separation(self.after(step), *pair)
            return distance - reach, rate

        return falling_zero(gap, 0.0, high, guess, within=MET * high, enough=enough * reach)


class Happening(NamedTuple):
    """A pair that meets, or that nothing presses together any more, so long into a step."""

    step: float
    pair: Pair
    meets: bool
    state: Sequence[float]


def first_happening(
    flight: FlightStep, step: float, end: Sequence[float], radius: Sequence[float], small: Small
) -> Happening | None:
    """What ends a tried step early: the earliest contact or release, of one moment a release."""
    first = _release(flight, step)
    if first is not None:
        step, end = first.step, first.state
    pairs = flight.loops.near_pairs(flight.state, end, flight.attraction, small.touching)
    for a, b in pairs:
        if step == 0:
            break
        met = _meeting(flight, step, end, a, b, radius[a] + radius[b], small)
        if met is not None and met < step:
            step, end = met, flight.after(met)
            first = Happening(step, (a, b), True, end)
    return first


def _release(flight: FlightStep, step: float) -> Happening | None:
    """The first held pair that nothing presses together any more at the end of a step."""
    held = flight.attraction.pairs
    if not held:
        return None
    found = []
    starts, ends = flight.reactions(0.0), flight.reactions(step)
    for index, (pair, before, after) in enumerate(zip(held, starts, ends, strict=True)):
        if after < 0:
            moment = 0.0
            if before > 0:
                moment = sign_change(
                    lambda t, i=index: flight.reactions(t)[i],  # type: ignore[misc]
                    *(0.0, step, before, after, SAME_MOMENT * step),
                )
            found.append((moment, pair))
    if not found:
        return None
    moment, pair = min(found)
    return Happening(moment, pair, False, flight.after(moment))


def _meeting(
    flight: FlightStep,
    step: float,
    end: Sequence[float],
    a: int,
    b: int,
    reach: float,
    small: Small,
) -> float | None:
    """When two balls meet within a step, s from its start, or None."""
    start = flight.state
    (first, rate), (last, last_rate) = separation(start, a, b), separation(end, a, b)
    gap, end_gap = first - reach, last - reach
    if gap <= small.touching * reach:
        if rate < -small.closing * _speeds(start, a, b):
            return 0.0
        if end_gap >= min(gap, 0.0) - small.sinking * reach:
            return None
        # A throw upwards, from which Newton's method does not find back to its start.
        changes = flight.loops.changes(start, flight.attraction)
        towards = normal_acceleration(start, changes, a, b)
        back = 2 * rate / towards if towards > 0 else 0.0
        guess = back if 0 < back < step else step / 2
        # What an impact of others has pushed in is measured from where it is.
        return flight.touch((a, b), min(first, reach), step, guess, small.met)
    if end_gap < 0:
        return flight.touch((a, b), reach, step, step * gap / (gap - end_gap), small.met)
    if rate < 0 < last_rate and _may_touch(flight, step, (first, last), a, b, reach):
        return _flyby(flight, step, a, b, reach, (gap, rate, last_rate), small)
    return None


def _flyby(
    flight: FlightStep,
    step: float,
    a: int,
    b: int,
    reach: float,
    ends: tuple[float, float, float],
    small: Small,
) -> float | None:
    """When two balls meet that are apart at both ends of a step and nearest within it.

    What dips in by less than what counts as touching only grazes: no contact.
    """
    gap, rate, last_rate = ends
    nearest = sign_change(
        lambda t: separation(flight.after(t), a, b)[1],
        *(0.0, step, rate, last_rate, SAME_MOMENT * step),
    )
    least = separation(flight.after(nearest), a, b)[0] - reach
    if least >= -small.touching * reach:
        return None
    return flight.touch((a, b), reach, nearest, nearest * gap / (gap - least), small.met)


def _may_touch(
    flight: FlightStep, step: float, distances: tuple[float, float], a: int, b: int, reach: float
) -> bool:
    """Whether the path between two distances could reach inwards to contact.

    It is no longer than the step at the speed of a fall from the nearer end to contact.
    """
    i, j = PER_BALL * a + 3, PER_BALL * b + 3
    square = sum((flight.state[i + k] - flight.state[j + k]) ** 2 for k in range(3))
    fall = 2 * sum(flight.attraction.strength) * (1 / reach - 1 / distances[0])
    path = step * math.sqrt(square + max(fall, 0.0))
    return (distances[0] + distances[1] - path) / 2 < reach


def _speeds(state: Sequence[float], a: int, b: int) -> float:
    """Sum of the speeds of two balls, m/s."""
    return sum(math.hypot(*state[PER_BALL * i + 3 : PER_BALL * i + 6]) for i in (a, b))
