"""Balls on strings: they swing back together, and collide by the rule of a row."""

import math

import numpy as np
import pytest
from scipy import special

import kernel_lib as kl
from kernel_lib.solvers.rows.hanging_row import Hanging, swing_period
from kernel_lib.solvers.rows.integration import integrate
from kernel_lib.solvers.rows.rigid_row import RowImpacts
from kernel_lib.solvers.rows.soft_row import SoftRow

RADIUS, LENGTH, GRAVITY = 0.1, 0.5, 9.807
RATE = math.sqrt(GRAVITY / LENGTH)
PERIOD = 2 * math.pi / RATE

ROWS = {
    "one by one": RowImpacts(),
    "all at once": RowImpacts("all at once"),
    "springs": SoftRow(1000.0, 1.0),
    "Hertz": SoftRow(1000.0, 1.5),
}


def cradle(masses=(1, 1, 1), speed=1.0, incoming=1, restitution=1.0, gap=0.0):
    pivots = [((2 * RADIUS + gap) * i, LENGTH) for i in range(len(masses))]
    balls = []
    for i, (x, y) in enumerate(pivots):
        angle = speed / (RATE * LENGTH) if i < incoming else 0.0
        place = (x - LENGTH * math.sin(angle), y - LENGTH * math.cos(angle))
        balls.append(kl.Ball(place, (0, 0), RADIUS, masses[i]))
    return kl.Scene(balls, gravity=(0, -GRAVITY), restitution=restitution), pivots


def swung(rule, duration=4.0, **wishes):
    scene, pivots = cradle(**wishes)
    return kl.simulate(scene, duration, Hanging(pivots, ROWS[rule], largest_swing=90))


def bottom(run, number=0):
    """Velocities just after a collision, all strings straight."""
    return run.at(PERIOD / 4 + number * PERIOD / 2 + 1e-9).velocity[:, 0]


def test_the_first_ball_arrives_after_a_quarter_period_at_its_speed():
    run = swung("one by one")
    assert swing_period(LENGTH, GRAVITY) == pytest.approx(PERIOD)
    assert run.contacts.time[0] == pytest.approx(PERIOD / 4)
    assert run.contacts.velocity_before[0, 0, 0] == pytest.approx(1.0)
    lifted = run.position[0, 0, 1]
    assert lifted == pytest.approx(1 / (2 * GRAVITY), rel=0.03)  # V^2/2g, of small swings


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("one by one", [0, 0, 1]),
        ("all at once", [-1 / 3, 2 / 3, 2 / 3]),
        ("springs", [-0.130262, 0.150230, 0.980032]),
        ("Hertz", [-0.070952, 0.076403, 0.994549]),
    ],
)
def test_the_balls_leave_by_the_rule_of_the_row(rule, expected):
    np.testing.assert_allclose(bottom(swung(rule)), expected, atol=1e-5)


def test_rigid_cradles_repeat_after_a_period_and_soft_ones_do_not():
    for rule in ("one by one", "all at once"):
        run = swung(rule)
        np.testing.assert_allclose(run.at(PERIOD).position, run.position[0], atol=1e-9)
    assert abs(swung("Hertz").at(PERIOD).position - swung("Hertz").position[0]).max() > 0.01


@pytest.mark.parametrize("rule", ROWS)
@pytest.mark.parametrize("masses", [(1, 1, 1), (2, 1, 1), (1, 3, 2, 0.5)])
def test_strings_keep_their_length_and_no_ball_enters_another(rule, masses):
    run = swung(rule, masses=masses, speed=0.8)
    pivots = np.array(run.solver.pivots)
    np.testing.assert_allclose(np.linalg.norm(run.position - pivots, axis=2), LENGTH)
    apart = np.linalg.norm(np.diff(run.position, axis=1), axis=2)
    assert apart.min() > 2 * RADIUS * (1 - 1e-9)


@pytest.mark.parametrize("rule", ROWS)
def test_every_collision_keeps_momentum_and_energy(rule):
    masses = np.array([1, 3, 2, 0.5])
    run = swung(rule, masses=tuple(masses), speed=0.8)
    before = np.array([0.8, 0, 0, 0])
    for number in range(4):
        after = bottom(run, number)
        assert masses @ after == pytest.approx(masses @ before, abs=1e-6)
        assert masses @ after**2 == pytest.approx(masses @ before**2, abs=1e-6)
        before = -after


def test_the_list_of_contacts_accounts_for_what_is_lost():
    run = swung("one by one", restitution=0.6)
    first = run.contacts.time < PERIOD / 2
    spent = 0.5 - (bottom(run) ** 2).sum() / 2
    assert run.contacts.energy_lost[first].sum() == pytest.approx(spent, abs=1e-7)


@pytest.mark.parametrize("rule", ROWS)
def test_without_loss_no_contact_of_the_list_loses_energy(rule):
    run = swung(rule, masses=(1, 3, 2, 0.5), speed=0.8)
    assert len(run.contacts) > 5
    np.testing.assert_allclose(run.contacts.energy_lost, 0, atol=1e-9)
    assert set(run.contacts.duration) == {0.0}


def test_gaps_give_the_textbook_answer():
    run = swung("Hertz", masses=(1,) * 5, gap=0.08)
    np.testing.assert_allclose(bottom(run), [0, 0, 0, 0, 1], atol=1e-6)


def test_a_run_goes_on_as_if_it_had_never_stopped():
    whole, half = swung("Hertz", 4.0), swung("Hertz", 1.5)
    again = kl.resume(half, 2.5)
    assert (again.position == whole.position).all()
    assert (again.contacts.time == whole.contacts.time).all()


def scene_with(**changed):
    scene, pivots = cradle()
    first = {"position": scene.balls[0].position, "velocity": (0, 0)}
    moved = kl.Ball(**(first | changed), radius=RADIUS, mass=1)
    return kl.Scene((moved, *scene.balls[1:]), gravity=(0, -GRAVITY)), pivots


@pytest.mark.parametrize("degrees", [30, 45, 60, 90])
def test_the_error_at_the_largest_swing_is_what_its_text_says(degrees):
    """Next to the speed by energy and the period by the elliptic integral."""
    angle = math.radians(degrees)
    ball = kl.Ball((-math.sin(angle), 1 - math.cos(angle)), (0, 0), RADIUS, 1)
    scene = kl.Scene([ball, kl.Ball((2 * RADIUS, 0), (0, 0), RADIUS, 1)], (), (0, -GRAVITY))
    run = kl.simulate(scene, 3.0, Hanging([(0, 1), (2 * RADIUS, 1)], largest_swing=degrees))
    bottom_speed = float(np.linalg.norm(run.contacts.velocity_before[0, 0]))
    true = math.sqrt(2 * GRAVITY * (1 - math.cos(angle)))
    assert bottom_speed / true == pytest.approx((angle / 2) / math.sin(angle / 2), rel=1e-12)
    late = 2 / math.pi * special.ellipk(math.sin(angle / 2) ** 2) - 1
    assert degrees != 30 or (bottom_speed / true - 1, late) == pytest.approx(
        (0.0115, 0.0174), abs=5e-5
    )


def test_a_swing_beyond_the_largest_is_refused_with_the_remedy():
    scene, pivots = cradle(speed=2.0)
    with pytest.raises(ValueError, match=r"beyond 30 degrees at 2 m/s.*largest_swing=90"):
        kl.simulate(scene, 1, Hanging(pivots))
    with pytest.raises(ValueError, match="largest_swing must be at most 90 degrees, got 91"):
        Hanging(pivots, largest_swing=91)


def test_what_is_no_cradle_is_told():
    scene, pivots = cradle()
    for wrong, solver, message in (
        (scene, Hanging(pivots[:2]), "3 balls need 3 pivots, got 2"),
        (scene_with(position=(-0.3, 0.3))[0], Hanging(pivots), "strings must have one length"),
        (scene_with(velocity=(1, 0))[0], Hanging(pivots), "start at rest; lift some"),
        (kl.Scene(scene.balls), Hanging(pivots), "needs gravity straight down"),
    ):
        with pytest.raises(ValueError, match=message):
            kl.simulate(wrong, 1, solver)


def test_a_ball_that_would_swing_too_high_is_named():
    with pytest.raises(ValueError, match=r"ball 2 would swing beyond 90 degrees at 4\.16 m/s"):
        swung("one by one", masses=(30, 1, 1), speed=2.3)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_cradle_ends_when_its_budget_is_spent_and_resumes_bit_for_bit(row):
    scene, pivots = cradle()
    solver, late = kl.Hanging(pivots, ROWS[row]), 6.5 * PERIOD
    whole = kl.simulate(scene, 1.5 * PERIOD + late, solver, budget=5)
    assert whole.stopped_because == "step limit"
    returns = (whole.time[-1] / PERIOD - 0.25) / 0.5
    assert returns == pytest.approx(round(returns))
    part = kl.simulate(scene, 1.5 * PERIOD, solver, budget=5)
    again = kl.resume(part, late)
    for name in ("time", "position", "velocity"):
        assert np.array_equal(getattr(again, name), getattr(whole, name))
    assert again.stopped_because == whole.stopped_because
    assert kl.simulate(scene, late, solver).stopped_because == "duration reached"


def test_a_soft_row_is_integrated_once_for_all_its_contacts(monkeypatch):
    taken, run_chain = [], integrate.ChainRun.run
    monkeypatch.setattr(
        integrate.ChainRun, "run", lambda self, most: taken.append(run_chain(self, most))
    )
    scene, pivots = cradle((1, 1, 1, 1))
    run = kl.simulate(scene, 0.5 * PERIOD, kl.Hanging(pivots, kl.SoftRow(300.0)))
    assert len(run.contacts) >= 3
    assert len(taken) == 1


def test_one_collision_that_costs_more_than_the_budget_ends_the_run_before_it():
    scene, pivots = cradle((1, 3, 2, 0.5))
    solver = kl.Hanging(pivots, ROWS["Hertz"])
    run = kl.simulate(scene, PERIOD, solver, budget=20)
    assert run.stopped_because == "step limit"
    assert run.time[-1] == pytest.approx(PERIOD / 4) and len(run.contacts) == 0
    longer = kl.simulate(scene, 0.5 * PERIOD, solver, budget=1000)
    assert longer.stopped_because == "duration reached"
