"""Where the energy of a pair goes: the parts add up, whatever the solver and the dimension."""

import numpy as np
import pytest

from kernel_lib.experiments.measures.contact_energy import (
    contact_energy,
    energy_before,
    spins_before,
)
from kernel_lib.laws.contact_models import Hertz
from kernel_lib.solvers.compliant.solver import Compliant
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import Solver, simulate
from kernel_lib.solvers.stepping.solver import Stepping
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.state.walls import Plane

BY_LAW = {
    "events": Events(),
    "return to contact": Stepping(0.05),
    "no return": Stepping(0.05, return_to_contact=False),
    "rest of step": Stepping(0.05, spend_rest_of_step=True),
}


def rough_run(solver: Solver, dimension: int, gravity: float = -9.8) -> Trajectory:
    """Two rough balls that spin, over a floor."""

    def cut(*components: float) -> tuple[float, ...]:
        return components[:dimension]

    spins = [5.0, -3.0] if dimension == 2 else [(1.0, -2.0, 5.0), (0.0, 4.0, -3.0)]
    balls = [
        Ball(cut(-2, 1, 0), cut(3, 0, 0), 0.5, 1, spins[0]),
        Ball(cut(1, 0.8, 0.1), cut(-1, 0, 0), 0.5, 2, spins[1]),
    ]
    floor = Plane(cut(0, 0, 0), cut(0, 1, 0))
    rough = {"tangential_restitution": 0.0, "friction": 0.3}
    return simulate(Scene(balls, [floor], cut(0, gravity, 0), 0.8, **rough), 1.5, solver)


def impacts(run: Trajectory) -> list[int]:
    """Indices of the impacts, of which there are some."""
    found = np.flatnonzero(run.contacts.kind == "impact").tolist()
    assert len(found) > 3
    return found


@pytest.mark.parametrize("dimension", [2, 3])
@pytest.mark.parametrize("name", BY_LAW)
def test_after_and_lost_add_up_to_before(name: str, dimension: int) -> None:
    run = rough_run(BY_LAW[name], dimension)
    for index in impacts(run):
        energy = contact_energy(run, index)
        assert energy.elsewhere == pytest.approx(0, abs=1e-11 * energy.before.total)
        assert energy.after.total + energy.lost == pytest.approx(energy.before.total)


def test_a_soft_contact_alone_in_the_world_gives_nothing_elsewhere() -> None:
    balls = [Ball((-1, 0.3), (2, 0), 0.5, 1, 4.0), Ball((0.5, 0), (0, 0), 0.5, 2)]
    scene = Scene(balls, restitution=0.7, tangential_restitution=0.0, friction=0.2)
    run = simulate(scene, 2, Compliant(Hertz(stiffness=1e6)))
    assert len(run.contacts) == 1
    energy = contact_energy(run, 0)
    assert energy.lost > 0
    assert energy.elsewhere == pytest.approx(0, abs=1e-6 * energy.before.total)


def test_over_a_whole_contact_without_loss_gravity_gives_nothing() -> None:
    ball = Ball((0, 1), (0, 0), 0.5, 1)
    scene = Scene([ball], [Plane((0, 0), (0, 1))], (0, -9.8), 1.0)
    run = simulate(scene, 0.6, Compliant(Hertz(stiffness=1e3)))
    pushed = contact_energy(run, 0)
    assert run.contacts.duration[0] > 0.01
    # Down and up again: gravity gives nothing over a whole contact without loss.
    assert pushed.elsewhere == pytest.approx(0, abs=1e-3 * pushed.before.total)
    assert pushed.normal_impulse > 2 * np.sqrt(2 * 9.8 * 0.5)


def test_a_head_on_pair_has_the_parts_that_the_law_says() -> None:
    balls = [Ball((-1, 0), (2, 0), 0.5, 1), Ball((0.5, 0), (0, 0), 0.5, 3)]
    energy = contact_energy(simulate(Scene(balls, restitution=0.5), 1, Events()), 0)
    assert energy.before.normal == pytest.approx(0.75 * 4 / 2)
    assert energy.after.normal == pytest.approx(0.25 * energy.before.normal)
    assert energy.lost == pytest.approx(0.75 * energy.before.normal)
    assert energy.normal_impulse == pytest.approx(1.5 * 2 * 0.75)
    assert energy.before.tangential == energy.before.spin == energy.tangential_impulse == 0


def test_a_rough_bounce_turns_slide_into_spin() -> None:
    ball = Ball((0, 1), (3, 0), 0.5, 1)
    rough = {"tangential_restitution": 1.0, "friction": float("inf")}
    scene = Scene([ball], [Plane((0, 0), (0, 1))], (0, -9.8), 1.0, **rough)
    energy = contact_energy(simulate(scene, 0.6, Events()), 0)
    assert energy.before.spin == 0
    assert energy.after.spin == pytest.approx(energy.before.tangential - energy.after.tangential)
    assert energy.after.spin > 1


def test_a_ball_that_cannot_turn_has_no_energy_of_spin() -> None:
    ball = Ball((0, 1), (3, 0), 0.5, 1, inertia_factor=float("inf"))
    scene = Scene([ball], [Plane((0, 0), (0, 1))], (0, -9.8), 0.5, friction=0.3)
    energy = contact_energy(simulate(scene, 0.6, Events()), 0)
    assert energy.after.spin == 0
    assert energy.elsewhere == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("dimension", [2, 3])
@pytest.mark.parametrize("name", BY_LAW)
def test_the_list_agrees_with_the_single_contact(name: str, dimension: int) -> None:
    run = rough_run(BY_LAW[name], dimension)
    energies = energy_before(run)
    assert energies.shape == (len(run.contacts),)
    assert np.array_equal(energy_before(run, 3), energies[:3])
    for index in impacts(run):
        contacts = run.contacts
        pair = [(contacts.a[index], 0), (contacts.b[index], 1)]
        spins = spins_before(run)[index]
        balls = run.scene.balls
        whole = sum(
            balls[ball].mass * np.sum(contacts.velocity_before[index, side] ** 2) / 2
            + balls[ball].moment_of_inertia * np.sum(spins[side] ** 2) / 2
            for ball, side in pair
            if ball >= 0
        )
        assert energies[index] == pytest.approx(whole)
        spin_part = contact_energy(run, index).before.spin
        other = sum(
            balls[ball].moment_of_inertia * np.sum(spins[side] ** 2) / 2
            for ball, side in pair
            if ball >= 0
        )
        assert spin_part == pytest.approx(other, rel=1e-9)
