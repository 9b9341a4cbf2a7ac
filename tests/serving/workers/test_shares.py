"""Seconds of workers by who took them, over hours and nights."""

import pytest

from kernel_lib.serving.workers.shares import HALF, Shares

DAY = 86_400.0


@pytest.mark.parametrize("now", [0.0, 6_000.0, 30 * DAY])
def test_the_clock_may_have_run_for_a_month_before_anybody_asks(now: float) -> None:
    shares = Shares()
    shares.spend("a", 0.2, now)
    shares.spend("b", 0.1, now)
    assert shares.had("a") == pytest.approx(2 * shares.had("b"))
    assert shares.asks_long("a")


def test_half_is_forgotten_in_a_while_and_all_over_night() -> None:
    shares = Shares()
    shares.spend("a", 0.4, 100.0)
    shares.spend("b", 0.2, 100.0 + HALF)
    assert shares.had("a") == pytest.approx(shares.had("b"))
    shares.spend("c", 0.001, 100.0 + DAY)
    assert shares.had("a") == shares.had("b") == 0 < shares.had("c")
