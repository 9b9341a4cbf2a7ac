"""One reader says where all balls are, out of the pieces that a solver hands over."""

from pathlib import Path

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.state.reading import kinematics
from tests.kept_runs import RUNS


def test_solvers_hand_over_pieces_and_read_none():
    house = Path(kl.__file__).parent
    found = [str(path) for path in house.rglob("*.py") if "def sample(" in path.read_text()]
    assert found == [str(house / "state" / "trajectory.py")]


@pytest.mark.parametrize("name", RUNS)
def test_frames_are_what_is_read_at_their_moments(name):
    run = kl.simulate(RUNS[name][0], 0.5, RUNS[name][1])
    k, parts = len(run.time) // 2, ("position", "velocity", "spin")
    assert run.sample([]).position.shape == (0, *run.position.shape[1:])
    whole, one = run.sample(run.time), run.at(run.time[k])
    for part in parts:
        assert np.array_equal(getattr(whole, part), getattr(run, part))
        assert np.array_equal(getattr(one, part), getattr(run, part)[k])


@pytest.mark.parametrize("k", [0.0, 1e-4, 0.7])
def test_drag_has_one_form_for_a_moment_and_for_many(k):
    times = np.array([1e-6, 0.01, 0.3, 4.0])
    found = np.array([np.broadcast_to(each, times.shape) for each in kinematics(k, times)]).T
    assert found == pytest.approx(np.array([kinematics(k, s) for s in times.tolist()]), rel=1e-14)
