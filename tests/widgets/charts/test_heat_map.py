"""Maps: bands with a line and points, whole regions, and the colours of the page."""

import io
import warnings
from typing import Any

import matplotlib.image
import numpy as np

from kernel_lib.experiments.experiment import Chart, Map
from kernel_lib.widgets.charts.heat_map import MapPainter, painter_of
from kernel_lib.widgets.charts.lines import LIGHT, LinePainter
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


def colour_at(painter: MapPainter, png: bytes, x: float, y: float) -> list[int]:
    """Colour of the picture at a point of the axes."""
    picture = matplotlib.image.imread(io.BytesIO(png))
    column, row = painter._axes.transData.transform((x, y))
    return [round(255 * part) for part in picture[-1 - round(row), round(column), :3].tolist()]


def mixed(name: str, share: float) -> list[int]:
    """Share of a colour over the paper."""
    parts = [(int(LIGHT[one][k : k + 2], 16)) for k in (1, 3, 5) for one in (name, "paper")]
    return [
        round(share * a + (1 - share) * b) for a, b in zip(parts[::2], parts[1::2], strict=True)
    ]


def test_each_kind_of_chart_has_its_painter() -> None:
    assert isinstance(painter_of(BANDS), MapPainter)
    assert isinstance(painter_of(Chart("c", "x", "y", lambda values: {})), LinePainter)


def test_below_zero_and_above_have_two_hues_and_the_hole_is_paper() -> None:
    painter = MapPainter(BANDS)
    png = painter.draw({"k": 1.0}, {})
    left, right = colour_at(painter, png, 0.3, 2.5), colour_at(painter, png, 1.7, 2.5)
    assert left[0] > left[2] + 40, "orange"
    assert right[2] > right[0] + 40, "blue"
    assert colour_at(painter, png, 0.06, 1.07) == mixed("run-1", 0)


def test_the_line_of_zero_and_the_points_stand_where_they_should() -> None:
    painter = MapPainter(BANDS)
    png = painter.draw({"k": 1.0}, {})
    ink = [int(LIGHT["ink"][k : k + 2], 16) for k in (1, 3, 5)]
    assert np.allclose(colour_at(painter, png, 1.0, 2.7), ink, atol=60)
    assert painter.alt == ("Tilt. y (m) against x (m): z (m/s) from -1 to 1. you at (1, 2)")


def test_a_new_picture_replaces_the_old_one() -> None:
    painter = MapPainter(BANDS)
    first = painter.draw({"k": 1.0}, {})
    shape = matplotlib.image.imread(io.BytesIO(first)).shape
    for k in (0.5, 1.5):
        other = painter.draw({"k": k}, {})
        assert other != first
        assert matplotlib.image.imread(io.BytesIO(other)).shape == shape
    again = painter.draw({"k": 1.0}, {})
    painter.draw({"k": 0.5}, {})
    assert painter.draw({"k": 1.0}, {}) == again
    assert len(painter.figure.axes) == 2, "the axes and one scale"
    named = [text.get_text() for text in painter.figure.legends[0].get_texts()]
    assert named == ["Colours: z (m/s)", "hole", "level", "you"]


def test_regions_are_named_and_their_shares_said() -> None:
    painter = MapPainter(REGIONS)
    png = painter.draw({"k": 1.0}, {})
    assert colour_at(painter, png, 0.5, 2.0) == mixed("run-1", 0.18)
    assert colour_at(painter, png, 1.5, 2.0) == mixed("run-2", 0.5)
    named = [text.get_text() for text in painter.figure.legends[0].get_texts()]
    assert named == ["left", "right"]
    assert "left in 52%, right in 48%" in painter.alt


def test_a_field_without_any_value_is_still_a_picture() -> None:
    nothing = Map("Empty", "x", "y", lambda values: (X, Y, np.full((11, 21), np.nan)), "z")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert MapPainter(nothing).draw({}, {}).startswith(b"\x89PNG")


def test_in_a_notebook_its_colours_follow_the_page() -> None:
    html = chart_of(BANDS, {"k": 1.0})._repr_html_()
    assert "color-mix(in srgb, var(--carom-run-1, #0B62B4)" in html
    painter = MapPainter(BANDS)
    painter.draw({"k": 1.0}, {"width": 640})
    assert not [colour for colour in painter.blends if colour in html]
