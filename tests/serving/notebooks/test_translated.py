"""Notebooks and drawings in other languages."""

import json
import re
from pathlib import Path

import nbformat
import polib
import pytest

from kernel_lib.serving.command.writing.copies import copy_lessons
from kernel_lib.serving.notebooks.cards import cards, next_card, read_card
from kernel_lib.serving.notebooks.drawings import drawing_in, drawings_in_html
from kernel_lib.serving.notebooks.translated import (
    DRAWINGS,
    SHOWN,
    Block,
    blocks_in,
    drawn_in,
    findings_of,
    in_language,
    languages_of,
    notebook_in,
    renew,
    unlike,
    words_in,
)

LESSONS = Path(__file__).parents[3] / "lessons"
NAMES = [path.stem for path in sorted(LESSONS.glob("*.ipynb"))]
LANGUAGES = languages_of(LESSONS)


def parsed(name):
    return json.loads((LESSONS / f"{name}.ipynb").read_text(encoding="utf-8"))


def prose(notebook):
    return [
        "".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "markdown"
    ]


@pytest.fixture
def folder(tmp_path):
    """A folder with one lesson of two blocks and one drawing."""
    cells = [
        {
            "cell_type": "markdown",
            "id": "fall",
            "metadata": {},
            "source": ["## Fall\n", "\n", "It is 0.5 m."],
        },
        {"cell_type": "code", "id": "code", "metadata": {}, "source": ["fall = 0.5"]},
    ]
    about = {"title": "A fall", "abilities": ["Fall"], "minutes": 5}
    notebook = {"metadata": {"carom": about}, "cells": cells}
    (tmp_path / "01_fall.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    (tmp_path / DRAWINGS).mkdir()
    drawing = '<svg viewBox="0 0 9 9"><text x="1">down &amp; up</text><text>v</text></svg>'
    (tmp_path / DRAWINGS / "fall.svg").write_text(drawing, encoding="utf-8")
    given = {
        Block("card title", "A fall"): "Ein Fall",
        Block("fall", "## Fall"): "## Fall",
        Block("fall", "It is 0.5 m."): "Es sind 0,5 m.",
    }
    renew(tmp_path, "01_fall", "de", given)
    renew(tmp_path, DRAWINGS, "de", {Block("fall", "down & up"): "auf & ab"})
    return tmp_path


def test_there_is_a_second_language():
    assert "de" in LANGUAGES


@pytest.mark.parametrize("name", NAMES)
def test_the_blocks_of_a_notebook_are_all_of_its_prose(name):
    notebook = parsed(name)
    words = {block: block.english for block in blocks_in(LESSONS, name)}
    assert len(words) > 5
    same = in_language(notebook, words, "xx")
    shown = same["metadata"].pop(SHOWN)
    assert shown and {Block(SHOWN, text) for text in shown} <= {*words}
    assert same["metadata"] == notebook["metadata"]
    plain = [re.sub(r"\n\s*\n\s*", "\n\n", text.strip()) for text in prose(notebook)]
    assert [text.replace('<img lang="xx" ', "<img ") for text in prose(same)] == plain
    assert same["cells"][1] == notebook["cells"][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_are_whole_and_say_formulas_links_and_figures_alike(language):
    for found in findings_of(LESSONS, language):
        assert found.blocks, found.name
        assert found.unlike == (), found.name
        assert found.left_over == (), found.name


def test_a_notebook_is_said_in_a_language(folder):
    notebook = json.loads((folder / "01_fall.ipynb").read_text(encoding="utf-8"))
    said = in_language(notebook, words_in(folder, "01_fall", "de"), "de")
    assert said["metadata"]["carom"] == {"title": "Ein Fall", "abilities": ["Fall"], "minutes": 5}
    assert prose(said) == ["## Fall\n\nEs sind 0,5 m."]
    assert said["cells"][1] == notebook["cells"][1]
    assert prose(notebook) == ["## Fall\n\nIt is 0.5 m."], "the notebook itself stays"


def test_a_block_that_has_changed_is_english_and_says_so(folder):
    path = folder / "01_fall.ipynb"
    path.write_text(path.read_text(encoding="utf-8").replace("0.5 m.", "0.6 m."), encoding="utf-8")
    words = words_in(folder, "01_fall", "de")
    said = in_language(json.loads(path.read_text(encoding="utf-8")), words, "de")
    assert prose(said) == ['## Fall\n\n<div lang="en">\n\nIt is 0.6 m.\n\n</div>']
    (found, drawings) = findings_of(folder, "de")
    assert Block("fall", "It is 0.6 m.") in found.missing
    assert found.left_over == (Block("fall", "It is 0.5 m."),)
    assert drawings.missing == ()


@pytest.mark.parametrize(
    ("english", "marked"),
    [
        ("## Fall", '## <span lang="en">Fall</span>'),
        ("<details><summary>Why</summary>", '<details><summary lang="en">Why</summary>'),
        ('<img src="a.svg" alt="a ball">', '<img lang="en" src="a.svg" alt="a ball">'),
        ("$$v = 1.5$$", "$$v = 1.5$$"),
        ("</details>", "</details>"),
    ],
)
def test_english_is_marked_where_words_are(english, marked):
    cell = {"cell_type": "markdown", "id": "a", "metadata": {}, "source": english}
    words = {Block("b", "Other"): "Anderes"}
    (said,) = prose(in_language({"metadata": {}, "cells": [cell]}, words, "de"))
    assert said == marked


@pytest.mark.parametrize("name", [*NAMES, DRAWINGS])
def test_each_block_has_brackets_in_the_pseudo_language(name):
    for block, said in words_in(LESSONS, name, "xx").items():
        assert "⟦" in said and "⟧" in said and said != block.english
        assert unlike(block.english, said) == [], said


def test_without_a_translation_the_notebook_stays(folder):
    notebook = json.loads((folder / "01_fall.ipynb").read_text(encoding="utf-8"))
    words = words_in(folder, "01_fall", "fr")
    assert in_language(notebook, words, "fr") is notebook
    (said,) = prose(notebook_in(folder, "01_fall", notebook, "fr"))
    assert said == '## <span lang="en">Fall</span>\n\n<div lang="en">\n\nIt is 0.5 m.\n\n</div>'
    assert notebook_in(folder, "02_own", notebook, "fr") is notebook
    assert languages_of(folder) == ["de"]


def test_a_drawing_is_written_in_a_language(folder):
    drawing = (folder / DRAWINGS / "fall.svg").read_text(encoding="utf-8")
    written = drawn_in(drawing, "fall", words_in(folder, DRAWINGS, "de"))
    assert written == drawing.replace("down &amp; up", "auf &amp; ab")


def test_every_word_of_our_drawings_is_text():
    """Letters drawn as outlines could not be translated: a word is several closed shapes."""
    for path in sorted((LESSONS / DRAWINGS).glob("*.svg")):
        drawing = path.read_text(encoding="utf-8")
        assert "<text" in drawing and "<tspan" not in drawing, path.name
        closed = [one.upper().count("Z") for one in re.findall(r' d="([^"]*)"', drawing)]
        assert max(closed, default=0) <= 1, path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_translated_drawings_still_only_draw(language):
    words = words_in(LESSONS, DRAWINGS, language)
    for path in sorted((LESSONS / DRAWINGS).glob("*.svg")):
        drawing_in(drawn_in(path.read_text(encoding="utf-8"), path.stem, words))


@pytest.mark.parametrize(
    ("translation", "other"),
    [
        ("Bei $v = 1{,}5$ m/s `v = 1.5` [hier](#act=2) <b>12</b>", []),
        ("Bei $v = 1{,}4$ m/s `v = 1.5` [hier](#act=2) <b>12</b>", ["formulas", "figures"]),
        ("Bei $v = 1{,}5$ m/s `w = 1.5` [hier](#act=2) <b>12</b>", ["code"]),
        ("Bei $v = 1{,}5$ m/s `v = 1.5` [hier](#akt=2) <b>12</b>", ["links"]),
        ("Bei $v = 1{,}5$ m/s `v = 1.5` [hier](#act=2) <i>12</i>", ["tags"]),
        ("Bei $v = 1{,}5$ m/s `v = 1.5` [hier](#act=2) <b>13</b>", ["figures"]),
        ("- Bei $v = 1{,}5$ m/s `v = 1.5` [hier](#act=2) <b>12</b>", ["heads"]),
    ],
)
def test_what_a_translation_has_otherwise_is_named(translation, other):
    assert unlike("At $v = 1.5$ m/s `v = 1.5` [here](#act=2) <b>12</b>", translation) == other


def test_a_file_is_written_anew_with_what_fits(folder):
    path = folder / "01_fall.ipynb"
    path.write_text(path.read_text(encoding="utf-8").replace("0.5 m.", "0.6 m."), encoding="utf-8")
    renew(folder, "01_fall", "de")
    entries = polib.pofile(str(folder / "words/de/01_fall.po"))
    assert [(one.msgctxt, one.msgid, one.msgstr) for one in entries if not one.obsolete] == [
        ("card title", "A fall", "Ein Fall"),
        ("card abilities", "Fall", ""),
        ("fall", "## Fall", "## Fall"),
        ("fall", "It is 0.6 m.", ""),
    ]
    assert [one.msgstr for one in entries if one.obsolete] == ["Es sind 0,5 m."]


def test_german_is_whole():
    lacking = {found.name: found.missing for found in findings_of(LESSONS, "de") if found.missing}
    assert lacking == {}


def test_a_drawing_in_a_page_has_the_language_of_its_text():
    def drawn(language):
        picture = f'<img {language}src="pictures/speed.svg" alt="falls">'
        return drawings_in_html(picture, LESSONS)

    assert ">1 s: 9.8 m/s<" in drawn("")
    assert '<span class="drawing" role="img" aria-label="falls"><svg' in drawn("")
    assert ">1 s: 9,8 m/s<" in drawn('lang="de" ')
    assert '<span class="drawing" role="img" lang="de" aria-label="falls"><svg' in drawn(
        'lang="de" '
    )
    assert ">1 s: 9.8 m/s<" in drawn('lang="en" ')


def test_a_card_is_said_in_a_language():
    english, german = cards(LESSONS)[0], cards(LESSONS, "de")[0]
    assert english == read_card(LESSONS / "01_plane_bounce.ipynb")
    assert german.title == "Ball und Boden"
    assert german.teaching["acts"][0]["say"] == "70 % der Geschwindigkeit sind 70 % der Höhe."
    assert 'aria-label="Ein Ball fällt auf einen Boden;' in german.picture
    assert (german.file, german.lessons, german.minutes) == (
        english.file,
        english.lessons,
        english.minutes,
    )
    assert next_card(LESSONS, "01_plane_bounce", "de").title == "Schiefe Ebene"


def test_a_card_follows_its_words(folder):
    path = folder / "01_fall.ipynb"
    whole = json.loads(path.read_text(encoding="utf-8"))
    whole["metadata"]["carom"] |= {"question": "Why?", "picture": '<svg viewBox="0 0 9 9"/>'}
    path.write_text(json.dumps(whole), encoding="utf-8")
    assert cards(folder, "de")[0].title == "Ein Fall"
    words = folder / "words/de/01_fall.po"
    words.write_text(words.read_text(encoding="utf-8").replace("Ein Fall", "Der Fall"), "utf-8")
    assert cards(folder, "de")[0].title == "Der Fall"


def test_lessons_are_copied_in_a_language(tmp_path):
    copy_lessons(tmp_path / "de", "de")
    copied = json.loads((tmp_path / "de/01_plane_bounce.ipynb").read_text(encoding="utf-8"))
    assert copied["metadata"]["carom"]["title"] == "Ball und Boden"
    assert copied["cells"][0]["source"][0] == "# Ball und Boden\n"
    calls = [
        cell["source"] for cell in copied["cells"] if 'plane_bounce(lang="de")' in cell["source"]
    ]
    assert calls == [
        ["from kernel_lib.widgets import plane_bounce\n", "\n", 'plane_bounce(lang="de")']
    ]
    changed = [one for one in copied["cells"] if one["cell_type"] == "code"]
    assert (
        changed[1:]
        == [one for one in parsed("01_plane_bounce")["cells"] if one["cell_type"] == "code"][1:]
    )
    assert ">1 s: 9,8 m/s<" in (tmp_path / "de/pictures/speed.svg").read_text(encoding="utf-8")
    assert not (tmp_path / "de/words").exists()
    nbformat.validate(nbformat.read(tmp_path / "de/01_plane_bounce.ipynb", 4))


def test_copies_in_english_bring_their_words_along(tmp_path):
    copy_lessons(tmp_path / "own")
    same = (tmp_path / "own/01_plane_bounce.ipynb").read_bytes()
    assert same == (LESSONS / "01_plane_bounce.ipynb").read_bytes()
    assert languages_of(tmp_path / "own") == LANGUAGES
    assert cards(tmp_path / "own", "de") == cards(LESSONS, "de")
