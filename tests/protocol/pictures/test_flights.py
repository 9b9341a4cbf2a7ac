"""Knots of runs: what the page flies is where the solver has the balls."""

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.protocol.pictures import flights as module
from kernel_lib.protocol.pictures.flights import CLOSED_ERROR, PLACE_ERROR, flights_of, picture_size
from kernel_lib.state.pieces import CUBIC, STRAIGHT
from kernel_lib.state.reading import read
from kernel_lib.state.trajectory import Trajectory
from tests.protocol.pictured_runs import moments, pictured

CUBIC_RUNS = ("soft", "soft row", "glued")


@pytest.fixture(scope="module")
def runs() -> dict[str, Trajectory]:
    return pictured()


@pytest.mark.parametrize("name", list(pictured()))
def test_places_are_as_near_as_the_header_says(runs: dict[str, Trajectory], name: str) -> None:
    run = runs[name]
    flights = flights_of(run)
    assert flights.error == (PLACE_ERROR if name in CUBIC_RUNS else CLOSED_ERROR)
    times = moments(run)
    known, flown = run.sample(times), read(flights.knots, times)
    off = np.abs(known.position - flown.position).max() / picture_size(run)
    assert off < flights.error / 3
    if name == "steps" or name == "steps with drag":
        return  # in a step with a contact the velocity jumps at its moment
    speed = np.abs(known.velocity).max()
    assert np.abs(known.velocity - flown.velocity).max() < (
        1e-2 * speed if name in CUBIC_RUNS else 1e-9 * speed
    )


@pytest.mark.parametrize("name", ["bounce", "rolls", "space", "steps"])
def test_spins_are_those_of_the_run(runs: dict[str, Trajectory], name: str) -> None:
    run = runs[name]
    shown = read(flights_of(run).knots, run.time)
    assert np.abs(shown.spin - run.spin).max() < 1e-9 * np.abs(run.spin).max()


def test_a_spin_that_fades_with_the_velocity_is_followed(runs: dict[str, Trajectory]) -> None:
    run = runs["rolls against drag"]
    times = moments(run)
    spin = run.sample(times).spin
    assert np.abs(read(flights_of(run).knots, times).spin - spin).max() < 1e-3 * np.abs(spin).max()


def test_a_jump_is_a_jump(runs: dict[str, Trajectory]) -> None:
    for name in ("bounce", "steps"):
        run = runs[name]
        hits = run.contacts.of_kind("impact")
        knots = flights_of(run).knots
        after = read(knots, hits.time).velocity[:, 0]
        before = read(knots, np.nextafter(hits.time, 0)).velocity[:, 0]
        assert np.all(before[:3, 1] < -1)
        assert np.all(after[:3, 1] > 1)
        if name == "bounce":
            assert np.abs(before - hits.velocity_before[:, 0]).max() < 1e-9
            assert np.abs(after - hits.velocity_after[:, 0]).max() < 1e-9


def test_steps_are_met_at_their_ends(runs: dict[str, Trajectory]) -> None:
    for name in ("steps", "steps with drag"):
        run = runs[name]
        knots = flights_of(run).knots
        shown = read(knots, run.time)
        assert np.abs(shown.position - run.position).max() < 1e-9
        assert np.abs(shown.velocity - run.velocity).max() < 1e-9
        assert len(knots.time) < len(run.time) / 2


def test_twenty_seconds_cost_no_more_than_their_contacts() -> None:
    ball = kl.Ball((0, 5), (2, 0), 0.5, 1)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))], (0, -9.8), 0.9)
    run = kl.simulate(scene, 20)
    assert len(flights_of(run).knots.time) <= len(run.contacts) + 2
    assert len(run.time) > 1000


def test_cubic_knots_that_nobody_misses_are_left_out(runs: dict[str, Trajectory]) -> None:
    run = runs["soft"]
    knots = flights_of(run).knots
    cubic = np.count_nonzero(knots.law == CUBIC)
    assert 0 < cubic < np.count_nonzero(run.knots().law == CUBIC) / 2
    for moment in run.contacts.time:
        assert np.any(knots.time == moment)


def test_a_run_with_too_many_knots_is_drawn_from_moments_and_says_how_far_it_is_off(
    runs: dict[str, Trajectory], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_KNOTS", 64 * 2)
    run = runs["gas"]
    flights = flights_of(run)
    assert flights.thinned
    assert len(flights.knots.time) == 64 * 2
    assert set(flights.knots.law) == {STRAIGHT}
    times = moments(run)
    off = np.abs(run.sample(times).position - read(flights.knots, times).position).max()
    assert PLACE_ERROR < off / picture_size(run) < 3 * flights.error
    starts = flights.knots.time == 0
    assert np.array_equal(flights.knots.place[starts], run.position[0])
