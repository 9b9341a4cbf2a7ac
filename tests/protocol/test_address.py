"""Values out of links."""

from urllib.parse import urlencode

import pytest

from kernel_lib.experiments import lessons
from kernel_lib.protocol.address import (
    LONGEST_QUERY,
    RESERVED,
    act_in,
    names_in,
    values_in,
    view_in,
)
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.playable import Playable
from kernel_lib.words import in_words

KNOWN = ["k_b", "step", "mass"]
PARAMETERS = [*KNOWN, "kac", "Δ", "a.b", "height", "velocity_x", "friction", "e"]


@pytest.mark.parametrize(
    ("query", "values"),
    [
        ("", {}),
        ("?", {}),
        ("?k_b=0.5&kac=0", {"k_b": "0.5", "kac": "0"}),
        ("k_b=0%2C5", {"k_b": "0,5"}),
        ("?k_b=", {"k_b": ""}),
        ("?k_b=1&k_b=2", {"k_b": "2"}),
        ("?%CE%94=1", {"Δ": "1"}),
        ("?2.k_b=1&k_b=3", {"k_b": "3"}),
        ("?a.b=1", {"a.b": "1"}),
    ],
)
def test_values_by_name(query: str, values: dict[str, str]) -> None:
    assert values_in(query, PARAMETERS) == (values, [])


@pytest.mark.parametrize("key", RESERVED)
def test_reserved_keys_are_not_ours(key: str) -> None:
    assert values_in(f"?{key}=dark", [*PARAMETERS, key]) == ({}, [])


def test_the_second_lesson_of_a_page_reads_its_own_keys() -> None:
    assert values_in("?k_b=1&2.k_b=0.3&3.k_b=0.1", KNOWN, "2.") == ({"k_b": "0.3"}, [])


def test_a_link_too_long_to_be_honest_is_not_read() -> None:
    query = "?k_b=0.5&x=" + "a" * LONGEST_QUERY
    values, problems = values_in(query, KNOWN)
    assert values == {}
    assert in_words(problems) == [
        f"The link is {len(query)} characters long and at most {LONGEST_QUERY} are read; "
        "the lesson starts with its own values."
    ]


@pytest.mark.parametrize(
    "key",
    [
        "fbclid",
        "utm_source",
        "redirects",
        "reset",
        "gclid",
        "ref",
        "q",
        "v",
        "s",
        "id",
        "lang",
        "page",
        "kernel",
        "path",
        "_ga",
        "m1",
        "frog",
        "2.frog",
        "9.k_b",
    ],
)
def test_keys_of_others_pass_in_silence(key: str) -> None:
    assert values_in(f"?{key}=1&k_b=0.5", PARAMETERS) == ({"k_b": "0.5"}, [])


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("K_B", "k_b"),
        ("kb", "k_b"),
        ("masss", "mass"),
        ("maas", "mass"),
        ("hieght", "height"),
        ("frction", "friction"),
        ("velocty_X", "velocity_x"),
        ("veiw", "view"),
        ("Lock", "lock"),
    ],
)
def test_a_slip_of_a_key_of_ours_is_said(slip: str, meant: str) -> None:
    says = f"The link says {slip}, no key here; is {meant} meant?"
    assert in_words(values_in(f"?{slip}=1", PARAMETERS)) == [{}, [says]]


@pytest.mark.parametrize("name", sorted(lessons()))
def test_the_symbol_of_a_control_is_said_in_a_link_and_counts_in_its_lists(name: str) -> None:
    lesson = Playable(lessons()[name])
    for one in lesson.experiment.parameters:
        if str(one.symbol) == one.name:
            continue
        query = urlencode({one.symbol: "abc", "lock": one.symbol, "hide": one.symbol})
        message, _ = answer(lesson, {"kind": "start", "query": query, "prefix": ""})
        says = f"The link says {one.symbol}, no key here; is {one.name} meant?"
        assert [text for text in map(str, message["notes"]) if "The link says" in text] == [says]
        assert message["locked"] == message["hidden"] == [one.name]


def test_slips_are_said_once_each_and_not_for_ever() -> None:
    assert len(values_in("?kb=1&kb=2", KNOWN)[1]) == 1
    assert len(values_in("?" + "&".join(f"{k}mass" for k in "abcdef"), KNOWN)[1]) == 3
    assert in_words(values_in("?2.kb=1", KNOWN, "2.")[1]) == [
        "The link says 2.kb, no key here; is 2.k_b meant?"
    ]


def test_a_view_that_is_not_there_is_said() -> None:
    assert (
        view_in("?view=stage")
        == view_in("?view=projector")
        == view_in("?e=1")
        == view_in("?2.view=xyz")
        == []
    )
    says = ["The link says view=xyz, and there is no such view; there is projector."]
    assert in_words(view_in("?view=xyz")) == says
    assert view_in("?2.view=xyz&view=stage", "2.") == view_in("?view=xyz")


def test_words_that_keep_something_back_are_no_controls() -> None:
    words = "skip,answers,explanation,python"
    assert names_in(f"?hide={words},e", "hide", ["e", "speed"]) == (["e"], [])
    assert names_in("?lock=skip", "lock", ["e"])[1] != []


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("", []),
        ("?lock=", []),
        ("?lock=step,k_b", ["k_b", "step"]),
        ("?lock=step%2C%20k_b", ["k_b", "step"]),
        ("?lock=step&lock=mass", ["step", "mass"]),
        ("?lock=all", KNOWN),
        ("?2.lock=all", []),
        ("?hide=all", []),
    ],
)
def test_controls_that_a_link_fixes(query: str, names: list[str]) -> None:
    assert names_in(query, "lock", KNOWN) == (names, [])


def test_each_lesson_of_a_page_has_its_own_fixed_controls() -> None:
    query = "?lock=step&2.lock=k_b&2.k_b=0.3"
    assert names_in(query, "lock", KNOWN) == (["step"], [])
    assert names_in(query, "lock", KNOWN, "2.") == (["k_b"], [])
    assert values_in(query, KNOWN, "2.") == ({"k_b": "0.3"}, [])


def test_an_unknown_control_is_named_and_the_others_count() -> None:
    names, problems = names_in("?hide=frog,step", "hide", KNOWN)
    assert names == ["step"]
    assert in_words(problems) == [
        "The link says hide=frog, and there is no such control here; there are k_b, step, and mass."
    ]


def test_a_long_list_of_unknown_controls_gives_a_short_answer() -> None:
    query = "?lock=" + ",".join(f"frog{k}" for k in range(250))
    assert len(names_in(query, "lock", KNOWN)[1]) == 3
    assert names_in("?lock=k_b&x=" + "a" * LONGEST_QUERY, "lock", KNOWN) == ([], [])


@pytest.mark.parametrize(
    ("query", "act", "said"),
    [
        ("", None, []),
        ("?act=2&k_b=1", 2, []),
        ("?act=all", "all", []),
        ("?2.act=3", None, []),
        ("?act=9", None, ["The link says act=9; there are acts 1 to 3, and all."]),
        ("?act=02", None, ["The link says act=02; there are acts 1 to 3, and all."]),
    ],
)
def test_a_link_opens_an_act(query: str, act: int | str | None, said: list[str]) -> None:
    assert in_words(act_in(query, 3)) == [act, said]
    assert act_in(query, 0) == (None, [])


@pytest.mark.parametrize("name", sorted(lessons()))
def test_a_link_opens_a_challenge_as_it_begins_or_at_its_own_values(name: str) -> None:
    lesson = Playable(lessons()[name])
    for one in lesson.experiment.challenges:
        begins = lesson.experiment.check(one.values)
        message, _ = answer(lesson, {"kind": "start", "query": f"?challenge={one.name}"})
        assert (message["challenge"], message["act"], message["values"]) == (one.name, 1, begins)
        # A link that names an act has the values of that act, and those it says.
        message, _ = answer(lesson, {"kind": "start", "query": f"?challenge={one.name}&act=1"})
        assert message["challenge"] == one.name
        assert message["values"] == lesson.values


def test_values_of_a_link_lie_over_those_of_its_challenge() -> None:
    lesson = Playable(lessons()["plane_bounce"])
    message, _ = answer(lesson, {"kind": "start", "query": "?challenge=at_rest&k_b=0.75"})
    begins = lesson.experiment.check(lesson.experiment.challenges[1].values)
    assert message["values"] == begins | {"k_b": 0.75}
    message, _ = answer(lesson, {"kind": "start", "query": "?challenge=at_lunch&k_b=0.75"})
    assert ("challenge" in message, message["act"]) == (False, "all")
