"""Overlap and force of soft contacts: the force over time is the impulse."""

import math

import numpy as np
import pytest

from kernel_lib.laws.contact_models import Hertz, SpringDashpot
from kernel_lib.solvers.compliant.solver import Compliant
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.rows.hanging_row import Hanging
from kernel_lib.solvers.rows.rigid_row import RowImpacts
from kernel_lib.solvers.rows.soft_row import SoftRow
from kernel_lib.solvers.simulate import simulate
from kernel_lib.solvers.stepping.solver import Stepping
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.state.walls import Plane

MODELS = {
    "Hertz": Hertz(stiffness=1e5),
    "spring": SpringDashpot(stiffness=1e4),
    "spring that pulls": SpringDashpot(stiffness=1e4, ends="zero overlap"),
}
TRAPEZOID = getattr(np, "trapezoid", None) or np.trapz


@pytest.mark.parametrize("restitution", [1.0, 0.5])
@pytest.mark.parametrize("name", MODELS)
def test_the_force_over_time_is_the_impulse(name: str, restitution: float) -> None:
    balls = [Ball((-1, 0.2), (2, 0), 0.5, 1), Ball((0.5, 0), (-1, 0), 0.4, 2)]
    run = simulate(Scene(balls, restitution=restitution), 1.5, Compliant(MODELS[name]))
    push = run.contact_force(0, 2001)
    assert push is not None
    size = np.linalg.norm(run.contacts.impulse[0])
    assert TRAPEZOID(push.force, push.time) == pytest.approx(size, rel=2e-3)
    assert push.overlap[0] == pytest.approx(0, abs=1e-9)
    assert push.overlap.max() > 1e-3


def test_a_wall_pushes_back_with_the_impulse_of_the_bounce() -> None:
    scene = Scene([Ball((0, 2), (0, 0), 0.5, 1)], [Plane((0, 0), (0, 1))], (0, -9.8), 0.8)
    run = simulate(scene, 1, Compliant(Hertz(stiffness=1e6)))
    push = run.contact_force(0)
    assert push is not None
    assert TRAPEZOID(push.force, push.time) == pytest.approx(run.contacts.impulse[0, 1], rel=5e-3)


def test_each_contact_of_a_row_has_its_own_stiffness() -> None:
    balls = [Ball((1.0 * i, 0), (1.0 if i == 0 else 0.0, 0), 0.5, 1) for i in range(3)]
    run = simulate(Scene(balls), 3, SoftRow([1000.0, 4000.0], 1.5))
    for index in range(len(run.contacts)):
        push = run.contact_force(index, 1001)
        assert push is not None
        size = abs(run.contacts.impulse[index, 0])
        assert TRAPEZOID(push.force, push.time) == pytest.approx(size, rel=5e-3)
        stiffness = [1000.0, 4000.0][run.contacts.a[index]]
        top = np.argmax(push.force)
        assert push.force[top] == pytest.approx(stiffness * push.overlap[top] ** 1.5)


def cradle(row) -> Trajectory:
    """Three balls on strings of 1 m, the first lifted."""
    balls = [Ball((0.2 * i, 0.0), (0, 0), 0.1, 1) for i in (1, 2)]
    lifted = Ball((-math.sin(0.3), 1 - math.cos(0.3)), (0, 0), 0.1, 1)
    scene = Scene([lifted, *balls], gravity=(0, -9.8))
    return simulate(scene, 4, Hanging([(0.2 * i, 1.0) for i in range(3)], row))


@pytest.mark.parametrize("index", [0, 1, 2, 3])
def test_soft_contacts_of_a_cradle_have_a_time_of_their_own(index: int) -> None:
    run = cradle(SoftRow([1000.0, 4000.0], 1.5))
    assert run.contacts.duration[index] == 0
    push = run.contact_force(index, 1001)
    assert push is not None
    assert push.time[0] >= run.contacts.time[index]
    assert 0.01 < push.time[-1] - push.time[0] < 0.5
    size = abs(run.contacts.impulse[index, 0])
    assert TRAPEZOID(push.force, push.time) == pytest.approx(size, rel=5e-3)


def test_a_law_takes_no_time() -> None:
    balls = [Ball((-1, 0), (2, 0), 0.5, 1), Ball((0.5, 0), (0, 0), 0.5, 1)]
    assert simulate(Scene(balls), 1, Events()).contact_force(0) is None
    assert cradle(RowImpacts()).contact_force(0) is None


def test_the_force_at_the_frames_is_that_of_the_contact() -> None:
    balls = [Ball((1.0 * i, 0), (1.0 if i == 0 else 0.0, 0), 0.5, 1) for i in range(3)]
    for solver in (SoftRow([1000.0, 4000.0], 1.5), Compliant(Hertz(stiffness=1000.0))):
        run = simulate(Scene(balls), 0.4, solver, frames=1 / 2000)
        index = int(np.flatnonzero((run.contacts.a == 0) & (run.contacts.b == 1))[0])
        one, push = run.contacts[index], run.contact_force(index, 2001)
        assert push is not None
        during = (run.time >= one.time) & (run.time <= one.time + one.duration)
        shown = run.force_between(0, 1)
        expected = np.interp(run.time[during], push.time, push.force)
        assert np.allclose(shown[during], expected, atol=1e-3 * push.force.max())
        assert not shown[~during].any()
        assert np.array_equal(run.force_between(1, 0), shown)


def test_what_no_contact_joins_has_no_force() -> None:
    balls = [Ball((1.0 * i, 0), (1.0 if i == 0 else 0.0, 0), 0.5, 1) for i in range(3)]
    for solver in (SoftRow(1000.0), Events(), Compliant(Hertz(stiffness=1000.0))):
        run = simulate(Scene(balls), 0.4, solver)
        assert not run.force_between(0, 2).any()
        assert not run.force_between(2, 3).any()
    assert not cradle(SoftRow(1000.0)).force_between(0, 1).any()


def test_a_run_tells_where_its_strings_hang_and_what_lies_between_its_frames() -> None:
    swinging = cradle(RowImpacts())
    assert swinging.pivots == tuple((0.2 * i, 1.0) for i in range(3))
    assert swinging.interpolation == "curve"
    steps = simulate(Scene([Ball((0, 0), (1, 0), 1, 1)]), 1, Stepping(0.1))
    assert (steps.interpolation, steps.pivots) == ("line", ())
