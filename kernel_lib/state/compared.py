"""Records of arrays that are equal if all that they hold is."""

from dataclasses import fields
from typing import Any

import numpy as np

__all__ = ["Compared"]


class Compared:
    """Equal if all that is compared is, arrays entry by entry, NaN being equal to NaN."""

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        names = [entry.name for entry in fields(self) if entry.compare]  # type: ignore[arg-type]
        return all(_same(getattr(self, name), getattr(other, name)) for name in names)


def _same(one: Any, two: Any) -> bool:
    if not isinstance(one, np.ndarray):
        return bool(one == two)
    return np.array_equal(one, two, equal_nan=one.dtype.kind == "f" and two.dtype.kind == "f")
