"""Values that a link fixes: its page says so with each question, and Python holds to it."""

import pytest

from kernel_lib.words import in_words
from tests.widgets.conftest import Caught


@pytest.fixture
def handed_out(caught: Caught) -> Caught:
    """A lesson that was opened by an instructor's link, e and step fixed."""
    query = "?e=0.4&lock=e,step&hide=count&height=3"
    heard = caught.say({"kind": "start", "sequence": 1, "query": query})
    assert heard["notes"] == []
    assert (heard["locked"], heard["hidden"]) == (["e", "step"], ["count"])
    return caught


def test_a_link_sets_a_value_and_then_fixes_it(handed_out: Caught) -> None:
    assert handed_out.lesson.values["e"] == 0.4
    heard = handed_out.say(
        {"kind": "set", "sequence": 2, "fixed": ["e", "step"], "change": {"e": 0.9, "height": 5}}
    )
    assert in_words(heard["errors"]) == {"e": "this value is fixed by the link"}
    assert (heard["values"]["e"], heard["values"]["height"]) == (0.4, 5)


def test_a_preset_cannot_change_it_either(handed_out: Caught) -> None:
    clay = handed_out.lesson.sheet["presets"][1]["values"]
    heard = handed_out.say({"kind": "set", "sequence": 2, "fixed": ["e", "step"], "change": clay})
    assert in_words(heard["errors"]) == {"e": "this value is fixed by the link"}
    assert (heard["values"]["e"], heard["values"]["speed"]) == (0.4, 2.0)


def test_the_same_value_again_is_no_change(handed_out: Caught) -> None:
    heard = handed_out.say(
        {"kind": "set", "sequence": 2, "fixed": ["e", "step"], "change": {"e": "0,40"}}
    )
    assert heard["errors"] == {}


def test_a_hidden_value_may_change(handed_out: Caught) -> None:
    assert handed_out.say({"kind": "set", "change": {"count": 2}})["values"]["count"] == 2


def test_the_instructor_in_a_cell_may_do_as_she_likes(handed_out: Caught) -> None:
    handed_out.lesson.set(e=0.9)
    assert handed_out.sent[-1][0]["values"]["e"] == 0.9
    assert "locked" not in handed_out.sent[-1][0], "the page keeps what its link said"


def test_a_page_opened_anew_without_a_lock_is_free(handed_out: Caught) -> None:
    heard = handed_out.say({"kind": "start", "sequence": 3, "query": "?e=0.2"})
    assert (heard["values"]["e"], heard["locked"], heard["hidden"]) == (0.2, [], [])


def test_unknown_names_are_told_and_the_rest_works(caught: Caught) -> None:
    heard = caught.say({"kind": "start", "query": "?lock=frog,e&hide=toad&e=0.5"})
    assert [str(note)[:22] for note in heard["notes"]] == [
        "The link says lock=fro",
        "The link says hide=toa",
    ]
    assert (heard["values"]["e"], heard["locked"]) == (0.5, ["e"])
