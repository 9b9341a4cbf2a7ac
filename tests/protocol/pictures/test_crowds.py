"""Pictures of many balls: few bytes, few looks, and how far off they are."""

import zlib
from dataclasses import replace
from functools import partial

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.experiment import Observable
from kernel_lib.protocol.endings import endings
from kernel_lib.protocol.pictures import curves
from kernel_lib.protocol.pictures.first_view import first_view, knots_in
from kernel_lib.protocol.pictures.flights import CROWD, PLACE_ERROR
from kernel_lib.protocol.pictures.picture import MOST_CONTACTS, MOST_OF_A_CROWD, picture_of
from kernel_lib.state.reading import read

ENERGY = Observable(
    "energy in x", "E_x", "J", lambda run: np.sum(run.velocity[..., 0] ** 2, axis=1) / 2
)


@pytest.fixture(scope="module")
def gas():
    """A thousand discs for some ten collisions each, as the page is sent it."""
    scene = kl.box_of_balls(1000, 0.05, radius=0.4, speed=0.7, equal_speeds=True)
    run = kl.simulate(scene, 45.0, frames=9.0)
    header, block = picture_of({"gas": run}, [ENERGY])
    return run, header, block


def test_it_takes_less_than_two_hundred_kilobytes(gas):
    run, _, block = gas
    assert len(run.contacts) > 5000
    assert len(zlib.compress(block)) < 150_000


def test_flights_are_as_near_as_the_header_says(gas):
    run, header, block = gas
    (facts,) = header["runs"]
    assert facts["error"] == PLACE_ERROR
    knots = knots_in(header, block, 0)
    times = np.linspace(0, 45.0, 40)
    exact, shown = read(run.knots(), times), read(knots, times)
    side = run.scene.walls[1].point[0]
    assert np.abs(shown.position - exact.position).max() < PLACE_ERROR * side * np.sqrt(2)
    # At the very moment of a contact the rounded one may already be over, or not yet.
    off = np.abs(shown.velocity - exact.velocity).max(axis=2)
    assert np.quantile(off, 0.99) < 2e-3


def test_moments_run_on_from_the_start_to_no_later_than_the_end(gas):
    _, header, block = gas
    knots = knots_in(header, block, 0)
    first = np.concatenate([[0], np.cumsum(knots.counts)[:-1]])
    assert np.all(knots.time[first] == 0)
    assert knots.time.max() <= header["runs"][0]["end"]
    for own in np.split(knots.time, first[1:]):
        assert np.all(np.diff(own) >= 0)


def test_few_of_its_contacts_are_told_and_nobody_is_bothered_with_the_rest(gas):
    run, header, _ = gas
    facts = header["runs"][0]
    assert facts["contacts"] == MOST_OF_A_CROWD
    assert facts["contacts_in_all"] == len(run.contacts)
    assert endings("many_balls", {"gas": run}, MOST_CONTACTS) == []


def test_its_curves_are_measured_at_few_moments_and_near(gas):
    run, _, _ = gas
    looks = []

    def counted(view):
        looks.append(len(view.time) * len(view.scene.balls))
        return ENERGY.values(view)

    flights = curves.Flights(
        run.knots(), partial(read, run.knots()), run.contacts.time, PLACE_ERROR
    )
    one = Observable("energy in x", "E_x", "J", counted)
    found = curves.curves_of(run, flights, [one])
    assert sum(looks) < 1.1 * curves.CROWD_LOOKS
    truth = ENERGY.values(replace(run, velocity=read(run.knots(), found.time).velocity))
    assert len(found.time) > 20
    assert found.start[0] == pytest.approx(truth, rel=1e-9)


def test_a_run_of_fewer_balls_is_as_exact_as_ever():
    run = kl.simulate(kl.box_of_balls(CROWD - 1, 0.05), 5.0, frames=1.0)
    header, _ = picture_of({"gas": run}, [])
    assert header["runs"][0]["error"] < 1e-8
    assert header["runs"][0]["arrays"]["knot_place"][0] == "f8"


def test_a_still_looks_at_it_as_seldom_as_the_page(gas):
    _, header, block = gas
    (start,), box = first_view({**header, "guesses": []}, block, None)
    assert box[0] >= -0.1 and box[1] <= header["runs"][0]["walls"][1]["point"][0] + 0.1
    assert start.facts["balls"] == 1000
