"""Charts and maps of an experiment as figures of matplotlib, in the light colours of the page."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Patch
from matplotlib.ticker import MaxNLocator, NullFormatter

from kernel_lib.experiments.charts import Chart, Map, Points
from kernel_lib.state.trajectory import Floats

__all__ = ["LIGHT", "Drawn", "drawn"]

#: Colours by the names of the page.
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

#: Width of a figure, and least height of its axes, pixels.
WIDTH, LEAST_HEIGHT = 640, 320
DOTS_PER_INCH = 100

_STYLES = ("-", "--", ":", "-.")
_MARKERS = ("o", "s", "^", "D", "v")
_FEW_POINTS = 40
_BANDS = 8
#: Shares of a run's colour for whole regions: they differ in lightness as well as in hue.
_REGIONS = (("run-1", 0.18), ("run-2", 0.5), ("run-3", 0.3), ("run-4", 0.75))


@dataclass
class Drawn:
    """A chart that has been drawn.

    blends : colours between two of the page, {colour: (name, share of it, other name)}
    """

    figure: Figure
    blends: dict[str, tuple[str, float, str]] = field(default_factory=dict)

    def blend(self, name: str, share: float) -> str:
        """A colour between the paper and a run's, kept by name for pages that change theirs."""
        parts = [
            round(
                share * int(LIGHT[name][k : k + 2], 16)
                + (1 - share) * int(LIGHT["paper"][k : k + 2], 16)
            )
            for k in (1, 3, 5)
        ]
        colour = "#" + "".join(f"{part:02x}" for part in parts)
        self.blends[colour] = (name, share, "paper")
        return colour


def drawn(chart: Chart | Map, values: Mapping[str, Any]) -> Drawn:
    """The chart for complete values of its experiment."""
    made = Drawn(Figure(layout="constrained"))
    axes = made.figure.subplots()
    # The label of the vertical axis stands in the title: a small chart would cut it off.
    title = f"{chart.title}\n{chart.y_label}"
    axes.set_title(title, fontsize=10, loc="left", linespacing=1.4, color=LIGHT["ink"])
    axes.set_xlabel(str(chart.x_label), color=LIGHT["muted"])
    axes.set_xscale(chart.x_scale)
    axes.set_yscale(chart.y_scale)
    for axis in (axes.xaxis, axes.yaxis):
        if axis.get_scale() == "log":
            axis.set_minor_formatter(NullFormatter())
    axes.spines[["top", "right"]].set_visible(False)
    if isinstance(chart, Map):
        handles = _fill_map(made, axes, chart, values)
    else:
        handles = _fill_lines(made, axes, chart, values)
    _paint(made.figure, axes)
    if handles:
        made.figure.legend(
            handles=handles,
            loc="outside lower left",
            frameon=False,
            fontsize=9,
            labelcolor=LIGHT["ink"],
        )
    # The axes keep their shape, and the legend below has a line each.
    height = LEAST_HEIGHT + 18 * len(handles)
    made.figure.set_size_inches(WIDTH / DOTS_PER_INCH, height / DOTS_PER_INCH)
    return made


def _paint(figure: Figure, axes: Axes) -> None:
    figure.set_facecolor(LIGHT["paper"])
    axes.set_facecolor(LIGHT["paper"])
    axes.tick_params(which="both", colors=LIGHT["muted"], labelsize=9)
    axes.grid(True, color=LIGHT["line"], linewidth=0.6)
    axes.set_axisbelow(True)
    for spine in axes.spines.values():
        spine.set_color(LIGHT["muted"])


# ---- each kind fills the axes, and returns what the legend names ---


def _fill_lines(made: Drawn, axes: Axes, chart: Chart, values: Mapping[str, Any]) -> list[Any]:
    lines = []
    for place, (name, (x, y)) in enumerate(chart.lines(values).items()):
        marker = _MARKERS[place % 4] if np.size(x) <= _FEW_POINTS else ""
        lines += axes.plot(
            np.asarray(x, float), np.asarray(y, float), label=str(name), linewidth=1.6,
            linestyle=_STYLES[place % 4], marker=marker, markersize=4,
            color=LIGHT[f"run-{place % 4 + 1}"],
        )  # fmt: skip
    return lines if len(lines) > 1 else []


def _fill_map(made: Drawn, axes: Axes, chart: Map, values: Mapping[str, Any]) -> list[Any]:
    """Bands between the colours of the page or whole regions, the line of zero, points by name."""
    x, y, z = (np.asarray(part, float) for part in chart.field(values))
    fill = _fill_regions if chart.regions else _fill_bands
    handles = fill(made, axes, chart, x, y, z)
    if np.isnan(z).any() and chart.nothing:
        handles.append(_patch(str(chart.nothing), LIGHT["paper"]))
    if chart.line:
        axes.contour(x, y, z, [0.0], colors=LIGHT["ink"], linewidths=2.4)
        handles.append(Line2D([], [], color=LIGHT["ink"], lw=2.4, label=str(chart.line)))
    points = _places(chart, values)
    for place, (name, at) in enumerate(points.items()):
        handles += axes.plot(
            *([axis] for axis in at), _MARKERS[place % 5], label=name, ms=8, clip_on=False,
            zorder=5, mfc=LIGHT[f"run-{(place + 1) % 4 + 1}"], mec=LIGHT["ink"], mew=1.2,
        )  # fmt: skip
    axes.set(xlim=(x.min(), x.max()), ylim=(y.min(), y.max()))
    return handles


def _fill_bands(made: Drawn, axes: Axes, chart: Map, x: Floats, y: Floats, z: Floats) -> list[Any]:
    low, high = (float(np.nanmin(z)), float(np.nanmax(z))) if np.isfinite(z).any() else (0, 1)
    both = low < 0 < high
    locator = MaxNLocator(_BANDS, symmetric=both, min_n_ticks=4)
    levels = np.asarray(locator.tick_values(low, high if high > low else low + 1))
    middles = (levels[1:] + levels[:-1]) / 2
    top = np.abs(middles).max() if both else middles[-1] - levels[0]
    shades = [
        made.blend(
            "run-2" if both and middle < 0 else "run-1",
            0.06 + 0.84 * abs(middle if both else middle - levels[0]) / top,
        )
        for middle in middles
    ]
    bands = axes.contourf(x, y, z, levels, colors=shades)
    bar: Any = made.figure.colorbar(bands, ax=axes, pad=0.02, aspect=30)
    bar.ax.tick_params(colors=LIGHT["muted"], labelsize=9)
    bar.outline.set_edgecolor(LIGHT["muted"])
    # In the legend: along the scale a small chart cuts it off.
    return [Line2D([], [], linestyle="", label=str(chart.z_label))]


def _fill_regions(
    made: Drawn, axes: Axes, chart: Map, x: Floats, y: Floats, z: Floats
) -> list[Any]:
    handles = []
    for place, name in enumerate(chart.regions):
        mask = (z == place).astype(float)
        colour = made.blend(*_REGIONS[place % 4])
        handles.append(_patch(str(name), colour))
        if mask.any():
            # Region by region: bands between far-off numbers would pass through the others.
            axes.contourf(x, y, mask, [0.5, 1.5], colors=[colour])
    return handles


def _places(chart: Map, values: Mapping[str, Any]) -> dict[str, tuple[float, float]]:
    """Single points of a map."""
    found = {}
    for name, given in (chart.points(values) if chart.points else {}).items():
        x, y = (given.x, given.y) if isinstance(given, Points) else given
        found[str(name)] = float(np.ravel(x)[0]), float(np.ravel(y)[0])
    return found


def _patch(label: str, colour: str) -> Patch:
    return Patch(facecolor=colour, edgecolor=LIGHT["muted"], linewidth=0.8, label=label)
