"""The same spring across: what becomes of the slip comes out of forces."""

import pytest

from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.controls import BALLS, SPRING
from kernel_lib.experiments.soft_contact.law import slips
from kernel_lib.experiments.soft_contact.materials import arrival
from tests.experiments.laws import lines as law_lines

#: Slip after over friction x closing speed, by stiffness across over along and slip before.
TABLE = {
    2 / 7: {0.5: -0.5, 1: -1, 2: -2, 3: -3, 5: -2, 6: -1},
    14 / 17: {0.5: 0.206398, 1: 0.202717, 2: -0.584871, 3: -1.361798, 5: -1.702904, 6: -1},
}


def aslant(ratio, x):
    """A stiff ball that arrives with this slip over friction x closing speed, and its run."""
    values = {
        "material": SPRING,
        "height": 100,
        "kept": 1,
        "friction": 0.25,
        "across_stiffness": ratio,
        "spring_stiffness": 1e6,
    }
    speed = x * 0.25 * arrival(experiment.check(values))
    complete = experiment.check({**values, "across": speed})
    return complete, experiment.runs(complete)


@pytest.mark.parametrize("ratio", TABLE)
@pytest.mark.parametrize("x", [0.5, 2, 3, 5, 6])
def test_the_slip_after_is_that_of_the_table(ratio, x):
    values, runs = aslant(ratio, x)
    run = runs["drop"]
    before, after = slips(run)
    unit = 0.25 * arrival(values)
    assert before == pytest.approx(x * unit, rel=1e-9)
    # Pressed in, the ball is a little smaller: its depth is half a percent of its radius.
    assert after / unit == pytest.approx(TABLE[ratio][x], abs=0.02)
    assert run.contacts.energy_lost[0] >= -1e-12


def test_the_set_ups_say_what_their_law_says():
    above = "1.01, above 1 since a dented ball turns about a shorter lever"
    for name, ratio in (("Superball, sideways", above), ("Sphere, sideways", "0.467")):
        (preset,) = (one for one in experiment.presets if one.name == name)
        values = experiment.check(preset.values)
        lines = law_lines(experiment, values, experiment.runs(values))
        assert any(f"e_t = −u′ / u = {ratio}: friction is a result" in line for line in lines)


def test_only_a_spring_flies_aslant():
    for material in BALLS:
        values = experiment.check({"material": material, "across": 3.0, "friction": 0.4})
        run = experiment.runs(values)["drop"]
        assert (run.velocity[0, 0, 0] > 0) == (material == SPRING)
        text = " ".join(law_lines(experiment, values, {"drop": run}))
        assert ("e_t" in text) == (material == SPRING)
