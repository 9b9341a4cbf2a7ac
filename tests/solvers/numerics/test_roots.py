import math

import pytest

from kernel_lib.solvers.numerics.roots import falling_zero, sign_change


@pytest.mark.parametrize("value", [math.cos, lambda t: 1 - t**7, lambda t: math.exp(-9 * t) - 0.1])
def test_a_sign_change_is_found(value):
    root = sign_change(value, 0.0, 2.0, value(0.0), value(2.0), 1e-14)
    assert abs(value(root)) < 1e-11


@pytest.mark.parametrize("guess", [0.01, 0.5, 1.1, 1.99])
def test_a_throw_upwards_comes_down_and_not_back_to_its_start(guess):
    """The zero at 0 is no answer, even where the guess lies near it."""
    tries = []

    def height(t):
        tries.append(t)
        return t * (1.3 - t), 1.3 - 2 * t

    assert falling_zero(height, 0.0, 2.0, guess, 1e-15, 0.0) == pytest.approx(1.3, rel=1e-14)
    assert len(tries) < 20
