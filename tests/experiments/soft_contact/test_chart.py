"""What the chart and the loop of lesson 06 say."""

import json

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.chart import (
    HEIGHTS,
    force_over_depth,
    kept_lines,
    left,
    present,
)
from kernel_lib.experiments.soft_contact.controls import BALLS, GAME, JOINED, RUBBER, STEEL
from kernel_lib.protocol.chart import left_on_chart
from kernel_lib.words import label


def test_real_materials_keep_more_of_gentle_touches_and_the_program_less():
    lines = kept_lines(experiment.check({"material": GAME}))
    assert (np.diff(lines[RUBBER][1]) < 0).all()
    assert (np.diff(lines[STEEL][1]) <= 0).all() and lines[STEEL][1][0] == 1
    assert (np.diff(lines[GAME][1]) > 0).all()
    metre = np.abs(HEIGHTS - 100).argmin()
    assert lines[RUBBER][1][metre] == pytest.approx(0.8, abs=1e-3)
    assert lines[GAME][1][metre] == pytest.approx(0.8, abs=1e-3)


def test_no_line_tells_of_a_material_that_is_still_to_come():
    """Act 1 opens the chart beside its loop, and the lines of acts 2 and 3 stood in it."""
    shown = {
        material: list(kept_lines(experiment.check({"material": material}))) for material in BALLS
    }
    assert shown[RUBBER] == [RUBBER] and shown[STEEL] == [RUBBER, STEEL]
    assert all(names[-1] == material for material, names in shown.items())


def test_a_body_of_two_parts_has_no_place_on_the_chart_of_drops():
    values, point = left_by(material=JOINED)
    assert point is None and present(values) == {}
    assert list(kept_lines(values)) == list(BALLS)


def test_the_readers_drop_lies_on_the_line_of_its_material():
    for material in (RUBBER, STEEL, GAME):
        values = experiment.check({"material": material, "height": 3.3})
        ((height, kept),) = present(values).values()
        line = kept_lines(values)[material]
        assert kept == pytest.approx(np.interp(height, *line), abs=2e-3)


@pytest.mark.parametrize(("height", "share"), [(100, 0.36), (1, 0.248)])
def test_what_the_loop_encloses_is_the_energy_that_is_lost(height, share):
    run = experiment.runs(experiment.check({"height": height}))["drop"]
    depth, force = force_over_depth(run, 2000)
    work = np.concatenate([[0], np.cumsum((force[1:] + force[:-1]) / 2 * np.diff(depth))])
    assert work[-1] / work[depth.argmax()] == pytest.approx(share, abs=2e-3)
    lost = experiment.bars[1].parts[3].values(run)[-1]
    assert work[-1] == pytest.approx(lost, rel=1e-3)


def left_by(**changed):
    values = experiment.check(changed)
    return values, left_on_chart(experiment, values, experiment.runs(values))


@pytest.mark.parametrize("material", BALLS)
@pytest.mark.parametrize("height", [0.3, 30.0])
def test_a_drop_leaves_what_its_own_speeds_say_and_that_lies_on_the_line(material, height):
    values, point = left_by(material=material, height=height)
    (run,) = experiment.runs(values).values()
    hit = run.contacts.of_kind("impact")
    kept = -hit.velocity_after[0, 0, 1] / hit.velocity_before[0, 0, 1]
    assert (point["name"], point["x"]) == (label("soft_contact", material), height)
    assert point["y"] == pytest.approx(kept, rel=1e-12)
    assert point["y"] == pytest.approx(np.interp(height, *kept_lines(values)[material]), abs=3e-3)
    assert point["time"] == pytest.approx(hit.time[0] + hit.duration[0], rel=1e-9)
    assert json.dumps(point)


def test_points_of_one_ball_stand_together_and_those_of_another_apart():
    of = {name: left_by(**changed)[1]["of"] for name, changed in {
        "here": {},
        "higher": {"height": 50},
        "steel": {"material": STEEL},
        "livelier": {"kept": 0.9},
        "moon": {"gravity": 1.6},
    }.items()}  # fmt: skip
    assert of["here"] == of["higher"] == of["steel"]
    assert len({of["here"], of["livelier"], of["moon"]}) == 3


def test_where_nothing_touches_nothing_is_left():
    values = experiment.check({})
    (run,) = experiment.runs(values).values()
    before = kl.simulate(run.scene, 0.01, run.solver)
    assert left(values, {"drop": before}) is None
    assert left_on_chart(experiment, values, {"drop": before}) is None
