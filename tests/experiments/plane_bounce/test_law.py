"""What the law says with numbers put in is what the runs did."""

import pytest

from kernel_lib.experiments.common.wording import NOTHING
from kernel_lib.experiments.plane_bounce import runs as plane_bounce
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
    assert law(plane_bounce.experiment, gravity=0.0, velocity_y=5.0) == NOTHING
