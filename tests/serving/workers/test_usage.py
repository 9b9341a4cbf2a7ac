"""Seconds of workers by who took them, over hours and nights."""

import pytest

from kernel_lib.serving.workers.usage import ASKS, HALF, Usage

DAY = 86_400.0


@pytest.mark.parametrize("now", [0.0, 6_000.0, 30 * DAY])
def test_the_clock_may_have_run_for_a_month_before_anybody_asks(now: float) -> None:
    usage = Usage()
    usage.spend("a", 0.2, now)
    usage.spend("b", 0.1, now)
    assert usage.had("a") == pytest.approx(2 * usage.had("b"))
    assert usage.typical("a") == pytest.approx(0.2)
    assert usage.lately("a", now + HALF) == (pytest.approx(0.1), pytest.approx(0.5))


def test_half_is_forgotten_in_a_while_and_all_over_night() -> None:
    usage = Usage()
    usage.spend("a", 0.4, 100.0)
    usage.spend("b", 0.2, 100.0 + HALF)
    assert usage.had("a") == pytest.approx(usage.had("b"))
    usage.spend("c", 0.001, 100.0 + DAY)
    assert usage.had("a") == usage.had("b") == 0 < usage.had("c")


def test_the_typical_question_is_the_one_at_which_a_worker_is_found() -> None:
    """However many short ones lie between the long ones."""
    usage = Usage()
    assert usage.typical("sly") is None
    for _ in range(20):
        usage.spend("sly", 0.002, 0.0)
    usage.spend("sly", 1.0, 0.0)
    assert usage.typical("sly") > 0.9


def test_who_asks_shorter_questions_is_somebody_else_and_asks_now() -> None:
    usage = Usage()
    usage.spend("heavy", 1.0, 0.0)
    assert not usage.shorter("heavy", 2.0, 0.0), "no other client"
    usage.ask("new", 0.0)
    assert not usage.shorter("heavy", 2.0, 0.0), "of these nothing is known"
    usage.spend("school", 0.01, 0.0)
    assert usage.shorter("heavy", 0.01, 0.0) and not usage.shorter("heavy", 0.009, 0.0)
    assert not usage.shorter("heavy", 0.01, ASKS + 1.0), "they ask no more"
