"""Seconds of workers by who took them, over hours and nights."""

import pytest

from kernel_lib.serving.workers.shares import ASKS, HALF, Shares

DAY = 86_400.0


@pytest.mark.parametrize("now", [0.0, 6_000.0, 30 * DAY])
def test_the_clock_may_have_run_for_a_month_before_anybody_asks(now: float) -> None:
    shares = Shares()
    shares.spend("a", 0.2, now)
    shares.spend("b", 0.1, now)
    assert shares.had("a") == pytest.approx(2 * shares.had("b"))
    assert shares.typical("a") == pytest.approx(0.2)
    assert shares.lately("a", now + HALF) == (pytest.approx(0.1), pytest.approx(0.5))


def test_half_is_forgotten_in_a_while_and_all_over_night() -> None:
    shares = Shares()
    shares.spend("a", 0.4, 100.0)
    shares.spend("b", 0.2, 100.0 + HALF)
    assert shares.had("a") == pytest.approx(shares.had("b"))
    shares.spend("c", 0.001, 100.0 + DAY)
    assert shares.had("a") == shares.had("b") == 0 < shares.had("c")


def test_the_typical_question_is_the_one_at_which_a_worker_is_found() -> None:
    """However many short ones lie between the long ones."""
    shares = Shares()
    assert shares.typical("sly") is None
    for _ in range(20):
        shares.spend("sly", 0.002, 0.0)
    shares.spend("sly", 1.0, 0.0)
    assert shares.typical("sly") > 0.9


def test_who_asks_shorter_questions_is_somebody_else_and_asks_now() -> None:
    shares = Shares()
    shares.spend("heavy", 1.0, 0.0)
    assert not shares.shorter("heavy", 2.0, 0.0), "that is nobody else"
    shares.ask("new", 0.0)
    assert not shares.shorter("heavy", 2.0, 0.0), "of these nothing is known"
    shares.spend("school", 0.01, 0.0)
    assert shares.shorter("heavy", 0.01, 0.0) and not shares.shorter("heavy", 0.009, 0.0)
    assert not shares.shorter("heavy", 0.01, ASKS + 1.0), "they ask no more"
