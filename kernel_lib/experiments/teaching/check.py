"""Whether acts, levels, exercises and challenges can work together."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from kernel_lib.experiments.teaching.acts import MOST_TOYS, PANELS, TOYS, Act, Level
from kernel_lib.experiments.teaching.guess import Values, check_sketches
from kernel_lib.experiments.teaching.tasks import (
    MOST_CHOICES,
    MOST_STARS,
    Challenge,
    ClassQuestion,
    Exercise,
)
from kernel_lib.words import Sentence, Text

__all__ = ["check_class_questions", "check_teaching", "check_toys"]


def check_class_questions(
    questions: Iterable[ClassQuestion], check: Callable[[Values], Mapping[str, Any]]
) -> None:
    """See that class questions can be put; what their runs say is looked at when they are asked.

    Raises
    ------
    ValueError : naming the mistake and where it stands
    """
    questions = tuple(questions)
    _different("class questions", [one.name for one in questions])
    for one in questions:
        known = f"class question {one.name!r}"
        if not 2 <= len(set(one.choices)) == len(one.choices) <= MOST_CHOICES:
            raise ValueError(
                f"{known} has two to {MOST_CHOICES} choices that differ, got {one.choices!r}"
            )
        if one.rounds not in (1, 2):
            raise ValueError(f"{known} has one round or two, got {one.rounds!r}")
        check_sketches(one.sketches, one.choices)
        _check_values([(known, {**one.values, **one.shown})], check)


def check_toys(toys: Iterable[str], set_ups: Iterable[str]) -> None:
    """See that the row of toys fits, and that each is a set-up or one of TOYS.

    Raises
    ------
    ValueError : naming the one that is not there, or how many there may be
    """
    toys = tuple(toys)
    _known("the row of toys has", toys, (*TOYS, *set_ups))
    if len(toys) > MOST_TOYS:
        raise ValueError(f"the row of toys has at most {MOST_TOYS}, got {', '.join(toys)}")


def check_teaching(
    acts: Iterable[Act],
    levels: Iterable[Level],
    exercises: Iterable[Exercise],
    challenges: Iterable[Challenge],
    names: Iterable[str],
    check: Callable[[Values], Mapping[str, Any]],
) -> None:
    """See that acts, levels, exercises and challenges can work.

    Parameters
    ----------
    names : of the parameters
    check : completes and checks values

    Raises
    ------
    ValueError : naming the mistake and where it stands
    """
    acts, levels, known = tuple(acts), tuple(levels), tuple(names)
    exercises, challenges = tuple(exercises), tuple(challenges)
    for number, act in enumerate(acts, start=1):
        _known(f"act {number} opens the control", act.controls, known)
        opened = [panel for panel in (act.panel, act.beside) if panel]
        _known(f"act {number} opens the panel", opened, PANELS)
    for level in levels:
        _known(f"level {level.name!r} opens the control", level.controls, known)
        _known(f"level {level.name!r} opens the panel", level.panels, PANELS)
    _different("acts", [act.title for act in acts])
    for number, act in enumerate(acts, start=1):
        drawn = [name for case in act.cases for name in case.names()]
        _known(f"a case of act {number} draws", drawn, known)
        if act.cases:
            _different(f"the cases of act {number}", [case.name for case in act.cases])
            _check_values(
                [(case.name, {**act.values, **case.example}) for case in act.cases], check
            )
    _different("levels", [level.name for level in levels])
    tasks: tuple[Exercise | Challenge, ...] = (*exercises, *challenges)
    _different("exercises and challenges", [task.name for task in tasks])
    _check_values([(f"act {k}", act.values) for k, act in enumerate(acts, start=1)], check)
    _check_values([(task.name, task.values) for task in tasks], check)
    for exercise in exercises:
        _check_exercise(exercise)
    for challenge in challenges:
        _check_challenge(challenge)
        _known(f"challenge {challenge.name!r} opens the control", challenge.controls, known)


def _check_values(
    found: list[tuple[str, Values]], check: Callable[[Values], Mapping[str, Any]]
) -> None:
    for name, values in found:
        try:
            check(values)
        except ValueError as error:
            raise ValueError(f"{name!r}: {error}") from error


def _known(what: str, names: Iterable[str], known: tuple[str, ...]) -> None:
    for name in names:
        if name not in known:
            raise ValueError(f"{what} {name!r}; there are {', '.join(known)}")


def _different(what: str, names: Sequence[Text]) -> None:
    if len(set(names)) != len(names) or not all(names):
        got = ", ".join(repr(str(one)) for one in names)
        raise ValueError(f"names of {what} must differ, got {got}")


def _check_exercise(one: Exercise) -> None:
    if not one.name.isidentifier():
        raise ValueError(f"an exercise's name must be one word, got {one.name!r}")
    if isinstance(one.answer, str | Sentence):
        if one.answer not in one.choices:
            raise ValueError(
                f"exercise {one.name!r}: the answer '{one.answer}' is none of the choices "
                f"{', '.join(map(str, one.choices))}"
            )
    elif not math.isfinite(one.answer) or not 0 <= one.tolerance < math.inf:
        raise ValueError(
            f"exercise {one.name!r}: answer and tolerance must be numbers, the tolerance not "
            f"negative, got {one.answer!r} and {one.tolerance!r}"
        )


def _check_challenge(one: Challenge) -> None:
    if not one.name.isidentifier():
        raise ValueError(f"a challenge's name must be one word, got {one.name!r}")
    if not 1 <= len(one.stars) <= MOST_STARS:
        raise ValueError(
            f"challenge {one.name!r} has one to {MOST_STARS} stars, got {len(one.stars)}"
        )
    for low, high in one.stars:
        if not low <= high:
            raise ValueError(f"challenge {one.name!r}: a range goes up, got {low!r} to {high!r}")
    if one.ways and (one.way is None or len(one.ways) != len(one.stars)):
        raise ValueError(
            f"challenge {one.name!r} needs a star for each of its ways, and what tells them apart"
        )
