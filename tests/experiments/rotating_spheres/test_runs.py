"""Lesson 04 as an experiment: the superball, the oblique impact, slipping and rolling."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.rotating_spheres.chart import (
    ESTIMATE,
    OBLIQUE,
    THROW,
    friction_estimate,
    grip_regions,
    throw_angle,
)
from kernel_lib.experiments.rotating_spheres.published import TEST_4, oblique_impact, superball
from kernel_lib.experiments.rotating_spheres.runs import experiment, runs

PRESETS = {preset.name: experiment.check(preset.values) for preset in experiment.presets}


@pytest.mark.parametrize("row", experiment.published, ids=lambda row: row.quantity)
def test_every_printed_figure_is_reproduced(row):
    digits = len(row.printed.partition(".")[2])
    shown = f"{row.computed():.{digits}f}"
    assert abs(float(shown) - float(row.printed)) <= 1.01 * 10**-digits


def test_the_map_of_the_superball_is_that_of_its_run():
    rough = runs(experiment.defaults())["rough"]
    ours = rough.contacts.velocity_after[:3, 0, 0] / rough.velocity[0, 0, 0]
    np.testing.assert_allclose(ours, [v for v, _ in superball()], rtol=1e-12)
    assert superball()[2] == pytest.approx((-333 / 343, 130 / 343))


def test_the_spin_of_the_superballs_map_is_that_of_its_run_anticlockwise():
    """The lesson once said clockwise: after bounce 1 the run has a w = -10/7 v."""
    rough = runs(experiment.defaults())["rough"]
    start = rough.velocity[0, 0, 0]
    rims = [0.5 * rough.at(time).spin[0] / start for time in rough.contacts.time[:3]]
    np.testing.assert_allclose(rims, [s for _, s in superball()], rtol=1e-12)
    assert rims[0] == pytest.approx(-10 / 7)


@pytest.mark.parametrize("mu", [0.08, 0.099, 0.101, 0.15])
def test_from_rest_a_ball_rolls_at_once_up_to_seven_halves_of_the_friction(mu):
    """The lesson once said that a ball set on a slope slips first."""
    slope = {"slope": 0.35, "friction": mu, "duration": 10.0}
    start = PRESETS["Steep and slippery"] | slope
    holds = 3.5 * mu >= 0.35
    assert list(runs(start | {"speed": 0.0})["rough"].contacts.kind) == [
        "roll" if holds else "slide"
    ]
    coming = list(runs(start | {"speed": 0.2})["rough"].contacts.kind)
    assert coming == (["slide", "roll"] if holds else ["slide"])


def test_angle_of_incidence_and_slope_have_letters_of_their_own():
    symbols = {one.name: one.symbol for one in experiment.parameters}
    assert (symbols["angle"], symbols["slope"]) == ("φ", "tan θ")


def test_rough_comes_back_and_smooth_flies_on():
    values = experiment.defaults()
    both = runs(values)
    assert both["smooth"].velocity[-1, 0, 0] == pytest.approx(4 * math.sin(math.pi / 4))


@pytest.mark.parametrize(
    ("name", "spins"),
    [("Opposite spins", [10, -10]), ("Large and small", [20, -10])],
)
def test_nothing_is_exchanged_without_slip(name, spins):
    run = runs(PRESETS[name])["rough"]
    assert len(run.contacts) == 1
    np.testing.assert_allclose(run.spin[-1], spins, atol=1e-12)


def test_a_ball_without_spin_starts_another_spinning():
    run = runs(PRESETS["Off centre, both rough"])["rough"]
    assert run.spin[-1, 1] < -1
    assert kl.kinetic_energy(run)[-1] == pytest.approx(kl.kinetic_energy(run)[0], rel=1e-12)


def test_the_estimate_runs_beside_the_law_and_makes_energy_by_its_own_formula():
    found = runs(PRESETS["First it fails: always μ J"])
    change = {name: np.ptp(kl.kinetic_energy(run)[[0, -1]]) for name, run in found.items()}
    assert change["rough"] == pytest.approx(0, abs=1e-12)
    slip, closing = 4 * 0.3, 4 * math.sqrt(1 - 0.3**2)
    before, after = friction_estimate(slip, closing, 0.2)
    assert change["estimate"] == pytest.approx(after - before, rel=1e-9)
    assert after - before > 1
    assert "estimate" not in runs(experiment.defaults())


def test_oblique_impact_grips_below_the_corner_and_slides_above():
    corner = TEST_4.corner
    assert corner == pytest.approx(32.519955, abs=1e-6)
    assert oblique_impact(corner - 0.5)[0] == pytest.approx(5 / 7, rel=1e-12)
    assert oblique_impact(corner + 0.5)[0] > 5 / 7 + 1e-3
    (angles, left), *_, (tried, found) = OBLIQUE.lines({}).values()
    assert left[angles == 60][0] == pytest.approx(oblique_impact(60.0)[0], rel=1e-12)
    np.testing.assert_allclose(found, np.interp(tried, angles, left), atol=3e-3)


@pytest.mark.parametrize(("e", "e_t"), [(1.0, 1.0), (0.98, 0.0), (0.3, 0.5)])
def test_the_map_parts_grip_from_slip_where_the_formula_does(e, e_t):
    angles, frictions, regions = grip_regions({"e": e, "e_t": e_t})
    reach = (1 + e_t) * np.tan(np.radians(angles)) / (3.5 * (1 + e))
    clear = np.abs(reach - frictions[:, None]) > 1e-9
    assert np.array_equal(regions[clear], (reach > frictions[:, None])[clear])
    assert 0 < regions.mean() < 1


def test_test_4_stands_on_the_map_on_either_side_of_the_border():
    found = experiment.chart.points(PRESETS["Chung & Ooi, test 4"])
    points = {str(name): place for name, place in found.items()}
    assert points["Chung & Ooi, 60°"] == (60, 0.092)
    here = experiment.chart.now(PRESETS["Chung & Ooi, test 4"])
    assert list(here.values()) == [pytest.approx((60, 0.092))]
    assert points[next(name for name in points if "corner" in name)][0] == TEST_4.corner
    assert experiment.chart.points(experiment.defaults()) == {}
    assert experiment.chart.now(experiment.defaults()) == {}


def test_a_half_ball_hit_is_thrown_by_the_angle_of_friction_at_most():
    run = runs(PRESETS["Billiards, off centre"])
    (angle,) = (one for one in experiment.observables if one.symbol == "δ")
    thrown, straight = (angle.values(run[name])[-1] for name in ("rough", "smooth"))
    assert thrown == pytest.approx(math.degrees(math.atan(0.06)), rel=1e-12)
    assert straight == pytest.approx(0, abs=1e-6)
    assert throw_angle(30, 0.06) == pytest.approx(thrown, rel=1e-12)
    gripping = math.degrees(math.atan(math.tan(math.radians(5)) / (3.5 * 1.95)))
    assert throw_angle(5, 0.06) == pytest.approx(gripping, rel=1e-9)
    assert THROW.lines({})["μ = 0.06"][1][30] == pytest.approx(thrown)


def test_side_spin_without_slip_takes_the_throw_away():
    run = runs(PRESETS["Side spin"])["rough"]
    (angle,) = (one for one in experiment.observables if one.symbol == "δ")
    assert angle.values(run)[-1] == pytest.approx(0, abs=1e-6)


def test_upright_spin_throws_both_balls_out_of_the_picture():
    run = runs(PRESETS["Upright spin, seen in space"])["rough"]
    one, two = run.velocity[-1, :, 2]
    assert one == pytest.approx(-two) and abs(one) > 1
    assert kl.kinetic_energy(run)[-1] == pytest.approx(kl.kinetic_energy(run)[0], rel=1e-12)


def test_the_estimate_makes_energy_where_slip_is_small_and_the_law_never_does():
    before, after = friction_estimate(slip=0.5, closing=2.0, friction=0.5)
    assert after > before
    a, b = kl.Ball((0, 1), (0.5, -2), 0.5, 1), kl.Ball((0, 0), (0, 0), 0.5, 1)
    energy = kl.kinetic_energy(kl.collide(a, b, 1, friction=0.5))
    assert energy < kl.kinetic_energy([a, b])
    made, lost = (line[1] for line in ESTIMATE.lines({}).values())
    assert made[0] > 0 > made[-1]
    assert (lost < 0).all()


def test_slip_then_roll_and_never_roll():
    rolls = runs(PRESETS["Sliding down a slope"])["rough"]
    assert list(rolls.contacts.kind) == ["slide", "roll"]
    never = runs(PRESETS["Steep and slippery"])["rough"]
    assert list(never.contacts.kind) == ["slide"]
