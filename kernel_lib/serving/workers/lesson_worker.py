"""In a worker: what lessons answer, theirs by name or those of the notebook it was forked from."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from kernel_lib.experiments import lessons
from kernel_lib.protocol.answer import answer, shareable
from kernel_lib.protocol.playable import Playable
from kernel_lib.protocol.question import Question
from kernel_lib.protocol.wire import packed

__all__ = ["answers_of"]


def answers_of(own: Mapping[int, Playable]) -> Callable[[Any], bytes]:
    """From a question of the server to a packed answer.

    A question names an experiment of ours and is read already ({"experiment", "kind", "values",
    "arguments"}): what comes back is the shared part of its answer. Or it gives the number of
    a lesson of the notebook and what its page says ({"lesson", "content"}): the whole answer.

    Parameters
    ----------
    own : lessons of the notebook by number, whose experiments were made in its cells
    """

    def answer_of(question: Any) -> bytes:
        if "lesson" in question:
            return packed(*answer(own[question["lesson"]], question["content"]))
        values = question["values"]
        asked = Question(question["kind"], values, values, question["arguments"])
        parts = list(shareable(_playable(question["experiment"]), asked))
        message = {key: value for key, value in parts[0][0].items() if key not in ("part", "of")}
        buffers = [piece for _, pieces in parts for piece in pieces]
        return packed(message, [b"".join(buffers)] if len(parts) > 1 else buffers)

    return answer_of


@cache
def _playable(name: str) -> Playable:
    return Playable(lessons()[name])
