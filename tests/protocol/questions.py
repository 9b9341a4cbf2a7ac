"""Questions drawn at random for a lesson, and what is answered, as text that can be compared.

As a program it answers questions from its input in their order: a process of its own.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.playable import Playable


def drawn(experiment: Experiment, chance: np.random.Generator, count: int) -> Iterator[Any]:
    """Questions of all kinds, some of them wrong, at a few values in turn."""
    shown = [experiment.check(one.values) for one in experiment.presets]
    for _ in range(count):
        values = shown[chance.integers(len(shown))]
        question = {"sequence": int(chance.integers(100)), "values": values}
        one = experiment.parameters[chance.integers(len(experiment.parameters))]
        value = [one.minimum, one.maximum, one.default, "abc", -0.0, "1", None][chance.integers(7)]
        own = [
            {"kind": "start", "query": f"?{one.name}={value}&lock={one.name}"},
            {"kind": "set", "change": {one.name: value}},
            {"kind": "set", "change": {one.name: value}, "fixed": [one.name]},
            {"kind": "contact", "run": "exact", "index": int(chance.integers(3))},
            {"kind": "chart"},
            {"kind": "take", "what": "python"},
            {"kind": "take", "what": "contacts"},
            {"kind": "nonsense"},
        ]
        yield question | own[chance.integers(len(own))]


def answer_text(lesson: Playable, question: Any) -> str:
    """An answer as a text that differs when a bit of it does."""
    message, buffers = answer(lesson, question)
    text = json.dumps(message, allow_nan=False)
    return " ".join(hashlib.sha256(one).hexdigest() for one in (text.encode(), *buffers))


if __name__ == "__main__":
    served = {name: Playable(experiment) for name, experiment in lessons().items()}
    for line in sys.stdin:
        name, question = json.loads(line)
        print(answer_text(served[name], question))
