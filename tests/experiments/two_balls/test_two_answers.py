"""The puzzle of act 2: speeds that keep momentum, and the law that rejects them."""

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.teaching.texts import MOST_WORDS
from kernel_lib.experiments.two_balls.questions import TWO_ANSWERS
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.guess import verdict_of
from kernel_lib.words import in_words

LESSON = lessons()["two_balls"]
PASSES = "The first ball would have to pass through the second."

#: Speeds in m/s that keep momentum, with what is said of them: 2 v + w = 6, energy v² + w²/2.
SAID = {
    (3.0, 0.0): PASSES,
    (2.01, 1.98): PASSES,
    (2.0, 2.0): "No law rejects it: these balls return 0 % of the closing speed.",
    (1.38, 3.24): "No law rejects it: these balls return 62 % of the closing speed.",
    (1.0, 4.0): "No law rejects it: these balls return 100 % of the closing speed.",
    (0.8, 4.4): "Energy would grow from 9 J to 10.3 J: something must explode.",
    (0.99, 4.02): "Energy would grow from 9 J to 9.06 J: something must explode.",
}


@pytest.fixture(scope="module")
def puzzle() -> dict[str, Any]:
    """The puzzle as the page has it."""
    data = in_words(sheet_of(LESSON))["acts"][1]["two_answers"]
    return json.loads(json.dumps(data, allow_nan=False))


@pytest.mark.parametrize("speeds", SAID)
def test_each_answer_has_the_law_that_rejects_it(puzzle: dict[str, Any], speeds: Any) -> None:
    said = verdict_of(puzzle, puzzle, list(speeds))
    assert said["text"].startswith(SAID[speeds])
    assert said["right"] == SAID[speeds].startswith("No law")
    assert len(said["text"].split()) <= MOST_WORDS


def test_the_energy_that_is_named_is_that_of_the_speeds(puzzle: dict[str, Any]) -> None:
    for share in np.linspace(1.05, 2, 20):
        speeds = [2 - share, 2 + 2 * share]
        text = verdict_of(puzzle, puzzle, speeds)["text"]
        energy = speeds[0] ** 2 + speeds[1] ** 2 / 2
        assert float(text.split(" to ")[1].split(" J")[0]) == pytest.approx(energy, rel=6e-3)


def test_act_2_alone_has_a_puzzle_and_it_comes_with_the_sheet(puzzle: dict[str, Any]) -> None:
    acts = in_words(sheet_of(LESSON))["acts"]
    assert [bool(act["two_answers"]) for act in acts] == [False, True, False]
    assert puzzle["row"] == {"masses": [2.0, 1.0], "before": [3.0, 0.0]}
    assert puzzle["keeps"] == ["momentum"]
    assert set(LESSON.acts[1].controls) == set(puzzle["conceals"]), "they have no part in it"


def test_a_puzzle_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="wants two answers to 'two_answers'; there are the spee"):
        replace(LESSON, further=())
    with pytest.raises(ValueError, match="speeds keep momentum, energy, order, got 'heat'"):
        replace(TWO_ANSWERS, keeps=("momentum", "heat"))
