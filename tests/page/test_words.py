"""All words of the page stand in one module, by name: no other module says anything by itself."""

import ast
import json
import re
import subprocess
from pathlib import Path

import playwright
import pytest

import kernel_lib.serving
from kernel_lib.page import PAGE
from kernel_lib.page.words import say, texts
from tests.page.literals import literals

NODE = Path(playwright.__file__).parent / "driver" / "node"
SERVING = Path(kernel_lib.serving.__file__).parent
MODULES = {
    path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
    for root in (PAGE, SERVING)
    for path in sorted(root.rglob("*.js"))
    if "dist" not in path.parts
}
TEMPLATES = {path.name: path.read_text(encoding="utf-8") for path in SERVING.rglob("*.j2")}
#: What writes pages in Python.
WRITERS = {path.name: path.read_text(encoding="utf-8") for path in SERVING.rglob("pages/*.py")}
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
    r"<.*|.*(?:px|serif)\b.*|\([\w-]+: \w+\)|not all"  # markup, lengths and fonts, media
    r"|(?:carom-[\w-]*(?:\$\{\})?[\w-]* ?)+(?:\$\{\})?"  # classes
    r"|button, select, a|:hover, :focus-within"  # selectors
    r"|Enter|Escape|Home|End|Canvas|Highlight|Retry-After|Content-Type"  # keys, colours, heads
    r"|DOMContentLoaded|carom:.*"  # an event, keys of the storage
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
    for text in (*TEMPLATES.values(), *WRITERS.values()):
        called |= set(re.findall(r"\bsay\(\s*['\"]([^'\"]+)['\"]", text))
        used |= set(re.findall(r"['\"]([\w.]+)['\"]", text)) & NAMES
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


#: Markup, what Jinja does, and what a browser reads and nobody else.
NOT_READ = re.compile(
    r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}|<(?:style|script)\b.*?</(?:style|script)>|<!DOCTYPE.*?>",
    re.DOTALL,
)
SPOKEN = re.compile(r'\b(?:aria-label|title|alt|placeholder)="([^"]*)"')


def said_by(template: str) -> list[str]:
    """What a template says by itself: between its tags, and in attributes that are read aloud."""
    plain = NOT_READ.sub("", template)
    found = [*SPOKEN.findall(plain), *re.split(r"<[^>]*>", plain)]
    return [one.strip() for one in found if re.search(r"[A-Za-z]{2}", one.replace("&nbsp;", ""))]


@pytest.mark.parametrize("name", sorted(TEMPLATES))
def test_a_template_says_nothing_by_itself(name: str) -> None:
    assert set(said_by(TEMPLATES[name])) <= {"Carom"}, "it belongs to words/texts.js"


def test_what_a_template_says_is_found() -> None:
    template = '<p class="a b" aria-label="Read me">{% if a > b %}{{ name }} comes{% endif %}</p>'
    assert said_by(template) == ["Read me", "comes"]


def sentences(module: str) -> list[str]:
    """Texts in a module of Python that somebody may read: no docstring, no line of the log."""
    tree = ast.parse(module)
    kept = {
        part
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and re.match(r"(?:log|visits)\.", ast.unparse(node.func))
        for part in ast.walk(node)
    }
    kept |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in kept
        if re.search(r"(?<![\w=<-])[A-Z]?[a-z]+ [a-z]+ [a-z]+", node.value)
    ]


@pytest.mark.parametrize("name", ["lesson_pages.py", "opening.py"])
def test_what_makes_a_page_in_python_says_nothing_by_itself(name: str) -> None:
    assert sentences(WRITERS[name]) == [], "it belongs to words/texts.js"


def test_python_reads_the_table_as_the_page_does() -> None:
    script = f"""import {{ TEXTS }} from "{(PAGE / "words/texts.js").as_uri()}";
console.log(JSON.stringify(TEXTS));"""
    command = [str(NODE), "--input-type=module", "-e", script]
    told = subprocess.run(command, capture_output=True, timeout=60, check=True)
    assert texts() == json.loads(told.stdout)


def test_python_fills_slots_and_leaves_forms_to_the_page() -> None:
    assert say("card.act", act=2, minutes=10) == "Act 2, 10 min"
    assert say("card.act", act=2) == "Act 2, {minutes} min"
    with pytest.raises(ValueError, match=r"done\.stars has forms for numbers"):
        say("done.stars", count=2)
    with pytest.raises(KeyError):
        say("nobody.says")


#: A text that is set beside another one, or beside letters, in one string. A slot may hold a text.
GLUED = re.compile(
    r"\bsay\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:\s*\+\s*(?![\s\d])|\}[^`]*[A-Za-z]{2,}[^`]*`)"
    r"|(?<![+\w])\s*\+\s*say\("
    r"|`[^`$]*[A-Za-z]{2,}[^`$]*\$\{say\("
)


@pytest.mark.parametrize("name", SPEAKING)
def test_no_text_is_glued_to_another(name: str) -> None:
    found = [one[0] for one in GLUED.finditer(MODULES[name])]
    assert [one for one in found if "\n" not in one or "+" in one] == [], "give it a slot"


def test_texts_that_are_glued_are_found() -> None:
    glued = [
        'a = say("x.one") + " and more";',
        'a = "before " + say("x.one", { count: f(1) });',
        'a = `${say("x.one")} and ${b}`;',
        'a = `so ${say("x.one")}`;',
    ]
    assert all(GLUED.search(one) for one in glued)
    whole = [
        'say("x.one", { what: say("x.two") });',
        'f(say("x.one"), 1 + 2);',
        '`${say("x.one")}`',
    ]
    assert not any(GLUED.search(one) for one in whole)


#: Signs that many fonts lack; a button's sign is drawn (`icon`).
SIGNS = re.compile(r"[\u21ba-\u21ff\u2300-\u23ff\u25b6-\u25bb\u2b00-\u2bff]")


@pytest.mark.parametrize("name", sorted(MODULES))
def test_a_sign_is_drawn_and_not_typed(name: str) -> None:
    """The way back of a slider was a letter, and an empty box where no font had it."""
    assert SIGNS.findall(MODULES[name]) == []
