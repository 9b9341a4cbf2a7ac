"""Restitution from measured bounces: the times of the clicks, and the heights between them."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

__all__ = ["MeasuredBounces", "bounces"]

#: m/s^2, standard gravity.
STANDARD_GRAVITY = 9.80665

#: A flight that lasts longer than this is no bounce of a ball in a room: the times are not seconds.
LONGEST_FLIGHT = 10.0

#: One flight over the one before, below which the two clicks belong to one impact, and above which
#: one was missed.
DOUBLE, MISSED = 0.1, 1.0

#: With three bounces or more, one below this part of their median is a fault of the track.
UNLIKE = 0.6


class MeasuredBounces(NamedTuple):
    """What follows from measured bounces, of all runs together.

    restitution : e, mean of all bounces; error : of that mean, from their scatter; NaN for one
    speeds, ratios : (N,) m/s before each bounce, and e there
    slope, slope_error : s/m, of a straight line of e over the speed; NaN for less than three
    drag, drag_error : 1/s, rate k of v' = -g - k v that explains this slope if e itself does not
        depend on the speed; times alone cannot part the two
    gravity : m/s^2, that heights and times give, 8 h/T^2: a check of both; NaN without heights
    """

    restitution: float
    error: float
    speeds: NDArray[np.float64]
    ratios: NDArray[np.float64]
    slope: float
    slope_error: float
    drag: float
    drag_error: float
    gravity: float


def bounces(
    times: ArrayLike | Sequence[ArrayLike],
    heights: ArrayLike | Sequence[ArrayLike] | None = None,
    *,
    gravity: float = STANDARD_GRAVITY,
) -> MeasuredBounces:
    """Restitution of a ball from the moments at which it hits a level floor.

    A flight that lasts T begins and ends at g T/2, so e of a bounce is T after it over T before.
    In air with a rate of drag k, T after over T before is e (1 - (1 + e) k T/6), to first order in
    k T. Air changes 8 h/T^2 by its square alone, so heights show whether all is in m and s.

    Parameters
    ----------
    times : (N,) s, moments of N >= 3 impacts in order, or several such runs
    heights : (N-1,) m, above contact, the top of each flight, for each run; None if not measured
    gravity : m/s^2, positive

    Returns
    -------
    MeasuredBounces

    Raises
    ------
    ValueError : fewer than three times, times out of order, doubled or missing hits, times in
        milliseconds, heights that are not one a flight; each names run, place and remedy
    """
    if not (isinstance(gravity, int | float) and math.isfinite(gravity) and gravity > 0):
        raise ValueError(f"gravity must be positive and finite, in m/s^2, got {gravity!r}")
    runs = [_checked(row, k) for k, row in enumerate(_rows("times", times))]
    flights = [np.diff(run) for run in runs]
    speeds = np.concatenate([gravity * flight[:-1] / 2 for flight in flights])
    ratios = np.concatenate([flight[1:] / flight[:-1] for flight in flights])
    count = len(ratios)
    error = float(np.std(ratios, ddof=1) / math.sqrt(count)) if count > 1 else math.nan
    mean, (slope, slope_error) = float(np.mean(ratios)), _slope(speeds, ratios)
    found = math.nan if heights is None else _gravity(flights, _rows("heights", heights))
    if abs(found / gravity - 1) > 0.5:
        raise ValueError(
            f"heights and times give a gravity of {found:.3g} m/s^2 for {gravity:g}; give heights "
            "in m above contact, and times in s"
        )
    # e at no speed, where drag takes nothing; speeds are g T/2.
    still = mean - slope * float(speeds.mean())
    share = -3 * gravity / (still * (1 + still))
    drag = slope * share, slope_error * abs(share)
    return MeasuredBounces(mean, error, speeds, ratios, slope, slope_error, *drag, found)


def _rows(name: str, given: Any) -> list[NDArray[np.float64]]:
    """One row of numbers, or several, as several."""
    try:
        several = len(given) > 0 and all(hasattr(row, "__len__") for row in given)
        rows = [np.asarray(row, dtype=float) for row in (given if several else [given])]
    except (TypeError, ValueError):
        raise ValueError(f"{name} must be numbers, or rows of numbers, got {given!r}") from None
    for k, row in enumerate(rows):
        if row.ndim != 1 or not np.isfinite(row).all():
            raise ValueError(
                f"{name} of run {k} must be finite numbers in a row, got {row.tolist()}"
            )
    return rows


def _checked(times: NDArray[np.float64], run: int) -> NDArray[np.float64]:
    """The times of one run, or a complaint about its first fault."""
    if len(times) < 3:
        raise ValueError(f"run {run} has {len(times)} times; three hits make the first bounce")
    flights = np.diff(times)
    for k, flight in enumerate(flights.tolist()):
        if flight <= 0:
            raise ValueError(
                f"times of run {run} go back at place {k + 1}: {times[k]:g} s, {times[k + 1]:g} s; "
                "sort them, or give flights as numpy.cumsum([0, ...])"
            )
    if flights.max() > LONGEST_FLIGHT:
        raise ValueError(
            f"a flight of run {run} lasts {flights.max():g} s; are these milliseconds? "
            "Divide by 1000"
        )
    ratios = flights[1:] / flights[:-1]
    usual = float(np.median(ratios))
    for k, ratio in enumerate(ratios.tolist()):
        lasts = f"a flight of {flights[k]:g} s, then of {flights[k + 1]:g} s"
        here = f"run {run} at {times[k + 1]:g} s: {lasts}"
        if ratio < DOUBLE:
            raise ValueError(f"{here}; one hit counts double: leave out {times[k + 2]:g} s")
        if ratio > MISSED:
            raise ValueError(
                f"{here}; a ball does not gain: a hit is missing, or one is too many; add it, "
                "or give what comes before and after as two runs"
            )
        if len(ratios) > 2 and ratio < UNLIKE * usual:
            raise ValueError(
                f"{here}, {ratio:.2f} where {usual:.2f} is usual: a hit is missing before, or one "
                "is too many; correct it, or leave these out"
            )
    return times


def _gravity(flights: list[NDArray[np.float64]], heights: list[NDArray[np.float64]]) -> float:
    """8 h/T^2 of all flights, m/s^2."""
    if [len(row) for row in heights] != [len(row) for row in flights]:
        raise ValueError(
            f"heights must be one for each flight, {[len(row) for row in flights]} of the runs, "
            f"got {[len(row) for row in heights]}"
        )
    lasts, tops = np.concatenate(flights), np.concatenate(heights)
    if tops.min() <= 0:
        raise ValueError(f"heights must be positive, in m above contact, got {tops.min():g}")
    return float(8 * np.sum(tops) / np.sum(lasts**2))


def _slope(speeds: NDArray[np.float64], ratios: NDArray[np.float64]) -> tuple[float, float]:
    """Slope of e over the speed and its error, s/m."""
    away = speeds - speeds.mean()
    square = float(np.sum(away**2))
    if len(ratios) < 3 or square == 0:
        return math.nan, math.nan
    slope = float(np.sum(away * ratios)) / square
    left = ratios - ratios.mean() - slope * away
    return slope, math.sqrt(float(np.sum(left**2)) / (len(ratios) - 2) / square)
