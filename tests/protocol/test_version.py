"""The version of a lesson."""

from pathlib import Path

import pytest

import kernel_lib
from kernel_lib.protocol import version as module
from kernel_lib.protocol.version import version_of


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library of two files in place of ours."""
    (tmp_path / "page").mkdir()
    (tmp_path / "__init__.py").write_text("a = 1\n")
    (tmp_path / "page" / "main.js").write_text("let b = 1;\n")
    monkeypatch.setattr(kernel_lib, "__file__", str(tmp_path / "__init__.py"))
    module._code.cache_clear()
    yield tmp_path
    module._code.cache_clear()


def fresh(notebook: bytes = b"{}") -> str:
    """The version, with the code read anew."""
    module._code.cache_clear()
    return version_of(notebook)


def test_the_same_notebook_and_code_have_the_same_version(copied: Path) -> None:
    assert fresh() == fresh() and len(fresh()) == 16


def test_whatever_changes_an_answer_changes_the_version(copied: Path) -> None:
    found = {fresh(), fresh(b"{ }")}
    for path, text in (("__init__.py", "a = 2\n"), ("page/main.js", "let b = 2;\n"), ("c.py", "")):
        (copied / path).write_text(text)
        found.add(fresh())
    (copied / "c.py").rename(copied / "d.py")
    found.add(fresh())
    assert len(found) == 6
    (copied / "README.md").write_text("words")
    assert fresh() in found


def test_ours_can_be_told() -> None:
    assert version_of(b"one") != version_of(b"two")
