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


PARTS = ("position", "velocity", "spin")


@pytest.mark.parametrize("name", RUNS)
def test_frames_are_what_is_read_at_their_moments(name):
    run = kl.simulate(RUNS[name][0], 0.5, RUNS[name][1])
    assert run.sample([]).position.shape == (0, *run.position.shape[1:])
    whole = run.sample(run.time)
    assert all(np.array_equal(getattr(whole, part), getattr(run, part)) for part in PARTS)


@pytest.mark.parametrize("name", RUNS)
def test_a_moment_has_the_same_bits_alone_and_among_others(name):
    run = kl.simulate(RUNS[name][0], 0.5, RUNS[name][1])
    touches = run.contacts.time[run.contacts.time < run.time[-1]][:9]
    times = np.concatenate([run.time[::7], touches, np.nextafter(touches, 0)])
    among = run.sample(times)
    for k, time in enumerate(times.tolist()):
        alone = run.at(time)
        assert all(np.array_equal(getattr(alone, x), getattr(among, x)[k]) for x in PARTS)


@pytest.mark.parametrize("k", [0.0, 1e-4, 0.7])
def test_drag_has_one_form_for_a_moment_and_for_many(k):
    times = np.array([1e-6, 0.01, 0.3, 4.0])
    found = np.array([np.broadcast_to(each, times.shape) for each in kinematics(k, times)]).T
    assert found == pytest.approx(np.array([kinematics(k, s) for s in times.tolist()]), rel=1e-14)
