"""What is computed of a lesson's values, kept for when the same values come again."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar, cast

from kernel_lib.experiments.teaching.guess import Values

__all__ = ["kept"]

Function = TypeVar("Function", bound=Callable[..., Any])


def kept(most: int, *names: str) -> Callable[[Function], Function]:
    """Keeps the last results of a function of values, and of what else can be hashed.

    most : results that are kept
    names : of the values that it takes; none: all
    """

    def keeping(function: Function) -> Function:
        @lru_cache(maxsize=most)
        def of_items(items: tuple[tuple[str, Any], ...], *more: Any) -> Any:
            return function(dict(items), *more)

        @wraps(function)
        def of_values(values: Values, *more: Any) -> Any:
            return of_items(tuple((name, values[name]) for name in names or values), *more)

        return cast(Function, of_values)

    return keeping
