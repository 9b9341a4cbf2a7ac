"""The end of a row's last contact from momentum and energy."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.rows.integration.last_contact import end_last_contact, kinetic_energy
from kernel_lib.solvers.rows.integration.rows_under_way import Cases
from kernel_lib.solvers.sweeps.interface import sweep_row

NOISE = 1e-8


def row(rates, active_stiffness, energy, masses=(1.0, 1.0, 1.0), closed=(-1.0, -1.0)):
    """A row of three in its first lane; the second lane must stay as it is."""
    two = [each for value in rates for each in (value, 7.0)]
    fields = {key: [0.0, 0.0] for key in Cases._fields}
    fields |= {"lanes": 2, "contacts": 2, "rooted": False, "energy": [energy, 0.0]}
    fields |= {"inverse": [each for m in masses for each in (1 / m, 1.0)]}
    fields |= {"active_stiffness": [each for k in active_stiffness for each in (k, 1.0)]}
    fields |= {"state": [0.1, 7.0, -0.1, 7.0, *two, 0.0, 7.0], "noise": [NOISE, NOISE]}
    fields |= {"since": [each for s in closed for each in (s, 1.0)], "closings": [0] * 4}
    return Cases(**fields)


def test_the_energy_of_motion_is_that_about_the_centre_of_mass():
    masses, velocities = np.array([1.0, 2.0, 5.0]), np.array([3.0, -1.0, 0.5])
    centre = (masses @ velocities) / masses.sum()
    rates = velocities[:-1] - velocities[1:]
    expected = 0.5 * masses @ (velocities - centre) ** 2
    assert kinetic_energy(row(rates, (0, 0), 1.0, masses), 0) == pytest.approx(expected, rel=1e-14)
    assert kinetic_energy(row(rates, (0, 0), 1.0, (1.0, 2.0, math.inf)), 0) == 0


@pytest.mark.parametrize(("closed", "counted"), [(-1.0, 1), (0.3, 0)])
def test_the_last_contact_gives_back_what_it_holds(closed, counted):
    """Ball 1 has left at -1 m/s, ball 2 rests and presses ball 3 at 1 m/s with 0.5 J."""
    c = row((-1.0, -1.0), (0.0, 1.0), 0.0, closed=(-1.0, closed))
    c.energy[0] = kinetic_energy(c, 0) + 0.5
    state = list(c.state)
    assert end_last_contact(c, 0)
    after = -math.sqrt(1 + 2 * 2 * 0.5)
    push = (-1 - after) / 2
    np.testing.assert_allclose(c.state[4:8:2], [-1 + push, after], rtol=1e-14)
    assert c.closings[0:4:2] == [0, counted]
    assert c.state[5:8:2] == state[5:8:2], "the other lane has not moved"
    assert kinetic_energy(c, 0) == pytest.approx(c.energy[0], rel=1e-14)


@pytest.mark.parametrize(
    ("what", "rates", "active_stiffness", "held"),
    [
        ("both press", (-1.0, -1.0), (1.0, 1.0), 0.5),
        ("none presses", (-1.0, -1.0), (0.0, 0.0), 0.5),
        ("the neighbour would close again", (-0.1, -1.0), (0.0, 1.0), 0.5),
        ("the pair parts too slowly to tell", (-1.0, -0.1), (0.0, 1.0), 0.01),
    ],
)
def test_what_may_go_on_otherwise_is_followed(what, rates, active_stiffness, held):
    c = row(rates, active_stiffness, 0.0)
    c.energy[0] = kinetic_energy(c, 0) + held
    state = list(c.state)
    assert not end_last_contact(c, 0), what
    assert c.state == state


def test_a_row_with_a_wall_is_followed():
    c = row((-1.0, -1.0), (0.0, 1.0), 0.0, (1.0, 1.0, math.inf))
    c.energy[0] = kinetic_energy(c, 0)
    assert not end_last_contact(c, 0)


@pytest.mark.parametrize("compiled", [True, False])
def test_a_sweep_ends_as_a_row_that_was_followed_to_its_end(compiled):
    """With gaps, several flights, and balls that meet again."""
    over = {"mass 1": np.geomspace(0.2, 5, 7), "gap 0": [0.0, 1e-4, 0.1]}
    swept = sweep_row([1, 1, 1, 3], [1, 0, 0, -0.5], 1e3, over=over, compiled=compiled)
    for i, mass in enumerate(over["mass 1"]):
        for j, gap in enumerate(over["gap 0"]):
            alone = kl.chain_collision([1, mass, 1, 3], [1, 0, 0, -0.5], 1e3, gaps=[gap, 0, 0])
            np.testing.assert_allclose(swept.velocities[i, j], alone.velocities, atol=1e-8)
            assert swept.touches[i, j].tolist() == [len(each) for each in alone.touches]
