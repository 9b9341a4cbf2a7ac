"""The climb in closed form is that of the exact runs."""

import numpy as np
import pytest

from kernel_lib.experiments.oblique_plane.chart import climb_lines, climbs
from kernel_lib.experiments.oblique_plane.published import climb
from kernel_lib.experiments.oblique_plane.runs import experiment, scene
from kernel_lib.solvers.simulate import simulate

SLOPES = np.array([0.05, 0.2, 0.45, 1.0])


@pytest.mark.parametrize("friction", [0.0, 0.2, 0.5])
@pytest.mark.parametrize(
    "start", [{}, {"velocity_x": 9.0, "velocity_y": -3.0, "height": 4.0}, {"velocity_x": 1.0}]
)
def test_it_is_as_far_as_exact_runs_climb(start, friction):
    values = experiment.check(start)
    found = climbs(values, SLOPES, friction)
    others = values | {"friction": friction, "k_b": 0.0}
    runs = [simulate(scene(others | {"slope": float(slope)}), 3.0, frames=1e-3) for slope in SLOPES]
    # The highest frame is at most half a millisecond from the top.
    np.testing.assert_allclose(found, [climb(run) for run in runs], rtol=0, atol=2e-5)


def test_what_lands_late_comes_down_the_slope_and_climbs_nothing():
    """It has no gap in the chart: that was once no number."""
    values = experiment.check({"velocity_x": -5.0, "velocity_y": 10.0, "height": 10.0})
    assert climbs(values, np.array([1.2]), 0.0) == 0
    assert climb(simulate(scene(values | {"slope": 1.2, "k_b": 0.0}), 8.0)) == 0
    for _, way in climb_lines(values).values():
        assert np.isfinite(way).all()


def test_a_ball_that_slides_down_at_once_has_not_climbed():
    """It starts higher up the plane than it lands: that was once taken for a climb."""
    values = experiment.check({"slope": 1.0, "k_b": 0.0, "velocity_x": 1.0})
    assert climb(simulate(scene(values), 3.0)) == 0
    assert climbs(values, np.array([1.0]), 0.0) == 0


def test_friction_only_shortens_the_way_and_a_steep_slope_stops_it():
    flat, steep = climbs(experiment.defaults(), np.array([0.1, 1.2]), 0.0)
    assert flat > 1 > steep >= 0
    assert climbs(experiment.defaults(), np.array([0.1]), 0.2) < flat
