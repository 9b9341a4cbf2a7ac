"""What the law says with numbers put in is what the runs did."""

import numpy as np
import pytest

from kernel_lib.experiments.rotating_spheres import runs as rotating_spheres
from tests.experiments.laws import law, results

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
    normal, tangential, both = law(rotating_spheres.experiment, **values)
    assert results(normal, "N s") == [pytest.approx(along, rel=5e-3)]
    assert results(tangential, "N s")[-1] == pytest.approx(across, rel=1e-2)
    # The list of contacts tells the whole impulse, which is another number.
    assert results(both, "N s") == [pytest.approx(np.linalg.norm(hit.impulse[0]), rel=5e-3)]


def test_lesson_04_says_what_the_estimate_makes_out_of_nothing() -> None:
    values = {"place": rotating_spheres.PAIR, "estimate": 0.2, "m2": 2.0, "offset": 0.4}
    run = rotating_spheres.runs(rotating_spheres.experiment.check(values))["estimate"]
    said = law(rotating_spheres.experiment, **values)[-1]
    assert results(said, "J")[-1] == pytest.approx(-run.contacts.energy_lost[0], rel=5e-3)
