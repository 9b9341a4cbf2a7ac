"""The map of sticking: what the exact runs do, all at once."""

from functools import partial

import numpy as np
import pytest

from kernel_lib.experiments.parameters import check_all
from kernel_lib.experiments.two_balls.chart import (
    cases_on_map,
    pair_on_map,
    sticking_gap,
    sticking_map,
)
from kernel_lib.experiments.two_balls.published import landing_gap
from kernel_lib.experiments.two_balls.runs import PAIR, experiment, scene

FORCES = {"gravity": 9.807, "drag": 1.0}
complete = partial(check_all, experiment.parameters)


@pytest.mark.parametrize("forces", [{}, {"gravity": 9.807}, FORCES], ids=str)
@pytest.mark.parametrize("place", [(5, 20), (3, 20), (4.2, 13), (-1, 9), (8, 30), (12.9, 5.5)])
def test_the_closed_form_is_what_exact_events_find(place, forces):
    values = experiment.check({"film": PAIR, "y2": place[0], "vy1": place[1]} | forces)
    gap, exact = float(sticking_gap(values)), landing_gap(scene(values))
    assert gap == pytest.approx(exact, abs=1e-8, nan_ok=True)


def test_the_map_holds_the_line_on_which_they_stick_and_places_where_they_miss():
    values = experiment.check({"film": PAIR})
    heights, speeds, gap = sticking_map(values)
    assert gap.shape == (len(speeds), len(heights))
    assert np.isnan(gap).any() and np.nanmin(gap) < -10 and np.nanmax(gap) > 10
    here = gap[np.argmin(abs(speeds - 20)), np.argmin(abs(heights - 5))]
    assert here == pytest.approx(0, abs=1e-6), "balls 1"


def test_balls_that_touch_at_the_start_are_no_hit():
    values = experiment.check({"film": PAIR, "x2": 0.0, "y2": -4.0, "vx2": 0.0})
    assert np.isnan(sticking_gap(values))


def test_nikulins_cases_stand_on_the_map_that_they_belong_to():
    def named(**values):
        return cases_on_map(experiment.presets, complete, complete({"film": PAIR} | values))

    assert named() == {"Nikulin, balls 3": (3, 20), "Nikulin, balls 1": (5, 20)}
    assert set(named(**FORCES)) == {"Nikulin, balls 2", "Nikulin, balls 3 with gravity and drag"}
    assert named(r1=1.5) == {}
    assert [*pair_on_map(complete({"m1": 7.0, "y2": 4.0})).values()] == [(4, 20)]
    assert pair_on_map(complete({"vy1": -20.0})) == {}
