"""A contact that takes its time: what is kept comes out of the force, and the books hold."""

import numpy as np
import pytest

from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.chart import force_over_depth
from kernel_lib.experiments.soft_contact.controls import GAME, RUBBER, STEEL
from kernel_lib.experiments.soft_contact.law import speeds
from kernel_lib.experiments.soft_contact.materials import arrival, kept_law, yields_from
from kernel_lib.protocol.pictures.curves import curves_of
from kernel_lib.protocol.pictures.flights import flights_of


def run_at(**values):
    complete = experiment.check(values)
    return complete, experiment.runs(complete)


def share(**values):
    down, up = speeds(run_at(**values)[1])
    return up / down


#: Shares that other ways of computing gave: from 1 m and from 1 cm.
SHARES = [
    ({"material": RUBBER, "height": 100}, 0.8),
    ({"material": RUBBER, "height": 1}, 0.867),
    ({"material": STEEL, "height": 100}, 0.494),
    ({"material": STEEL, "height": 1}, 0.85),
    ({"material": STEEL, "height": 0.09}, 1.0),
    ({"material": GAME, "height": 1}, 0.708),
    ({"material": GAME, "height": 1, "power": 0.25}, 0.8),
    ({"material": GAME, "height": 1, "power": 0.5}, 0.867),
    ({"material": GAME, "height": 1, "power": 1.5}, 0.976),
]


@pytest.mark.parametrize(("values", "kept"), SHARES)
def test_what_is_kept_comes_out_of_the_force(values, kept):
    assert share(**values) == pytest.approx(kept, abs=0.003)


def test_neither_stiffness_nor_mass_nor_planet_changes_what_is_kept_at_one_speed():
    """That of a fall of one metre on Earth, which is longer or shorter on another planet."""
    for values in ({"stiffness": 500}, {"mass": 0.4}, {"gravity": 2.0}, {"gravity": 24.8}):
        height = 100 * 9.807 / values.get("gravity", 9.807)
        assert share(height=height, **values) == pytest.approx(0.8, abs=0.002)


def test_the_exercise_on_rubber_tells_what_the_run_loses_and_what_the_law_alone_does():
    values = experiment.check({"material": RUBBER, "height": 1})
    alone = 1 - float(kept_law(values)(arrival(values)))
    (text,) = (one.solution for one in experiment.exercises if one.name == "rubber")
    seen = 100 * (1 - share(material=RUBBER, height=1))
    assert f"loses {seen:.1f} % ({100 * alone:.1f} % without its weight)" in str(text)


@pytest.mark.parametrize("material", [RUBBER, STEEL, GAME])
@pytest.mark.parametrize("height", [0.1, 1, 100, 1000])
def test_the_run_keeps_what_the_law_says_but_for_the_balls_own_weight(material, height):
    values = experiment.check({"material": material, "height": height})
    law = float(kept_law(values)(arrival(values)))
    assert share(material=material, height=height) == pytest.approx(law, abs=0.005)


def test_steel_yields_above_the_drop_of_a_millimetre_and_not_below():
    values = experiment.check({"material": STEEL})
    limit = yields_from(values)
    assert limit == pytest.approx(0.135902, abs=1e-5)
    assert 100 * limit**2 / (2 * values["gravity"]) == pytest.approx(0.0942, abs=1e-3)


@pytest.mark.parametrize("material", [RUBBER, STEEL, GAME])
def test_the_bars_of_energy_keep_their_total_and_what_is_lost_stays_lost(material):
    _, runs = run_at(material=material)
    (run,) = runs.values()
    motion, height, spring, lost = (part.values(run) for part in experiment.bars[1].parts)
    total = motion + height + spring + lost
    np.testing.assert_allclose(total, total[0], rtol=1e-12)
    assert (spring >= 0).all() and lost[-1] > 0.1 * motion.max()
    assert (np.diff(lost) > -1e-7 * total[0]).all()


def test_the_run_shows_the_contact_and_the_way_up_again():
    for height in (0.01, 1, 1000):
        _, runs = run_at(height=height)
        (run,) = runs.values()
        first = run.contacts.of_kind("impact")
        later = run.position[run.time > first.time[0] + first.duration[0], 0, 1]
        assert later.argmax() not in (0, len(later) - 1), "its top is within the run"


def test_steel_draws_a_loop_too_and_leaves_a_dent():
    """What the loop encloses is what the list of contacts says, and the way out ends early."""
    for height, dented in ((100, True), (0.05, False)):
        (run,) = run_at(material=STEEL, height=height)[1].values()
        depth, force = force_over_depth(run, 4000)
        area = np.sum((force[1:] + force[:-1]) / 2 * np.diff(depth)) / 1000
        assert area == pytest.approx(run.contacts.energy_lost[0], rel=1e-4, abs=1e-9)
        assert force.argmax() == depth.argmax()
        assert (depth[-1] > 0.1 * depth.max()) == dented


def test_the_loop_is_the_second_curve():
    force, _, depth = experiment.observables[:3]
    assert force.against == depth.name


@pytest.mark.parametrize("height", [0.05, 100, 1000])
def test_the_curves_of_a_brief_contact_follow_its_force(height):
    """Steel touches for a ten-thousandth of the run: its loop once had four pieces for all."""
    (run,) = run_at(material=STEEL, height=height)[1].values()
    here = [one.of_run("drop") for one in experiment.observables]
    curves = curves_of(run, flights_of(run), here)
    begin = float(run.contacts.time[0])
    times = np.linspace(begin, begin + float(run.contacts.duration[0]), 400)[1:-1]
    k = np.searchsorted(curves.time, times, side="right") - 1
    x = (times - curves.time[k]) / (curves.time[k + 1] - curves.time[k])
    start, end = curves.start[0, k], curves.start[0, k + 1] - curves.jump[0, k]
    third, two = curves.bend[:, 0, k]
    bent = 4.5 * x * (1 - x) * ((2 - 3 * x) * third + (3 * x - 1) * two)
    drawn = start + (end - start) * x + bent
    force = run.forces(times)[0, -1]
    assert abs(drawn - force).max() < 2e-3 * force.max()


@pytest.mark.parametrize("material", [RUBBER, STEEL, GAME])
def test_the_bars_of_speed_tell_what_comes_and_what_goes_and_nothing_before(material):
    values, runs = run_at(material=material, height=20)
    (run,) = runs.values()
    down, up = speeds(runs)
    touch = run.contacts.of_kind("impact")
    begin, end = float(touch.time[0]), float(touch.time[0] + touch.duration[0])
    came, went = (part.values(run) for part in experiment.bars[0].parts)
    assert down == pytest.approx(arrival(values), rel=1e-6)
    assert set(came) == {0.0, down} and set(went) == {0.0, up}
    assert (came > 0).tolist() == (run.time >= begin).tolist()
    assert (went > 0).tolist() == (run.time >= end).tolist()


def test_the_lens_of_a_contact_has_the_depth_and_the_force_of_the_curves():
    depth, force, slip = experiment.at_contact.lens
    assert (depth.unit, force.unit, slip.unit) == ("mm", "N", "m/s")
    assert {depth, force, slip} <= set(experiment.observables)


@pytest.mark.parametrize(
    "values",
    [
        {"stiffness": 2, "mass": 0.5, "height": 1300},  # it passes through the plate
        {"stiffness": 2, "mass": 0.5, "height": 0.01, "gravity": 25},  # it never leaves it
    ],
)
def test_of_a_contact_that_does_not_end_no_e_is_said(values):
    complete = experiment.check(values)
    runs = experiment.runs(complete)
    assert speeds(runs) is None
    assert [str(line) for line in experiment.law_now(complete, runs)] == [
        "it still touches the plate at the end of the run: no e"
    ]
