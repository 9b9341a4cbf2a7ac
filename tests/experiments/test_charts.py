"""Charts as plain data: what can never be drawn is refused by name when it is made."""

from dataclasses import replace
from typing import Any

import pytest

from kernel_lib.experiments.experiment import Chart, Experiment, Histogram, Loop, Map
from kernel_lib.experiments.parameters import Parameter

CHART = Chart("Heights", "bounce", "height (m)", lambda values: {})
MAP = Map("Places", "x (m)", "y (m)", lambda values: ([], [], []), "z (m)")
WRONG: list[tuple[Any, dict[str, Any], str]] = [
    (CHART, {"title": ""}, "a chart needs a title, got ''"),
    (CHART, {"y_label": None}, "a chart needs a y_label, got None"),
    (CHART, {"x_scale": "lin"}, "x_scale of the chart 'Heights' must be linear or log, got 'lin'"),
    (CHART, {"click": ("x",)}, r"click on the chart 'Heights' sets \(x, y\), .*, got \('x',\)"),
    (CHART, {"click": (None, None)}, "click on the chart 'Heights' sets"),
    (CHART, {"lines": None}, "lines of the chart 'Heights' must be a function of the values, got"),
    (CHART, {"now": 3}, "now of the chart 'Heights' must be a function of the values, got 3"),
    (MAP, {"z_label": ""}, "the map 'Places' needs a z_label or regions"),
    (MAP, {"regions": tuple("abcde")}, "the map 'Places' may have 4 regions, got 5"),
    (MAP, {"regions": ("a",), "line": "zero"}, "has regions, which have no line of zero"),
    (
        Histogram("h", "x", "y", lambda values: ([], [])),
        {"counts": None},
        "counts of the chart 'h'",
    ),
    (Loop("l", "x", "y", lambda values: {}), {"loops": 1}, "loops of the chart 'l' must be"),
]


@pytest.mark.parametrize(("chart", "wrong", "said"), WRONG, ids=[said for *_, said in WRONG])
def test_what_is_wrong_is_named(chart: Any, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        replace(chart, **wrong)


def test_a_click_sets_numbers_of_the_experiment() -> None:
    parameters = Parameter("speed", "v", 1.0), Parameter("kac", "kac", True, scale="switch")
    plain = Experiment("plain", "Plain", parameters, lambda values: {})
    assert replace(plain, chart=replace(CHART, click=("speed", None))).chart
    for name in ("sped", "kac"):
        with pytest.raises(ValueError, match=f"click on the chart sets '{name}'; there are speed"):
            replace(plain, chart=replace(CHART, click=(None, name)))
