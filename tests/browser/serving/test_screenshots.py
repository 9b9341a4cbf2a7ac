"""Pictures for the eye and for the README: the script walks lessons as they are now."""

import importlib.util
import io
import struct
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.serving.running import ROOT, Server


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script behind `make screenshots`."""
    monkeypatch.syspath_prepend(str(ROOT / ".ci"))
    spec = importlib.util.spec_from_file_location("screenshots", ROOT / ".ci" / "screenshots.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def size(path: Path) -> tuple[int, int]:
    """Width and height of a PNG, px."""
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return width, height


def test_each_screen_of_a_lesson_is_taken(
    script: ModuleType, browser: Browser, carom_server: Server, tmp_path: Path
) -> None:
    asked = script.wishes(["05_"])
    script.pictures(browser, carom_server.address, tmp_path, asked.lessons, "phone", "dark")
    taken = {path.name: size(path) for path in tmp_path.iterdir()}
    lesson = "05_newtons_cradle"
    assert set(taken) == {
        "gallery_phone_dark.png",
        *(f"{lesson}_{part}_phone_dark.png" for part in ("first", "verdict", "whole")),
    }
    assert taken[f"{lesson}_first_phone_dark.png"] == (390, 844)
    assert taken[f"{lesson}_whole_phone_dark.png"][1] > 844


def test_the_readmes_picture_can_be_taken_anew(
    script: ModuleType, browser: Browser, carom_server: Server, tmp_path: Path
) -> None:
    assert script.README.is_file()
    taken = tmp_path / "picture.png"
    script.readme(script.page_of(browser, "desk", "light"), carom_server.address, taken)
    assert size(taken) == size(script.README)


def test_the_picture_of_a_link_shows_what_its_lesson_asks_now(
    script: ModuleType, browser: Browser, carom_server: Server, tmp_path: Path
) -> None:
    page = script.page_of(browser, "desk", "light")
    for name in script.wishes([]).lessons:
        picture, words = script.preview(page, carom_server.address, name)
        kept = Image.open(script.PREVIEWS / f"{name}.png")
        assert kept.text["Description"] == words, "make screenshots ARGS=--previews"
        assert kept.size == Image.open(io.BytesIO(picture)).size == (1200, 630)
    page.close()


def test_a_lesson_that_is_not_there_is_refused(
    script: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        script.wishes(["99"])
    assert "01_plane_bounce" in capsys.readouterr().err
