"""Figures of lesson 10, which closed forms give to the digits that are printed."""

import math

import pytest

from kernel_lib.experiments.attracting_stones import experiment
from kernel_lib.experiments.attracting_stones.orbits import G

ROWS = {row.quantity: row for row in experiment.published}


@pytest.mark.parametrize("quantity", ROWS)
def test_every_row_computes_what_is_printed_beside_it(quantity):
    row = ROWS[quantity]
    assert float(row.computed()) == pytest.approx(float(row.printed), rel=3e-7)


def test_what_is_printed_is_what_closed_forms_give():
    strength = 2 * G * 1e12
    closing = math.sqrt(2 * strength * (1 / 2 - 1 / 20))
    fall = math.sqrt(20**3 / (2 * strength)) * (math.acos(math.sqrt(0.1)) + math.sqrt(0.1 * 0.9))
    energy = strength / 2
    printed = {
        "two of 10¹² kg fall from 20 m to 2 m: time (s)": fall,
        "their speed at the hit (m/s)": closing,
        "e = 0.8: farthest after hit 1 (m)": strength / (energy - (0.8 * closing) ** 2 / 2),
        "head on from far away at 5 m/s: caught below e": math.sqrt(energy / (energy + 12.5)),
        "circle of 10 m round 10¹² kg: speed (m/s)": math.sqrt(G * 1e12 / 10),
        "circle of 30 m: one round (s)": math.tau * math.sqrt(30**3 / (G * 1e12)),
        "10 m at 1.2 of its speed: farthest (m)": 10 * 1.44 / (2 - 1.44),
        "two of 10¹² kg 10 m apart: their common round (s)": math.tau * math.sqrt(1000 / strength),
        "two that touch slide on each other below (m/s)": math.sqrt(strength / 2),
    }
    for quantity, value in printed.items():
        assert float(ROWS[quantity].printed) == pytest.approx(value, rel=2e-7), quantity
