"""What every lesson owes, each found by its folder."""

import math
import re
from pathlib import Path

import pytest

import kernel_lib.experiments
from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.protocol.description import measured
from kernel_lib.protocol.pictures.runs import runs_of
from kernel_lib.words import in_words
from tests.experiments.laws import law

LESSONS = lessons()
CASES = [
    pytest.param(experiment, preset.values, id=f"{name}: {preset.name}")
    for name, experiment in LESSONS.items()
    for preset in experiment.presets
]


def test_every_folder_with_an_experiment_is_found() -> None:
    house = Path(kernel_lib.experiments.__file__).parent
    folders = {path.parent.name for path in house.glob("*/__init__.py")}
    assert set(LESSONS) == folders - {"common", "measures", "teaching"}
    assert all(isinstance(one, Experiment) and one.name == name for name, one in LESSONS.items())


@pytest.mark.parametrize(("experiment", "values"), CASES)
def test_every_set_up_has_a_few_lines(experiment: Experiment, values: dict[str, float]) -> None:
    lines = law(experiment, **values)
    assert 1 <= len(lines) <= 6
    assert all(10 < len(line) < 150 and "nan" not in line and "inf" not in line for line in lines)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_three_acts_that_show_what_they_name(name: str) -> None:
    experiment = LESSONS[name]
    assert len(experiment.acts) == 3
    first = experiment.acts[0]
    assert experiment.begins({}) == experiment.check(first.values)
    runs = runs_of(experiment, experiment.begins({}))
    alone = (set(first.runs) or set(runs)) & set(runs)
    bodies = {runs[one].scene.balls[0].inertia_factor for one in alone}
    assert len(alone) in (1, len(bodies)), "one description first; several runs are several bodies"
    assert len(first.controls) <= 2
    presets = {preset.name: preset.values for preset in experiment.presets}
    for act in experiment.acts:
        there = set(runs_of(experiment, experiment.check(act.values)))
        if act.contrast:
            there |= set(runs_of(experiment, experiment.check(presets[act.contrast])))
        assert set(act.runs) <= there
        assert str(act.why).strip().endswith(("?", "."))


CONTRASTS = [
    pytest.param(experiment, number, id=f"{name} {number}")
    for name, experiment in LESSONS.items()
    for number, act in enumerate(experiment.acts, start=1)
    if act.contrast
]


@pytest.mark.parametrize(("experiment", "number"), CONTRASTS)
def test_a_contrast_is_watched_before_it_is_asked_and_has_one_clear_answer(
    experiment: Experiment, number: int
) -> None:
    act = experiment.acts[number - 1]
    preset = next(one for one in experiment.presets if one.name == act.contrast)
    values = experiment.check(preset.values)
    runs = experiment.runs(values)
    shown = [name for name in act.runs if name in runs] or list(runs)
    assert len(shown) in (2, 4), "side by side"
    fit = [one for one in experiment.all_questions() if one.can_be_asked(values, runs)]
    asked = next(one for one in fit if one.act == number)
    assert asked.watch_first
    assert len(asked.options(values, runs)) == 3
    assert asked.margin
    assert asked.margin(values, runs) >= 2
    for other in experiment.acts:
        begun = experiment.check(other.values)
        assert not asked.can_be_asked(begun, experiment.runs(begun)), "it waits to be opened"


@pytest.mark.parametrize("name", LESSONS)
def test_after_the_verdict_there_is_something_else_to_play_with(name: str) -> None:
    experiment = LESSONS[name]
    begins = experiment.begins({})
    presets = {preset.name: experiment.check(preset.values) for preset in experiment.presets}
    set_ups = [toy for toy in experiment.toys if toy in presets]
    assert set_ups, "one press leads to another run"
    assert len(set(experiment.toys)) == len(experiment.toys)
    assert all(presets[toy] != begins for toy in set_ups)


#: Pixels of the shortest slider between the ends that its thumb reaches, and of a letter below it.
SLIDER, LETTER = 150, 7

TICKED = [
    pytest.param(experiment, parameter, id=f"{name}: {parameter.name}")
    for name, experiment in LESSONS.items()
    for parameter in experiment.parameters
    if parameter.named
]


def place(parameter: Parameter, value: float) -> float:
    """How far along its slider a value lies, from 0 to 1."""
    scaled = math.log10 if parameter.scale == "log" else float
    low, high, at = (scaled(one) for one in (parameter.minimum, parameter.maximum, value))
    return (at - low) / (high - low)


@pytest.mark.parametrize(("experiment", "parameter"), TICKED)
def test_a_named_tick_is_the_value_of_the_set_up_of_that_name(
    experiment: Experiment, parameter: Parameter
) -> None:
    presets = {one.name.lower(): experiment.check(one.values) for one in experiment.presets}
    end = 0.0
    for value, name in in_words(parameter.named):
        assert presets.get(name, {parameter.name: value})[parameter.name] == value
        share, wide = place(parameter, value), LETTER * len(name)
        left = share * SLIDER - share * wide  # a name stays within its slider
        assert left >= end, f"{name} has no room"
        end = left + wide


def test_every_lesson_has_ticks() -> None:
    assert {str(one.id).split(":")[0] for one in TICKED} == set(LESSONS)


def test_a_name_below_a_slider_means_one_value_in_the_whole_course() -> None:
    values: dict[str, set[float]] = {}
    for case in TICKED:
        for value, name in case.values[1].named:
            values.setdefault(str(name), set()).add(value)
    assert {name: found for name, found in values.items() if len(found) > 1} == {}
    (slope,) = values["45°"]
    assert slope == pytest.approx(math.tan(math.radians(45)))
    (ratio,) = values["argon to helium"]
    assert ratio == pytest.approx(39.95 / 4.003, rel=5e-3)  # standard atomic weights


@pytest.mark.parametrize("name", LESSONS)
def test_what_is_measured_of_one_ball_has_its_hue_wherever_it_is_drawn(name: str) -> None:
    """The page takes the hue of a curve, a bar or a readout from `ball`."""
    for one in measured(LESSONS[name]):
        named = re.search(r"of ball (\d)|^ball (\d)", one.name)
        if named:
            assert one.ball == int(named[1] or named[2]) - 1, one.name
        if one.ball is not None:
            assert re.search(rf"{one.ball + 1}", one.name + one.symbol), one.name
