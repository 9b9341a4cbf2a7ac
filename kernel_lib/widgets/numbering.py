"""Which lesson of its notebook a widget is, counted in the order in which they are made."""

from typing import Any

from IPython.core.getipython import get_ipython

__all__ = ["Numbering", "number_in_notebook"]

Request = dict[str, Any]  # a message that has a cell executed, as Jupyter's protocol has it


class Numbering:
    """Numbers from 1; a cell that is executed again hands out its own numbers again."""

    def __init__(self) -> None:
        self._places: list[tuple[str, int]] = []  # (cell, which of its lessons), by number
        self._execution, self._made = "", 0

    def next_number(self, request: Request) -> int:
        """The number of a lesson made while a cell is executed.

        Parameters
        ----------
        request : what has the cell executed; {} outside any, where all count as of one cell
        """
        execution = str(request.get("header", {}).get("msg_id", ""))
        if execution != self._execution:
            self._execution, self._made = execution, 0
        # Jupyter's own pages name the cell; elsewhere each execution counts as another one.
        cell = str(request.get("metadata", {}).get("cellId", execution))
        place = (cell, self._made)
        self._made += 1
        if place not in self._places:
            self._places.append(place)
        return self._places.index(place) + 1


_numbering = Numbering()


def number_in_notebook() -> int:
    """The number of a lesson made now in this kernel; 1 where no notebook is open."""
    shell: Any = get_ipython()
    if not hasattr(shell, "get_parent"):
        return 1
    return _numbering.next_number(shell.get_parent() or {})
