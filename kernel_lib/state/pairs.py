"""What a scene says of pairs of its bodies, by indices or by class."""

import operator
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import Any

__all__ = ["CLASSES", "checked_pairs", "value_of"]

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
