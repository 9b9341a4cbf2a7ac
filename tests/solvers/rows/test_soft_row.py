"""A soft row as a run: places, velocities and contacts of one collision agree."""

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.rows.chain import chain_collision
from kernel_lib.solvers.rows.integration import integrate
from kernel_lib.solvers.rows.soft_row import SoftRow


def row(velocities=(1.0, 0.0, 0.0), masses=(1.0, 1.0, 1.0), first_gap=0.5):
    places = np.cumsum([0.0, 1.0 + first_gap, *[1.0] * (len(velocities) - 2)])
    return kl.Scene(
        [
            kl.Ball((x, 2), (v, 0), radius=0.5, mass=m)
            for x, v, m in zip(places, velocities, masses, strict=True)
        ]
    )


@pytest.mark.parametrize("exponent", [1.0, 1.5])
def test_the_end_is_that_of_the_chain(exponent):
    run = kl.simulate(row(masses=(1, 2, 3)), 3, SoftRow((100, 300), exponent))
    expected = chain_collision((1, 2, 3), (1, 0, 0), (100, 300), exponent).velocities
    np.testing.assert_allclose(run.velocity[-1, :, 0], expected, atol=1e-7)


def test_places_follow_velocities():
    run = kl.simulate(row(), 2, SoftRow(200), frames=1e-3)
    middle = (run.velocity[1:] + run.velocity[:-1]) / 2
    moved = run.position[0] + np.cumsum(middle * 1e-3, axis=0)
    np.testing.assert_allclose(run.position[1:], moved, atol=1e-5)
    assert (run.position[..., 1] == 2).all()


def test_energy_dips_during_the_contact_by_what_the_springs_hold_and_comes_back():
    run = kl.simulate(row(), 3, SoftRow((200, 600)), frames=1e-3)
    energy = kl.kinetic_energy(run)
    overlap = np.maximum(1 - np.diff(run.position[:, :, 0], axis=1), 0)
    stored = (0.4 * np.array([200, 600]) * overlap**2.5).sum(axis=1)
    assert stored.max() > 0.1
    np.testing.assert_allclose(energy + stored, 0.5, atol=1e-6)


def test_contacts_carry_duration_and_impulse():
    run = kl.simulate(row(), 3, SoftRow(200))
    contacts = run.contacts
    assert list(zip(contacts.a, contacts.b, strict=True)) == [(0, 1), (1, 2)]
    assert contacts.time[0] == pytest.approx(0.5)
    assert (contacts.duration > 0.05).all()
    handed = 1 - run.velocity[-1, 0, 0]
    np.testing.assert_allclose(contacts.impulse[0], [-handed, 0], atol=1e-7)


def test_a_run_that_ends_within_a_contact_counts_it_so_far():
    run = kl.simulate(row(), 0.52, SoftRow(200))
    assert len(run.contacts) == 2
    np.testing.assert_allclose(run.contacts.time + run.contacts.duration, 0.52)


def test_resume_is_bit_identical():
    whole = kl.simulate(row(), 0.52 + 1.1, SoftRow(200))
    pieces = kl.resume(kl.simulate(row(), 0.52, SoftRow(200)), 1.1)
    assert np.array_equal(whole.position, pieces.position)
    assert np.array_equal(whole.contacts.impulse, pieces.contacts.impulse)


def test_what_is_no_row_is_refused():
    with pytest.raises(ValueError, match="a row takes no gravity, got"):
        kl.simulate(kl.Scene(row().balls, gravity=(0, -1)), 1, SoftRow(200))
    with pytest.raises(ValueError, match=r"exponent must be at least 1, got 0\.5"):
        SoftRow(200, 0.5)
    with pytest.raises(ValueError, match="stiffness must be positive, got -1"):
        SoftRow(-1)


def test_other_moments_of_a_run_are_read_from_the_steps_it_took(monkeypatch):
    """`run.at` once integrated the whole row anew for every moment."""
    taken, run_chain = [], integrate.ChainRun.run
    monkeypatch.setattr(
        integrate.ChainRun, "run", lambda self, most: taken.append(run_chain(self, most))
    )
    run = kl.simulate(row(masses=(1.0, 1.37, 2.11)), 2, SoftRow(207))
    for moment in (0.3, 0.52, 0.6, 1.9):
        run.at(moment)
    assert len(taken) == 1


def test_spins_and_the_third_dimension_are_kept():
    balls = [
        kl.Ball((x, 1.0, -2.0), (v, 0, 0), 0.5, 1.0, spin=(0.1, v, 3.0))
        for x, v in ((0.0, 1.0), (1.2, 0.0))
    ]
    run = kl.simulate(kl.Scene(balls), 1, SoftRow(300))
    assert (run.position[..., 1:] == [1.0, -2.0]).all()
    assert (run.spin == run.spin[0]).all()
    assert run.spin[0].tolist() == [[0.1, 1.0, 3.0], [0.1, 0.0, 3.0]]
    assert run.contacts.point[0, 1:].tolist() == [1.0, -2.0]


def test_a_contact_under_way_holds_what_motion_lacks():
    run = kl.simulate(row((1.0, 0.0), (1.0, 1.0)), 0.52, SoftRow(200))
    energy = kl.kinetic_energy(run)
    assert run.contacts.energy_lost[0] == pytest.approx(energy[0] - energy[-1], rel=1e-6)
    assert run.contacts.energy_lost[0] > 0.001
    assert kl.simulate(row((1.0, 0.0), (1.0, 1.0)), 3, SoftRow(200)).contacts.energy_lost[0] == 0


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"restitution": 0.9}, "SoftRow takes no loss, got restitution 0.9"),
        ({"friction": 0.3}, "SoftRow takes no friction, got friction 0.3"),
    ],
)
def test_what_a_soft_row_would_ignore_is_refused(change, message):
    with pytest.raises(ValueError, match=message):
        kl.simulate(kl.Scene(row().balls, **change), 1, SoftRow(200))


def test_a_ball_of_infinite_mass_is_refused():
    """Its place came out as nan."""
    with pytest.raises(ValueError, match="SoftRow takes no fixed balls, got ball 2 of mass inf"):
        kl.simulate(row(masses=(1.0, 1.0, np.inf)), 1, SoftRow(200))


@pytest.mark.parametrize("budget", [1, 7, 20, 60])
def test_a_row_ends_when_its_budget_is_spent_and_resumes_bit_for_bit(budget):
    """The whole collision was once integrated before a budget counted."""
    scene = row((1.0, 0.0, 0.0, 0.0), (1.0, 0.3, 2.0, 1.0))
    solver = SoftRow((200.0, 1e4, 3e3))
    whole = kl.simulate(scene, 3, solver, budget=budget)
    assert whole.stopped_because == "step limit"
    assert 0.4999 < whole.time[-1] < 1.0
    assert whole.memory[0].run.tries == budget
    free = kl.simulate(scene, 3, solver)
    assert free.stopped_because == "duration reached"
    seen = [free.at(time).velocity[:, 0] for time in whole.time]
    np.testing.assert_allclose(whole.velocity[:, :, 0], seen, atol=1e-9)
    for first in (0.4, 0.52, 2.0):
        again = kl.resume(kl.simulate(scene, first, solver, budget=budget), 3 - first)
        assert again == whole


def test_a_contact_that_the_budget_cuts_is_listed_with_what_it_holds():
    whole = kl.simulate(row((1.0, 0.0), (1.0, 1.0)), 3, SoftRow(200.0), budget=4)
    energy = kl.kinetic_energy(whole)
    (lasts,) = whole.contacts.time + whole.contacts.duration
    assert lasts == pytest.approx(whole.time[-1])
    assert whole.contacts.energy_lost[0] == pytest.approx(energy[0] - energy[-1], rel=1e-6)
    assert whole.contacts.energy_lost[0] > 0.001


def test_one_ball_is_no_row():
    with pytest.raises(ValueError, match="a row needs two balls or more, got 1"):
        kl.simulate(kl.Scene(row().balls[:1]), 1, SoftRow(200.0))


@pytest.mark.parametrize("exponent", [1.0, 1.5, 2.3])
def test_many_moments_have_the_bits_of_single_ones(exponent: float) -> None:
    balls = [kl.Ball((x, 0), (v, 0), 0.1, 1 + x) for x, v in ((0, 1), (0.4, 0), (0.62, 0))]
    run = kl.simulate(kl.Scene(balls), 1, kl.SoftRow((400.0, 900.0), exponent))
    memory = run.memory[0]
    contacts = run.contacts
    times = np.unique(
        [*np.linspace(0, 1, 41), *contacts.time, *(contacts.time + contacts.duration)]
    )
    clock = times / memory.row.time
    table = memory.run.states_at(clock)
    inside = (clock > contacts.time[0] / memory.row.time) & (table[:, 0] > 0)
    assert inside.any()
    assert np.array_equal(
        table, [memory.run.states_at(clock[k : k + 1])[0] for k in range(len(clock))]
    )
