"""Charts as the page gets them: marks, words, and numbers that come back from the block."""

import json
from typing import Any

import numpy as np
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import Chart, Histogram, Loop, Map, Points
from kernel_lib.protocol.chart import MOST_NUMBERS, chart_of, charted
from kernel_lib.words import in_words
from tests.widgets.small_experiment import experiment

X, Y = np.linspace(0, 2, 21), np.linspace(1, 3, 11)


def numbers(block: bytes, place: list[Any]) -> np.ndarray:
    """What the page reads at a place of the block."""
    offset, count, kind = place
    return np.frombuffer(block, f"<{kind}", count, offset)


def words(message: dict[str, Any]) -> str:
    """What is said of a chart."""
    return " ".join(in_words(message["words"]))


def tilted(values: Any) -> Any:
    """A plane that is zero at x = k, with a hole in a corner."""
    z = np.tile(X - values["k"], (len(Y), 1))
    z[:3, :3] = np.nan
    return X, Y, z


def halves(values: Any) -> Any:
    """Left of k and right of it, and nothing in the lowest row."""
    z = np.tile((values["k"] < X).astype(float), (len(Y), 1))
    z[0] = np.nan
    return X, Y, z


def test_a_chart_is_its_lines_its_axes_and_words() -> None:
    small = experiment()
    message, buffers = chart_of(small, small.defaults(), {})
    assert words(message) == "Heights. height (m) against bounce. Lines: heights."
    assert message["x"] == {"label": "bounce", "scale": "linear"}
    (line,) = message["marks"]
    assert (line["mark"], line["name"]) == ("line", "heights")
    x, y = small.chart.lines(small.defaults())["heights"]
    np.testing.assert_allclose(numbers(buffers[0], line["x"]), x, rtol=1e-7)
    np.testing.assert_allclose(numbers(buffers[0], line["y"]), y, rtol=1e-7)


def test_equal_arrays_travel_once() -> None:
    x = np.arange(5.0)
    chart = Chart("c", "x", "y", lambda values: {"a": (x, x), "b": (x, 2 * x)})
    message, block = charted(chart, {})
    assert len(block) == 4 * 5 * 2
    assert message["marks"][0]["x"] == message["marks"][1]["x"]


def test_points_of_a_ball_say_to_which_run_they_belong() -> None:
    own = {"its": Points([1, 2], [3, 4], run=1), "others": Points([5], [6])}
    message, _ = charted(Chart("c", "x", "y", points=lambda values: own), {})
    assert [mark.get("run") for mark in message["marks"]] == [1, None]


def test_points_have_errors_and_the_reader_a_place() -> None:
    points = Points([1, 2], [3, 4], y_error=[0.1, 0.2])
    chart = Chart(
        "c", "x", "y",
        points=lambda values: {"measured": points, "one": (5, 6)},
        now=lambda values: {"you": (values["k"], None), "nowhere": (np.nan, 1)},
    )  # fmt: skip
    message, block = charted(chart, {"k": 1.5})
    measured, one, you = message["marks"]
    np.testing.assert_allclose(numbers(block, measured["y_error"]), [0.1, 0.2], rtol=1e-6)
    assert "x_error" not in measured and one["x"][1] == 1
    assert you == {"mark": "now", "name": "you", "x": 1.5, "y": None}
    assert words(message) == "c. y against x. Points: measured. one at (5, 6). you at (1.5)."


def test_shaded_ranges_lie_below_all_else_with_their_ends_in_turn() -> None:
    chart = Chart("c", "x", "y", lambda _: {"a": ([1], [2])}, shades=lambda v: {"safe": v["safe"]})
    message, block = charted(chart, {"safe": ((0, 1), (2, 3.5))})
    shade, line = message["marks"]
    assert (shade["mark"], shade["name"], line["mark"]) == ("shade", "safe", "line")
    assert numbers(block, shade["x"]).tolist() == [0, 1, 2, 3.5]
    assert words(message) == "c. y against x. safe from 0 to 1 and 2 to 3.5. Lines: a."


def test_a_field_comes_back_to_a_step_and_its_hole_is_a_hole() -> None:
    chart = Map("Tilt", "x (m)", "y (m)", tilted, "z (m/s)", nothing="hole", line="level")
    message, block = charted(chart, {"k": 1.0})
    field = message["marks"][0]
    steps = numbers(block, field["z"]).astype(float)
    span = field["high"] - field["low"]
    z = np.where(steps > field["steps"], np.nan, field["low"] + steps / field["steps"] * span)
    np.testing.assert_allclose(z.reshape(11, 21), tilted({"k": 1.0})[2], atol=0.51 * span / 65_534)
    assert words(message) == "Tilt. y (m) against x (m). z (m/s) from -1 to 1."
    assert len(block) < 0.4 * 8 * z.size


def test_regions_come_back_from_where_they_change() -> None:
    chart = Map("Halves", "x (m)", "y (m)", halves, regions=("left", "right"), nothing="none")
    message, block = charted(chart, {"k": 1.0})
    mark = message["marks"][0]
    starts, regions = (numbers(block, mark[key]).astype(int) for key in ("starts", "regions"))
    z = np.repeat(regions, np.diff(starts, append=21 * 11)).reshape(11, 21)
    want = halves({"k": 1.0})[2]
    np.testing.assert_array_equal(z, np.where(np.isnan(want), 2, want))
    assert "left in 48 %. right in 43 %." in words(message)


def test_a_histogram_marks_the_bar_of_one_value() -> None:
    def made(value: float | None) -> Any:
        return charted(
            Histogram(
                "h", "v (m/s)", "balls", lambda values: ([0, 1, 2, 4], [3, 9, 1]),
                curve=lambda values: {"theory": ([0, 4], [5, 0])}, marked=lambda values: value,
            ), {},
        )  # fmt: skip

    message, block = made(1.0)
    bars, curve = message["marks"]
    assert numbers(block, bars["counts"]).tolist() == [3, 9, 1]
    assert (bars["marked"], curve["name"]) == (1, "theory")
    assert [made(value)[0]["marks"][0]["marked"] for value in (-1, 0, 3.9, 4, None)] == [
        None, 0, 2, None, None,
    ]  # fmt: skip
    assert "3 bars, the highest from 1 to 2. Lines: theory." in words(message)


def test_a_loop_says_its_area() -> None:
    square = [0, 2, 2, 0], [0, 0, 3, 3]
    loop = Loop("l", "depth (m)", "force (N)", lambda values: {"drop": square}, "energy lost (J)")
    message, _ = charted(loop, {})
    assert message["marks"][0]["area"] == pytest.approx(6)
    assert words(message) == "l. force (N) against depth (m). Loop drop, energy lost (J) 6."


WRONG: list[tuple[Any, str]] = [
    (Chart("c", "x", "y", lambda v: {"a": ([1, 2], [3])}), "'a' of 'c' has 2 x and 1 y"),
    (
        Chart("c", "x", "y", lambda v: {"a": (np.arange(2e5), np.arange(2e5) + 1)}),
        f"'c' has more than {MOST_NUMBERS} numbers",
    ),
    (Chart("c", "x", "y", shades=lambda v: {"s": ((1, 1),)}), "'s' of 'c' needs ranges that grow"),
    (Map("m", "x", "y", lambda v: (X, Y, np.zeros((21, 11))), "z"), r"\(11, 21\), .*, got \(21"),
    (Map("m", "x", "y", lambda v: (X, Y, np.full((11, 21), 2)), regions=("a", "b")), "0 to 1 or"),
    (Histogram("h", "x", "y", lambda v: ([0, 1], [3, 4])), "one more than its bars; got 2 and 2"),
    (Histogram("h", "x", "y", lambda v: ([0, 0, 1], [3, 4])), "growing edges"),
    (
        Chart("c", "x", "y", points=lambda v: {"p": Points([1], [2], x_error=[-1])}),
        "x_error of 'p' must not be negative, got -1",
    ),
]


@pytest.mark.parametrize(("chart", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_cannot_be_drawn_is_named(chart: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        charted(chart, {})


def test_values_without_a_chart_are_an_answer_and_a_lesson_without_one_an_error() -> None:
    def broken(values: Any) -> Any:
        raise ValueError("there is nothing to draw")

    small = experiment()
    object.__setattr__(small, "chart", Chart("c", "x", "y", broken))
    heard = chart_of(small, small.defaults(), {})
    assert in_words(heard[0]) == {"kind": "chart", "problem": "No chart: there is nothing to draw"}
    assert heard[1] == []
    object.__setattr__(small, "chart", None)
    with pytest.raises(ValueError, match="this lesson has no chart"):
        chart_of(small, small.defaults(), {})


@pytest.mark.parametrize("name", lessons())
def test_every_lesson_has_a_small_chart_that_is_plain_json(name: str) -> None:
    lesson = lessons()[name]
    message, buffers = chart_of(lesson, lesson.defaults(), {})
    assert message["marks"], message.get("problem")
    assert len(json.dumps(message, allow_nan=False)) < 2500
    assert sum(map(len, buffers)) < 16_000
    assert chart_of(lesson, lesson.defaults(), {}) == (message, buffers)
