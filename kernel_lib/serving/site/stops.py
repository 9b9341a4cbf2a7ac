"""The values at which answers are computed beforehand: some stops of each parameter."""

import math
from collections.abc import Mapping
from typing import Any

__all__ = ["COUNTS", "stops_of"]

#: How many stops a parameter may have; those of 3 and of 6 are among 11, and these among 21.
COUNTS = (3, 6, 11, 21)


def stops_of(parameter: Mapping[str, Any], count: int) -> list[Any]:
    """Values of a parameter from its least to its greatest, evenly as its slider runs.

    Parameters
    ----------
    parameter : as the sheet of a lesson has it
    count : one of COUNTS; switches and choices take all that they have

    Returns
    -------
    in order and without repetition; whole numbers for an integer, steps of the slider otherwise
    """
    if parameter["scale"] == "switch":
        return [False, True]
    if parameter["scale"] == "choice":
        return list(parameter["choices"])
    parts = [place / (count - 1) for place in range(count)]
    return sorted({_value(parameter, part) for part in parts})


def _value(parameter: Mapping[str, Any], part: float) -> float | int:
    """The value at a part of the slider's way."""
    low, high, step = parameter["minimum"], parameter["maximum"], parameter["step"]
    if part in (0, 1) and parameter["scale"] != "integer":
        return float((low, high)[int(part)])
    if parameter["scale"] == "log":
        there = 10 ** (math.log10(low) + part * (math.log10(high) - math.log10(low)))
        return min(high, max(low, float(f"{there:.3g}")))
    there = low + part * (high - low)
    if parameter["scale"] == "integer":
        whole = max(1, round(step))
        return int(min(high, low + whole * round((there - low) / whole)))
    if step > 0:
        there = low + step * round((there - low) / step)
    return min(high, float(f"{there:.12g}")) + 0.0
