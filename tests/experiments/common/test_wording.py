"""Numbers as lessons say them."""

import pytest

from kernel_lib.experiments.common.wording import figure


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0 m"), (1e-9, "~0 m"), (-1.23456, "−1.23 m"), (12345.6, "12346 m"), (0.7, "0.7 m")],
)
def test_figures(value: float, text: str) -> None:
    assert figure(value, "m") == text
