"""Lesson 05 as an experiment: four answers on one clock, on strings and on a rail."""

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.newtons_cradle.law import speeds_after
from kernel_lib.experiments.newtons_cradle.on_rail import rail
from kernel_lib.experiments.newtons_cradle.questions import PUZZLE
from kernel_lib.experiments.newtons_cradle.runs import (
    experiment,
    masses,
    runs,
    speeds,
    stiffnesses,
)
from kernel_lib.laws.contact_forces import hertz_stiffness
from tests.experiments.laws import lines as law_lines

PRESETS = {preset.name: experiment.check(preset.values) for preset in experiment.presets}
NAMES = ("one by one", "Hertz", "springs", "all at once")


def with_values(**changed):
    return experiment.check(changed)


def after(**changed):
    return [speeds_after(run) for run in runs(with_values(**changed)).values()]


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_keeps_momentum_in_every_run(name):
    values = PRESETS[name]
    before = np.dot(masses(values), speeds(values))
    for run in runs(values).values():
        assert masses(values) @ speeds_after(run) == pytest.approx(before, rel=1e-7)


@pytest.mark.parametrize("picture", ["on strings", "on a rail"])
def test_four_answers_differ_where_balls_touch_and_agree_with_gaps(picture):
    one, hertz, springs, two = after(picture=picture)
    np.testing.assert_allclose(one, [0, 0, 1], atol=1e-12)
    np.testing.assert_allclose(two, [-1 / 3, 2 / 3, 2 / 3], atol=1e-8)
    np.testing.assert_allclose(springs, [-0.130262, 0.150230, 0.980032], atol=2e-6)
    np.testing.assert_allclose(hertz, [-0.070952, 0.076403, 0.994549], atol=2e-6)
    for answer in after(picture=picture, balls=5, gap=0.1):
        np.testing.assert_allclose(answer, [0, 0, 0, 0, 1], atol=1e-4)


def test_beta_sets_all_other_masses_and_the_middle_can_be_set_alone():
    assert masses(with_values(mass=2, beta=4, balls=4)) == [2, 0.5, 0.5, 0.5]
    assert masses(with_values(middle=0.5)) == [1, 0.5, 1]
    assert masses(with_values(balls=2, middle=0.5)) == [1, 1]


def test_a_middle_ball_of_two_thirds_passes_everything_on_with_springs():
    springs = speeds_after(runs(PRESETS["Passes everything on"])["springs"])
    np.testing.assert_allclose(springs, [0, 0, 1], atol=1e-6)


def test_stiffnesses_come_from_gamma_or_from_the_material():
    assert stiffnesses(with_values(stiffness=100, gamma=3, balls=4)) == [100, 300, 300]
    steel = with_values(material="E, ν and R", modulus=210, poisson=0.3, radius=0.1, gamma=2)
    first = hertz_stiffness(0.1, 0.1, 2.1e11, 2.1e11, 0.3, 0.3)
    assert stiffnesses(steel) == pytest.approx([first, 2 * first])


def test_a_cap_softens_the_contact_it_is_on_and_no_other():
    steel = {"material": "E, ν and R", "balls": 4}
    bare = stiffnesses(with_values(**steel))
    assert bare == pytest.approx([bare[0]] * 3)
    first = stiffnesses(with_values(**steel, cap="rubber"))
    assert first == pytest.approx([bare[0] * 2 / (1 + 0.75 / 0.91 * 21000), *bare[1:]])
    last = stiffnesses(with_values(**steel, cap_last="rubber"))
    assert last == pytest.approx(first[::-1])
    two = stiffnesses(with_values(material="E, ν and R", balls=2, cap_last="rubber"))
    assert two == pytest.approx(first[:1])
    assert stiffnesses(with_values(cap="rubber")) == stiffnesses(with_values())


def test_a_gap_and_caps_of_any_kind_are_computed_on_the_rail():
    values = with_values(picture="on a rail", material="E, ν and R", cap="rubber", gap=0.0002)
    assert masses(values) @ speeds_after(runs(values)["Hertz"]) == pytest.approx(1.0)


def test_another_exponent_has_another_name_and_another_answer():
    other = runs(with_values(exponent=2.5))
    assert list(other) == ["one by one", "F = K a^2.5", "springs", "all at once"]
    assert abs(speeds_after(other["F = K a^2.5"])[0]) < 0.06


def test_only_incoming_balls_move_and_one_stays_at_rest():
    assert speeds(with_values(balls=4, incoming=6, speed=2)) == [2, 2, 2, 0]
    scene, _ = rail(with_values(balls=4, incoming=2, gap=0.05))
    x = np.array([ball.position[0] for ball in scene.balls])
    np.testing.assert_allclose(np.diff(x), [0.4, 0.8, 0.45])


def test_the_tolerance_of_the_map_moves_nothing():
    one, two = (runs(with_values(tolerance=tolerance)) for tolerance in (0.05, 0.1))
    assert all(one[name] is two[name] for name in NAMES)


def test_forces_are_those_of_the_contact_law():
    values = PRESETS["Three balls, squeezed"]
    force = {one.symbol: one.values for one in experiment.observables}
    run = runs(values)["Hertz"]
    # The greatest force on one ball alone at K = 300, m = 1/2, V = 1 is 7.3 N.
    assert 5 < force["F_1"](run).max() < 8
    first, second = (np.flatnonzero(force[name](run) > 1e-3)[0] for name in ("F_1", "F_2"))
    assert 0 < run.time[second] - run.time[first] < 0.1
    assert force["F_1"](runs(values)["one by one"]).max() == 0


def test_the_law_in_numbers_names_every_answer_and_the_swing():
    lines = law_lines(experiment, experiment.defaults(), runs(experiment.defaults()))
    assert lines[0] == (
        "one by one: v = (0.00, 0.00, 1.00) m/s, Σ m v = 1 kg m/s, Σ m v²/2 = 0.5 J"
    )
    assert lines[1].startswith("Hertz: v = (−0.07, 0.08, 0.99) m/s")
    assert lines[4].startswith("γ = K_2/K_1 = 300/300 = 1; two balls alone touch for 249 ms")
    assert lines[5].startswith("T = 2π √(L/g) = 2.01 s; V²/2g = 0.051 m")
    plastic = PRESETS["Perfectly plastic"]
    assert "Σ m v²/2 = 0.167 J" in law_lines(experiment, plastic, runs(plastic))[3]


def test_what_swings_too_high_is_reported():
    with pytest.raises(ValueError, match="swing beyond 90 degrees"):
        runs(with_values(speed=3, beta=10, length=0.5))


def test_a_row_of_any_radius_touches_and_does_not_overlap():
    # Positions used to be rounded to nine digits: a radius of 1/30 m was an overlap.
    chance = np.random.default_rng(5)
    for radius in [1 / 30, *(0.02 * 15 ** chance.random(200))]:
        scene, _ = rail(with_values(balls=7, incoming=3, radius=float(radius)), lane=3)
        x = np.array([ball.position[0] for ball in scene.balls])
        gaps = np.diff(x) - 2 * radius
        np.testing.assert_allclose(gaps, [0, 0, min(0.4, 5 * radius), 0, 0, 0], atol=1e-14)


def test_a_tennis_ball_on_a_basketball_is_that_of_a_floor_seen_from_above():
    """Both fall at 1 m/s; the same collision, seen by the falling tennis ball, is the set-up."""
    basketball = kl.Ball(position=(0, 0.13), velocity=(0, -1), radius=0.12, mass=0.6)
    tennis = kl.Ball(position=(0, 0.30), velocity=(0, -1), radius=0.033, mass=0.06)
    floor = kl.Plane(point=(0, 0), normal=(0, 1))
    fallen = kl.simulate(kl.Scene([basketball, tennis], [floor]), duration=0.2)
    by_the_floor = fallen.velocity[-1, :, 1]
    assert by_the_floor[1] == pytest.approx(2.64, abs=5e-3)
    for answer in runs(PRESETS["Tennis ball on a basketball"]).values():
        seen = speeds_after(answer)
        assert seen[1] == pytest.approx(1.82, abs=5e-3)
        np.testing.assert_allclose(2 * seen - 1, by_the_floor, atol=1e-6)


def test_a_run_that_ends_in_the_first_impact_says_so_instead_of_speeds():
    """Seven unlike balls one by one: the budget ends while they still meet, all at one moment."""
    values = experiment.check(
        {"balls": 7, "incoming": 6, "k_b": 0, "mass": 100, "beta": 0.1, "middle": 0.1, "speed": 0.1,
         "gap": 0.1, "radius": 0.3, "length": 0.5, "swings": 1, "stiffness": 10, "gamma": 0.01,
         "exponent": 3}
    )  # fmt: skip
    found = experiment.runs(values)
    ended = [name for name, run in found.items() if run.stopped_because == "step limit"]
    assert ended == ["one by one"] and len(found) == 4
    assert np.isnan(speeds_after(found["one by one"])).all()
    assert not np.isnan(speeds_after(found["springs"])).any()
    assert law_lines(experiment, values, found)[0] == (
        "one by one: its computing ended in the first impact (step limit)"
    )
    judged = PUZZLE.judge(values, found)
    assert list(judged.answers) == [name for name in found if name != "one by one"]
