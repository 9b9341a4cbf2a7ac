"""What lessons say of guesses, beside a witness that looks at the runs by itself."""

import re
from typing import Any

import numpy as np
import pytest

from kernel_lib.experiments.experiment import Experiment
from kernel_lib.protocol.chart import chart_of, left_on_chart
from kernel_lib.protocol.guess import judgements_of, verdict_of
from kernel_lib.words import in_words
from tests.experiments.shared_runs import first_draws, lessons_that_keep
from tests.experiments.verdicts import asked, asked_at, text_of
from tests.experiments.witnesses import WITNESSES
from tests.lesson_walk import any_values

LESSONS = lessons_that_keep()

#: Random values of each lesson; a row of balls costs ten times as much as a bounce.
RANDOM = {"plane_bounce": 30, "oblique_plane": 40, "two_balls": 40, "rotating_spheres": 20}


def values_of(lesson: Experiment) -> list[dict[str, Any]]:
    """Its acts and what they draw, its set-ups, and random values of controls."""
    chance = np.random.default_rng(17)
    found = [lesson.defaults(), *(lesson.check(one.values) for one in lesson.acts)]
    found += [lesson.check(one.values) for one in lesson.presets]
    found += [lesson.check({**act.values, **one.values}) for act, _, one in first_draws(lesson)]
    found += [any_values(lesson, chance) for _ in range(RANDOM.get(lesson.name, 3))]
    return list({tuple(one.items()): one for one in found}.values())  # each of them once


def guesses_of(data: dict[str, Any]) -> list[Any]:
    """Every choice; of numbers the ends of the scale, of each verdict, and what lies between."""
    if data["kind"] == "choice":
        return data["options"]
    if data["kind"] == "speeds":
        return [[numbers for _, numbers in data["answers"]][:2]]
    edges = [end for one in data["verdicts"] for end in (one["from"], one["to"]) if end is not None]
    scale = np.linspace(data["minimum"], data["maximum"], 9).tolist()
    return [*scale, *(end + move for end in edges for move in (-1e-6, 1e-6))]


def agrees(data: dict[str, Any], guess: Any, right: bool, seen: Any) -> bool:
    """Whether a verdict is what the witness would say."""
    if data["kind"] == "speeds":
        return right
    if data["kind"] == "choice":
        text = data["choices"][data["options"].index(guess)]
        return right == (seen in (guess, text))
    off, near = abs(guess - seen[0]), seen[1]  # which the witness knows to one part in fifty
    return right if off < 0.98 * near else not right if off > 1.02 * near else True


def names_without_message(
    lesson: Experiment, values: dict[str, Any], runs: Any, judged: list[dict[str, Any]]
) -> list[str]:
    """Names in charts and pictures that are words of one language, not figures or formulas."""
    pictures = [data["picture"] for data in judged if data.get("picture")]
    charts = [one["chart"] for one in pictures if one.get("chart")]
    charts += [chart_of(lesson, values, {})[0]] if lesson.chart else []
    drawn = [mark for one in (*charts, *pictures) for mark in one.get("marks", ())]
    drawn += [left] if (left := left_on_chart(lesson, values, runs)) else []
    names = [mark.get(part) for mark in drawn for part in ("name", "text", "nothing")]
    names += [name for mark in drawn for name in mark.get("names", ())]
    return [one for one in names if isinstance(one, str) and re.search(r"[^\W\d_]{3}", one)]


@pytest.mark.parametrize("name", LESSONS)
def test_every_verdict_is_what_a_witness_of_the_run_sees(name: str) -> None:
    lesson, wrong, walked = LESSONS[name], [], set()
    for values in values_of(lesson):
        try:
            runs = lesson.runs(values)
        except ValueError as error:
            assert re.search("glue|start|picture|box|a wall of|the wall of", str(error))
            continue
        judged = judgements_of(lesson, values, runs)
        plain = names_without_message(lesson, values, runs, judged)
        wrong += [f"{one!r} in a chart or picture has no message" for one in plain]
        for data in in_words(judged):
            seen, facts = WITNESSES[data["name"]](values, runs)
            walked.add(data["name"])
            texts = [str(data["happened"]), str(data["question"])]
            for guess in guesses_of(data):
                said = verdict_of(data, data, guess)
                texts.append(f"{said['head']}. {said['text']}")
                if not agrees(data, guess, said["right"], seen):
                    wrong.append(f"{data['name']} {guess}: {said}, seen {seen}, at {values}")
            if data["kind"] == "flag" and abs(data["truth"] - seen[0]) > 1e-3 * max(1, seen[0]):
                wrong.append(f"{data['name']}: {data['truth']}, seen {seen}, at {values}")
            wrong += [
                f"{data['name']} says {text!r}, seen {seen}, at {values}"
                for text in texts
                for phrase, true in facts.items()
                if not true and re.search(phrase, text, re.IGNORECASE)
            ]
    assert not wrong, "\n".join(wrong[:5])
    assert walked == {one.name for one in lesson.all_questions()}


def at(name: str, question: str = "", **changed: Any) -> dict[str, Any]:
    lesson = LESSONS[name]
    values = lesson.check(changed)
    return asked(lesson, values, lesson.runs(values), question)


HELD = {"height": 6.0, "velocity_x": 0.0, "velocity_y": 0.0}


def test_from_five_metres_it_rises_to_2_45() -> None:
    data = at("plane_bounce", **HELD)
    assert data["question"].endswith("The ball falls from 5 m.\nHow high does it rise?")
    assert data["truth"] == pytest.approx(2.45)
    right = {guess: verdict_of(data, data, guess)["right"] for guess in (2.29, 2.31, 2.59, 2.61)}
    assert right == {2.29: False, 2.31: True, 2.59: True, 2.61: False}
    assert text_of(data, 3.5).startswith("3.5 m would be 70 % of the *height*.")
    assert text_of(data, 4.2).startswith("4.18 m takes the root of the share.")
    assert text_of(data, 5.0).startswith("If nothing were lost")
    assert text_of(data, 1.0).startswith("Your flag is at 1 m; the ball rose to 2.45 m.")
    assert (data["minimum"], data["maximum"]) == (0, 6)


def test_of_a_ball_in_motion_the_question_says_where_heights_are_counted() -> None:
    """Beside a ball that is held the stage says it."""
    lowest = "Heights are those of its lowest point.\n"
    aside = at("plane_bounce", **{**HELD, "velocity_x": 3.0})["question"]
    assert f"The ball is thrown sideways from 5 m. {lowest}How high does it rise" in aside
    assert "returns 70 % of the speed into it. " in aside
    up = at("plane_bounce", **{**HELD, "velocity_y": 2.0})["question"]
    assert f"thrown up at 2 m/s from 5 m. {lowest}How high does it rise after the floor?" in up
    assert lowest not in at("plane_bounce", **HELD)["question"]


def test_of_a_ball_thrown_sideways_no_share_of_the_height_is_named() -> None:
    """It keeps all it has along the floor: as a whole it leaves with more than 70 %."""
    aside = at("plane_bounce", **{**HELD, "velocity_x": 4.0})
    assert "came down at 9.9 m/s and went up at 6.93 m/s, 70 % of that" in aside["happened"]
    assert text_of(aside, 3.5).startswith("Your flag is at 3.5 m")


@pytest.mark.parametrize(
    ("share", "height", "option"),
    [(0.5, 5, "early"), (0.7, 5, "middle"), (0.85, 5, "late"), (1.0, 5, "never")],
)
def test_when_a_ball_comes_to_rest(share: float, height: float, option: str) -> None:
    start = HELD | {"k_b": share, "height": height + 1.0, "duration": 16.0}
    assert at("plane_bounce", "rest", **start)["truth"] == option


def test_a_ball_that_slides_on_is_not_asked_when_it_lies_still() -> None:
    aside = HELD | {"velocity_x": 4.0, "duration": 8.0}
    assert "rest" in asked_at(LESSONS["plane_bounce"], **HELD, duration=8.0)
    assert "rest" not in asked_at(LESSONS["plane_bounce"], **aside)
    values = LESSONS["plane_bounce"].check(aside)
    challenge = {one.name: one for one in LESSONS["plane_bounce"].challenges}["at_rest"]
    assert np.isnan(challenge.measure(values, LESSONS["plane_bounce"].runs(values)))


@pytest.mark.parametrize(
    ("share", "left"), [(0.0, 3 / 7), (0.5, 1 / 7), (0.75, 0.0), (1.0, -1 / 7)]
)
def test_backspin_of_three_quarters_sends_it_straight_up(share: float, left: float) -> None:
    lesson = LESSONS["rotating_spheres"]
    speed = 4.0 * np.sin(np.pi / 6)
    run = lesson.runs(lesson.check({"angle": 30.0, "spin1": share * speed / 0.5}))["rough"]
    assert run.contacts.velocity_after[0, 0, 0] == pytest.approx(left * speed, abs=1e-9)
