"""Rows side by side in a compiled loop: the answers of rows alone; one law for all."""

import json
import subprocess
import sys

import numpy as np
import pytest

from kernel_lib.laws.contact_forces import hertz_force
from kernel_lib.solvers.rows.chain import chain_collision
from kernel_lib.solvers.rows.integration.equations import chain_law, chain_rates
from kernel_lib.solvers.sweeps import run as row_runs
from kernel_lib.solvers.sweeps.compiled_rows import LANES, lay_out
from kernel_lib.solvers.sweeps.interface import sweep_chain, sweep_row
from kernel_lib.solvers.sweeps.lane_rates import lane_rates
from tests.environments import ROOT
from tests.solvers.sweeps.test_interface import touches_of_chains


def test_every_case_agrees_with_the_chain_by_itself():
    gammas, betas = np.geomspace(0.01, 300, 9), np.geomspace(0.1, 10, 7)
    swept = sweep_chain(gammas, betas, compiled=True)
    touches = touches_of_chains(gammas, betas, compiled=True)
    assert touches.max() > 1, "some part and touch again"
    for i, gamma in enumerate(gammas):
        for j, beta in enumerate(betas):
            masses = [1, 1 / beta, 1 / beta]
            alone = chain_collision(masses, [1, 0, 0], [1, gamma], tolerance=1e-11)
            np.testing.assert_allclose(swept[i, j], alone.velocities, atol=1e-8)
            assert touches[i, j].tolist() == [len(each) for each in alone.touches]


def test_gaps_walls_and_rows_that_never_touch_agree_with_numpy_alone():
    over = {"velocity 0": [1.0, -0.5, 0.0], "gap 1": [0.0, 0.1], "mass 1": [0.3, 1.0, 7.0]}
    row = [1.0, 1.0, np.inf], [1.0, 0.0, 0.0], [1.0, 2.0]
    side_by_side = sweep_row(*row, over=over, compiled=True)
    numpy_alone = sweep_row(*row, over=over, compiled=False)
    np.testing.assert_allclose(side_by_side.velocities, numpy_alone.velocities, atol=2e-8)
    assert (side_by_side.touches == numpy_alone.touches).all()
    assert (side_by_side.touches[2] == 0).all()


@pytest.mark.parametrize("exponent", [1.5, 1.0, 2.0, 2.2])
def test_rates_of_lanes_are_those_of_each_row(exponent):
    law, m, n = chain_law(exponent), 3, 5
    rng = np.random.default_rng(1)
    cases = lay_out(n, m, law.rooted)
    cases.state[:], cases.active_stiffness[:] = rng.uniform(0.1, 1, 7 * n), rng.uniform(1, 2, m * n)
    cases.lead[:], cases.exponents[:] = rng.integers(0, m, n), exponent
    cases.inverse[:], factor, out = (
        rng.uniform(1, 2, 4 * n),
        rng.uniform(0.5, 2, n),
        np.empty(7 * n),
    )
    parameters = (law.law, law.leading_law, cases, factor)
    lane_rates(0.0, cases.state, out, parameters)
    for j in range(n):
        one = [0.0] * 7
        active_stiffness, weights, lead = (
            cases.active_stiffness[j::n],
            cases.inverse[j::n],
            int(cases.lead[j]),
        )
        held = (law.law, law.leading_law, active_stiffness, weights, exponent, lead, law.rooted)
        chain_rates(0.0, cases.state[j::n], one, held)
        np.testing.assert_allclose(out[j::n], np.multiply(one, factor[j]), rtol=1e-13)


def test_more_cases_than_lanes_and_their_order_do_not_matter():
    gammas = np.geomspace(0.1, 10, LANES + 5)
    many = sweep_chain(gammas, [1.0], compiled=True)
    few = sweep_chain(gammas[:3], [1.0], compiled=True)
    np.testing.assert_allclose(many[:3], few, atol=1e-13)
    np.testing.assert_allclose(
        sweep_chain(gammas[::-1], [1.0], compiled=True)[::-1], many, atol=1e-13
    )


#: Some modules are read from what is given instead of from their files, in the same place: what an
#: unchanged law was compiled to for the tests above is found on the disk, and is not compiled anew.
PROGRAM = """
import json, sys
from importlib.machinery import SourceFileLoader
changed, of_the_file = json.loads(sys.argv[1]), SourceFileLoader.get_code
def code(loader, name):
    if name in changed:
        return compile(changed[name], loader.path, "exec")
    return of_the_file(loader, name)
SourceFileLoader.get_code = code
from kernel_lib.solvers.rows.chain import chain_collision
from kernel_lib.solvers.sweeps.interface import sweep_chain
print(*chain_collision([1, 1, 1], [1, 0, 0], [1, 3]).velocities)
for compiled in (False, True):
    print(*sweep_chain([3.0], [1.0], compiled=compiled)[0, 0])
"""


def velocities(changed):
    """Plain, with numpy alone and compiled, in a fresh process."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(changed)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return np.array([line.split() for line in done.stdout.splitlines()], dtype=float)


def with_another(module, line, other):
    """The text of a module in which one line is another."""
    text = (ROOT / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
    assert text.count(line) == 1
    return {module: text.replace(line, other)}


def test_a_law_exists_once_for_floats_arrays_and_compiled_loops():
    """A law changed in its one place is a row of another exponent, however it is computed.

    The changed law finds the machine code of the unchanged one on the same disk.
    """
    before = velocities({})
    np.testing.assert_allclose(before[1:], before[[0, 0]], atol=2e-8)
    law = with_another(
        "kernel_lib.laws.contact_forces",
        "return stiffness * pressed * root\n",
        "return stiffness * pressed * root**1.5\n",  # a power of 1.75
    )
    # The clock of the leading contact continues the same force: else no row kept its energy.
    through = with_another(
        "kernel_lib.solvers.rows.integration.equations",
        "root * root * root\n",
        "abs(root) ** 3.5\n",
    )
    after = velocities(law | through)
    witness = chain_collision([1, 1, 1], [1, 0, 0], [1, 3], 1.75).velocities
    assert np.abs(witness - before).max(axis=1).min() > 1e-3
    np.testing.assert_allclose(after, [witness] * 3, atol=2e-8)
    np.testing.assert_array_equal(velocities({}), before)


def test_small_sweeps_do_not_wait_for_the_compiler(monkeypatch):
    asked = []
    monkeypatch.setattr(row_runs, "_side_by_side", lambda *rest: asked.append(rest))
    for state, few, many in (("", 400_000, 600_000), ("kept", 10_000, 30_000)):
        monkeypatch.setattr(row_runs, "ready", lambda *loop, state=state, **options: state)
        assert not row_runs.worth_compiling(cases(few), None)
        assert row_runs.worth_compiling(cases(many), None)
    monkeypatch.setattr(row_runs, "ready", lambda *loop, **options: "loaded")
    assert row_runs.worth_compiling(cases(1), None)
    monkeypatch.setattr(row_runs, "available", lambda: False)
    assert not row_runs.worth_compiling(cases(10**6), None)
    assert not asked


def cases(count):
    one = np.ones(1)
    table = np.broadcast_to(one, (count, 2))
    return row_runs.RowCases(table, table, table[:, :1], table[:, :1], np.full(count, 1.5))


def test_without_numba_sweeps_run_with_numpy_alone_and_asking_for_it_names_the_extra(monkeypatch):
    from kernel_lib.numerics import compile as cache

    monkeypatch.setattr(row_runs, "available", lambda: False)
    monkeypatch.setattr(cache, "available", lambda: False)
    monkeypatch.setattr(cache, "_done", {})
    plain = sweep_chain([3.0], [1.0])
    np.testing.assert_array_equal(sweep_chain([3.0], [1.0], compiled=False), plain)
    with pytest.raises(ModuleNotFoundError, match=r"carom\[fast\]"):
        sweep_chain([3.0], [1.0], compiled=True)


def test_the_law_of_spheres_is_hertz():
    law = chain_law(1.5)
    assert law.law(0.3, 2.0, 1.5) == hertz_force(0.3, 2.0)
    assert law.leading_law(0.3**0.5, 2.0, 1.5) == pytest.approx(hertz_force(0.3, 2.0))
