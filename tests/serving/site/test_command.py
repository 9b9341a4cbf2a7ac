"""What `carom build` refuses, in words, before anything is made."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kernel_lib.serving.command.main import main
from tests.serving.running import MAIN, ROOT, code, write_lesson


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


@pytest.mark.parametrize("url", ["lessons.school.example", "https://x.example/?a=1", ""])
def test_the_address_of_a_site_is_a_whole_one(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["build", str(tmp_path), "--public-url", url])
    assert "such as https://lessons.school.example/" in capsys.readouterr().err


def test_what_a_page_alone_cannot_show_is_left_out_and_said(tmp_path: Path) -> None:
    write_lesson(tmp_path, "01_text", cells=[code("print(6 * 7)")])
    write_lesson(tmp_path, "02_slider", cells=[code("import ipywidgets\nipywidgets.IntSlider()")])
    write_lesson(tmp_path, "03_fails", cells=[code("1 / 0")])
    (tmp_path / "previews").mkdir()
    for name in ("gallery", "01_text"):
        (tmp_path / "previews" / f"{name}.png").write_bytes(b"\x89PNG")
    build = ["build", str(tmp_path / "site"), "--lessons", str(tmp_path), "--no-python"]
    build += ["--public-url", "https://lessons.school.example/carom"]
    done = subprocess.run(
        [sys.executable, "-c", MAIN, *build], capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    for name in ("02_slider", "03_fails"):
        assert f"{name}.ipynb is left out: a line above says why" in done.stderr
    assert "02_slider.ipynb needs a kernel: it has a widget" in done.stderr
    assert "03_fails.ipynb: a cell fails: ZeroDivisionError" in done.stderr
    gallery = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    for name, page in (("gallery", "index"), ("01_text", "01_text")):
        html = (tmp_path / "site" / f"{page}.html").read_text(encoding="utf-8")
        public = f'content="https://lessons.school.example/carom/carom/preview/{name}.png?v='
        assert f'<meta property="og:image" {public}' in html
        assert (tmp_path / "site" / "carom" / "preview" / f"{name}.png").is_file()
    assert "01_text" in gallery and "02_slider" not in gallery and "03_fails" not in gallery


def test_a_site_has_a_page_for_each_named_language(tmp_path: Path) -> None:
    write_lesson(tmp_path, "01_text", cells=[code("print(6 * 7)")])
    build = ["build", str(tmp_path / "site"), "--lessons", str(tmp_path), "--no-python"]
    build += ["--language", "xx", "--language", "en"]
    done = subprocess.run(
        [sys.executable, "-c", MAIN, *build], capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    for name in ("index", "01_text"):
        for ending, language in ((".html", "xx"), (".en.html", "en")):
            html = (tmp_path / "site" / f"{name}{ending}").read_text(encoding="utf-8")
            assert f'<html lang="{language}" dir="ltr"' in html
            for tag, file in (("xx", ".html"), ("en", ".en.html"), ("x-default", ".html")):
                link = rf'<link rel="alternate" hreflang="{tag}" [^>]*href="{name}{file}">'
                assert re.search(link.replace('" [', '"[').replace("]*href", "]* href"), html)
    assert 'href="01_text.en.html"' in (tmp_path / "site" / "index.en.html").read_text("utf-8")


def test_one_file_is_in_one_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_lesson(tmp_path, "01_fall")
    line = ["--one-file", "01", str(tmp_path / "a.html"), "--lessons", str(tmp_path)]
    assert "in one language" in refusal(capsys, *line, "--language", "en", "--language", "xx")
    with pytest.raises(SystemExit):
        main(["build", *line, "--language", "zz"])
