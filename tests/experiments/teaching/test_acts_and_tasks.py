"""Acts, levels, exercises and challenges: what cannot work is refused by name."""

import json
import math
from dataclasses import replace
from typing import Any

import pytest

from kernel_lib.experiments import Act, Challenge, Exercise, Level
from kernel_lib.experiments.common.targets import nested, with_reached
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.playable import Playable
from kernel_lib.words import in_words
from tests.widgets.small_experiment import experiment

SMALL = experiment()
ACT = Act("A drop", "One ball first.", {"speed": 0}, ("exact",), ("e", "height"))
LEVEL = Level("curves", ("lift",), ("curves", "contacts"))
EXERCISE = Exercise("half", "e for half the height?", 0.71, "h goes with e².", "√½", "", 0.01)
CHOICE = Exercise("way", "Up or down?", "down", "Look.", "It falls.", choices=("up", "down"))


def top(values: Any, runs: Any) -> float:
    """The highest place of the ball, m; none below 2 m."""
    highest = float(runs["exact"].position[:, 0, 1].max())
    return highest if highest > 2 else math.nan


CHALLENGE = Challenge("high", "Reach 6 m.", top, ((5, 7), (5.9, 6.1), (5.99, 6.01)), "m")
LED = replace(
    SMALL, acts=(ACT,), levels=(LEVEL,), exercises=(EXERCISE, CHOICE), challenges=(CHALLENGE,)
)


@pytest.mark.parametrize(
    ("height", "measure", "stars"), [(6, 6, 3), (6.05, 6.05, 2), (5, 5, 1), (8, 8, 0), (1, None, 0)]
)
def test_stars_are_judged_from_the_run(height: float, measure: Any, stars: int) -> None:
    change = {"height": height, "lift": 0, "speed": SMALL.defaults()["speed"]}
    message, _ = answer(Playable(LED), {"kind": "set", "change": change})
    (result,) = message["challenges"]
    assert (result["name"], result["measure"], result["stars"]) == ("high", measure, stars)
    assert (result["said"], result["foreign"]) == ("", False)
    assert result["end"] == message["duration"], "judged where the run ends"
    plain, _ = answer(Playable(SMALL), {"kind": "set", "change": change})
    assert plain["challenges"] == []


def test_what_a_challenge_says_draws_and_waits_for_comes_with_its_run() -> None:
    challenge = replace(
        CHALLENGE,
        controls=("height",),
        judged=lambda values, runs: 0.25,
        said=lambda values, runs, number: f"It rose to {number:g} m.",
        target=lambda values: nested("Target: 6 m.", 6.0, (1.0, 0.1)),
        picture=lambda values, runs: with_reached(nested("Target: 6 m.", 6.0, (1.0,)), 5.0, "5 m"),
    )
    lesson = Playable(replace(SMALL, challenges=(challenge,)))

    def came(**change: float) -> dict[str, Any]:
        message, _ = answer(lesson, {"kind": "set", "change": change})
        return dict(message["challenges"][0])

    high = came(height=5)
    assert high["said"] == f"It rose to {high['measure']:g} m."
    assert (high["end"], high["foreign"]) == (0.25, False)
    assert high["target"]["marks"] == [
        {"mark": "band", "start": 5.0, "end": 7.0},
        {"mark": "band", "start": 5.9, "end": 6.1},
        {"mark": "band", "start": 6.0, "end": 6.0},
    ]
    assert high["picture"]["marks"][-1] == {
        "mark": "band",
        "start": 5.0,
        "end": 5.0,
        "text": "5 m",
        "yours": True,
    }
    assert came(height=5, e=0.1)["foreign"], "it asks to change the height alone"


def test_the_page_is_told_what_leads_its_reader() -> None:
    sheet = json.loads(json.dumps(in_words(sheet_of(LED)), allow_nan=False))
    assert sheet["acts"][0]["values"]["speed"] == 0
    assert (sheet["toys"], sheet["lasts"]) == ([], None)
    assert sheet["acts"][0]["runs"] == ["exact"]
    assert sheet["levels"] == [
        {"name": "curves", "controls": ["lift"], "panels": ["curves", "contacts"]}
    ]
    assert [one["answer"] for one in sheet["exercises"]] == [0.71, "down"]
    assert sheet["challenges"][0]["stars"] == [[5, 7], [5.9, 6.1], [5.99, 6.01]]
    assert "measure" not in sheet["challenges"][0]
    open_end = replace(LED, challenges=(replace(CHALLENGE, stars=((5, math.inf),)),))
    assert in_words(sheet_of(open_end))["challenges"][0]["stars"] == [[5, None]]


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a control": (
        {"acts": (replace(ACT, controls=("frog",)),)},
        "act 1 opens the control 'frog'; there are e, back",
    ),
    "a control of a challenge": (
        {"challenges": (replace(CHALLENGE, controls=("frog",)),)},
        "challenge 'high' opens the control 'frog'; there are e, back",
    ),
    "values": ({"acts": (replace(ACT, values={"e": 2}),)}, "'act 1': e takes a number from 0"),
    "two acts": ({"acts": (ACT, ACT)}, "names of acts must differ, got 'A drop', 'A drop'"),
    "a panel": (
        {"levels": (replace(LEVEL, panels=("curve",)),)},
        "level 'curves' opens the panel 'curve'; there are readouts",
    ),
    "a panel beside": (
        {"acts": (replace(ACT, panel="curves", beside="map"),)},
        "act 1 opens the panel 'map'; there are readouts",
    ),
    "two names": ({"exercises": (EXERCISE, EXERCISE)}, "exercises and challenges must differ"),
    "no word": ({"exercises": (replace(EXERCISE, name="a b"),)}, "must be one word, got 'a b'"),
    "no choice": (
        {"exercises": (replace(CHOICE, answer="left"),)},
        "exercise 'way': the answer 'left' is none of the choices up, down",
    ),
    "no number": ({"exercises": (replace(EXERCISE, answer=math.nan),)}, "got nan and 0.01"),
    "no star": ({"challenges": (replace(CHALLENGE, stars=()),)}, "one to 3 stars, got 0"),
    "a range": (
        {"challenges": (replace(CHALLENGE, stars=((2, 1),)),)},
        "challenge 'high': a range goes up, got 2 to 1",
    ),
    "a toy": ({"toys": ("a kite",)}, "the row of toys has 'a kite'; there are space, sound"),
    "five toys": (
        {"toys": ("space", "sound", "beside", "throw", "space")},
        "the row of toys has at most 4, got space, sound",
    ),
    "clicks": ({"clicks": "ear"}, "the clicks, the length or the question names 'ear'"),
    "a length": ({"lasts": "hour"}, "the length or the question names 'hour'"),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_what_cannot_lead_a_reader_is_refused(mistake: str) -> None:
    wrong, message = WRONG[mistake]
    with pytest.raises(ValueError, match=message):
        replace(SMALL, **wrong)
