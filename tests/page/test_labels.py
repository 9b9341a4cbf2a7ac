"""On the stage no label covers another, a number or the head of an arrow, in any set-up."""

import base64
import json
import subprocess
from pathlib import Path

import pytest

from kernel_lib.experiments import lessons
from kernel_lib.protocol.description import measured, sheet_of
from kernel_lib.protocol.pictures.picture import picture_of
from kernel_lib.protocol.pictures.runs import runs_of
from tests.js.test_javascript import HERE, NODE

LESSONS = lessons()

#: Share of the labels that may be left out, all on the small stage beside the text.
MOST_LEFT_OUT = 0.05

#: The first word of a label that each lesson writes at its contacts.
WRITTEN = {
    "oblique_plane": "along it",
    "two_balls": "across it",
    "rotating_spheres": "slip",
    "cradle": "1 on 2",
}


def pictures(name: str) -> dict[str, dict[str, object]]:
    """The runs of all set-ups of a lesson and of the starts of its acts, as the page gets them."""
    experiment = LESSONS[name]
    starts = {one.name: (one.values, 0) for one in experiment.presets}
    starts |= {f"act {k}": (act.values, k) for k, act in enumerate(experiment.acts, 1)}
    at_contact = sheet_of(experiment)["at_contact"]
    found: dict[str, dict[str, object]] = {}
    for start, (values, act) in starts.items():
        runs = runs_of(experiment, experiment.check(values))
        last = dict([list(runs.items())[-1]])
        for each, shown in (("", runs), (", one run", last)):
            header, block = picture_of(shown, measured(experiment))
            found[start + each] = {
                "header": header,
                "block": base64.b64encode(block).decode(),
                "at_contact": at_contact,
                "act": act or "all",
            }
    return found


#: A lesson with a histogram of speeds shows a thousand balls, which carry no arrows.
LABELLED = [name for name, one in LESSONS.items() if "speeds" not in one.shows]


@pytest.mark.parametrize("name", LABELLED)
def test_no_label_covers_another_or_the_head_of_an_arrow(name: str, tmp_path: Path) -> None:
    asked = pictures(name)
    (tmp_path / "pictures.json").write_text(json.dumps(list(asked.values())), encoding="utf-8")
    command = [str(NODE), str(HERE / "labels_check.mjs"), str(tmp_path / "pictures.json")]
    outcome = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert outcome.returncode == 0, outcome.stderr
    answers = dict(zip(asked, json.loads(outcome.stdout), strict=True))
    assert {key: one["wrong"] for key, one in answers.items() if one["wrong"]} == {}
    left_out = sum(one["leftOut"] for one in answers.values())
    assert left_out < MOST_LEFT_OUT * sum(one["all"] for one in answers.values()), left_out
    told = {line for one in answers.values() for line in one["told"]}
    assert WRITTEN.get(name, "v") in told, sorted(told)
