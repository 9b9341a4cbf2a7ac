"""A question as a page asks it, read with suspicion."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from kernel_lib.experiments.parameters import ParameterError, Value
from kernel_lib.protocol.address import (
    ALL_ACTS,
    act_in,
    challenge_in,
    names_in,
    values_in,
    view_in,
)
from kernel_lib.protocol.bounds import (
    FIELDS,
    LONGEST_ARGUMENTS,
    LONGEST_PAGE,
    MOST_VALUES,
    problem_of,
    shortened,
)
from kernel_lib.protocol.playable import Playable
from kernel_lib.words import Sentence, Text
from kernel_lib.words.explained import ExplainedError

__all__ = ["OtherVersion", "Question", "question_in", "return_address"]

#: What every question has, whatever its kind; all else are its own arguments.
COMMON = ("kind", "sequence", "notebook", "lesson", "version", "values", "change", "fixed", "page")

#: What the page may request beside a picture.
KINDS = ("chart", "contact", "own", "take")


class OtherVersion(Exception):
    """The page was made for another version of the lesson than the one that answers."""


@dataclass(frozen=True)
class Question:
    """A question that has been read.

    Parameters
    ----------
    kind : of the answer: "picture", "chart", "contact", "own" or "take"
    values : all, checked: those that the answer is about
    before : all, checked: those that the page has shown
    arguments : the question's own, as JSON with its keys in order
    errors : what is wrong, by the name of the value
    notes : what else is wrong
    more : what the answer says besides, such as what a link fixes
    """

    kind: str
    values: dict[str, Value]
    before: dict[str, Value]
    arguments: str = "{}"
    errors: dict[str, Text] = field(default_factory=dict)
    notes: list[Text] = field(default_factory=list)
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> tuple[Any, ...]:
        """What the shared part of the answer depends on, beside lesson and version."""
        return self.kind, tuple(self.values.items()), self.arguments

    @property
    def is_part(self) -> bool:
        """Whether it requests one more part of a run that has been begun."""
        return self.kind == "picture" and self.arguments != "{}"

    def unchanged(self, problem: Exception) -> "Question":
        """The same, about the values that the page has shown, and why."""
        note = Sentence("values-cannot-run", problem=problem_of(problem))
        return replace(self, values=self.before, notes=[*self.notes, note])


def return_address(content: Any) -> dict[str, Any]:
    """What brings an answer back to its page: "sequence", and "page" if the question has it."""
    if not isinstance(content, dict):
        return {"sequence": 0}
    sent, page = content.get("sequence"), content.get("page")
    counts = (
        isinstance(sent, int) and not isinstance(sent, bool) and abs(sent) <= FIELDS["sequence"][1]
    )
    address = {"sequence": sent if counts else 0}
    named = isinstance(page, str) and page.isascii() and len(page) <= LONGEST_PAGE
    return address | {"page": page} if named else address


def question_in(lesson: Playable, content: Any) -> Question:
    """The question in what a page sends.

    Raises
    ------
    OtherVersion : when the page was made for another version
    ValueError : for what is no question, naming what is wrong
    """
    kind = content.get("kind") if isinstance(content, dict) else None
    if kind not in ("start", "set", "part", *KINDS):
        raise ExplainedError(Sentence("asked-unknown"))
    if lesson.version and content.get("version", lesson.version) != lesson.version:
        raise OtherVersion("the lesson has changed since this page was made")
    before = _values_shown(lesson, content.get("values"))
    if kind == "start":
        return _opened(lesson, content, before)
    if kind == "set":
        fixed = _fixed_in(content.get("fixed", []))
        values, errors, notes = _changed(lesson, before, content.get("change"), fixed)
        return Question("picture", values, before, errors=errors, notes=notes)
    if kind == "part":
        return Question(
            "picture", before, before, _as_json({"part": _part_in(lesson, content, before)})
        )
    own = {name: content[name] for name in content if name not in COMMON}
    return Question(kind, before, before, _as_json(own))


def _part_in(lesson: Playable, content: Mapping[str, Any], values: dict[str, Value]) -> int:
    """The number of a part after the first, counted from 0."""
    parted, part = lesson.experiment.in_parts, content.get("part")
    count = len(parted.ends(values)) if parted else 0
    if isinstance(part, bool) or not isinstance(part, int) or not 0 < part < count:
        got = shortened(repr(part), 40)
        raise ExplainedError(Sentence("asked-part", count=str(count or 1), first="0", got=got))
    return part


def _values_shown(lesson: Playable, shown: Any) -> dict[str, Value]:
    """The values that the page has shown, over those with which the lesson begins."""
    if shown is None:
        return dict(lesson.values)
    return lesson.experiment.check(dict(lesson.values) | _named(shown, "values"))


def _named(values: Any, what: str) -> dict[str, Any]:
    if not isinstance(values, dict) or len(values) > MOST_VALUES:
        raise ExplainedError(Sentence("asked-values", field=what, most=str(MOST_VALUES)))
    return {str(name): value for name, value in values.items()}


def _fixed_in(fixed: Any) -> list[str]:
    names = fixed if isinstance(fixed, list) and len(fixed) <= MOST_VALUES else None
    if names is None or not all(isinstance(name, str) for name in names):
        raise ExplainedError(Sentence("asked-names", field="fixed", most=str(MOST_VALUES)))
    return names


def _as_json(own: Mapping[str, Any]) -> str:
    text = json.dumps(own, sort_keys=True, allow_nan=False)
    if len(text) > LONGEST_ARGUMENTS:
        raise ExplainedError(
            Sentence("asked-long", most=str(LONGEST_ARGUMENTS), length=str(len(text)))
        )
    return text


def _opened(lesson: Playable, content: Mapping[str, Any], before: dict[str, Value]) -> Question:
    """The first question: what a link says, over the values of the lesson."""
    query, prefix = content.get("query", ""), content.get("prefix", "")
    if not isinstance(query, str) or not isinstance(prefix, str):
        raise ExplainedError(Sentence("asked-query"))
    symbols = {str(one.symbol): one.name for one in lesson.experiment.parameters}
    given, slips = values_in(query, list(before), prefix, symbols)
    problems: list[Text] = [*slips]
    act, unknown = act_in(query, len(lesson.experiment.acts), prefix)
    problems += unknown
    more: dict[str, Any] = {"own": dict(lesson.values)}
    challenges = {one.name: one for one in lesson.experiment.challenges}
    opened = challenge_in(query, list(challenges), prefix)
    if opened:
        more["challenge"] = opened
    if opened and act is None:
        act, before = 1, lesson.experiment.check(challenges[opened].values)
    else:
        if act is None and lesson.experiment.acts:
            # Values of a link that names no act lie over the defaults, as in links of old.
            act = ALL_ACTS if given else 1
        before = _begun(lesson, act, before)
    more["act"] = act
    values, errors, notes = _changed(lesson, before, given, [])
    for key, kind in (("lock", "locked"), ("hide", "hidden")):
        more[kind], unknown = names_in(query, key, list(before), prefix, symbols)
        problems += unknown
    problems += view_in(query, prefix)
    problems += [
        Sentence(
            "link-value", name=shortened(name, 40), text=shortened(given[name], 40), problem=text
        )
        for name, text in errors.items()
    ]
    return Question("picture", values, before, notes=problems + notes, more=more)


def _begun(lesson: Playable, act: int | str | None, before: dict[str, Value]) -> dict[str, Value]:
    """The values with which an act begins: the first one with those of the lesson."""
    if act is None or act == 1:
        return before
    acts = lesson.experiment.acts
    return lesson.experiment.check({} if act == ALL_ACTS else acts[int(act) - 1].values)


def _changed(
    lesson: Playable, before: dict[str, Value], proposed: Any, fixed: list[str]
) -> tuple[dict[str, Value], dict[str, Text], list[Text]]:
    """Take the values that are allowed; say per name what is wrong with the others."""
    values = dict(before)
    errors: dict[str, Text] = {}
    try:
        change = _named(proposed, "change")
    except ValueError as error:
        return values, {}, [problem_of(error)]
    for name, value in change.items():
        try:
            checked = lesson.experiment.check(values | {name: value})
        except ParameterError as error:
            errors[name] = problem_of(error)
            continue
        if name in fixed and checked != values:
            errors[name] = Sentence("value-fixed")
        else:
            values = checked
    return values, errors, []
