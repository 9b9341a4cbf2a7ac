"""What a notebook says to whoever teaches: checked by name."""

import copy
from typing import Any

import pytest

from kernel_lib.experiments import lessons
from kernel_lib.serving.notebooks.cards import cards, wrong_in
from tests.serving.running import ABOUT, ROOT

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
    assert len(card.teaching["acts"]) == len(experiment.acts)
    assert sum(act["minutes"] for act in card.teaching["acts"]) <= 60


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda one: one.pop("needs"), "metadata.carom.teaching: 'needs' is a required property"),
        (lambda one: one.update(more=1), "('more' was unexpected)"),
        (lambda one: one.update(goal=""), "metadata.carom.teaching.goal: '' does not match"),
        (lambda one: one.update(acts=[]), "metadata.carom.teaching.acts: []"),
        (lambda one: one["acts"][0].update(minutes=0), "teaching.acts[0].minutes: 0 is less than"),
        (lambda one: one["acts"][0].update(minutes=True), "True is not of type 'integer'"),
        (lambda one: one["acts"][0].pop("say"), "'say' is a required property"),
    ],
)
def test_what_is_wrong_is_named(change: Any, says: str) -> None:
    about = copy.deepcopy(WHOLE)
    change(about)
    assert says in wrong_in({**ABOUT, "teaching": about})


def test_a_notebook_need_not_say_anything() -> None:
    assert wrong_in(ABOUT) == ""
