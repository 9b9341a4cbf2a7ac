"""What an experiment lacks as a lesson: parts that are missing, and answers that are wrong."""

import math
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

from kernel_lib.experiments.experiment import Experiment
from kernel_lib.protocol.answer import answer, answer_in_parts, shareable
from kernel_lib.protocol.guess import verdict_of
from kernel_lib.protocol.pictures.runs import runs_of
from kernel_lib.protocol.playable import Playable
from kernel_lib.protocol.question import Question
from kernel_lib.serving.notebooks.failure import failure
from kernel_lib.words import Text, in_words

__all__ = ["lacks"]

#: What a lesson has, by the names of an Experiment, and why.
PARTS = (
    ("guess", "asks nothing before it shows: give it a guess"),
    ("presets", "has no set-ups to choose from: give it presets"),
    ("observables", "measures nothing over its runs: give it observables"),
    ("chart", "has no chart: give it one over its parameters"),
    ("challenges", "has nothing to reach: give it challenges"),
    ("published", "compares itself with no source: give it published figures"),
)

Values = dict[str, Any]


def lacks(experiment: Experiment) -> Iterator[str]:
    """Faults of a lesson at its set-ups and at the ends of its controls, one sentence each.

    Parameters
    ----------
    experiment : one that could be made; what cannot work is refused then, by its name
    """
    for part, sentence in PARTS:
        if not getattr(experiment, part):
            yield f"it {sentence} (Experiment(..., {part}=...))"
    lesson = Playable(experiment)
    begins = dict(lesson.values)
    message, _ = answer(lesson, {"kind": "start", "query": "", "prefix": ""})
    if experiment.guess and not message.get("guesses"):
        yield "nothing is asked of the values with which it begins: see `fits` of its guess"
    if answer(Playable(experiment), {"kind": "start", "query": "", "prefix": ""})[0] != message:
        yield "it answers one question in two ways: if it draws at random, give the draw a seed"
    for where, values in _given(experiment, begins):
        if refused := _refusal(experiment, values):
            yield f"{where}: {refused}"
    for where, values in (*_given(experiment, begins), *_ends(experiment, begins)):
        yield from (f"{where}: {sentence}" for sentence in _at(lesson, values))
    yield from _in_challenges(experiment)
    yield from _in_figures(experiment)
    yield from _in_sheet(experiment)


def _given(experiment: Experiment, begins: Values) -> Iterator[tuple[str, Values]]:
    """Where a lesson must run: at the start, and at its set-ups."""
    yield "at the start", begins
    for preset in experiment.presets:
        yield f"at the set-up {preset.name!r}", experiment.check(preset.values)


def _ends(experiment: Experiment, begins: Values) -> Iterator[tuple[str, Values]]:
    """The ends of each control, where a lesson runs, or refuses in words of its own."""
    for one in experiment.parameters:
        if one.scale == "switch":
            ends: tuple[Any, ...] = (False, True)
        elif one.scale == "choice":
            ends = one.choices
        else:
            ends = (one.minimum, one.maximum)
        for end in ends:
            text = end if isinstance(end, str | bool) else f"{end:g}"
            yield f"at {one.symbol} = {text}", begins | {one.name: end}


def _refusal(experiment: Experiment, values: Values) -> str:
    """Why these values cannot run; empty where they can."""
    try:
        runs_of(experiment, values)
    except ValueError as problem:
        return f"it cannot run: {problem}"
    except Exception:
        return ""  # an answer says so
    return ""


def _at(lesson: Playable, values: Values) -> Iterator[str]:
    """What is wrong with the answers at these values."""
    message, failed = _asked(lesson, {"kind": "set", "change": values})
    if failed:
        yield f"it fails: {failed}"
        return
    if message["values"] != lesson.experiment.check(values):
        return  # they were refused, with the reason
    for judged in in_words(message["guesses"]):
        yield from (f"the question {judged['name']!r}: {text}" for text in _in_a_question(judged))
    for _, line in in_words(message["law"]):
        if re.search(r"\bnan\b|\binf\b", line):
            yield f"the law says {line!r}"
    if lesson.experiment.chart:
        _, failed = _asked(lesson, {"kind": "chart", "values": values})
        if failed:
            yield f"the chart fails: {failed}"


def _asked(lesson: Playable, question: Values) -> tuple[dict[str, Any], str]:
    """The answer, and how it failed, with the line of the lesson; "" where it did not."""
    problems: list[Exception] = []

    def watched(lesson: Playable, asked: Question) -> list[Any]:
        try:
            return list(shareable(lesson, asked))
        except Exception as problem:
            problems.append(problem)
            raise

    messages = [message for message, _ in answer_in_parts(lesson, question, watched)]
    failed = next((one for one in messages if one["kind"] == "error"), None)
    if failed is None:
        return messages[0], ""
    return failed, failure(problems[-1]) if problems else in_words(failed["problem"])


def _in_a_question(judged: dict[str, Any]) -> Iterator[str]:
    """Whether it has an answer, and whether something is said of every guess."""
    truth = judged["truth"]
    guesses = [judged["minimum"], judged["maximum"]]
    words = dict(zip(judged["options"], judged["choices"], strict=True))
    if judged["kind"] == "choice":
        guesses = judged["options"]
        if truth not in guesses:
            yield f"its answer {truth!r} is none of its choices"
    elif judged["kind"] in ("number", "flag"):
        if not math.isfinite(truth):
            yield f"its answer is {truth}"
        else:
            guesses.append(truth)
    else:
        return  # arrows and rows have verdicts by angle and by nearness, which hold everywhere
    for guess in guesses:
        said = verdict_of(judged, judged, guess)
        if not said["text"]:
            yield f"nothing is said of the guess {words.get(guess, guess)!r}"
        if guess == truth and not said["right"]:
            yield f"its own answer, {words.get(truth, truth)!r}, counts as wrong"


def _in_challenges(experiment: Experiment) -> Iterator[str]:
    """Challenges that have all their stars before anything is changed, or fail."""
    for one in experiment.challenges:
        try:
            values = experiment.check(one.values)
            _, stars = one.reached(values, experiment.runs(values))
        except Exception as problem:
            yield f"the challenge {one.name!r} fails: {failure(problem)}"
            continue
        if stars == len(one.stars):
            yield f"the challenge {one.name!r} has all its stars before anything is changed"


def _in_figures(experiment: Experiment) -> Iterator[str]:
    """Published figures that we do not compute, or that name no source."""
    for one in experiment.published:
        try:
            ours = one.computed()
        except Exception as problem:
            yield f"the figure {one.quantity!r} fails: {failure(problem)}"
            continue
        if not isinstance(ours, str) and not math.isfinite(ours):
            yield f"the figure {one.quantity!r} is {ours}"
        if not one.source.strip():
            yield f"the figure {one.quantity!r} names no source"


def _in_sheet(experiment: Experiment) -> Iterator[str]:
    """Columns of the printed sheet that have no entry at one of its set-ups."""
    sheet = experiment.worksheet
    presets = {one.name: one.values for one in experiment.presets}
    for name, column in product(sheet.set_ups, sheet.columns) if sheet else ():
        where = f"the column '{column.head}' of its sheet, at the set-up {name!r},"
        values = experiment.check(presets[name])
        try:
            cell = column.cell(values, runs_of(experiment, values))
        except Exception as problem:
            yield f"{where} fails: {failure(problem)}"
            continue
        if not isinstance(cell, Text) or not str(cell).strip():
            yield f"{where} must be a text, got {cell!r}"
