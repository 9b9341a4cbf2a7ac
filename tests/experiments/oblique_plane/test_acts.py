"""What the acts of lesson 02 ask: what their bank does not show."""

from typing import Any

import numpy as np
import pytest

from kernel_lib.experiments.oblique_plane import experiment
from kernel_lib.experiments.oblique_plane.on_the_slope import lands_at
from kernel_lib.experiments.oblique_plane.runs import runs
from tests.experiments.verdicts import asked_at, question_at, text_of

PRESETS = {preset.name: preset.values for preset in experiment.presets}
LUMP = experiment.acts[1].values


@pytest.mark.parametrize(
    ("name", "right"),
    [
        *(("Snowball on a roof", "down"), ("Ski jumper", "down"), ("Straight down", "down")),
        *(("Hailstone", "bounces"), ("A hard slope", "bounces"), ("Nikulin, plane 4", "up")),
        *(("The same with friction", "up"), ("Rough roof", "stops"), ("Very rough", "stops")),
        ("A flat, rough slope", "stays"),
    ],
)
def test_a_set_up_asks_what_its_landing_leaves(name: str, right: str) -> None:
    judged = question_at(experiment, **PRESETS[name])
    assert (judged["name"], judged["truth"]) == ("flat" if right == "stays" else "landing", right)
    falls = (
        not (its_values := experiment.check(PRESETS[name]))["velocity_x"]
        and not its_values["velocity_y"]
    )
    assert ("falls straight down" in judged["question"]) == falls
    assert ("(friction μ = " in judged["question"]) == (its_values["friction"] > 0)


def test_where_a_lump_may_stay_up_there_that_is_an_answer_and_a_bounce_is_none() -> None:
    flat = question_at(experiment, **PRESETS["A flat, rough slope"])
    assert flat["options"] == ["stays", "stops", "up", "down"]
    assert question_at(experiment)["options"] == ["bounces", "stops", "up", "down"]


def test_of_a_long_run_the_last_bounce_is_asked() -> None:
    assert asked_at(experiment, **PRESETS["The last bounce"]) == ["last"]
    assert asked_at(experiment, **PRESETS["The last bounce"] | {"duration": 4.0}) == ["landing"]


@pytest.mark.parametrize(
    "close",
    [
        {"slope": 0.4, "friction": 0.3},  # friction stops it, and does not hold it
        {"slope": 0.0, "friction": 1.5},
        {"velocity_x": 1.7, "velocity_y": 1.0},  # hardly anything along the slope
        {**LUMP, "scene": "two lumps at rest", "friction_2": 0.42},
        {**LUMP, "scene": "two lumps at rest", "mass_2": 2.5},  # of about one mass
        {"scene": "three landings", "angle_a": 20.0},  # the slowest is not the steepest
        {"scene": "three landings", "angle_a": 50.0},  # two take about as much
    ],
)
def test_what_is_too_close_to_call_is_not_asked(close: dict[str, Any]) -> None:
    assert asked_at(experiment, **close) == []


def test_a_lump_is_looked_at_as_long_whether_it_slides_or_stays() -> None:
    for friction, slides in ((0.1, True), (0.5, False)):
        (run,) = runs(experiment.check({**LUMP, "friction": friction})).values()
        assert not run.velocity[0].any()
        way = np.linalg.norm(run.position[-1, 0] - run.position[0, 0])
        assert (way > 0.5) if slides else (way == 0)
        assert run.time[-1] == LUMP["duration"]


def test_a_roughness_of_one_is_refuted_by_its_own_text_where_less_is_enough() -> None:
    judged = question_at(experiment, **LUMP)
    assert judged["truth"] == pytest.approx(0.4)
    assert text_of(judged, 1.0).startswith("μ need not be 1")
    assert text_of(judged, 0.2).startswith("With μ = 0.2 it slides")
    assert text_of(judged, 1.5).startswith("It holds, but less would do")
    steep = question_at(experiment, **{**LUMP, "slope": 1.2})
    assert text_of(steep, 1.0).startswith("With μ = 1 it slides")


@pytest.mark.parametrize("slope", [0.0, 0.6, 1.5])
@pytest.mark.parametrize("angle", [5.0, 45.0, 90.0])
def test_three_bodies_land_at_one_moment_as_their_controls_say(slope: float, angle: float) -> None:
    values = experiment.check({"scene": "three landings", "slope": slope, "angle_b": angle})
    up = np.array([1, slope]) / np.hypot(1, slope)
    for name, run in runs(values).items():
        assert run.contacts.time[0] == pytest.approx(lands_at(values), rel=1e-9)
        before = run.contacts.velocity_before[0, 0]
        speed = values[f"speed_{name.lower()}"]
        assert np.linalg.norm(before) == pytest.approx(speed, rel=1e-9)
        along = -speed * np.cos(np.radians(values[f"angle_{name.lower()}"]))
        assert before @ up == pytest.approx(along, abs=1e-9)


def test_letters_stand_in_their_order_and_have_the_names_of_ideas() -> None:
    judged = question_at(experiment, **experiment.acts[2].values)
    assert judged["choices"] == ["Landing A.", "Landing B.", "Landing C."]
    assert judged["options"] == ["slowest", "flattest", "between"]
    swapped = {"speed_a": 9.0, "angle_a": 20.0, "speed_b": 4.0, "angle_b": 70.0}
    judged = question_at(experiment, **experiment.acts[2].values, **swapped)
    assert judged["options"] == ["flattest", "slowest", "between"]
    assert judged["truth"] == "flattest"


def arrows_of(name: str, **values: Any) -> list[np.ndarray]:
    """The arrows of a picture, m, to the right and upwards."""
    marks = question_at(experiment, name, **values)["picture"]["marks"]
    return [np.subtract(*reversed(mark["points"])) for mark in marks]


@pytest.mark.parametrize("friction", [0.0, 0.1, 0.6])
def test_the_friction_of_the_picture_holds_the_lump_whatever_roughness_is_tried(
    friction: float,
) -> None:
    pull, press, needed = arrows_of("roughness", **{**LUMP, "friction": friction})
    weight = pull + press
    assert weight[0] == pytest.approx(0.0) and weight[1] < 0, "both parts of the weight"
    assert needed == pytest.approx(-pull)
    assert np.linalg.norm(needed) / np.linalg.norm(press) == pytest.approx(0.4), "the slope"


def test_the_picture_of_two_lumps_has_one_scale_and_no_rest_for_what_lies_still() -> None:
    lumps = {"mass": 1.0, "mass_2": 5.0, "friction": 0.25, "friction_2": 0.6, "slope": 0.4}
    one, rubs, other, holds = arrows_of("lumps", scene="two lumps at rest", **lumps)
    assert other == pytest.approx(5 * one)
    assert holds == pytest.approx(-other), "it stays"
    assert rubs == pytest.approx(-0.25 / 0.4 * one), "it slides"


def test_the_arrows_of_three_landings_are_as_long_as_their_speeds_into_the_slope() -> None:
    values = experiment.check(experiment.acts[2].values)
    arrows = arrows_of("least", **experiment.acts[2].values)
    into = [values[f"speed_{one}"] * np.sin(np.radians(values[f"angle_{one}"])) for one in "abc"]
    lengths = np.linalg.norm(arrows, axis=1)
    assert lengths / lengths[0] == pytest.approx(np.array(into) / into[0])
    assert all(arrow[1] < 0 for arrow in arrows)
