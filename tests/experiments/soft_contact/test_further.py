"""One step further in lesson 06: a number that is judged, as drops there show it."""

import pytest

from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.drops import runs as drop
from kernel_lib.experiments.soft_contact.law import speeds
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.guess import told_of, verdict_of

PLACES = [(9.807, 1.62, "on the Moon"), (1.62, 3.71, "on Mars"), (24.8, 1.62, "on the Moon")]


def asked(**changed):
    values = experiment.check(changed)
    return told_of(experiment.further, values, drop(values))


def kept(gravity, height, share):
    down, up = speeds(drop(experiment.check({"gravity": gravity, "height": height, "kept": share})))
    return up / down


@pytest.mark.parametrize(("here", "there", "words"), PLACES)
def test_from_that_height_another_planet_s_drop_keeps_as_much(here, there, words):
    (one,) = asked(gravity=here, kept=0.7)
    assert words in one["question"]
    assert kept(there, 100 * one["truth"], 0.7) == pytest.approx(0.7, abs=0.002)
    assert kept(there, 50 * one["truth"], 0.7) > 0.71
    said = {part: verdict_of(one, one, part * one["truth"]) for part in (0.5, 0.95, 1.05, 2)}
    assert [told["right"] for told in said.values()] == [False, True, True, False]
    assert said[0.5]["text"].startswith("Too low")
    assert said[2]["text"].startswith("Too high")
    shares = [f"{100 * kept(there, 100 * part * one['truth'], 0.7):.3g} %" for part in (0.5, 2)]
    assert shares[0] in said[0.5]["text"]
    assert shares[1] in said[2]["text"]
    assert verdict_of(one, one, 1.0)["text"].startswith("You kept the height.")


def test_it_waits_for_rubber_and_for_act_1():
    assert asked(material="steel") == []
    assert asked(kept=0.97) == []
    assert [act["after"].get("name") for act in sheet_of(experiment)["acts"]] == [
        "as_far_there",
        None,
        None,
    ]
