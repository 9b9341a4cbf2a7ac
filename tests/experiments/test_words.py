"""What lessons say is in their files of Fluent, each message with the slots that Python fills."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

import kernel_lib.experiments
from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.experiments.teaching.acts import After
from kernel_lib.experiments.teaching.guess import named
from kernel_lib.experiments.teaching.texts import Messages
from kernel_lib.protocol.description import measured
from kernel_lib.words import ENGLISH, Sentence, label, messages, of_file, open_slots, slots_of

FOLDER = Path(kernel_lib.experiments.__file__).parent
LESSONS = sorted(path.stem for path in ENGLISH.glob("*.ftl") if path.stem in lessons())

#: What makes sentences of all messages whose names begin alike, and of those that are named; and
#: what makes them of one name with endings. What a `Guess(says=...)` takes stands in it.
START, NAMED = "in_order", ("by_name", "options")
ENDINGS = {"exercise": ("", "-hint", "-solution"), "class_question": ("",)}
MAKERS = {START, *NAMED, *ENDINGS, "Sentence"}

#: Slots that the page fills when it has a guess.
OF_THE_PAGE = {"guess", "nearest", "returned", "energy"}


@cache
def nodes() -> tuple[tuple[str, ast.AST], ...]:
    """All that stands in what makes answers, and where."""
    return tuple(
        (f"{path.parent.name}/{path.name}", node)
        for folder in ("experiments", "protocol")
        for path in (FOLDER.parent / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Each call that makes sentences, and where it stands."""
    for where, node in nodes():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in MAKERS:
            yield f"{where}:{node.lineno}", node


def start_of(called: ast.expr) -> tuple[str, bool]:
    """A message's name as far as it is written, and whether that is all of it."""
    if isinstance(called, ast.JoinedStr):
        first = called.values[0]
        return (str(first.value) if isinstance(first, ast.Constant) else ""), False
    return (str(called.value), True) if isinstance(called, ast.Constant) else ("", False)


def named_by(call: ast.Call) -> tuple[str, ...]:
    """The messages that are written out in a call of one of NAMED or ENDINGS."""
    start, *names = call.args
    maker, (begun, is_whole) = getattr(call.func, "id", ""), start_of(start)
    if not is_whole:
        return ()
    if maker in ENDINGS:
        return tuple(f"{begun}{ending}" for ending in ENDINGS[maker])
    written = [str(name.value) for name in names if isinstance(name, ast.Constant)]
    return tuple(f"{begun}-{name}" for name in written if maker in NAMED)


def test_each_sentence_has_a_message_with_its_slots() -> None:
    wrong = []
    for where, call in calls():
        unknown = [name for name in named_by(call) if name not in messages()]
        wrong += [f"{where}: there is no message {name!r}" for name in unknown]
        name, whole = start_of(call.args[0])
        if not whole or getattr(call.func, "id", "") != "Sentence":
            continue
        if name not in messages():
            wrong.append(f"{where}: there is no message {name!r}")
        elif all(one.arg for one in call.keywords):  # no **slots
            given = {str(one.arg) for one in call.keywords}
            lacking = {*slots_of(name)} - given - OF_THE_PAGE
            wrong += [f"{where}: {name!r} lacks {slot!r}" for slot in sorted(lacking)]
            wrong += [f"{where}: {name!r} has no {one!r}" for one in given - {*slots_of(name)}]
    assert wrong == []


def said_by_parts(lesson: str) -> list[Sentence]:
    """What controls, set-ups and acts say, by messages that are named after them."""
    experiment = lessons()[lesson]
    texts = [text for one in experiment.parameters for text in (one.symbol, one.meaning)]
    texts += [name for one in experiment.parameters for _, name in one.named]
    texts += [one.note for one in experiment.presets]
    for act in experiment.acts:
        texts += [act.title, act.why]
        texts += [act.after.question, act.after.model] if isinstance(act.after, After) else []
    return [text for text in texts if isinstance(text, Sentence)]


@pytest.mark.parametrize("lesson", LESSONS)
def test_controls_set_ups_and_acts_have_messages_with_their_slots(lesson: str) -> None:
    for said in said_by_parts(lesson):
        assert said["say"] in messages()
        assert {*slots_of(said["say"])} == {*said.get("with", {})}


@pytest.mark.parametrize("lesson", LESSONS)
def test_each_message_of_a_lesson_is_said(lesson: str) -> None:
    asked = (*lessons()[lesson].all_questions(), *lessons()[lesson].further)
    verdicts = [one.texts.start for one in asked if isinstance(one.texts, Messages)]
    begun = {f"{start}-{part}" for start in verdicts for part in ("head", "yes", "no")}
    whole = {node.value for _, node in nodes() if isinstance(node, ast.Constant)}
    whole |= {said["say"] for said in said_by_parts(lesson)}
    texts = [one.hint for one in lessons()[lesson].challenges]
    for one in asked:
        texts += [*one.steps, *one.seen.values(), *(option.text for option in named(one.choices))]
    whole |= {text["say"] for text in texts if isinstance(text, Sentence)}
    for _, call in calls():
        (name, is_whole), maker = start_of(call.args[0]), getattr(call.func, "id", "")
        written = named_by(call)
        whole |= {*written}
        in_part = maker == START or (maker in NAMED and len(written) < len(call.args) - 1)
        if name and (in_part or not is_whole):
            begun.add(name)
    text = (ENGLISH / f"{lesson}.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    assert len(names) > 50
    assert all(name.startswith(lesson.replace("_", "-")) for name in names)
    quoted = set(re.findall(r"\{ *([a-z][\w-]*) *\}", text))
    unsaid = [name for name in names if name not in whole | quoted]
    labels = f"{lesson.replace('_', '-')}-name-"
    assert [name for name in unsaid if not name.startswith((*begun, labels))] == []


def runs_in(experiment: Experiment) -> Iterator[str]:
    """Names of the runs of each set-up, act, choice and switch."""
    drawn = [one.values for one in (*experiment.presets, *experiment.acts)]
    for one in experiment.parameters:
        both = (True, False) if one.scale == "switch" else ()
        drawn += [{one.name: value} for value in (*one.choices, *both)]
    for values in drawn:
        with suppress(ValueError):  # what does not fit the rest
            yield from experiment.runs(experiment.check(values))


@pytest.mark.parametrize("lesson", LESSONS)
def test_each_name_of_a_lesson_has_a_label_and_each_label_a_name(lesson: str) -> None:
    experiment = lessons()[lesson]
    names = {*runs_in(experiment), *(one.name for one in measured(experiment))}
    names |= {part for one in experiment.presets for part in (one.name, one.group)}
    names |= {part for one in experiment.parameters for part in (one.group, *one.choices)}
    here = experiment.at_contact
    names |= {experiment.title, *experiment.walls, *here.into, *here.out, *here.along}
    names |= {here.slip, here.lost, *(way for one in experiment.challenges for way in one.ways)}
    words = {name for name in names if re.search(r"[A-Za-z]{2}", name)}
    labels = {name: label(lesson, name) for name in words}
    assert [name for name, found in labels.items() if found == name] == []
    said = [found["say"] for found in labels.values() if isinstance(found, Sentence)]
    assert len(set(said)) == len(said), "two names have one label"
    text = of_file(lesson)
    written = re.findall(rf"^({lesson.replace('_', '-')}-name-[\w-]+) =", text, re.MULTILINE)
    assert {*written} <= {*said}
    assert {str(found) for found in labels.values()} == words, "in English a label is the name"


def test_a_sentence_is_plain_data_and_says_itself_in_english() -> None:
    one = Sentence("many-balls-spread-options-bell", around="1 m/s")
    assert one == {"say": "many-balls-spread-options-bell", "with": {"around": "1 m/s"}}
    assert str(one) == "a bell around 1 m/s"
    assert {one, Sentence("many-balls-spread-options-bell", around="1 m/s")} == {one}
    assert open_slots(Sentence("many-balls-spread-options-bell")) == ("around",)
    assert open_slots("plain {guess}") == ("guess",)
    assert Sentence("many-balls-spread-options-even") == {"say": "many-balls-spread-options-even"}
