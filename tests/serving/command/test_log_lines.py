"""How much a visitor can make a server write."""

import errno
import logging

from kernel_lib.serving.command import log_lines
from kernel_lib.serving.command.log_lines import LINES, LINES_AT_ONCE, Bounded


def record(words="404 GET /nowhere", **more):
    return logging.LogRecord("carom", logging.WARNING, "", 0, words, (), more.get("exc_info"))


def test_a_flood_of_lines_is_thinned_and_the_next_one_says_so():
    now = 0.0
    gate = Bounded(lambda: now)
    passed = sum(gate.filter(record()) for _ in range(10_000))
    assert passed == LINES_AT_ONCE
    now += 1.0
    (first, *others) = [one for one in (record() for _ in range(100)) if gate.filter(one)]
    assert f"({10_000 - LINES_AT_ONCE:.0f} lines before it were left out)" in first.getMessage()
    assert len(others) == LINES - 1
    assert all("left out" not in one.getMessage() for one in others)


def test_a_traceback_counts_as_many_lines():
    gate = Bounded(lambda: 0.0)
    trouble = (ValueError, ValueError("no"), None)
    passed = sum(gate.filter(record(exc_info=trouble)) for _ in range(1000))
    assert passed == LINES_AT_ONCE // log_lines.TRACEBACK


def test_needless_lines_take_no_room():
    gate = Bounded(lambda: 0.0)
    assert not any(gate.filter(record("notebook is not trusted")) for _ in range(10_000))
    assert gate.filter(record())


def test_open_files_that_are_gone_are_a_line_a_minute_whatever_else_is_told():
    now = 0.0
    gate = Bounded(lambda: now)
    gone = OSError(errno.EMFILE, "Too many open files")
    follows = RuntimeError("no worker")
    follows.__cause__ = gone
    for minute in range(3):
        now = 60.0 * minute
        records = [record(exc_info=(type(one), one, None)) for one in [gone, follows] * 5000]
        passed = [one for one in records if gate.filter(one)]
        assert len(passed) == 1 and passed[0].exc_info is None
    assert gate.filter(record())
