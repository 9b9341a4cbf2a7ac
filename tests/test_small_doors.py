"""Little used entries: each gives the right result, or names the value and the remedy."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.contacts.conic_walls import Ellipse, Parabola

WALLS = {
    "plane": lambda moves: kl.Plane((0, 0), (0, 1), moves=moves),
    "segment": lambda moves: kl.Segment((0, 0), (1, 0), moves=moves),
    "arc": lambda moves: kl.Arc((0, 0), 1, moves=moves),
    "parabola": lambda moves: Parabola((0, 0), 1, moves=moves),
    "ellipse": lambda moves: Ellipse((0, 0), (2, 1), moves=moves),
}


def falls(solver=None):
    scene = kl.Scene([kl.Ball((0, 5), (0, 0), 0.1, 1)], gravity=(0, -9.8))
    return kl.simulate(scene, 1, solver)


DOORS = {
    "a contact of none": (lambda: falls().contact_force(0), "this run has no contact"),
    "a soft contact of none": (
        lambda: falls(kl.Compliant(kl.Hertz(1e6))).contact_force(0),
        "index 0: this run has no contact",
    ),
    "a moment in words": (lambda: falls().at("x"), "time must be a number, got the text 'x'"),
    "no moment": (lambda: falls().at(None), "time must be a number, got None"),
    "moments in words": (lambda: falls().sample(["x"]), "times must be a list of moments"),
    "moments that are none": (lambda: falls().sample([None]), "got nan s"),
    "no stiffness": (lambda: kl.SpringDashpot(None), "stiffness must be a number, got None"),
    "a row that closes at almost nothing": (
        lambda: kl.chain_collision([1, 1, 1], [1e-300, 0, 0], 1e3),
        "greatest difference of velocities must be at least 1e-70, got 1e-300",
    ),
    "no gamma": (lambda: kl.sweep_chain([], [1.0]), "gammas must hold a number or more"),
    "no beta": (lambda: kl.sweep_chain([1.0], []), "betas must hold a number or more"),
}


@pytest.mark.parametrize("door", DOORS)
def test_what_is_wrong_is_named(door):
    wrong, message = DOORS[door]
    with pytest.raises(ValueError, match=message):
        wrong()


@pytest.mark.parametrize("moves", [3, math.sin, kl.Steady], ids=str)
@pytest.mark.parametrize("wall", WALLS)
def test_a_motion_that_no_solver_knows_is_refused(wall, moves):
    with pytest.raises(ValueError, match="moves must be Steady, Accelerated, Shaking or None, got"):
        WALLS[wall](moves)


@pytest.mark.parametrize("solver", [None, kl.Stepping(0.01), kl.Compliant(kl.Hertz(1e6))], ids=str)
def test_a_sample_at_no_moment_is_empty(solver):
    run = falls(solver)
    shown = run.sample([])
    assert shown.time.shape == (0,) and shown.position.shape == (0, 1, 2)
    assert shown.velocity.shape == (0, 1, 2) and shown.spin.shape == run.spin[:0].shape


def test_a_row_that_parts_at_almost_nothing_keeps_its_velocities():
    done = kl.chain_collision([1, 1, 1], [-1e-300, 0, 0], 1e3)
    assert np.array_equal(done.velocities, [-1e-300, 0, 0])
