"""Sweeps with numpy alone agree with chains one at a time."""

import numpy as np
import pytest

from kernel_lib.solvers.rows.chain import chain_collision
from kernel_lib.solvers.sweeps.interface import sweep_chain, sweep_row


def touches_of_chains(gammas, betas, exponent=1.5, compiled=None):
    """How often each contact closes in the chains of `sweep_chain`: (G, B, 2)."""
    over = {"stiffness 1": gammas, "mass 0": betas}
    row = [1.0, 1.0, 1.0], [1.0, 0.0, 0.0], [1.0, 1.0]
    return sweep_row(*row, exponent, over=over, compiled=compiled).touches


@pytest.mark.parametrize("exponent", [1, 1.5, 2.2])
def test_every_case_agrees_with_the_chain_by_itself(exponent):
    gammas, betas = np.geomspace(0.01, 300, 8), np.geomspace(0.1, 10, 6)
    swept = sweep_chain(gammas, betas, exponent)
    touches = touches_of_chains(gammas, betas, exponent)
    assert swept.shape == (8, 6, 3)
    for i, gamma in enumerate(gammas):
        for j, beta in enumerate(betas):
            alone = chain_collision(
                [1, 1 / beta, 1 / beta], [1, 0, 0], [1, gamma], exponent, tolerance=1e-11
            )
            np.testing.assert_allclose(swept[i, j], alone.velocities, atol=1e-8)
            assert touches[i, j].tolist() == [len(each) for each in alone.touches]


def test_momentum_is_exact_and_energy_within_the_tolerance():
    gammas, betas = np.geomspace(0.01, 100, 20), np.geomspace(0.05, 20, 20)
    v = sweep_chain(gammas, betas)
    masses = np.stack([np.ones(20), 1 / betas, 1 / betas], axis=-1)
    np.testing.assert_allclose((masses * v).sum(-1), 1, atol=1e-12)
    np.testing.assert_allclose((masses * v**2).sum(-1), 1, atol=1e-6)
    assert (np.diff(v, axis=-1) >= -1e-8).all()


def test_order_of_cases_and_neighbours_do_not_matter():
    one = sweep_chain([3.0], [1.0])[0, 0]
    many = sweep_chain([100.0, 3.0, 0.01], [7.0, 1.0])[1, 1]
    np.testing.assert_allclose(one, many, atol=1e-15)
    assert [f"{v:.6f}" for v in one] == ["-0.216532", "0.281817", "0.934716"]


def test_some_chains_part_fly_and_touch_again():
    touches = touches_of_chains(np.geomspace(0.01, 100, 40), np.geomspace(0.01, 10, 40))
    assert touches.min() == 1
    share = (touches.max(-1) > 1).mean()
    assert 0.01 < share < 0.5


def test_bad_values_are_named():
    with pytest.raises(ValueError, match="gamma must be positive, got -1"):
        sweep_chain([1, -1], [1])
    with pytest.raises(ValueError, match="beta must be a number, got nan"):
        sweep_chain([1], [float("nan")])


def alone(base, changes, tolerance=1e-11):
    row = {key: list(value) if isinstance(value, list) else value for key, value in base.items()}
    for (table, index), value in changes.items():
        if index is None:
            row[table] = value
        else:
            row[table][index] = value
    return chain_collision(**row, tolerance=tolerance)


ROWS = {
    "two balls": ([1.0, 2.0], [1.0, 0.0], [1.0], 1.5, [0.0]),
    "four, apart": ([1.0, 1.0, 3.0, 2.0], [1.0, 0.0, 0.0, -0.2], [1.0, 2.0, 3.0], 1.5, [0, 0.1, 0]),
    "seven": ([1.0] * 7, [1.0, 1.0] + [0.0] * 5, [1.0] * 6, 1.5, [0.0] * 6),
    "springs": ([1.0] * 4, [1.0] + [0.0] * 3, [1.0] * 3, 1.0, [0.0] * 3),
    "odd power": ([1.0] * 4, [1.0] + [0.0] * 3, [1.0] * 3, 2.2, [0.0, 0.01, 0.0]),
    "wall": ([1.0, 1.0, np.inf], [1.0, 0.0, 0.0], [1.0, 1.0], 1.5, [0.0, 0.2]),
}


@pytest.mark.parametrize("name", ROWS)
def test_rows_over_two_parameters_agree_with_rows_alone(name):
    keys = ("masses", "velocities", "stiffnesses", "exponent", "gaps")
    base = dict(zip(keys, ROWS[name], strict=True))
    first, second = np.geomspace(0.1, 10, 4), np.geomspace(0.03, 30, 4)
    swept = sweep_row(**base, over={"mass 0": first, "stiffness 0": second}, compiled=False)
    assert swept.velocities.shape == (4, 4, len(base["masses"]))
    for i, mass in enumerate(first):
        for j, stiffness in enumerate(second):
            one = alone(base, {("masses", 0): mass, ("stiffnesses", 0): stiffness})
            np.testing.assert_allclose(swept.velocities[i, j], one.velocities, atol=1e-8)
            assert swept.touches[i, j].tolist() == [len(each) for each in one.touches]


def test_exponents_gaps_and_velocities_can_be_swept():
    masses, velocities = [1.0, 1.0, 1.0], [1.0, 0.0, 0.0]
    base = {
        "masses": masses,
        "velocities": velocities,
        "stiffnesses": [1.0, 1.0],
        "gaps": [0.0, 0.0],
    }
    swept = sweep_row(
        masses,
        velocities,
        1.0,
        over={"exponent": [1, 1.5, 2, 2.5], "gap 1": [0, 0.3], "velocity 2": [0, -1]},
        compiled=False,
    )
    assert swept.velocities.shape == (4, 2, 2, 3)
    for i, exponent in enumerate([1, 1.5, 2, 2.5]):
        for j, gap in enumerate([0, 0.3]):
            for k, speed in enumerate([0.0, -1.0]):
                changes = {("exponent", None): exponent, ("gaps", 1): gap, ("velocities", 2): speed}
                one = alone({**base, "exponent": 1.5}, changes)
                np.testing.assert_allclose(swept.velocities[i, j, k], one.velocities, atol=1e-8)


def test_all_masses_can_change_together():
    swept = sweep_row([1, 1, 1], [1, 0, 0], 1.0, over={"masses": [1, 8]}, compiled=False)
    np.testing.assert_allclose(swept.velocities[0], swept.velocities[1], atol=1e-8)


def test_rows_that_never_touch_keep_their_velocities():
    swept = sweep_row([1, 1], [0, 1], 1.0, over={"mass 0": [1, 2]}, compiled=False)
    assert swept.velocities.tolist() == [[0, 1], [0, 1]]
    assert swept.touches.tolist() == [[0], [0]]


@pytest.mark.parametrize(
    ("over", "complaint"),
    [
        ({"mass 3": [1]}, "the row has no mass 3; its last mass is 2"),
        ({"radius 0": [1]}, "cannot sweep over 'radius 0'; use exponent, masses"),
        ({"mass 0": [1, 0]}, "mass 0 must be positive, got 0"),
        ({"exponent": [0.5]}, "exponent must be at least 1, got 0.5"),
        ({"gap 0": [-1]}, "gap 0 must be zero or positive, got -1"),
    ],
)
def test_bad_names_and_values_of_a_row_are_named(over, complaint):
    with pytest.raises(ValueError, match=complaint):
        sweep_row([1, 1, 1], [1, 0, 0], 1.0, over=over)
