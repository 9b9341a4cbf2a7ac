"""The compiled loop is there before a run asks for it."""

import pytest

from kernel_lib.numerics import compile as compiling
from kernel_lib.solvers.many_balls import run


def test_the_loop_is_loaded_by_a_run_of_its_own(monkeypatch):
    made, plain = [], run.engine(False)
    monkeypatch.setattr(run, "available", lambda: True)
    monkeypatch.setattr(run, "engine", lambda fast: made.append(fast) or plain)
    assert run.load_many() is True and made == [True, True]


def test_without_numba_there_is_nothing_to_load(monkeypatch):
    monkeypatch.setattr(run, "available", lambda: False)
    assert run.load_many() is False


def test_a_loop_that_is_not_kept_is_compiled_by_nobody_who_was_to_load_it(monkeypatch, tmp_path):
    """A process that others are forked from would stand still meanwhile, and they with it."""
    pytest.importorskip("numba")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(compiling, "_done", {})
    assert run.load_many(compiles=False) is False
    assert compiling._done and not any(one.signatures for one in compiling._done.values())
