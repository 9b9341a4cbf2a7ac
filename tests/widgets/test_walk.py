"""Every lesson at every set-up, and at random values of all its controls.

A longer walk: CAROM_WALKS=2000 (value sets a lesson), CAROM_WALK_FROM=7 (another seed).
"""

import os

import numpy as np
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import LESSON_BUDGET
from kernel_lib.words import in_words
from tests.lesson_walk import answer_of, any_values, problems, quiet

EXPERIMENTS = lessons()
WALKS = int(os.environ.get("CAROM_WALKS", "24"))
FROM = int(os.environ.get("CAROM_WALK_FROM", "0"))

#: In the long walk every tenth set is looked at thoroughly, in the short one every fourth.
THOROUGH = 4 if WALKS < 100 else 10

#: Values that links once brought in, and that went wrong: nothing finite, minutes, an exception.
ONCE_WRONG = {
    "fixed steps with much drag": (
        "two_balls",
        {"film": "one pair", "drag": 5, "m1": 0.1, "r1": 4.0, "x1": -20, "y1": -20, "duration": 20},
    ),
    "twenty seconds for one answer": (
        "two_balls",
        {"film": "one pair", "k_b": 1, "m1": 1, "r1": 1, "x1": 20, "y1": -5, "vx1": 40, "vy1": 20}
        | {"m2": 100, "r2": 2, "x2": -20, "y2": 5, "vx2": -40, "vy2": 0, "gravity": 25, "drag": 5}
        | {"box": True, "kac": False, "step": 0.005, "duration": 20},
    ),
    "a wall is hit first": (
        "two_balls",
        {"film": "one pair", "box": True, "vx1": -30, "vy1": 0, "vx2": -20, "k_b": 1, "y1": 5}
        | {"duration": 20},
    ),
    "a contact that closes with next to no speed": (
        "newtons_cradle",
        {"balls": 5, "incoming": 4, "mass": 1.54, "beta": 0.104, "middle": 0.123, "speed": 0.5}
        | {"radius": 0.17, "length": 1.4, "stiffness": 328, "gamma": 0.388, "exponent": 2.4},
    ),
    "a start where the wall stands upright": (
        "track",
        {"place": "half-pipe", "angle": 90, "friction": 0.83, "rival": "tin", "never_slips": False},
    ),
    "a valley that bends as closely as the ball": (
        "track",
        {
            "place": "your own",
            "body": "hoop",
            "friction": 0,
            "e": 0.43,
            "gravity": 24.606689903405556,
        }
        | {"y1": -0.02, "y2": -2, "y3": -0.88, "y4": -0.99},
    ),
    "a slide over the end of a mirror": (
        "bowl",
        {"shape": "two mirrors", "height": 3, "radius": 1.0, "offset": -64.7, "speed": -5, "e": 0.6}
        | {"second": 0.73, "distance": 0.2, "bounces": 58},
    ),
    "a radius whose places were rounded": (
        "newtons_cradle",
        {"picture": "on a rail", "balls": 4, "incoming": 2, "radius": 0.26720151876},
    ),
}


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_every_set_up_is_sound(name):
    lesson = quiet(EXPERIMENTS[name])
    assert problems(lesson, EXPERIMENTS[name].defaults()) == []
    for preset in EXPERIMENTS[name].presets:
        values = EXPERIMENTS[name].check(preset.values)
        assert (preset.name, problems(lesson, values)) == (preset.name, [])
        assert lesson.values == values, "a set-up can run"
        assert all(run.stopped_because != "step limit" for run in lesson.runs.values())


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_random_values_of_all_controls_are_sound(name):
    lesson, chance = quiet(EXPERIMENTS[name]), np.random.default_rng(FROM)
    wrong = []
    for k in range(WALKS):
        values = any_values(EXPERIMENTS[name], chance)
        try:
            found = problems(lesson, values, k % THOROUGH == 0)
        except Exception as error:  # all of them, so that one walk tells all
            found = [repr(error)]
        wrong += [(found, values)] if found else []
    assert wrong == []


def values_at_ends(experiment):
    """A set-up with one control at one end of its range, or at one of its choices.

    Each end once, the set-ups in turn; in the long walk each end of each set-up.
    """
    ends = [
        {one.name: end}
        for one in experiment.parameters
        for end in one.choices or (one.minimum, one.maximum)
    ]
    set_ups = [preset.values for preset in experiment.presets]
    for place, end in enumerate(ends):
        first = (FROM + place) % len(set_ups)
        for values in set_ups if WALKS >= 100 else set_ups[first : first + 1]:
            yield experiment.check({**values, **end})


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_controls_at_the_ends_of_their_ranges_are_sound(name):
    lesson = quiet(EXPERIMENTS[name])
    drawn = values_at_ends(EXPERIMENTS[name])
    wrong = [(found, values) for values in drawn if (found := problems(lesson, values, False))]
    assert wrong == []


@pytest.mark.parametrize("story", ONCE_WRONG)
def test_what_a_link_once_broke_is_sound(story):
    name, values = ONCE_WRONG[story]
    lesson = quiet(EXPERIMENTS[name])
    assert problems(lesson, EXPERIMENTS[name].check(values)) == []


def test_drag_that_long_steps_cannot_follow_is_told():
    name, values = ONCE_WRONG["fixed steps with much drag"]
    lesson = quiet(EXPERIMENTS[name])
    text = " ".join(in_words(answer_of(lesson, {"kind": "set", "change": values})[0]["endings"]))
    assert "“fixed steps” ends at" in text and "drag" in text


def test_the_lesson_that_took_twenty_seconds_ends_within_its_budget_and_says_so():
    name, values = ONCE_WRONG["twenty seconds for one answer"]
    lesson = quiet(EXPERIMENTS[name])
    message, _ = answer_of(lesson, {"kind": "set", "change": values})
    assert message["errors"] == {}
    exact = lesson.runs["exact"]
    assert exact.stopped_because == "step limit"
    assert len(exact.contacts) <= LESSON_BUDGET
    text = " ".join(in_words(message["endings"]))
    assert "“exact” ends at" in text and "are not shown" in text


def test_published_figures_are_numbers_or_words():
    for experiment in EXPERIMENTS.values():
        for row in experiment.published:
            found = row.computed()
            assert isinstance(found, str) or np.isfinite(found), row.quantity
            assert "nan" not in str(found) and "inf" not in str(found).split(), row.quantity
