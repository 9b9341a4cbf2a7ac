"""Equal questions have equal answers, bit for bit: in any order, in any process."""

import numpy as np

from kernel_lib.experiments import lessons
from kernel_lib.protocol.playable import Playable
from tests.environments import another_python
from tests.protocol.questions import answer_text, drawn

EXPERIMENTS = lessons()


def test_equal_questions_equal_bytes_in_any_order_in_two_processes() -> None:
    chance = np.random.default_rng(7)
    asked = [
        (name, question)
        for name, experiment in EXPERIMENTS.items()
        for question in drawn(experiment, chance, 14)
    ]
    served = {name: Playable(experiment) for name, experiment in EXPERIMENTS.items()}
    here = [answer_text(served[name], question) for name, question in asked]
    order = chance.permutation(len(asked))
    again = another_python("tests.protocol.questions", [asked[k] for k in order])
    there = dict(zip(order.tolist(), again, strict=True))
    assert [there[k] for k in range(len(asked))] == here
    assert len(set(here)) > len(asked) / 3, "the questions differ, and so do their answers"


def test_minus_zero_is_zero() -> None:
    lesson = Playable(EXPERIMENTS["plane_bounce"])
    asked = [{"kind": "set", "change": {"velocity_x": zero}} for zero in (-0.0, 0.0, "-0")]
    fresh = Playable(EXPERIMENTS["plane_bounce"])
    assert len({answer_text(lesson, question) for question in asked}) == 1
    assert answer_text(fresh, asked[1]) == answer_text(lesson, asked[0])
