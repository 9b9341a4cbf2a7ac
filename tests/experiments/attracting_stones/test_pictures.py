"""What the stage draws once the questions of lesson 10 are answered."""

import math

import pytest

from tests.experiments.attracting_stones.kept import experiment

GUESSES = {one.name: one for one in experiment.all_questions()}


def picture_of(question, **changed):
    values = experiment.check(changed)
    runs = experiment.runs(values)
    return GUESSES[question].picture(values, runs), values, runs


def test_the_room_between_two_stones_bounces_on_zero():
    found, values, runs = picture_of("end")
    ((_, (hours, room)),) = found.chart.lines(values).items()
    assert room[0] == pytest.approx(4)
    assert room.min() == pytest.approx(0, abs=1e-6)
    assert hours[-1] == pytest.approx(runs["stones"].time[-1] / 3600)
    assert str(found.words) == "From 9.42 h on the stones touch."


def test_where_two_pass_a_span_is_as_long_as_they_are_near():
    found, _, _ = picture_of("end", sideways=0.25)
    (span,) = (one for one in found.marks if type(one).__name__ == "Span")
    assert math.dist(span.start, span.end) == pytest.approx(4.85, abs=0.01)
    assert str(span.text) == "nearest 4.85 m"


def test_the_straight_lines_are_as_far_apart_as_the_stone_is_aimed():
    found, _, _ = picture_of("passing", situation="passing stone", e=0.5, aim=14.0)
    one, other = (mark for mark in found.marks if type(mark).__name__ == "Way")
    assert one.points[0][1] - other.points[0][1] == pytest.approx(14)
    assert str(found.words).endswith("It left at 0.34 mm/s.")


def test_the_angle_opens_from_the_twin_to_the_pushed_stone():
    found, _, runs = picture_of("catch", situation="round a heavy one", push=3.0)
    angle = found.marks[0]
    assert angle.end - angle.start == pytest.approx(36.4, abs=0.1)
    x, y = runs["pushed"].position[-1, 1]
    assert angle.start == pytest.approx(math.degrees(math.atan2(y, x)), abs=0.1)
