"""Long rows: the window that moves with the wave gives the answers of the whole row."""

import subprocess
import sys

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.rows import chain as chains
from kernel_lib.solvers.rows import wave as long_rows
from tests.environments import ROOT

BALLS = 42
rng = np.random.default_rng(1)
ROWS = {
    "cradle": ([1.0] * BALLS, [1.0] + [0.0] * (BALLS - 1), 1.0),
    "one at each end": ([1.0] * BALLS, [1.0] + [0.0] * (BALLS - 2) + [-0.5], 2.0),
    "all different": (
        rng.uniform(0.5, 2, BALLS).tolist(),
        [1.0] + [0.0] * (BALLS - 1),
        rng.uniform(0.5, 2, BALLS - 1).tolist(),
    ),
}
rows = pytest.mark.parametrize("row", ROWS.values(), ids=ROWS.keys())


@rows
def test_the_velocities_are_those_of_the_whole_row(row, monkeypatch):
    ours = kl.chain_collision(*row)
    monkeypatch.setattr(chains, "LONG", 10**9)
    whole = kl.chain_collision(*row, tolerance=1e-9)
    assert np.abs(ours.velocities - whole.velocities).max() < 1e-8
    mass = np.array(row[0])
    assert mass @ ours.velocities == pytest.approx(mass @ row[1], abs=1e-13)
    for each in ours.touches:
        assert each, "the wave reaches every contact"
        assert all(begun <= ended for begun, ended in each)


def test_plain_python_gives_the_same(monkeypatch):
    row = ROWS["cradle"]
    fast = kl.chain_collision(*row)
    monkeypatch.setattr(long_rows, "available", lambda: False)
    plain = kl.chain_collision(*row)
    assert np.abs(plain.velocities - fast.velocities).max() < 1e-9


def test_few_contacts_are_integrated_at_a_time():
    row = chains._checked([1.0] * 100, [1.0] + [0.0] * 99, 1.0, 1.5, None)
    run = chains._run(row, 1e-8, False)
    assert isinstance(run, long_rows.LongRow)
    assert run.tries < 3000, "of which a landing on every opening would take three times as many"


@pytest.mark.parametrize(
    "changes",
    [{"gaps": 0.1}, {"exponent": 1.0}, {"exponent": 2.0}, {"tolerance": 1e-10}, {"history": 3}],
    ids=str,
)
def test_other_rows_land_on_every_opening_and_closing(changes, monkeypatch):
    monkeypatch.setattr(long_rows.LongRow, "run", lambda self: pytest.fail("not for this row"))
    monkeypatch.setattr(chains, "LONG", 4)
    kl.chain_collision([1.0] * 6, [1.0] + [0.0] * 5, 1.0, **changes)


def test_short_rows_load_no_numba():
    program = (
        "import sys, kernel_lib as kl\n"
        "kl.chain_collision([1] * 8, [1] + [0] * 7, 1.0)\n"
        "assert 'numba' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, timeout=120)
    assert done.returncode == 0
