"""Runs as the page receives them."""

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.protocol.pictures import picture as module
from kernel_lib.protocol.pictures.flights import CLOSED_ERROR, flights_of
from kernel_lib.protocol.pictures.picture import arrays_in, facts_in, picture_of
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
    return arrays_in(header, block, place)[name]


def test_knots_come_out_again_component_by_component(runs: dict[str, Trajectory]) -> None:
    header, block = picture_of(runs, SMALL.observables)
    for place, run in enumerate(runs.values()):
        knots = flights_of(run).knots
        for name in ("time", "place", "velocity", "acceleration", "spin", "twist"):
            values = getattr(knots, name)
            assert np.array_equal(read(header, block, place, f"knot_{name}"), values.T.ravel())
        assert np.array_equal(read(header, block, place, "knot_law"), knots.law)
        assert np.array_equal(read(header, block, place, "knot_count"), knots.counts)


def test_an_array_of_zeros_is_not_sent(runs: dict[str, Trajectory]) -> None:
    header, block = picture_of(runs, SMALL.observables)
    kind, offset, count = header["runs"][1]["arrays"]["knot_twist"]
    assert (kind, offset) == ("f8", -1)
    assert count > 0
    sent = [
        np.dtype(kind).itemsize * count
        for run in header["runs"]
        for kind, offset, count in run["arrays"].values()
        if offset >= 0
    ]
    assert len(block) == sum(sent)


def test_contacts_come_out_again(runs: dict[str, Trajectory]) -> None:
    header, block = picture_of(runs, SMALL.observables)
    contacts = runs["exact"].contacts
    assert header["runs"][1]["contacts"] == len(contacts) > 0
    assert np.array_equal(read(header, block, 1, "contact_time"), contacts.time)
    before = read(header, block, 1, "contact_before").reshape(contacts.velocity_before.shape)
    assert before == pytest.approx(contacts.velocity_before, rel=2e-5)
    impulse = read(header, block, 1, "contact_impulse").reshape(contacts.impulse.shape)
    assert impulse == pytest.approx(contacts.impulse, rel=2e-5)
    assert np.any(impulse[:, 1] > 0)
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


def test_what_all_balls_have_alike_is_told_once() -> None:
    balls = [Ball((3 * k, 0), (0, 0), 1, mass) for k, mass in enumerate((2, 3, 3))]
    header, _ = picture_of({"one": simulate(Scene(balls), 1, Events())}, [])
    assert header["runs"][0]["radii"] == [1]
    assert header["runs"][0]["masses"] == [2, 3, 3]
    assert facts_in(header, 0)["radii"] == [1, 1, 1]


def test_the_header_says_how_balls_move(runs: dict[str, Trajectory]) -> None:
    header, _ = picture_of(runs, SMALL.observables)
    assert [run["between"] for run in header["runs"]] == ["line", "curve"]
    assert header["runs"][0]["walls"][0]["normal"][:2] == [0, 1]
    assert header["duration"] == max(run.time[-1] for run in runs.values())
    assert [run["end"] for run in header["runs"]] == [run.time[-1] for run in runs.values()]
    assert header["runs"][0]["step"] == runs["steps"].time[1]
    assert [run["error"] for run in header["runs"]] == [CLOSED_ERROR] * 2


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


def test_walls_that_curve_go_by_kind_and_numbers():
    walls = [kl.Plane((0, -5), (0, 1)), kl.Arc((0, 0), 2.0), kl.Parabola((0, -3), 1.0)]
    scene = kl.Scene([kl.Ball((0.3, 0.2), (0.4, 1.1), 0.1, 1)], walls, (0, -1))
    header, _ = picture_of({"bowl": kl.simulate(scene, 1.0)}, ())
    plane, arc, parabola = header["runs"][0]["walls"]
    meets = {"back": 1.0, "rubs": 0.0, "grips": False}
    assert plane == {"point": [0.0, -5.0], "normal": [0.0, 1.0], "meets": meets}
    assert arc == {"kind": "arc", "centre": [0.0, 0.0], "radius": 2.0, "start": None, "end": None}
    assert parabola["kind"] == "parabola" and parabola["axis"] == [0.0, 1.0]
