"""Target of lesson 05: two rings in which balls 2 and 3 are once they leave at one speed."""

import numpy as np
import pytest

from kernel_lib.experiments.newtons_cradle.runs import experiment, runs

_, TOGETHER = experiment.challenges


@pytest.mark.parametrize(("gamma", "stars"), [(1.0, 0), (5.0, 0), (16.3, 3)])
def test_two_that_leave_together_drift_into_the_rings(gamma, stars):
    values = experiment.check({**TOGETHER.values, "gamma": gamma})
    found = runs(values)
    end = TOGETHER.judged(values, found)
    (run,) = (found[name] for name in TOGETHER.runs)
    assert run.contacts.time[0] < end < run.time[-1]
    places = run.at(end).position[1:]
    rings = TOGETHER.target(values).marks
    assert [ring.ball for ring in rings] == [1, 2]
    off = np.abs(places - [ring.at for ring in rings]).max()
    assert (off < 0.01 * rings[0].radius) == (stars == 3)
    assert TOGETHER.reached(values, found)[1] == stars
