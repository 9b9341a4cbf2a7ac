"""Class questions cost a move nothing: where they stand and what is right there is found once."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.playable import Playable
from tests.protocol.questions import answer_text

NAMES = [name for name, experiment in lessons().items() if experiment.class_questions]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often values were checked, and runs made."""
    found: Counter[str] = Counter()
    check = Experiment.check

    def checked(experiment: Experiment, values: Any) -> Any:
        found["checks"] += 1
        return check(experiment, values)

    monkeypatch.setattr(Experiment, "check", checked)
    return found


def counting(name: str, counted: Counter[str]) -> Playable:
    """A lesson whose runs are counted."""
    experiment = lessons()[name]

    def runs(values: Any) -> Any:
        counted["runs"] += 1
        return experiment.runs(values)

    return Playable(replace(experiment, runs=runs))


def moved(lesson: Playable, values: Any) -> list[str]:
    """Names of the class questions that a move to these values brings answers to."""
    asked = {"kind": "set", "values": dict(lesson.values), "change": values}
    message, _ = answer(lesson, asked)
    return [one["name"] for one in message["class_answers"]]


@pytest.mark.parametrize("name", NAMES)
def test_a_move_checks_its_own_values_and_no_class_question(
    name: str, counted: Counter[str]
) -> None:
    lesson = counting(name, counted)
    moved(lesson, {})
    counted.clear()
    moved(lesson, {})
    assert counted["checks"] == 1, "the values that the page has shown"


@pytest.mark.parametrize("name", NAMES)
def test_where_a_class_question_stands_a_move_runs_once(name: str, counted: Counter[str]) -> None:
    lesson = counting(name, counted)
    one = lesson.experiment.class_questions[0]
    there = lesson.experiment.check(one.values)
    slider = next(each for each in lesson.experiment.parameters if each.scale == "linear")
    value = float(there[slider.name])
    far = max(slider.minimum, slider.maximum, key=lambda end: abs(end - value))
    elsewhere = there | {slider.name: (far + value) / 2}
    assert one.name in moved(lesson, there)
    moved(lesson, elsewhere)
    counted.clear()
    assert one.name in moved(lesson, there)
    assert counted["runs"] == 1


@pytest.mark.parametrize("name", NAMES)
def test_who_is_asked_again_says_the_same_as_who_never_was(name: str) -> None:
    experiment = lessons()[name]
    lesson = Playable(experiment)
    for one in experiment.class_questions:
        asked = {"kind": "set", "change": experiment.check({**one.values, **one.shown})}
        first = answer_text(lesson, asked)
        assert answer_text(lesson, asked) == first == answer_text(Playable(experiment), asked)
