"""Figures of the sources beside those of the library."""

import math

import pytest

from kernel_lib.experiments.soft_contact.published import published_contacts

EXPECTED = [1.002196715, 2 + math.sqrt(2), 2.01, 1.489880126, 1.153448858, 1.184992992]
EXPECTED += [-0.582050, 4.764705882, 3.5, 0.101070851]


@pytest.mark.parametrize(
    ("row", "figure"),
    list(zip(published_contacts(), EXPECTED, strict=True)),
    ids=lambda one: getattr(one, "quantity", ""),
)
def test_our_figure(row, figure):
    assert row.computed() == pytest.approx(figure, abs=1e-6)
