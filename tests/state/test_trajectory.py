"""What a run returns: shapes, read-only arrays, choosing among contacts."""

import pickle
from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from tests.kept_runs import RUNS, bits

FLOOR = kl.Plane((0, 0), (0, 1))


@pytest.fixture
def run():
    scene = kl.Scene([kl.Ball((0, 2), (1, 0), 1, 1), kl.Ball((5, 2), (0, 0), 1, 1)], [FLOOR],
                     (0, -9.81), 0.5)  # fmt: skip
    return kl.simulate(scene, 1)


def test_shapes_in_the_plane(run):
    frames, contacts = len(run.time), len(run.contacts)
    assert run.position.shape == run.velocity.shape == (frames, 2, 2)
    assert run.spin.shape == (frames, 2)
    for name in ("point", "normal", "impulse"):
        assert getattr(run.contacts, name).shape == (contacts, 2)
    assert run.contacts.velocity_before.shape == (contacts, 2, 2)


def test_shapes_in_space_and_without_contacts():
    run = kl.simulate(kl.Scene([kl.Ball((0, 2, 0), (1, 0, 0), 1, 1)]), 1, frames=0.5)
    assert run.position.shape == (3, 1, 3) and run.spin.shape == (3, 1, 3)
    assert run.contacts.point.shape == (0, 3) and len(run.contacts) == 0


def test_arrays_are_read_only(run):
    for array in (run.time, run.position, run.contacts.time, run.contacts.impulse):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_contacts_can_be_chosen(run):
    impacts = run.contacts.of_kind("impact")
    assert set(impacts.kind) == {"impact"} and 0 < len(impacts) < len(run.contacts) + 1
    first = run.contacts[run.contacts.a == 1]
    assert set(first.a) == {1} and (first.b == -1).all()
    assert len(run.contacts[:2]) == 2


def test_frames_are_even_and_end_with_the_run(run):
    assert np.diff(run.time)[:-1] == pytest.approx(1 / 60)
    assert run.time[-1] == run.duration == 1


# ---- Runs compare, hash, pickle and print ----


def bounce(**changes):
    values = {"restitution": 0.5} | changes
    scene = kl.Scene([kl.Ball((0, 2), (1, 0), 1, 1)], [FLOOR], (0, -9.81), **values)
    return kl.simulate(scene, 1, frames=0.1)


def test_equal_runs_are_equal_and_have_one_hash():
    one, two = bounce(), bounce()
    assert one is not two and one == two and hash(one) == hash(two)
    assert one.contacts == two.contacts and hash(one.contacts) == hash(two.contacts)
    assert one.at(0.3) == two.at(0.3) and hash(one.at(0.3)) == hash(two.at(0.3))
    assert len({one, two}) == 1
    assert bounce() != "a run" and one.contacts != one


@pytest.mark.parametrize(
    "other",
    [
        lambda: bounce(restitution=0.6),
        lambda: kl.simulate(bounce().scene, 1, frames=0.2),
        lambda: kl.simulate(bounce().scene, 1.1, frames=0.1),
        lambda: kl.simulate(bounce().scene, 1, kl.Stepping(0.1)),
        lambda: kl.simulate(bounce().scene, 1, frames=0.1, record="end"),
    ],
    ids=["scene", "frames", "duration", "solver", "record"],
)
def test_runs_that_differ_are_not_equal(other):
    assert bounce() != other()
    assert bounce() == bounce()


def test_runs_are_equal_if_their_arrays_are_entry_by_entry():
    one = bounce()
    for name in ("position", "velocity", "spin"):
        moved = getattr(one, name).copy()
        moved.flat[-1] += 1e-12
        assert replace(one, **{name: moved}) != one
    longer = replace(one.contacts, duration=one.contacts.duration + 1e-12)
    assert replace(one, contacts=longer) != one
    minus, plus = (replace(one, spin=sign * np.zeros_like(one.spin)) for sign in (-1.0, 1.0))
    assert minus == plus and hash(minus) == hash(plus)


@pytest.mark.parametrize("name", RUNS)
def test_a_pickled_run_is_the_same_to_the_last_bit_and_goes_on_as_it_would(name, monkeypatch):
    monkeypatch.setattr("kernel_lib.solvers.many_balls.run.available", lambda: False)
    scene, solver = RUNS[name]
    run = kl.simulate(scene, 0.7, solver)
    found = pickle.loads(pickle.dumps(run))
    assert found == run and hash(found) == hash(run) and bits(found) == bits(run)
    assert found.at(0.3) == run.at(0.3)
    assert bits(kl.resume(found, 0.5)) == bits(kl.resume(run, 0.5))
    with pytest.raises(ValueError, match="read-only"):
        found.position[0] = 0


def test_a_run_prints_in_one_line_who_how_long_contacts_and_why_it_stopped(run):
    assert repr(run) == (
        "<Trajectory of 2 balls and 1 wall by Events: 1 s in 61 frames, 4 contacts, "
        "duration reached; plain loop: fewer than 4 balls>"
    )
    assert repr(run.contacts) == "<Contacts: 4 impact>"
    assert repr(run.at(0.5)) == "<Snapshot at 0.5 s: 2 balls and 1 wall>"
    free = kl.simulate(kl.Scene([kl.Ball((0, 2, 0), (1, 0, 0), 1, 1)]), 1e-3, kl.Stepping(1e-3))
    assert repr(free) == (
        "<Trajectory of 1 ball by Stepping: 0.001 s in 2 frames, 0 contacts, duration reached>"
    )
    assert repr(free.contacts) == "<Contacts: none>"


@pytest.mark.parametrize("name", sorted(RUNS))
def test_many_moments_are_what_one_at_a_time_gives(name):
    scene, solver = RUNS[name]
    run = kl.simulate(scene, 1, solver)
    times = run.time[-1] * np.array([0.9, 0.13, 0.5, 0.13, 1.0, 0.0])
    shown = run.sample(times)
    assert np.array_equal(shown.time, times)
    for k, time in enumerate(times):
        one = run.at(time)
        for part in ("position", "velocity", "spin"):
            expected = getattr(one, part)
            assert np.allclose(getattr(shown, part)[k], expected, rtol=0, atol=1e-6), part


def test_moments_outside_a_run_are_refused(run):
    for times in ([0.5, 1.2], [-0.1], [float("nan")]):
        with pytest.raises(ValueError, match="between 0 and 1 s, got"):
            run.sample(times)
    with pytest.raises(ValueError, match=r"got the shape \(\)"):
        run.sample(0.5)


def test_contacts_as_a_table_have_a_column_for_each_component(run):
    table = run.contacts.table()
    assert {len(column) for column in table.values()} == {len(run.contacts)}
    assert (table["impulse y (N s)"] == run.contacts.impulse[:, 1]).all()
    assert (table["velocity of b after x (m/s)"] == run.contacts.velocity_after[:, 1, 0]).all()
    assert (table["kind"] == run.contacts.kind).all() and "impulse z (N s)" not in table


def test_a_table_of_a_run_in_space_has_three_components_each():
    ball = kl.Ball((0, 0, 2), (1, 0, 0), radius=1, mass=1)
    scene = kl.Scene([ball], [kl.Plane((0, 0, 0), (0, 0, 1))], (0, 0, -10))
    table = kl.simulate(scene, 2).contacts.table()
    assert len(table) == 4 + 7 * 3 + 3 and table["impulse z (N s)"].min() > 0


def test_forces_over_time_add_up_to_the_impulse():
    """The integral of the force over the contact is the impulse of the list."""
    ball = kl.Ball((0, 1.5), (0, -2), radius=1, mass=3)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))])
    run = kl.simulate(scene, 1, kl.Compliant(kl.Hertz(1e4)))
    times = np.linspace(0, 1, 40_001)
    forces = run.forces(times)
    assert list(forces) == [(0, -1)]
    force = forces[0, -1]
    impulse = np.sum((force[1:] + force[:-1]) / 2) * times[1]
    assert impulse == pytest.approx(run.contacts.impulse[0, 1], rel=1e-6)
    assert (run.forces()[0, -1] == run.force_between(0, -1)).all()


def test_a_run_whose_contacts_take_no_time_has_no_forces(run):
    with pytest.raises(ValueError, match=r"Events take no time .* Compliant, SoftRow and OnTrack"):
        run.forces()


def test_springs_of_contacts_hold_what_motion_has_lost_and_laws_hold_nothing():
    pair = [kl.Ball((0, 0), (1, 0), 0.1, 1), kl.Ball((0.2, 0), (-1, 0), 0.1, 1)]
    for contact in (kl.SpringDashpot(1e4), kl.Hertz(1e5)):
        run = kl.simulate(kl.Scene(pair, restitution=1), 0.03, kl.Compliant(contact), frames=1e-3)
        held = run.elastic_energy()
        np.testing.assert_allclose(held + kl.kinetic_energy(run), 1.0, rtol=1e-7)
        assert held.max() > 0.9
    row = kl.simulate(kl.Scene(pair, restitution=1), 0.03, kl.SoftRow(1e5), frames=1e-3)
    np.testing.assert_allclose(row.elastic_energy() + kl.kinetic_energy(row), 1.0, rtol=1e-7)
    assert not kl.simulate(kl.Scene(pair, restitution=1), 0.03).elastic_energy().any()
