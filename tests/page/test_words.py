"""The words of the page: Python reads its table, and `make lint` finds words outside it."""

import ast
import json
import re
import shutil
import subprocess
from pathlib import Path

import playwright
import pytest

import kernel_lib.serving
from kernel_lib.page import PAGE
from kernel_lib.page.words import say, texts

NODE = Path(playwright.__file__).parent / "driver" / "node"
SERVING = Path(kernel_lib.serving.__file__).parent
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


@pytest.mark.parametrize("name", ["lesson_pages.py", "opening.py"])
def test_what_makes_a_page_in_python_says_nothing_by_itself(name: str) -> None:
    module = (SERVING / "pages" / name).read_text(encoding="utf-8")
    assert sentences(module) == [], "it belongs into words/texts.js"


def test_python_reads_the_table_as_the_page_does() -> None:
    script = f"""import {{ AROUND, TEXTS }} from "{(PAGE / "words/texts.js").as_uri()}";
console.log(JSON.stringify({{ ...TEXTS, ...AROUND }}));"""
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
        ("lesson/play.js", 'const a = "Two words";', '"Two words" belongs into words/texts.js'),
        (
            "lesson/play.js",
            'const a = element("p", {}, "alone");',
            '"alone" is shown or read aloud; it belongs into words/texts.js',
        ),
        (
            "lesson/play.js",
            'const a = `so ${say("time.play")}`;',
            "a text is set next to letters; give it a slot",
        ),
        (
            "lesson/play.js",
            'const a = say("time.play") + more;',
            "a text is set next to another; give it a slot",
        ),
        ("lesson/play.js", 'say("no.such");', 'there is no text "no.such"'),
        (
            "lesson/play.js",
            'say("time.of", { time: 3 });',
            '"time.of" has a slot {duration}, which is not filled',
        ),
        (
            "lesson/play.js",
            'const a = "\u25b6";',
            '"\u25b6" is a sign that fonts may lack; draw it',
        ),
        ("words/texts.js", 'const a = { "time.never": "" };', '"time.never" is never said'),
        (
            "../serving/pages/templates/full.html.j2",
            "<p>Full</p>",
            '"Full" belongs into words/texts.js',
        ),
        (
            "../serving/pages/templates/full.html.j2",
            "{{ say('no.such') }}",
            'there is no text "no.such"',
        ),
    ],
)
def test_each_fault_of_words_is_found(tmp_path: Path, file: str, code: str, found: str) -> None:
    for folder in (PAGE, SERVING):
        shutil.copytree(folder, tmp_path / "kernel_lib" / folder.name)
    assert faults(tmp_path) == []
    path = tmp_path / "kernel_lib" / "page" / file
    path.write_text(f"{path.read_text(encoding='utf-8')}{code}\n", encoding="utf-8")
    (told,) = faults(tmp_path)
    assert told.endswith(f": {found}")
