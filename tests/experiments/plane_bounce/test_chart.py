"""Errors of the fixed steps in closed form: what runs find, for all heights at once."""

import numpy as np
import pytest

from kernel_lib.experiments.plane_bounce import chart
from kernel_lib.experiments.plane_bounce.chart import (
    FALLS,
    STEPS,
    error_lines,
    errors_in_closed_form,
    first_contact_errors,
)
from kernel_lib.solvers.stepping.solver import Stepping


@pytest.mark.parametrize("spend_rest", [False, True])
@pytest.mark.parametrize(("restitution", "gravity"), [(0.08, 9.807), (0.7, 1.62), (1.0, 24.8)])
def test_the_closed_form_is_what_runs_find(restitution, gravity, spend_rest):
    falls = np.append(FALLS[:7], 0.64)  # the first and the last are whole steps
    known = 0
    for step in STEPS.tolist():
        closed = errors_in_closed_form(step, spend_rest, falls, restitution, gravity)
        solver = Stepping(step, True, spend_rest)
        runs = first_contact_errors(solver, falls, restitution, gravity)
        for ours, theirs in zip(closed, runs, strict=True):
            found = ~np.isnan(ours)
            known += found.sum()
            np.testing.assert_allclose(ours[found], theirs[found], rtol=0, atol=1e-11 * gravity)
    assert known >= (80 if restitution > 0.5 else 40)


def test_bounces_of_clay_that_come_again_are_left_to_runs():
    low = errors_in_closed_form(0.08, False, FALLS, 0.05, 9.807)[0]
    assert np.isnan(low).all()
    lines = error_lines({"k_b": 0.05, "gravity": 9.807})
    assert all(np.isfinite(errors).all() for _, errors in lines.values())


def test_an_ordinary_chart_runs_nothing(monkeypatch):
    def refuse(*_, **__):
        raise AssertionError("a run for a chart that has a closed form")

    monkeypatch.setattr(chart, "simulate", refuse)
    for restitution in (0.0, 0.2, 0.61, 1.0):
        lines = error_lines({"k_b": restitution, "gravity": 9.81})
        assert len(lines) == 4
    assert not any(errors.any() for _, errors in error_lines({"k_b": 0, "gravity": 5}).values())
