"""The guess of lesson 05: the reader's two answers beside those of the runs."""

from kernel_lib.experiments.cradle.published import second_answer
from kernel_lib.experiments.cradle.runs import experiment, runs
from tests.experiments.verdicts import said


def told(guess, **changed):
    values = experiment.check(changed)
    question = experiment.guess
    return said(experiment, question.judge(values, runs(values)), guess)


def test_two_answers_are_set_beside_the_four_that_are_computed():
    second = [-0.2, *second_answer(-0.2)]
    text = told([[0, 0, 1], second])
    assert text.startswith("Yours, (0.00, 0.00, 1.00) and (−0.20, 0.25, 0.95) m/s, keep both laws")
    assert "one by one (0.00, 0.00, 1.00); all at once (−0.33, 0.67, 0.67)" in text
    assert "springs (−0.13, 0.15, 0.98); Hertz (−0.07, 0.08, 0.99)" in text


def test_for_two_balls_there_is_one_answer():
    assert "for two balls nothing else does" in told([[0, 1]], balls=2)


def test_the_row_to_guess_is_the_row_that_runs():
    masses, before = experiment.guess.row(experiment.check({"beta": 2, "speed": 2}))
    assert (masses, before) == ([1, 0.5, 0.5], [2, 0, 0])
