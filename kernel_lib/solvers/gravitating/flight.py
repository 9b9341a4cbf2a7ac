"""One step of all balls under their attraction, and the first contact within it."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kernel_lib.numerics.dormand_prince import eighth_order_step, workspace
from kernel_lib.numerics.roots import falling_zero, sign_change
from kernel_lib.solvers.gravitating.attraction import (
    PER_BALL,
    Attraction,
    Pair,
    attract,
    normal_acceleration,
    rates,
    reactions,
    separation,
)
from kernel_lib.state.pieces import Floats
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, MET, ROUNDING, SAME_MOMENT, SINKING
from kernel_lib.state.vectors import Vector

__all__ = ["FlightStep", "Happening", "first_happening"]


class FlightStep(NamedTuple):
    """One step of all balls, from which any moment inside it can be computed again."""

    time: float
    state: tuple[float, ...]
    spins: tuple[Vector, ...]
    attraction: Attraction

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """States of all balls so many seconds after its start, as a `Leg` gives them."""
        rows = np.array([self.after(step) for step in after.tolist()])
        spins = np.array(self.spins)
        return rows.reshape(-1, len(spins), 2, 3), np.broadcast_to(spins, (len(rows), *spins.shape))

    def after(self, step: float) -> Sequence[float]:
        """Positions and velocities after so much of the step, s."""
        return self.tried(step)[0] if step else self.state

    def tried(self, step: float) -> tuple[list[float], list[list[float]]]:
        """The state after a step, and the slopes within it."""
        slopes, work = workspace(len(self.state))
        rates(0.0, self.state, slopes[0], self.attraction)
        eighth_order_step(rates, self.attraction, 0.0, self.state, slopes, work, step)
        return work, slopes

    def reaction(self, held: int, step: float) -> float:
        """Normal reaction of one held pair at a moment of the step, N."""
        state = self.after(step)
        free = [0.0] * len(state)
        attract(state, free, self.attraction.strength)
        return reactions(state, free, self.attraction)[held]

    def touch(self, pair: Pair, reach: float, high: float, guess: float) -> float:
        """When two balls that are apart at first touch, s from the start, up to a moment inside."""

        def gap(step: float) -> tuple[float, float]:
            distance, rate = separation(self.after(step), *pair)
            return distance - reach, rate

        return falling_zero(gap, 0.0, high, guess, within=MET * high, enough=8 * MET * reach)


class Happening(NamedTuple):
    """A pair that meets, or that nothing presses together any more, so long into a step."""

    step: float
    pair: Pair
    meets: bool


def first_happening(
    flight: FlightStep, step: float, end: Sequence[float], radius: Sequence[float]
) -> Happening | None:
    """What ends a tried step early: the earliest contact or release, of one moment the lowest."""
    found = []
    held = flight.attraction.held
    for index, pair in enumerate(held):
        before, after = flight.reaction(index, 0.0), flight.reaction(index, step)
        if after < 0:
            moment = 0.0
            if before > 0:
                moment = sign_change(
                    lambda t, i=index: flight.reaction(i, t),  # type: ignore[misc]
                    *(0.0, step, before, after, SAME_MOMENT * step),
                )
            found.append(Happening(moment, pair, False))
    for a in range(len(radius)):
        for b in range(a + 1, len(radius)):
            if (a, b) not in held:
                met = _meeting(flight, step, end, a, b, radius[a] + radius[b])
                if met is not None:
                    found.append(Happening(met, (a, b), True))
    return min(found, default=None)


def _meeting(
    flight: FlightStep, step: float, end: Sequence[float], a: int, b: int, reach: float
) -> float | None:
    """When two balls meet within a step, s from its start, or None."""
    start = flight.state
    (first, rate), (last, last_rate) = separation(start, a, b), separation(end, a, b)
    gap, end_gap = first - reach, last - reach
    if gap <= CONTACT_TOLERANCE * reach:
        if rate < -ROUNDING * _speeds(start, a, b):
            return 0.0
        if end_gap >= min(gap, 0.0) - SINKING * reach:
            return None
        # A throw upwards, from which Newton's method does not find back to its start.
        free = [0.0] * len(start)
        attract(start, free, flight.attraction.strength)
        towards = normal_acceleration(start, free, a, b)
        back = 2 * rate / towards if towards > 0 else 0.0
        guess = back if 0 < back < step else step / 2
        # What an impact of others has pushed in is measured from where it is.
        return flight.touch((a, b), min(first, reach), step, guess)
    if end_gap < 0:
        return flight.touch((a, b), reach, step, step * gap / (gap - end_gap))
    if rate < 0 < last_rate and _may_touch(flight, step, (first, last), a, b, reach):
        return _flyby(flight, step, a, b, reach, (gap, rate, last_rate))
    return None


def _flyby(
    flight: FlightStep, step: float, a: int, b: int, reach: float, ends: tuple[float, float, float]
) -> float | None:
    """When two balls meet that are apart at both ends of a step and nearest within it.

    What dips in by less than the contact tolerance only grazes: no contact.
    """
    gap, rate, last_rate = ends
    nearest = sign_change(
        lambda t: separation(flight.after(t), a, b)[1],
        *(0.0, step, rate, last_rate, SAME_MOMENT * step),
    )
    least = separation(flight.after(nearest), a, b)[0] - reach
    if least >= -CONTACT_TOLERANCE * reach:
        return None
    return flight.touch((a, b), reach, nearest, nearest * gap / (gap - least))


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
