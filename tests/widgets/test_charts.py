"""Charts of a text: lines, bands with a line and points, whole regions, the colours of the page."""

import io
import warnings
from typing import Any

import matplotlib.image
import numpy as np

from kernel_lib.experiments.experiment import Chart, Map
from kernel_lib.widgets.charts import LIGHT, Drawn, drawn
from kernel_lib.widgets.notebook_html import chart_of

X, Y = np.linspace(0, 2, 21), np.linspace(1, 3, 11)


def field(values: Any) -> Any:
    """A tilted plane that is zero at x = k, with a hole in a corner."""
    z = np.tile(X - values["k"], (len(Y), 1))
    z[:3, :3] = np.nan
    return X, Y, z


def halves(values: Any) -> Any:
    """Left of k and right of it."""
    return X, Y, np.tile((values["k"] < X).astype(float), (len(Y), 1))


BANDS = Map(
    "Tilt", "x (m)", "y (m)", field, "z (m/s)", nothing="hole", line="level",
    points=lambda values: {"you": (values["k"], 2.0)},
)  # fmt: skip
REGIONS = Map("Halves", "x (m)", "y (m)", halves, regions=("left", "right"))


def pixels(picture: Drawn) -> np.ndarray:
    """The picture as numbers from 0 to 1, (rows, columns, 4)."""
    png = io.BytesIO()
    picture.figure.savefig(png, format="png")
    png.seek(0)
    return matplotlib.image.imread(png)


def colour_at(picture: Drawn, x: float, y: float) -> list[int]:
    """Colour of the picture at a point of the axes."""
    shown = pixels(picture)
    column, row = picture.figure.axes[0].transData.transform((x, y))
    return [round(255 * part) for part in shown[-1 - round(row), round(column), :3].tolist()]


def mixed(name: str, share: float) -> list[int]:
    """Share of a colour over the paper."""
    parts = [(int(LIGHT[one][k : k + 2], 16)) for k in (1, 3, 5) for one in (name, "paper")]
    return [
        round(share * a + (1 - share) * b) for a, b in zip(parts[::2], parts[1::2], strict=True)
    ]


def named(picture: Drawn) -> list[str]:
    """What the legend names."""
    return [text.get_text() for text in picture.figure.legends[0].get_texts()]


def test_lines_are_named_where_there_are_several() -> None:
    def lines(values: Any) -> Any:
        return {f"line {k}": ([1, 2], [1, k + 2]) for k in range(values["count"])}

    chart = Chart("Lines", "x", "y", lines)
    picture = drawn(chart, {"count": 3})
    assert named(picture) == ["line 0", "line 1", "line 2"]
    assert pixels(picture).shape[1] == 640
    assert not drawn(chart, {"count": 1}).figure.legends


def test_below_zero_and_above_have_two_hues_and_the_hole_is_paper() -> None:
    picture = drawn(BANDS, {"k": 1.0})
    left, right = colour_at(picture, 0.3, 2.5), colour_at(picture, 1.7, 2.5)
    assert left[0] > left[2] + 40, "orange"
    assert right[2] > right[0] + 40, "blue"
    assert colour_at(picture, 0.06, 1.07) == mixed("run-1", 0)


def test_the_line_of_zero_stands_where_it_should() -> None:
    picture = drawn(BANDS, {"k": 1.0})
    ink = [int(LIGHT["ink"][k : k + 2], 16) for k in (1, 3, 5)]
    assert np.allclose(colour_at(picture, 1.0, 2.7), ink, atol=60)
    assert named(picture) == ["z (m/s)", "hole", "level", "you"]


def test_regions_are_named() -> None:
    picture = drawn(REGIONS, {"k": 1.0})
    assert colour_at(picture, 0.5, 2.0) == mixed("run-1", 0.18)
    assert colour_at(picture, 1.5, 2.0) == mixed("run-2", 0.5)
    assert named(picture) == ["left", "right"]


def test_a_field_without_any_value_is_still_a_picture() -> None:
    nothing = Map("Empty", "x", "y", lambda values: (X, Y, np.full((11, 21), np.nan)), "z")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert pixels(drawn(nothing, {})).size


def test_in_a_notebook_its_colours_follow_the_page() -> None:
    html = chart_of(BANDS, {"k": 1.0})._repr_html_()
    assert "color-mix(in srgb, var(--carom-run-1, #0B62B4)" in html
    blends = drawn(BANDS, {"k": 1.0}).blends
    assert blends
    assert not [colour for colour in blends if colour in html]
