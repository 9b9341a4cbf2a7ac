"""What `carom check` says of an experiment: each fault that it names is made here once."""

import math
from dataclasses import replace
from typing import Any

import pytest

from kernel_lib.experiments import (
    Challenge,
    Column,
    Experiment,
    Guess,
    Preset,
    Published,
    judged_choice,
)
from kernel_lib.experiments.plane_bounce import experiment as bounce
from kernel_lib.serving.checking.experiment import PARTS, lacks

#: A lesson of ours with one question alone, so that each fault has one place.
SOUND = replace(bounce, questions=(), acts=tuple(replace(act, cases=()) for act in bounce.acts))


def said(**changes: Any) -> str:
    return "\n".join(lacks(replace(SOUND, **changes)))


def asking(judge: Any, **more: Any) -> Guess:
    return Guess("Up or down?\nIt goes:", "choice", judge, choices=("up", "down"), **more)


def test_a_lesson_of_ours_lacks_nothing() -> None:
    assert list(lacks(SOUND)) == []


@pytest.mark.parametrize(("part", "sentence"), PARTS)
def test_a_part_that_is_missing_is_named(part: str, sentence: str) -> None:
    empty: Any = None if part in ("guess", "chart") else ()
    named = {
        "toys": (),
        "worksheet": None,
        "acts": tuple(replace(act, contrast="") for act in SOUND.acts),
    }
    changes = {part: empty} | (named if part == "presets" else {})
    assert said(**changes) == f"it {sentence} (Experiment(..., {part}=...))"


def test_a_set_up_that_cannot_run_is_named_and_an_end_that_is_refused_in_words_is_not() -> None:
    def runs(values: Any) -> Any:
        if values["k_b"] == 0:
            raise ValueError("k_b must be above 0; choose more")
        return bounce.runs(values)

    bad = (*SOUND.presets, Preset("Dead", {"k_b": 0.0}))
    found = said(runs=runs, presets=bad)
    assert "at the set-up 'Dead': it cannot run: k_b must be above 0; choose more" in found
    assert "at k_b = 0" not in found


def test_a_run_that_fails_at_the_end_of_a_control_is_told_with_its_value() -> None:
    def runs(values: Any) -> Any:
        return bounce.runs(values | {"k_b": 1 / values["k_b"] and values["k_b"]})

    found = said(runs=runs)
    assert "at k_b = 0: it fails: ZeroDivisionError: float division by zero (line " in found
    assert "at k_b = 1:" not in found


def test_a_question_that_is_not_asked_at_the_start_is_told() -> None:
    never = asking(lambda values, runs: None, fits=lambda values, runs: False)
    assert "nothing is asked of the values with which it begins" in said(guess=never)


def test_an_answer_that_is_none_of_the_choices_and_one_that_counts_as_wrong_are_told() -> None:
    other = asking(
        lambda values, runs: replace(judged_choice(("up", "down"), "up", "So."), truth="no")
    )
    assert "its answer 'no' is none of its choices" in said(guess=other)
    swapped = asking(
        lambda values, runs: replace(judged_choice(("up", "down"), "up", "So."), truth="down")
    )
    assert "its own answer, 'down', counts as wrong" in said(guess=swapped)


def test_a_guess_of_which_nothing_is_said_is_told() -> None:
    def judge(values: Any, runs: Any) -> Any:
        found = judged_choice(("up", "down"), "up", "So.")
        return replace(found, verdicts=found.verdicts[:1])

    assert "nothing is said of the guess 'down'" in said(guess=asking(judge))


def test_a_lesson_that_draws_without_a_seed_is_told() -> None:
    drawn = iter(range(10**6))

    def judge(values: Any, runs: Any) -> Any:
        return replace(judged_choice(("up", "down"), "up", "So."), happened=f"{next(drawn)} times")

    assert "it answers one question in two ways" in said(guess=asking(judge))


def test_challenges_and_figures_that_cannot_be_are_told() -> None:
    done = Challenge("done", "Do nothing.", lambda values, runs: 0.0, ((0, 1),))
    broken = Challenge("broken", "Divide.", lambda values, runs: 1 / 0, ((0, 1),))
    found = said(challenges=(done, broken))
    assert "the challenge 'done' has all its stars before anything is changed" in found
    assert "the challenge 'broken' fails: ZeroDivisionError" in found
    found = said(published=(Published("g", "9.8", lambda: math.nan, " "),))
    assert "the figure 'g' is nan" in found
    assert "the figure 'g' names no source" in found


def test_a_chart_that_fails_is_told() -> None:
    assert isinstance(SOUND, Experiment)
    assert SOUND.chart is not None
    chart = replace(SOUND.chart, **{_numbers(SOUND.chart): lambda values: 1 / 0})
    assert "at the start: the chart fails" in said(chart=chart)


def _numbers(chart: Any) -> str:
    return "lines" if hasattr(chart, "lines") else "field"


def test_a_column_of_the_sheet_that_fails_is_told_with_its_line() -> None:
    sheet = SOUND.worksheet
    assert sheet is not None
    wrong = Column("wrong (m)", lambda values, runs: values["nothing"])  # the line that is named
    found = said(worksheet=replace(sheet, columns=(*sheet.columns, wrong)))
    assert found.count("the column 'wrong (m)' of its sheet") == len(sheet.set_ups)
    assert "KeyError: 'nothing' (line " in found and "# the line that is named" in found
    empty = replace(sheet, columns=(Column("v", lambda values, runs: ""),))
    assert "must be a text, got ''" in said(worksheet=empty)


@pytest.mark.parametrize("name", ["runs", "law_now"])
def test_what_fails_is_told_with_the_line_of_the_lesson(name: str) -> None:
    def fails(*given: Any) -> Any:
        first, second = (1, 2, 3)  # one too many
        return first, second

    found = said(**{name: fails})
    assert "it fails: ValueError: too many values to unpack" in found
    assert "first, second = (1, 2, 3)" in found
