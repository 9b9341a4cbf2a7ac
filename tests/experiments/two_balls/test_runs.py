"""Lesson 03 as an experiment: its presets run, its figures are the source's."""

import re

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.two_balls.published import landing_gap, tangential_gap
from kernel_lib.experiments.two_balls.runs import PAIR, experiment, runs, scene
from kernel_lib.protocol.guess import judgements_of
from kernel_lib.words import in_words

PRESETS = {preset.name: experiment.check(preset.values) for preset in experiment.presets}


@pytest.mark.parametrize(
    "row", experiment.published, ids=lambda row: f"{row.source}: {row.quantity}"
)
def test_every_printed_figure_is_reproduced_or_explained(row):
    assert row.computed() == row.printed or row.remark


def test_pairs_that_do_not_bounce_and_part_stand_in_the_table():
    found = {(row.source, row.quantity): row.computed() for row in experiment.published}
    stick = "they do not bounce; do they stick?"
    assert found["Nikulin 2024, balls 2", stick] == "no sticking"
    (faster,) = {source for source, _ in found if "v2 = (-32, 0)" in source}
    assert found[faster, stick] == "no sticking"
    (slide,) = (value for (_, name), value in found.items() if "slide past" in name)
    assert slide == pytest.approx(20 / 3, rel=1e-12)
    start = scene(PRESETS["Nikulin, balls 1"] | {"vx2": -32.0})
    assert abs(landing_gap(start)) == pytest.approx(20 / 3, rel=1e-12)


def test_the_slide_that_is_read_off_is_the_one_that_the_verdict_tells():
    """The line of centres turns as the balls part: read across it, the slide seemed to fade."""
    off_centre = experiment.check(PRESETS["Off centre"])
    found = experiment.runs(off_centre)
    text = in_words(judgements_of(experiment, off_centre, found))[0]["happened"]
    said = float(re.search(r"Across it ([\d.]+) m/s", text)[1])
    read = tangential_gap(found["exact"])
    assert read == pytest.approx(np.full(len(read), said), rel=5e-3)


def test_momenta_of_the_film_say_that_they_are_those_of_three_balls():
    names = [one.name for one in experiment.observables]
    assert "momentum of all left balls" in names


@pytest.mark.parametrize(("y2", "costs_more"), [(3.0, True), (5.0, False)])
def test_glue_costs_more_only_where_there_is_sliding_to_stop(y2, costs_more):
    """Said of every pair before: for balls 1 glue costs nothing more, and nothing turns."""
    found = runs(experiment.check({"film": PAIR, "y2": y2, "glued": True}))
    lost = {name: run.contacts.energy_lost[0] for name, run in found.items()}
    assert (lost["glued"] - lost["exact"] > 1) == costs_more
    if not costs_more:
        assert lost["glued"] == pytest.approx(lost["exact"], rel=1e-9)
    assert (abs(found["glued"].spin[-1, 0]) > 0.1) == costs_more


@pytest.mark.parametrize(
    ("speed", "spin", "at_rest"), [(2.0, -3.0, True), (2.0, 3.0, False), (1.0, -3.0, False)]
)
def test_a_glued_pair_rests_for_opposite_spins_and_opposite_speeds(speed, spin, at_rest):
    """Exercise 3: opposite spins alone do not do it."""
    pair = [kl.Ball((-2, 0), (2, 0), 1, 1, 3.0), kl.Ball((2, 0), (-speed, 0), 1, 1, spin)]
    energy = kl.kinetic_energy(kl.simulate(kl.Scene(pair, restitution=0), 3, kl.Sticky()))
    assert (energy[-1] < 1e-12 * energy[0]) == at_rest


def test_after_the_return_the_second_pair_overlaps_a_little():
    (row,) = (row for row in experiment.published if "distance after" in row.quantity)
    assert row.computed() == "2.99299"


@pytest.mark.parametrize("name", ["Really sticky", "Nikulin, balls 2"])
def test_the_bars_of_energy_share_the_whole(name):
    # Glued balls turn, and the bars left out what their spin holds.
    (bars,) = experiment.bars
    for run in runs(PRESETS[name]).values():
        whole = sum(part.values(run) for part in bars.parts)
        np.testing.assert_allclose(whole, whole[0], rtol=1e-9)


def test_the_light_ball_leaves_at_nearly_three_times_its_speed():
    run = runs(PRESETS["How fast can it leave?"])["exact"]
    assert abs(run.velocity[-1, 0, 0]) == pytest.approx(2.9604, abs=1e-4)


def test_the_pair_sticks_at_one_height_only():
    sticking = landing_gap(scene(PRESETS["Nikulin, balls 1"]))
    beside = landing_gap(scene(PRESETS["Nikulin, balls 1"] | {"y2": 5.1}))
    assert sticking == pytest.approx(0, abs=1e-9)
    assert abs(beside) > 0.5


@pytest.mark.parametrize("masses", [(1, 4), (100, 0.5)])
def test_in_the_film_the_lowest_pair_has_k_b(masses):
    values = experiment.check({"m1": masses[0], "m2": masses[1], "k_b": 0.25})
    run = runs(values)["exact"]
    assert [ball.mass for ball in run.scene.balls] == [*masses] * 3
    parting = run.velocity[-1, 1::2, 0] - run.velocity[-1, 0::2, 0]
    np.testing.assert_allclose(parting, [2.0, 1.0, 0.5], atol=1e-12)


def test_every_case_of_the_film_and_the_pair_keeps_its_bars_level():
    for name, values in PRESETS.items():
        for run in runs(values).values():
            if run.solver != kl.Events() or values["drag"]:
                continue
            for bars in experiment.bars:
                total = sum(part.values(run) for part in bars.parts)
                if bars.unit == "J" or not values["box"]:
                    np.testing.assert_allclose(total, total[0], atol=1e-9, err_msg=name)


def test_size_follows_the_mass_unless_all_are_to_be_alike():
    alike = experiment.check({"alike": True})
    assert {ball.radius for ball in scene(alike).balls} == {0.4}
    assert len({ball.radius for ball in scene(experiment.check({})).balls}) == 2


def test_the_box_leaves_five_metres_around_both_balls_and_holds_them():
    values = PRESETS["In a box"]
    walls = scene(values).walls
    assert [wall.point for wall in walls] == [(-6, -11), (-6, -11), (22, 12), (22, 12)]
    run = runs(values)["exact"]
    assert run.position[..., 0].min() > -6 and run.position[..., 0].max() < 22
    assert kl.kinetic_energy(run)[-1] == pytest.approx(kl.kinetic_energy(run)[0], rel=1e-12)


def test_with_gravity_alone_the_pair_still_sticks_and_with_drag_it_parts():
    for name, together in (("balls 1 with gravity alone", True), ("balls 2", False)):
        run = runs(PRESETS[f"Nikulin, {name}"])["exact"]
        gap = np.linalg.norm(run.position[-1, 0] - run.position[-1, 1]) - 3
        assert (gap < 1e-9) == together


def test_glue_needs_a_scene_without_drag_and_walls():
    for change in ({"drag": 1.0}, {"box": True}, {"wall": True}):
        values = experiment.check({"film": PAIR, "glued": True} | change)
        with pytest.raises(ValueError, match="glue is known without walls and drag only"):
            runs(values)


def test_drag_makes_a_ball_faster_where_a_step_takes_more_than_twice_its_speed():
    values = PRESETS["Drag that makes faster"]
    found = runs(values)
    assert found["fixed steps"].stopped_because == "step too long for the drag"
    speed = found["fixed steps"].velocity[:, 0, 1]
    assert speed[1:] / speed[:-1] == pytest.approx(-1.5)
    assert found["exact"].stopped_because == "duration reached"
    mended = runs(values | {"step": 0.079})["fixed steps"]
    assert mended.stopped_because == "duration reached"
    assert np.abs(mended.velocity[:, 0, 1]).max() == 20


def test_no_slider_of_drag_brings_numbers_that_cannot_be_shown():
    """Speeds went to 1e304 and NaN, in a run that said "duration reached"."""
    heavy = {"film": PAIR, "drag": 5, "m1": 0.1, "r1": 4.0, "x1": -20, "y1": -20}
    found = runs(experiment.check(heavy | {"step": 0.1, "duration": 20.0}))
    for run in found.values():
        assert np.abs(run.position).max() < 1e5 and np.abs(run.velocity).max() < 1e7


@pytest.mark.parametrize(("mass", "contacts"), [(1.0, 3), (100.0, 31), (1e4, 314)])
def test_the_contacts_between_a_wall_and_a_heavy_ball_count_pi(mass, contacts):
    """G. Galperin, Playing pool with π, Regular and Chaotic Dynamics 8 (2003) 375."""
    run = runs(PRESETS["Counting to π"] | {"m2": mass, "duration": 14.0})["exact"]
    assert len(run.contacts) == contacts == int(np.pi * np.sqrt(mass))


def test_a_sum_over_several_balls_is_called_one():
    """p_1x = -4.2, of three balls, stood beside ball 1 with its -2.20."""
    run = runs(experiment.check({}))["exact"]
    sides = {"left": run.position[0, :, 0] < 0, "right": run.position[0, :, 0] > 0}
    masses = np.array([ball.mass for ball in run.scene.balls])
    for side, here in sides.items():
        total = next(one for one in experiment.observables if f"of all {side} balls" in one.name)
        assert here.sum() == 3
        assert total.symbol.startswith("Σ")
        assert total.values(run)[0] == pytest.approx(masses[here] @ run.velocity[0, here, 0])


def test_the_slider_of_the_first_act_says_what_its_question_says():
    act = experiment.acts[0]
    data = in_words(judgements_of(experiment, experiment.begins({}), runs(experiment.begins({}))))[
        0
    ]
    assert "off centre" in data["question"]
    meanings = {one.name: one.meaning for one in experiment.parameters}
    assert all("off centre" in str(meanings[name]) for name in act.controls)


def test_notes_have_one_name_for_what_comes_back() -> None:
    """The control is k_b; two notes said e for it."""
    assert [one.name for one in experiment.presets if " e = " in one.note] == []
