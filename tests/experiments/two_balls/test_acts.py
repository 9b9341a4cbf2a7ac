"""What the acts and set-ups of lesson 03 ask: what their bank does not show."""

import math
from typing import Any

import numpy as np
import pytest

from kernel_lib.experiments.bank import bank_of
from kernel_lib.experiments.two_balls import experiment
from kernel_lib.experiments.two_balls.controls import LORRY_AND_CAR, OFF_CENTRE
from kernel_lib.experiments.two_balls.runs import runs
from kernel_lib.words.figures import written
from tests.experiments.verdicts import asked_at, question_at, text_of

PRESETS = {preset.name: preset.values for preset in experiment.presets}
COUNTING = PRESETS["Counting to π"]
GLUED = {**OFF_CENTRE, "glued": True, "duration": 4.0}


@pytest.mark.parametrize(
    ("name", "question", "right"),
    [
        ("Off centre", "together", "slide"),
        ("Head-on", "together", "stay"),
        ("Billiard balls", "together", "bounce"),
        ("Nikulin, balls 1", "together", "stay"),
        ("Nikulin, balls 1 with gravity alone", "together", "stay"),
        ("Nikulin, balls 2", "together", "slide"),
        ("Nikulin, balls 3", "together", "slide"),
        ("Nikulin, balls 3 with gravity and drag", "together", "slide"),
        ("Nikulin, balls 4", "together", "bounce"),
        ("Lorry and car", "way", "lorry"),
        ("Really sticky", "turn", "clockwise"),
        ("Neumann, three pairs", "which_pair", "top"),
        ("Light against heavy", "which_pair", "top"),
        ("Steps of 0.2 s", "steps", "through"),
    ],
)
def test_a_set_up_asks_what_its_run_shows(name: str, question: str, right: str) -> None:
    assert question_at(experiment, question, **PRESETS[name])["truth"] == right


def test_what_acts_besides_stands_in_the_question() -> None:
    found = question_at(experiment, **PRESETS["Nikulin, balls 2"])
    assert "Gravity and drag act on them." in found["question"]
    assert "8.69 m/s" in found["happened"] and "puck" not in found["question"] + found["happened"]
    alone = question_at(experiment, **PRESETS["Nikulin, balls 1 with gravity alone"])
    assert "Gravity acts on them." in alone["question"]
    assert "on them" not in question_at(experiment, **OFF_CENTRE)["question"]


@pytest.mark.parametrize("name", ["Drag that makes faster", "In a box"])
def test_a_set_up_without_a_question_has_none(name: str) -> None:
    assert asked_at(experiment, **PRESETS[name]) == []


@pytest.mark.parametrize(
    ("close", "question"),
    [
        ({**OFF_CENTRE, "y2": 0.2}, "together"),  # they hardly slide
        ({**OFF_CENTRE, "k_b": 0.05, "y2": 0.0}, "together"),  # they hardly part
        ({**OFF_CENTRE, "y2": 5.0}, "together"),  # they miss
        ({**OFF_CENTRE, "y2": 0.0, "drag": 0.1}, "together"),  # drag parts them later
        ({**OFF_CENTRE, "glued": True}, "together"),
        ({**OFF_CENTRE, "y2": 0.1, "glued": True}, "turn"),  # it hardly turns
        ({**LORRY_AND_CAR, "vx2": -6.5}, "way"),  # momenta of about one size
        ({**LORRY_AND_CAR, "vx2": -1.0}, "way"),  # the car is the slower one
        ({**LORRY_AND_CAR, "m2": 3.0, "vx2": -4.0}, "way"),  # no lorry
        ({**LORRY_AND_CAR, "y2": 0.5}, "way"),
        ({**COUNTING, "duration": 2.0}, "hits"),  # there are more to come
        ({**COUNTING, "m2": 10.0, "duration": 14.0}, "hits"),  # 10 hits, and π × √10 = 9.93
        ({**COUNTING, "k_b": 0.999}, "hits"),
        ({"k_b": 0.5, "m2": 2.0}, "which_pair"),  # two pairs get the same
        ({"m2": 100.0}, "which_pair"),
        ({"m2": 19.0}, "leaves"),
        ({**PRESETS["Steps of 0.2 s"], "step": 0.1}, "steps"),
        (PRESETS["Steps of 0.2 s"], "together"),
    ],
)
def test_what_is_not_clear_is_not_asked(close: dict[str, Any], question: str) -> None:
    assert question not in asked_at(experiment, **close)


@pytest.mark.parametrize(
    ("mass", "hits"), [(1, 3), (4, 6), (9, 9), (16, 12), (25, 15), (64, 25), (10_000, 314)]
)
def test_hits_between_a_wall_and_a_heavy_puck_count_pi(mass: float, hits: int) -> None:
    found = question_at(experiment, "hits", **{**COUNTING, "m2": mass, "duration": 14.0})
    assert found["truth"] == hits
    assert written(f"π × √{mass} = ") in found["happened"]


def test_a_count_is_refuted_by_the_idea_behind_it() -> None:
    found = question_at(experiment, "hits", **COUNTING)
    assert text_of(found, 100.0).startswith("One hit per kilogram")
    assert text_of(found, 4.0).startswith("Three is right for equal pucks")
    assert text_of(found, 400.0).startswith("The hits come to an end")
    equal = question_at(experiment, "hits", **{**COUNTING, "m2": 1.0})
    assert text_of(equal, 1.0).startswith("Of equal pucks one hands its speed over")


def test_the_light_ball_is_asked_for_its_speed_where_the_other_is_much_heavier() -> None:
    found = question_at(experiment, "leaves", **PRESETS["How fast can it leave?"])
    assert found["truth"] == pytest.approx(2.9604, abs=1e-4)
    assert text_of(found, 1.0).startswith("As fast as it came")
    assert text_of(found, 2.0).startswith("2 m/s is its speed seen from the heavy ball")
    assert text_of(found, 3.0) == found["happened"]


def test_a_program_that_looks_often_enough_finds_the_hit() -> None:
    found = question_at(experiment, "steps", **{**PRESETS["Steps of 0.2 s"], "step": 0.15})
    assert found["truth"] == "hit"
    assert "found the hit at 0.417 s" in found["happened"]


def test_pucks_are_flat_discs() -> None:
    """Of solid balls the glued pair would turn at 0.571 rad/s."""
    found = runs(experiment.check({**OFF_CENTRE, "glued": True}))
    assert found["glued"].spin[-1, 0] == pytest.approx(1.6 / 3, rel=1e-9)
    assert found["glued"].contacts.energy_lost[0] == pytest.approx(3.573, abs=1e-3)
    assert found["exact"].contacts.energy_lost[0] == pytest.approx(3.36, abs=1e-9)


def marks_of(found: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [mark for mark in found["picture"]["marks"] if mark["mark"] == kind]


def test_the_arrows_of_the_picture_add_up_to_the_pair_s_momentum() -> None:
    (lorry, car, rest) = (
        mark["points"][1][0] - mark["points"][0][0]
        for mark in marks_of(question_at(experiment, "way", **LORRY_AND_CAR), "way")
    )
    assert rest == pytest.approx(lorry + car)
    assert (lorry / 6, rest / 2) == pytest.approx((-car / 4, lorry / 6))
    still = question_at(experiment, "way", **{**LORRY_AND_CAR, "vx2": -6.0})
    assert [mark["text"] for mark in marks_of(still, "spot")] == ["0 kg m/s"]


@pytest.mark.parametrize("y2", [0.8, -1.6])
def test_the_angle_of_the_picture_is_what_the_spin_turns_until_its_end(y2: float) -> None:
    found = question_at(experiment, "turn", **{**GLUED, "y2": y2})
    (angle,) = marks_of(found, "angle")
    glued = runs(experiment.check({**GLUED, "y2": y2}))["glued"]
    turned = np.degrees(glued.spin[-1, 0]) * (found["end"] - found["moments"][0])
    assert angle["end"] - angle["start"] == pytest.approx(turned)
    one, two = (np.array(ring["at"]) for ring in marks_of(found, "ring"))
    assert np.linalg.norm(one - two) == pytest.approx(2.0), "they touch where they are ringed"


def test_a_pair_that_does_not_turn_has_no_angle() -> None:
    found = question_at(experiment, "turn", **{**GLUED, "y2": 0.0})
    assert [mark["text"] for mark in marks_of(found, "way")] == ["not turned"]
    assert marks_of(found, "angle") == []


def test_the_counter_stands_for_counting_alone_and_all_hits_of_its_draws_are_over():
    bank = bank_of(experiment)["Counting to π"]
    assert {one.values["m2"] for one in bank} >= {1.0, 100.0, 10_000.0}
    for draw in bank[::7]:
        found = question_at(experiment, "hits", **{**COUNTING, **draw.values})
        assert found["counter"] is True
        assert found["truth"] == math.floor(math.pi * math.sqrt(draw.values["m2"]))
        assert 1 <= len(found["moments"]) <= 2
    assert "counter" not in question_at(experiment, "together", **PRESETS["Off centre"])
