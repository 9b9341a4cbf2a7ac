"""What is measured over a run: near the truth between contacts, and two values at each."""

from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.experiment import Observable
from kernel_lib.experiments.rotating_spheres import experiment as rotating_spheres
from kernel_lib.protocol.pictures import curves as module
from kernel_lib.protocol.pictures.curves import CURVE_ERROR, Curves, curves_of
from kernel_lib.protocol.pictures.flights import flights_of
from kernel_lib.state.invariants import kinetic_energy, mechanical_energy
from kernel_lib.state.trajectory import Trajectory
from tests.protocol.pictured_runs import moments, pictured

OBSERVABLES = (
    Observable("height", "y", "m", lambda run: run.position[:, 0, 1]),
    Observable("speed", "v", "m/s", lambda run: np.linalg.norm(run.velocity[:, 0], axis=-1)),
    Observable("energy of motion", "E_k", "J", kinetic_energy),
    Observable("energy", "E", "J", mechanical_energy),
)


@pytest.fixture(scope="module")
def runs() -> dict[str, Trajectory]:
    return pictured()


def read(curves: Curves, times: np.ndarray) -> np.ndarray:
    """All observables at these moments, as the page reads them."""
    k = np.clip(np.searchsorted(curves.time, times, side="right") - 1, 0, len(curves.time) - 2)
    x = (times - curves.time[k]) / (curves.time[k + 1] - curves.time[k])
    start, end = curves.start[:, k], curves.start[:, k + 1] - curves.jump[:, k]
    early, late = curves.bend[:, :, k]
    bent = 13.5 * x * (1 - x) * (early * (2 / 3 - x) + late * (x - 1 / 3))
    return start + (end - start) * x + bent


@pytest.mark.parametrize("name", [name for name in pictured() if "steps" not in name])
def test_curves_are_near_the_truth(runs: dict[str, Trajectory], name: str) -> None:
    run = runs[name]
    curves = curves_of(run, flights_of(run), OBSERVABLES)
    times = moments(run)
    shown = run.sample(times)
    states = {each: getattr(shown, each) for each in ("position", "velocity", "spin")}
    view = replace(run, time=times, **states)
    truth = np.array([one.values(view) for one in OBSERVABLES])
    if name == "drag":  # energies are counted from the start of the run that is measured
        assert np.ptp(truth[3]) > 1
    ranges = np.ptp(truth, axis=1) + 1e-6 * np.abs(truth).max()
    assert (np.abs(read(curves, times) - truth).max(axis=1) / ranges).max() < CURVE_ERROR


@pytest.mark.parametrize("name", ["steps", "steps with drag"])
def test_curves_of_fixed_steps_join_their_frames(runs: dict[str, Trajectory], name: str) -> None:
    run = runs[name]
    curves = curves_of(run, flights_of(run), OBSERVABLES)
    truth = np.array([one.values(run) for one in OBSERVABLES])
    # At a contact the frame has the value before it or that after it.
    hits = np.abs(run.time[:, None] - run.contacts.time).min(axis=1) < 1e-9
    off = np.abs(read(curves, run.time[~hits]) - truth[:, ~hits]).max(axis=1)
    assert (off / np.ptp(truth, axis=1)).max() < CURVE_ERROR
    free = np.flatnonzero(~np.isin(np.arange(len(run.time) - 1), _steps_with_contacts(run)))
    middles = (run.time[free] + run.time[free + 1]) / 2
    chords = (truth[:, free] + truth[:, free + 1]) / 2
    off = np.abs(read(curves, middles) - chords).max(axis=1)
    assert (off / np.ptp(truth, axis=1)).max() < CURVE_ERROR


def _steps_with_contacts(run: Trajectory) -> np.ndarray:
    place = run.contacts.time / run.time[1]
    return np.unique([np.floor(place - 1e-6), np.floor(place + 1e-6)])


def test_at_a_contact_both_values_stand(runs: dict[str, Trajectory]) -> None:
    run = runs["bounce"]
    curves = curves_of(run, flights_of(run), OBSERVABLES)
    hits = run.contacts.of_kind("impact")
    at = np.searchsorted(curves.time, hits.time)
    assert np.array_equal(curves.time[at], hits.time)
    after = curves.start[1, at]
    before = after - curves.jump[1, at - 1]
    assert before == pytest.approx(np.linalg.norm(hits.velocity_before[:, 0], axis=1))
    assert after == pytest.approx(np.linalg.norm(hits.velocity_after[:, 0], axis=1))
    assert np.abs(curves.jump[0]).max() < 1e-9
    lost = -curves.jump[3, at - 1]
    assert lost[:-1] == pytest.approx(hits.energy_lost[:-1], rel=1e-6)


def test_a_flight_is_one_piece_whatever_it_lasts(runs: dict[str, Trajectory]) -> None:
    run = kl.simulate(kl.Scene([kl.Ball((0, 0), (3, 4), 1, 1)], (), (0, -9.8)), 60)
    curves = curves_of(run, flights_of(run), OBSERVABLES[::2])
    assert len(curves.time) == 2


def test_rounding_is_no_curve(runs: dict[str, Trajectory]) -> None:
    loses = Observable("lost", "E0 - E", "J", lambda run: _lost(run))
    run = runs["gas"]
    curves = curves_of(run, flights_of(run), (OBSERVABLES[3], loses))
    hits = np.unique(run.contacts.time)
    assert len(curves.time) <= len(hits) + 2
    assert not curves.bend.any()


def _lost(run: Trajectory) -> np.ndarray:
    energy = mechanical_energy(run)
    return energy[0] - energy


def test_pieces_are_bounded(runs: dict[str, Trajectory], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_PIECES", 3)
    run = runs["bounce"]
    assert len(run.contacts) + 2 > 3
    curves = curves_of(run, flights_of(run), OBSERVABLES)
    assert len(curves.time) == 3
    assert (curves.time[0], curves.time[-1]) == (0, run.time[-1])


def test_a_run_without_observables_has_bounds_alone(runs: dict[str, Trajectory]) -> None:
    run = runs["bounce"]
    curves = curves_of(run, flights_of(run), ())
    assert curves.start.shape == (0, len(curves.time))


def test_a_wrong_shape_is_named(runs: dict[str, Trajectory]) -> None:
    wrong = Observable("half", "h", "m", lambda run: run.position[::2, 0, 1])
    with pytest.raises(ValueError, match="observable 'half' must have one number for each of"):
        curves_of(runs["bounce"], flights_of(runs["bounce"]), (wrong,))


def test_a_contact_at_the_end_of_a_step_leaves_no_trace_of_what_was_before() -> None:
    # The moment of such a contact is a sum, that of the step a product: once the lower of the two
    # was taken for the jump, and the curve came down from the speed before over several steps.
    scene = kl.Scene([kl.Ball((0, 5), (4, 1), 1, 1)], [kl.Plane((0, 0), (0, 1))], (0, -9.807), 0.7)
    run = kl.simulate(scene, 4, kl.Stepping(0.01, return_to_contact=False))
    assert np.any(run.contacts.time < flights_of(run).contact_time)
    upwards = Observable("speed upwards", "v", "m/s", lambda run: run.velocity[:, 0, 1])
    curves = curves_of(run, flights_of(run), (upwards,))
    soon = run.contacts.time[:-1] + 0.003
    frames = np.searchsorted(run.time, soon)
    expected = run.velocity[frames, 0, 1] + 9.807 * (run.time[frames] - soon)
    assert read(curves, soon)[0] == pytest.approx(expected, abs=0.02)


def test_what_jumps_between_contacts_is_cut_there_and_not_searched_for() -> None:
    experiment = rotating_spheres
    runs = experiment.runs(experiment.defaults())
    chosen = next(one for one in experiment.observables if one.breaks)
    for run in runs.values():
        breaks = chosen.breaks(run)
        assert len(breaks)
        curves = curves_of(run, flights_of(run), (chosen,))
        assert np.isin(breaks, curves.time).all()
        assert len(curves.time) == len(run.contacts) + len(breaks) + 2
        times = np.concatenate([np.nextafter(breaks, 0), breaks])
        shown = run.sample(times)
        states = {each: getattr(shown, each) for each in ("position", "velocity", "spin")}
        truth = chosen.values(replace(run, time=times, **states))
        assert np.ptp(truth) > 1
        assert read(curves, times)[0] == pytest.approx(truth, abs=1e-6)


def test_coarse_steps_are_drawn_as_their_lines(runs: dict[str, Trajectory]) -> None:
    scene = kl.Scene([kl.Ball((0, 50), (4, 1), 1, 1)], (), (0, -9.8))
    run = kl.simulate(scene, 3, kl.Stepping(0.25))
    curves = curves_of(run, flights_of(run), OBSERVABLES)
    assert np.array_equal(curves.time, run.time)
    assert not curves.bend.any()
    fine = kl.simulate(scene, 3, kl.Stepping(0.001))
    assert len(curves_of(fine, flights_of(fine), OBSERVABLES[::2]).time) == 2
