"""What a lesson answers: a pure function of its values and the question, in numpy alone.

An answer has a part that may be shared, which depends on the lesson, its values and the question's
own arguments (`shareable`), and what belongs to one page alone: sequence, errors and notes.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kernel_lib.experiments.experiment import Experiment, Runs, Values
from kernel_lib.protocol.bounds import as_text, problem_of
from kernel_lib.protocol.challenges import challenge_results
from kernel_lib.protocol.chart import chart_of, left_on_chart
from kernel_lib.protocol.class_answers import class_answers
from kernel_lib.protocol.contact import closeup_of
from kernel_lib.protocol.description import aside_of
from kernel_lib.protocol.endings import endings
from kernel_lib.protocol.files import parts_of_file
from kernel_lib.protocol.guess import further_of, judgements_of, too_close
from kernel_lib.protocol.own_run import own_runs_of
from kernel_lib.protocol.pictures.picture import MOST_CONTACTS, picture_of
from kernel_lib.protocol.pictures.room import room_of
from kernel_lib.protocol.plain_data import row_data
from kernel_lib.protocol.playable import Playable
from kernel_lib.protocol.question import OtherVersion, Question, question_in, return_address
from kernel_lib.words import Sentence, Text, label

__all__ = ["Answer", "answer", "answer_in_parts", "shareable"]

Message = dict[str, Any]
Answer = tuple[Message, list[bytes]]


def answer(lesson: Playable, question: Any) -> Answer:
    """The answer to a question, whole; no request of a page raises, save MemoryError.

    Parameters
    ----------
    lesson : Playable
    question : what a page sends, such as {"kind": "set", "values": {...}, "change": {"k_b": 0.5}}

    Returns
    -------
    message : plain data, with "kind" (that of the question, "picture" for "start" and "set",
        "version" for a page of another version, "error"), "sequence" and "page"
    buffers : its numbers, or the content of a file
    """
    message: Message = {}
    buffers: list[bytes] = []
    for part, pieces in answer_in_parts(lesson, question):
        message = part if part["kind"] == "error" else message or part
        buffers += pieces
    if message["kind"] == "error":
        return message, []
    if message.pop("of", 1) > 1:
        buffers = [b"".join(buffers)]
    message.pop("part", None)
    return message, buffers


def shareable(lesson: Playable, question: Question) -> Iterable[Answer]:
    """What all who request this get, as one answer or as parts; see `Question.key`.

    Raises
    ------
    ValueError : when these values cannot run, or there is no such thing
    """
    return _MAKERS[question.kind](lesson, question)


def answer_in_parts(
    lesson: Playable,
    question: Any,
    shared: Callable[[Playable, Question], Iterable[Answer]] = shareable,
) -> Iterator[Answer]:
    """The answer as it comes: a long one in parts, whose messages contain "part" and "of".

    Parameters
    ----------
    lesson, question : as in `answer`
    shared : where the shared part is taken from, such as a store in front of `shareable`
    """
    address = return_address(question)
    try:
        asked = question_in(lesson, as_text(question))
        asked, found = _found(lesson, asked, shared)
        for message, buffers in found:
            yield _enclosed(message, asked) | address, list(buffers)
    except OtherVersion:
        yield {"kind": "version", "version": lesson.version} | address, []
    except MemoryError:
        raise  # the caller that bounds the memory reports it
    except Exception as error:
        yield {"kind": "error", "problem": problem_of(error)} | address, []


def _found(
    lesson: Playable,
    asked: Question,
    shared: Callable[[Playable, Question], Iterable[Answer]],
) -> tuple[Question, Iterable[Answer]]:
    """The shared part; for values that cannot run that of the values before."""
    try:
        return asked, shared(lesson, asked)
    except ValueError as error:
        if asked.values == asked.before:
            raise
        asked = asked.unchanged(error)
        return asked, shared(lesson, asked)


def _enclosed(message: Message, asked: Question) -> Message:
    """The shared part, and what this page alone gets."""
    if asked.kind != "picture":
        return dict(message)
    return message | {"errors": dict(asked.errors), "notes": asked.notes} | asked.more


def _law(experiment: Experiment, values: Values, runs: Runs) -> list[list[Text]]:
    """Lines of the law with today's numbers, each after the name of its run, if one."""
    found: list[list[Text]] = []
    for line in experiment.law_now(values, runs) if experiment.law_now else ():
        if isinstance(line, tuple):
            name, law = line
            found.append([name, Sentence("law-of-run", run=label(experiment.name, name), line=law)])
        else:
            plain = line if isinstance(line, str) else ""
            found.append([next((one for one in runs if plain.startswith(f"{one}: ")), ""), line])
    return found


def _dress(
    experiment: Experiment, values: Values, runs: Runs, headers: list[dict[str, Any]]
) -> None:
    """Puts hue and caption of a run into its header, where an experiment has them."""
    captions = experiment.captions(values, runs) if experiment.captions else {}
    for header in headers:
        if header["name"] in experiment.hues:
            header["hue"] = experiment.hues[header["name"]]
        if caption := captions.get(header["name"]):
            # `asdict` would copy a sentence as any mapping, which it is not.
            speeds = [vars(one) for one in caption.speeds]
            header["caption"] = {**vars(caption), "speeds": speeds}


def _make_room(
    experiment: Experiment, values: Values, runs: Runs, headers: list[dict[str, Any]]
) -> None:
    """Puts into the header of a run what is in view before it is seen."""
    lasting = next((one for one in experiment.parameters if one.name == experiment.lasts), None)
    lasts = float(values[lasting.name]) if lasting and lasting.unit == "s" else 0.0
    for header in headers:
        header["room"] = room_of(header, runs[header["name"]].scene.balls, lasts)


def _picture(lesson: Playable, asked: Question) -> list[Answer]:
    experiment, values = lesson.experiment, asked.values
    part = int(json.loads(asked.arguments).get("part", 0))
    ends = experiment.in_parts.ends(values) if experiment.in_parts else ()
    runs = lesson.runs(values, part)
    header, block = picture_of(runs, lesson.measured, since=ends[part - 1] if part else None)
    message: Message = {"kind": "picture", "values": dict(values)}
    if ends:
        message["parts"] = {"part": part, "of": len(ends)}
    _dress(experiment, values, runs, header["runs"])
    _make_room(experiment, values, runs, header["runs"])
    message |= {"law": _law(experiment, values, runs), "aside": aside_of(experiment)}
    message |= {"endings": endings(experiment.name, runs, MOST_CONTACTS)} | header
    message["challenges"] = challenge_results(lesson, values, runs)
    message["guesses"] = judgements_of(experiment, values, runs)
    message["further"] = further_of(experiment, message["guesses"], values, runs)
    message["too_close"] = too_close(experiment, values, runs)
    message["class_answers"] = class_answers(lesson, values)
    left = left_on_chart(experiment, values, runs)
    if left:
        message["left"] = left
    row = next((one.row for one in experiment.all_questions() if one.row), None)
    if row:
        message["row"] = row_data(row, values)
    return [(message, [block])]


def _contact(lesson: Playable, asked: Question) -> list[Answer]:
    own = json.loads(asked.arguments)
    return [({"kind": "contact"} | closeup_of(lesson.runs(asked.values), own), [])]


def _own(lesson: Playable, asked: Question) -> list[Answer]:
    header, block = own_runs_of(lesson, asked.values, json.loads(asked.arguments))
    return [({"kind": "own"} | header, [block])]


def _file(lesson: Playable, asked: Question) -> Iterator[Answer]:
    """A file for the reader, or the lines of Python that make the runs."""
    what = json.loads(asked.arguments).get("what")
    runs = lesson.runs(asked.values)
    return parts_of_file(what, lesson.experiment.name, runs, lesson.measured)


def _chart(lesson: Playable, asked: Question) -> list[Answer]:
    return [chart_of(lesson.experiment, asked.values, {})]


_MAKERS: dict[str, Callable[[Playable, Question], Iterable[Answer]]] = {
    "picture": _picture,
    "contact": _contact,
    "own": _own,
    "take": _file,
    "chart": _chart,
}
