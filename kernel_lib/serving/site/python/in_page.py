"""In the Python of a page: what its lesson answers, as JSON and bytes; imported by the worker."""

import json
from collections.abc import Callable
from importlib import import_module

from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.playable import Playable
from kernel_lib.words import Sentence

__all__ = ["answers_of"]


def answers_of(
    experiment: str, values: str, version: str
) -> Callable[[str], tuple[str, list[bytes]]]:
    """From a question as JSON to `protocol.answer` as JSON, and its buffers.

    Parameters
    ----------
    experiment : name of a lesson of ours, such as "plane_bounce"
    values : JSON of those with which it begins
    version : of the lesson, as its page has it
    """
    found = import_module(f"kernel_lib.experiments.{experiment}").experiment
    lesson = Playable(found, json.loads(values), version)

    def answered(question: str) -> tuple[str, list[bytes]]:
        try:
            message, buffers = answer(lesson, json.loads(question))
        except MemoryError:
            message, buffers = {"kind": "error", "problem": Sentence("refuses-memory")}, []
        return json.dumps(message, separators=(",", ":"), allow_nan=False), buffers

    return answered
