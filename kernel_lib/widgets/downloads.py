"""What a reader takes away: runs and contacts as tables, charts as files, a set-up as Python."""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from kernel_lib.experiments.as_python import recipe
from kernel_lib.experiments.experiment import Observable
from kernel_lib.state.trajectory import Trajectory

__all__ = ["KINDS", "MOST_ROWS", "contacts_table", "runs_table", "taken"]

#: Most rows of a table, a little fewer than a spreadsheet holds; larger runs are taken as Python.
MOST_ROWS = 1_000_000

#: What can be asked for, with the end of the file's name and its type.
KINDS = {
    "runs": ("runs.csv", "text/csv"),
    "contacts": ("contacts.csv", "text/csv"),
    "png": ("chart.png", "image/png"),
    "svg": ("chart.svg", "image/svg+xml"),
    "python": ("set_up.py", "text/x-python"),
}

_AXES = ("x", "y", "z")
Rows = Iterator[list[Any]]


def runs_table(runs: Mapping[str, Trajectory], measured: Sequence[Observable]) -> bytes:
    """Every frame of every run, a row a ball, in full precision.

    Parameters
    ----------
    runs : {name: Trajectory}
    measured : quantities of a run as a whole, the same for all balls of a frame

    Returns
    -------
    CSV in UTF-8, with a mark by which spreadsheets know it; units stand in the header

    Raises
    ------
    ValueError : for more than `MOST_ROWS` rows
    """
    rows = sum(run.position.shape[0] * run.position.shape[1] for run in runs.values())
    if rows > MOST_ROWS:
        raise ValueError(
            f"the table would have {rows} rows and a spreadsheet takes {MOST_ROWS}; "
            "shorten the runs, or copy the set-up as Python and go on there"
        )
    dimension = next(iter(runs.values())).scene.dimension
    spins = ["spin (rad/s)"] if dimension == 2 else _named("spin_", "rad/s", 3)
    head = ["run", "time (s)", "ball", *_named("", "m", dimension), *_named("v_", "m/s", dimension)]
    head += [*spins, *(_title(one) for one in measured)]
    return _csv(head, (row for name, run in runs.items() for row in _frames(name, run, measured)))


def _frames(name: str, run: Trajectory, measured: Sequence[Observable]) -> Rows:
    curves = [np.asarray(one.values(run), dtype=float).tolist() for one in measured]
    count = run.position.shape[1]
    spins = run.spin.reshape(len(run.time), count, -1)
    frames = np.concatenate([run.position, run.velocity, spins], axis=2).tolist()
    for k, time in enumerate(run.time.tolist()):
        whole = [curve[k] for curve in curves]
        for ball in range(count):
            yield [name, time, ball + 1, *frames[k][ball], *whole]


def contacts_table(runs: Mapping[str, Trajectory]) -> bytes:
    """Every contact of every run, in full precision; balls and walls count from 1.

    Returns
    -------
    CSV as in `runs_table`; the impulse is that on `a`, and b received the opposite
    """
    dimension = next(iter(runs.values())).scene.dimension
    head = ["run", "time (s)", "kind", "a", "b"]
    for stem, unit in (
        ("point_", "m"),
        ("normal_", ""),
        ("impulse_", "N s"),
        ("a_before_", "m/s"),
        ("b_before_", "m/s"),
        ("a_after_", "m/s"),
        ("b_after_", "m/s"),
    ):
        head += _named(stem, unit, dimension)
    head += ["energy lost (J)", "duration (s)"]
    return _csv(head, (row for name, run in runs.items() for row in _contacts(name, run)))


def _contacts(name: str, run: Trajectory) -> Rows:
    found = run.contacts
    count = len(found)
    vectors = [found.point, found.normal, found.impulse]
    wide = (count, 2 * run.scene.dimension)
    vectors += [found.velocity_before.reshape(wide), found.velocity_after.reshape(wide)]
    numbers = np.concatenate(vectors, axis=1).tolist()
    for k in range(count):
        b = int(found.b[k])
        bodies = [f"ball {found.a[k] + 1}", f"ball {b + 1}" if b >= 0 else f"wall {-b}"]
        end = [float(found.energy_lost[k]), float(found.duration[k])]
        yield [name, float(found.time[k]), str(found.kind[k]), *bodies, *numbers[k], *end]


def taken(
    what: str,
    runs: Mapping[str, Trajectory],
    measured: Sequence[Observable],
    values: Mapping[str, Any],
    painter: Any,
) -> bytes:
    """One of `KINDS` as the content of a file; `painter` draws the chart, if there is one."""
    if what == "runs":
        return runs_table(runs, measured)
    if what == "contacts":
        return contacts_table(runs)
    if what == "python":
        return recipe(runs).encode()
    if painter is None:
        raise ValueError("this lesson has no chart")
    png: bytes = painter.draw(values, {"width": 900, "ratio": 2})
    return png if what == "png" else _svg(painter.figure)


def _svg(figure: Any) -> bytes:
    """The figure as last drawn, with no date and no lot, so that equal charts are equal files."""
    from matplotlib import rc_context

    drawn, paper = io.BytesIO(), figure.get_facecolor()
    with rc_context({"svg.hashsalt": "carom"}):
        figure.savefig(drawn, format="svg", facecolor=paper, metadata={"Date": None})
    return drawn.getvalue()


def _named(stem: str, unit: str, dimension: int) -> list[str]:
    return [f"{stem}{axis} ({unit})" if unit else stem + axis for axis in _AXES[:dimension]]


def _title(one: Observable) -> str:
    return f"{one.name} ({one.unit})" if one.unit else one.name


def _csv(head: list[str], rows: Iterable[list[Any]]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue().encode("utf-8-sig")
