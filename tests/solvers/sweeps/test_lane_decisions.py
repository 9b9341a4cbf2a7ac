"""Decisions of all lanes at once: those of each lane by itself."""

from collections import Counter

import numpy as np
import pytest

from kernel_lib.solvers.rows.chain import chain_collision
from kernel_lib.solvers.rows.integration import ahead, chain_loop
from kernel_lib.solvers.rows.integration.step_control import KEPT, accept_step, propose_step
from kernel_lib.solvers.sweeps.compiled_rows import lay_out
from kernel_lib.solvers.sweeps.lane_decisions import accept_calm, propose_all
from kernel_lib.solvers.sweeps.numpy_rows import _accept_calm

ROWS = [
    ([1, 1, 1], [1, 0, 0], [1, 1], 1.5),
    ([1, 0.2, 3], [1, 0, -1], [1, 200], 1.5),
    ([1, 5, 5], [1, 0, 0], [1, 0.02], 1.0),
    ([1, 1, 2, 1], [1, 0, 0, -0.3], [1, 3, 0.1], 2.2),
]


def as_arrays(cases):
    return type(cases)(*(x if isinstance(x, int) else np.array(x) for x in cases))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{len(row[0])} balls, {row[3]}")
def test_all_lanes_decide_as_each_by_itself(row, monkeypatch):
    met: Counter[bool] = Counter()

    def watched_propose_step(cases, j):
        lanes, tried, step = as_arrays(cases), np.zeros(1), propose_step(cases, j)
        with np.errstate(divide="ignore", invalid="ignore"):
            propose_all(lanes, tried)
        assert tried[0] == pytest.approx(step, rel=1e-15)
        return step

    def watched_accept_step(cases, j, tried, error, proposed):
        lanes, calm = as_arrays(cases), np.zeros(1, dtype=int)
        accept_calm(lanes, [tried], [error], [proposed], calm)
        outcome = accept_step(cases, j, tried, error, proposed)
        met[bool(calm[0])] += 1
        if calm[0]:
            assert outcome == KEPT
            for name, ours, theirs in zip(cases._fields, lanes, cases, strict=True):
                np.testing.assert_array_equal(ours, theirs, err_msg=name)
        return outcome

    # Compiled loops, once they are loaded, would not ask those who watch.
    monkeypatch.setattr(ahead._Rows, "loaded", False)
    monkeypatch.setattr(ahead._Rows, "plain_steps", -(10**9))
    monkeypatch.setattr(chain_loop, "propose_step", watched_propose_step)
    monkeypatch.setattr(chain_loop, "accept_step", watched_accept_step)
    chain_collision(*row)
    assert met[True] > met[False] > 0, "most tries are kept without more ado"


def drawn(rng, m):
    """A case under way, some of it unlikely."""
    cases = as_arrays(lay_out(1, m, bool(rng.integers(2))))
    for name in ("state", "start", "ends"):
        getattr(cases, name)[:] = rng.uniform(-1, 1, 2 * m + 1)
    changed = rng.uniform(size=2 * m + 1) < 0.1
    cases.before[:] = np.where(changed, -cases.state, cases.state * rng.uniform(0.5, 2))
    cases.state[-1], cases.before[-1] = 1, 0.9
    cases.lead[0], cases.exponents[0] = rng.integers(m), 1.5
    for table, closed, open_ in ((cases.since, 0.5, -1), (cases.active_stiffness, 1, 0)):
        wrong = rng.uniform(size=m) < 0.1
        table[:] = np.where((cases.state[:m] > 0) != wrong, closed, open_)
    cases.step[0], cases.stride[0] = rng.uniform(0.1, 1), 0.7
    return cases


def numpy_is_calm(cases, *rest):
    """Whether arrays of many cases would keep this one; they keep refused tries as well."""
    tables = {
        name: np.array(table).reshape(-1, 1) if len(table) > 1 else np.array(table)
        for name, table in cases._asdict().items()
        if not isinstance(table, int)
    }
    columns = cases._replace(**tables)
    leads = [columns.lead == i for i in range(cases.contacts)]
    tried, error, proposed = (np.array([each]) for each in rest)
    with np.errstate(all="ignore"):
        done = _accept_calm(columns, leads, tried, error, proposed)
    return bool(done[0] and error[0] <= 1)


def test_whatever_state_lanes_are_in_judge_would_have_said_the_same():
    rng, met = np.random.default_rng(3), Counter()
    for k in range(2000):
        cases = drawn(rng, int(rng.integers(2, 4)))
        step = cases.step[0]
        tried, proposed = rng.choice([step, step / 2]), rng.uniform(0.1, 1)
        lanes, calm = as_arrays(cases), np.zeros(1, dtype=int)
        error = rng.choice([0.5, 0.5, 0.5, 2.0, np.nan])
        accept_calm(lanes, [tried], [error], [proposed], calm)
        if k % 4 == 0:
            assert numpy_is_calm(cases, tried, error, proposed) == calm[0]
        kept = accept_step(cases, 0, tried, error, proposed) if calm[0] else KEPT
        assert kept == KEPT
        met[bool(calm[0])] += 1
        for name, ours, theirs in zip(cases._fields, lanes, cases, strict=True):
            np.testing.assert_array_equal(ours, theirs, err_msg=name)
    assert min(met[True], met[False]) > 100
