"""Which languages there are, and the one that a reader gets."""

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from kernel_lib import words
from kernel_lib.words import languages as ours, messages, of_file, say_in, speech
from kernel_lib.words.languages import direction_of, in_menu, languages, lesson_language, met, share

CACHED = (of_file, messages, in_menu, share, speech._speaker)


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Writes files of a language next to English, by name; "" for the text of the English one."""

    def clear() -> None:
        for one in CACHED:
            one.cache_clear()

    def write(language: str, **files: str) -> None:
        for name, text in files.items():
            path = tmp_path / language / f"{name}.ftl"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text or of_file(name), encoding="utf-8")
        clear()

    shutil.copytree(words.ENGLISH, tmp_path / "en")
    monkeypatch.setattr(words, "WORDS", tmp_path)
    monkeypatch.setattr(words, "_stale", lambda language: frozenset())  # it keeps no marks
    monkeypatch.setattr(ours, "languages", partial(languages, tmp_path))
    clear()
    yield write
    monkeypatch.undo()
    clear()


PAGE = dict.fromkeys(("page", "answers", "around"), "")


def test_a_folder_is_a_language_and_stands_in_the_menu_with_a_page_and_a_lesson(
    write: Callable[..., None],
) -> None:
    assert ours.languages() == in_menu() == ("en",)
    write("de", **PAGE)
    assert ours.languages() == ("en", "de") and in_menu() == ("en",)
    write("de", bowl="")
    assert in_menu() == ("en", "de")
    write("de", around="# nothing yet\n")
    assert in_menu() == ("en",)


def test_a_lesson_with_less_than_95_percent_is_shown_in_english(write: Callable[..., None]) -> None:
    names = [name for name in messages() if f"\n{name} =" in f"\n{of_file('bowl')}"]
    rest = [messages()[name] for name in names]
    few, more = len(rest) // 20, len(rest) // 20 + 1
    write("de", **PAGE, bowl="".join(rest[few:]))
    assert 0.95 <= share("bowl", "de") < 1
    assert lesson_language("de", ["bowl"]) == "de"
    write("de", bowl="".join(rest[more:]))
    assert lesson_language("de", ["bowl"]) == "en"
    assert lesson_language("de", ["a_lesson_of_ones_own"]) == "de"
    assert lesson_language("en", ["bowl"]) == "en"


def test_a_message_that_is_missing_is_said_in_english(write: Callable[..., None]) -> None:
    write("de", page="page-language = de\npage-school = { $a } in { -hall }\n-hall = der Halle\n")
    assert say_in("de", "page-school", a=1) == "1 in der Halle"
    assert say_in("de", "page-python") == "Python"
    with pytest.raises(KeyError):
        say_in("de", "page-nowhere")


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["de-AT", "en"], "de"),
        (["fr", "en-GB", "de"], "en"),
        (["DE"], "de"),
        (["zh-CN"], "zh-Hans"),
        (["fr"], ""),
        ([], ""),
    ],
)
def test_a_wish_is_met_by_the_nearest_language(wishes: list[str], found: str) -> None:
    assert met(wishes, ("en", "de", "zh-Hans")) == found


def test_arabic_is_written_from_the_right_and_so_is_the_mirror() -> None:
    assert [direction_of(one) for one in ("ar", "he-IL", "xx-rtl")] == ["rtl"] * 3
    assert [direction_of(one) for one in ("en", "de", "xx", "zh-Hans")] == ["ltr"] * 4
