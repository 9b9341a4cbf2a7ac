"""A row of balls by rival rules: the textbook's answer, and the other one."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.rows.listed_impacts import RULES
from kernel_lib.solvers.rows.rigid_row import RowImpacts


def row(velocities, masses=None, gaps=None, **changed):
    n = len(velocities)
    masses = masses or [1.0] * n
    places = np.cumsum([0.0] + [1.0 + g for g in (gaps or [0.0] * (n - 1))])
    balls = [
        kl.Ball((x, 0), (v, 0), radius=0.5, mass=m)
        for x, v, m in zip(places, velocities, masses, strict=True)
    ]
    return kl.Scene(balls, **changed)


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("left first", [0, 0, 1]),
        ("right first", [0, 0, 1]),
        ("all at once", [-1 / 3, 2 / 3, 2 / 3]),
    ],
)
def test_one_ball_onto_two_by_each_rule(rule, expected):
    run = kl.simulate(row([1, 0, 0], gaps=[2, 0]), 5, RowImpacts(rule))
    np.testing.assert_allclose(run.velocity[-1, :, 0], expected, atol=1e-12)
    assert run.contacts.time[0] == pytest.approx(2.0)


@pytest.mark.parametrize(
    ("rule", "expected"),
    [("left first", [-5 / 3, -2 / 3, 1 / 3]), ("right first", [-1.9333, -0.2933, 0.1733])],
)
def test_the_order_decides_for_unequal_masses(rule, expected):
    run = kl.simulate(row([1, 0, -1], [1, 2, 3]), 1, RowImpacts(rule))
    np.testing.assert_allclose(run.velocity[-1, :, 0], expected, atol=5e-5)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("restitution", [0.0, 0.6, 1.0])
def test_momentum_is_kept_and_the_list_accounts_for_every_joule(rule, restitution):
    scene = row([3, 0, -1, 0], [1, 2, 0.5, 4], [1, 0, 2], restitution=restitution)
    run = kl.simulate(scene, 6, RowImpacts(rule))
    np.testing.assert_allclose(
        kl.momentum(run), kl.momentum(run)[:1].repeat(len(run.time), 0), atol=1e-12
    )
    spent = kl.kinetic_energy(scene.balls) - kl.kinetic_energy(run)[-1]
    assert spent == pytest.approx(run.contacts.energy_lost.sum(), abs=1e-12)
    gaps = np.diff(run.position[:, :, 0], axis=1) - 1
    assert gaps.min() > -1e-9


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("fixed", [(0,), (2,), (0, 4)])
@pytest.mark.parametrize("restitution", [0.7, 1.0])
def test_a_fixed_ball_takes_momentum_and_stands_in_the_list(rule, fixed, restitution):
    """Its mass times no change of velocity was no number, and its contacts were left out."""
    velocities, masses = [2.0, 1.0, 3.0, -1.0, -2.0], [1.0, 2.0, 1.0, 1.0, 3.0]
    for i in fixed:
        velocities[i], masses[i] = 0.0, math.inf
    scene = row(velocities, masses, restitution=restitution)
    if restitution == 1 and len(fixed) == 2:
        if rule == "all at once":
            return  # it bounces on for ever, to the step limit
        with pytest.raises(ValueError, match="balls 0 and 4 of infinite mass hold those between"):
            kl.simulate(scene, 1, RowImpacts(rule))
        return
    run = kl.simulate(scene, 1, RowImpacts(rule))
    spent = kl.kinetic_energy(scene.balls) - kl.kinetic_energy(run)[-1]
    assert run.contacts.energy_lost.sum() == pytest.approx(spent, abs=1e-7)
    handed = np.zeros(5)
    np.add.at(handed, run.contacts.a, run.contacts.impulse[:, 0])
    np.add.at(handed, run.contacts.b, -run.contacts.impulse[:, 0])
    for i in set(range(5)) - set(fixed):
        change = masses[i] * (run.velocity[-1, i, 0] - velocities[i])
        assert handed[i] == pytest.approx(change, abs=1e-7)


def test_one_by_one_lists_each_impact_as_it_is():
    run = kl.simulate(row([1, 0, 0], [1, 2, 1]), 1, RowImpacts("left first"))
    contacts = run.contacts
    assert contacts.a.tolist() == [0, 1]
    np.testing.assert_allclose(contacts.velocity_after[0, :, 0], [-1 / 3, 2 / 3], atol=1e-12)
    np.testing.assert_allclose(contacts.velocity_before[1, :, 0], [2 / 3, 0], atol=1e-12)
    np.testing.assert_allclose(contacts.energy_lost, 0, atol=1e-12)


def test_of_a_collapse_each_contact_stands_in_the_list_once():
    run = kl.simulate(row([1, 0, 0], restitution=0.05), 1, RowImpacts("left first"))
    assert run.contacts.a.tolist() == [0, 1]
    assert run.contacts.energy_lost.sum() == pytest.approx(0.5 - 1 / 6, abs=1e-6)


@pytest.mark.parametrize("speed", [1 - k / 97 for k in range(12)])
def test_balls_at_rest_but_for_rounding_do_not_collide_without_end(speed):
    back = -kl.all_at_once([1, 2, 2], [speed, 0, 0])
    run = kl.simulate(row(back, [1, 2, 2]), 1, RowImpacts("all at once"))
    np.testing.assert_allclose(run.velocity[-1, :, 0], [-speed, 0, 0], atol=1e-12)
    assert (len(run.contacts), run.stopped_because) == (2, "duration reached")


def test_rows_that_touch_nowhere_agree_with_exact_events():
    scene = row([2, 0, -1], [1, 3, 2], [1, 2])
    ours, events = kl.simulate(scene, 5, RowImpacts()), kl.simulate(scene, 5)
    np.testing.assert_allclose(ours.position, events.position, atol=1e-9)


def test_resume_is_bit_identical():
    scene = row([3, 0, -1], gaps=[1, 2])
    whole = kl.simulate(scene, 0.4 + 0.9, RowImpacts())
    pieces = kl.resume(kl.simulate(scene, 0.4, RowImpacts()), 0.9)
    assert np.array_equal(whole.position, pieces.position)
    assert np.array_equal(whole.contacts.time, pieces.contacts.time)


@pytest.mark.parametrize(
    ("scene", "message"),
    [
        (row([1, 0], gravity=(0, -1)), r"a row takes no gravity, got \(0.0, -1.0\); leave it out"),
        (row([1, 0], drag=0.5), "a row takes no drag, got 0.5; leave it out, or use Events"),
        (row([1, 0], friction=0.5), "RowImpacts takes no friction, got friction 0.5 with a"),
        (kl.Scene([kl.Ball((0, 0), (1, 1), 1, 1)]), "moves along x, got ball 0 with velocity"),
        (
            kl.Scene([kl.Ball((0, 0), (1, 0), 1, 1), kl.Ball((5, 1), (0, 0), 1, 1)]),
            "lies along x, got ball 1 at",
        ),
        (
            kl.Scene([kl.Ball((5, 0), (1, 0), 1, 1), kl.Ball((0, 0), (1, 0), 1, 1)]),
            "from left to right, got x = 5 and 0 for balls 0 and 1",
        ),
    ],
)
def test_what_is_no_row_is_refused(scene, message):
    with pytest.raises(ValueError, match=message):
        kl.simulate(scene, 1, RowImpacts())


def test_an_unknown_rule_names_the_known_ones():
    with pytest.raises(
        ValueError, match="rule must be one of left first, right first, all at once"
    ):
        RowImpacts("middle first")


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("restitution", [1.0, 0.9, 0.5])
def test_no_contact_of_a_cluster_gains_energy_and_together_they_lose_what_is_missing(
    rule, restitution
):
    """Of several at once a contact was listed with a gain of a third of all energy."""
    rng = np.random.default_rng(2)
    for _ in range(10):
        masses = 10 ** rng.uniform(-1, 1, 7)
        scene = row(rng.normal(size=7).tolist(), masses.tolist(), restitution=restitution)
        run = kl.simulate(scene, 0.5, RowImpacts(rule))
        energy = kl.kinetic_energy(run)
        assert (run.contacts.energy_lost >= 0).all()
        missing = kl.kinetic_energy(scene.balls) - energy[-1]
        assert run.contacts.energy_lost.sum() == pytest.approx(missing, abs=1e-10 * energy[0])


def test_the_impacts_of_one_collapse_count_against_the_budget():
    """One collision of seven balls takes tens of thousands of impacts, and counted as one."""
    scene = row([1.0] + [0.0] * 6, [100, 1, 1, 1, 1, 1, 10], restitution=0.1)
    free = kl.simulate(scene, 1, RowImpacts())
    assert free.stopped_because == "duration reached" and free.memory[0].impacts > 5000
    short = kl.simulate(scene, 1, RowImpacts(), budget=20)
    assert (short.stopped_because, short.time[-1]) == ("step limit", 0.0)
    assert len(short.contacts) == 0


def test_what_all_at_once_gains_where_restitutions_differ_is_listed_as_such():
    """A pair that parts is held to its own restitution by what its neighbours send."""
    scene = row([0, 0.5, -2], pair_restitution={(0, 1): 0.05})
    run = kl.simulate(scene, 0.01, RowImpacts("all at once"))
    pushed = abs(run.contacts.impulse[0, 0])
    assert run.contacts.energy_lost[0] == pytest.approx(-pushed * 0.95 * 0.5 / 2)
    gained = kl.kinetic_energy(run)[-1] - kl.kinetic_energy(scene.balls)
    assert gained > 0.3 and run.contacts.energy_lost.sum() == pytest.approx(-gained)
