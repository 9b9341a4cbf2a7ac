"""The run of a reader's own guess, where that is a cause, and what stands next to it."""

import math
from collections.abc import Mapping
from typing import Any

from kernel_lib.experiments.experiment import Decisive, Experiment, Guess, Runs, Values
from kernel_lib.protocol.guess import verdict_of
from kernel_lib.protocol.pictures.picture import picture_of
from kernel_lib.protocol.pictures.runs import runs_of
from kernel_lib.protocol.plain_data import as_data
from kernel_lib.protocol.playable import Playable
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Text

__all__ = ["own_runs_of"]


def own_runs_of(
    lesson: Playable, values: Values, content: Mapping[str, Any]
) -> tuple[dict[str, Any], bytes]:
    """Header and numbers of the run of a guess, then of those next to it.

    Parameters
    ----------
    values : complete, of the picture that is shown
    content : what the page sends: "question", its name, and "guess", a number in its unit

    Returns
    -------
    header : as of a picture, with the decisive moments as "moments" and "end", s: "alone" those of
        the first run, "together" those of all, None where it is the only one; and the verdict as
        "text", where its numbers are those of that run
    block : as of a picture

    Raises
    ------
    ValueError : for a question whose guess is not run, or a guess that cannot be
    """
    experiment = lesson.experiment
    name = content.get("question")
    asked = (*experiment.all_questions(), *experiment.further)
    question = next((one for one in asked if one.name == name), None)
    if question is None or question.own_run is None:
        raise ValueError("there is no such question with a guess that can be run")
    guess = content.get("guess")
    low, high = question.span(values) if question.span else (question.minimum, question.maximum)
    number = guess if isinstance(guess, int | float) and not isinstance(guess, bool) else math.nan
    if not low <= number <= high:
        raise ValueError(f"a guess is a number from {low:g} to {high:g}")
    runs, looks = {}, []
    for name, one in question.own_run(values, float(number)).items():
        runs[name], look = _run(experiment, question, values, one)
        looks.append(look)
    header, block = picture_of(runs, lesson.measured)
    together = _data(looks) if looks[1:] else None
    data: dict[str, Any] = {"alone": _data(looks[:1]), "together": together}
    if question.own_slots:
        data["text"] = _said(question, values, lesson.runs(values), float(number))
    return header | data, block


def _said(question: Guess, values: Values, runs: Runs, guess: float) -> Text:
    """The verdict of a guess, in which the numbers are those of its own run."""
    judged = as_data(question.judged(values, runs, guess))
    text: Text = verdict_of(question.at_present(values, runs), judged, guess)["text"]
    return text


def _run(
    experiment: Experiment, question: Guess, values: Values, own: Values | Trajectory
) -> tuple[Trajectory, Decisive]:
    """A run, or the first one at other values that the act of the question shows; and its decisive
    moments."""
    if isinstance(own, Trajectory):
        return own, question.decisive(values, {"": own})
    checked = experiment.check({**values, **own})
    runs = runs_of(experiment, checked)
    shown = experiment.acts[question.act - 1].runs if experiment.acts else ()
    run = next(run for name, run in runs.items() if not shown or name in shown)
    return run, question.decisive(checked, runs)


def _data(looks: list[Decisive]) -> dict[str, Any]:
    """As plain data; of several runs the last moment, and the last end."""
    if len(looks) == 1:
        return {"moments": list(looks[0].moments), "end": looks[0].verdict}
    moments = [max(one.moments) for one in looks if one.moments]
    return {"moments": sorted(moments)[-1:], "end": max(one.verdict for one in looks)}
