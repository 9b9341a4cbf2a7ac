"""Checks of numbers and vectors: one place for the wording of every complaint.

A message names the value, the limit it broke and, where it is not obvious, the remedy.
"""

import math
import operator
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kernel_lib.state.tolerances import LARGEST

__all__ = [
    "CLASSES",
    "checked_pairs",
    "coefficient",
    "number",
    "offering",
    "set_checked",
    "spin_vector",
    "value_of",
    "vector",
]


def number(
    name: str,
    value: Any,
    *,
    above: float | None = None,
    minimum: float | None = None,
    infinite: bool = False,
) -> float:
    """Return `value` as a float, or complain.

    Parameters
    ----------
    name : what to call the value in a message
    value : anything that stands for one real number; text does not
    above, minimum : open or closed lower limit
    infinite : whether positive infinity is allowed (mass, friction, inertia factor)

    Raises
    ------
    ValueError : naming the value and the limit
    """
    result = value if type(value) is float else _as_float(name, value)
    if above is minimum is None and abs(result) <= LARGEST:
        return result
    if math.isnan(result):
        raise ValueError(f"{name} must be a number, got nan")
    if math.isinf(result) and not (infinite and result > 0):
        raise ValueError(f"{name} must be finite, got {result}")
    if math.isfinite(result) and abs(result) > LARGEST:
        raise ValueError(f"{name} must be smaller than {LARGEST:g} in size, got {result:g}")
    if above == 0 and 0 < result < 1 / LARGEST:
        raise ValueError(f"{name} must be at least {1 / LARGEST:g}, got {result:g}")
    if above is not None and not result > above:
        word = "positive" if above == 0 else f"above {above:g}"
        raise ValueError(f"{name} must be {word}, got {result:g}")
    if minimum is not None and result < minimum:
        word = "zero or positive" if minimum == 0 else f"at least {minimum:g}"
        raise ValueError(f"{name} must be {word}, got {result:g}")
    return result


def coefficient(name: str, value: Any, low: float, high: float) -> float:
    """Return `value` as a float in [low, high], or complain.

    Raises
    ------
    ValueError : such as "restitution must lie in [0, 1], got 1.3"
    """
    result = _as_float(name, value)
    if not low <= result <= high:
        raise ValueError(f"{name} must lie in [{low:g}, {high:g}], got {result:g}")
    return result


def vector(name: str, value: Any) -> tuple[float, ...]:
    """Return `value` as a tuple of two or three finite floats, or complain."""
    if isinstance(value, str | bytes) or not hasattr(value, "__iter__"):
        raise ValueError(f"{name} must be two or three numbers such as (0, 5), got {value!r}")
    entries = tuple(value)
    if len(entries) not in (2, 3):
        raise ValueError(
            f"{name} must have two components (plane) or three (space), got {len(entries)}"
        )
    axes = "xyz"
    return tuple(number(f"{name} {axes[i]}", entry) for i, entry in enumerate(entries))


def set_checked(
    thing: Any, name: str, check: Callable[..., Any], *limits: Any, **named: Any
) -> None:
    """Replace an attribute of a frozen dataclass by what a check of this module makes of it.

    Parameters
    ----------
    thing, name : the dataclass and the name of its attribute
    check : such as `number`; called with the name, the value and all that follows
    limits, named : what `check` takes besides

    Raises
    ------
    ValueError : that of the check
    """
    object.__setattr__(thing, name, check(name, getattr(thing, name), *limits, **named))


def offering(name: str, value: Any, method: str, kinds: str) -> Any:
    """Return an object that has this method, or complain; a class is not yet an object.

    Parameters
    ----------
    name : what to call the object in a message
    method : what it must offer, such as "advance"
    kinds : the classes of ours that offer it, in words

    Raises
    ------
    ValueError : "solver must be Events or Stepping, got the class Events; write Events(...)"
    """
    if isinstance(value, type):
        what = value.__name__
        raise ValueError(f"{name} must be {kinds}, got the class {what}; write {what}(...)")
    if not hasattr(value, method):
        raise ValueError(f"{name} must be {kinds}, got {value!r}")
    return value


def spin_vector(name: str, value: Any, dimension: int) -> float | tuple[float, ...]:
    """Return a spin: one number in the plane, three in space (0 stands for none)."""
    if dimension == 2:
        if isinstance(value, Sequence):
            raise ValueError(f"{name} of a ball in the plane is one number, got {value!r}")
        return number(name, value)
    if not hasattr(value, "__iter__"):
        if value == 0:
            return (0.0, 0.0, 0.0)
        raise ValueError(f"{name} of a ball in space has three components, got {value!r}")
    entries = vector(name, value)
    if len(entries) != 3:
        raise ValueError(f"{name} of a ball in space has three components, got {len(entries)}")
    return entries


def _as_float(name: str, value: Any) -> float:
    if isinstance(value, str | bytes):
        raise ValueError(f"{name} must be a number, got the text {value!r}")
    try:
        return float(value)
    except (TypeError, ValueError, OverflowError):
        raise ValueError(f"{name} must be a number, got {value!r}") from None


#: Pairs of classes: a ball with a ball, and a ball with a wall, or with the track.
CLASSES = (("balls", "balls"), ("balls", "walls"))


def checked_pairs(
    name: str,
    given: Any,
    balls: int,
    walls: int,
    checked: Callable[[str, Any], Any],
    classes: Sequence[tuple[str, str]] = (),
) -> tuple[tuple[tuple[Any, Any], Any], ...]:
    """Entries of a scene for its pairs in order: classes first, then balls, then their walls.

    given : a mapping, or (pair, value) one after another; a pair holds a ball and a ball or a wall
    checked : returns a value as it is kept, or complains; called with its name as well
    classes : pairs of classes that may be named

    Raises
    ------
    ValueError : what is no pair of the scene, a pair named twice, or a value that is none
    """
    found: dict[tuple[Any, Any], Any] = {}
    try:
        entries = [
            (_as_pair(a, b, classes), value)
            for (a, b), value in (given.items() if isinstance(given, Mapping) else given)
        ]
    except (TypeError, ValueError):
        raise ValueError(
            f"{name} must map pairs of indices, such as (0, 1) and (0, -1) (wall j is -1 - j)"
            f"{''.join(f', or {each}' for each in classes)}, each to its value, got {given!r}"
        ) from None
    for (a, b), value in entries:
        pair: tuple[Any, Any] = (a, b)
        if not isinstance(a, str):
            pair = (min(a, b), max(a, b)) if min(a, b) >= 0 else (max(a, b), min(a, b))
            if not (0 <= pair[0] < balls and -walls <= pair[1] < balls):
                raise ValueError(
                    f"{name} must name balls from 0 to {balls - 1} and walls "
                    f"from -1 to {-walls}, at least one ball, got ({a}, {b})"
                )
        if (a == b and pair not in CLASSES) or pair in found:
            what = "itself" if a == b and pair not in found else "the same partner twice"
            raise ValueError(f"{name} pairs a ball with {what}, got ({a}, {b})")
        found[pair] = checked(f"{name} of ({a}, {b})", value)
    return tuple(sorted(found.items(), key=_place))


def _as_pair(a: Any, b: Any, classes: Sequence[tuple[str, str]]) -> tuple[Any, Any]:
    """Two indices, or two classes in order."""
    if isinstance(a, str) and (min(a, b), max(a, b)) in classes:
        return min(a, b), max(a, b)
    return operator.index(a), operator.index(b)


def _place(entry: Any) -> Any:
    pair = entry[0]
    return not isinstance(pair[0], str), pair


def value_of(entries: Any, pair: tuple[Any, Any]) -> Any:
    """What stands for a pair, or None."""
    at = bisect_left(entries, _place((pair,)), key=_place)
    return entries[at][1] if at < len(entries) and entries[at][0] == pair else None
