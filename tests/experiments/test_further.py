"""One step further: what an act asks after two right answers is judged, whatever its last draw."""

import re
from typing import Any

import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.bank import bank_of
from kernel_lib.experiments.teaching.texts import (
    MOST_WORDS,
    MOST_WORDS_OF_HEAD,
    faults_of_question,
)
from kernel_lib.protocol.guess import further_of, judgements_of, verdict_of
from kernel_lib.words import in_words

LESSONS = lessons()

ACTS = [
    pytest.param(lesson, number, id=f"{name} {number}")
    for name, lesson in LESSONS.items()
    for number, act in enumerate(lesson.acts, start=1)
    if isinstance(act.after, str)
]

#: Draws of each case.
DRAWS = 2


def words(text: str) -> int:
    return len(text.split())


def guesses_of(data: dict[str, Any]) -> list[Any]:
    """Each option; of a number the middle of each of its bands."""
    if data["kind"] == "choice":
        return list(data["options"])
    ends = [(one["from"], one["to"]) for one in data["verdicts"]]
    low, high = data["minimum"], data["maximum"]
    return [((low if a is None else a) + (high if b is None else b)) / 2 for a, b in ends]


@pytest.mark.parametrize(("lesson", "number"), ACTS)
def test_it_is_asked_after_each_case_in_few_words_and_each_answer_has_a_text(
    lesson: Any, number: int
) -> None:
    act = lesson.acts[number - 1]
    for case in act.cases:
        draws = [one for one in bank_of(lesson)[number] if one.case == case.name][:DRAWS]
        for draw in draws:
            values = lesson.check({**act.values, **draw.values})
            runs = lesson.runs(values)
            (data,) = in_words(
                further_of(lesson, judgements_of(lesson, values, runs), values, runs)
            )
            assert data["name"] == act.after
            assert not list(faults_of_question(data["question"]))
            said = [verdict_of(data, data, guess) for guess in guesses_of(data)]
            assert any(one["right"] for one in said)
            for one in said:
                assert words(one["text"]) <= MOST_WORDS, one["text"]
                assert words(one["head"]) <= MOST_WORDS_OF_HEAD, one["head"]
                assert re.search(r"\d", one["text"]), one["text"]
                assert "{" not in one["text"] + one["head"] + data["question"]
                assert one["text"].startswith("Right") == one["right"], "no sign says it"
