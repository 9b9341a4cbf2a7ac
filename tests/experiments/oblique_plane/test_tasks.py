"""Targets of lesson 02: they follow from values, and lie where the run comes to."""

import itertools

import numpy as np
import pytest

from kernel_lib.experiments.oblique_plane.on_the_slope import directions, throw_lands
from kernel_lib.experiments.oblique_plane.runs import experiment, runs

DEAD, JUMPER = experiment.challenges


@pytest.mark.parametrize("challenge", [DEAD, JUMPER], ids=lambda one: one.name)
def test_a_target_stands_where_the_lump_lands(challenge):
    limits = {one.name: (one.minimum, one.maximum) for one in experiment.parameters}
    for ends in itertools.product(*(limits[name] for name in challenge.controls)):
        changed = dict(zip(challenge.controls, ends, strict=True))
        values = experiment.check({**challenge.values, **changed, "duration": 8.0})
        found = runs(values)
        out, up = directions(values["slope"])
        landing = found["exact"].contacts.of_kind("impact").point[0]
        assert throw_lands(values) == pytest.approx(landing + out, abs=1e-6)
        (aim,) = challenge.target(values).marks
        (_, arrow) = challenge.picture(values, found).marks
        ways = [np.subtract(*one.points[::-1]) for one in (aim, arrow)]
        if challenge is DEAD:
            assert ways[0] @ up == pytest.approx(0, abs=1e-9), "straight out of the slope"
            assert arrow.points[1] == pytest.approx(landing + out), "the arrow comes to the lump"
        else:
            assert ways[0] @ out == pytest.approx(0, abs=1e-9), "down along the slope"
            assert ways[0] @ up < 0
            assert aim.points[0] == pytest.approx(landing + out)
            assert arrow.points[0] == pytest.approx(landing + out)
        assert ways[1] / np.linalg.norm(ways[1]) == pytest.approx(
            found["exact"].contacts.of_kind("impact").velocity_before[0, 0]
            / np.linalg.norm(found["exact"].contacts.of_kind("impact").velocity_before[0, 0])
        )


def test_without_a_landing_the_target_alone_is_drawn():
    values = experiment.check({**DEAD.values, "duration": 0.5})
    assert DEAD.picture(values, runs(values)) == DEAD.target(values)
