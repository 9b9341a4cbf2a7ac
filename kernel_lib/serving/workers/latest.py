"""What was used of late: a bound on what a server remembers."""

from collections import OrderedDict
from typing import TypeVar

__all__ = ["Latest"]

K = TypeVar("K")
V = TypeVar("V")


class Latest(OrderedDict[K, V]):
    """Values in the order of their last use.

    Parameters
    ----------
    most : values that are kept; beyond them the one that has rested longest is evicted
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def use(self, key: K, value: V) -> V:
        """The value itself, which is now the latest."""
        self[key] = value
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)
        return value
