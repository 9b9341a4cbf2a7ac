"""What a lesson answers, whatever it is asked; nobody remembers anything."""

import json
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from kernel_lib.experiments import lessons
from kernel_lib.protocol.answer import Answer, answer, answer_in_parts, shareable
from kernel_lib.protocol.bounds import LONGEST_ARGUMENTS, MOST_VALUES
from kernel_lib.protocol.pictures.picture import arrays_in
from kernel_lib.protocol.playable import Playable
from kernel_lib.protocol.question import Question
from kernel_lib.words import in_words
from tests.widgets.small_experiment import experiment

SMALL = experiment()
LESSON = Playable(SMALL, {"e": 0.6})
HALF = SMALL.check({"e": 0.5, "height": 3})


def reply(question: Any, lesson: Playable = LESSON) -> dict[str, Any]:
    """The message of an answer, which must be something that can be sent."""
    message, buffers = answer(lesson, question)
    assert json.dumps(message, ensure_ascii=False, allow_nan=False).encode("utf-8")
    assert all(isinstance(one, bytes) for one in buffers)
    return message


def test_a_change_counts_over_the_values_that_the_page_has_shown() -> None:
    heard = reply({"kind": "set", "sequence": 7, "values": HALF, "change": {"height": "4,5"}})
    assert (heard["kind"], heard["sequence"], heard["errors"]) == ("picture", 7, {})
    assert heard["values"] == HALF | {"height": 4.5}
    assert [run["name"] for run in heard["runs"]] == ["steps", "exact"]


def test_nothing_is_remembered() -> None:
    reply({"kind": "set", "values": HALF, "change": {"height": 4}})
    heard = reply({"kind": "set", "change": {}})
    assert heard["values"] == SMALL.check({"e": 0.6})


def test_a_link_counts_over_the_values_with_which_the_lesson_begins() -> None:
    heard = reply({"kind": "start", "query": "?height=3&lock=e&hide=count"})
    assert heard["values"] == SMALL.check({"e": 0.6, "height": 3})
    assert (heard["locked"], heard["hidden"]) == (["e"], ["count"])
    assert heard["own"] == SMALL.check({"e": 0.6})


def test_what_is_wrong_is_named_and_the_rest_counts() -> None:
    change = {"e": "abc", "height": 2, "frog": 1}
    heard = reply({"kind": "set", "values": HALF, "change": change})
    assert str(heard["errors"]["e"]) == "e takes a number from 0 to 1, got 'abc'"
    assert str(heard["errors"]["frog"]).startswith("there is no parameter 'frog' here")
    assert heard["values"] == HALF | {"height": 2}


def test_what_the_link_fixed_cannot_change() -> None:
    heard = reply({"kind": "set", "values": HALF, "change": {"e": 0.9, "speed": 1}, "fixed": ["e"]})
    assert in_words(heard["errors"]) == {"e": "this value is fixed by the link"}
    assert heard["values"] == HALF | {"speed": 1}


def test_values_that_cannot_run_leave_those_before() -> None:
    heard = reply({"kind": "set", "values": HALF, "change": {"count": 5}})
    assert in_words(heard["notes"]) == [
        "These values cannot run: count must not be 5 here; choose another. Nothing was changed."
    ]
    assert heard["values"] == HALF


def test_where_no_values_run_there_is_an_error() -> None:
    heard = reply({"kind": "set", "values": HALF | {"count": 5}, "change": {"e": 1}, "sequence": 3})
    assert heard == {"kind": "error", "sequence": 3} | {
        "problem": "count must not be 5 here; choose another"
    }


@pytest.mark.parametrize("values", [[], "x", {"e": 2}, {"e": [1]}, {"frog": 1}, {"e": "NaN"}])
def test_values_that_no_page_has_shown_are_an_error(values: Any) -> None:
    assert reply({"kind": "set", "values": values, "change": {}})["kind"] == "error"


@pytest.mark.parametrize("fixed", ["e", [1], {"e": 1}, ["e"] * (MOST_VALUES + 1), 5])
def test_what_is_fixed_is_a_list_of_names(fixed: Any) -> None:
    heard = reply({"kind": "set", "change": {"e": 1}, "fixed": fixed})
    assert str(heard["problem"]) == f"fixed must be a list of at most {MOST_VALUES} names"


def test_a_contact_is_one_of_the_runs_of_these_values() -> None:
    asked = {"kind": "contact", "run": "exact", "index": 0, "sequence": 2}
    slow, fast = (reply(asked | {"values": HALF | {"height": h}}) for h in (3, 9))
    assert slow["kind"] == "contact" and slow["normal_impulse"] < fast["normal_impulse"]
    assert reply(asked | {"index": 10**9})["kind"] == "error"


def test_a_page_of_another_version_is_told_so() -> None:
    lesson = Playable(SMALL, version="new")
    asked = {"kind": "set", "change": {"e": 0.5}, "sequence": 4, "page": "p"}
    heard = reply(asked | {"version": "old"}, lesson)
    assert heard == {"kind": "version", "version": "new", "sequence": 4, "page": "p"}
    assert reply(asked | {"version": "new"}, lesson)["kind"] == "picture"
    assert reply(asked | {"version": "old"})["kind"] == "picture", "a notebook has no version"


@pytest.mark.parametrize(
    ("given", "back"),
    [
        ({"sequence": 5, "page": "a1"}, {"sequence": 5, "page": "a1"}),
        ({"sequence": True}, {"sequence": 0}),
        ({"sequence": 2**53}, {"sequence": 0}),
        ({"sequence": 1.0, "page": "x" * 41}, {"sequence": 0}),
        ({"sequence": "5", "page": "\ud800"}, {"sequence": 0}),
        ({"page": ["a"]}, {"sequence": 0}),
    ],
)
def test_an_answer_goes_back_to_who_asked(given: Any, back: Any) -> None:
    heard = reply({"kind": "set", "change": {}} | given)
    assert {name: heard[name] for name in ("sequence", "page") if name in heard} == back


def test_pages_share_what_does_not_belong_to_one_of_them() -> None:
    store: dict[Any, list[Answer]] = {}
    computed = []

    def shared(lesson: Playable, question: Question) -> Iterable[Answer]:
        if question.key not in store:
            computed.append(question.kind)
            store[question.key] = list(shareable(lesson, question))
        return store[question.key]

    asked = [
        {"kind": "set", "values": HALF, "change": {"height": 4}, "sequence": 1, "page": "a"},
        {"kind": "set", "values": HALF | {"height": 4}, "change": {"e": "abc"}, "sequence": 9},
        {"kind": "start", "query": "?e=0.5&height=4&frog=1&hieght=2", "sequence": 1},
        {"kind": "contact", "run": "exact", "index": 0, "values": HALF | {"height": 4}},
        {
            "kind": "contact",
            "index": 0,
            "run": "exact",
            "values": HALF | {"height": 4},
            "page": "b",
        },
    ]
    for question in asked * 2:
        (found,) = answer_in_parts(LESSON, question, shared)
        assert found == answer(LESSON, question)
    assert computed == ["picture", "contact"]


def test_an_error_within_a_long_answer_is_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Iterable[Answer]:
        yield {"kind": "take", "part": 0, "of": 2}, [b"half"]
        raise ZeroDivisionError("a law divided by zero")

    monkeypatch.setitem(
        __import__("kernel_lib.protocol.answer", fromlist=["x"])._MAKERS, "take", broken
    )
    message, buffers = answer(LESSON, {"kind": "take", "what": "runs"})
    assert message == {"kind": "error", "problem": "a law divided by zero", "sequence": 0}
    assert buffers == []


STRANGE = [
    None,
    "set",
    7,
    [],
    {},
    {"kind": None},
    {"kind": ["set"]},
    {"kind": "exec", "code": "1/0"},
    {"kind": "set"},
    {"kind": "set", "change": None},
    {"kind": "set", "change": [1, 2]},
    {"kind": "set", "change": {str(k): k for k in range(5000)}},
    {"kind": "set", "change": {"e" * 10_000: 1}},
    {"kind": "set", "change": {"e": {"a": []}}, "sequence": "x" * 1000},
    {"kind": "set", "change": {"e": "\ud800"}},
    {"kind": "set", "change": {"\udc00": 1}},
    {"kind": "start", "query": 5},
    {"kind": "start", "query": "?e=1", "prefix": {}},
    {"kind": "start", "query": "?e=\ud800&lock=\ud800"},
    {"kind": "contact", "run": "\ud800", "index": 0},
    {"kind": "contact", "run": ["exact"], "index": 0},
    {"kind": "contact", "run": "exact", "index": float("nan")},
    {"kind": "contact", "run": "exact", "index": True},
    {"kind": "contact", "run": "x" * LONGEST_ARGUMENTS, "index": 0},
    {"kind": "contact", "run": "exact", "index": 10**400},
    {"kind": "take"},
    {"kind": "take", "what": {"a": object}},
]


@pytest.mark.parametrize("question", STRANGE, ids=lambda question: repr(question)[:40])
def test_strange_questions_are_answered_and_told_what_is_wrong(question: Any) -> None:
    heard = reply(question)
    assert heard["sequence"] == 0
    assert heard.get("values", LESSON.values) == LESSON.values
    said = [heard.get("problem", ""), *heard.get("notes", []), *heard.get("errors", {}).values()]
    assert any(said) and all(len(text) <= 400 for text in said)
    assert len(heard.get("errors", {})) <= MOST_VALUES


def test_a_question_nested_without_end_is_answered() -> None:
    deep: Any = 1
    for _ in range(100_000):
        deep = [deep]
    for question in ({"kind": "set", "change": {"e": deep}}, {"kind": "contact", "run": deep}):
        assert reply(question)["kind"] in ("error", "picture")


anything = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=80),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
names = st.sampled_from([one.name for one in SMALL.parameters])
kinds = st.sampled_from(["start", "set", "contact", "take", "chart", "version"])
FIELDS = (
    "sequence",
    "values",
    "change",
    "fixed",
    "query",
    "prefix",
    "run",
    "index",
    "what",
    "page",
)


@given(
    kind=kinds,
    own=st.dictionaries(st.sampled_from(FIELDS), anything, max_size=4),
    change=st.dictionaries(names | st.text(max_size=9), anything, max_size=5),
)
@settings(max_examples=120, deadline=None, derandomize=True)
def test_no_question_stops_a_lesson(kind: str, own: Any, change: Any) -> None:
    message, buffers = answer(LESSON, {"change": change} | own | {"kind": kind})
    assert json.dumps(message, ensure_ascii=False, allow_nan=False).encode("utf-8")
    if message["kind"] == "picture":
        assert message["values"] == SMALL.check(message["values"])
        for place in range(len(message["runs"])):
            for numbers in arrays_in(message, buffers[0], place).values():
                assert np.isfinite(numbers).all()


def test_a_link_opens_an_act_with_its_values_and_links_of_old_mean_what_they_did() -> None:
    lesson = Playable(lessons()["plane_bounce"])

    def opened(query: str) -> tuple[object, ...]:
        message, _ = answer(lesson, {"kind": "start", "query": query, "prefix": ""})
        return message["act"], message["values"]["height"], message["values"]["velocity_x"]

    assert opened("") == (1, 6.0, 0.0)
    assert opened("?act=2&height=3") == (2, 3.0, 0.0)
    assert opened("?act=1&height=3") == (1, 3.0, 0.0)
    assert opened("?height=3") == ("all", 3.0, 4.0)
    assert opened("?act=all") == ("all", 5.0, 4.0)
    assert opened("?lock=all") == (1, 6.0, 0.0)
