"""What numba's compiler gets about vectors."""

import numba
import numpy as np
import pytest

from kernel_lib.numerics.lane_compiler import lane_compiler


def add(a, b, out):
    for i in range(len(out)):
        out[i] = a[i] + b[i]


@pytest.mark.parametrize("wide", [True, False])
def test_the_machine_code_is_told_how_wide_vectors_may_be(wide):
    made = numba.njit(pipeline_class=lane_compiler(wide))(add)
    out = np.empty(20)
    made(np.arange(20.0), np.ones(20), out)
    np.testing.assert_array_equal(out, np.arange(1.0, 21))
    (text,) = made.inspect_llvm().values()
    assert ('"prefer-vector-width"="512"' in text) is wide
