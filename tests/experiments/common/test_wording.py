"""Numbers as lessons say them."""

import numpy as np
import pytest

from kernel_lib.experiments.common.wording import distinguished, figure


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0 m"), (1e-9, "~0 m"), (-1.23456, "−1.23 m"), (12345.6, "12346 m"), (0.7, "0.7 m")],
)
def test_figures(value: float, text: str) -> None:
    assert figure(value, "m") == text


def test_two_numbers_that_differ_are_distinguished() -> None:
    assert distinguished([1.19, 0.953], "s") == ["1.19 s", "0.953 s"]
    assert distinguished([1.1072, 1.1141], "s") == ["1.107 s", "1.114 s"]
    assert distinguished([2.0, 2.0]) == ["2", "2"]
    chance = np.random.default_rng(35)
    for _ in range(500):
        one = float(10 ** chance.uniform(-2, 2))
        texts = distinguished([one, one * float(1 + chance.uniform(4e-4, 0.02))])
        assert float(texts[0]) < float(texts[1])


def test_the_sign_of_degrees_stands_at_its_number() -> None:
    assert (figure(180, "°"), figure(-0.5, "°")) == ("180°", "−0.5°")
