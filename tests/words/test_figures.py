"""Figures have the signs of a language, in Python and in the page alike."""

import json
import subprocess
from typing import Any

import pytest

from kernel_lib.page import PAGE
from kernel_lib.words import of_file, say_in
from kernel_lib.words.figures import PLAIN, read, written
from tests.js.test_javascript import PAGE_NODE

ARABIC = "٠١٢٣٤٥٦٧٨٩"

#: A text as Python and the page write it, and as a reader of German has it.
GERMAN = {
    "2.45 m": "2,45 m",
    "−0.7": "−0,7",
    "~0": "~0",
    "1.23e6 kg": "1,23e6 kg",
    "12345.678 m": "12\u202f345,678 m",
    "1250 N": "1250 N",
    "0.7 × 0.7 = 0.49": "0,7 × 0,7 = 0,49",
    "√(0.336² + 1.295²)": "√(0,336² + 1,295²)",
    "(−0.1, 0.3, 0.8)": "(−0,1; 0,3; 0,8)",
    "0.8 s, 0.4 s": "0,8 s, 0,4 s",
    "It is 0.7.": "It is 0,7.",
    "30.5°": "30,5°",
    "12\u202f345,678 m": "12\u202f345,678 m",  # it stays what it is
}

#: What is no figure stays in every language.
NAMES = [
    *("0.9.1", "192.168.0.1", "v1.2", "k_b=0.75", "https://carom.example:52341/1.5.html", "a.b"),
    *("lesson_2.5", "2.5.csv", "you@0.5", "14:05", "2026-11-21", "m₁ and x1.5"),
    *("1.234,5 m", "1,234.5 m", "0,75"),  # as an author types them
]


def in_node(script: str, given: object) -> Any:
    """What a script of the page's modules tells of what it is given."""
    done = subprocess.run(
        [*PAGE_NODE, "--input-type=module", "-e", f"{_READ}\n{script}"],
        input=json.dumps(given),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    return json.loads(done.stdout)


#: Takes what is given; `import` may follow.
_READ = """let text = "";
for await (const piece of process.stdin) text += piece;
const given = JSON.parse(text);"""


def in_the_page(function: str, cases: list[tuple[str, str, str]]) -> Any:
    """What a function of `figures.js` makes of text, decimal sign and digits."""
    script = f"""import {{ {function} }} from "{(PAGE / "words/figures.js").as_uri()}";
console.log(JSON.stringify(given.map(([text, decimal, digits]) =>
  {function}(text, {{ decimal, digits }}))));"""
    return in_node(script, cases)


@pytest.mark.parametrize("text", GERMAN)
def test_a_figure_has_the_signs_of_its_language(text: str) -> None:
    assert written(text, ",") == GERMAN[text]
    assert written(GERMAN[text], ",") == GERMAN[text]


@pytest.mark.parametrize("text", NAMES)
def test_what_is_no_figure_stays(text: str) -> None:
    assert written(text, ",", PLAIN) == text


def test_eastern_digits() -> None:
    assert written("12345.6 m", "٫", ARABIC) == "١٢\u202f٣٤٥٫٦ m"
    assert read("١٢\u202f٣٤٥٫٦", "٫", ARABIC) == "12345.6"


def test_english_is_written_as_it_comes_but_for_long_numbers() -> None:
    for text in [*GERMAN, *NAMES]:
        assert written(text).replace("\u202f", "") == text.replace("\u202f", "")


def test_what_is_written_is_read_back() -> None:
    for text in ("0.7", "-12345.25", "1250", "1.5e6"):
        assert float(read(written(text.replace("-", "−"), ","), ",")) == float(text)


def test_the_page_writes_and_reads_as_python_does() -> None:
    texts = [*GERMAN, *GERMAN.values(), *NAMES, "1 234,5", "1 2/3", "0.62 0.47"]
    signs = [(".", PLAIN), (",", PLAIN), ("٫", ARABIC)]
    cases = [(text, *one) for text in texts for one in signs]
    assert in_the_page("writtenIn", cases) == [written(*case) for case in cases]
    assert in_the_page("readIn", cases) == [read(*case) for case in cases]


#: The same list in a message of each language.
LISTS = {
    "en": "Lines: 0.8 s, 0.4 s, and 12\u202f345.6 s.",
    "de": "Linien: 0,8 s, 0,4 s und 12\u202f345,6 s.",
    "ja": "線：0.8 s、0.4 s、12\u202f345.6 s。",
}


def test_a_list_is_joined_as_its_language_joins_things() -> None:
    times = ["0.8 s", "0.4 s", "12345.6 s"]
    assert {one: say_in(one, "chart-lines", names=times) for one in LISTS} == LISTS
    assert say_in("xx-rtl", "chart-lines", names=["1", "2"]).count(" and ") == 1
    texts = [of_file("page", one) + of_file("answers", one) for one in LISTS]
    script = f"""import {{ speechOf }} from "{(PAGE / "words/speech.js").as_uri()}";
console.log(JSON.stringify(given.map(([text, names]) =>
  speechOf(text).say("chart-lines", {{ names }}))));"""
    assert in_node(script, [(text, times) for text in texts]) == [*LISTS.values()]


def test_from_right_to_left_a_figure_stands_apart_with_its_unit() -> None:
    slots = {"time": "0.5 s", "duration": "4 s"}
    apart = say_in("xx-rtl", "time-of", **slots)
    assert "\u20680,5 s\u2069" in apart and "\u20684 s\u2069" in apart
    assert "\u2068" not in say_in("xx", "time-of", **slots)
