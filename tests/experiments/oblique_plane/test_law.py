"""What the law says with numbers put in is what the runs did."""

import numpy as np
import pytest

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.oblique_plane import runs as oblique_plane
from tests.experiments.laws import law


@pytest.mark.parametrize("friction", [0.0, 0.1, 0.21, 1.5])
def test_lesson_02_says_what_friction_leaves_along_the_plane(friction: float) -> None:
    run = oblique_plane.runs(oblique_plane.experiment.check({"friction": friction}))["exact"]
    after = float(np.linalg.norm(run.contacts.velocity_after[0, 0]))
    said = law(oblique_plane.experiment, friction=friction)[-1]
    assert f"{figure(after, 'm/s')} after" in said
