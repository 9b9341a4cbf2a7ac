"""A field over two quantities, drawn in bands of colour, and which painter a chart needs."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from matplotlib.lines import Line2D
from matplotlib.patches import Patch
from matplotlib.ticker import MaxNLocator

from kernel_lib.experiments.charts import AnyChart, Chart, Map, Points
from kernel_lib.state.trajectory import Floats
from kernel_lib.widgets.charts.lines import LinePainter, Painter

__all__ = ["MapPainter", "painter_of"]

_BANDS = 8
_MARKERS = ("o", "s", "^", "D", "v")
#: Shares of a run's colour for whole regions: they differ in lightness as well as in hue.
_REGIONS = (("run-1", 0.18), ("run-2", 0.5), ("run-3", 0.3), ("run-4", 0.75))


def painter_of(chart: AnyChart) -> Painter:
    """The painter that a chart needs.

    Raises
    ------
    ValueError : for a chart that only the page draws
    """
    if not isinstance(chart, Chart | Map):
        raise ValueError(f"matplotlib draws charts and maps here, got a {type(chart).__name__}")
    return MapPainter(chart) if isinstance(chart, Map) else LinePainter(chart)


class MapPainter(Painter):
    """Draws a Map: bands between the colours of the page, the line of zero, points by name."""

    def __init__(self, chart: Map) -> None:
        super().__init__(chart)
        self.chart = chart
        self._drawn: list[Any] = []
        self._bar: Any = None

    def _fill(self, values: Mapping[str, Any], colours: Mapping[str, str]) -> list[Any]:
        self._clear()
        x, y, z = (np.asarray(part, float) for part in self.chart.field(values))
        if self.chart.regions:
            handles = self._fill_regions(x, y, z, colours)
        else:
            handles = self._fill_bands(x, y, z, colours)
        if np.isnan(z).any() and self.chart.nothing:
            handles.append(_patch(str(self.chart.nothing), colours["paper"], colours["muted"]))
        if self.chart.line:
            line = self._axes.contour(x, y, z, [0.0], colors=colours["ink"], linewidths=2.4)
            self._drawn.append(line)
            handles.append(Line2D([], [], color=colours["ink"], lw=2.4, label=str(self.chart.line)))
        points = _places(self.chart, values)
        handles += self._mark(points, colours)
        self._axes.set(xlim=(x.min(), x.max()), ylim=(y.min(), y.max()))
        self.alt = self._in_words(z, points)
        return handles

    def _clear(self) -> None:
        if self._bar is not None:
            self._bar.remove()  # before the bands, which know its axes
        for artist in self._drawn:
            artist.remove()
        self._drawn, self._bar, self.blends = [], None, {}

    def _blend(self, name: str, share: float, colours: Mapping[str, str]) -> str:
        """A colour between the paper and a run's, kept by name for pages that change theirs."""
        parts = [
            round(
                share * int(colours[name][k : k + 2], 16)
                + (1 - share) * int(colours["paper"][k : k + 2], 16)
            )
            for k in (1, 3, 5)
        ]
        colour = "#" + "".join(f"{part:02x}" for part in parts)
        self.blends[colour] = (name, share, "paper")
        return colour

    def _fill_bands(self, x: Floats, y: Floats, z: Floats, colours: Mapping[str, str]) -> list[Any]:
        low, high = (float(np.nanmin(z)), float(np.nanmax(z))) if np.isfinite(z).any() else (0, 1)
        both = low < 0 < high
        locator = MaxNLocator(_BANDS, symmetric=both, min_n_ticks=4)
        levels = np.asarray(locator.tick_values(low, high if high > low else low + 1))
        middles = (levels[1:] + levels[:-1]) / 2
        top = np.abs(middles).max() if both else middles[-1] - levels[0]
        shades = [
            self._blend(
                "run-2" if both and middle < 0 else "run-1",
                0.06 + 0.84 * abs(middle if both else middle - levels[0]) / top,
                colours,
            )
            for middle in middles
        ]
        bands = self._axes.contourf(x, y, z, levels, colors=shades)
        self._drawn.append(bands)
        self._bar = self._figure.colorbar(bands, ax=self._axes, pad=0.02, aspect=30)
        self._bar.ax.tick_params(colors=colours["muted"], labelsize=9)
        self._bar.outline.set_edgecolor(colours["muted"])
        # In the legend: along the scale a small chart cuts it off.
        return [Line2D([], [], linestyle="", label=f"Colours: {self.chart.z_label}")]

    def _fill_regions(
        self, x: Floats, y: Floats, z: Floats, colours: Mapping[str, str]
    ) -> list[Any]:
        handles = []
        for place, name in enumerate(self.chart.regions):
            mask = (z == place).astype(float)
            colour = self._blend(*_REGIONS[place % 4], colours)
            handles.append(_patch(str(name), colour, colours["muted"]))
            if mask.any():
                # Region by region: bands between far-off numbers would pass through the others.
                self._drawn.append(self._axes.contourf(x, y, mask, [0.5, 1.5], colors=[colour]))
        return handles

    def _mark(
        self, points: Mapping[str, tuple[float, float]], colours: Mapping[str, str]
    ) -> list[Line2D]:
        marks = []
        for place, (name, (x, y)) in enumerate(points.items()):
            (mark,) = self._axes.plot(
                [x], [y], _MARKERS[place % 5], label=name, ms=8, clip_on=False, zorder=5,
                mfc=colours[f"run-{(place + 1) % 4 + 1}"], mec=colours["ink"], mew=1.2,
            )  # fmt: skip
            marks.append(mark)
        self._drawn += marks
        return marks

    def _in_words(self, z: Floats, points: Mapping[str, tuple[float, float]]) -> str:
        chart, told = self.chart, ""
        if chart.regions:
            shares = [float(np.mean(z == place)) for place in range(len(chart.regions))]
            told = ", ".join(
                f"{name} in {share:.0%}" for name, share in zip(chart.regions, shares, strict=True)
            )
        elif np.isfinite(z).any():
            told = f"{chart.z_label} from {np.nanmin(z):.3g} to {np.nanmax(z):.3g}"
        places = "; ".join(f"{name} at ({x:.3g}, {y:.3g})" for name, (x, y) in points.items())
        return f"{chart.title}. {chart.y_label} against {chart.x_label}: {told}. {places}".strip()


def _places(chart: Map, values: Mapping[str, Any]) -> dict[str, tuple[float, float]]:
    """Single points of a map, with the reader's own."""
    found = {}
    for name, given in (chart.points(values) if chart.points else {}).items():
        x, y = (given.x, given.y) if isinstance(given, Points) else given
        found[str(name)] = float(np.ravel(x)[0]), float(np.ravel(y)[0])
    for name, here in (chart.now(values) if chart.now else {}).items():
        if here[0] is not None and here[1] is not None:
            found[str(name)] = here[0], here[1]
    return found


def _patch(label: str, colour: str, edge: str) -> Patch:
    return Patch(facecolor=colour, edgecolor=edge, linewidth=0.8, label=label)
