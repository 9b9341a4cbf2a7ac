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
    assert limits.words_at_start(20) == []
    assert asked == [(4096, 4096)]


def test_too_few_are_told_with_what_fits_and_what_to_do(monkeypatch):
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1024))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    (words,) = limits.words_at_start(20)
    assert "1024 open files, enough for 624 connections" in words
    assert "raise that to 2400 (ulimit -n)" in words


def test_root_is_told_so(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert any("root" in words for words in limits.words_at_start(1))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert not any("root" in words for words in limits.words_at_start(1))


@pytest.mark.parametrize(
    ("kernels", "most"), [(0, 1024 - 120), (20, 1024 - 120 - 280), (100, limits.FEWEST)]
)
def test_as_many_connections_are_let_in_as_there_are_files_for(monkeypatch, kernels, most):
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1024))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: None)
    assert limits.most_connections(kernels) == most
