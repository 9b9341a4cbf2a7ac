"""Figures of theory beside those of the library."""

import pytest

from kernel_lib.experiments.many_balls.published import lacking, published_gases

#: (figure, how near); the fourth is drawn by lot, from 100,000 balls.
EXPECTED = [
    (1.253314, 5e-7),
    (1.595769, 5e-7),
    (0.135335, 5e-7),
    (0.248, 0.02),
    (0.24459, 5e-6),
    (5.1242, 5e-5),
    (1.1084, 5e-5),
    (1.587401, 5e-7),
    (2.24, 5e-3),
    (0.0, 1e-12),
    ("0.355102190 and 0.355102190", 0),
    (0.0, 1e-9),
    (288, 0),
    (0.0, 1e-9),
]


@pytest.mark.parametrize(
    ("row", "expected"),
    list(zip(published_gases(), EXPECTED, strict=True)),
    ids=lambda one: getattr(one, "quantity", ""),
)
def test_our_figure(row, expected):
    figure, near = expected
    assert row.computed() == (figure if not near else pytest.approx(figure, abs=near))


def test_pairs_by_lot_lack_as_much_in_space_as_printed():
    """0.132 of 2/3 after four collisions each."""
    assert lacking(4.0, 3) == pytest.approx(0.132, abs=0.015)
