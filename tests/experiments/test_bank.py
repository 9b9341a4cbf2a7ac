"""The banks of draws: what is counted is what is asked."""

from itertools import pairwise
from random import Random
from types import SimpleNamespace

import pytest

from kernel_lib.experiments.bank import (
    SIZE,
    asking,
    bank_of,
    counted,
    draw_act,
    faults_of,
    file_of,
    walk,
    written,
)
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.experiments.teaching.cases import Case, Draw
from tests.experiments.shared_runs import lessons_that_keep
from tests.experiments.verdict_texts import refutations

LESSONS = lessons_that_keep()
ACTS = [(name, place) for name, lesson in LESSONS.items() for place in asking(lesson)]


@pytest.mark.parametrize(("name", "number"), ACTS)
def test_the_bank_of_an_act_or_a_set_up_is_in_order(name: str, number: int | str) -> None:
    lesson = LESSONS[name]
    counts = counted(lesson, number)
    assert not list(faults_of(counts))
    assert not counts.texts
    assert sum(counts.cases.values()) == SIZE
    assert set(counts.cases) == {case.name for case in asking(lesson)[number].cases}


#: Questions of set-ups that have one answer for all their values: their next one is the act's.
ONE_ANSWER = {"at_all", "bowl_and_dish"}


@pytest.mark.parametrize("name", ["rotating_spheres", "bowl", "attracting_stones"])
def test_a_question_of_a_set_up_draws_for_it_and_each_answer_is_right_in_some_draw(
    name: str,
) -> None:
    lesson = LESSONS[name]
    of_acts = {case.question for act in lesson.acts for case in act.cases}
    own = {one.name: one for one in lesson.all_questions() if one.name not in of_acts}
    assert set(own) - set(lesson.drawing) <= ONE_ANSWER
    for question, one in lesson.drawing.items():
        rights = {case.name: case.right for case in one.cases}
        drawn = {rights[draw.case] for draw in bank_of(lesson)[one.name]}
        assert drawn == {option.name for option in own[question].choices}, one.name


@pytest.mark.parametrize(("name", "number"), ACTS)
def test_refutations_of_an_act_all_differ(name: str, number: int | str) -> None:
    """By more than their slots."""
    asked = {case.question for case in asking(LESSONS[name])[number].cases}
    for guess in LESSONS[name].all_questions():
        if guess.name in asked and guess.texts:
            texts = list(refutations(guess.texts).values())
            assert texts
            assert len(set(texts)) == len(texts), guess.name


@pytest.mark.parametrize("name", [one for one in LESSONS if bank_of(LESSONS[one])])
def test_numbers_of_a_question_are_short(name: str) -> None:
    """At most two significant digits; a planet's pull has more, and so has a square."""
    tuned = {
        "Counting to π": {"m2"},
        "Grazing": {"aim"},
        "Focus of a dish": {"height", "offset", "radius", "speed"},
        "Two mirrors and gravity": {"launch"},
    }
    for place, draws in bank_of(LESSONS[name]).items():
        longer = {"gravity"} | tuned.get(place, set())
        for one in draws:
            for parameter, value in one.values.items():
                if isinstance(value, float) and parameter not in longer:
                    assert value == pytest.approx(float(f"{value:.2g}"), abs=1e-12) or name in (
                        "newtons_cradle",
                        "soft_contact",
                        "track",
                    ), (parameter, value)


def test_a_bank_is_drawn_alike_each_time(tmp_path: pytest.TempPathFactory) -> None:
    lesson = LESSONS["plane_bounce"]
    drawn = {number: draw_act(lesson, number) for number in (1, 2, 3)}
    path = file_of(lesson)
    assert path and written(drawn) == path.read_text(encoding="utf-8")


def test_a_case_without_clear_draws_is_named() -> None:
    lesson = LESSONS["plane_bounce"]
    begins = Case("begins", "rest", "middle", 1, {"k_b": (0.7,), "height": (6.0,)})
    stuck = Case("stuck", "rest", "never", 1, {"k_b": (0.5,)})
    act = SimpleNamespace(title="x", cases=(begins, stuck), values=lesson.acts[1].values)
    other = SimpleNamespace(
        **{
            name: getattr(lesson, name)
            for name in ("name", "parameters", "check", "runs", "all_questions")
        },
        acts=(act,),
        presets=(),
    )
    with pytest.raises(ValueError, match=r"the case 'stuck' of 'x' has 0 clear draws"):
        draw_act(other, 1)  # type: ignore[arg-type]
    act.cases = (stuck,)
    with pytest.raises(ValueError, match="with which 'x' begins belong to none of its cases"):
        draw_act(other, 1)  # type: ignore[arg-type]


def test_another_one_has_another_case_and_not_the_same_answer_three_times() -> None:
    cases = {
        name: Case(name, "q", right, 1, {"k": (1,)})
        for name, right in (("a", "x"), ("b", "x"), ("c", "y"))
    }
    draws = [Draw(name, {"k": k}, False) for k, name in enumerate("abcabcabc")]
    order = walk(draws, cases, Random(3))
    taken = [next(order) for _ in range(300)]
    names = [one.case for one in taken]
    rights = "".join(cases[name].right for name in names)
    assert all(one != other for one, other in pairwise(names))
    assert "xxx" not in rights
    assert "yyy" not in rights
    assert {one.values["k"] for one in taken[:40]} == set(range(9))


def test_faults_are_named() -> None:
    lesson: Experiment = LESSONS["plane_bounce"]
    counts = counted(lesson, 2)
    wrong = SimpleNamespace(
        begins=False,
        shares={"early": 0.7, "late": 0.05},
        cases={"early": 3},
        different=12,
        wanted=40,
        least=0.5,
        last=0.7,
        never=0.1,
        words=0.8,
        words_tell=False,
        texts=(),
    )
    assert len(list(faults_of(wrong))) == 8  # type: ignore[arg-type]
    wrong.words_tell = True
    assert len(list(faults_of(wrong))) == 7  # type: ignore[arg-type]
    wrong.texts = ("an open slot: {top}",)
    assert list(faults_of(wrong))[-1] == "an open slot: {top}"  # type: ignore[arg-type]
    assert not list(faults_of(counts))
