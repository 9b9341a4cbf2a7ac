"""The moments at which a first look slows down, and how another question is drawn."""

import math
from typing import Any

import numpy as np
import pytest

from kernel_lib.experiments import lessons
from kernel_lib.experiments.bank import asking, bank_of
from kernel_lib.experiments.experiment import Experiment, Guess, Judgement
from kernel_lib.experiments.measures.decisive import Decisive, Varied
from kernel_lib.protocol.pictures.runs import runs_of

LESSONS: dict[str, Experiment] = lessons()
SETUPS = [(name, one.name) for name, lesson in LESSONS.items() for one in lesson.presets]


def decided(lesson: Experiment, values: dict[str, Any]) -> tuple[Decisive, float]:
    """The moments of a lesson at these values, and how long its runs last."""
    assert lesson.guess
    runs = runs_of(lesson, lesson.check(values))
    found = lesson.guess.decisive(lesson.check(values), runs)
    return found, max(float(run.time[-1]) for run in runs.values())


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_every_set_up_is_decided_within_its_runs(name: str, setup: str) -> None:
    lesson = LESSONS[name]
    found, duration = decided(lesson, next(p.values for p in lesson.presets if p.name == setup))
    assert 0 < found.verdict <= duration
    runs = runs_of(lesson, lesson.check(next(p.values for p in lesson.presets if p.name == setup)))
    if any(len(run.contacts.of_kind("impact")) for run in runs.values()):
        assert found.moments


def test_the_moments_are_those_of_the_question() -> None:
    contact, top = decided(LESSONS["plane_bounce"], {})[0].moments
    fall = (1 + math.sqrt(1 + 2 * 9.807 * 4)) / 9.807
    assert contact == pytest.approx(fall, rel=1e-9)
    assert top == pytest.approx(fall + 0.7 * (9.807 * fall - 1) / 9.807, rel=1e-9)
    assert len(decided(LESSONS["rotating_spheres"], {})[0].moments) == 3
    landing = decided(LESSONS["oblique_plane"], {})[0]
    run = runs_of(LESSONS["oblique_plane"], LESSONS["oblique_plane"].defaults())["exact"]
    assert landing.moments == (run.contacts.time[0],)
    slope = run.scene.walls[0].normal
    at = int(np.searchsorted(run.time, landing.verdict))
    assert run.velocity[at, 0] @ (slope[1], -slope[0]) < 0, "it is on its way back down"


@pytest.mark.parametrize("name", LESSONS)
def test_a_drawn_question_has_its_verdict_within_the_run(name: str) -> None:
    lesson = LESSONS[name]
    for number, draws in bank_of(lesson).items():
        act = asking(lesson)[number]
        for case in act.cases:
            draw = next(one for one in draws if one.case == case.name)
            guess = next(one for one in lesson.all_questions() if one.name == case.question)
            values = lesson.check({**act.values, **draw.values})
            runs = runs_of(lesson, values)
            duration = max(float(run.time[-1]) for run in runs.values())
            assert 0 < guess.decisive(values, runs).verdict <= duration


def test_what_cannot_be_is_refused() -> None:
    for moments, end in (((2.0, 1.0), 3.0), ((1.0,), 0.5), ((), math.nan), ((-1.0,), 1.0)):
        with pytest.raises(ValueError, match="go up from 0 to the verdict"):
            Decisive(moments, end)
    with pytest.raises(ValueError, match="go up from 0 to the verdict"):
        Decisive((), 3.0, ((2.0, 1.0, 0.0),))
    with pytest.raises(ValueError, match="drawn from least to most"):
        Varied(2.0, 1.0)


def test_a_first_hit_is_seen_at_a_minute_a_second_and_the_end_of_a_round_slowly() -> None:
    stones = LESSONS["attracting_stones"]
    hit = decided(stones, {})[0]
    ((start, end, pace),) = hit.slow
    assert (end - start, pace) == pytest.approx((60, 60))
    assert (start + end) / 2 == pytest.approx(hit.moments[0])
    (catch,) = (one for one in stones.all_questions() if one.name == "catch")
    values = stones.check(stones.acts[2].values)
    found = catch.decisive(values, stones.runs(values))
    assert found.slow == ((7 / 8 * found.verdict, found.verdict, 0.0),)


def test_what_does_nothing_any_more_says_so() -> None:
    with pytest.warns(DeprecationWarning, match="a question's margin says what is easy"):
        Varied(0.0, 1.0, 0.5)
    for given in ({"vary": {"e": Varied(0.0, 1.0)}}, {"told_as": "It was"}):
        with pytest.warns(DeprecationWarning, match=r"=\) does nothing any more"):
            Guess(
                "Which?",
                "choice",
                lambda values, runs: Judgement("a", ()),
                choices=("a", "b"),
                **given,
            )
    for beside in ({"rest": "And more."}, {"scale": "share"}):
        with pytest.warns(DeprecationWarning, match=r"=\) does nothing any more"):
            Judgement("a", (), **beside)
