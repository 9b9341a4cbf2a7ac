"""Lesson 05 as an experiment: four answers on one clock, and the figures of the source."""

import numpy as np
import pytest

from kernel_lib.experiments.cradle import LAST, OPEN, experiment, runs, stiffnesses
from kernel_lib.experiments.cradle_figures import OTHER_PROGRAMS, force_history, second_answer

PRESETS = {preset.name: experiment.check(preset.values) for preset in experiment.presets}


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_keeps_momentum_in_every_run(name):
    for run in runs(PRESETS[name]).values():
        masses = np.array([ball.mass for ball in run.scene.balls])
        momentum = run.velocity[..., 0] @ masses
        np.testing.assert_allclose(momentum, momentum[0], rtol=1e-7)
        for observable in experiment.observables:
            assert observable.values(run).shape == run.time.shape


def test_four_answers_differ_where_balls_touch_and_agree_with_gaps():
    touching = [run.velocity[-1, :, 0] for run in runs(experiment.defaults()).values()]
    np.testing.assert_allclose(touching[0], [0, 0, 1], atol=1e-12)
    np.testing.assert_allclose(touching[1], [-1 / 3, 2 / 3, 2 / 3], atol=1e-12)
    np.testing.assert_allclose(touching[2], [-0.130262, 0.150230, 0.980032], atol=1e-6)
    np.testing.assert_allclose(touching[3], [-0.070952, 0.076403, 0.994549], atol=1e-6)
    for run in runs(PRESETS["Small gaps"]).values():
        np.testing.assert_allclose(run.velocity[-1, :, 0], [0, 0, 0, 0, 1], atol=1e-6)


def test_the_answer_to_the_guess_is_computed():
    values = experiment.defaults()
    assert experiment.guess.answer(values, runs(values)) == OPEN
    apart = PRESETS["Small gaps"]
    assert experiment.guess.answer(apart, runs(apart)) == LAST
    assert experiment.guess.explain(LAST, OPEN).startswith("No:")


def test_gamma_scales_every_contact_but_the_first():
    values = experiment.check({"balls": 4, "gamma": 3.0, "stiffness": 100.0})
    assert stiffnesses(values) == [100.0, 300.0, 300.0]


@pytest.mark.parametrize(
    "row", [row for row in experiment.published if "," in row.printed], ids=lambda row: row.quantity
)
def test_speeds_known_to_six_digits_are_reproduced(row):
    ours = [float(text) for text in row.computed().split(", ")]
    known = [float(text) for text in row.printed.split(", ")]
    np.testing.assert_allclose(ours, known, atol=1.1e-6)


def test_li_and_yao_part_at_about_half_and_two_thirds_of_a_millisecond():
    first, second = (row.computed() for row in experiment.published[:2])
    assert first == pytest.approx(0.49, abs=0.015)
    assert second == pytest.approx(0.67, abs=0.015)


@pytest.mark.parametrize("first", [-1 / 3, -0.2, 0.0, 0.5, 1.0])
def test_every_first_speed_in_its_limits_leaves_a_second_answer(first):
    speeds = np.array([first, *second_answer(first)])
    assert speeds.sum() == pytest.approx(1)
    assert (speeds**2).sum() == pytest.approx(1)


@pytest.mark.parametrize("first", [-0.34, 1.01])
def test_outside_them_there_is_none(first):
    with pytest.raises(ValueError, match="first must lie in"):
        second_answer(first)


def test_forces_hand_on_the_momentum():
    (time, force), (_, onward) = force_history(1.0).lines({}).values()
    pushed = np.trapezoid(force, time)
    assert pushed > np.trapezoid(onward, time) > 0.8 * pushed
    assert force.max() > onward.max() * 0.8


def test_the_chart_goes_from_one_rule_to_the_other():
    lines = experiment.chart.lines(experiment.defaults())
    for law in ("springs", "Hertz"):
        speeds = lines[law][1]
        assert speeds[0] == pytest.approx(lines["one by one"][1][0], abs=0.01)
        assert speeds[-1] == pytest.approx(lines["all at once"][1][0], abs=0.01)


def test_what_other_programs_say_keeps_both_laws():
    for speeds in OTHER_PROGRAMS.values():
        assert sum(speeds) == pytest.approx(1)
        assert sum(v * v for v in speeds) == pytest.approx(1)
