"""The chart as a file to take away."""

import io
from collections.abc import Mapping
from typing import Any

__all__ = ["KINDS", "chart_file"]

#: What can be asked for, with the end of the file's name and its type.
KINDS = {"png": ("chart.png", "image/png"), "svg": ("chart.svg", "image/svg+xml")}


def chart_file(what: str, values: Mapping[str, Any], painter: Any) -> bytes:
    """The chart as the content of a file, one of `KINDS`.

    Parameters
    ----------
    values : of the experiment
    painter : what draws the chart
    """
    png: bytes = painter.draw(values, {"width": 900, "ratio": 2})
    return png if what == "png" else _svg(painter.figure)


def _svg(figure: Any) -> bytes:
    """The figure as last drawn, with no date and no lot, so that equal charts are equal files."""
    from matplotlib import rc_context

    drawn, paper = io.BytesIO(), figure.get_facecolor()
    with rc_context({"svg.hashsalt": "carom"}):
        figure.savefig(drawn, format="svg", facecolor=paper, metadata={"Date": None})
    return drawn.getvalue()
