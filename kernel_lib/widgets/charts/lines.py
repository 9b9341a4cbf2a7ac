"""The chart of an experiment, drawn by matplotlib off screen.

The figure is kept: a redraw takes a third of the time that a new one in an Output widget would.
"""

import io
import math
import re
from collections.abc import Mapping
from typing import Any

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import NullFormatter

from kernel_lib.experiments.experiment import Chart, Map

__all__ = ["LIGHT", "LinePainter", "Painter"]

#: Colours by the names of the page, for a page that does not tell its own.
LIGHT = {
    "ink": "#1b2030",
    "paper": "#f7f4ed",
    "muted": "#555c6a",
    "line": "#ddd6c7",
    "run-1": "#0b62b4",
    "run-2": "#b93e0a",
    "run-3": "#0b7448",
    "run-4": "#8a3a94",
}

DOTS_PER_INCH = 100
_COLOUR = re.compile(r"#[0-9a-f]{6}")
_STYLES = ("-", "--", ":", "-.")
_MARKERS = ("o", "s", "^", "D")
_FEW_POINTS = 40


class Painter:
    """Draws one chart again and again; subclasses fill the axes.

    Parameters
    ----------
    chart : Chart or Map

    Attributes
    ----------
    alt : the last picture in words
    blends : colours between two of the page, {colour: (name, share of it, other name)}
    """

    def __init__(self, chart: Chart | Map) -> None:
        self.alt = ""
        self.blends: dict[str, tuple[str, float, str]] = {}
        self._figure = Figure(layout="constrained")
        self._canvas = FigureCanvasAgg(self._figure)
        self._axes = self._figure.subplots()
        axes = self._axes
        # The label of the vertical axis stands in the title: a small chart would cut it off.
        title = f"{chart.title}\n{chart.y_label}"
        self._title = axes.set_title(title, fontsize=10, loc="left", linespacing=1.4)
        axes.set_xlabel(str(chart.x_label))
        axes.set_xscale(chart.x_scale)
        axes.set_yscale(chart.y_scale)
        for axis in (axes.xaxis, axes.yaxis):
            if axis.get_scale() == "log":
                axis.set_minor_formatter(NullFormatter())
        axes.spines[["top", "right"]].set_visible(False)
        # While a control moves, the expensive parts are left out: minor ticks, a new layout.
        self._cheap, self._room = getattr(chart, "cheap", False), (0.0, 0.0, 0)
        if self._cheap:
            axes.minorticks_off()

    def draw(self, values: Mapping[str, Any], wish: Mapping[str, Any]) -> bytes:
        """The chart for these values as PNG; arguments as of `lay_out`."""
        self.lay_out(values, wish)
        picture = io.BytesIO()
        self._canvas.print_png(picture)
        return picture.getvalue()

    def lay_out(self, values: Mapping[str, Any], wish: Mapping[str, Any]) -> None:
        """Bring the figure to these values.

        Parameters
        ----------
        values : of the experiment
        wish : "width" in CSS pixels, "ratio" of the display, "colours" by name; what is not
            a sensible one of these is replaced
        """
        colours = LIGHT | _colours_in(wish.get("colours"))
        width = _number_in(wish.get("width"), 200, 900, 560)
        ratio = _number_in(wish.get("ratio"), 1, 3, 1)
        handles = self._fill(values, colours)
        self._paint(colours)
        self._explain(handles, colours)
        # The axes keep their shape, and the legend below has a line each.
        height = max(230.0, 0.5 * width) + 18 * len(handles)
        self._figure.set_size_inches(width / DOTS_PER_INCH, height / DOTS_PER_INCH)
        self._figure.set_dpi(DOTS_PER_INCH * ratio)
        room = (width, ratio, len(handles))
        kept = self._cheap and room == self._room
        self._figure.set_layout_engine("none" if kept else "constrained")
        self._room = room

    @property
    def figure(self) -> Figure:
        """The figure as last laid out."""
        return self._figure

    def _fill(self, values: Mapping[str, Any], colours: Mapping[str, str]) -> list[Any]:
        """Bring the axes up to date and say so in `alt`; returns what the legend names."""
        raise NotImplementedError

    def _paint(self, colours: Mapping[str, str]) -> None:
        axes = self._axes
        self._figure.set_facecolor(colours["paper"])
        axes.set_facecolor(colours["paper"])
        self._title.set_color(colours["ink"])
        for axis in (axes.xaxis, axes.yaxis):
            axis.label.set_color(colours["muted"])
        axes.tick_params(which="both", colors=colours["muted"], labelsize=9)
        axes.grid(True, color=colours["line"], linewidth=0.6)
        axes.set_axisbelow(True)
        for spine in axes.spines.values():
            spine.set_color(colours["muted"])

    def _explain(self, handles: list[Any], colours: Mapping[str, str]) -> None:
        for legend in self._figure.legends:
            legend.remove()
        if not handles:
            return
        legend = self._figure.legend(
            handles=handles, loc="outside lower left", frameon=False, fontsize=9
        )
        for text in legend.get_texts():
            text.set_color(colours["ink"])


class LinePainter(Painter):
    """Draws the lines of a Chart; the artists are kept and only their data change."""

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart)
        self.chart = chart
        self._lines: dict[str, Line2D] = {}

    def _fill(self, values: Mapping[str, Any], colours: Mapping[str, str]) -> list[Any]:
        lines = {str(name): line for name, line in self.chart.lines(values).items()}
        for name in set(self._lines) - set(lines):
            self._lines.pop(name).remove()
        for place, (name, (x, y)) in enumerate(lines.items()):
            if name not in self._lines:
                (self._lines[name],) = self._axes.plot([], [], label=name, linewidth=1.6)
            line = self._lines[name]
            line.set_data(np.asarray(x, float), np.asarray(y, float))
            few = np.size(x) <= _FEW_POINTS
            marker = _MARKERS[place % 4] if few else ""
            line.set(linestyle=_STYLES[place % 4], marker=marker, markersize=4)
            line.set_color(colours[f"run-{place % 4 + 1}"])
        self._axes.relim()
        self._axes.autoscale_view()
        self.alt = (
            f"{self.chart.title}. {self.chart.y_label} against {self.chart.x_label}; "
            f"lines: {', '.join(lines)}."
        )
        return [self._lines[name] for name in lines] if len(lines) > 1 else []


def _colours_in(given: Any) -> dict[str, str]:
    if not isinstance(given, dict):
        return {}
    return {
        name: colour
        for name, colour in given.items()
        if name in LIGHT and isinstance(colour, str) and _COLOUR.fullmatch(colour)
    }


def _number_in(given: Any, low: float, high: float, otherwise: float) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float) or not math.isfinite(given):
        return otherwise
    return float(min(high, max(low, given)))
