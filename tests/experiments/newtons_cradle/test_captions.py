"""What stands in the frames of lesson 05: true of every set-up, once the run has shown it."""

import numpy as np
import pytest

from kernel_lib.experiments.newtons_cradle import experiment
from kernel_lib.experiments.newtons_cradle.captions import captions
from kernel_lib.experiments.newtons_cradle.law import speeds_after
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.playable import Playable

SET_UPS = {preset.name: preset.values for preset in experiment.presets}


def captioned(**changed):
    values = experiment.check(changed)
    runs = experiment.runs(values)
    return values, runs, captions(values, runs)


def test_three_equal_balls_leave_as_each_description_has_it():
    _, _, found = captioned()
    shares = {name: [round(share, 1) for share in one.shares] for name, one in found.items()}
    assert shares == {
        "one by one": [0, 0, 100],
        "Hertz": [-7.1, 7.6, 99.5],
        "springs": [-13.0, 15.0, 98.0],
        "all at once": [-33.3, 66.7, 66.7],
    }
    about = [str(one.about) for one in found.values()]
    assert about == ["limiting case", *["contact takes time"] * 2, "limiting case"]


@pytest.mark.parametrize("name", SET_UPS)
def test_shares_are_those_of_the_run_and_come_when_its_impact_is_over(name):
    values, runs, found = captioned(**SET_UPS[name])
    assert list(found) == list(runs)
    for name, run in runs.items():
        shown = found[name]
        if not shown.shares:
            assert run.contacts.duration.max() > 0, "only a contact that lasts may outlast the run"
            continue
        part = np.array(shown.shares) / 100 * values["speed"]
        np.testing.assert_allclose(part, speeds_after(run), atol=1e-4)
        assert 0 < shown.since < run.time[-1]
        if not run.pivots:
            late = run.at(shown.since + 1e-9).velocity[:, 0]
            np.testing.assert_allclose(part, late, atol=1e-4)


def test_captions_travel_with_their_runs():
    message, _ = answer(Playable(experiment), {"kind": "set", "change": {"balls": 2}})
    captions = {run["name"]: run["caption"] for run in message["runs"]}
    assert str(captions["Hertz"]["about"]) == "contact takes time"
    assert captions["all at once"]["shares"] == (0.0, 100.0)


@pytest.mark.parametrize("changed", [{"balls": 5}, {"k_b": 0.5}, {"balls": 2}])
def test_rigid_rules_are_ends_only_where_they_are(changed):
    _, _, found = captioned(**changed)
    assert [str(one.about) for one in found.values()].count("contact takes no time") == 2


def test_an_impact_that_outlasts_its_run_has_no_shares():
    _, runs, found = captioned(picture="on a rail", stiffness=10.0, mass=100.0, speed=3.0)
    for name, run in runs.items():
        over = float((run.contacts.time + run.contacts.duration).max()) < run.time[-1]
        assert bool(found[name].shares) == over
    assert not all(one.shares for one in found.values())
