"""What a code cell of a lesson shows: tables and charts in the colours of the page."""

import io
import json
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from html import escape
from itertools import groupby
from numbers import Integral, Real
from typing import Any

from kernel_lib.experiments.charts import AnyChart, Histogram
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Chart, Map, Published
from kernel_lib.protocol.chart import charted
from kernel_lib.words import in_words, say

__all__ = ["PUBLISHED", "Shown", "Table", "as_attribute", "chart_of", "folded", "plot_of"]
__all__ += ["published_table", "table_of"]

#: Messages of a table of published figures: what it is, and the heads of its columns.
PUBLISHED = ("published-table", "published-printed", "published-computed", "published-why")

#: What stands right-aligned, digit below digit: a number, its unit or sign of percent with it.
NUMBER = r"[-−+~]?[\d.]+(?:e[-−+]?\d+)?(?: ?[%°])?"


class Shown:
    """A piece of HTML that a notebook displays as it is."""

    def __init__(self, html: str) -> None:
        self._html = html

    def _repr_html_(self) -> str:
        return self._html


class Table(Shown):
    """Rows under a head: a table where HTML is shown, aligned columns where text is."""

    def __init__(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        self._rows = [list(head), *map(list, rows)]
        self._is_number = [
            all(re.fullmatch(NUMBER, text) for text in column) for column in zip(*rows, strict=True)
        ]
        top = "".join(
            f'<th scope="col"{self._side(k)}>{escape(text)}</th>' for k, text in enumerate(head)
        )
        body = "".join(f"<tr>{self._cells(row)}</tr>" for row in rows)
        # By keyboard a wide one is moved through its region.
        super().__init__(
            f'<div class="table" tabindex="0" role="group" aria-label="{escape(head[0])}">'
            f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
        )

    def _side(self, column: int) -> str:
        return ' class="number"' if self._is_number[column] else ""

    def _cells(self, row: Sequence[str]) -> str:
        first = f'<th scope="row"{self._side(0)}>{escape(row[0])}</th>'
        rest = enumerate(row[1:], start=1)
        return first + "".join(f"<td{self._side(k)}>{escape(text)}</td>" for k, text in rest)

    def __repr__(self) -> str:
        widths = [max(map(len, column)) for column in zip(*self._rows, strict=True)]
        lines = (
            "  ".join(
                text.rjust(width) if is_number else text.ljust(width)
                for text, width, is_number in zip(row, widths, self._is_number, strict=True)
            )
            for row in self._rows
        )
        return "\n".join(line.rstrip() for line in lines)


def table_of(head: Sequence[str], rows: Iterable[Sequence[object]]) -> Table:
    """What a cell has found, as a small table.

    Parameters
    ----------
    head : names of the columns, with units; the first one says what the rows are
    rows : of as many cells; text as it is (with a true minus), whole numbers whole,
        others with three digits

    Raises
    ------
    ValueError : where a row has more or fewer cells than the head
    """
    cells = [[_written(cell) for cell in row] for row in rows]
    for row in cells:
        if len(row) != len(head):
            raise ValueError(f"a row of {len(row)} cells under a head of {len(head)}: {row}")
    return Table(head, cells)


def _written(cell: object) -> str:
    if isinstance(cell, Real) and not isinstance(cell, Integral):
        return figure(float(cell))
    return re.sub(r"(?<![^\s(])-(?=\d)", "−", str(cell))


def published_table(rows: Iterable[Published]) -> Shown:
    """The figures of each source beside ours, computed now, with the reasons where they differ.

    What a figure is has a line of its own above it, so that the table has room on a phone.
    """
    label, *columns = map(say, PUBLISHED)
    head = "".join(f'<th scope="col">{name}</th>' for name in columns)
    body = ""
    for source, group in groupby(rows, key=lambda row: row.source):
        body += f'<tbody><tr><th colspan="3">{escape(source)}</th></tr></tbody>'
        body += "".join(_figure(row) for row in group)
    return Shown(
        f'<div class="table published" tabindex="0" role="group" aria-label="{label}">'
        f"<table><thead><tr>{head}</tr></thead>{body}</table></div>"
    )


def _figure(row: Published) -> str:
    quantity, *cells = map(_written, (row.quantity, row.printed, _as_text(row), row.remark))
    name = f'<tr><th colspan="3" scope="rowgroup">{escape(quantity)}</th></tr>'
    return f"<tbody>{name}<tr>{''.join(f'<td>{escape(text)}</td>' for text in cells)}</tr></tbody>"


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
    # A text shows no set-up of the reader.
    alone = chart if isinstance(chart, Histogram) else replace(chart, now=None)
    sentences, block = charted(alone, values)
    message = in_words(sentences)
    words = " ".join(message["words"])
    still = _still(alone, values, words) if isinstance(alone, Chart | Map) else escape(words)
    # A page of a lesson is made in several languages, and then needs the sentences.
    return Shown(
        f'<div class="carom-figure" data-chart="{as_attribute(message)}" '
        f'data-sentences="{as_attribute(sentences)}" '
        f'data-block="{b64encode(block).decode()}">{still}</div>'
    )


def as_attribute(data: Any) -> str:
    """Plain data as JSON in an attribute of HTML."""
    return escape(json.dumps(data, ensure_ascii=False, separators=(",", ":")), quote=True)


def _still(chart: Chart | Map, values: Mapping[str, Any], words: str) -> str:
    """A chart as lines in the colours of the page, light or dark."""
    from kernel_lib.widgets.charts import drawn

    picture = drawn(chart, values)
    return _svg(picture.figure, words, picture.blends)


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

    from kernel_lib.widgets.charts import LIGHT

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
