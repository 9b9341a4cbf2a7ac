"""A ball that flies aslant onto a rough plate: what is asked of it, and what is not."""

import numpy as np
import pytest

from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.controls import SUPERBALL
from tests.experiments.verdicts import asked_at, question_at

PRESETS = {one.name: one.values for one in experiment.presets}
SPHERE = PRESETS["Sphere, sideways"]


@pytest.mark.parametrize(
    ("changed", "right", "words"),
    [
        ({"across": 0.5}, "on", "the spring across threw it back and on again"),
        ({"across": 3.0}, "back", "it gripped, and the spring across threw it back"),
        ({"across": 6.9}, "hardly", "it slid all the time, and friction took nearly all of it"),
        ({"across": 10.0}, "on", "it slid all the time, and friction took 6.91 m/s"),
        ({"across": 2.0, "across_stiffness": SUPERBALL}, "back", "2 → −2.02 m/s"),
        ({"across": 10.0, "across_stiffness": SUPERBALL}, "on", "10 → 3.09 m/s"),
    ],
)
def test_how_the_lowest_point_slides_follows_from_the_speed_along_the_plate(changed, right, words):
    judged = question_at(experiment, "across", **{**SPHERE, **changed})
    assert judged["truth"] == right
    assert words in str(judged["happened"])


@pytest.mark.parametrize(
    "changed",
    [
        {"across": 0.0},
        {"friction": 0.0},
        {"kept": 0.8},
        {"across": 6.5},
        {"material": "rubber"},
    ],
)
def test_what_does_not_slide_or_is_not_clear_is_not_asked(changed):
    assert "across" in asked_at(experiment, **SPHERE)
    assert "across" not in asked_at(experiment, **{**SPHERE, **changed})


def test_the_loop_across_encloses_what_friction_took():
    """Straight in nothing is lost, so its way back is its way in."""
    judged = question_at(experiment, "across", **{**SPHERE, "across": 10.0})
    straight, across = judged["picture"]["chart"]["marks"][:2]
    areas = [
        abs(np.trapezoid(np.array(one["y"]), np.array(one["x"]))) for one in (straight, across)
    ]
    assert areas[0] < 0.02 < 0.3 < areas[1]
