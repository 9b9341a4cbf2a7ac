"""What is wrong with the messages of a language is found, and what is left to do is counted."""

import json
import re
import shutil
from pathlib import Path

import pytest

from kernel_lib.serving.command.writing.words import words_command
from kernel_lib.words import ENGLISH, PSEUDO, messages, messages_in, of_file, say, say_in
from kernel_lib.words.check import checked
from kernel_lib.words.written_from import keep, mark, stale
from tests.serving.running import write_lesson

#: A language with a message of each shape: a slot, a selection by name, a plural.
GERMAN = """page-language = de
time-of = { $time } von { $duration }
show-centre = Schwerpunkt
table-noted =
    { $count ->
        [one] Eine Zeile in deiner Tabelle.
       *[other] { $count } Zeilen in deiner Tabelle.
    }
stars-won =
    { $count ->
        [0] Noch kein Stern
        [1] Ein Stern
       *[other] { $count } Sterne
    }
"""

LESSON = """plane-bounce-falls =
    { $where ->
        [moon] Der Ball fällt auf dem Mond aus { $start }.
        [jupiter] Der Ball fällt auf dem Jupiter aus { $start }.
       *[earth] Der Ball fällt aus { $start }.
    }
"""


#: What may stand in the sentences of this English.
ALLOWED = [
    {"why": "a task", "names": ["-exercise-", "speed-"]},
    {"why": "the limits", "figures": ["5", "10"], "names": ["plane-bounce-rest-"]},
]
ENGLISH_FILES = {
    "page": "time-of = { $time } of { $duration }\nspeed-minutes = 1 s is { $count } minutes\n",
    "plane_bounce": """plane-bounce-rest-middle = between 5 s and 10 s
plane-bounce-exercise-half = How long is 3 m?
plane-bounce-hit = Ball 1 hits ball 2 at { $speed }
""",
}


@pytest.fixture
def english(tmp_path: Path) -> Path:
    """An English of five messages that are in order."""
    (tmp_path / "en").mkdir()
    for name, text in ENGLISH_FILES.items():
        (tmp_path / "en" / f"{name}.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "en" / "figures.json").write_text(json.dumps(ALLOWED), encoding="utf-8")
    return tmp_path


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """English of the page and of one lesson, and a German of six messages that are in order."""
    for folder in ("en", "de"):
        (tmp_path / folder).mkdir()
    for name, text in {"page": GERMAN, "plane_bounce": LESSON}.items():
        shutil.copy(ENGLISH / f"{name}.ftl", tmp_path / "en")
        (tmp_path / "de" / f"{name}.ftl").write_text(text, encoding="utf-8")
    keep(tmp_path / "de", messages_in(tmp_path / "de"), messages_in(tmp_path / "en"))
    return tmp_path


def test_all_languages_are_in_order() -> None:
    assert words_command(["check"]) == 0


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("time-of = Go", 'there is another "time-of"'),
        ("verdict-odd = 7 up", '"verdict-odd" has 7 in its sentence; give it a slot'),
        ("plane-bounce-rest-late = after 48.2 s", '"plane-bounce-rest-late" has 48.2 in its sen'),
        ("a-b = { $n ->\n [one] 1 ball\n *[other] { $n }\n }", '"a-b" has 1 in its sentence'),
        ("a-b = { $a ->\n    [one] up\n}", "cannot be read: Expected one of the variants"),
        ("a-b = { no-such }", '"a-b" refers to no-such, which is no message'),
        ("a-b = { FIGURE($a) }", '"a-b" calls FIGURE, which is no function here'),
    ],
)
def test_each_fault_of_english_is_found(english: Path, text: str, fault: str) -> None:
    assert checked("en", english).faults == ()
    with (english / "en" / "page.ftl").open("a", encoding="utf-8") as written:
        written.write(f"\n{text}\n")
    (found,) = checked("en", english).faults
    assert fault in found and found.startswith("kernel_lib/words/en/page.ftl:")


def test_a_figure_is_allowed_only_while_a_message_has_it(english: Path) -> None:
    figures = english / "en" / "figures.json"
    text = figures.read_text(encoding="utf-8").replace("-exercise-", "-exorcise-")
    figures.write_text(text, encoding="utf-8")
    said = [one.split(": ", 1)[1] for one in checked("en", english).faults]
    assert said == [
        '"plane-bounce-exercise-half" has 3 in its sentence; give it a slot',
        "no message needs -exorcise-",
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("{ $time }", "{ $zeit }", '"time-of" has a slot $zeit, which is not filled'),
        ("*[other] { $count } Zeilen", "[other] Zeilen", "cannot be read: Expected one of"),
        ("Schwerpunkt", "{ -schwer }", '"show-centre" refers to -schwer, which is no message'),
        ("[moon]", "[mond]", "has a variant [mond], and $where is earth, jupiter, moon"),
        ("show-centre = ", "show-centre ", "cannot be read: Expected token"),
    ],
)
def test_what_would_break_a_page_is_a_fault(words: Path, old: str, new: str, fault: str) -> None:
    assert checked("de", words).faults == ()
    for file in (words / "de").glob("*.ftl"):
        text = file.read_text(encoding="utf-8").replace(old, new)
        file.write_text(text, encoding="utf-8")
    assert fault in checked("de", words).faults[0]
    assert words_command(["check", "de"], words) == 1


@pytest.mark.parametrize(
    ("old", "new", "kind", "lacks"),
    [
        ("{ $time } von", "von", "lacks a slot", "$time"),
        (
            "[jupiter] Der Ball fällt auf dem Jupiter aus { $start }.",
            "",
            "lacks a name",
            "[jupiter]",
        ),
        ("Schwerpunkt", "Punkt 3,5", "other figures", "3.5"),
        ("time-of", "time-off", "left over", ""),
    ],
)
def test_what_is_left_to_do_is_no_fault(
    words: Path, old: str, new: str, kind: str, lacks: str
) -> None:
    before = checked("de", words)
    for file in (words / "de").glob("*.ftl"):
        text = file.read_text(encoding="utf-8").replace(old, new)
        file.write_text(text, encoding="utf-8")
    found = checked("de", words)
    assert found.faults == ()
    assert {kind for kind, names in before.to_do.items() if names} == {"missing"}
    assert [*found.to_do[kind].values()] == [lacks]


def test_a_message_is_stale_once_its_english_has_changed_until_it_is_read(
    words: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert stale("de", words) == set()
    page = words / "en" / "page.ftl"
    text = page.read_text(encoding="utf-8").replace(
        "show-centre = Centre", "show-centre = The centre"
    )
    page.write_text(text.replace("\n    { $count ->", "\n      { $count ->"), encoding="utf-8")
    assert stale("de", words) == {"show-centre"}
    assert words_command(["check", "de"], words) == 0
    assert "stale: show-centre\n    show-centre = The centre of mass" in capsys.readouterr().out
    assert words_command(["read", "de", "show-centre"], words) == 0
    assert stale("de", words) == set()


def test_a_message_that_was_never_read_is_stale(words: Path) -> None:
    with (words / "de" / "page.ftl").open("a", encoding="utf-8") as written:
        written.write("time-play = Los\n")
    assert stale("de", words) == {"time-play"}
    assert words_command(["read", "de", "plane_bounce"], words) == 0
    assert stale("de", words) == {"time-play"}
    assert words_command(["read", "de"], words) == 0
    assert stale("de", words) == set()


def test_a_language_is_begun_and_its_first_message_said(words: Path) -> None:
    assert words_command(["new", "fr"], words) == 0
    assert words_command(["new", "fr"], words) == 2, "it is there already"
    assert words_command(["new", "French"], words) == 2
    found = checked("fr", words)
    assert (found.faults, found.count) == ((), 1)
    assert [path.name for path in (words / "fr").glob("*.ftl")] == [
        path.name for path in (words / "en").glob("*.ftl")
    ]
    page = words / "fr" / "page.ftl"
    text = page.read_text(encoding="utf-8")
    page.write_text(
        text.replace("# time-play = Play (space)", "time-play = Jouer"), encoding="utf-8"
    )
    assert messages_in(words / "fr")["time-play"] == "time-play = Jouer\n"
    assert (checked("fr", words).count, stale("fr", words)) == (2, {"time-play"})


def test_how_a_message_is_set_in_makes_no_mark() -> None:
    assert mark("a =\n    { $b ->\n   *[c] d\n    }\n") == mark("a =\n  { $b ->\n  *[c] d\n  }\n")
    assert mark("a = b\n") != mark("a = c\n")


def test_the_pseudo_language_lacks_nothing() -> None:
    found = checked(PSEUDO[0])
    assert found.faults == () and found.count == found.of > 3000


def test_blocks_of_notebooks_are_written_and_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lesson(tmp_path)
    assert words_command(["blocks", "fr", "--lessons", str(tmp_path)]) == 0
    (count,) = re.findall(r"^fr: 0 of (\d+) blocks .*; \1 missing$", capsys.readouterr().out, re.M)
    file = tmp_path / "words/fr/01_plane_bounce.po"
    assert int(count) == file.read_text(encoding="utf-8").count("msgctxt")
    said = file.read_text(encoding="utf-8").replace(
        'msgid "# Plane bounce"\nmsgstr ""', 'msgid "# Plane bounce"\nmsgstr "# Rebond"'
    )
    file.write_text(said, encoding="utf-8")
    assert words_command(["blocks", "fr", "--lessons", str(tmp_path)]) == 0
    assert f"fr: 1 of {count} blocks" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == said, "what has been said stays"
    assert words_command(["blocks", "French"]) == 2


def test_a_stale_message_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kernel_lib.words._stale", lambda language: {"guess-less"})
    kept = (of_file, messages)
    for one in kept:
        one.cache_clear()
    try:
        assert "guess-less" not in messages("de") and "guess-more" in messages("de")
        assert say_in("de", "guess-less") == say("guess-less")
    finally:
        monkeypatch.undo()
        for one in kept:
            one.cache_clear()
