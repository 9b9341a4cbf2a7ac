"""Class questions: what is called right is what the runs do, seen by a witness of its own."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import ClassQuestion, Experiment
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.playable import Playable
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import in_words
from tests.experiments.witnesses import WITNESSES as QUESTIONS
from tests.widgets.small_experiment import experiment as small

ASKED = [
    (name, one) for name, experiment in lessons().items() for one in experiment.class_questions
]
NAMED = [f"{name}-{one.name}" for name, one in ASKED]


def at(lesson: str, one: ClassQuestion, **change: Any) -> dict[str, Trajectory]:
    experiment = lessons()[lesson]
    return experiment.runs(experiment.check({**one.values, **change}))


def rise(run: Trajectory) -> float:
    """How high the lowest point comes between the first two impacts, m, by looking at it."""
    first, second = run.contacts.of_kind("impact").time[:2]
    radius = run.scene.balls[0].radius
    moments = np.linspace(first, second, 2001)
    return max(float(run.at(float(t)).position[0, 1]) for t in moments) - radius


def kept(run: Trajectory) -> float:
    """Speed after the touch over speed before it, from the ends of the run's flights."""
    energy = 0.5 * run.velocity[:, 0, 1] ** 2 + 9.807 * run.position[:, 0, 1]
    touch = 0.02 * 9.807  # energy of height where it touches
    return float(np.sqrt((energy[-1] - touch) / (energy[0] - touch)))


def half(one: ClassQuestion) -> str:
    rises = {share: rise(at("plane_bounce", one, k_b=share)["exact"]) for share in (0.71, 0.5)}
    return "71 %" if abs(rises[0.71] - 0.5) < 0.01 < abs(rises[0.5] - 0.5) else ""


def still(one: ClassQuestion) -> str:
    run = at("plane_bounce", one)["exact"]
    height = run.position[:, 0, 1] - 1
    rests = run.time[np.flatnonzero(height > 1e-6)[-1] + 1]
    if run.time[-1] >= one.values["duration"] - 1e-6:  # a run ends where all lies still
        return "never"
    return "before 5 s" if rests < 5 else "between 5 s and 10 s" if rests < 10 else "after 10 s"


def slides(one: ClassQuestion) -> str:
    """The way after the landing, by places alone: off the slope, up along it, down along it."""
    run = at("oblique_plane", one)["exact"]
    hit = float(run.contacts.time[0])
    normal = np.array(run.scene.walls[0].normal[:2]) / np.linalg.norm(run.scene.walls[0].normal[:2])
    later = run.position[run.time > hit, 0] - run.at(hit).position[0]
    up = np.array([normal[1], -normal[0]]) * np.sign(-normal[0])
    assert abs(later @ normal).max() < 1e-9
    way = later @ up
    if one.name == "dropped":
        return "It slides down." if np.all(np.diff(way) < 0) else ""
    back = way.max() > 0.1 and way[-1] < way.max()
    return "It slides up the slope, then back down." if back else ""


def heavy(one: ClassQuestion) -> str:
    """By how far both lumps come, on the slope of the question and on one that is too steep."""
    stay = []
    for slope in (0.4, 0.8):
        runs = at("oblique_plane", one, slope=slope)
        far = [np.ptp(run.position[:, 0], axis=0).max() for run in runs.values()]
        stay.append([way < 1e-9 for way in far])
    return "It stays." if stay == [[True, True], [False, False]] else ""


def pair(one: ClassQuestion) -> str:
    run = at("two_balls", one)["exact"]
    masses = np.array([ball.mass for ball in run.scene.balls])
    change = masses[:, None] * (run.velocity[-1] - run.velocity[0])
    sizes = np.linalg.norm(change, axis=1)
    if one.name == "lorry":
        same = abs(sizes[0] - sizes[1]) < 1e-9 * sizes[0] and sizes[0] > 0.1
        return "Both the same." if same else ""
    if one.name == "hooked":
        return "They stand still." if np.abs(run.velocity[-1]).max() < 1e-9 else ""
    apart = np.linalg.norm(run.position[:, 0] - run.position[:, 1], axis=1)
    after = run.time > run.contacts.time[0] + 0.05
    closing = np.diff(apart[after])[0]
    return "They slide off each other." if apart[-1] > 2.1 and closing < 0.05 else ""


def superball(one: ClassQuestion) -> str:
    run = at("rotating_spheres", one)["rough"]
    share = run.velocity[-1, 0, 0] / run.velocity[0, 0, 0]
    back, on = share < -0.9, abs(share - 1) < 1e-9
    return "It comes back." if back else "It flies on, about as fast." if on else ""


def lane(one: ClassQuestion) -> str:
    ends = []
    for friction in (0.2, 0.4):
        run = at("rotating_spheres", one, friction=friction)["rough"]
        slip = np.abs(run.velocity[:, 0, 0] + 0.5 * run.spin[:, 0])
        ends.append((run.time[np.flatnonzero(slip < 1e-9)[0]], run.velocity[-1, 0, 0]))
    same = np.isclose(ends[0][1], ends[1][1])
    return "It rolls sooner, at the same speed." if ends[1][0] < ends[0][0] and same else ""


def row(one: ClassQuestion) -> str:
    """Speed of the first ball a while after the contacts, by the places of the balls."""
    run = at("newtons_cradle", one)["Hertz"]
    speed = run.at(float(run.contacts.time[0]) + 0.02).velocity[0, 0]
    return "It comes back slowly." if speed < -0.05 else "It stops." if abs(speed) < 0.01 else ""


def claimed(one: ClassQuestion) -> str:
    speeds = [float(word) for word in re.findall(r"[\d.]+(?=[,)])", str(one.question))]
    assert sum(speed**2 for speed in speeds) == pytest.approx(1.0)
    return "Momentum." if sum(speeds) > 1.1 else ""


def soft(one: ClassQuestion) -> str:
    share = kept(at("soft_contact", one)["drop"])
    far = kept(at("soft_contact", one, height=100.0)["drop"])
    if one.name == "steel":
        assert f"{100 * far:.0f} %" in str(one.question)
        return f"{100 * share:.0f} %"
    assert f"{100 * far:.0f} %" in str(one.question)
    size = "larger" if share > far + 0.01 else "smaller" if share < far - 0.01 else ""
    return f"A {size} share." if size else "The same share."


def as_asked(lesson: str, name: str) -> Callable[[ClassQuestion], str]:
    """By the witness of a question of the lesson, where the class is asked the same."""

    def witness(one: ClassQuestion) -> str:
        experiment = lessons()[lesson]
        values = experiment.check({**one.values, **one.shown})
        runs = experiment.runs(values)
        (question,) = (each for each in experiment.all_questions() if each.name == name)
        seen, _ = QUESTIONS[name](values, runs)
        return next(str(each.text) for each in question.options(values, runs) if each.name == seen)

    return witness


WITNESSES: dict[str, Callable[[ClassQuestion], str]] = {
    "many_balls-speeds": as_asked("many_balls", "spread"),
    "many_balls-back": as_asked("many_balls", "turned"),
    "many_balls-space": as_asked("many_balls", "half"),
    "plane_bounce-height": lambda one: f"{100 * rise(at('plane_bounce', one)['exact']):.0f} cm",
    "plane_bounce-rest": still,
    "plane_bounce-half": half,
    "oblique_plane-landing": slides,
    "oblique_plane-dropped": slides,
    "oblique_plane-heavy": heavy,
    "two_balls-together": pair,
    "two_balls-lorry": pair,
    "two_balls-hooked": pair,
    "rotating_spheres-superball": superball,
    "rotating_spheres-ice": superball,
    "rotating_spheres-lane": lane,
    "newtons_cradle-vote": row,
    "newtons_cradle-gaps": row,
    "newtons_cradle-claim": claimed,
    "soft_contact-rubber": soft,
    "soft_contact-steel": soft,
    "soft_contact-inside": as_asked("soft_contact", "inside"),
    "bowl-drops": as_asked("bowl", "two_bowls"),
    "bowl-neighbours": as_asked("bowl", "parting"),
    "bowl-mirrors": as_asked("bowl", "distances"),
    "track-loop": as_asked("track", "looping"),
    "track-dome": as_asked("track", "depth"),
    "track-roads": as_asked("track", "first_there"),
    "attracting_stones-two": as_asked("attracting_stones", "end"),
    "attracting_stones-passing": as_asked("attracting_stones", "passing"),
    "attracting_stones-push": as_asked("attracting_stones", "catch"),
}


@pytest.mark.parametrize(("lesson", "one"), ASKED, ids=NAMED)
def test_what_is_called_right_is_what_the_runs_do(lesson: str, one: ClassQuestion) -> None:
    values = lessons()[lesson].check({**one.values, **one.shown})
    message, _ = answer(Playable(lessons()[lesson]), {"kind": "set", "change": values})
    (data,) = [each for each in in_words(message["class_answers"]) if each["name"] == one.name]
    assert data["right"] == WITNESSES[f"{lesson}-{one.name}"](one)
    assert data["happened"].endswith(".") and "nan" not in data["happened"]
    assert 0 < data["end"] <= message["duration"]


@pytest.mark.parametrize(
    "one", lessons()["newtons_cradle"].class_questions, ids=lambda one: one.name
)
def test_a_cradle_is_shown_before_its_balls_swing_back(one: ClassQuestion) -> None:
    experiment = lessons()["newtons_cradle"]
    message, _ = answer(
        Playable(experiment), {"kind": "set", "change": experiment.check(one.values)}
    )
    (data,) = message["class_answers"]
    run = at("newtons_cradle", one)["Hertz"]
    (met,) = data["moments"]
    between = (run.contacts.time > met + 0.1) & (run.contacts.time < data["end"])
    assert not between.any()
    assert data["end"] > met + 0.2


@pytest.mark.parametrize("lesson", lessons())
def test_a_lesson_asks_a_class_twice_with_talk_and_once_with_new_numbers(lesson: str) -> None:
    asked = lessons()[lesson].class_questions
    assert [one.rounds for one in asked] == [2, 2, 1]
    for one in asked:
        assert str(one.question).count("\n") == 1
        assert set(one.runs) <= set(at(lesson, one))


def test_answers_come_only_where_a_question_stands() -> None:
    made = lessons()["oblique_plane"]
    _, dropped, heavy = made.class_questions
    elsewhere = replace(heavy, shown={"slope": 0.5})
    lesson = Playable(replace(made, class_questions=(dropped, elsewhere)))
    listed = []
    for change in (heavy.values, {**heavy.values, **elsewhere.shown}, dropped.values, {}):
        change = lesson.experiment.check(change)
        message, _ = answer(lesson, {"kind": "set", "change": change})
        listed.append([one["name"] for one in message["class_answers"]])
    assert listed == [["heavy"], ["heavy"], ["dropped"], []]


def test_the_page_is_told_choices_and_values_and_no_answer() -> None:
    made = lessons()["oblique_plane"]
    question = replace(made.class_questions[2], shown={"slope": 0.5})
    sheet = json.loads(json.dumps(in_words(sheet_of(replace(made, class_questions=(question,))))))
    (one,) = sheet["class_questions"]
    assert one["rounds"] == 1 and len(one["choices"]) == 3
    assert one["values"]["slope"] == 0.4 and one["shown"]["slope"] == 0.5
    fields = {"name", "question", "choices", "sketches", "values", "shown", "runs", "rounds"}
    assert set(one) == fields


def _judged(right: str) -> Callable[..., tuple[str, str]]:
    return lambda runs_at: (right, "It did.")


QUESTION = ClassQuestion("one", "Given.\nAsked?", ("up", "down"), _judged("up"))


@pytest.mark.parametrize(
    ("questions", "says"),
    [
        ((QUESTION, QUESTION), "names of class questions must differ"),
        ((replace(QUESTION, choices=("up",)),), "two to 4 choices"),
        ((replace(QUESTION, choices=("up", "up")),), "two to 4 choices"),
        ((replace(QUESTION, rounds=3),), "one round or two, got 3"),
        ((replace(QUESTION, shown={"none": 1}),), "class question 'one'"),
    ],
)
def test_what_cannot_be_put_is_refused(questions: Any, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        replace(small(), class_questions=questions)


def test_runs_that_say_none_of_the_choices_are_refused() -> None:
    made: Experiment = replace(small(), class_questions=(replace(QUESTION, judge=_judged("left")),))
    message, _ = answer(Playable(made), {"kind": "set", "change": {}})
    assert message["kind"] == "error" and "'left', none of the choices" in message["problem"]
