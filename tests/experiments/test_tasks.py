"""Challenges and exercises of the lessons: what gives each star, and what gives none."""

import itertools
import math
import re
from typing import Any

import pytest

from kernel_lib.experiments import lessons
from kernel_lib.protocol.challenges import challenge_results
from kernel_lib.protocol.playable import Playable
from kernel_lib.words import in_words

LESSONS = lessons()


def reached(name: str, challenge: str, **changed: Any) -> tuple[float | None, int]:
    lesson = LESSONS[name]
    one = next(one for one in lesson.challenges if one.name == challenge)
    values = lesson.check({**one.values, **changed})
    return one.reached(values, lesson.runs(values))


def said(name: str, challenge: str, **changed: Any) -> str:
    lesson = LESSONS[name]
    one = next(one for one in lesson.challenges if one.name == challenge)
    assert one.said is not None
    values = lesson.check({**one.values, **changed})
    runs = lesson.runs(values)
    measure, _ = one.reached(values, runs)
    return str(one.said(values, runs, math.nan if measure is None else measure))


#: Lesson, challenge, what is changed from its start, measure, stars.
STEPS: list[tuple[str, str, dict[str, Any], float, int]] = [
    ("plane_bounce", "two_bounces", {}, 5 * 0.7**4, 0),
    ("plane_bounce", "two_bounces", {"k_b": 0.66}, 5 * 0.66**4, 1),
    ("plane_bounce", "two_bounces", {"k_b": 0.665}, 5 * 0.665**4, 2),
    ("plane_bounce", "two_bounces", {"k_b": 0.669}, 5 * 0.669**4, 3),
    ("plane_bounce", "at_rest", {}, 5.722, 0),
    ("plane_bounce", "at_rest", {"k_b": 0.8}, 9.088, 1),
    ("plane_bounce", "at_rest", {"k_b": 0.82}, 10.210, 2),
    ("plane_bounce", "at_rest", {"k_b": 0.817}, 10.026, 3),
    ("oblique_plane", "stop_dead", {}, 26.1, 0),
    ("oblique_plane", "stop_dead", {"velocity_x": 1.0}, 8.25, 1),
    ("oblique_plane", "stop_dead", {"velocity_x": 1.8}, 1.13, 2),
    ("oblique_plane", "stop_dead", {"velocity_x": 1.7}, 0.0456, 3),
    ("oblique_plane", "ski_jumper", {}, 18.4, 0),
    ("oblique_plane", "ski_jumper", {"velocity_y": -5.0, "slope": 1.2}, 3.57, 1),
    ("oblique_plane", "ski_jumper", {"velocity_y": -7.0, "slope": 1.5}, 1.38, 2),
    ("oblique_plane", "ski_jumper", {"velocity_y": -9.0, "slope": 1.5}, 0.762, 3),
    ("two_balls", "stick", {}, 66.7, 0),
    ("two_balls", "stick", {"vy1": 15.9}, 1.47, 1),
    ("two_balls", "stick", {"vy1": 15.95}, 0.735, 2),
    ("two_balls", "stick", {"vy1": 16.0}, 0.0, 3),
    ("two_balls", "fastest", {}, 10.0, 0),
    ("two_balls", "fastest", {"m2": 3.0}, 20.0, 1),
    ("two_balls", "fastest", {"m2": 7.0}, 25.0, 2),
    ("two_balls", "fastest", {"m2": 39.0}, 29.0, 3),
    ("rotating_spheres", "straight_up", {}, 300 / 7, 0),
    ("rotating_spheres", "straight_up", {"spin1": 5.5}, 5.82, 1),
    ("rotating_spheres", "straight_up", {"spin1": 6.0}, 2.45, 2),
    ("rotating_spheres", "straight_up", {"spin1": 6.5}, 0.92, 3),
    ("rotating_spheres", "stop_in_box", {"speed": 3.2, "spin1": 16.0}, 2.610, 0),
    ("rotating_spheres", "stop_in_box", {"speed": 3.3, "spin1": 16.5}, 2.776, 1),
    ("rotating_spheres", "stop_in_box", {"speed": 3.375, "spin1": 16.875}, 2.904, 2),
    ("rotating_spheres", "stop_in_box", {"speed": 3.4, "spin1": 17.0}, 2.947, 3),
    ("newtons_cradle", "all_to_the_last", {}, 1.087, 0),
    ("newtons_cradle", "all_to_the_last", {"middle": 0.75}, 0.335, 1),
    ("newtons_cradle", "all_to_the_last", {"middle": 0.9}, 0.180, 2),
    ("newtons_cradle", "all_to_the_last", {"middle": 0.8}, 0.0449, 3),
    ("newtons_cradle", "two_leave", {}, 91.8, 0),
    ("newtons_cradle", "two_leave", {"gamma": 15.0}, 2.53, 1),
    ("newtons_cradle", "two_leave", {"gamma": 15.6}, 1.29, 2),
    ("newtons_cradle", "two_leave", {"gamma": 16.3}, 0.038, 3),
    ("many_balls", "late", {"each": 2}, 2, 1),
    ("many_balls", "late", {"each": 4}, 4, 2),
    ("many_balls", "late", {"each": 5}, 5, 3),
    ("track", "faster", {}, 1.01, 0),
    ("track", "faster", {"y1": -0.35, "y2": -0.69, "y3": -0.94, "y4": -1.03}, 0.809, 3),
]


@pytest.mark.parametrize(("name", "challenge", "changed", "measure", "stars"), STEPS)
def test_each_star_is_judged_from_the_run(
    name: str, challenge: str, changed: dict[str, Any], measure: float, stars: int
) -> None:
    found, given = reached(name, challenge, **changed)
    assert found == pytest.approx(measure, rel=2e-2, abs=0.06)
    assert given == stars


def test_three_stars_are_in_reach_of_the_controls_at_hand() -> None:
    for name, challenge, changed, _, stars in STEPS:
        one = next(one for one in LESSONS[name].challenges if one.name == challenge)
        if stars == 3:
            # What is drawn on the stage by hand needs no slider.
            at_hand = {*one.controls, *LESSONS[name].draws}
            assert set(changed) <= at_hand, (name, challenge)


@pytest.mark.parametrize("name", LESSONS)
def test_what_a_challenge_asks_to_change_is_at_hand_and_acts(name: str) -> None:
    lesson = LESSONS[name]
    for one in lesson.challenges:
        assert one.controls or lesson.draws, one.name
        values = lesson.check(one.values)
        for parameter in lesson.parameters:
            for other, among in parameter.conditions if parameter.name in one.controls else ():
                assert values[other] in among, f"{parameter.name} of {one.name} acts on nothing"


#: What would be too easy, or another task.
NOT_SO: list[tuple[str, str, dict[str, Any]]] = [
    ("plane_bounce", "two_bounces", {"height": 2.0, "k_b": 1.0}),
    ("plane_bounce", "at_rest", {"k_b": 1.0}),
    ("plane_bounce", "at_rest", {"gravity": 0.0}),
    ("oblique_plane", "stop_dead", {"friction": 1.5}),
    ("oblique_plane", "ski_jumper", {"k_b": 1.0}),
    ("two_balls", "stick", {"y2": 5.0}),
    ("two_balls", "stick", {"k_b": 0.1, "vy1": 16.0}),
    ("two_balls", "fastest", {"vx1": 5.0, "m2": 39.0}),
    ("two_balls", "fastest", {"vx1": 20.0, "vx2": -20.0}),
    ("two_balls", "fastest", {"film": "three head-on pairs", "m2": 39.0}),
    ("rotating_spheres", "stop_in_box", {"speed": 3.5, "spin1": 17.0}),
    ("rotating_spheres", "stop_in_box", {"speed": 3.4, "spin1": 17.0, "friction": 0.195}),
    ("newtons_cradle", "all_to_the_last", {"gap": 0.1}),
    ("newtons_cradle", "two_leave", {"balls": 2}),
]


@pytest.mark.parametrize(("name", "challenge", "changed"), NOT_SO)
def test_what_is_another_task_gives_no_star(
    name: str, challenge: str, changed: dict[str, Any]
) -> None:
    assert reached(name, challenge, **changed) == (None, 0)


IN_THE_AIR = "After 0.5 s it was still in the air."

#: Lesson, challenge, what is changed from its start, what is said of the run.
SAID: list[tuple[str, str, dict[str, Any], str]] = [
    (
        *("oblique_plane", "stop_dead", {}),
        "26.1 % of the speed was along the slope, uphill. The lump slid on.",
    ),
    (
        *("oblique_plane", "stop_dead", {"velocity_x": 0.0}),
        "19.6 % of the speed was along the slope, downhill. The lump slid on.",
    ),
    ("oblique_plane", "stop_dead", {"duration": 0.5}, IN_THE_AIR),
    (
        *("oblique_plane", "stop_dead", {"velocity_x": 1.7}),
        "0.0456 % of the speed was along the slope, downhill. The slope stops what points "
        "straight into it.",
    ),
    (
        *("oblique_plane", "ski_jumper", {}),
        "The landing took 18.4 % of the energy of motion. It came down 25.4° more steeply than the "
        "hill falls.",
    ),
    ("oblique_plane", "ski_jumper", {"velocity_y": 10.0, "duration": 0.5}, IN_THE_AIR),
    (
        *("oblique_plane", "ski_jumper", {"velocity_y": -7.0, "slope": 1.5}),
        "The landing took 1.38 % of the energy of motion. It came down only 6.75° more steeply "
        "than the hill falls.",
    ),
    (
        *("two_balls", "stick", {}),
        "They slid past each other at 20 m/s: 66.7 % of the closing speed. Seen from ball 2, "
        "ball 1 came 1.66 m off a straight hit.",
    ),
    ("two_balls", "stick", {"vy1": 40.0, "vx2": -5.0}, "They missed each other by 10.9 m."),
    ("two_balls", "stick", {"vy1": -3.0}, "Their paths did not cross."),
    ("two_balls", "stick", {"vy1": 3.0, "vx2": -5.0}, "After 1.5 s they had not met."),
    (
        *("two_balls", "stick", {"vy1": 15.9}),
        "They slid past each other at only 0.5 m/s: 1.47 % of the closing speed. Seen from ball 2, "
        "ball 1 came only 0.0442 m off a straight hit.",
    ),
    (
        *("two_balls", "stick", {"vy1": 16.0}),
        "They stayed together. Seen from ball 2, ball 1 came straight at it.",
    ),
    ("two_balls", "fastest", {}, "Both left at 10 m/s: equal balls swap their speeds."),
    (
        *("two_balls", "fastest", {"m2": 1.5}),
        "The light ball left at 14 m/s. The heavy one was thrown back at 6 m/s, and they part as "
        "fast as they met: 20 m/s.",
    ),
    ("two_balls", "fastest", {"duration": 0.5}, "After 0.5 s they had not met."),
    (
        *("two_balls", "fastest", {"m2": 3.0}),
        "The light ball left at 20 m/s. The heavy one stopped, and they part as fast as they met: "
        "20 m/s.",
    ),
    (
        *("two_balls", "fastest", {"m2": 39.0}),
        "The light ball left at 29 m/s. The heavy one moved on at 9 m/s, and they part as fast as "
        "they met: 20 m/s.",
    ),
    (
        *("rotating_spheres", "straight_up", {}),
        "It left the floor at 1.82 m/s to the right: 42.9 % of its speed along the floor.",
    ),
    (
        *("rotating_spheres", "straight_up", {"spin1": 10.0}),
        "It left the floor at 1.04 m/s to the left: 24.5 % of its speed along the floor.",
    ),
    (
        *("rotating_spheres", "straight_up", {"speed": 1.0, "duration": 0.5}),
        "After 0.5 s it had not hit the floor.",
    ),
    (
        *("rotating_spheres", "straight_up", {"spin1": 6.5}),
        "It left the floor at 0.0389 m/s to the left: 0.916 % of its speed along the floor. Its "
        "rim ran back 0.766 times as fast as it flew along the floor.",
    ),
    ("rotating_spheres", "stop_in_box", {}, "It rolls on at 2.86 m/s."),
    ("rotating_spheres", "stop_in_box", {"spin1": 30.0}, "It rolls back at 1.43 m/s."),
    (
        *("rotating_spheres", "stop_in_box", {"speed": 4.0, "spin1": 20.0}),
        "It rests 1.08 m too far.",
    ),
    (
        *("rotating_spheres", "stop_in_box", {"speed": 2.0, "spin1": 10.0}),
        "It rests 1.98 m too short.",
    ),
    (
        *("rotating_spheres", "stop_in_box", {"speed": 10.0, "duration": 0.5}),
        "After 0.5 s it still slipped.",
    ),
    (
        *("rotating_spheres", "stop_in_box", {"speed": 3.4, "spin1": 17.0}),
        "It rests at 2.95 m. Its rim ran back 2.5 times as fast as it moved on, so speed and "
        "backspin ended together.",
    ),
    (
        *("newtons_cradle", "all_to_the_last", {}),
        "1.09 % of the energy stayed with balls 1 and 2. Ball 1 came back at 0.071 m/s.",
    ),
    (
        *("newtons_cradle", "all_to_the_last", {"middle": 0.6}),
        "3.45 % of the energy stayed with balls 1 and 2. Ball 1 came back at 0.103 m/s.",
    ),
    (
        *("newtons_cradle", "all_to_the_last", {"middle": 0.75}),
        "Only 0.335 % of the energy stayed with balls 1 and 2. Ball 3 took the rest, and left at "
        "0.998 m/s.",
    ),
    (
        *("newtons_cradle", "two_leave", {}),
        "Ball 3 left 0.918 m/s faster than ball 2: 91.8 % of the speed that came in.",
    ),
    (
        *("newtons_cradle", "two_leave", {"gamma": 30.0}),
        "Ball 3 left 0.117 m/s faster than ball 2: 11.7 % of the speed that came in.",
    ),
    (
        *("newtons_cradle", "two_leave", {"gamma": 15.6}),
        "Balls 2 and 3 left at 0.66 m/s and 0.673 m/s. Contact 2 is 15.6 times as hard, and passed "
        "the push on while ball 1 still pressed.",
    ),
]


@pytest.mark.parametrize(("name", "challenge", "changed", "words"), SAID)
def test_what_came_of_it_is_said_with_its_number(
    name: str, challenge: str, changed: dict[str, Any], words: str
) -> None:
    assert said(name, challenge, **changed) == words


def test_each_sentence_about_a_run_is_short_at_every_setting() -> None:
    for name, lesson in LESSONS.items():
        parameters = {one.name: one for one in lesson.parameters}
        for challenge in (one for one in lesson.challenges if one.said):
            ends = (
                (parameters[one].minimum, parameters[one].maximum) for one in challenge.controls
            )
            for numbers in itertools.product(*ends):
                changed = dict(zip(challenge.controls, numbers, strict=True))
                try:
                    words = said(name, challenge.name, **changed)
                except ValueError:
                    continue  # the lesson refuses these values, and says so at their controls
                sentences = re.split(r"(?<=[.!?]) ", words)
                assert words.endswith("."), (name, changed, words)
                assert max(len(one.split()) for one in sentences) <= 20, words
                assert len(words.split()) <= 35, words
                assert "–" not in words, (name, changed, "a number that there is not")


@pytest.mark.parametrize("name", LESSONS)
def test_two_challenges_and_three_exercises_a_lesson(name: str) -> None:
    lesson = LESSONS[name]
    assert len(lesson.challenges) == 2
    assert len(lesson.exercises) == 3
    for one in lesson.challenges:
        assert len(one.stars) == 3
        assert one.unit
        assert one.hint
        # Nobody has a star before anything is done.
        begins = lesson.check(one.values)
        assert one.reached(begins, lesson.runs(begins))[1] == 0, one.name
    for task in lesson.exercises:
        assert task.hint
        assert task.solution
        # A student who rounds to two digits is right.
        if isinstance(task.answer, float):
            rounded = float(f"{task.answer:.2g}")
            assert abs(rounded - task.answer) <= task.tolerance / 1.05


@pytest.mark.parametrize("name", LESSONS)
def test_each_challenge_is_told_at_each_set_up(name: str) -> None:
    """Whatever stands on the stage, its picture tells of every challenge."""
    lesson = LESSONS[name]
    for begin in ({}, *(one.values for one in (*lesson.presets, *lesson.acts))):
        values = lesson.check({**begin})
        runs = lesson.runs(values)
        assert len(in_words(challenge_results(Playable(lesson), values, runs))) == 2
