"""A chart as the page draws it: what it shows in words, its marks, and one block of numbers."""

import hashlib
import json
import math
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kernel_lib.experiments.charts import AnyChart, Chart, Histogram, Loop, Map, Points
from kernel_lib.experiments.common.wording import percent
from kernel_lib.experiments.experiment import Experiment, Runs, Values
from kernel_lib.protocol.bounds import problem_of
from kernel_lib.state.trajectory import Floats
from kernel_lib.words import Sentence, Text

__all__ = ["MOST_NUMBERS", "MOST_PLAIN", "chart_of", "charted", "left_on_chart", "plain_chart"]

#: Most numbers of a chart: more points than a display has pixels show nothing more.
MOST_NUMBERS = 200_000

#: Most numbers of a chart that travels within JSON.
MOST_PLAIN = 1_200

#: Steps in which a field is sent between its least and its greatest value; one more means nan.
FIELD_STEPS = 65_534

Message = dict[str, Any]
Described = tuple[list[Message], list[Text]]  # marks, and what they show in words
Place = list[Any]  # offset in bytes, count, and one of "f4", "u4", "u2", "u1"


def chart_of(
    experiment: Experiment, values: Values, content: Mapping[str, Any]
) -> tuple[Message, list[bytes]]:
    """The chart of an experiment for complete values.

    Parameters
    ----------
    experiment : with a chart
    values : complete and checked
    content : what the page sends with them; nothing of it is needed

    Returns
    -------
    message : "title", "x" and "y" (each "label" and "scale"), "words" (sentences), "click" and
        "marks", whose arrays are places in the block; or a "problem", if these values have no chart
    buffers : the block, little-endian

    Raises
    ------
    ValueError : for an experiment without a chart
    """
    if experiment.chart is None:
        raise ValueError("this lesson has no chart")
    try:
        message, block = charted(experiment.chart, values)
    except ValueError as error:
        return {"kind": "chart", "problem": Sentence("chart-none", problem=problem_of(error))}, []
    return {"kind": "chart"} | message, [block]


def left_on_chart(experiment: Experiment, values: Values, runs: Runs) -> Message | None:
    """What these runs leave on the chart; None where they leave nothing.

    Returns
    -------
    name, x, y, time : as in `Left`
    of : equal for values that differ in nothing but what the chart lets differ
    """
    leaves = getattr(experiment.chart, "leaves", None)
    found = leaves(values, runs) if leaves else None
    if found is None:
        return None
    across = getattr(experiment.chart, "across", ())
    rest = {name: value for name, value in values.items() if name not in across}
    return vars(found) | {"of": hashlib.sha256(json.dumps(rest).encode()).hexdigest()[:12]}


def charted(chart: AnyChart, values: Values) -> tuple[Message, bytes]:
    """A chart for complete values, as a message and a block of numbers.

    Raises
    ------
    ValueError : naming the chart and what its functions returned that cannot be drawn
    """
    block = _Block(chart.title)
    return _message(chart, values, block), block.content()


def plain_chart(chart: AnyChart, values: Values) -> Message:
    """The same with lists of numbers in four digits in place of places in a block.

    Raises
    ------
    ValueError : as `charted`, and for more than MOST_PLAIN numbers, or one that is not finite
    """
    return _message(chart, values, _Plain(chart.title))


def _message(chart: AnyChart, values: Values, block: "_Block") -> Message:
    if isinstance(chart, Map):
        marks, words = _map_marks(chart, values, block)
    elif isinstance(chart, Histogram):
        marks, words = _histogram_marks(chart, values, block)
    elif isinstance(chart, Loop):
        marks, words = _loop_marks(chart, values, block)
    else:
        marks, words = _chart_marks(chart, values, block)
    own, here = _now_marks(chart, values)
    scales = [getattr(chart, axis, "linear") for axis in ("x_scale", "y_scale")]
    axes = {"title": chart.title, "x": chart.x_label, "y": chart.y_label}
    return {
        "title": chart.title,
        "x": {"label": chart.x_label, "scale": scales[0]},
        "y": {"label": chart.y_label, "scale": scales[1]},
        "words": [Sentence("chart-against", **axes), *words, *here],
        "click": list(getattr(chart, "click", ())),
        "marks": marks + own,
    }


class _Block:
    """Numbers of several marks in one block; equal arrays stand there once."""

    def __init__(self, title: Text) -> None:
        self.title = title
        self._pieces: list[bytes] = []
        self._places: dict[tuple[str, bytes], Place] = {}
        self._bytes = self._count = 0

    def put(self, numbers: NDArray[Any], kind: str = "f4") -> Place:
        """Where the block holds these numbers: its offset in bytes, how many, and their kind."""
        with np.errstate(over="ignore", under="ignore"):  # beyond single precision is no place
            piece = np.ascontiguousarray(numbers, dtype=f"<{kind}").tobytes()
        if (kind, piece) not in self._places:
            self._count += numbers.size
            if self._count > MOST_NUMBERS:
                raise ValueError(f"'{self.title}' has more than {MOST_NUMBERS} numbers")
            self._places[kind, piece] = [self._bytes, int(numbers.size), kind]
            self._pieces.append(piece + bytes(-len(piece) % 4))
            self._bytes += len(self._pieces[-1])
        return self._places[kind, piece]

    def content(self) -> bytes:
        return b"".join(self._pieces)

    def pair(self, name: Text, x: ArrayLike, y: ArrayLike) -> Message:
        """A mark's name and its x and y."""
        one, two = (np.ravel(np.asarray(axis, dtype=float)) for axis in (x, y))
        if len(one) != len(two):
            raise ValueError(f"'{name}' of '{self.title}' has {len(one)} x and {len(two)} y")
        return {"name": name, "x": self.put(one), "y": self.put(two)}


class _Plain(_Block):
    """Numbers that stand where they belong, few enough for JSON."""

    def put(self, numbers: NDArray[Any], kind: str = "f4") -> Place:
        self._count += numbers.size
        if self._count > MOST_PLAIN or not np.isfinite(numbers).all():
            raise ValueError(
                f"'{self.title}' may have {MOST_PLAIN} numbers, all finite, got {self._count}"
            )
        span = float(np.ptp(numbers)) if numbers.size else 0.0
        digits = 4 - math.ceil(math.log10(span)) if span > 0 else 6
        # A small number next to large ones has its own four: an axis may count in powers of ten.
        return [
            round(one, max(digits, 4 - math.ceil(math.log10(abs(one)))) if one else digits)
            for one in numbers.astype(float).tolist()
        ]


# ---- the kinds of charts: each returns its marks, and what they show in words --------------------


def _chart_marks(chart: Chart, values: Values, block: _Block) -> Described:
    marks, words = _shade_marks(chart, values, block)
    lines = chart.lines(values)
    marks += [{"mark": "line"} | block.pair(name, *line) for name, line in lines.items()]
    words += _lines_in_words(lines)
    points, places = _point_marks(chart, values, block)
    return marks + points, words + places


def _lines_in_words(lines: Iterable[Text]) -> list[Text]:
    names = [one for one in lines if one]
    return [Sentence("chart-lines", names=names)] if names else []


def _shade_marks(chart: Chart, values: Values, block: _Block) -> Described:
    """Ranges of x, below all else: their ends, low and high in turn."""
    marks, words = [], list[Text]()
    for name, ranges in (chart.shades(values) if chart.shades else {}).items():
        if not ranges or any(not low < high for low, high in ranges):
            raise ValueError(f"'{name}' of '{chart.title}' needs ranges that grow, got {ranges}")
        marks.append({"mark": "shade", "name": name, "x": block.put(np.ravel(ranges))})
        ends = [Sentence("chart-range", low=f"{a:.3g}", high=f"{b:.3g}") for a, b in ranges]
        words.append(Sentence("chart-shade", name=name, ranges=ends))
    return marks, words


def _map_marks(chart: Map, values: Values, block: _Block) -> Described:
    x, y, z = (np.asarray(part, dtype=float) for part in chart.field(values))
    if z.shape != (len(y), len(x)) or min(z.shape) < 2:
        raise ValueError(
            f"the field of '{chart.title}' must have the shape (y, x) = ({len(y)}, {len(x)}), "
            f"at least (2, 2), got {z.shape}"
        )
    grid: Message = {"x": block.put(x), "y": block.put(y), "nothing": chart.nothing}
    draw, describe = (_regions, _shares) if chart.regions else (_bands, _span)
    mark = draw(chart, z, block) | grid
    points, places = _point_marks(chart, values, block)
    return [mark, *points], [*describe(chart, z), *places]


def _regions(chart: Map, z: Floats, block: _Block) -> Message:
    """Where the rows, one after another, change from region to region, and to which."""
    nothing = len(chart.regions)
    if not np.isin(z[~np.isnan(z)], np.arange(nothing)).all():
        raise ValueError(f"regions of '{chart.title}' are 0 to {nothing - 1} or nan")
    places = np.where(np.isnan(z), nothing, z).ravel()
    starts = np.flatnonzero(np.diff(places, prepend=-1.0))
    runs = {"starts": block.put(starts, "u4"), "regions": block.put(places[starts], "u1")}
    return {"mark": "regions", "names": list(chart.regions)} | runs


def _bands(chart: Map, z: Floats, block: _Block) -> Message:
    """A field in steps between its least and its greatest value."""
    known = np.isfinite(z)
    low, high = (float(z[known].min()), float(z[known].max())) if known.any() else (0.0, 1.0)
    part = (np.where(known, z, low) - low) / ((high - low) or 1.0)
    steps = np.where(known, np.round(part * FIELD_STEPS), FIELD_STEPS + 1)
    facts: Message = {"label": chart.z_label, "line": chart.line, "low": low, "high": high}
    return {"mark": "field", "z": block.put(steps, "u2"), "steps": FIELD_STEPS} | facts


def _shares(chart: Map, z: Floats) -> list[Text]:
    shares = [float(np.mean(z == place)) for place in range(len(chart.regions))]
    return [
        Sentence("chart-region", name=name, share=percent(round(share, 2)))
        for name, share in zip(chart.regions, shares, strict=True)
    ]


def _span(chart: Map, z: Floats) -> list[Text]:
    known = z[np.isfinite(z)]
    if not known.size:
        return [chart.nothing or Sentence("chart-nothing")]
    low, high = f"{known.min():.3g}", f"{known.max():.3g}"
    return [Sentence("chart-span", name=chart.z_label, low=low, high=high)]


def _histogram_marks(chart: Histogram, values: Values, block: _Block) -> Described:
    edges, counts = (np.asarray(part, dtype=float) for part in chart.counts(values))
    if len(edges) != len(counts) + 1 or not len(counts) or not np.all(np.diff(edges) > 0):
        raise ValueError(
            f"the histogram '{chart.title}' needs growing edges, one more than its bars; "
            f"got {len(edges)} and {len(counts)}"
        )
    value = chart.marked(values) if chart.marked else None
    place = -1 if value is None else int(np.searchsorted(edges, value, side="right")) - 1
    marked = place if 0 <= place < len(counts) else None
    bars = {"mark": "bars", "edges": block.put(edges), "counts": block.put(counts)}
    lines = chart.curve(values) if chart.curve else {}
    marks: list[Message] = [bars | {"name": chart.y_label, "marked": marked}]
    marks += [{"mark": "line"} | block.pair(name, *line) for name, line in lines.items()]
    most = int(counts.argmax())
    low, high = f"{edges[most]:.3g}", f"{edges[most + 1]:.3g}"
    words: list[Text] = [Sentence("chart-bars", count=str(len(counts)), low=low, high=high)]
    return marks, words + _lines_in_words(lines)


def _loop_marks(chart: Loop, values: Values, block: _Block) -> Described:
    marks, words = [], list[Text]()
    for name, (x, y) in chart.loops(values).items():
        mark = {"mark": "loop"} | block.pair(name, x, y)
        one, two = (np.asarray(axis, dtype=float) for axis in (x, y))
        area = abs(float(np.dot(one, np.roll(two, -1)) - np.dot(two, np.roll(one, -1)))) / 2
        marks.append(mark | {"area": area if chart.area and np.isfinite(area) else None})
        if chart.area:
            words.append(Sentence("chart-loop", name=name, what=chart.area, area=f"{area:.3g}"))
    labelled: list[Message] = [mark | {"area_label": chart.area} for mark in marks]
    return labelled, words or _lines_in_words(chart.loops(values))


# ---- marks that several kinds share -------------------------------------------------------------


def _point_marks(chart: Chart | Map, values: Values, block: _Block) -> Described:
    marks, words = [], list[Text]()
    for name, given in (chart.points(values) if chart.points else {}).items():
        points = given if isinstance(given, Points) else Points(*given)
        mark: Message = {"mark": "points"} | block.pair(name, points.x, points.y)
        if points.run is not None:
            mark["run"] = points.run
        for axis in ("x_error", "y_error"):
            if getattr(points, axis) is not None:
                mark[axis] = block.put(_error_bars(name, axis, points))
        marks.append(mark)
        here = np.ravel(points.x), np.ravel(points.y)
        if len(here[0]) == 1:
            words.append(_at(name, here[0][0], here[1][0]))
        else:
            words.append(Sentence("chart-points", name=name))
    return marks, words


def _at(name: Text, *place: float) -> Sentence:
    at = ", ".join(f"{axis:.3g}" for axis in place)
    return Sentence("chart-at", name=name, place=f"({at})")


def _error_bars(name: Text, axis: str, points: Points) -> Floats:
    error = np.asarray(getattr(points, axis), dtype=float)
    if np.any(error < 0):
        raise ValueError(f"{axis} of '{name}' must not be negative, got {error.min():g}")
    return np.broadcast_to(error, (np.size(points.x),))


def _now_marks(chart: AnyChart, values: Values) -> Described:
    """The reader's own set-up, as far as it has a place."""
    now = getattr(chart, "now", None)
    marks, words = [], list[Text]()
    for name, place in (now(values) if now else {}).items():
        x, y = (None if axis is None else float(axis) for axis in place)
        known = [axis for axis in (x, y) if axis is not None]
        if known and np.isfinite(known).all():
            marks.append({"mark": "now", "name": name, "x": x, "y": y})
            words.append(_at(name, *known))
    return marks, words
