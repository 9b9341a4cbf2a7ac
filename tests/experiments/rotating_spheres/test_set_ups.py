"""What the set-ups of lesson 04 ask: each right answer, and a witness that sees positions alone."""

import re
from typing import Any

import pytest

from kernel_lib.experiments.rotating_spheres import experiment
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.guess import judgements_of, verdict_of
from kernel_lib.words import in_words
from tests.experiments.rotating_spheres.witnesses import WITNESSES
from tests.experiments.verdicts import asked_at, close_at

PRESETS = {preset.name: preset.values for preset in experiment.presets}

#: Set-up, what is changed in it, question and right option.
ASKED: list[tuple[str, dict[str, Any], str, str]] = [
    ("Off centre, both rough", {}, "spun", "both"),
    ("Off centre, both rough", {"offset": -0.6, "e_t": 0.0, "r2": 0.8}, "spun", "both"),
    ("Off centre, both rough", {"offset": 0.0}, "spun", "none"),
    ("Opposite spins", {}, "spins", "nothing"),
    ("Opposite spins", {"spin1": -7.5, "spin2": 7.5, "m2": 3.0}, "spins", "nothing"),
    ("Opposite spins", {"spin2": 10.0, "e_t": 0.4}, "spins", "stop"),
    ("Large and small", {}, "spins", "nothing"),
    ("Billiards, off centre", {}, "aside", "on"),
    ("Billiards, off centre", {"offset": -0.5, "spin1": 1.0}, "aside", "on"),
    ("Side spin", {}, "aside", "along"),
    ("Side spin", {"spin1": -10.0}, "aside", "away"),
    ("Side spin", {"offset": -0.3, "spin1": 9.0}, "aside", "away"),
    ("Sliding down a slope", {}, "slipping", "ends"),
    ("Sliding down a slope", {"friction": 0.1}, "slipping", "stays"),
    ("Sliding down a slope", {"slope": 0.7, "friction": 0.1}, "slipping", "grows"),
    ("Steep and slippery", {}, "ever", "never"),
    ("Steep and slippery", {"slope": 0.2}, "ever", "once"),
    ("Steep and slippery", {"slope": 0.3}, "ever", "once"),
    ("Tennis ball with topspin", {}, "tennis", "faster"),
    ("Tennis ball with topspin", {"angle": 30.0, "spin1": -9.0}, "tennis", "same"),
    ("Tennis ball with topspin", {"spin1": 0.0}, "tennis", "slower"),
    ("Tennis ball with topspin", {"spin1": 5.0}, "tennis", "slower"),
]


@pytest.mark.parametrize(("name", "changed", "question", "right"), ASKED)
def test_a_set_up_asks_one_question_and_says_of_each_answer_what_a_witness_sees(
    name: str, changed: dict[str, Any], question: str, right: str
) -> None:
    values = experiment.check({**PRESETS[name], **changed})
    runs = experiment.runs(values)
    (judged,) = in_words(judgements_of(experiment, values, runs))
    seen, facts = WITNESSES[question](values, runs)
    assert (judged["name"], judged["truth"], seen) == (question, right, right)
    said = [verdict_of(judged, judged, option) for option in judged["options"]]
    texts = [str(judged["question"]), *(f"{one['head']}. {one['text']}" for one in said)]
    wrong = [
        (text, phrase)
        for text in texts
        for phrase, true in facts.items()
        if not true and re.search(phrase, text, re.IGNORECASE)
    ]
    assert not wrong
    assert all(len(str(one["text"]).split()) <= 35 for one in said)


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("Off centre, both rough", {"grip": False, "friction": 0.0}),
        ("Off centre, both rough", {"offset": 1.0, "r1": 0.4, "r2": 0.4}),
        ("Opposite spins", {"spin2": -9.0}),
        ("Opposite spins", {"e_t": -1.0}),
        ("Side spin", {"spin2": 1.0}),
        ("Billiards, off centre", {"offset": 0.0}),
        ("Sliding down a slope", {"friction": 0.12, "duration": 0.5}),
        ("Steep and slippery", {"slope": 0.0}),
        ("Tennis ball with topspin", {"spin1": 40.0, "speed": 3.0, "angle": 30.0}),
        ("Tennis ball with topspin", {"floor_grips": False}),
    ],
)
def test_what_has_none_of_the_answers_is_not_asked(name: str, changed: dict[str, Any]) -> None:
    assert asked_at(experiment, **PRESETS[name])
    assert not asked_at(experiment, **{**PRESETS[name], **changed})


@pytest.mark.parametrize(
    ("name", "changed", "question"),
    [
        ("Off centre, both rough", {"offset": 0.02}, "spun"),
        ("Billiards, off centre", {"friction": 0.01}, "aside"),
        ("Steep and slippery", {"slope": 0.36}, "ever"),
        ("Tennis ball with topspin", {"spin1": -18.0}, "tennis"),
    ],
)
def test_what_is_hardly_to_be_seen_is_too_close_to_call(
    name: str, changed: dict[str, Any], question: str
) -> None:
    assert close_at(experiment, **{**PRESETS[name], **changed}) == [question]


def test_the_throw_of_a_set_up_is_the_angle_of_friction() -> None:
    values = experiment.check(PRESETS["Billiards, off centre"])
    (judged,) = in_words(judgements_of(experiment, values, experiment.runs(values)))
    assert "Friction took ball 2 along, 3.43° off the line." in judged["happened"]


def test_a_renamed_set_up_is_found_by_its_old_name() -> None:
    known = {one["name"]: one.get("was") for one in in_words(sheet_of(experiment))["presets"]}
    assert known["Steep and slippery"] == "It never rolls"
    assert not set(known.values()) & set(known), "an old name would open another set-up"
