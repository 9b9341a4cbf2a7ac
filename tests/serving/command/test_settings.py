"""Where the lessons are found, and what Voila gets."""

import json
from pathlib import Path
from typing import Any

import pytest
from traitlets.utils.importstring import import_item

from kernel_lib.serving.command import settings
from kernel_lib.serving.command.settings import Settings, find_lessons
from kernel_lib.serving.command.voila_settings import voila_settings
from kernel_lib.serving.pages.assets import TEMPLATES
from kernel_lib.serving.pages.typesetting.markdown import LessonMarkdown
from kernel_lib.serving.pages.typesetting.resources import LessonResources
from tests.environments import ROOT
from tests.serving.running import write_lesson


def package_of(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend that the package is installed below a folder."""
    package = folder / "kernel_lib"
    (package / "serving" / "command").mkdir(parents=True)
    monkeypatch.setattr(settings, "__file__", str(package / "serving" / "command" / "settings.py"))
    return package


def lessons_in(folder: Path) -> Path:
    folder.mkdir(parents=True)
    write_lesson(folder)
    return folder


@pytest.mark.parametrize(
    ("asked", "shared"),
    [
        ({}, ""),
        ({"host": "localhost"}, ""),
        ({"host": "0.0.0.0"}, "10.1.2.3"),
        ({"host": "127.0.0.1", "public_url": "https://a.b:8443/carom/"}, "https://a.b:8443"),
    ],
)
def test_a_server_knows_where_others_find_it(
    asked: dict[str, str], shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "own_address", lambda: "10.1.2.3")
    assert Settings(lessons=Path(), **asked).shared_at == shared


def test_a_wheel_has_its_lessons_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = lessons_in(package_of(tmp_path, monkeypatch) / "lessons")
    lessons_in(tmp_path / "lessons")
    assert find_lessons() == inside.resolve()


def test_a_checkout_has_them_beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package_of(tmp_path, monkeypatch)
    beside = lessons_in(tmp_path / "lessons")
    assert find_lessons() == beside.resolve()


def test_a_folder_that_is_named_wins(tmp_path: Path) -> None:
    named = lessons_in(tmp_path / "mine")
    assert find_lessons(str(named)) == named.resolve()


@pytest.mark.parametrize("name", ["absent", "empty"])
def test_no_notebook_says_where_it_looked_and_what_to_do(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(FileNotFoundError) as refused:
        find_lessons(tmp_path / name)
    assert str(tmp_path / name) in str(refused.value)
    assert "--lessons FOLDER" in str(refused.value)


def test_only_what_widgets_need_is_loaded() -> None:
    settings = voila_settings(Settings(lessons=Path()))["VoilaConfiguration"]
    assert sorted(settings["extension_allowlist"]) == [
        "@jupyter-widgets/jupyterlab-manager",
        "@voila-dashboards/widgets-manager8",
        "anywidget",
    ]
    assert settings["allow_template_override"] == settings["allow_theme_override"] == "NO"


@pytest.mark.parametrize(
    ("asked", "most"),
    [
        ({}, 20),
        ({"max_students": 3}, 3),
        ({"host": "0.0.0.0"}, 0),
        ({"public_url": "https://a.b/"}, 0),
        ({"public_url": "https://a.b/", "with_kernels": True}, 20),
    ],
)
def test_where_others_reach_a_server_it_starts_kernels_only_if_it_is_told_to(
    asked: dict[str, Any], most: int
) -> None:
    assert Settings(lessons=Path(), **asked).most_kernels == most


def test_every_notebook_but_the_start_is_made_ready(tmp_path: Path) -> None:
    for name in ("01_plane_bounce", "00_start_here", "02_two"):
        write_lesson(tmp_path, name)
    assert settings.lessons_in(tmp_path) == ["01_plane_bounce.ipynb", "02_two.ipynb"]


def test_what_jupyter_finds_by_its_name_is_there() -> None:
    """Configuration names classes by string, for Binder and for Voila's template."""
    binder = json.loads((ROOT / "binder" / "jupyter_server_config.json").read_text())
    ours = voila_settings(Settings(lessons=Path()))["VoilaExporter"]
    assert binder["VoilaExporter"] == ours
    assert import_item(ours["markdown_renderer_class"]) is LessonMarkdown
    template = json.loads((TEMPLATES / "conf.json").read_text())["preprocessors"]
    assert [import_item(one["type"]) for one in template.values()] == [LessonResources]
