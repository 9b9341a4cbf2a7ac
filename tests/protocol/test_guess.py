"""What is said of a guess: the page and Python say the same."""

import json
import math
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import Judgement, Verdict
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.guess import (
    decimals,
    judgements_of,
    too_close,
    verdict_of,
)
from kernel_lib.protocol.plain_data import as_data
from kernel_lib.protocol.playable import Playable
from kernel_lib.words import in_words
from tests.js.test_javascript import PAGE_NODE
from tests.lesson_walk import any_values
from tests.widgets.small_experiment import GUESSES, experiment

#: Reads [question, judged, guess] from its input, and writes what the page says of each.
PAGE = """
import { verdictOf } from "%s";
let text = "";
for await (const piece of process.stdin) text += piece;
console.log(JSON.stringify(JSON.parse(text).map((one) => verdictOf(...one))));
"""
SCRIPT = Path(__file__).resolve().parents[2] / "kernel_lib" / "page" / "guess" / "verdict.js"


def page_says(cases: list[Any]) -> list[Any]:
    """What the page's own module says of guesses."""
    outcome = subprocess.run(
        [*PAGE_NODE, "--input-type=module", "--eval", PAGE % SCRIPT.as_uri()],
        input=json.dumps(cases),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert outcome.returncode == 0, outcome.stderr
    return json.loads(outcome.stdout)


def any_guess(question: dict[str, Any], data: dict[str, Any], chance: np.random.Generator) -> Any:
    """A guess that a reader can give, often one on the edge of a verdict."""
    if question["kind"] == "choice":
        return question["options"][chance.integers(len(question["options"]))]
    if question["kind"] == "speeds":
        count = len(data["answers"][0][1])
        return [chance.normal(size=count).round(2).tolist() for _ in range(min(2, count - 1))]
    if question["kind"] == "arrow":
        return (10 * chance.normal(size=2)).round(3).tolist()
    edges = [end for one in data["verdicts"] for end in (one["from"], one["to"]) if end is not None]
    if edges and chance.random() < 0.3:
        return edges[chance.integers(len(edges))]
    low, high = question["minimum"], question["maximum"]
    return float(round(low - 1 + (high - low + 2) * chance.random(), int(chance.integers(1, 5))))


def of_all_lessons(chance: np.random.Generator) -> list[Any]:
    """Questions, judgements and guesses of every lesson at its set-ups and at random values."""
    cases = []
    for one in lessons().values():
        lesson = Playable(one)
        values = [one.check(preset.values) for preset in one.presets]
        values += [any_values(one, chance) for _ in range(4)]
        for each in values:
            try:
                found = in_words(judgements_of(one, each, lesson.runs(each)))
            except ValueError as error:
                refused = (
                    "glue",
                    "overlap",
                    "in the wall",
                    "has ended",
                    "a picture",
                    "the box",
                    " wall of ",
                    "in a box",
                )
                assert any(words in str(error) for words in refused)
                continue
            cases += [[one, one, any_guess(one, one, chance)] for one in found for _ in "1234"]
    return cases


def test_the_page_and_python_say_the_same_in_all_lessons() -> None:
    cases = in_words(of_all_lessons(np.random.default_rng(15)))
    ours = [verdict_of(*case) for case in json.loads(json.dumps(cases))]
    assert page_says(cases) == ours
    assert all(said["text"] and not set("{}") & set(said["text"]) for said in ours)
    assert {said["right"] for said in ours} == {True, False}


def made(*verdicts: Verdict, truth: Any = 0.0, **more: Any) -> dict[str, Any]:
    """A judgement as data."""
    return as_data(Judgement(truth, verdicts, **more))


NEAR = {"one by one": (0, 0, 1), "springs": (-0.13, 0.15, 0.98)}
SAID = Verdict("nearest", 0, 0, False, "{guess} is like {nearest}")
OTHER = Verdict("nearest", 1, 1, True, "{guess} is near {nearest}")
TURN = (Verdict("angle", -10, 10, True, "yes {guess}"), Verdict("angle", 0, None, False, "left"))
HALF = (Verdict("number", None, 1, True, "{guess}, {more}"),)
RETURNED = (Verdict("returned", None, None, True, "{guess} returns {returned}, with {energy}"),)
PAIR = {"row": {"masses": [2, 1], "before": [3, 0]}}
EDGES: dict[str, tuple[dict[str, Any], dict[str, Any], Any, str]] = {
    "the nearest answer": (
        {}, made(SAID, OTHER, answers=NEAR), [[0.1, 0, 0.9]],
        "(0.10, 0.00, 0.90) is like one by one",
    ),
    "of two answers the nearer": (
        {}, made(SAID, OTHER, answers=NEAR), [[5, 5, 5], [-0.1, 0.15, 1]],
        "(5.00, 5.00, 5.00) and (−0.10, 0.15, 1.00) is near springs",
    ),
    "a turn over the back": ({}, made(*TURN, truth=(-1, 0.01)), [-1, -0.01], "yes (−1.00, −0.01)"),
    "a turn to the left": ({}, made(*TURN, truth=(1, 0)), [0, 1], "left"),
    "half a turn is to the left": ({}, made(*TURN, truth=(1, 0)), [-1, 0], "left"),
    "a turn to the right": ({}, made(*TURN, truth=(1, 0)), [0, -1], ""),
    "an angle": ({}, made(*TURN, truth=175.0), -176, "yes −176"),
    "halves": ({}, made(*HALF, slots={"more": 0.0}), 0.8125, "0.8125, 0.813"),
    "nothing, from below": ({}, made(*HALF, slots={"more": 0.0}), -0.001, "−0.001, −0.001"),
    "what returns": (PAIR, made(*RETURNED), [2.5, 1], "(2.50, 1.00) returns −50 %, with 6.75 J"),
    "what returns whole": (PAIR, made(*RETURNED), [1, 4], "(1.00, 4.00) returns 100 %, with 9 J"),
    "beyond all ranges": ({}, made(*HALF, slots={"more": 0.0}), 1.01, ""),
}  # fmt: skip


@pytest.mark.parametrize("case", EDGES)
def test_edges_are_the_same_for_both(case: str) -> None:
    question, judged, guess, text = EDGES[case]
    assert verdict_of(question, judged, guess)["text"] == text
    assert page_says([[question, judged, guess]])[0]["text"] == text


def test_infinite_ends_are_no_ends() -> None:
    judged = made(Verdict("number", -math.inf, math.inf, True, ""))
    assert (judged["verdicts"][0]["from"], judged["verdicts"][0]["to"]) == (None, None)
    assert json.dumps(judged, allow_nan=False)


@pytest.mark.parametrize("kind", GUESSES)
def test_every_kind_of_question_is_judged(kind: str) -> None:
    small = experiment(kind)
    (judged,) = in_words(judgements_of(small, small.defaults(), small.runs(small.defaults())))
    assert verdict_of(in_words(sheet_of(small))["guess"], judged, judged["truth"])["right"]


def test_a_lesson_without_a_question_has_no_judgement() -> None:
    small = experiment(False)
    assert judgements_of(small, small.defaults(), small.runs(small.defaults())) == []


@pytest.mark.parametrize(
    ("margin", "asked", "close"), [(2.0, True, False), (0.4, False, True), (0.0, False, False)]
)
def test_what_has_no_clear_answer_is_told_from_what_makes_no_sense(
    margin: float, asked: bool, close: bool
) -> None:
    small = experiment("choice")
    guess = replace(small.guess, margin=lambda values, runs: margin)
    small = replace(small, guess=guess)
    values = small.defaults()
    runs = small.runs(values)
    assert bool(in_words(judgements_of(small, values, runs))) == asked
    assert too_close(small, values, runs) == ([guess.name] if close else [])


def test_a_picture_says_which_questions_are_too_close_to_call() -> None:
    lesson = Playable(lessons()["plane_bounce"])
    found = {}
    for k_b in (0.0, 0.66, 0.7):
        change = {"k_b": k_b, "height": 6.0, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 16}
        message, _ = answer(lesson, {"kind": "set", "sequence": 1, "change": change})
        asked = [one["name"] for one in message["guesses"]]
        found[k_b] = ("rest" in asked, "rest" in message["too_close"])
    assert found == {0.0: (False, False), 0.66: (False, True), 0.7: (True, False)}


@pytest.mark.parametrize(
    ("value", "text"), [(-0.005, "−0.01"), (2.675, "2.67"), (1e9, "1000000000.00")]
)
def test_decimals(value: float, text: str) -> None:
    assert decimals(value) == text
