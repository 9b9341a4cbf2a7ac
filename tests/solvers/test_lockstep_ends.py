"""The end of the last contact, many rows at once: as `chain_ends` has it."""

from types import SimpleNamespace

import numpy as np

from kernel_lib.solvers.chain_ends import moving, settle
from kernel_lib.solvers.lockstep_ends import energy_of_motion
from kernel_lib.solvers.lockstep_ends import settle as settle_all
from tests.solvers.test_chain_ends import NOISE, row

MANY = 400


def drawn():
    """Rows in all conditions: rates, which contacts press, masses, energies, what is closed."""
    rng = np.random.default_rng(3)
    rates, masses = rng.uniform(-1, 1, (2, MANY)), rng.uniform(0.2, 5, (3, MANY))
    masses[2, rng.random(MANY) < 0.1] = np.inf
    pressing = (rng.random((2, MANY)) < 0.5).astype(float)
    closed = (rng.random((2, MANY)) < 0.5) & (pressing > 0)
    return rates, masses, pressing, rng.uniform(0, 1, MANY), closed


def test_masks_settle_what_the_text_for_one_row_settles():
    rates, masses, pressing, held, closed = drawn()
    energies = energy_of_motion(rates, 1 / masses)
    rows = SimpleNamespace(
        count=2, state=np.concatenate([0 * rates, rates, 0 * rates[:1]]), inverse=1 / masses,
        pressing=pressing, closed=closed, noise=np.full(MANY, NOISE), case=np.arange(MANY),
        energy=np.where(energies > 0, energies + held, 0.0), lead=np.zeros(MANY, dtype=int),
        closings=np.zeros((2, MANY), dtype=int),
    )  # fmt: skip
    settle_all(rows, np.arange(MANY))
    settled = 0
    for k in range(MANY):
        since = np.where(closed[:, k], 0.5, -1.0)
        one = row(rates[:, k], pressing[:, k], 0.0, masses[:, k], since)
        own = moving(one, 0)
        np.testing.assert_allclose(energies[k], own, rtol=1e-12)
        one.energy[0] = own + held[k] if own else 0.0
        assert (rows.lead[k] == -2) == settle(one, 0)
        np.testing.assert_allclose(rows.state[2:4, k], one.state[4:8:2], rtol=1e-12)
        assert rows.closings[:, k].tolist() == one.closings[0:4:2]
        settled += rows.lead[k] == -2
    assert 20 < settled < 300, "both kinds are among them"
