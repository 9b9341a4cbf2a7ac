"""Runs that several tests of the lessons read, made once in a process."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, wraps
from itertools import islice
from typing import Any

from kernel_lib.experiments import lessons
from kernel_lib.experiments.bank import asking, bank_of
from kernel_lib.experiments.experiment import Experiment

#: Draws of each case whose runs are kept.
DRAWS = 3


def first_draws(lesson: Experiment, count: int = DRAWS) -> Iterator[tuple[Any, Any, Any]]:
    """The first draws of each case of the bank: act or set-up, case, draw."""
    for place, act in asking(lesson).items():
        for case in act.cases:
            draws = (one for one in bank_of(lesson)[place] if one.case == case.name)
            yield from ((act, case, one) for one in islice(draws, count))


def _key(values: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(values.items())


@cache
def lessons_that_keep() -> dict[str, Experiment]:
    """All lessons, whose runs of the first draws are made once."""
    return {name: _keeping(lesson) for name, lesson in lessons().items()}


def _keeping(lesson: Experiment) -> Experiment:
    drawn = {
        _key(lesson.check({**act.values, **one.values})) for act, _, one in first_draws(lesson)
    }
    kept: dict[Any, Any] = {}

    @wraps(lesson.runs)
    def runs(values: dict[str, Any]) -> Any:
        key = _key(values)
        if key not in drawn:
            return lesson.runs(values)
        if key not in kept:
            kept[key] = lesson.runs(values)
        return kept[key]

    return replace(lesson, runs=runs)
