"""Stops: from end to end, evenly as the slider runs, in the parameter's own type."""

import math
from itertools import pairwise

import pytest

from kernel_lib.experiments import lessons
from kernel_lib.protocol.description import sheet_of
from kernel_lib.serving.site.stops import COUNTS, stops_of
from kernel_lib.words import in_words

TABLE = [
    one for experiment in lessons().values() for one in in_words(sheet_of(experiment))["parameters"]
]


def parameter(**facts: object) -> dict[str, object]:
    usual = {"scale": "linear", "minimum": 0.0, "maximum": 1.0, "step": 0.01, "choices": []}
    return usual | facts


def test_linear_stops_are_steps_of_the_slider() -> None:
    assert stops_of(parameter(), 6) == [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert stops_of(parameter(maximum=1.03, step=0.1), 3) == [0.0, 0.5, 1.03]
    assert all(type(one) is float for one in stops_of(parameter(minimum=0, maximum=1), 3))


def test_log_stops_have_one_ratio_and_three_digits() -> None:
    found = stops_of(parameter(scale="log", minimum=0.01, maximum=100.0), 21)
    ratios = [later / one for one, later in pairwise(found)]
    assert all(math.isclose(one, 10**0.2, rel_tol=0.01) for one in ratios)
    assert found[1] == 0.0158


def test_whole_numbers_are_whole_and_few_of_them_all_there() -> None:
    assert stops_of(parameter(scale="integer", minimum=1, maximum=5, step=1), 21) == [1, 2, 3, 4, 5]
    found = stops_of(parameter(scale="integer", minimum=2, maximum=1000, step=2), 6)
    assert found[0] == 2
    assert found[-1] == 1000
    assert all(type(one) is int and one % 2 == 0 for one in found)


def test_switches_and_choices_are_there_whole() -> None:
    assert stops_of(parameter(scale="switch"), 3) == [False, True]
    assert stops_of(parameter(scale="choice", choices=["a", "b"]), 3) == ["a", "b"]


@pytest.mark.parametrize("count", COUNTS)
def test_every_stop_of_a_lesson_is_a_value_that_it_takes(count: int) -> None:
    known = {
        (experiment.name, one.name): one
        for experiment in lessons().values()
        for one in experiment.parameters
    }
    for experiment in lessons().values():
        for parameter in in_words(sheet_of(experiment))["parameters"]:
            for stop in stops_of(parameter, count):
                checked = known[experiment.name, parameter["name"]].check(stop)
                assert (checked, type(checked)) == (stop, type(stop))


@pytest.mark.parametrize(("few", "more"), [(3, 11), (6, 11), (11, 21)])
def test_fewer_stops_are_among_more(few: int, more: int) -> None:
    """So that a value once asked is not asked again when there is room for more."""
    for parameter in TABLE:
        assert set(stops_of(parameter, few)) <= set(stops_of(parameter, more))
