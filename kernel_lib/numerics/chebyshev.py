"""Functions on panels as sums of Chebyshev polynomials: integrals, slopes, and where they vanish.

A panel is given by its values at NODES in (-1, 1), or at EDGED, which holds both ends. Rows of
values, one a panel, go through all of this at once.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.polynomial import chebyshev
from numpy.typing import NDArray

from kernel_lib.numerics.roots import sign_change

__all__ = [
    "EDGED",
    "NODES",
    "at_marks",
    "at_starts",
    "coefficients",
    "edged_coefficients",
    "first_fall",
    "integral",
    "least",
    "marks_at",
    "running_integral",
    "slope",
    "value",
    "values",
]

Floats = NDArray[Any]

#: Points of a panel.
COUNT = 16

#: Points within a panel, and points with both ends.
NODES = np.cos(np.pi * (COUNT - np.arange(COUNT) - 0.5) / COUNT)
EDGED = np.cos(np.pi * (COUNT - np.arange(COUNT + 1)) / COUNT)

#: The width that ends a search for a root: panels are two wide.
CLOSEST = 2e-16

#: Times that a search for a least value looks four times closer: values then differ by rounding.
MOST_ZOOMS = 13

# Sums of cosines, which are exact to rounding where the inverse of a matrix is not.
_FROM_NODES = chebyshev.chebvander(NODES, COUNT - 1) * (2 / COUNT)
_FROM_NODES[:, 0] /= 2
_FROM_EDGED = chebyshev.chebvander(EDGED, COUNT) * (2 / COUNT)
_FROM_EDGED[[0, -1]] /= 2
_FROM_EDGED[:, [0, -1]] /= 2
_TO_EDGED = chebyshev.chebvander(EDGED, COUNT + 1).T
_RUNNING = (
    _FROM_EDGED
    @ np.stack([chebyshev.chebint(row, lbnd=-1) for row in np.eye(COUNT + 1)])
    @ _TO_EDGED
)
_SLOPE = np.stack(
    [np.append(chebyshev.chebder(row), [0.0] * (COUNT + 1))[:COUNT] for row in np.eye(COUNT + 1)]
)
_START = (-1.0) ** np.arange(COUNT + 1)
_START_SLOPE = -_START * np.arange(COUNT + 1) ** 2
_INTEGRAL = np.stack([chebyshev.chebint(row, lbnd=-1) for row in np.eye(COUNT)])


def coefficients(rows: Floats) -> Floats:
    """(..., COUNT) coefficients from values at NODES."""
    return rows @ _FROM_NODES


def edged_coefficients(rows: Floats) -> Floats:
    """(..., COUNT + 1) coefficients from values at EDGED."""
    return rows @ _FROM_EDGED


def integral(rows: Floats) -> Floats:
    """(..., COUNT + 1) coefficients of the integral from -1 on, of (..., COUNT) coefficients."""
    return rows @ _INTEGRAL


def running_integral(rows: Floats) -> Floats:
    """Integrals from -1 to each of EDGED, of values at EDGED."""
    found: Floats = rows @ _RUNNING
    found[..., 0] = 0.0  # exactly
    return found


def slope(row: Floats) -> Floats:
    """Coefficients of the derivative, of (COUNT + 1) of them."""
    found: Floats = row @ _SLOPE
    return found


def at_starts(rows: Floats) -> tuple[Floats, Floats]:
    """Value and derivative at -1, of (P, COUNT + 1) coefficients."""
    return rows @ _START, rows @ _START_SLOPE


def values(rows: Floats, x: Floats) -> Floats:
    """Each row of coefficients (N, n) at a place of its own, x (N,), by Clenshaw's rule.

    Entry by entry, so that one place has the same bits alone and among many.
    """
    columns, twice = np.ascontiguousarray(rows.T), 2 * x
    ahead, beyond = columns[-1], np.zeros_like(x)
    for column in columns[-2:0:-1]:
        ahead, beyond = column + twice * ahead - beyond, ahead
    found: Floats = columns[0] + x * ahead - beyond
    return found


def at_marks(rows: Floats, marks: Floats) -> Floats:
    """All rows of coefficients (P, n) at the same places: (P, N), `marks` from `marks_at`."""
    found: Floats = rows @ marks[: rows.shape[1]]
    return found


def marks_at(x: Floats) -> Floats:
    """What `at_marks` needs of places."""
    found: Floats = np.cos(np.arange(COUNT + 2)[:, None] * np.arccos(x))
    return found


def value(row: Sequence[float], x: Any) -> Any:
    """A list of coefficients at one place, or at many."""
    ahead = beyond = 0.0
    for coefficient in row[:0:-1]:
        ahead, beyond = coefficient + 2 * x * ahead - beyond, ahead
    return row[0] + x * ahead - beyond


def first_fall(row: Sequence[float], low: float, high: float, level: float = 0.0) -> float:
    """Where a function falls to a level between `low`, where it is above, and `high`."""
    low, high = float(low), float(high)
    above, below = value(row, low) - level, value(row, high) - level
    if above <= 0:
        return low
    return sign_change(lambda x: value(row, x) - level, low, high, above, below, CLOSEST / 2)


def least(row: Sequence[float], low: float, high: float) -> float:
    """Where a function that dips between `low` and `high` is least."""
    for _ in range(MOST_ZOOMS):
        x = np.linspace(low, high, 9)
        lowest = int(np.argmin([value(row, each) for each in x.tolist()]))
        low, high = float(x[max(lowest - 1, 0)]), float(x[min(lowest + 1, 8)])
    return (low + high) / 2
