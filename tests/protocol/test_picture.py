"""Runs as the page receives them."""

import numpy as np
import pytest

from kernel_lib.protocol import picture as module
from kernel_lib.protocol.picture import picture_of
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from tests.widgets.small_experiment import experiment

SMALL = experiment()


@pytest.fixture(scope="module")
def runs() -> dict[str, Trajectory]:
    """Both runs at the defaults."""
    return SMALL.runs(SMALL.defaults())


def read(header: dict, block: bytes, place: int, name: str) -> np.ndarray:
    """An array of a run, as the page would take it from the block."""
    kind = {"float64": "<f8", "float32": "<f4"}[header["number"]]
    offset, count = header["runs"][place]["arrays"][name]
    return np.frombuffer(block, kind)[offset : offset + count]


@pytest.mark.parametrize("name", ["time", "position", "velocity", "spin"])
def test_what_is_packed_comes_out_again(runs: dict[str, Trajectory], name: str) -> None:
    header, block = picture_of(runs, SMALL.observables)
    for place, run in enumerate(runs.values()):
        assert np.array_equal(read(header, block, place, name), np.ravel(getattr(run, name)))


def test_contacts_come_out_again(runs: dict[str, Trajectory]) -> None:
    header, block = picture_of(runs, SMALL.observables)
    contacts = runs["exact"].contacts
    assert header["runs"][1]["contacts"] == len(contacts) > 0
    assert np.array_equal(read(header, block, 1, "contact_time"), contacts.time)
    before = read(header, block, 1, "contact_before").reshape(contacts.velocity_before.shape)
    assert np.array_equal(before, contacts.velocity_before)
    impulse = read(header, block, 1, "contact_impulse").reshape(contacts.impulse.shape)
    assert np.array_equal(impulse, contacts.impulse) and np.any(impulse[:, 1] > 0)
    assert np.array_equal(read(header, block, 1, "contact_duration"), contacts.duration)


def test_what_cannot_turn_or_move_has_no_finite_inertia() -> None:
    balls = [
        Ball((0, 0), (0, 0), 2, 5),
        Ball((9, 0), (0, 0), 1, np.inf),
        Ball((18, 0), (0, 0), 1, 1, inertia_factor=np.inf),
    ]
    header, _ = picture_of({"one": simulate(Scene(balls), 1, Events())}, [])
    assert header["runs"][0]["inertias"] == [pytest.approx(8), None, None]
    assert header["runs"][0]["masses"] == [5, None, 1]


def test_observables_stand_one_after_the_other(runs: dict[str, Trajectory]) -> None:
    header, block = picture_of(runs, SMALL.observables)
    run = runs["steps"]
    curves = read(header, block, 0, "observables").reshape(len(SMALL.observables), -1)
    for curve, observable in zip(curves, SMALL.observables, strict=True):
        assert np.array_equal(curve, observable.values(run))


def test_the_header_says_how_to_draw_between_frames(runs: dict[str, Trajectory]) -> None:
    header, _ = picture_of(runs, SMALL.observables)
    assert [run["between"] for run in header["runs"]] == ["line", "curve"]
    assert header["runs"][0]["walls"][0]["normal"][:2] == [0, 1]
    assert header["duration"] == max(run.time[-1] for run in runs.values())


def test_long_runs_are_thinned_and_large_pictures_halved(
    runs: dict[str, Trajectory], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_FRAMES", 10)
    monkeypatch.setattr(module, "SINGLE_PRECISION_FROM", 50)
    header, block = picture_of(runs, SMALL.observables)
    assert header["number"] == "float32"
    for place, run in enumerate(runs.values()):
        time = read(header, block, place, "time")
        assert len(time) == header["runs"][place]["frames"] <= 10
        assert time[0] == 0
        assert time[-1] == pytest.approx(run.time[-1])


def test_contacts_beyond_the_limit_are_left_out(
    runs: dict[str, Trajectory], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_CONTACTS", 2)
    header, block = picture_of(runs, SMALL.observables)
    assert header["runs"][1]["contacts"] == 2
    assert len(read(header, block, 1, "contact_kind")) == 2


@pytest.mark.parametrize(
    ("gravity", "up"), [((0, -9.8, 0), 1), ((0, 0, -9.8), 2), ((0, 0, 0), 1), ((0, -9.8), 1)]
)
def test_up_is_against_gravity(gravity: tuple[float, ...], up: int) -> None:
    dimension = len(gravity)
    scene = Scene([Ball((0,) * dimension, (0,) * dimension, 1, 1)], gravity=gravity)
    header, _ = picture_of({"one": simulate(scene, 0.1, Events())}, ())
    assert header["runs"][0]["up"] == up
