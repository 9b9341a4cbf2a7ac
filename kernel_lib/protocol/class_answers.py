"""What a class is told when its question is shown: judged from runs, where its values stand."""

from functools import partial
from typing import Any

from kernel_lib.experiments.experiment import ClassQuestion, Runs, Values, runs_of
from kernel_lib.protocol.playable import Playable

__all__ = ["class_answers"]


def class_answers(lesson: Playable, values: Values) -> list[dict[str, Any]]:
    """The answers to those class questions that stand at these values, or are shown at them.

    Parameters
    ----------
    values : complete and checked

    Returns
    -------
    of each "name", the "right" choice, what "happened" and why, and the "moments" (s) around which
    it slows down, until its "end"
    """
    found = []
    for one in lesson.experiment.class_questions:
        if dict(values) in _standing(lesson, one):
            right, happened, seen = one.answer(partial(_at, lesson, one))
            found.append(
                {"name": one.name, "right": right, "happened": happened}
                | {"moments": list(seen.moments), "end": seen.verdict}
            )
    return found


def _standing(lesson: Playable, one: ClassQuestion) -> list[dict[str, Any]]:
    check = lesson.experiment.check
    return [check(one.values), check({**one.values, **one.shown})]


def _at(lesson: Playable, one: ClassQuestion, change: Values) -> tuple[Values, Runs]:
    """Values and runs of a question with a change."""
    values = lesson.experiment.check({**one.values, **change})
    return values, runs_of(lesson.experiment, values)
