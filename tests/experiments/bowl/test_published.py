"""Figures of the source beside those of the library."""

import math

import pytest

from kernel_lib.experiments.bowl.published import published_bounces

#: (figure, how near): the first one is a soft bowl's of 10^12, off by its own -(3 pi/4) 10^-6.
EXPECTED = [
    (1 - 3 * math.pi / 4 * 1e-6, 1e-9),
    (-1.0, 1e-6),
    (0.790165268, 1e-9),
    (0.734215723, 1e-9),
    (-0.355561045, 1e-9),
    (-1.133348135, 1e-9),
    (4.0, 1e-9),
    (0.0, 1e-12),
    (0.75, 1e-12),
    (-10.0, 1e-12),
    (208.823209, 1e-6),
]


@pytest.mark.parametrize(
    ("row", "expected"),
    list(zip(published_bounces(), EXPECTED, strict=True)),
    ids=lambda one: getattr(one, "quantity", ""),
)
def test_our_figure(row, expected):
    figure, near = expected
    assert row.computed() == pytest.approx(figure, abs=near)
