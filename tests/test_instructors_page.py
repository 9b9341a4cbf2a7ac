"""The instructor's page: every link on it names lessons, controls and values that exist."""

import re
from pathlib import Path
from urllib.parse import parse_qsl

import numpy as np
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.many_balls.controls import GAS
from kernel_lib.experiments.many_balls.law import moment_of
from kernel_lib.protocol.address import RESERVED, names_in, values_in, view_in
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.playable import Playable

LESSONS = Path(__file__).parents[1] / "lessons"
PAGE = (LESSONS / "README.md").read_text(encoding="utf-8")
#: By the file of the notebook, whose first cell takes the lesson from the widgets.
EXPERIMENTS = {
    path.stem: found
    for path in sorted(LESSONS.glob("*.ipynb"))
    for name, found in lessons().items()
    if f"from kernel_lib.widgets import {name}" in path.read_text(encoding="utf-8")
}
LINKS = re.findall(r"`/(\d\d_\w+)\?([^`]*)`", PAGE)


def test_there_are_links_for_every_lesson():
    assert {name for name, _ in LINKS} == set(EXPERIMENTS)
    assert len(LINKS) > 20


@pytest.mark.parametrize(("name", "query"), LINKS, ids=[f"{name}?{query}" for name, query in LINKS])
def test_a_link_opens_what_it_says(name, query):
    assert (LESSONS / f"{name}.ipynb").is_file()
    experiment = EXPERIMENTS[name]
    known = [parameter.name for parameter in experiment.parameters]
    values, problems = values_in(query, known)
    assert problems + view_in(query) == []
    link, _ = answer(Playable(experiment), {"kind": "start", "query": f"?{query}", "prefix": ""})
    assert (link["kind"], link["notes"], link["errors"]) == ("picture", [], {})
    meant = experiment.check(values)
    assert {name: link["values"][name] for name in values} == {name: meant[name] for name in values}
    for key in ("lock", "hide"):
        assert names_in(query, key, known)[1] == []
    for key, value in parse_qsl(query):
        assert key in (*known, "lock", "hide", "view", "act", "teach")
        assert key not in RESERVED or value


def test_what_the_page_says_of_one_collision_each_is_what_the_run_says():
    """It said "nearly all"; balls that meet wait for each other at random."""
    (said,) = re.findall(r"`/08_many_balls\?each=1` \| after one collision each: (.*) \|", PAGE)
    assert said == "a third still have their speed"
    run = EXPERIMENTS["08_many_balls"].runs(lessons()["many_balls"].check({"each": 1}))[GAS]
    speeds = np.linalg.norm(run.velocity, axis=-1)
    place = np.searchsorted(run.time, moment_of(run, 1))
    assert np.mean(np.isclose(speeds[place], speeds[0], rtol=1e-9)) == pytest.approx(
        1 / 3, abs=0.05
    )


def test_every_lesson_has_its_row_and_its_section():
    for name in EXPERIMENTS:
        assert f"]({name}.ipynb)" in PAGE
    assert len(re.findall(r"^### \d\d ", PAGE, re.MULTILINE)) == len(EXPERIMENTS)


@pytest.mark.parametrize("name", sorted(EXPERIMENTS))
def test_what_the_page_marks_as_right_is_what_the_runs_say(name):
    experiment = EXPERIMENTS[name]
    if not experiment.class_questions:
        pytest.fail(f"{name} asks a class nothing")
    table = PAGE[PAGE.index("## Class questions") :]
    (row,) = re.findall(
        rf"^\| {name[:2]} \|(.*)\|$", table[: table.index("## On paper")], re.MULTILINE
    )
    cells = [cell.strip() for cell in row.split(" | ")]
    for one, cell in zip(experiment.class_questions, cells, strict=True):

        def runs_at(change, one=one):
            values = experiment.check({**one.values, **change})
            return values, experiment.runs(values)

        (marked,) = re.findall(r"\(R\) ([^/]+)", cell)
        assert marked.strip().removesuffix(" % of its speed").removesuffix(" %") in str(
            one.answer(runs_at)[0]
        )


def test_the_hint_for_the_second_answer_keeps_both_laws():
    (text,) = re.findall(r"\((−0\.30, [\d., ]+)\)", PAGE)
    speeds = [float(part.replace("−", "-")) for part in text.split(", ")]
    questions = lessons()["newtons_cradle"].all_questions()
    (tolerance,) = (one.tolerance for one in questions if one.kind == "speeds")
    assert sum(speeds) == pytest.approx(1, abs=tolerance)
    assert sum(v * v for v in speeds) == pytest.approx(1, abs=tolerance)
