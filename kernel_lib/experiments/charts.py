"""Charts of an experiment as plain data: what is drawn over which quantities, never how."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from numpy.typing import ArrayLike

from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Text

__all__ = ["SCALES", "AnyChart", "Chart", "Histogram", "Left", "Loop", "Map", "Points"]

#: How an axis divides its length.
SCALES = ("linear", "log")

#: Most regions of a map: more shades than these no eye distinguishes.
MOST_REGIONS = 4

Values = Mapping[str, Any]
Line = tuple[ArrayLike, ArrayLike]


@dataclass(frozen=True)
class Points:
    """Single points, with their errors where these are known.

    x, y : (N,)
    x_error, y_error : (N,), half the length of an error bar
    run : place of the run whose hue they have among the runs, if they belong to one
    """

    x: ArrayLike
    y: ArrayLike
    x_error: ArrayLike | None = None
    y_error: ArrayLike | None = None
    run: int | None = None


#: What is at the reader's own values: a place, or with None a line through the whole chart.
Now = Callable[[Values], Mapping[Any, tuple[float | None, float | None]]]
Marked = Callable[[Values], Mapping[Any, Points | Line | tuple[float, float]]]


@dataclass(frozen=True)
class Left:
    """What a run leaves on the chart of its lesson, and the page keeps there.

    name : of those that it belongs to
    x, y : where it stands
    time : s of the run, from which on it is known
    """

    name: Text
    x: float
    y: float
    time: float


@dataclass(frozen=True)
class Chart:
    """Lines and points over a quantity, computed from the parameters.

    lines : takes the values, returns {legend: (x, y)}; nan where a line has a hole
    x_scale, y_scale : "linear" or "log"
    points : takes the values, returns {legend: Points, or (x, y)}
    shades : takes the values, returns {legend: ((low, high), ...)}, ranges of x that are shaded
    now : takes the values, returns {legend: (x, y)} of the reader's own set-up; None for a
        coordinate draws a line across
    click : names of the parameters that a click on the chart sets, along x and y; None for one
        that stays
    leaves : takes values and runs, returns what these leave on the chart, or None
    across : names of the parameters in which runs that leave points beside each other may differ

    Raises
    ------
    ValueError : naming the chart and what is wrong; what its functions return is looked at when
        it is first drawn
    """

    title: Text
    x_label: Text
    y_label: Text
    lines: Callable[[Values], Mapping[Any, Line]] = lambda values: {}
    x_scale: str = "linear"
    y_scale: str = "linear"
    points: Marked | None = None
    now: Now | None = None
    click: tuple[str | None, ...] = ()
    leaves: Callable[[Values, Mapping[str, Trajectory]], Left | None] | None = None
    across: tuple[str, ...] = ()
    shades: Callable[[Values], Mapping[Any, tuple[tuple[float, float], ...]]] | None = None

    def __post_init__(self) -> None:
        _check_axes(self)
        _check_functions(self, "lines", "points", "now", "leaves", "shades")


@dataclass(frozen=True)
class Map:
    """A field over two quantities, in bands or regions.

    field : takes the values, returns x (X,), y (Y,), z (Y, X); nan where there is nothing
    z_label : what the bands mean; empty where z counts through `regions`
    regions : names of whole regions; z then holds their places, 0, 1, ...
    nothing : what nan means
    line : legend of the line where z is zero, drawn strongly; empty for none
    points, now, click, x_scale, y_scale : as in `Chart`

    Raises
    ------
    ValueError : as `Chart` does
    """

    title: Text
    x_label: Text
    y_label: Text
    field: Callable[[Values], tuple[ArrayLike, ArrayLike, ArrayLike]]
    z_label: Text = ""
    regions: tuple[Text, ...] = ()
    nothing: Text = ""
    line: Text = ""
    points: Marked | None = None
    x_scale: str = "linear"
    y_scale: str = "linear"
    now: Now | None = None
    click: tuple[str | None, ...] = ()

    def __post_init__(self) -> None:
        _check_axes(self)
        _check_functions(self, "field", "points", "now")
        if len(self.regions) > MOST_REGIONS:
            raise ValueError(
                f"the map '{self.title}' may have {MOST_REGIONS} regions, got {len(self.regions)}"
            )
        if not self.regions and not self.z_label:
            raise ValueError(f"the map '{self.title}' needs a z_label or regions")
        if self.regions and self.line:
            raise ValueError(f"the map '{self.title}' has regions, which have no line of zero")


@dataclass(frozen=True)
class Histogram:
    """How often a quantity has which value, beside what a theory expects.

    counts : takes the values, returns edges (B + 1,), growing, and counts (B,)
    curve : takes the values, returns {legend: (x, y)} in the unit of the counts
    marked : takes the values, returns a quantity whose bar stands out, or None
    """

    title: Text
    x_label: Text
    y_label: Text
    counts: Callable[[Values], tuple[ArrayLike, ArrayLike]]
    curve: Callable[[Values], Mapping[Any, Line]] | None = None
    marked: Callable[[Values], float | None] | None = None

    def __post_init__(self) -> None:
        _check_axes(self)
        _check_functions(self, "counts", "curve", "marked")


@dataclass(frozen=True)
class Loop:
    """Closed ways through two quantities, whose area means something.

    loops : takes the values, returns {legend: (x, y)}, in the order in which they are run through
    area : what the area within is, such as "energy lost (J)"
    now : as in `Chart`
    """

    title: Text
    x_label: Text
    y_label: Text
    loops: Callable[[Values], Mapping[Any, Line]]
    area: Text = ""
    now: Now | None = None

    def __post_init__(self) -> None:
        _check_axes(self)
        _check_functions(self, "loops", "now")


AnyChart = Chart | Map | Histogram | Loop


def _check_axes(chart: Any) -> None:
    """ValueError for a chart whose names, scales or parameters to click cannot be."""
    for name in ("title", "x_label", "y_label"):
        if not isinstance(getattr(chart, name), Text) or not getattr(chart, name):
            raise ValueError(f"a chart needs a {name}, got {getattr(chart, name)!r}")
    for axis in ("x_scale", "y_scale"):
        scale = getattr(chart, axis, "linear")
        if scale not in SCALES:
            raise ValueError(
                f"{axis} of the chart '{chart.title}' must be {' or '.join(SCALES)}, got {scale!r}"
            )
    click = getattr(chart, "click", ())
    if click and (len(click) != 2 or click == (None, None)):
        raise ValueError(
            f"a click on the chart '{chart.title}' sets (x, y), names or None, got {click!r}"
        )


def _check_functions(chart: Any, *names: str) -> None:
    """ValueError for a part of a chart that must be computed and cannot be called."""
    for name in names:
        part = getattr(chart, name)
        if not callable(part) and (part is not None or name in ("field", "lines", "counts")):
            raise ValueError(
                f"{name} of the chart '{chart.title}' must be a function of the values, "
                f"got {part!r}"
            )
