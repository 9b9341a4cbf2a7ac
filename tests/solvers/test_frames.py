"""Moments of report."""

import pytest

from kernel_lib.solvers.frames import frame_times


@pytest.mark.parametrize(
    ("interval", "end", "times"),
    [
        (0.1, 0.3, [0, 0.1, 0.2, 0.3]),
        (0.1, 0.35, [0, 0.1, 0.2, 0.3, 0.35]),
        (0.1, 0.3 + 1e-9, [0, 0.1, 0.2, 0.3 + 1e-9]),
        (1.0, 0.4, [0, 0.4]),
        (0.1, 0.0, [0]),
    ],
)
def test_multiples_and_the_end(interval, end, times):
    found = frame_times(interval, end)
    assert found.tolist() == pytest.approx(times, abs=1e-15) and found[-1] == end
