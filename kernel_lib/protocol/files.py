"""What a reader takes away: runs and contacts as tables, a set-up as Python."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import numpy as np

from kernel_lib.experiments.experiment import Observable
from kernel_lib.protocol.as_python import recipe
from kernel_lib.protocol.bounds import problem_of
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence
from kernel_lib.words.explained import ExplainedError

__all__ = ["FILES", "MOST_ROWS", "ROWS_A_PART", "parts_of_file"]

#: Most rows of a table, a little fewer than a spreadsheet holds; larger runs are taken as Python.
MOST_ROWS = 1_000_000

#: Rows of a table that are sent at once: some megabytes, a tenth of a second of work.
ROWS_A_PART = 20_000

_AXES = ("x", "y", "z")
Rows = Iterator[list[Any]]
Runs = Mapping[str, Trajectory]
Pieces = tuple[int, Iterator[bytes]]  # how many, and they


def _runs_table(runs: Runs, measured: Sequence[Observable]) -> Pieces:
    """Every frame of every run, a row a ball, in full precision.

    Parameters
    ----------
    runs : {name: Trajectory}
    measured : quantities of a run as a whole, the same for all balls of a frame

    Returns
    -------
    CSV in UTF-8, with a mark by which spreadsheets recognise it; units stand in the header

    Raises
    ------
    ValueError : for more than `MOST_ROWS` rows
    """
    rows = sum(run.position.shape[0] * run.position.shape[1] for run in runs.values())
    if rows > MOST_ROWS:
        raise ExplainedError(Sentence("take-long", rows=rows, most=MOST_ROWS))
    here = [one for one in measured if not one.runs or runs.keys() & set(one.runs)]
    dimension = next(iter(runs.values())).scene.dimension
    spins = ["spin (rad/s)"] if dimension == 2 else _named("spin_", "rad/s", 3)
    head = ["run", "time (s)", "ball", *_named("", "m", dimension), *_named("v_", "m/s", dimension)]
    head += [*spins, *(_title(one) for one in here)]
    found = (row for name, run in runs.items() for row in _frames(name, run, here))
    return _csv(head, found, rows)


def _frames(name: str, run: Trajectory, measured: Sequence[Observable]) -> Rows:
    here = [one.of_run(name) for one in measured]
    curves = [np.asarray(one.values(run), dtype=float).tolist() for one in here]
    count = run.position.shape[1]
    spins = run.spin.reshape(len(run.time), count, -1)
    frames = np.concatenate([run.position, run.velocity, spins], axis=2).tolist()
    for k, time in enumerate(run.time.tolist()):
        whole = [curve[k] for curve in curves]
        for ball in range(count):
            yield [name, time, ball + 1, *frames[k][ball], *whole]


def _contacts_table(runs: Runs, measured: Sequence[Observable]) -> Pieces:
    """Every contact of every run, in full precision; balls, walls and pockets count from 1.

    Returns
    -------
    CSV as in `_runs_table`; the impulse is that on `a`, and b received the opposite
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
    rows = sum(len(run.contacts) for run in runs.values())
    return _csv(head, (row for name, run in runs.items() for row in _contacts(name, run)), rows)


def _contacts(name: str, run: Trajectory) -> Rows:
    found = run.contacts
    count = len(found)
    vectors = [found.point, found.normal, found.impulse]
    wide = (count, 2 * run.scene.dimension)
    vectors += [found.velocity_before.reshape(wide), found.velocity_after.reshape(wide)]
    numbers = np.concatenate(vectors, axis=1).tolist()
    for k in range(count):
        b = int(found.b[k])
        beyond = -b - len(run.scene.walls) if found.kind[k] == "pocket" else 0
        partner = f"pocket {beyond}" if beyond else f"ball {b + 1}" if b >= 0 else f"wall {-b}"
        bodies = [f"ball {found.a[k] + 1}", partner]
        end = [float(found.energy_lost[k]), float(found.duration[k])]
        yield [name, float(found.time[k]), str(found.kind[k]), *bodies, *numbers[k], *end]


def _python(runs: Runs, measured: Sequence[Observable]) -> Pieces:
    """Lines that make the runs."""
    return 1, iter([recipe(runs).encode()])


#: What can be requested: the end of the file's name, its type, and what makes it.
FILES = {
    "runs": ("runs.csv", "text/csv", _runs_table),
    "contacts": ("contacts.csv", "text/csv", _contacts_table),
    "python": ("set_up.py", "text/x-python", _python),
}


def parts_of_file(
    what: Any, lesson: str, runs: Runs, measured: Sequence[Observable]
) -> Iterator[tuple[dict[str, Any], list[bytes]]]:
    """One of `FILES` as messages with a piece of its content each.

    Parameters
    ----------
    what : as a page requests it
    lesson : name of the experiment, with which the file's name begins

    Raises
    ------
    ValueError : when there is no such file
    """
    if not isinstance(what, str) or what not in FILES:
        raise ValueError("the page asked for a file that this lesson does not have")
    ending, kind, made = FILES[what]
    message: dict[str, Any] = {"kind": "take", "what": what}
    try:
        count, pieces = made(runs, measured)
    except ValueError as error:
        yield message | {"problem": problem_of(error)}, []
        return
    message |= {"name": f"{lesson}_{ending}", "type": kind}
    for part, piece in enumerate(pieces):
        yield message | ({"part": part, "of": count} if count > 1 else {}), [piece]


def _named(stem: str, unit: str, dimension: int) -> list[str]:
    return [f"{stem}{axis} ({unit})" if unit else stem + axis for axis in _AXES[:dimension]]


def _title(one: Observable) -> str:
    return f"{one.name} ({one.unit})" if one.unit else one.name


def _csv(head: list[str], rows: Rows, count: int) -> Pieces:
    """A table in pieces of `ROWS_A_PART` rows; the first has the head as well."""

    def written() -> Iterator[bytes]:
        for start in range(0, max(1, count), ROWS_A_PART):
            text = io.StringIO()
            writer = csv.writer(text, lineterminator="\r\n")
            if start == 0:
                writer.writerow(head)
            writer.writerows(islice(rows, ROWS_A_PART))
            yield text.getvalue().encode("utf-8" if start else "utf-8-sig")

    return max(1, -(-count // ROWS_A_PART)), written()
