"""What stands on the printed sheet of a lesson beside its question and its exercises."""

from collections.abc import Callable
from dataclasses import dataclass

from kernel_lib.experiments.teaching.guess import Runs, Values

__all__ = ["Column", "Worksheet"]


@dataclass(frozen=True)
class Column:
    """A column of the table of set-ups.

    head : what stands in it, with its unit
    cell : takes values and runs of a set-up, returns its entry
    given : whether it is printed for students too; the others they fill in
    """

    head: str
    cell: Callable[[Values, Runs], str]
    given: bool = False


@dataclass(frozen=True)
class Worksheet:
    """Set-ups to try and fill in, and an experiment at home.

    set_ups : names of presets
    columns : after the one with their names
    at_home : what to do with what a household has, with blanks to fill in
    expect : what one may expect of it
    """

    set_ups: tuple[str, ...]
    columns: tuple[Column, ...]
    at_home: str
    expect: str
