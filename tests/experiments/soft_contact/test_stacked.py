"""A light ball above a heavy one, dropped together."""

import pytest

from kernel_lib.experiments.soft_contact import experiment
from tests.experiments.laws import lines
from tests.experiments.verdicts import asked_at, question_at, text_of

TOGETHER = {one.name: one.values for one in experiment.presets}["Tennis ball on a basketball"]


@pytest.mark.parametrize(
    ("upper", "right", "rose"),
    [(0.06, "more", 6.950), (0.39, "twice", 2.026), (0.6, "same", 1.0)],
)
def test_how_high_the_upper_ball_flies_follows_from_its_mass(upper, right, rose):
    values = experiment.check({**TOGETHER, "upper": upper})
    judged = question_at(experiment, "thrown_off", **values)
    assert judged["truth"] == right
    run = experiment.runs(values)["one on the other"]
    start, top = float(run.position[0, 1, 1]), float(run.position[1:, 1, 1].max())
    assert judged["end"] <= run.time[-1]
    assert top == pytest.approx(start + rose - 1, abs=4e-3)
    assert run.contacts.energy_lost.max() == pytest.approx(0, abs=1e-12)
    ratio = (3 * 0.6 - upper) / (0.6 + upper)
    assert f"= {ratio:.3g}" in lines(experiment, values, {"one on the other": run})[0]


def test_between_the_answers_it_is_not_asked():
    assert "thrown_off" in asked_at(experiment, **TOGETHER)
    assert "thrown_off" not in asked_at(experiment, **{**TOGETHER, "upper": 0.25})
    assert "thrown_off" not in asked_at(experiment, material="rubber")


def test_twice_the_speed_would_be_four_times_the_height():
    judged = question_at(experiment, "thrown_off", **TOGETHER)
    assert text_of(judged, "twice").endswith(
        "It left 2.64 times as fast as it came, and rose 6.95 m."
    )
    assert "On a floor it would come back" in text_of(judged, "same")
