"""The text that a reader gets for a guess."""

from typing import Any

from kernel_lib.experiments.experiment import Experiment, Judgement, Runs, Values
from kernel_lib.experiments.teaching.picture import Picture
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.guess import judgements_of, too_close, verdict_of
from kernel_lib.protocol.plain_data import as_data
from kernel_lib.words import in_words


def asked(experiment: Experiment, values: Values, runs: Runs, name: str = "") -> dict[str, Any]:
    """A question with its truth and verdicts, by its name; without one the first that fits."""
    found = in_words(judgements_of(experiment, values, runs))
    return next(one for one in found if name in ("", one["name"]))


def question_at(experiment: Experiment, name: str = "", **values: Any) -> dict[str, Any]:
    """A question as it is asked at these values, all others as they begin."""
    complete = experiment.check(values)
    return asked(experiment, complete, experiment.runs(complete), name)


def asked_at(experiment: Experiment, **values: Any) -> list[str]:
    """Names of the questions that can be asked at these values."""
    complete = experiment.check(values)
    runs = experiment.runs(complete)
    return [one.name for one in experiment.all_questions() if one.can_be_asked(complete, runs)]


def close_at(experiment: Experiment, **values: Any) -> list[str]:
    """Names of the questions that are too close to call at these values."""
    complete = experiment.check(values)
    return too_close(experiment, complete, experiment.runs(complete))


def text_of(question: dict[str, Any], guess: Any) -> str:
    """The text that the page shows."""
    return str(verdict_of(question, question, guess)["text"])


def said(experiment: Experiment, judgement: Judgement, guess: Any) -> str:
    """The text that the page shows."""
    return verdict_of(in_words(sheet_of(experiment))["guess"], as_data(judgement), guess)["text"]


def drawn(experiment: Experiment, name: str, **values: Any) -> tuple[Picture, Runs, float]:
    """The picture of a question at these values, its runs, and the moment of its verdict, s."""
    complete = experiment.check(values)
    runs = experiment.runs(complete)
    question = next(one for one in experiment.all_questions() if one.name == name)
    assert question.can_be_asked(complete, runs) and question.picture is not None
    return question.picture(complete, runs), runs, question.decisive(complete, runs).verdict
