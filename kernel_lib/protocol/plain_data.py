"""A question, its row of balls, and its judgement as plain data."""

import math
from collections.abc import Callable, Sequence
from typing import Any

from kernel_lib.experiments.experiment import Guess, Judgement, Values
from kernel_lib.experiments.teaching.cases import Case, Draw
from kernel_lib.experiments.teaching.guess import named

__all__ = ["Data", "as_data", "draws_data", "plain", "question_data", "row_data"]

Data = dict[str, Any]

#: What a page gets of a question, in this order.
_FACTS = (
    *("name", "act", "told_in", "question", "kind", "unit", "steps", "seen", "watch_first", "what"),
    *("choices", "options", "sketches", "minimum", "maximum", "wall_x", "tolerance", "keeps", "at"),
    *("runs_first", "conceals"),
)


def question_data(guess: Guess) -> dict[str, Any]:
    """The question, without its answer; one that depends on the values comes with the picture."""
    options = named(guess.choices)
    data = {name: plain(getattr(guess, name, None)) for name in _FACTS} | {
        "question": "" if callable(guess.question) else guess.question,
        "choices": [one.text for one in options],
        "options": [one.name for one in options],
        "keeps": list(guess.keeps) if guess.kind == "speeds" else [],
        "runs_first": guess.own_run is not None,
    }
    return data | ({"counter": True} if guess.counter else {})


def plain(value: Any) -> Any:
    """As JSON has it: tuples are lists, and an infinite end of a range is none."""
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    return None if isinstance(value, float) and math.isinf(value) else value


def draws_data(cases: Sequence[Case], draws: Sequence[Draw]) -> dict[str, Any] | None:
    """The bank of an act or a set-up; None without one.

    Returns
    -------
    "cases" (each "question", and "group": the same number for cases with the same answer), "names"
    of what is drawn, and "rows": number of the case, whether it is easy, and values
    """
    if not draws:
        return None
    names = [case.name for case in cases]
    rights = list(dict.fromkeys(case.right for case in cases))
    return {
        "cases": [{"question": case.question, "group": rights.index(case.right)} for case in cases],
        "names": list(draws[0].values),
        "rows": [[names.index(one.case), int(one.easy), *one.values.values()] for one in draws],
    }


def row_data(
    row: Callable[[Values], tuple[Sequence[float], Sequence[float]]], values: Values
) -> Data:
    """A row of balls whose speeds are in question.

    Returns
    -------
    "masses", kg, and "before", m/s: the speeds that they come with
    """
    masses, before = row(values)
    return {"masses": list(masses), "before": list(before)}


def as_data(found: Judgement) -> Data:
    """A judgement as plain data.

    Returns
    -------
    "truth", "verdicts" (each "measure", "from", "to", "right", "text", "head"; the first that
    fits holds), "answers" (pairs of name and numbers), "slots" (what is added to the guess),
    and "happened" (the text without a guess)
    """
    verdicts = [
        {
            "measure": one.measure,
            "from": _end(one.least),
            "to": _end(one.most),
            "right": one.right,
            "text": one.text,
            "head": one.head,
        }
        for one in found.verdicts
    ]
    answers = [[name, [float(part) for part in parts]] for name, parts in found.answers.items()]
    return {
        "truth": plain(found.truth),
        "verdicts": verdicts,
        "answers": answers,
        "slots": dict(found.slots),
        "happened": found.happened,
    }


def _end(end: float | None) -> float | None:
    return None if end is None or math.isinf(end) else float(end)
