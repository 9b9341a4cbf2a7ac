"""What `carom build` refuses, in words, before anything is made."""

from pathlib import Path

import pytest

from kernel_lib.serving.command.main import main
from tests.serving.running import write_lesson


def refusal(capsys: pytest.CaptureFixture[str], *line: str) -> str:
    assert main(["build", *line]) == 2
    return capsys.readouterr().err


def test_a_folder_of_somebody_else_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    assert "not empty and holds no site" in refusal(capsys, str(tmp_path))


def test_a_lesson_that_is_not_there_is_named_beside_those_that_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lesson(tmp_path, "01_fall")
    target = str(tmp_path / "x.html")
    said = refusal(capsys, "--one-file", "77", target, "--lessons", str(tmp_path))
    assert "no lesson '77'" in said
    assert "01_fall" in said


@pytest.mark.parametrize(("name", "says"), [("", "no name for a page"), ("a/b.html", "no folder")])
def test_one_file_needs_a_name_that_can_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, says: str
) -> None:
    write_lesson(tmp_path, "01_fall")
    target = str(tmp_path / name)
    assert says in refusal(capsys, "--one-file", "01", target, "--lessons", str(tmp_path))


def test_a_folder_without_notebooks_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refusal(capsys, str(tmp_path / "site"), "--lessons", str(tmp_path))
    assert "no notebook" in said
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize("live", ["https://x.example/", "ftp://x/{lesson}", "{lesson}"])
def test_an_address_of_python_names_the_lesson(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], live: str
) -> None:
    with pytest.raises(SystemExit):
        main(["build", str(tmp_path), "--live", live])
    assert "{lesson}" in capsys.readouterr().err
