"""All words of the page stand in one module, by name: no other module says anything by itself."""

import re

import pytest

from kernel_lib.page import PAGE
from tests.page.literals import literals

MODULES = {
    path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(PAGE.rglob("*.js"))
}
TEXTS = MODULES["words/texts.js"]
NAMES = set(re.findall(r'^  "([\w.]+)":', TEXTS, re.MULTILINE))
SPEAKING = sorted(name for name in MODULES if not name.startswith("words/"))

#: Two words in a row, or one that begins a sentence, are taken to be said to somebody ...
PROSE = re.compile(r"[A-Za-z]{2,}[,.:;]? [a-z]{2,}|^[A-Z][a-z]{2,}(?![A-Za-z])")
#: ... and so is a lone word that becomes the content of an element, or its label.
CONTENT = re.compile(
    r'(?:\},\s*|"aria-label": |"aria-roledescription": |title: |placeholder: )'
    r'"([^"]*[a-z]{2}[^"]*)"'
)

#: What a browser reads, not a person.
FOR_A_BROWSER = re.compile(
    r"<.*|.*(?:px|serif)\b.*|\([\w-]+: \w+\)"  # markup, lengths and fonts, media
    r"|(?:carom-[\w-]*(?:\$\{\})?[\w-]* ?)+(?:\$\{\})?"  # classes
    r"|button, select, a|:hover, :focus-within"  # selectors
    r"|Enter|Escape|Home|End|Canvas|Highlight|Retry-After|Content-Type"  # keys, colours, heads
)
#: Names of groups of controls, by which the panel finds those of an experiment; why a run stopped.
GROUPS = {
    "controls/panel.js": {"Method", "Rules", "Map"},
    "controls/time/end_of_run.js": {"duration reached", "everything at rest"},
}


@pytest.mark.parametrize("name", SPEAKING)
def test_a_module_says_nothing_by_itself(name: str) -> None:
    spoken = {
        text
        for _, text in literals(MODULES[name])
        if PROSE.search(text) and not FOR_A_BROWSER.fullmatch(text)
    }
    code = re.sub(r"^ *(?://|/?\*).*$", "", MODULES[name], flags=re.MULTILINE)
    spoken |= {text for text in CONTENT.findall(code) if "carom" not in text}
    assert spoken - GROUPS.get(name, set()) == set(), "it belongs to words/texts.js"


def test_every_name_is_known_and_every_text_is_said() -> None:
    called, used, begun = set[str](), set[str](), set[str]()
    for name in SPEAKING:
        called |= set(re.findall(r'\bsay\(\s*"([^"]+)"', MODULES[name]))
        found = {text for _, text in literals(MODULES[name])}
        used |= found & NAMES
        begun |= {text[:-3] for text in found if re.fullmatch(r"\w+\.\w*\$\{\}", text)}
    assert called - NAMES == set()
    left = {name for name in NAMES - used if not name.startswith(tuple(begun))}
    assert left == set(), "nobody says it"


def test_slots_are_named_as_they_are_filled() -> None:
    for module in SPEAKING:
        for name, slots in re.findall(
            r'\bsay\("([^"]+)"(?:,\s*(\{(?:[^{}]|\{[^{}]*\})*\}))?\s*\)', MODULES[module]
        ):
            text = re.search(
                rf'^  "{re.escape(name)}":(.*?),\n(?=  "|\n|\}}|  //)', TEXTS, re.M | re.S
            )
            assert text, name
            for slot in re.findall(r"\{(\w+)\}", text[1]):
                assert re.search(rf"\b{slot}\b", slots), f"{module}: {name} wants {{{slot}}}"


def test_the_reader_of_literals_finds_what_stands_there() -> None:
    source = """import { a } from "./b.js";
import { c } from "./d.js";
// "no"
const one = /["']/.test("yes") ? `twice ${f("inner", `deep ${1}`)} it` : 'it\\'s'; /* "no" */
"""
    found = [text for _, text in literals("\n" + source)]
    assert found == ["yes", "twice ${} it", "it\\'s", "inner", "deep ${}"]
