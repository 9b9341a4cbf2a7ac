"""Weights of methods of Runge and Kutta, and the step that reads them."""

import math

import pytest

from kernel_lib.numerics.tableaus import BUTCHER, DORMAND_PRINCE, change

METHODS = {"six": (BUTCHER, 6), "eight": (DORMAND_PRINCE, 8)}


@pytest.mark.parametrize(("method", "order"), METHODS.values(), ids=METHODS)
def test_weights_are_consistent(method, order):
    """Each stage's weights add up to its node; the result integrates powers below the order."""
    assert len(method.nodes) == len(method.stages) + 1
    for node, weights in zip(method.nodes[1:], method.stages, strict=True):
        assert math.fsum(weights.values()) == pytest.approx(node, abs=2e-14)
    for power in range(order):
        terms = [weight * method.nodes[k - 1] ** power for k, weight in method.result.items()]
        assert math.fsum(terms) == pytest.approx(1 / (power + 1), abs=1e-14)
    for weights in method.errors:
        assert math.fsum(weights.values()) == pytest.approx(0, abs=1e-14)


@pytest.mark.parametrize(("method", "order"), METHODS.values(), ids=METHODS)
def test_the_error_of_a_step_falls_with_its_order(method, order):
    """y' = y cos t from y = 1 at t = 0: y = exp(sin t)."""

    def error(step):
        found = change(method, lambda part, more: (1 + more) * math.cos(part * step), step)
        return abs(found - math.expm1(math.sin(step)))

    assert math.log2(error(0.4) / error(0.2)) == pytest.approx(order + 1, abs=0.5)
