"""On the stage no label covers another, a number or the head of an arrow, in any set-up; every ball
is large enough to be seen, and smaller than the stage; and nothing is shown by colour alone."""

import base64
import functools
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

from kernel_lib.experiments import lessons
from kernel_lib.protocol.description import measured, sheet_of
from kernel_lib.protocol.pictures.picture import picture_of
from kernel_lib.protocol.pictures.runs import runs_of
from kernel_lib.words import in_words
from tests.js.test_javascript import HERE, PAGE_NODE

LESSONS = lessons()
#: A lesson with a histogram of speeds shows a thousand balls, which carry no arrows.
LABELLED = [name for name, one in LESSONS.items() if "speeds" not in one.shows]

#: Share of the labels that may be left out, all on the small stage beside the text.
MOST_LEFT_OUT = 0.05

#: Pixels across that a ball has at least; a thousand are drawn as large, however small they are.
SEEN = 3

#: The radius at least of the balls of a first screen, in pixels, by the size of its stage.
FIRST_SCREEN = {(868, 496): 28, (390, 310): 19}

#: Lessons whose first picture has to show more: two whole tracks side by side, a thousand balls, a
#: rail on which a slow ball moves away.
SMALL_AT_FIRST = ("track", "many_balls", "newtons_cradle")

#: The first word of a label that each lesson writes at its contacts.
WRITTEN = {
    "oblique_plane": "along the slope",
    "two_balls": "across the line",
    "rotating_spheres": "slip",
    "newtons_cradle": "1 on 2",
    "attracting_stones": "v₁",
}


def _lasts_longest(one: tuple[int, tuple[str, Any]]) -> tuple[float, int]:
    """Contacts that last have labels of their own; else the last run."""
    place, (_, run) = one
    return float(run.contacts.duration.max(initial=0)), place


def pictures(name: str) -> dict[str, dict[str, object]]:
    """The runs of all set-ups of a lesson and of the starts of its acts, as the page gets them."""
    experiment = LESSONS[name]
    starts = {one.name: (one.values, 0) for one in experiment.presets}
    starts |= {f"act {k}": (act.values, k) for k, act in enumerate(experiment.acts, 1)}
    at_contact = in_words(sheet_of(experiment))["at_contact"]
    found: dict[str, dict[str, object]] = {}
    for start, (values, act) in starts.items():
        runs = runs_of(experiment, experiment.check(values))
        last = dict([max(enumerate(runs.items()), key=_lasts_longest)[1]])
        for each, shown in (("", runs), (", one run", last)):
            header, block = picture_of(shown, measured(experiment))
            found[start + each] = {
                "header": header,
                "block": base64.b64encode(block).decode(),
                "at_contact": at_contact,
                "act": act or "all",
                "labelled": name in LABELLED,
            }
    return found


@functools.cache
def seen(name: str) -> dict[str, dict[str, Any]]:
    """What the page draws of them."""
    asked = pictures(name)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "pictures.json"
        file.write_text(json.dumps(list(asked.values())), encoding="utf-8")
        command = [*PAGE_NODE, str(HERE / "labels_check.mjs"), str(file)]
        outcome = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert outcome.returncode == 0, outcome.stderr
    return dict(zip(asked, json.loads(outcome.stdout), strict=True))


@pytest.mark.parametrize("name", LABELLED)
def test_no_label_covers_another_or_the_head_of_an_arrow(name: str) -> None:
    answers = seen(name)
    assert {key: one["wrong"] for key, one in answers.items() if one["wrong"]} == {}
    left_out = sum(one["leftOut"] for one in answers.values())
    assert left_out < MOST_LEFT_OUT * sum(one["all"] for one in answers.values()), left_out
    lines = {line for one in answers.values() for line in one["told"]}
    assert WRITTEN.get(name, "v") in lines, sorted(lines)


@pytest.mark.parametrize("name", LESSONS)
def test_every_ball_is_seen_and_none_is_larger_than_the_stage(name: str) -> None:
    for start, answer in seen(name).items():
        for size in answer["sizes"]:
            width, height = size["stage"]
            assert size["most"] <= 0.31 * min(width, height), start
            assert size["least"] >= SEEN or name not in LABELLED, start
            if start == "act 1, one run" and name not in SMALL_AT_FIRST:
                assert size["least"] >= 2 * FIRST_SCREEN.get((width, height), 0), size


#: Balls of a run that are numbered, and beyond which all share a hue, or have one by their mass.
NUMBERED, HUED = 20, 60


def by_colour_alone(drawn: dict[str, Any]) -> list[str]:
    """What one picture of the stage shows by a hue, and by nothing else."""
    texts, faults = set(drawn["texts"]), []
    for balls, kinds in zip(drawn["balls"], drawn["kinds"], strict=True):
        if 1 < balls <= HUED:
            numbers = {str(k + 1) for k in range(balls)}
            faults += [f"ball {number}" for number in sorted(numbers - texts) if balls <= NUMBERED]
            faults += [] if balls <= NUMBERED else [f"{balls} hues without numbers"]
        if balls > HUED and "1" not in texts:
            faults.append("the one of a crowd that is followed")
        if balls > HUED and len(kinds) > 1:
            faults += [f"{mass:g} kg" for mass in kinds if f"{mass:g} kg" not in texts]
    if len(drawn["names"]) > 1:
        words = {text.casefold() for text in texts}  # a frame begins with a capital
        faults += [name for name in drawn["names"] if name.casefold() not in words]
        dashed = any(
            stroke.split()[0] in "abcd" for stroke in drawn["strokes"] if "dashed" in stroke
        )
        faults += [] if dashed or drawn["apart"] else ["one run is solid as the other"]
    parts = {one.split()[0] for one in drawn["strokes"]} | {str(one) for one in drawn["fills"]}
    return faults + [f"part {hue}" for hue in ("n", "t") if hue in parts - set(drawn["written"])]


@pytest.mark.parametrize("name", LESSONS)
def test_nothing_on_the_stage_is_shown_by_colour_alone(name: str) -> None:
    found = {
        f"{start}, {drawn['time']:.3g} s": by_colour_alone(drawn)
        for start, answer in seen(name).items()
        for drawn in answer["hues"]
    }
    assert len(found) > len(LESSONS[name].presets)
    assert {start: faults for start, faults in found.items() if faults} == {}
