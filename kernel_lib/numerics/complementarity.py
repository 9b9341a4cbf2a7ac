"""Pushes that only push: x >= 0 with A x >= b, and x = 0 wherever A x > b.

Matrices are flat, row by row. Compiled loops call these functions.
"""

import math
from typing import Any

__all__ = ["complementary", "solved"]

#: A column whose pivot is below this part of its diagonal entry depends on those before it.
DEPENDENT = 1e-10

#: A set of pushes changes at most so often for each of its entries: rounding may come back to one.
MOST_CHANGES = 5


def solved(size: Any, matrix: Any, right: Any, chosen: Any, factor: Any, found: Any) -> int:
    """Solve A x = b for the chosen entries alone, by Cholesky's method; the others are zero.

    Parameters
    ----------
    matrix : (size * size) symmetric, not negative
    right : (size,) b
    chosen : (size,) 1 or 0; an entry that depends on those before it becomes 0
    factor : (size * size), overwritten
    found : (size,) x, overwritten

    Returns
    -------
    how many entries depended on others
    """
    dependent = 0
    for c in range(size):
        found[c] = 0.0
        if chosen[c] != 1:
            continue
        total = right[c]
        pivot = matrix[c * size + c]
        for d in range(c):
            if chosen[d] == 1:
                entry = matrix[c * size + d]
                for k in range(d):
                    if chosen[k] == 1:
                        entry -= factor[c * size + k] * factor[d * size + k]
                entry /= factor[d * size + d]
                factor[c * size + d] = entry
                pivot -= entry * entry
                total -= entry * found[d]
        if pivot <= DEPENDENT * matrix[c * size + c]:
            chosen[c] = 0
            dependent += 1
        else:
            factor[c * size + c] = math.sqrt(pivot)
            found[c] = total / factor[c * size + c]
    for step in range(size):
        c = size - 1 - step
        if chosen[c] == 1:
            total = found[c]
            for k in range(c + 1, size):
                if chosen[k] == 1:
                    total -= factor[k * size + c] * found[k]
            found[c] = total / factor[c * size + c]
    return dependent


def complementary(
    size: Any,
    matrix: Any,
    wanted: Any,
    least: Any,
    found: Any,
    chosen: Any,
    factor: Any,
    trial: Any,
) -> bool:
    """Find x >= 0 with A x >= b - least, and (A x - b) x = 0.

    Parameters
    ----------
    matrix : (size * size) symmetric, not negative
    wanted : (size,) b
    least : what is missing by less is rounding
    found : (size,) x, overwritten
    chosen : (size,) whole numbers, overwritten: 1 where x may be positive
    factor, trial : (size * size) and (size,), overwritten

    Returns
    -------
    whether such x was found; not where b asks for what no x can give

    Source: Lawson and Hanson, Solving Least Squares Problems, chapter 23.
    """
    for i in range(size):
        found[i] = 0.0
        chosen[i] = 0
    for _ in range(MOST_CHANGES * size + 1):
        most, entering = least, -1
        for i in range(size):
            if chosen[i] == 0:
                short = wanted[i]
                for j in range(size):
                    if chosen[j] == 1:
                        short -= matrix[i * size + j] * found[j]
                if short > most:
                    most, entering = short, i
        if entering < 0:
            return True
        chosen[entering] = 1
        if _push_only(size, matrix, wanted, found, chosen, factor, trial) > 0:
            return False
    return False


def _push_only(
    size: Any, matrix: Any, wanted: Any, found: Any, chosen: Any, factor: Any, trial: Any
) -> int:
    """Solve for the chosen entries, and leave out one after another that would have to pull."""
    while True:
        dependent = solved(size, matrix, wanted, chosen, factor, trial)
        if dependent > 0:
            return dependent
        part, leaving = 1.0, -1
        for i in range(size):
            if chosen[i] == 1 and trial[i] <= 0.0:
                here = found[i] / (found[i] - trial[i]) if found[i] > trial[i] else 0.0
                if here < part or leaving < 0:
                    part, leaving = here, i
        for i in range(size):
            if chosen[i] == 1:
                found[i] += part * (trial[i] - found[i])
        if leaving < 0:
            return 0
        chosen[leaving] = 0
        found[leaving] = 0.0
