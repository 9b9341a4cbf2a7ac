"""The pictures of the verdicts show what the runs did."""

import numpy as np
import pytest

from kernel_lib.experiments.experiment import Guess
from kernel_lib.experiments.plane_bounce import experiment
from kernel_lib.protocol.guess import picture_told

QUESTIONS = {one.name: one for one in experiment.all_questions()}


def _drawn(question: Guess, act: int, **changed: object) -> tuple[dict, list[np.ndarray]]:
    values = experiment.check({**experiment.acts[act - 1].values, **changed})
    assert question.picture
    told = picture_told(question.picture(values, experiment.runs(values)), values)
    return told, [np.array([mark["x"], mark["y"]]) for mark in told["chart"]["marks"]]


@pytest.mark.parametrize(("k_b", "tops"), [(0.7, (5.0, 2.45, 1.2)), (1.0, (5.0, 5.0))])
def test_heights_over_time_reach_the_tops_of_the_flights(
    k_b: float, tops: tuple[float, ...]
) -> None:
    told, (curve, *still) = _drawn(QUESTIONS["rest"], 2, k_b=k_b)
    height = np.concatenate([[-1.0], curve[1], [-1.0]])  # the first top is the start
    is_top = (height[1:-1] >= height[:-2]) & (height[1:-1] > height[2:])
    found = curve[1][is_top][: len(tops)]
    assert found == pytest.approx(tops, abs=0.02)
    assert np.min(curve[1]) == pytest.approx(0, abs=1e-3)
    if k_b < 1:
        assert still[0].ravel() == pytest.approx([5.722, 0], abs=5e-3)
        assert "at rest at 5.72 s" in told["words"]
    else:
        assert not still


def test_the_program_s_ball_is_drawn_as_low_as_it_rises() -> None:
    told, (real, program) = _drawn(QUESTIONS["program"], 3)
    names = [mark["name"] for mark in told["chart"]["marks"]]
    assert names == ["real", "program"]
    late = real[0] > 6, program[0] > 6
    assert np.max(real[1][late[0]]) == pytest.approx(real[1][0], abs=0.02)
    assert np.max(program[1][late[1]]) < 0.9 * np.max(real[1][late[0]])
