"""The pictures of the verdicts show what the runs did."""

import numpy as np
import pytest

from kernel_lib.experiments.experiment import Guess
from kernel_lib.experiments.plane_bounce import experiment
from kernel_lib.experiments.teaching.picture import Way
from kernel_lib.protocol.guess import picture_data

QUESTIONS = {one.name: one for one in experiment.all_questions()}


def _drawn(question: Guess, act: int, **changed: object) -> tuple[dict, list[np.ndarray]]:
    values = experiment.check({**experiment.acts[act - 1].values, **changed})
    assert question.picture
    data = picture_data(question.picture(values, experiment.runs(values)), values)
    return data, [np.array([mark["x"], mark["y"]]) for mark in data["chart"]["marks"]]


@pytest.mark.parametrize(("k_b", "tops"), [(0.7, (5.0, 2.45, 1.2)), (1.0, (5.0, 5.0))])
def test_heights_over_time_reach_the_tops_of_the_flights(
    k_b: float, tops: tuple[float, ...]
) -> None:
    data, (curve, *still) = _drawn(QUESTIONS["rest"], 2, k_b=k_b)
    height = np.concatenate([[-1.0], curve[1], [-1.0]])  # the first top is the start
    is_top = (height[1:-1] >= height[:-2]) & (height[1:-1] > height[2:])
    found = curve[1][is_top][: len(tops)]
    assert found == pytest.approx(tops, abs=0.02)
    assert np.min(curve[1]) == pytest.approx(0, abs=1e-3)
    if k_b < 1:
        assert still[0].ravel() == pytest.approx([5.722, 0], abs=5e-3)
        assert "at rest at 5.72 s" in str(data["words"])
    else:
        assert not still


def test_the_program_s_ball_is_drawn_as_low_as_it_rises() -> None:
    data, (real, program) = _drawn(QUESTIONS["program"], 3)
    names = [str(mark["name"]) for mark in data["chart"]["marks"]]
    assert names == ["real", "program"]
    late = real[0] > 6, program[0] > 6
    assert np.max(real[1][late[0]]) == pytest.approx(real[1][0], abs=0.02)
    assert np.max(program[1][late[1]]) < 0.9 * np.max(real[1][late[0]])


def test_the_second_bounce_of_a_challenge_is_drawn_over_time_up_to_the_ball() -> None:
    challenge = experiment.challenges[0]
    values = experiment.check({**challenge.values, "k_b": 0.67})
    assert challenge.picture and challenge.judged
    runs = experiment.runs(values)
    curve, *_ = challenge.picture(values, runs).marks
    assert isinstance(curve, Way)
    along, high = np.array(curve.points).T
    assert np.all(np.diff(along) >= 0)
    assert along[-1] == 0  # where the ball stands at that moment
    assert (high[0], high[-1]) == pytest.approx((5.0, 5 * 0.67**4), abs=6e-4)  # to a millimetre
    hits = runs["exact"].contacts.of_kind("impact").time[:2]
    share = (along[high < 1e-6] - along[0]) / -along[0]
    assert share == pytest.approx(hits / challenge.judged(values, runs), abs=1e-3)
