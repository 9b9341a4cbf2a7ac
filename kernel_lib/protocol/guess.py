"""What a page needs to judge a guess, as data that travels with the picture; and how it judges."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from kernel_lib.experiments.bank import bank_of
from kernel_lib.experiments.common.wording import figure, guessed
from kernel_lib.experiments.experiment import Decisive, Experiment, Guess, Runs, Values
from kernel_lib.experiments.teaching.picture import Picture
from kernel_lib.protocol.chart import plain_chart
from kernel_lib.protocol.plain_data import Data, as_data, draws_data, question_data
from kernel_lib.words import Sentence, Text, open_slots

__all__ = [
    "decisive_data",
    "fitting_questions",
    "further_of",
    "judgements_of",
    "picture_data",
    "too_close",
]
__all__ += ["verdict_of"]

#: Decimals of speeds in a row, as fields and laws of rows have them.
_DECIMALS = 2


def judgements_of(experiment: Experiment, values: Values, runs: Runs) -> list[Data]:
    """All questions that fit these values, in their order: what is asked, what is said, the
    decisive moments, and of one of a set-up its draws, which wait for it."""
    found = fitting_questions(experiment.all_questions(), values, runs)
    for data in found:
        if one := experiment.drawing.get(data["name"]):
            draws = draws_data(one.cases, bank_of(experiment).get(one.name, ()))
            data["draws"] = draws and draws | {"values": experiment.check(one.values)}
    return found


def fitting_questions(questions: Iterable[Guess], values: Values, runs: Runs) -> list[Data]:
    """Those of the questions that fit these values, as from `judgements_of`."""
    found = []
    for one in questions:
        if one.can_be_asked(values, runs):
            seen = one.decisive(values, runs)
            data = question_data(one) | one.at_present(values, runs)
            data |= as_data(one.judged(values, runs))
            if one.picture is not None:
                data["picture"] = picture_data(one.picture(values, runs), values)
            found.append(data | decisive_data(seen))
    return found


def decisive_data(seen: Decisive) -> Data:
    """Moments, end and slow stretches of a first look, as the page plans it."""
    data: Data = {"moments": list(seen.moments), "end": seen.verdict}
    return data | {"slow": seen.slow} if seen.slow else data


def further_of(
    experiment: Experiment, guesses: Iterable[Data], values: Values, runs: Runs
) -> list[Data]:
    """The questions one step after the acts of these guesses, as from `judgements_of`."""
    acts = [experiment.acts[one["act"] - 1] for one in guesses if experiment.acts]
    asked = [one for one in experiment.further if one.name in [act.after for act in acts]]
    return fitting_questions(asked, values, runs)


def too_close(experiment: Experiment, values: Values, runs: Runs) -> list[str]:
    """Names of the questions that make sense of these values, but have no clear answer."""
    return [one.name for one in experiment.all_questions() if one.is_too_close(values, runs)]


def picture_data(picture: Picture, values: Values) -> Data:
    """The picture of a verdict as plain data.

    Returns
    -------
    "words", "marks" (each "mark", its class in small letters, and the fields that differ from
    those of a plain one), "chart", as from `plain_chart`, or None, and "moment", if there is one
    """
    marks = []
    for mark in picture.marks:
        given = {one.name: getattr(mark, one.name) for one in fields(mark)}
        usual = {one.name: one.default for one in fields(mark)}
        said = {name: value for name, value in given.items() if value != usual[name]}
        marks.append({"mark": type(mark).__name__.lower()} | said)
    chart = plain_chart(picture.chart, values) if picture.chart else None
    data: Data = {"words": picture.words, "marks": marks, "chart": chart}
    return data if picture.moment is None else data | {"moment": picture.moment}


def verdict_of(question: Mapping[str, Any], judged: Data, guess: Any) -> Data:
    """The verdict of the page on a guess; `page/guess/verdict.js` does the same.

    Parameters
    ----------
    question : "choices", "options", "unit" and "row" of the question, as the page has it
    judged : one of `judgements_of`
    guess : a number, the name of an option, the two components of an arrow, or some answers of
        some speeds

    Returns
    -------
    "right", "text" and "head" of the first verdict that fits; without one False and no text
    """
    near = _nearest(judged["answers"], guess)
    for one in judged["verdicts"]:
        measure = _measure(one["measure"], question, judged, guess, near)
        above = one["from"] is None or measure >= one["from"]
        if above and (one["to"] is None or measure <= one["to"]):
            words = _in_words(guess, question)
            more: dict[str, Text] = {"guess": words, **_slots_of_pair(question, guess)}
            text, head = (_filled(one[key], judged, guess, near, more) for key in ("text", "head"))
            return {"right": one["right"], "text": text, "head": head}
    return {"right": False, "text": "", "head": ""}


def _measure(name: str, question: Mapping[str, Any], judged: Data, guess: Any, near: int) -> float:
    if name == "choice":
        return float(question["options"].index(guess))
    if name == "nearest":
        return float(near)
    if name == "number":
        return float(guess)
    if name == "returned":
        return _returned(question["row"], guess)
    turn = _angle(guess) - _angle(judged["truth"])
    return turn - 360 * math.ceil((turn - 180) / 360)


def _angle(arrow: Any) -> float:
    """Of an arrow, ° anticlockwise from the right."""
    if isinstance(arrow, int | float):
        return float(arrow)
    return math.atan2(arrow[1], arrow[0]) * 180 / math.pi


def _nearest(answers: list[Any], guess: Any) -> int:
    """The place of the named answer whose greatest difference from a guess is least."""
    if not answers or isinstance(guess, str):
        return 0
    parts = guess if isinstance(guess, list | tuple) else [guess]
    given = parts if isinstance(parts[0], list | tuple) else [parts]
    apart = [
        min(max(abs(p - q) for p, q in zip(one, numbers, strict=False)) for one in given)
        for _, numbers in answers
    ]
    return apart.index(min(apart))


def _returned(row: Mapping[str, Any], guess: Sequence[float]) -> float:
    """The share of the closing speed of two balls that comes back."""
    return (guess[1] - guess[0]) / (row["before"][0] - row["before"][1])


def _slots_of_pair(question: Mapping[str, Any], guess: Any) -> dict[str, str]:
    """What follows from speeds of two balls that keep momentum: the share of the closing speed that
    comes back, and their energy, as the page computes them."""
    row = question.get("row")
    if not row or len(row["masses"]) != 2:
        return {}
    (one, other), (first, second) = row["masses"], row["before"]
    share = _returned(row, guess)
    together = (one * first + other * second) ** 2 / (2 * (one + other))
    apart = one * other / (one + other) * (share * (first - second)) ** 2 / 2
    return {
        "returned": figure(round(1e6 * share) / 1e4, "%"),
        "energy": figure(together + apart, "J"),
    }


def _filled(text: Text, judged: Data, guess: Any, near: int, slots: Mapping[str, Text]) -> Text:
    slots = {**{name: figure(guess + more) for name, more in judged["slots"].items()}, **slots}
    if judged["answers"]:
        slots["nearest"] = judged["answers"][near][0]
    if isinstance(text, Sentence):
        opened = {name: slots[name] for name in open_slots(text) if name in slots}
        return Sentence(text["say"], **text.get("with", {}), **opened)
    for name, said in slots.items():
        text = text.replace(f"{{{name}}}", str(said)).replace(f"{{${name}}}", str(said))
    return text


def _in_words(guess: Any, question: Mapping[str, Any]) -> Text:
    if isinstance(guess, str):
        return str(question["choices"][question["options"].index(guess)])
    if not isinstance(guess, list | tuple):
        return guessed(guess)
    if guess and isinstance(guess[0], list | tuple):
        return Sentence("listed", names=[_in_words(one, question) for one in guess])
    return f"({', '.join(decimals(part) for part in guess)})"


def decimals(value: float) -> str:
    """Two decimals with a true minus, halves away from zero, as the page writes them."""
    rounded = Decimal(abs(value)).quantize(Decimal(1).scaleb(-_DECIMALS), ROUND_HALF_UP)
    return f"−{rounded}" if value < 0 and rounded else f"{rounded}"
