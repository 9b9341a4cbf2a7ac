"""The functions of `attraction`, plain or compiled, with the same bits."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.numerics.compile import available, compiled
from kernel_lib.solvers.gravitating.attraction import (
    Attraction,
    keep_together,
    pairs_to_look_at,
    pushes,
    rates,
    tried,
    weights,
)
from kernel_lib.solvers.moment import Pair

__all__ = ["MOST_PLAIN", "PLAIN", "Loops", "loops"]

#: Up to so many balls plain Python is as quick as loading the compiled functions.
MOST_PLAIN = 4

#: What is compiled here, and how long that takes: `numerics.compile_notice`.
COMPILES = "balls that attract each other, half a minute"


class Loops(NamedTuple):
    """Each function, and how rows of numbers, of whole ones and of zeros are made for it."""

    tried: Callable[..., float]
    rates: Callable[..., None]
    weights: Callable[..., float]
    pushes: Callable[..., bool]
    keep_together: Callable[..., None]
    pairs_to_look_at: Callable[..., int]
    numbers: Callable[[Sequence[float]], Any]
    counts: Callable[[Sequence[int]], Any]
    zeros: Callable[[int], Any]
    as_list: Callable[[Any], list[float]]

    def attraction(
        self,
        strength: Sequence[float],
        inverse_mass: Sequence[float],
        radius: Sequence[float],
        pairs: Sequence[Pair] = (),
    ) -> Attraction:
        """Of balls of which these pairs stay together, with room to work in."""
        count = len(pairs)
        balls = [self.numbers(each) for each in (strength, inverse_mass, radius)]
        held = self.counts([i for pair in pairs for i in pair])
        room = [self.zeros(size) for size in (3 * count, *[count**2] * 2, *[count] * 3)]
        return Attraction._make([*balls, held, *room, self.counts([0] * count)])

    def near_pairs(
        self, start: Sequence[float], end: Sequence[float], attraction: Attraction, tolerance: float
    ) -> list[Pair]:
        """Pairs not held that touch at the start, or may meet on the way to the end."""
        balls, states = len(attraction.radius), map(self.numbers, (start, end))
        pairs = self.counts([0] * (balls * (balls - 1)))
        count = self.pairs_to_look_at(*states, attraction, tolerance, pairs)
        return [(int(pairs[2 * k]), int(pairs[2 * k + 1])) for k in range(count)]

    def changes(self, state: Sequence[float], attraction: Attraction) -> list[float]:
        """Velocities and accelerations of a state; leaves the reactions of held pairs as well."""
        out = self.zeros(len(state))
        self.rates(0.0, self.numbers(state), out, attraction)
        return self.as_list(out)


@cache
def loops(balls: int) -> Loops:
    """The functions for so many balls: compiled where numba is there and they are many."""
    return _compiled() if balls > MOST_PLAIN and available() else PLAIN


def _zeros(count: int) -> list[float]:
    return [0.0] * count


#: In the order of `Loops`, after the step, which is given its rates.
TEXTS: tuple[Callable[..., Any], ...] = (
    *(rates, weights, pushes, keep_together, pairs_to_look_at),
)

PLAIN = Loops._make([partial(tried, rates), *TEXTS, list, list, _zeros, list])


@cache
def _compiled() -> Loops:
    step = compiled(tried, rates, exact=True)
    rest = [compiled(each, exact=True) for each in TEXTS]
    whole = partial(np.array, dtype=np.int64)
    return Loops._make([step, *rest, np.array, whole, np.zeros, np.ndarray.tolist])
