"""One step further in lesson 06: numbers that are judged, as drops show them."""

import pytest

from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.drops import runs as drop
from kernel_lib.experiments.soft_contact.law import speeds
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.guess import fitting_questions, verdict_of
from kernel_lib.protocol.playable import Playable
from kernel_lib.words import in_words

PLACES = [(9.807, 1.62, "on the Moon"), (1.62, 3.71, "on Mars"), (24.8, 1.62, "on the Moon")]


def asked(**changed):
    values = experiment.check(changed)
    return in_words(fitting_questions(experiment.further, values, drop(values)))


def kept(gravity, height, share):
    down, up = speeds(drop(experiment.check({"gravity": gravity, "height": height, "kept": share})))
    return up / down


@pytest.mark.parametrize(("here", "there", "words"), PLACES)
def test_from_that_height_another_planet_s_drop_keeps_as_much(here, there, words):
    (one,) = asked(gravity=here, kept=0.7)
    assert words in str(one["question"])
    assert kept(there, 100 * one["truth"], 0.7) == pytest.approx(0.7, abs=0.002)
    assert kept(there, 50 * one["truth"], 0.7) > 0.71
    said = {part: verdict_of(one, one, part * one["truth"]) for part in (0.5, 0.95, 1.05, 2)}
    assert [one["right"] for one in said.values()] == [False, True, True, False]
    assert str(said[0.5]["text"]).startswith("Too low")
    assert str(said[2]["text"]).startswith("Too high")
    shares = [f"{100 * kept(there, 100 * part * one['truth'], 0.7):.3g} %" for part in (0.5, 2)]
    assert shares[0] in str(said[0.5]["text"])
    assert shares[1] in str(said[2]["text"])
    assert str(verdict_of(one, one, 1.0)["text"]).startswith("You kept the height.")


STEEL = {"material": "steel"}


def lost(height, gravity, changed):
    """Share of the energy that a drop of steel loses from a height, mm, on another planet."""
    values = {**STEEL, **changed, "height": height / 10, "gravity": gravity}
    drops = drop(experiment.check(values))
    down, up = speeds(drops)
    return 1 - (up / down) ** 2


@pytest.mark.parametrize(
    ("changed", "there", "words"),
    [
        ({}, 1.62, "on the Moon."),
        ({"gravity": 1.62, "radius": 5.0}, 3.71, "on Mars."),
        ({"gravity": 24.8}, 1.62, "on the Moon."),
        ({"height": 0.06}, 1.62, "on the Moon."),
    ],
)
def test_from_so_low_steel_loses_nothing_there_and_from_higher_it_does(changed, there, words):
    (one,) = asked(**STEEL, **{"height": 1.0, **changed})
    assert words in str(one["question"])
    assert one["unit"] == "mm"
    low, high, twice = (lost(part * one["truth"], there, changed) for part in (0.99, 1.02, 2))
    assert low < 1e-7 < high
    said = {part: verdict_of(one, one, part * one["truth"]) for part in (0.3, 0.6, 0.999, 3)}
    assert [one["right"] for one in said.values()] == [False, True, True, False]
    assert str(said[0.3]["text"]).startswith("From there it loses nothing, but")
    assert f"lost {100 * twice:.3g} %" in str(said[3]["text"])


def further_at(**values):
    message, _ = answer(Playable(experiment), {"kind": "set", "change": values})
    return [one["name"] for one in message["further"]]


def test_each_waits_for_a_question_of_its_act():
    assert further_at(height=10.0) == ["as_far_there"]
    assert further_at(**STEEL, height=10.0) == ["nothing_lost"]
    assert further_at(height=100.0) == further_at(kept=0.97) == []
    assert further_at(**STEEL, yield_pressure=8.0) == []
    assert [act["after"].get("name") for act in in_words(sheet_of(experiment))["acts"]] == [
        "as_far_there",
        "nothing_lost",
        "turned_round",
    ]
