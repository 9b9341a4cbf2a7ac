"""What a notebook says to whoever teaches: checked by name."""

import copy
import json
from typing import Any

import pytest

from kernel_lib.experiments import lessons
from kernel_lib.serving.notebooks.cards import cards
from kernel_lib.serving.notebooks.teaching import TeachingError, teaching_in
from tests.serving.running import ROOT

WHOLE: dict[str, Any] = {
    "topic": "falling",
    "level": "school",
    "needs": "speed",
    "goal": "tell",
    "in_15": "act 1",
    "in_45": "acts 1 and 2",
    "acts": [{"minutes": 10, "goal": "see", "say": "Yes.", "ask": "Why?", "next": "Go on."}],
}


@pytest.mark.parametrize("card", cards(ROOT / "lessons"), ids=lambda card: card.name)
def test_each_act_of_a_lesson_has_its_tips(card: Any) -> None:
    assert card.problem == ""
    assert card.teaching is not None
    (experiment,) = [lessons()[name] for name in card.lessons]
    assert len(card.teaching.acts) == len(experiment.acts)
    assert sum(act.minutes for act in card.teaching.acts) <= 60
    json.dumps(card.teaching.told())


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda one: one.pop("needs"), "teaching must have topic"),
        (lambda one: one.update(more=1), "teaching must have topic"),
        (lambda one: one.update(goal=""), "goal must be a text"),
        (lambda one: one.update(acts=[]), "list of 1 to 9 acts"),
        (lambda one: one["acts"][0].update(minutes=0), "minutes must be a whole number"),
        (lambda one: one["acts"][0].update(minutes=True), "minutes must be a whole number"),
        (lambda one: one["acts"][0].pop("say"), "each of teaching.acts must have"),
    ],
)
def test_what_is_wrong_is_named(change: Any, says: str) -> None:
    about = copy.deepcopy(WHOLE)
    change(about)
    with pytest.raises(TeachingError, match=says):
        teaching_in(about)


def test_a_notebook_need_not_say_anything() -> None:
    assert teaching_in(None) is None
