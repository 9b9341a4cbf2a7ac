"""A lesson in a notebook speaks the language that it is given, or that of its page."""

import json
from pathlib import Path

import pytest

import kernel_lib as kl
from kernel_lib.page.bundle import bundled
from kernel_lib.widgets import Lesson, plane_bounce
from kernel_lib.words import of_file
from tests.widgets.small_experiment import experiment

SCENE = kl.Scene([kl.Ball((0, 3), (0, 0), 0.5, 1)], [kl.Plane((0, 0), (0, 1))], (0, -9.807), 0.8)


def words_before(script: str) -> str:
    """What stands before the script of the widget; "" for English, which is in it."""
    whole = bundled("widget.js")
    assert script.endswith(whole)
    before = script.removesuffix(whole)
    text = before.removeprefix("const caromWords = ").removesuffix(";\n")
    return str(json.loads(text)) if before else ""


def test_a_lesson_brings_the_words_of_its_language_along() -> None:
    lesson = plane_bounce(lang="de")
    words = words_before(lesson._esm)
    for name in ("page", "answers", "plane_bounce"):
        assert of_file(name, "de") in words
    assert of_file("two_balls", "de") not in words
    data, _ = lesson._repr_mimebundle_()
    assert data["text/plain"] == "Führe diese Zelle aus, um mit „Ball und Boden“ zu spielen."
    for still in (data["image/svg+xml"], lesson.still):
        assert 'aria-label="Die Kugeln am Anfang"' in still


@pytest.mark.parametrize(
    ("page", "language"), [("de-AT", "de"), ("ja", "ja"), ("en", ""), ("fr-FR", ""), ("", "")]
)
def test_a_lesson_without_a_language_has_that_of_its_page(page: str, language: str) -> None:
    lesson = Lesson(experiment())
    assert words_before(lesson._esm) == ""
    lesson.set_state({"lang": page})
    words = words_before(lesson._esm)
    assert (f"page-language = {language}\n" in words) if language else words == ""


def test_a_language_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="lang is one of en, de, ja, got 'Klingon'"):
        plane_bounce(lang="Klingon")


def test_a_run_that_is_saved_as_a_page_keeps_its_language(tmp_path: Path) -> None:
    kl.show(kl.simulate(SCENE, 1), lang="ja").save(tmp_path / "run.html")
    assert '<html lang="ja">' in (tmp_path / "run.html").read_text(encoding="utf-8")
