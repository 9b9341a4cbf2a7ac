"""When the compiled loop is loaded, and when it is compiled for it."""

import pytest

from kernel_lib.solvers.many_balls import run


@pytest.mark.parametrize(
    ("kept", "can_keep", "compiles", "loads"),
    [
        ("kept", True, False, True),
        ("", True, False, False),  # whoever needs it first makes it for all
        ("", False, False, True),  # nobody can make it for others
        ("", True, True, True),
    ],
)
def test_a_server_loads_the_loop_and_compiles_it_only_where_it_cannot_be_kept(
    monkeypatch, kept, can_keep, compiles, loads
):
    made, law = [], run.restitution_impulse
    plain = run.engine(False)

    def here(loop, *bound, exact):
        assert (loop, bound, exact) == (run.event_loop, (law,), True), "another loop is looked for"
        return True

    monkeypatch.setattr(run, "available", lambda: True)
    monkeypatch.setattr(run, "ready", lambda *one, **two: here(*one, **two) and kept)
    monkeypatch.setattr(run, "can_keep", lambda *one, **two: here(*one, **two) and can_keep)
    monkeypatch.setattr(run, "engine", lambda fast: made.append(fast) or plain)
    assert run.load_many(compiles) is loads
    assert made == [True] * loads


def test_without_numba_there_is_nothing_to_load(monkeypatch):
    monkeypatch.setattr(run, "available", lambda: False)
    assert run.load_many() is False
