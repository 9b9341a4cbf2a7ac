"""The words of the page: Python says its messages, and `make lint` finds words outside them."""

import ast
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

import kernel_lib.serving
from kernel_lib.experiments import lessons
from kernel_lib.page import PAGE
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.playable import Playable
from kernel_lib.words import ENGLISH, WORDS, in_words, messages, of_file, say, slots_of
from kernel_lib.words.pseudo import pseudo
from tests.js.test_javascript import NODE, PAGE_NODE

SERVING = Path(kernel_lib.serving.__file__).parent
WIDGETS = SERVING.parent / "widgets"
ROOT = PAGE.parents[1]


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


@pytest.mark.parametrize("name", ["lesson_pages.py", "prerendered.py"])
def test_what_makes_a_page_in_python_says_nothing_by_itself(name: str) -> None:
    module = (SERVING / "pages" / name).read_text(encoding="utf-8")
    assert sentences(module) == [], "it belongs into words/en/around.ftl"


#: Figures as they are given: each is written as it is, and counted by its value.
FIGURES = (0, 1, 2, 1.5, 12345, "1", "2.50", "~0", "−3", "{ $a }", "")


def test_python_says_every_message_as_the_page_does() -> None:
    cases = [
        (name, dict.fromkeys(slots_of(name), figure)) for name in messages() for figure in FIGURES
    ]
    script = f"""import {{ speechOf }} from "{(PAGE / "words/speech.js").as_uri()}";
let text = "";
for await (const piece of process.stdin) text += piece;
const {{ words, cases }} = JSON.parse(text);
const {{ say }} = speechOf(words);
console.log(JSON.stringify(cases.map((one) => say(...one))));"""
    done = subprocess.run(
        [*PAGE_NODE, "--input-type=module", "-e", script],
        input=json.dumps({"words": "".join(messages().values()), "cases": cases}),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    assert [say(name, **slots) for name, slots in cases] == json.loads(done.stdout)


def test_the_page_says_what_an_answer_says_as_python_does() -> None:
    """The sheet of each lesson and its first picture, each with all its sentences."""
    cases = []
    for name, lesson in lessons().items():
        first, _ = answer(Playable(lesson), {"kind": "start", "query": "", "prefix": ""})
        cases.append({"words": of_file(name), "sent": json.loads(json.dumps(sheet_of(lesson)))})
        cases.append({"words": "", "sent": json.loads(json.dumps(first))})
    script = f"""import {{ teach }} from "{(PAGE / "words/say.js").as_uri()}";
import {{ inWords }} from "{(PAGE / "words/sentences.js").as_uri()}";
let text = "";
for await (const piece of process.stdin) text += piece;
const said = JSON.parse(text).map(({{ words, sent }}) => {{ teach(words); return inWords(sent); }});
console.log(JSON.stringify(said));"""
    done = subprocess.run(
        [*PAGE_NODE, "--input-type=module", "-e", script],
        input=json.dumps(cases),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    ours = [in_words(one["sent"]) for one in cases]
    assert json.loads(done.stdout) == ours
    assert '"say":' not in done.stdout.replace(" ", "")


def test_python_fills_slots_and_chooses_forms() -> None:
    assert say("card-act", act=2, minutes=10) == "Act 2, 10 min"
    assert say("card-act", act=2) == "Act 2, {$minutes} min"
    assert say("done-stars", count=1) == "1 star"
    assert say("done-stars", count="2") == "2 stars"
    with pytest.raises(KeyError):
        say("nobody-says")


#: What a language says of itself.
SIGNS = ("page-language", "page-decimal", "page-digits")


def test_the_pseudo_language_says_every_message_longer_and_in_brackets() -> None:
    english = FluentResource((ENGLISH / "page.ftl").read_text(encoding="utf-8")).body
    entries = [one for one in english if isinstance(one, Message)]
    made = FluentResource(pseudo((ENGLISH / "page.ftl").read_text(encoding="utf-8"))).body
    assert [one.id.name for one in made if isinstance(one, Message)] == [
        one.id.name for one in entries
    ]
    assert len(made) == len(entries), "nothing that cannot be read"
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(pseudo("".join(messages().values()))))
    for name in messages():
        slots = dict.fromkeys(slots_of(name), "1")
        said, wrong = bundle.format_pattern(bundle.get_message(name).value, slots)
        assert wrong == []
        if name not in SIGNS and (plain := say(name, **slots)):
            assert str(said)[0] + str(said)[-1] == "⟦⟧"
            assert len(str(said)) >= len(plain) + (len(plain) - len(slots)) // 3


def faults(folder: Path) -> list[str]:
    """What `make lint` finds wrong with the words of a project in a folder."""
    script = ROOT / ".ci" / "page" / "words.mjs"
    compiler = ROOT / ".venv" / "from_npm" / "node_modules" / "tsc" / "lib" / "typescript.js"
    done = subprocess.run(
        [str(NODE), str(script), str(compiler), str(folder)],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.stderr == "" and done.returncode == bool(done.stdout)
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("file", "code", "found"),
    [
        ("lesson/play.js", 'const a = "Two words";', '"Two words" belongs into words/en/page.ftl'),
        (
            "lesson/play.js",
            'const a = element("p", {}, "alone");',
            '"alone" is shown or read aloud; it belongs into words/en/page.ftl',
        ),
        (
            "lesson/play.js",
            'const a = `so ${say("time-play")}`;',
            "a text is set next to letters; give it a slot",
        ),
        (
            "lesson/play.js",
            'const a = say("time-play") + more;',
            "a text is set next to another; give it a slot",
        ),
        ("lesson/play.js", 'say("no.such");', 'there is no text "no.such"'),
        (
            "lesson/play.js",
            'say("time-of", { time: 3 });',
            '"time-of" has a slot $duration, which is not filled',
        ),
        (
            "lesson/play.js",
            'const a = "\u25b6";',
            '"\u25b6" is a sign that fonts may lack; draw it',
        ),
        ("lesson/play.js", 'say("time-play", { now: 3 });', '"time-play" has no slot $now'),
        ("../words/en/page.ftl", "time-never = Never", '"time-never" is never said'),
        (
            "../serving/pages/templates/full.html.j2",
            "<p>Full</p>",
            '"Full" belongs into words/en/around.ftl',
        ),
        (
            "../serving/pages/templates/full.html.j2",
            "{{ say('no.such') }}",
            'there is no text "no.such"',
        ),
        (
            "../serving/pages/templates/full.html.j2",
            "{{ say('card-will', hours=3) }}",
            '"card-will" has no slot $hours',
        ),
    ],
)
def test_each_fault_of_words_is_found(tmp_path: Path, file: str, code: str, found: str) -> None:
    for folder in (PAGE, SERVING, WIDGETS, WORDS):
        shutil.copytree(folder, tmp_path / "kernel_lib" / folder.name)
    assert faults(tmp_path) == []
    path = tmp_path / "kernel_lib" / "page" / file
    path.write_text(f"{path.read_text(encoding='utf-8')}{code}\n", encoding="utf-8")
    (fault,) = faults(tmp_path)
    assert fault.endswith(f": {found}")
