"""Pushes that only push: the conditions themselves are the witness."""

import numpy as np
import pytest

from kernel_lib.numerics.complementarity import complementary, solved


def pushes(matrix, wanted, least=1e-10):
    size = len(wanted)
    found, trial, chosen = [0.0] * size, [0.0] * size, [0] * size
    flat, factor = matrix.ravel().tolist(), [0.0] * size**2
    done = complementary(size, flat, wanted.tolist(), least, found, chosen, factor, trial)
    return done, np.array(found)


@pytest.mark.parametrize("seed", range(200))
def test_what_pushes_has_just_what_is_wanted(seed):
    """Also where there are more pushes than ways to move."""
    rng = np.random.default_rng(seed)
    size, ways = int(rng.integers(1, 12)), int(rng.integers(1, 12))
    ends = rng.normal(size=(size, ways))
    matrix, wanted = ends @ ends.T, ends @ rng.normal(size=ways)
    done, found = pushes(matrix, wanted)
    more = matrix @ found - wanted
    assert done and found.min() >= 0
    assert more.min() > -1e-8 and np.abs(more * found).max() < 1e-8


def test_what_no_push_can_give_is_no_answer():
    assert not pushes(np.array([(1.0, -1.0), (-1.0, 1.0)]), np.array([1.0, 1.0]))[0]
    assert not pushes(np.zeros((1, 1)), np.array([1.0]))[0]


def test_entries_that_depend_on_others_are_left_out():
    ends = np.array([(1.0, 0.0), (2.0, 0.0), (1.0, 1.0)])
    matrix, chosen, found = ends @ ends.T, [1, 1, 1], [0.0] * 3
    right = ends @ (3.0, 4.0)
    dependent = solved(3, matrix.ravel().tolist(), right.tolist(), chosen, [0.0] * 9, found)
    assert dependent == 1 and chosen == [1, 0, 1] and found[1] == 0
    assert matrix @ found == pytest.approx(right)
