"""Moments of report."""

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.report.frames import checked_frames, frame_times


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


def test_moments_of_ones_own_come_with_start_and_end_and_those_after_it_do_not():
    assert frame_times(np.array([0.5, 2.0, 9.0]), 4.0).tolist() == [0, 0.5, 2, 4]
    assert frame_times(np.array([0.0, 4.0]), 4.0).tolist() == [0, 4]
    assert frame_times(np.array([]), 4.0).tolist() == [0, 4]


@pytest.mark.parametrize(
    ("frames", "problem"),
    [
        ([1, 1], "got 1 s after 1 s; sort them"),
        ([2, 1], "got 1 s after 2 s; sort them"),
        ([-1, 2], "start at 0 or later and grow, got -1 s"),
        ([-0.5], "start at 0 or later and grow, got -0.5 s"),
        ([[1, 2]], r"a list of at most \d+ moments in seconds, got \[\[1, 2\]\]"),
        ([0, np.nan], "moments in seconds, got"),
        (["now"], r"moments in seconds, got \['now'\]"),
        (0, "frames must be positive"),
    ],
)
def test_moments_that_cannot_be_are_named(frames, problem):
    with pytest.raises(ValueError, match=problem):
        checked_frames(frames)


def test_a_run_with_moments_of_its_own_goes_on_with_those_that_were_still_to_come(tmp_path):
    ball = kl.Ball((0, 2), (1, 0), radius=1, mass=1)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))], (0, -10), 0.5)
    moments = [0.25, 1.5, 2.5, 7.0]
    first = kl.simulate(scene, 2, frames=moments)
    assert first.time.tolist() == [0, 0.25, 1.5, 2]
    first.save(tmp_path / "run.npz")
    whole = kl.simulate(scene, 3, frames=moments)
    assert kl.resume(kl.load(tmp_path / "run.npz"), 1) == kl.resume(first, 1) == whole
    assert whole.time.tolist() == [0, 0.25, 1.5, 2.5, 3]
    assert (whole.position[3] == whole.at(2.5).position).all()
