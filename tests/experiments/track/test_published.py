"""Figures of Endo's reports 2, 4 and 6 for lesson 09, against closed forms."""

import math

import pytest
from scipy.special import ellipk

from kernel_lib.experiments.track import experiment
from kernel_lib.experiments.track.published import leaving_angle, swing
from kernel_lib.state.surfaces import Surface

EVER = Surface(1.0, 0.0)


def test_off_a_sphere_by_closed_forms_and_the_figures_with_slip():
    assert leaving_angle() == pytest.approx(math.degrees(math.acos(2 / 3)), abs=1e-6)
    assert leaving_angle(EVER) == pytest.approx(math.degrees(math.acos(10 / 17)), abs=1e-6)
    for friction, angle in ((0.1, 50.358735), (1.0, 53.320634)):
        assert leaving_angle(Surface(1.0, friction=friction)) == pytest.approx(angle, abs=1e-6)


def test_in_a_bowl_by_elliptic_integrals():
    assert swing(60.0) == pytest.approx(4 * ellipk(0.25), rel=1e-9)
    square = math.sin(math.radians(22.5)) ** 2
    assert swing(45.0, EVER) == pytest.approx(4 * math.sqrt(1.4) * ellipk(square), rel=1e-9)


def test_every_row_computes_what_is_printed_beside_it():
    rows = {row.quantity: row for row in experiment.published}
    assert len(rows) == 6
    found = {name: float(row.computed()) for name, row in rows.items()}
    for name, row in rows.items():
        if "=" in row.printed:
            assert found[name] == pytest.approx(float(row.printed.split("= ")[1]), rel=2e-4)
    smooth, ever, little, much = list(found.values())[:4]
    assert smooth < little < much < ever, "between the two"
