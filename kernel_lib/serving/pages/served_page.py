"""A page of lessons that workers answer, with marks for what differs from link to link."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from kernel_lib.serving.pages.languages import Speaking
from kernel_lib.serving.workers.service import ServedLesson

__all__ = ["ServedPage", "place_of", "start_of"]


@dataclass(frozen=True)
class ServedPage:
    """A page as all visitors get it, around what is their own.

    written : the page as one speaks in it, with a mark where each lesson begins, and one where its
        first answer shall stand
    sheets : of its lessons, by number
    served : the lessons by number, with their workers
    failed : whether a cell of the notebook fails; those behind it have not run
    """

    written: Callable[[Speaking], Awaitable[str]]
    sheets: Mapping[int, Mapping[str, Any]]
    served: Mapping[int, ServedLesson]
    failed: bool = False


def place_of(number: int) -> str:
    """The mark in the page of the place of a lesson."""
    return f"<!--carom-lesson-{number}-->"


def start_of(number: int) -> str:
    """The mark in the page, as JSON has it, of the answer that a lesson begins with."""
    return f"carom-start-{number}"
