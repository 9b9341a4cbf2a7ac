"""The loops of a verdict hold what the contacts lost."""

from functools import partial

import numpy as np
import pytest

from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.controls import GAME, STEEL
from tests.experiments import verdicts

drawn = partial(verdicts.drawn, experiment)


def lost_within(depth, force):
    """The part of the energy that goes in and does not come out, by the areas below the loop."""
    deepest = int(np.argmax(depth))
    put_in = np.trapezoid(force[: deepest + 1], depth[: deepest + 1])
    given_back = -np.trapezoid(force[deepest:], depth[deepest:])
    return 1 - given_back / put_in


@pytest.mark.parametrize(
    ("name", "values", "kind"),
    [
        ("rubber_touch", {}, "thinner"),
        ("rubber_touch", {"height": 500}, "fatter"),
        ("rubber_touch", {"height": 605, "gravity": 1.62}, "same"),
        ("steel_touch", {"material": STEEL}, "thinner"),
        ("steel_touch", {"material": STEEL, "height": 0.05}, "thinner"),
        ("steel_touch", {"material": STEEL, "height": 100, "radius": 4}, "same"),
        ("game_touch", {"material": GAME, "power": 0}, "fatter"),
    ],
)
def test_the_area_of_each_loop_is_what_its_contact_lost(name, values, kind):
    picture, runs, _ = drawn(name, **values)
    loops = picture.chart.loops({})
    first, own = (lost_within(*loop) for loop in loops.values())
    contacts = runs["drop"].contacts
    speeds = contacts.velocity_after[0, 0, 1], contacts.velocity_before[0, 0, 1]
    assert own == pytest.approx(1 - (speeds[0] / speeds[1]) ** 2, abs=0.02)
    found = "same" if abs(own - first) < 0.005 else "fatter" if own > first else "thinner"
    assert found == kind
    assert kind in str(picture.chart.title).lower()
    assert all(max(axis) == pytest.approx(1) for loop in loops.values() for axis in loop)
    for said, lost in zip(loops if name != "steel_touch" else (), (first, own), strict=False):
        percent = float(str(said).split(": ")[1].split(" %")[0].replace("~", ""))
        assert percent == pytest.approx(100 * lost, abs=2)


def test_the_dent_is_the_depth_at_which_the_plate_stops_pushing():
    picture, _, _ = drawn("steel_touch", material=STEEL)
    one_metre, own = picture.chart.loops({})
    assert str(one_metre).endswith("dent 0.16 mm")
    assert str(own).endswith("dent 0.00511 mm")
    picture, _, _ = drawn("steel_touch", material=STEEL, height=0.05)
    assert str(list(picture.chart.loops({}))[1]).endswith("no dent")
