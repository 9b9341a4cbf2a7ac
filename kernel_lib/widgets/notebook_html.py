"""What a code cell of a lesson shows: tables and charts in the colours of the page."""

import io
import json
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from dataclasses import replace
from html import escape
from itertools import groupby
from typing import Any

from kernel_lib.experiments.charts import AnyChart, Histogram
from kernel_lib.experiments.experiment import Chart, Map, Published
from kernel_lib.protocol.chart import charted

__all__ = ["Shown", "chart_of", "folded", "plot_of", "published_table"]


class Shown:
    """A piece of HTML that a notebook displays as it is."""

    def __init__(self, html: str) -> None:
        self._html = html

    def _repr_html_(self) -> str:
        return self._html


def published_table(rows: Iterable[Published]) -> Shown:
    """The figures of each source beside ours, computed now, with the reasons where they differ."""
    head = "".join(f'<th scope="col">{name}</th>' for name in ("", "printed", "computed", "why"))
    body = ""
    for source, group in groupby(rows, key=lambda row: row.source):
        body += f'<tr><th colspan="4" scope="rowgroup">{escape(source)}</th></tr>'
        body += "".join(_row(row) for row in group)
    return Shown(
        '<div class="table" tabindex="0" role="region" aria-label="Published and computed">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _row(row: Published) -> str:
    cells = (row.quantity, row.printed, _as_text(row), row.remark)
    return "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in cells) + "</tr>"


def _as_text(row: Published) -> str:
    """Our figure, with the digits that the source prints."""
    figure = row.computed()
    if isinstance(figure, str):
        return figure
    printed = re.fullmatch(r"[-−]?\d+(?:\.(\d+))?", row.printed)
    digits = len(printed[1] or "") if printed else 3
    return f"{figure:.{digits}f}" if printed else f"{figure:.{digits}g}"


def chart_of(chart: AnyChart, values: Mapping[str, Any]) -> Shown:
    """A chart of a text: its numbers, which a page draws as it draws the chart of a lesson, and a
    still in the colours of the page, for where no page of a lesson is.

    Parameters
    ----------
    chart : of any kind; of a histogram and of loops there is no still
    values : what the chart is made for
    """
    # Of whom the text speaks has no set-up of his own.
    alone = chart if isinstance(chart, Histogram) else replace(chart, now=None)
    message, block = charted(alone, values)
    told = escape(json.dumps(message, ensure_ascii=False, separators=(",", ":")), quote=True)
    numbers = b64encode(block).decode()
    still = _still(chart, values) if isinstance(chart, Chart | Map) else escape(message["words"])
    return Shown(
        f'<div class="carom-figure" data-chart="{told}" data-block="{numbers}">{still}</div>'
    )


def _still(chart: Chart | Map, values: Mapping[str, Any]) -> str:
    """A chart as lines in the colours of the page, light or dark."""
    from kernel_lib.widgets.charts.heat_map import painter_of

    painter = painter_of(chart)
    painter.draw(values, {"width": 640})
    return _svg(painter.figure, painter.alt, painter.blends)


def plot_of(axes: Any, words: str) -> Shown:
    """A figure of matplotlib in the colours of the page, light or dark.

    Parameters
    ----------
    axes : of matplotlib, as `kl.plot` returns them
    words : what it shows, for who cannot see it
    """
    from matplotlib import pyplot

    own = {"#000000": ("ink", 1, "paper"), "#ffffff": ("paper", 1, "ink")}
    shown = Shown(_svg(axes.figure, words, own))
    pyplot.close(axes.figure)  # or a notebook shows it a second time, below the cell
    return shown


def _svg(figure: Any, words: str, blends: Mapping[str, tuple[str, float, str]]) -> str:
    from matplotlib import rc_context

    from kernel_lib.widgets.charts.lines import LIGHT

    text = io.StringIO()
    with rc_context({"svg.fonttype": "none"}):  # words as words: half the bytes
        figure.savefig(text, format="svg")
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]*;", "", svg)
    for colour, (name, share, other) in blends.items():
        # In capitals, so that the next loop leaves these colours alone.
        one, two = (f"var(--carom-{key}, {LIGHT[key].upper()})" for key in (name, other))
        svg = svg.replace(colour, f"color-mix(in srgb, {one} {share:.0%}, {two})")
    for name, colour in LIGHT.items():
        svg = svg.replace(colour, f"var(--carom-{name}, {_fallback(name, colour)})")
    ink = "fill: var(--carom-ink, currentColor)"  # of words without a colour
    style = f"max-width: 100%; height: auto; stroke-linejoin: round; {ink}"
    alt = escape(words, quote=True)
    return svg.replace("<svg", f'<svg role="img" aria-label="{alt}" style="{style}"', 1)


def folded(summary: str, *parts: Any) -> Shown:
    """Lines of text and charts, folded under a summary until the reader opens it."""
    inside = "".join(
        part._repr_html_() if isinstance(part, Shown) else f"<p>{escape(str(part))}</p>"
        for part in parts
    )
    return Shown(f"<details><summary>{escape(summary)}</summary>{inside}</details>")


def _fallback(name: str, colour: str) -> str:
    """Colour outside our own pages: that of the text for ink, and none for paper."""
    return {"ink": "currentColor", "muted": "currentColor", "paper": "transparent"}.get(
        name, colour
    )
