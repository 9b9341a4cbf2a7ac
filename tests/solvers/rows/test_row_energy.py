"""Rows of all kinds keep momentum and energy, in bounded steps, whichever way they are run.

A contact that a push closes from rest, over a gap of a hair, once had its moment guessed from a
polynomial that cannot follow so flat a curve: the rest of the way was crossed in one huge step,
and three balls left with 2400 times their energy.
"""

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.rows import chain
from kernel_lib.solvers.rows.checks import check_energy
from kernel_lib.solvers.rows.integration import integrate
from kernel_lib.solvers.sweeps import numpy_rows
from kernel_lib.solvers.sweeps.cases import RowCases
from kernel_lib.solvers.sweeps.run import run_rows

STEPS = 20_000


def drawn(rng, balls, exponent):
    """A row: masses, velocities, stiffnesses, gaps and closing speeds over all decades."""
    pairs = balls - 1
    masses, stiffnesses = 10 ** rng.uniform(-1.5, 1.5, balls), 10 ** rng.uniform(-2, 2, pairs)
    if rng.random() < 0.3:
        masses[:], stiffnesses[:] = 1, 1
    gaps = np.where(rng.random(pairs) < 0.4, 0, 10 ** rng.uniform(-14, 0, pairs))
    closing = np.where(rng.random(pairs) < 0.4, 0, 10 ** rng.uniform(-12, 0, pairs))
    closing *= rng.choice([1, 1, 1, -1], pairs)
    return masses, np.append(0, -np.cumsum(closing)), stiffnesses, exponent, gaps


def energy_error(masses, before, after):
    """Change of the energy about the centre of mass, in parts of it."""
    first, last = (masses @ (v - masses @ v / masses.sum()) ** 2 for v in (before, after))
    return abs(last - first) / first if first else abs(last)


def assert_kept(row, after):
    masses, before = row[:2]
    assert abs(masses @ (after - before)) <= 1e-6 * (masses @ abs(before))
    assert energy_error(masses, before, after) <= 1e-6


@pytest.mark.parametrize("exponent", [1, 1.25, 1.5, 1.75, 2, 2.2, 2.5])
def test_any_row_alone_keeps_momentum_and_energy(exponent, monkeypatch):
    monkeypatch.setattr(chain, "MOST_CHAIN_STEPS", STEPS)
    rng = np.random.default_rng(round(100 * exponent))
    for _ in range(60):
        row = drawn(rng, int(rng.integers(2, 7)), exponent)
        assert_kept(row, kl.chain_collision(*row).velocities)


@pytest.mark.parametrize(
    ("fast", "exponent"), [(False, 1), (False, 1.5), (False, 2.2), (True, 1.5)]
)
def test_many_rows_together_keep_momentum_and_energy(fast, exponent, monkeypatch):
    """Compiled for spheres alone, which other tests compile as well."""
    monkeypatch.setattr(numpy_rows, "MOST_CHAIN_STEPS", STEPS)
    rng = np.random.default_rng(4)
    rows = [drawn(rng, 3, exponent) for _ in range(300)]
    cases = RowCases(*(np.array([row[i] for row in rows], dtype=float) for i in (0, 1, 2, 4, 3)))
    velocities, closings = run_rows(cases, 1e-8, fast)
    for row, after in zip(rows, velocities, strict=True):
        assert_kept(row, after)
    assert closings.max() > 1, "some part and touch again"


@pytest.mark.parametrize("gap", [1e-14, 1e-12, 1e-10, 1e-9, 1e-8, 1e-7])
def test_a_gap_of_a_hair_changes_nothing(gap):
    after = kl.chain_collision([1, 1, 1], [1, 0, 0], [1, 1], 1.5, gaps=[0, gap]).velocities
    np.testing.assert_allclose(after, [-0.070952, 0.076403, 0.994549], atol=3e-6)


def test_a_pair_that_hardly_parts_before_it_is_pushed_together():
    after = kl.chain_collision([1, 1, 1], [1, 1 + 1e-9, 0], [1, 1], 1.5, gaps=[0, 0.1]).velocities
    touching = kl.chain_collision([1, 1, 1], [1, 1, 0], [1, 1], 1.5, gaps=[0, 0.1]).velocities
    np.testing.assert_allclose(after, touching, atol=1e-6)


def test_neighbours_that_leave_together_are_not_pressed_by_a_long_flight():
    """Two closed by 1e-8 of the fastest speed, which counts as none; in a flight of 1e9 times
    their contact they came to overlap all the same, and their energy grew by a hundredth."""
    masses = np.array(
        [
            0.108364390283,
            0.088121283826,
            20.9717119522,
            0.0319513852977,
            0.105032874725,
            6.17189364675,
        ]
    )
    velocities = np.array(
        [0.0, 0.0, 0.000309727922108, 0.000309727922108, 0.000309727918407, 0.000309727918407]
    )
    gaps = [0.000720709387720, 0, 0.0295193117777, 0, 0]
    after = kl.chain_collision(masses, velocities, 1.0, 1.5, gaps).velocities
    assert energy_error(masses, velocities, after) < 1e-7


def test_a_row_that_breaks_its_energy_is_no_answer(monkeypatch):
    masses, before = np.array([[1.0, 1.0, np.inf]]), np.array([[1.0, 0.5]])
    check_energy(masses, before, -before, 1e-8)
    with pytest.raises(ArithmeticError, match=r"row 0 ends with .* its energy; use a tolerance"):
        check_energy(masses, before, -1.00001 * before, 1e-8)
    kept = integrate.ChainRun.run

    def broken(self, most):
        kept(self, most)
        self.state[self.count] *= 1.001

    monkeypatch.setattr(integrate.ChainRun, "run", broken)
    with pytest.raises(ArithmeticError, match="times its energy; use a tolerance below 1e-08"):
        kl.chain_collision([1, 1], [1, 0], 1.0)
