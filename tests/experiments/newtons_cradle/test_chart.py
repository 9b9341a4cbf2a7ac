"""The map of lesson 05: which rigid rule is right, within a tolerance."""

import numpy as np
import pytest

from kernel_lib.experiments.newtons_cradle import chart, curves_over_ratios, experiment
from kernel_lib.experiments.newtons_cradle.chart import REGIONS, distances, region_of
from kernel_lib.solvers.rows.chain import chain_collision
from kernel_lib.solvers.rows.rigid_rules import all_at_once, one_by_one


def at(law, gamma, beta):
    gammas, betas, errors = distances(law)
    i, j = np.abs(gammas - gamma).argmin(), np.abs(betas - beta).argmin()
    return gammas[i], betas[j], errors[:, j, i]


@pytest.mark.parametrize(("law", "exponent"), [("Hertz", 1.5), ("springs", 1.0)])
@pytest.mark.parametrize(("gamma", "beta"), [(0.05, 1), (1, 1), (3.3, 0.47), (150, 2.2), (700, 7)])
def test_the_distances_are_those_of_single_chains(law, exponent, gamma, beta):
    gamma, beta, errors = at(law, gamma, beta)
    row = ([beta, 1, 1], [1, 0, 0])
    soft = chain_collision(*row, [1, gamma], exponent).velocities
    expected = [np.abs(soft - rule(*row)).max() for rule in (one_by_one, all_at_once)]
    np.testing.assert_allclose(errors, expected, atol=2e-3)


def test_regions_follow_the_tolerance():
    errors = np.array([[0.04, 0.3, 0.04, 0.3], [0.3, 0.04, 0.01, 0.3]])
    np.testing.assert_array_equal(region_of(errors, 0.05), [0, 1, 2, np.nan])
    np.testing.assert_array_equal(region_of(errors, 0.3), [2, 2, 2, 2])
    assert [str(REGIONS[k]) for k in (0, 1)] == ["one by one", "all at once"]


def test_the_map_is_computed_once_and_shows_the_readers_row():
    chart, values = experiment.chart, experiment.defaults()
    assert distances("Hertz") is distances("Hertz")
    assert [*chart.now(values).values()] == [(1, 1)]
    assert chart.now(values | {"gap": 0.05}) == {}
    x, y, z = chart.field(values)
    assert z.shape == (len(y), len(x))
    # Li & Yao's limits: soft behind hard is one by one, hard behind soft all at once.
    j = np.abs(y - 1).argmin()
    assert (z[j, 0], z[j, -1]) == (0, 1)
    assert np.isnan(z[j, np.abs(x - 3).argmin()])


def test_the_last_bits_do_not_depend_on_what_ran_before(monkeypatch):
    """Once the compiled loop was loaded the charts took it: two servers drew unlike last bits."""
    chosen = []

    def sweep(gammas, betas, *rest, compiled=None, progress=None):
        chosen.append(compiled)
        return np.ones((len(np.ravel(gammas)), len(np.ravel(betas)), 3))

    for module in (chart, curves_over_ratios):
        monkeypatch.setattr(module, "sweep_chain", sweep)
    distances.__wrapped__("springs")
    for over in ("gamma", "beta"):
        curves_over_ratios._soft.__wrapped__(over, 1.0, 1.5)
    assert chosen == [False, False, False]
