"""What a server says of its machine at the start."""

import os

import pytest

from kernel_lib.serving.command import limits

resource = pytest.importorskip("resource", reason="open files are counted on POSIX alone")


def test_the_open_files_are_raised_as_far_as_they_may_be(monkeypatch):
    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: asked.append(both))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert limits.words_at_start(100) == []
    assert asked == [(4096, 4096)]


def test_too_few_are_told_with_what_fits_and_what_to_do(monkeypatch):
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 256))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    (words,) = limits.words_at_start(100)
    assert "256 open files, enough for some 9 of 100" in words
    assert "ulimit -n" in words and "--max-students 9" in words


def test_root_is_told_so(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert any("root" in words for words in limits.words_at_start(1))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert not any("root" in words for words in limits.words_at_start(1))


@pytest.mark.parametrize(
    ("kernels", "sockets", "most"),
    [(0, 0, 1024 - 120 - 48), (10, 25, 1024 - 120 - 48 - 120 - 25), (100, 0, limits.FEWEST)],
)
def test_as_many_connections_are_let_in_as_there_are_files_for(monkeypatch, kernels, sockets, most):
    """Kernels that do not run take none, and web sockets are files too."""
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1024))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: None)
    assert limits.most_connections(kernels, sockets) == most
    (words,) = [one for one in limits.words_at_start(100) if "files" in one]
    assert "or for 856 connections without" in words
