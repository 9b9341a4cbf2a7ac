"""The chart drawn off screen."""

import io
from typing import Any

import matplotlib.image
import numpy as np
import pytest

from kernel_lib.experiments.experiment import Chart
from kernel_lib.widgets.charts.lines import LIGHT, LinePainter
from tests.widgets.small_experiment import experiment

SMALL = experiment()


def pixels(png: bytes) -> np.ndarray:
    """The picture as numbers from 0 to 1, (rows, columns, 4)."""
    return matplotlib.image.imread(io.BytesIO(png))


@pytest.fixture
def painter() -> LinePainter:
    """A painter of the small experiment's chart."""
    assert isinstance(SMALL.chart, Chart)
    return LinePainter(SMALL.chart)


def test_the_picture_has_the_width_and_ratio_of_the_page(painter: LinePainter) -> None:
    assert pixels(painter.draw(SMALL.defaults(), {"width": 400})).shape[1] == 400
    assert pixels(painter.draw(SMALL.defaults(), {"width": 400, "ratio": 2})).shape[1] == 800


def test_new_values_give_a_new_picture_with_the_same_artists(painter: LinePainter) -> None:
    first = pixels(painter.draw(SMALL.defaults(), {}))
    line = painter._lines["heights"]
    second = pixels(painter.draw(SMALL.defaults() | {"e": 0.2}, {}))
    assert not np.array_equal(first, second)
    assert painter._lines["heights"] is line
    assert np.array_equal(first, pixels(painter.draw(SMALL.defaults(), {})))


def test_the_page_chooses_the_colours(painter: LinePainter) -> None:
    dark = pixels(painter.draw(SMALL.defaults(), {"colours": {"paper": "#102030"}}))
    assert np.allclose(dark[0, 0, :3] * 255, [0x10, 0x20, 0x30], atol=1)


STRANGE: list[Any] = [
    {},
    {"width": "wide", "ratio": None, "colours": 5},
    {"width": float("nan"), "ratio": float("inf")},
    {"width": 1e9, "ratio": 1e9},
    {"width": -5, "ratio": True},
    {"colours": {"paper": "url(x)", "ink": 5, "frog": "#000000"}},
]


@pytest.mark.parametrize("wish", STRANGE, ids=repr)
def test_strange_wishes_give_an_ordinary_picture(painter: LinePainter, wish: Any) -> None:
    picture = pixels(painter.draw(SMALL.defaults(), wish))
    assert picture.shape[0] * picture.shape[1] <= 2700 * 1500
    paper = [int(LIGHT["paper"][k : k + 2], 16) for k in (1, 3, 5)]
    assert np.allclose(picture[0, 0, :3] * 255, paper, atol=1)


def test_lines_come_and_go() -> None:
    def lines(values: Any) -> Any:
        return {f"line {k}": ([1, 2], [1, k + 2]) for k in range(values["count"])}

    painter = LinePainter(Chart("Lines", "x", "y", lines))
    painter.draw({"count": 3}, {})
    assert painter.alt == "Lines. y against x; lines: line 0, line 1, line 2."
    painter.draw({"count": 1}, {})
    assert list(painter._lines) == ["line 0"]
    assert len(painter._axes.lines) == 1
