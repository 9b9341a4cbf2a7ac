"""What each lesson asks first, and what there is to take, to try and to win."""

from typing import Any, NamedTuple

import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import PAPERS
from kernel_lib.words import in_words
from tests.experiments.verdicts import asked, text_of

LESSONS = lessons()


class Course(NamedTuple):
    """A lesson: the right answer to its first question, and what a frequent wrong one gets."""

    truth: Any
    wrong: Any
    diagnosis: str
    set_ups: tuple[str, ...]
    challenges: tuple[str, str]
    answers: tuple[Any, Any, Any]


COURSE = {
    "plane_bounce": Course(
        2.45,
        3.5,
        "70 % of the *height*",
        ("Tennis ball", "Table-tennis ball", "Basketball", "Clay", "On the Moon"),
        ("two_bounces", "at_rest"),
        (71, 10, 73),
    ),
    "oblique_plane": Course(
        "up",
        "stops",
        "nothing returned meant",
        ("Snowball on a roof", "Ski jumper", "Straight down", "Rough roof", "Hailstone"),
        ("stop_dead", "ski_jumper"),
        (4, 36, 0.25),
    ),
    "two_balls": Course(
        "slide",
        "stay",
        "no bounce meant stuck",
        (
            *("Off centre", "Head-on", "Lorry and car", "Billiard balls"),
            *("In a box", "Counting to π"),
        ),
        ("stick", "fastest"),
        (2, 1.5, "They slide off each other."),
    ),
    "rotating_spheres": Course(
        "back",
        "on",
        "came to the table spinning",
        (
            *("Superball under a table", "Ice-smooth ball", "Tennis ball with topspin"),
            *("Billiards, off centre", "Bowling ball"),
        ),
        ("straight_up", "stop_in_box"),
        (2.5, 1.5, "nothing"),
    ),
    "newtons_cradle": Course(
        "back",
        "stops",
        "needs room",
        ("Three balls", "Desk toy: five balls", "Two in", "Small gaps", "Passes everything on"),
        ("all_to_the_last", "two_leave"),
        (0.667, "no, all five move", "it stops"),
    ),
    "soft_contact": Course(
        "more",
        "same",
        "to a ball *and a speed*",
        (
            *("Rubber ball from a table", "Rubber ball from a finger's breadth", "Steel on steel"),
            *("Steel, hardly touching", "A game's ball"),
        ),
        ("half", "slow"),
        (0.36, 12.6, 256),
    ),
    "bowl": Course(
        0.5,
        2.0,
        "but from high up too fast",
        ("Salad bowl", "Satellite dish", "Nearly flat", "On the Moon", "Two mirrors"),
        ("safe", "ring"),
        (15, 7.5, 2),
    ),
    "many_balls": Course(
        "lopsided",
        "one",
        "Equal balls swap speeds only head-on.",
        (
            *("Soon", "Heavy among light", "Two gases meet", "Half the room", "In space"),
            *("Back after four", "Too late"),
        ),
        ("late", "twice"),
        (368, 0.05, 1.41),
    ),
}


@pytest.mark.parametrize("name", COURSE)
def test_the_first_question_has_its_answer_and_knows_the_usual_mistake(name: str) -> None:
    lesson, course = LESSONS[name], COURSE[name]
    values = lesson.begins({})
    judged = asked(lesson, values, lesson.runs(values))
    truth = judged["truth"]
    assert truth == (pytest.approx(course.truth) if judged["kind"] == "flag" else course.truth)
    assert course.diagnosis in text_of(judged, course.wrong)


@pytest.mark.parametrize("name", COURSE)
def test_a_lesson_offers_what_it_promises(name: str) -> None:
    lesson, course = LESSONS[name], COURSE[name]
    groups = {one.name: one.group for one in lesson.presets}
    assert {one: groups.get(one, "is not there") for one in course.set_ups} == dict.fromkeys(
        course.set_ups, ""
    )
    assert tuple(one.name for one in lesson.challenges) == course.challenges
    assert tuple(in_words([one.answer for one in lesson.exercises])) == course.answers


SOURCES = ("Nikulin", "Neumann", "Li & Yao", "Chung")


@pytest.mark.parametrize("name", LESSONS)
def test_cases_of_a_source_stand_in_a_group_of_their_own(name: str) -> None:
    for one in LESSONS[name].presets:
        assert not one.name.startswith(SOURCES) or one.group == PAPERS, one.name
