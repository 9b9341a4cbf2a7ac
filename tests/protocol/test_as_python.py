"""Copy as Python: the lines run as they stand and make the very runs of the lesson."""

from typing import Any

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.protocol.as_python import recipe

LESSONS = lessons()
CASES = [
    pytest.param(experiment, preset.values, id=f"{name}: {preset.name}")
    for name, experiment in LESSONS.items()
    for preset in experiment.presets
] + [pytest.param(experiment, {}, id=name) for name, experiment in LESSONS.items()]


def made_by(text: str) -> dict[str, Any]:
    """What the lines leave behind."""
    names: dict[str, Any] = {}
    exec(text, names)
    return names


@pytest.mark.parametrize(("experiment", "values"), CASES)
def test_the_lines_make_the_runs_of_the_lesson(experiment: Experiment, values: Any) -> None:
    runs = experiment.runs(experiment.check(values))
    made = made_by(recipe(runs))
    for name, run in runs.items():
        other = made[name.replace(" ", "_").lower()]
        assert other.solver == run.solver
        # A run that the build has made is kept to seven digits.
        is_kept = any(one.startswith(f"{name}-") for one in experiment.ahead)
        close = 1e-6 if is_kept else 1e-12
        for quantity in ("time", "position", "velocity", "spin"):
            ours, theirs = getattr(run, quantity)[-1], getattr(other, quantity)[-1]
            np.testing.assert_allclose(theirs, ours, rtol=close, atol=close)
        assert len(other.contacts) == len(run.contacts)


def test_lesson_01_takes_six_lines() -> None:
    runs = LESSONS["plane_bounce"].runs(LESSONS["plane_bounce"].defaults())
    assert recipe(runs) == (
        "import kernel_lib as kl\n"
        "\n"
        "ball = kl.Ball(position=(0, 5), velocity=(4, 1), radius=1, mass=1)\n"
        "floor = kl.Plane(point=(0, 0), normal=(0, 1))\n"
        "scene = kl.Scene(balls=[ball], walls=[floor], gravity=(0, -9.807), restitution=0.7)\n"
        "fixed_steps = kl.simulate(scene, 4, kl.Stepping(step=0.1))\n"
        "exact = kl.simulate(scene, 4, kl.Events())\n"
    )


def test_rows_in_lanes_share_a_function() -> None:
    text = recipe(
        LESSONS["newtons_cradle"].runs(LESSONS["newtons_cradle"].check({"picture": "on a rail"}))
    )
    assert text.count("kl.Ball(") == 3
    assert "one_by_one = kl.simulate(row(0), 1.6, kl.RowImpacts())\n" in text
    assert 'all_at_once = kl.simulate(row(-1.92), 1.6, kl.RowImpacts(rule="all at once"))\n' in text


def test_what_two_scenes_share_is_said_once() -> None:
    text = recipe(LESSONS["rotating_spheres"].runs(LESSONS["rotating_spheres"].defaults()))
    assert (text.count("kl.Ball("), text.count("kl.Scene(")) == (1, 2)


def test_surfaces_spins_and_strange_names_survive() -> None:
    rubber = kl.Surface(0.8, friction=0.5, rolling_resistance=0.01)
    balls = [
        kl.Ball((0, 0.1, 2), (1, 0, 0), 0.5, 1, (0, 3, 0), 2 / 3, rubber),
        kl.Ball((3, 0, 2), (-1, 0, 0), 0.5, 2, inertia_factor=float("inf"), surface=kl.GLASS),
    ]
    scene = kl.Scene(balls, [kl.Plane((0, 0, 0), (0, 0, 1))], (0, 0, -9.807), drag=0.1)
    runs = {
        "class": kl.simulate(scene, 1.5),
        "2 steps": kl.simulate(scene, 1.5, kl.Stepping(0.01)),
    }
    made = made_by(recipe(runs))
    for name in ("run_class", "run_2_steps"):
        assert made[name].scene == scene
    np.testing.assert_array_equal(made["run_class"].spin[-1], runs["class"].spin[-1])


def test_a_run_cut_short_by_its_budget_is_made_again_with_it() -> None:
    ball, floor = kl.Ball((0, 1.5), (0, 0), 1, 1), kl.Plane((0, 0), (0, 1))
    scene = kl.Scene([ball], [floor], (0, -9.81))
    text = recipe({"exact": kl.simulate(scene, 9, budget=4)})
    assert "kl.simulate(scene, 9, kl.Events(), budget=4)" in text
    assert made_by(text)["exact"].stopped_because == "step limit"
    assert "budget" not in recipe({"exact": kl.simulate(scene, 1)})
