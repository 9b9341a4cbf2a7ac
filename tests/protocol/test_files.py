"""What a reader takes away: tables that give the numbers back, lines that run."""

import csv
import io
from typing import Any

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.protocol import files
from kernel_lib.protocol.answer import answer, answer_in_parts
from kernel_lib.protocol.files import FILES, parts_of_file
from kernel_lib.protocol.playable import Playable
from tests.widgets.small_experiment import experiment

SMALL = experiment()
RUNS = SMALL.runs(SMALL.defaults())
LESSON = Playable(SMALL)


def table(what: str, runs: Any, measured: Any = ()) -> bytes:
    """A table as a whole."""
    return b"".join(piece for _, (piece,) in parts_of_file(what, "small", runs, measured))


def read(content: bytes) -> list[dict[str, str]]:
    """A table as a spreadsheet reads it."""
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def columns(rows: list[dict[str, str]], *names: str) -> np.ndarray:
    """Columns of a table as numbers."""
    return np.array([[float(row[name]) for name in names] for row in rows])


def test_runs_come_back_bit_for_bit() -> None:
    rows = read(table("runs", RUNS, SMALL.observables))
    for name, run in RUNS.items():
        own = [row for row in rows if row["run"] == name]
        assert np.array_equal(columns(own, "time (s)")[:, 0], run.time)
        assert np.array_equal(columns(own, "x (m)", "y (m)"), run.position[:, 0])
        assert np.array_equal(columns(own, "v_x (m/s)", "v_y (m/s)"), run.velocity[:, 0])
        energy = SMALL.observables[1].values(run)
        assert np.array_equal(columns(own, "energy (J)")[:, 0], energy)
    assert list(rows[0])[:3] == ["run", "time (s)", "ball"]
    assert rows[0]["ball"] == "1"


def test_contacts_come_back_bit_for_bit() -> None:
    rows = read(table("contacts", RUNS))
    own = [row for row in rows if row["run"] == "exact"]
    contacts = RUNS["exact"].contacts
    assert len(own) == len(contacts)
    assert np.array_equal(columns(own, "time (s)")[:, 0], contacts.time)
    assert np.array_equal(columns(own, "impulse_x (N s)", "impulse_y (N s)"), contacts.impulse)
    after = columns(own, "a_after_x (m/s)", "a_after_y (m/s)")
    assert np.array_equal(after, contacts.velocity_after[:, 0])
    assert np.array_equal(columns(own, "energy lost (J)")[:, 0], contacts.energy_lost)
    assert {(row["a"], row["b"], row["kind"]) for row in own} == {("ball 1", "wall 1", "impact")}


def test_balls_in_space_have_a_row_each_and_three_components() -> None:
    balls = [kl.Ball((k, 0, 0), (1 - k, 0, 0), 0.25, 1, spin=(0, 0, k)) for k in (0, 1)]
    runs = {"space": kl.simulate(kl.Scene(balls), 1.0)}
    rows = read(table("runs", runs))
    assert [row["ball"] for row in rows[:4]] == ["1", "2", "1", "2"]
    assert columns(rows[:2], "z (m)", "spin_z (rad/s)").tolist() == [[0, 0], [0, 1]]
    assert read(table("contacts", runs))[0]["b"] == "ball 2"


def test_a_run_without_contacts_is_a_head_alone() -> None:
    runs = {"alone": kl.simulate(kl.Scene([kl.Ball((0, 0), (1, 0), 1, 1)]), 1.0)}
    assert read(table("contacts", runs)) == []


def test_a_table_beyond_a_spreadsheet_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_ROWS", 10)
    heard, _ = answer(LESSON, {"kind": "take", "what": "runs"})
    assert "shorten the runs, or copy the set-up as Python" in str(heard["problem"])


@pytest.mark.parametrize("what", sorted(FILES))
def test_every_file_is_handed_out(what: str) -> None:
    message, (content,) = answer(LESSON, {"kind": "take", "what": what, "sequence": 4})
    ending, kind, _ = FILES[what]
    wanted = {"kind": "take", "what": what, "name": f"small_{ending}", "type": kind, "sequence": 4}
    assert message == wanted
    starts = {"python": b"import kernel_lib as kl"}
    assert content.startswith(starts.get(what, b"\xef\xbb\xbfrun,time (s)"))


def test_a_long_table_comes_in_parts_and_is_whole_again(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = table("runs", RUNS, SMALL.observables)
    monkeypatch.setattr(files, "ROWS_A_PART", 100)
    parts = list(answer_in_parts(LESSON, {"kind": "take", "what": "runs", "sequence": 5}))
    count = -(-sum(len(run.time) for run in RUNS.values()) // 100)
    assert [(message["part"], message["of"]) for message, _ in parts] == [
        (part, count) for part in range(count)
    ]
    assert {message["sequence"] for message, _ in parts} == {5}
    assert b"".join(piece for _, (piece,) in parts) == whole
    message, (content,) = answer(LESSON, {"kind": "take", "what": "runs"})
    assert content == whole and "part" not in message and "of" not in message


def test_the_lines_of_python_make_the_runs_of_these_values() -> None:
    values = SMALL.check({"e": 0.3, "height": 7})
    _, (lines,) = answer(LESSON, {"kind": "take", "what": "python", "values": values})
    made: dict[str, Any] = {}
    exec(lines, made)
    ours = SMALL.runs(values)["exact"]
    assert np.array_equal(made["exact"].position, ours.position)


@pytest.mark.parametrize("what", [None, 5, "", "passwords", ["runs"], "\ud800"])
def test_nothing_else_is_handed_out(what: Any) -> None:
    heard, _ = answer(LESSON, {"kind": "take", "what": what})
    assert heard["problem"] == "the page asked for a file that this lesson does not have"
