"""Parameters take what people type and links carry, and refuse the rest in words."""

import math

import pytest

from kernel_lib.experiments.experiment import Experiment
from kernel_lib.experiments.parameters import RESERVED, Parameter, ParameterError, check_all
from kernel_lib.protocol import address
from kernel_lib.words import Sentence

K_B = Parameter("k_b", "k_b", 0.7, 0, 1, 0.01, "", "restitution")
HEIGHT = Parameter("height", "h", 5.0, 1, 10, 0.1, "m", "height")
COUNT = Parameter("count", "n", 3, 2, 7, 1, "", "balls", "integer")
KAC = Parameter("kac", "kac", True, scale="switch")
METHOD = Parameter("method", "steps", "a", scale="choice", choices=("a", "b c"))


@pytest.mark.parametrize(
    ("given", "taken"),
    [(0.5, 0.5), ("0.5", 0.5), ("0,5", 0.5), (" 5e-1 ", 0.5), (1, 1.0), ("0", 0.0)],
)
def test_a_number_is_taken_as_number_or_text(given, taken):
    assert K_B.check(given) == taken
    assert isinstance(K_B.check(given), float)


@pytest.mark.parametrize(
    "given",
    [
        "",
        "abc",
        "nan",
        "inf",
        "1e308",
        "-0.1",
        1.3,
        math.nan,
        -math.inf,
        None,
        [],
        "0_1",
        "0x1",
        True,
    ],
)
def test_what_is_no_number_from_0_to_1_is_refused(given):
    with pytest.raises(ParameterError, match=r"k_b takes a number from 0 to 1, got ") as caught:
        K_B.check(given)
    assert caught.value.name == "k_b"


def test_the_message_names_unit_and_value():
    with pytest.raises(ParameterError, match=r"^h takes a number from 1 to 10 m, got '11'$"):
        HEIGHT.check("11")


def test_a_long_text_is_refused_by_its_length_alone():
    with pytest.raises(ParameterError, match="got a text of 10\u202f000 characters"):
        K_B.check("1" * 10_000)


@pytest.mark.parametrize(
    ("given", "taken"), [("on", True), ("0", False), (1, True), (False, False)]
)
def test_a_switch_takes_words_and_numbers(given, taken):
    assert KAC.check(given) is taken


@pytest.mark.parametrize("given", ["maybe", 2, None, ""])
def test_a_switch_refuses_the_rest(given):
    with pytest.raises(ParameterError, match="kac takes on or off, got"):
        KAC.check(given)


def test_an_integer_is_whole():
    assert COUNT.check("4") == 4
    with pytest.raises(ParameterError, match=r"n takes a whole number from 2 to 7, got 2\.5"):
        COUNT.check(2.5)


def test_a_choice_names_its_choices():
    assert METHOD.check("b c") == "b c"
    with pytest.raises(ParameterError, match="steps takes one of a and b c, got 'd'"):
        METHOD.check("d")


def test_missing_values_take_their_defaults_and_unknown_names_are_refused():
    assert check_all([K_B, KAC], {"kac": "off"}) == {"k_b": 0.7, "kac": False}
    with pytest.raises(ParameterError, match="no parameter 'speed' here; there are k_b and kac"):
        check_all([K_B, KAC], {"speed": 1})


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"scale": "cubic"}, "scale must be one of linear, log"),
        ({"scale": "choice"}, "needs choices"),
        ({"scale": "log", "minimum": 0}, "needs a positive minimum"),
        ({"name": "lock"}, "'lock' means something else in a link; choose another name"),
        ({"name": "experiment"}, "'experiment' means something else in a link"),
        ({"name": "k b"}, "a parameter's name must be one word such as k_b, got 'k b'"),
        ({"name": 3}, "a parameter's name must be one word such as k_b, got 3"),
        ({"default": 3}, "x takes a number from 0 to 1, got 3"),
        ({"named": ((1.2, "fast"),)}, "x takes a number from 0 to 1, got 1.2"),
        ({"named": ((0.5, "half"),) * 4}, "x names 4 values; a slider has at most 3 ticks"),
        (
            {"scale": "switch", "default": True, "named": ((1, "on"),)},
            "x names 1 values; a slider has at most 3 ticks",
        ),
    ],
)
def test_a_parameter_that_makes_no_sense_is_refused(wrong, message):
    with pytest.raises(ValueError, match=message):
        Parameter(**{"name": "x", "symbol": "x", "default": 0.5} | wrong)


def test_no_word_of_a_link_is_left_to_parameters():
    assert set(address.RESERVED) <= set(RESERVED)


def test_a_parameter_can_depend_on_another_that_exists():
    step = Parameter("step", "Δ", 0.1, only_if=("method", ("a",)))
    Experiment("e", "E", (METHOD, step), lambda values: {})
    with pytest.raises(ValueError, match="step depends on 'method', unknown"):
        Experiment("e", "E", (step,), lambda values: {})
    both = Parameter("both", "b", 0.1, only_if=(("method", ("a",)), ("step", (0.1,))))
    Experiment("e", "E", (METHOD, step, both), lambda values: {})
    with pytest.raises(ValueError, match="both depends on 'step', unknown"):
        Experiment("e", "E", (METHOD, both), lambda values: {})


def test_words_may_stand_for_a_control_in_place_of_a_symbol():
    words = ["never slips", "track", Sentence("bowl-symbol-soft"), Sentence("two-balls-symbol-box")]
    signs = ["h", "k_b", "kac", "tan θ", "y(0.5 m)", "× 10", "m_mid", "μ"]
    found = [Parameter("one", symbol, 0.0).is_word for symbol in (*words, *signs)]
    assert found == [True] * len(words) + [False] * len(signs)
    with pytest.raises(ParameterError, match="soft takes a number from 0 to 1 radii, got '2'"):
        Parameter("one", words[2], 0.0, unit=Sentence("unit-radii")).check("2")


def test_a_share_is_declared_or_said_in_plain_text():
    given = Sentence("plane-bounce-control-k_b")
    assert Parameter("one", "e", 0.5, meaning="share of the speed").share
    assert not Parameter("one", "e", 0.5, unit="m", meaning="share of the way").share
    assert not Parameter("one", "e", 0.5, meaning=given).share
    assert Parameter("one", "e", 0.5, meaning=given, share=True).share


@pytest.mark.parametrize(
    ("typed", "number"), [("0,7", 0.7), ("0.7", 0.7), ("−0,5", -0.5), ("12\u202f345,6", 12345.6)]
)
def test_a_number_has_a_point_or_a_comma(typed: str, number: float) -> None:
    assert Parameter("x", "x", 0.0, -1, 20000).check(typed) == number


@pytest.mark.parametrize(
    ("typed", "example"), [("1.234,5", "1234.5"), ("1,234.5", "1234.5"), ("-0.7,5", "-07.5")]
)
def test_a_number_with_both_is_refused_with_what_to_write(typed: str, example: str) -> None:
    with pytest.raises(ParameterError) as caught:
        Parameter("x", "x", 0.0, -1, 20000).check(typed)
    assert str(caught.value) == f"“{typed}” has a point and a comma. Write {example}."
