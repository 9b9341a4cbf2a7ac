"""What a class gets when its question is shown: judged from runs, where its values stand."""

from functools import partial
from typing import Any

from kernel_lib.experiments.experiment import ClassQuestion, Runs, Values
from kernel_lib.protocol.guess import decisive_data
from kernel_lib.protocol.pictures.runs import runs_of
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
    # No picture changes where a question stands, nor what is right there: each is found once.
    asked = lesson.experiment.class_questions
    standing = lesson.once("standing", lambda: {one.name: _standing(lesson, one) for one in asked})
    return [
        lesson.once(f"class answer {one.name}", partial(_answered, lesson, one))
        for one in asked
        if values in standing[one.name]
    ]


def _standing(lesson: Playable, one: ClassQuestion) -> list[dict[str, Any]]:
    """The complete values at which a question stands, and those at which it is shown."""
    check = lesson.experiment.check
    return [check(one.values), check({**one.values, **one.shown})]


def _answered(lesson: Playable, one: ClassQuestion) -> dict[str, Any]:
    right, happened, seen = one.answer(partial(_at, lesson, one))
    return {"name": one.name, "right": right, "happened": happened} | decisive_data(seen)


def _at(lesson: Playable, one: ClassQuestion, change: Values) -> tuple[Values, Runs]:
    """Values and runs of a question with a change."""
    values = lesson.experiment.check({**one.values, **change})
    return values, runs_of(lesson.experiment, values)
