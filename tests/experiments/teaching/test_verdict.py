"""Verdicts that cannot be compared are refused by name."""

import math

import pytest

from kernel_lib.experiments.teaching.texts import options
from kernel_lib.experiments.teaching.verdict import Judgement, Verdict, judged_choice, right_within
from kernel_lib.protocol.guess import verdict_of
from kernel_lib.protocol.plain_data import as_data


def test_what_cannot_be_compared_is_named() -> None:
    with pytest.raises(ValueError, match="nearest, returned, got 'size'"):
        Verdict("size", 0, 1, True, "")
    for ends in ((2, 1), (math.nan, None)):
        with pytest.raises(ValueError, match="the range of a verdict goes up"):
            Verdict("number", *ends, True, "")
    with pytest.raises(ValueError, match="has the slot 'ges'; there are guess, nearest, above"):
        Judgement(1.0, (Verdict("number", 0, 1, True, "{ges}"),), slots={"above": 1.0})
    with pytest.raises(ValueError, match="'nearest' needs named answers"):
        Judgement(1.0, (Verdict("nearest", 0, 1, True, ""),))
    with pytest.raises(ValueError, match="not in tuple"):
        judged_choice(("up", "down"), "left", "")


def test_yes_or_no() -> None:
    yes, no = judged_choice(("up", "down"), "down", "It falls.").verdicts
    assert (yes.least, yes.most, yes.right, yes.text) == (1.0, 1.0, True, "Yes. It falls.")
    assert (no.least, no.most, no.right, no.text) == (None, None, False, "No: down. It falls.")


def test_what_is_only_near_is_not_called_the_truth() -> None:
    judged = as_data(Judgement(1.06, right_within(1.06, 0.15, "It rises 1.06 m.")))
    asked = {"kind": "flag", "unit": "m"}
    heads = {guess: verdict_of(asked, judged, guess)["head"] for guess in (1.06, 1.02, 0.99, 0.91)}
    assert heads == {
        1.06: "Yes",
        1.02: "Yes",
        0.99: "Near enough",
        0.91: "Near enough",
    }
    assert verdict_of(asked, judged, 0.91)["right"]


def test_an_option_without_a_message_is_refused_with_the_names_that_have_one() -> None:
    known = "options that have one: less, same, more. Correct the name"
    with pytest.raises(ValueError, match=f"'les' has no message soft-contact-x-les; {known}"):
        options("soft-contact-x", "more", "les")
    with pytest.raises(ValueError, match="have one: none"):
        options("soft-contact-nothing", "more")
