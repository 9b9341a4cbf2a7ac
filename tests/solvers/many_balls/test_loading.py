"""The compiled loop is there before a run asks for it."""

from kernel_lib.solvers.many_balls import run


def test_the_loop_is_loaded_by_a_run_of_its_own(monkeypatch):
    made, plain = [], run.engine(False)
    monkeypatch.setattr(run, "available", lambda: True)
    monkeypatch.setattr(run, "engine", lambda fast: made.append(fast) or plain)
    assert run.load_many() is True and made == [True]


def test_without_numba_there_is_nothing_to_load(monkeypatch):
    monkeypatch.setattr(run, "available", lambda: False)
    assert run.load_many() is False
