"""Sweeps in lockstep agree with chains one at a time."""

import numpy as np
import pytest

from kernel_lib.solvers.chains import chain_collision
from kernel_lib.solvers.sweeps import sweep_chain, sweep_touches


@pytest.mark.parametrize("exponent", [1, 1.5, 2.2])
def test_every_case_agrees_with_the_chain_by_itself(exponent):
    gammas, betas = np.geomspace(0.01, 300, 8), np.geomspace(0.1, 10, 6)
    swept = sweep_chain(gammas, betas, exponent)
    touches = sweep_touches(gammas, betas, exponent)
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
    touches = sweep_touches(np.geomspace(0.01, 100, 40), np.geomspace(0.01, 10, 40))
    assert touches.min() == 1
    share = (touches.max(-1) > 1).mean()
    assert 0.01 < share < 0.5


def test_bad_values_are_named():
    with pytest.raises(ValueError, match="gamma must be positive, got -1"):
        sweep_chain([1, -1], [1])
    with pytest.raises(ValueError, match="beta must be a number, got nan"):
        sweep_chain([1], [float("nan")])
