"""The law with today's numbers: what it says is what the runs did."""

import re

import numpy as np
import pytest

from kernel_lib.experiments.cradle import runs as cradle
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.experiments.laws_now import NOTHING, figure
from kernel_lib.experiments.oblique_plane import runs as oblique_plane
from kernel_lib.experiments.plane_bounce import runs as plane_bounce
from kernel_lib.experiments.rotating_spheres import runs as rotating_spheres
from kernel_lib.experiments.two_balls import runs as two_balls

LESSONS = (plane_bounce, oblique_plane, two_balls, rotating_spheres, cradle)
CASES = [
    pytest.param(lesson.experiment, preset.values, id=f"{lesson.experiment.name}: {preset.name}")
    for lesson in LESSONS
    for preset in lesson.experiment.presets
]


def law(experiment: Experiment, **values: float | str | bool) -> tuple[str, ...]:
    """The lines for these values."""
    checked = experiment.check(values)
    assert experiment.law_now is not None
    return tuple(experiment.law_now(checked, experiment.runs(checked)))


def results(text: str, unit: str) -> list[float]:
    """Numbers in a line that follow "=" and carry a unit."""
    found = re.findall(rf"= ([\d.−]+) {unit}(?![/\w])", text)
    return [float(number.replace("−", "-")) for number in found]


@pytest.mark.parametrize(("experiment", "values"), CASES)
def test_every_set_up_has_a_few_lines(experiment: Experiment, values: dict[str, float]) -> None:
    lines = law(experiment, **values)
    assert 1 <= len(lines) <= 6
    assert all(10 < len(line) < 150 and "nan" not in line and "inf" not in line for line in lines)


@pytest.mark.parametrize("k_b", [0.0, 0.45, 1.0])
def test_lesson_01_says_impulse_and_rise(k_b: float) -> None:
    values = plane_bounce.experiment.check({"k_b": k_b, "mass": 2.5})
    run = plane_bounce.runs(values)["exact"]
    _, impulse, rise = law(plane_bounce.experiment, k_b=k_b, mass=2.5)
    hit = run.contacts[0:1]
    assert results(impulse, "N s") == [pytest.approx(hit.impulse[0, 1], rel=5e-3)]
    up = hit.velocity_after[0, 0, 1]
    assert results(rise, "m") == [pytest.approx(up**2 / (2 * 9.807), rel=5e-3)]


@pytest.mark.parametrize("friction", [0.0, 0.1, 0.21, 1.5])
def test_lesson_02_says_what_friction_leaves_along_the_plane(friction: float) -> None:
    run = oblique_plane.runs(oblique_plane.experiment.check({"friction": friction}))["exact"]
    after = float(np.linalg.norm(run.contacts.velocity_after[0, 0]))
    said = law(oblique_plane.experiment, friction=friction)[-1]
    assert f"{figure(after, 'm/s')} after" in said


@pytest.mark.parametrize("k_b", [0.0, 0.5, 1.0])
def test_lesson_03_says_the_impulse_of_the_pair(k_b: float) -> None:
    values = {"film": two_balls.PAIR, "k_b": k_b, "m2": 3.0}
    run = two_balls.runs(two_balls.experiment.check(values))["exact"]
    push = np.linalg.norm(run.contacts.impulse[0])
    assert results(law(two_balls.experiment, **values)[0], "N s") == [pytest.approx(push, rel=5e-3)]


@pytest.mark.parametrize("k_b", [0.0, 0.5, 1.0])
def test_lesson_03_checks_the_energy_lost_against_the_run(k_b: float) -> None:
    values = {"film": two_balls.PAIR, "k_b": k_b, "m2": 3.0}
    run = two_balls.runs(two_balls.experiment.check(values))["exact"]
    before, after = run.contacts.velocity_before[0], run.contacts.velocity_after[0]
    lost = float(np.array([1.0, 3.0]) @ np.sum(before**2 - after**2, axis=1)) / 2
    said = law(two_balls.experiment, **values)[-1].replace("−", "-")
    formula, found = re.findall(r"(?:= |run )([\d.-]+) J", said)
    assert float(formula) == pytest.approx(lost, rel=5e-3, abs=1e-9)
    assert float(found) == pytest.approx(lost, rel=5e-3, abs=1e-9)


PAIRS = [
    {"spin1": 7.0},
    {"place": rotating_spheres.PAIR, "spin1": 8.0, "spin2": 3.0, "m2": 2.5, "e_t": 0.4},
    {"place": rotating_spheres.PAIR, "grip": False, "friction": 0.02, "offset": 0.6},
    {"place": rotating_spheres.PAIR, "spin1": 9.0, "axis": "upright", "r2": 0.8},
]


@pytest.mark.parametrize("values", PAIRS, ids=str)
def test_lesson_04_says_both_impulses(values: dict[str, float]) -> None:
    run = rotating_spheres.runs(rotating_spheres.experiment.check(values))["rough"]
    hit = run.contacts.of_kind("impact")
    along = float(hit.impulse[0] @ hit.normal[0])
    across = float(np.sqrt(hit.impulse[0] @ hit.impulse[0] - along**2))
    normal, tangential = law(rotating_spheres.experiment, **values)
    assert results(normal, "N s") == [pytest.approx(along, rel=5e-3)]
    assert results(tangential, "N s")[-1] == pytest.approx(across, rel=1e-2)


def test_lesson_04_says_what_the_estimate_makes_out_of_nothing() -> None:
    values = {"place": rotating_spheres.PAIR, "estimate": 0.2, "m2": 2.0, "offset": 0.4}
    run = rotating_spheres.runs(rotating_spheres.experiment.check(values))["estimate"]
    said = law(rotating_spheres.experiment, **values)[-1]
    assert results(said, "J")[-1] == pytest.approx(-run.contacts.energy_lost[0], rel=5e-3)


def test_a_run_without_a_collision_says_so() -> None:
    assert law(plane_bounce.experiment, gravity=0.0, velocity_y=5.0) == NOTHING


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0 m"), (1e-9, "~0 m"), (-1.23456, "−1.23 m"), (12345.6, "12346 m"), (0.7, "0.7 m")],
)
def test_figures(value: float, text: str) -> None:
    assert figure(value, "m") == text
