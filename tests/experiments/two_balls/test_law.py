"""What the law says with numbers put in is what the runs did."""

import re

import numpy as np
import pytest

from kernel_lib.experiments.two_balls import runs as two_balls
from tests.experiments.laws import law, results


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
