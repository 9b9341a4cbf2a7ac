"""The Python side of the interface: values, messages, and what a page may not do."""

import ast
import inspect
import json
import pkgutil
import textwrap
from contextlib import suppress
from importlib import import_module
from typing import Any

import numpy as np
import pytest
import traitlets
from anywidget import AnyWidget
from hypothesis import HealthCheck, given, settings, strategies as st
from ipywidgets import Widget
from ipywidgets.embed import embed_data

import kernel_lib.widgets
from kernel_lib.experiments import lessons, renamed
from kernel_lib.protocol.bounds import MOST_VALUES
from kernel_lib.widgets import Lesson, plane_bounce
from kernel_lib.words import in_words
from tests.widgets.conftest import Caught
from tests.widgets.small_experiment import experiment


@pytest.mark.parametrize(("former", "present"), renamed().items())
def test_a_former_name_of_a_lesson_works_and_says_the_new_one(former: str, present: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"{former} is called {present} now"):
        show = getattr(kernel_lib.widgets, former)
    assert show is getattr(kernel_lib.widgets, present)


@pytest.mark.parametrize("name", lessons())
def test_every_lesson_is_one_line(name: str) -> None:
    show = getattr(kernel_lib.widgets, name)
    assert show.__name__ == name and name in kernel_lib.widgets.__all__
    assert show().sheet["name"] == name


def test_a_lesson_that_is_not_there_is_missed_by_name() -> None:
    with pytest.raises(ImportError, match="no_such_lesson"):
        exec("from kernel_lib.widgets import no_such_lesson")


def test_lesson_01_is_one_line() -> None:
    lesson = plane_bounce()
    assert lesson.values["k_b"] == 0.7
    assert lesson.sheet["name"] == "plane_bounce"


def test_a_lesson_starts_with_the_values_it_is_given() -> None:
    assert Lesson(experiment(), e=0.5).values["e"] == 0.5
    with pytest.raises(ValueError, match=r"e takes a number from 0 to 1, got 1\.3"):
        Lesson(experiment(), e=1.3)


def test_an_instructor_sets_values_and_the_page_follows(caught: Caught) -> None:
    caught.lesson.set(e=0.5, height=7)
    message, buffers = caught.sent[-1]
    assert message["kind"] == "picture"
    assert (message["values"]["e"], message["values"]["height"]) == (0.5, 7)
    assert len(buffers[0]) > 0
    assert caught.lesson.runs["exact"].position[0, 0, 1] == 7


def test_a_bad_value_from_python_is_an_error_and_changes_nothing(caught: Caught) -> None:
    before = caught.lesson.values
    with pytest.raises(ValueError, match="there is no parameter 'frog' here"):
        caught.lesson.set(e=0.5, frog=1)
    assert caught.lesson.values == before
    assert caught.sent == []


@pytest.mark.parametrize(
    "change",
    [
        lambda values: values.__setitem__("e", 99),
        lambda values: values.update(e=99),
        lambda values: values.pop("e"),
        lambda values: values.clear(),
        lambda values: values.__ior__({"e": 99}),
    ],
)
def test_the_values_handed_out_cannot_be_changed_behind_the_page(
    caught: Caught, change: Any
) -> None:
    with pytest.raises(TypeError, match=r"lesson\.set\(name=value\) changes them"):
        change(caught.lesson.values)
    assert caught.lesson.values["e"] == 0.7
    assert caught.lesson.values | {"e": 1} == {**caught.lesson.values, "e": 1}


def test_a_moved_slider_is_answered_by_one_picture(caught: Caught) -> None:
    heard = caught.say({"kind": "set", "sequence": 7, "change": {"e": 0.25}})
    assert (heard["kind"], heard["sequence"], heard["errors"]) == ("picture", 7, {})
    assert heard["values"]["e"] == 0.25
    assert [run["name"] for run in heard["runs"]] == ["steps", "exact"]


def test_what_a_person_types_is_read_by_python(caught: Caught) -> None:
    heard = caught.say({"kind": "set", "sequence": 1, "change": {"e": " 0,25 ", "back": "off"}})
    assert heard["values"]["e"] == 0.25
    assert heard["values"]["back"] is False


def test_a_bad_value_is_named_and_the_good_ones_count(caught: Caught) -> None:
    heard = caught.say({"kind": "set", "sequence": 1, "change": {"e": "abc", "height": 2}})
    assert in_words(heard["errors"]) == {"e": "e takes a number from 0 to 1, got 'abc'"}
    assert heard["values"]["e"] == 0.7
    assert heard["values"]["height"] == 2


def test_values_that_cannot_run_leave_the_last_picture(caught: Caught) -> None:
    before = caught.lesson.runs
    heard = caught.say({"kind": "set", "sequence": 1, "change": {"count": 5}})
    assert in_words(heard["notes"]) == [
        "These values cannot run: count must not be 5 here; choose another. Nothing was changed."
    ]
    assert heard["values"]["count"] == 1
    assert caught.lesson.runs == before


def test_who_observes_the_values_hears_of_the_page_and_of_python(caught: Caught) -> None:
    heard = []
    caught.lesson.observe(lambda change: heard.append(change["new"]["e"]), "values")
    caught.say({"kind": "set", "change": {"e": 0.25}})
    assert len(caught.sent) == 1, "the answer is the picture; none is pushed beside it"
    caught.lesson.set(e=0.5)
    caught.say({"kind": "set", "change": {"e": 0.5}})
    caught.say({"kind": "set", "change": {"e": "abc"}})
    assert heard == [0.25, 0.5]


def test_an_observer_may_set_values_and_the_page_follows(caught: Caught) -> None:
    def keep_low(change: Any) -> None:
        if change["new"]["height"] > 6:
            caught.lesson.set(height=6)

    caught.lesson.observe(keep_low, "values")
    caught.lesson._hear(caught.lesson, {"kind": "set", "sequence": 1, "change": {"height": 9}}, [])
    assert [message["values"]["height"] for message, _ in caught.sent] == [9, 6]
    assert caught.lesson.values["height"] == 6


def test_linked_lessons_show_the_same(caught: Caught) -> None:
    other = Caught(Lesson(experiment()))
    other.lesson.send = lambda content, buffers=(): other.sent.append((content, buffers))
    link = traitlets.link((caught.lesson, "values"), (other.lesson, "values"))
    caught.say({"kind": "set", "change": {"e": 0.25}})
    assert [message["values"]["e"] for message, _ in other.sent] == [0.25]
    other.say({"kind": "set", "change": {"height": 3}})
    assert [message["values"]["height"] for message, _ in caught.sent] == [5, 3]
    assert len(other.sent) == 2
    link.unlink()


def test_values_may_be_set_as_a_whole_or_in_part(caught: Caught) -> None:
    caught.lesson.values = {"e": 0.5}
    caught.lesson.values = {"height": "3,5"}
    assert (caught.lesson.values["e"], caught.lesson.values["height"]) == (0.5, 3.5)
    assert [message["values"]["height"] for message, _ in caught.sent] == [5, 3.5]
    with pytest.raises(ValueError, match="count must not be 5 here"):
        caught.lesson.values = {"count": 5}
    with pytest.raises(ValueError, match="e takes a number from 0 to 1"):
        caught.lesson.values = {"e": 2}
    assert (caught.lesson.values["e"], caught.lesson.values["count"]) == (0.5, 1)
    assert len(caught.sent) == 2


def test_a_link_starts_from_the_values_that_python_gave(caught: Caught) -> None:
    caught.say({"kind": "set", "change": {"speed": 2}})
    caught.lesson.set(e=0.4)
    assert caught.sent[-1][0]["own"]["e"] == 0.4
    own = caught.say({"kind": "start", "query": "?height=3"})["own"]
    assert (own["e"], own["speed"], own["height"]) == (0.4, 4, 5)


def test_the_page_cannot_claim_other_values_than_the_present_ones(caught: Caught) -> None:
    claimed = dict(caught.lesson.values) | {"height": 9}
    heard = caught.say({"kind": "set", "values": claimed, "change": {"e": 0.25}})
    assert (heard["values"]["e"], heard["values"]["height"]) == (0.25, 5)


BAD = ["NaN", "inf", "-inf", "1e308", "-1", "", " ", "abc", "0x10", "1_0", "9" * 5000, "💥", "\0"]


@pytest.mark.parametrize("text", BAD)
def test_a_bad_value_in_a_link_is_named_and_the_rest_works(caught: Caught, text: str) -> None:
    from urllib.parse import urlencode

    query = "?" + urlencode({"e": text, "height": "3", "theme": "dark"})
    heard = caught.say({"kind": "start", "sequence": 1, "query": query})
    if len(query) > 2000:
        assert "characters long" in str(heard["notes"][0])
    else:
        assert str(heard["notes"][0]).startswith("The link says e=")
        assert "takes a number from 0 to 1" in str(heard["notes"][0])
        assert heard["values"]["height"] == 3
    assert heard["values"]["e"] == 0.7
    assert len(json.dumps(heard["notes"])) < 2000


def test_keys_of_others_pass_and_slips_of_ours_are_said(caught: Caught) -> None:
    query = "?fbclid=1&reset&e=0.5&hieght=3&view=xyz"
    heard = caught.say({"kind": "start", "sequence": 1, "query": query})
    assert in_words(heard["notes"]) == [
        "The link says hieght, no key here; is height meant?",
        "The link says view=xyz, and there is no such view; there is projector.",
    ]
    assert (heard["values"]["e"], heard["values"]["height"]) == (0.5, 5)


def test_a_link_without_faults_says_nothing(caught: Caught) -> None:
    heard = caught.say({"kind": "start", "sequence": 1, "query": "?e=0.5&token=x&view=stage"})
    assert (heard["notes"], heard["errors"]) == ([], {})


def test_what_a_guess_is_judged_by_comes_with_every_picture(caught: Caught) -> None:
    judged = caught.say({"kind": "set", "sequence": 1, "change": {"e": 0.5}})["guesses"][0]
    top = 1 + 0.25 * (4 + 1 / (2 * 9.807))
    assert judged["truth"] == pytest.approx(top)
    right, wrong = judged["verdicts"]
    assert (right["measure"], right["right"]) == ("number", True)
    assert (right["from"], right["to"]) == pytest.approx((top - 0.2, top + 0.2))
    assert (wrong["from"], wrong["to"], wrong["right"]) == (None, None, False)
    assert wrong["text"] == "You said {guess} m, the ball reached 2.01 m."


STRANGE = [
    None,
    "set",
    7,
    [],
    {},
    {"kind": None},
    {"kind": "exec", "code": "1/0"},
    {"kind": "set"},
    {"kind": "set", "change": None},
    {"kind": "set", "change": [1, 2]},
    {"kind": "set", "change": {str(k): k for k in range(5000)}},
    {"kind": "start", "query": 5},
    {"kind": "start", "query": "?e=1", "prefix": {}},
    {"kind": "guess", "guess": 3},
    {"kind": "set", "change": {"e": {"a": []}}, "sequence": "x" * 1000},
    {"kind": "set", "change": {"e": [0.5]}, "sequence": float("nan")},
    {"kind": "set", "change": {"e" * 10_000: 1}},
]


@pytest.mark.parametrize("content", STRANGE, ids=lambda content: repr(content)[:40])
def test_strange_messages_are_answered_and_change_nothing(caught: Caught, content: Any) -> None:
    before = caught.lesson.values
    heard = caught.say(content)
    assert heard["kind"] in ("error", "picture")
    assert heard["sequence"] == 0
    assert caught.lesson.values == before
    wrong = [heard.get("problem", ""), *heard.get("notes", []), *heard.get("errors", {}).values()]
    texts = [str(one) for one in wrong]
    assert any(texts), "the page gets what was wrong"
    assert all(len(text) <= 400 for text in texts)
    assert len(heard.get("errors", {})) <= MOST_VALUES


json_like = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=80),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
names = st.sampled_from([one.name for one in experiment().parameters])


@given(values=st.dictionaries(names | st.text(max_size=9), json_like, max_size=5))
@settings(
    max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
def test_no_value_stops_the_lesson(caught: Caught, values: dict[str, Any]) -> None:
    heard = caught.say({"kind": "set", "sequence": 3, "change": values})
    assert heard["kind"] == "picture"
    assert caught.lesson.values == caught.lesson.experiment.check(caught.lesson.values)
    for run in caught.lesson.runs.values():
        assert np.isfinite(run.position).all()


@pytest.mark.parametrize(
    "content",
    [
        {"kind": "set", "change": {"e": "\ud800"}},
        {"kind": "set", "change": {"\udc00": 1}},
        {"kind": "set", "change": {"colour": ["\ud800"]}},
        {"kind": "start", "query": "?e=\ud800&lock=\ud800"},
        {"kind": "take", "what": "\ud800"},
        {"kind": "contact", "run": "\ud800", "index": 0},
    ],
)
def test_half_a_sign_is_answered_in_what_can_be_sent(caught: Caught, content: Any) -> None:
    heard = caught.say(content | {"sequence": 3})
    assert heard["sequence"] == 3
    assert json.dumps(heard, ensure_ascii=False).encode("utf-8")


def test_a_failure_inside_the_lesson_is_an_answer_too(
    caught: Caught, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(values: Any) -> Any:
        raise ZeroDivisionError("a law divided by zero")

    object.__setattr__(caught.lesson.experiment, "runs", broken)
    heard = caught.say({"kind": "set", "sequence": 4, "change": {"e": 0.1}})
    assert heard == {"kind": "error", "problem": "a law divided by zero", "sequence": 4, "last": 4}
    assert caught.lesson.values["e"] == 0.7


def test_a_ping_is_answered_with_the_last_sequence(caught: Caught) -> None:
    caught.say({"kind": "set", "sequence": 8, "change": {}})
    assert caught.say({"kind": "ping", "sequence": 0}) == {
        "kind": "pong",
        "sequence": 0,
        "last": 8,
    }


def test_the_law_in_numbers_comes_with_every_picture() -> None:
    lesson = plane_bounce()
    sent: list[dict[str, Any]] = []
    lesson.send = lambda content, buffers=(): sent.append(content)
    lesson.set(k_b=0.5)
    assert sent[0]["law"][0][1].startswith("v′ = k_b v = 0.5 × 9.9 m/s")


#: What a widget class of ours may say anew: anywidget reads its page and style there.
MEANT = {"_esm", "_css", "__init__", "_repr_mimebundle_"}


def widget_classes() -> list[type]:
    """Every class with traits that the folder of the widgets defines."""
    modules = [
        import_module(f"kernel_lib.widgets.{found.name}")
        for found in pkgutil.iter_modules(kernel_lib.widgets.__path__)
    ]
    classes = {one for module in modules for one in vars(module).values() if inspect.isclass(one)}
    return sorted(
        (
            one
            for one in classes
            if issubclass(one, traitlets.HasTraits) and one.__module__.startswith("kernel_lib.")
        ),
        key=lambda one: one.__name__,
    )


def names_in_source(one: type) -> set[str]:
    """What the text of a class defines: methods, traits, constants, and attributes of self."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(one))).body[0]
    assert isinstance(tree, ast.ClassDef)
    names = {entry.name for entry in tree.body if isinstance(entry, ast.FunctionDef)}
    for entry in ast.walk(tree):
        if isinstance(entry, ast.Attribute) and isinstance(entry.ctx, ast.Store):
            names.add(entry.attr)
    plain = [entry for entry in tree.body if isinstance(entry, ast.Assign | ast.AnnAssign)]
    for entry in plain:
        targets = entry.targets if isinstance(entry, ast.Assign) else [entry.target]
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


@pytest.mark.parametrize("one", widget_classes(), ids=lambda one: one.__name__)
def test_no_name_of_ours_hides_one_of_the_widgets_it_builds_on(one: type) -> None:
    # A method called `_compare` once hid that by which ipywidgets tells a state from its
    # default: with some versions of anywidget no lesson could be made.
    theirs = {
        name
        for base in one.__mro__
        if not base.__module__.startswith("kernel_lib.")
        for name in vars(base)
    }
    theirs |= set(vars(AnyWidget()))
    assert names_in_source(one) & theirs <= MEANT


def test_a_lesson_is_displayed_by_every_version() -> None:
    # Some versions of anywidget write a text beside the widget, and ask `_compare` for it.
    assert "application/vnd.jupyter.widget-view+json" in str(plane_bounce()._repr_mimebundle_())


def test_what_a_static_page_is_made_of_can_be_asked() -> None:
    lesson = plane_bounce()
    state = Widget.get_manager_state(drop_defaults=True)["state"]
    assert state[lesson.model_id]["state"]["sheet"]["name"] == "plane_bounce"
    page = embed_data(views=[lesson])
    assert lesson.model_id in page["manager_state"]["state"]


def test_what_a_picture_leaves_out_is_told_with_every_picture(caught: Caught, monkeypatch) -> None:
    monkeypatch.setattr("kernel_lib.protocol.answer.MOST_CONTACTS", 1)
    heard = caught.say({"kind": "set", "sequence": 1, "change": {"e": 0.9}})
    assert [note for note in heard["endings"] if "those after 1 are not shown" in str(note)]
    heard = caught.say({"kind": "set", "sequence": 2, "change": {}})
    assert [note for note in heard["endings"] if "those after 1 are not shown" in str(note)]


#: What a page may write into any trait of a lesson, in place of what belongs there.
STRANGE = [
    *(None, True, -1, 10**400, 1e308, "", "x" * 20_000, "IPY_MODEL_nobody", "<script>", [], {}),
    *([[[[]]]], {"a": {"b": "c"}}, ["x"] * 5_000, {"__class__": "os.system"}),
]


@pytest.mark.filterwarnings("ignore:Passing unrecognized arguments:DeprecationWarning")
def test_no_value_of_any_trait_ends_a_lesson(caught: Caught) -> None:
    """The kernel tells a message that fails in its log, and reads the next one."""
    lesson = caught.lesson
    for widget in (lesson, lesson.layout):
        for trait in widget.get_state():
            for value in STRANGE:
                data = {"method": "update", "state": {trait: value}, "buffer_paths": []}
                with suppress(Exception):
                    widget._handle_msg({"content": {"data": data}, "buffers": []})
    answer = caught.say({"kind": "set", "change": {"e": 0.5}})
    assert answer["kind"] == "picture" and answer["values"]["e"] == 0.5 and not answer["errors"]
