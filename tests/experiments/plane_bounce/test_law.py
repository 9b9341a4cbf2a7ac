"""What the law says with numbers put in is what the runs did."""

from dataclasses import replace

import numpy as np
import pytest

from kernel_lib.experiments.common.wording import NOTHING
from kernel_lib.experiments.plane_bounce import runs as plane_bounce
from kernel_lib.experiments.plane_bounce.law import bounce_law
from kernel_lib.experiments.plane_bounce.questions import HEIGHT
from tests.experiments.laws import law, results


@pytest.mark.parametrize("k_b", [0.0, 0.45, 1.0])
def test_lesson_01_says_impulse_and_rise(k_b: float) -> None:
    values = plane_bounce.experiment.check({"k_b": k_b, "mass": 2.5})
    run = plane_bounce.runs(values)["exact"]
    _, impulse, rise = law(plane_bounce.experiment, k_b=k_b, mass=2.5)
    hit = run.contacts[0:1]
    assert results(impulse, "N s") == [pytest.approx(hit.impulse[0, 1], rel=5e-3)]
    up = hit.velocity_after[0, 0, 1]
    assert results(rise, "m") == [pytest.approx(up**2 / (2 * 9.807), rel=5e-3)]


def test_a_run_without_a_collision_says_so() -> None:
    assert law(plane_bounce.experiment, gravity=0.0, velocity_y=5.0) == (str(NOTHING[0]),)


def test_heights_are_read_from_the_run_where_a_control_adds_a_force(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With drag by the air, as the recipe for a control has it, a law of free fall is wrong."""
    in_vacuum = plane_bounce.scene
    monkeypatch.setattr(plane_bounce, "scene", lambda values: replace(in_vacuum(values), drag=0.5))
    values = plane_bounce.experiment.check({"height": 6.0, "velocity_x": 0.0, "velocity_y": 0.0})
    runs = plane_bounce.runs(values)
    run = runs["exact"]
    first, second = run.contacts.time[:2]
    seen = run.sample(np.linspace(first, second, 20001)).position[:, 0, 1].max() - 1
    judged = HEIGHT.judged(values, runs)
    assert judged.truth == pytest.approx(seen, abs=1e-5)
    assert judged.truth < 0.95 * run.contacts.velocity_after[0, 0, 1] ** 2 / (2 * 9.807)
    assert "×" not in judged.happened
    assert len(bounce_law(values, runs)) == 2  # the rise by the law is not what the ball does
