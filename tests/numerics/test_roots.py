import ast
import math
from pathlib import Path

import numpy as np
import pytest

import kernel_lib
from kernel_lib.numerics.roots import (
    bisection,
    falling_zero,
    halved,
    halved_each,
    polynomial_root,
    sign_change,
)


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


@pytest.mark.parametrize("edge", [0.3, 1e-310, 0.0])
def test_a_condition_ends_between_two_neighbouring_numbers(edge):
    low, high = halved(lambda t: t <= edge, 0.0, 1.0)
    assert low == edge
    assert high == math.nextafter(edge, 1.0)
    assert halved(lambda t: t <= edge, 0.0, 1.0, most=2)[1] >= 0.25


def test_a_bisection_takes_functions_that_rise_or_fall():
    assert bisection(math.cos, 0.0, 3.0) == pytest.approx(math.pi / 2, rel=3e-16)
    assert bisection(lambda t: t * t - 2, 0.0, 2.0) == pytest.approx(math.sqrt(2), rel=3e-16)


def test_many_brackets_are_halved_at_once():
    edges = np.array([0.1, 0.5, 0.9])
    low, high = halved_each(lambda t: t < edges, np.zeros(3), np.ones(3), 30)
    assert np.all((low < edges) & (edges <= high))
    assert np.all(high - low == 0.5**30)


@pytest.mark.parametrize("guess", [0.01, 0.4, 0.99])
@pytest.mark.parametrize("other", [-3.0, 1.5, 1e4])
def test_the_root_of_a_polynomial_lies_between_its_ends(guess, other):
    """(t - 0.37) (t - other) (t^3 + t + 1): one root between 0 and 1."""
    factors = [[1, -0.37], [1, -other], [1, 0, 1, 1]]
    polynomial = np.array([1.0])
    for factor in factors:
        polynomial = np.polymul(polynomial, factor)
    above = bool(polynomial[-1] >= 0)
    root = polynomial_root(*polynomial.tolist(), 0.0, 1.0, above, guess)
    assert root == pytest.approx(0.37, rel=1e-13)


def narrows(path):
    """Whether a module has a loop that halves, and moves the ends of a bracket."""
    for loop in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(loop, ast.For | ast.While):
            parts = list(ast.walk(loop))
            ends = {
                each.id
                for each in parts
                if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
            }
            if {"low", "high"} <= ends and "/ 2" in ast.unparse(loop):
                return True
    return False


def test_brackets_are_halved_in_one_module():
    """One more takes a step of all moments of a row at once."""
    house = Path(kernel_lib.__file__).parent
    found = {path.relative_to(house).as_posix() for path in house.rglob("*.py") if narrows(path)}
    assert found == {"numerics/roots.py", "solvers/rows/integration/interpolation.py"}
