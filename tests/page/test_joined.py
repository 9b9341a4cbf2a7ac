"""The page: its folders run one way, each module imports what it uses, and all join to one text."""

import re
import subprocess
import textwrap
from pathlib import Path, PurePosixPath

import playwright
import pytest

from kernel_lib.page import (
    ENTRY,
    PAGE,
    STOREYS,
    TOKENS,
    imports_of,
    in_order,
    joined,
    page_script,
    page_style,
)

NODE = Path(playwright.__file__).parent / "driver" / "node"
FILES = {
    path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(PAGE.rglob("*"))
    if path.suffix in (".js", ".css")
}
SCRIPTS = {name: text for name, text in FILES.items() if name.endswith(".js")}
#: How far up a folder stands.
HEIGHT = {folder: height for height, storey in enumerate(STOREYS) for folder in storey}
MOST_ON_A_FLOOR = 15


def folder_of(name: str) -> str:
    """The folder of a module: "stage" of "stage/layers.js"."""
    return str(PurePosixPath(name).parent)


def wrong_ways(texts: dict[str, str]) -> list[str]:
    """Imports that go up, or to a neighbour."""
    return [
        f"{name} imports {other}"
        for name, text in texts.items()
        for other in imports_of(name, text)
        if folder_of(other) != folder_of(name)
        and HEIGHT[folder_of(other)] >= HEIGHT[folder_of(name)]
    ]


def test_imports_run_one_way() -> None:
    assert wrong_ways(SCRIPTS) == []


def test_an_import_that_goes_up_or_to_a_neighbour_is_seen() -> None:
    up = {"run/clock.js": 'import { a } from "../stage/layers.js";\n'}
    assert wrong_ways(up) == ["run/clock.js imports stage/layers.js"]
    aside = {"share/film.js": 'import {\n  a,\n} from "../guess/flag.js";\n'}
    assert wrong_ways(aside) == ["share/film.js imports guess/flag.js"]
    assert wrong_ways({"hands/handles.js": 'import { a } from "../stage/layers.js";\n'}) == []


def test_every_folder_has_its_storey_and_few_rooms() -> None:
    floors: dict[str, set[str]] = {".": set()}
    for folder in HEIGHT:
        floors.setdefault(folder_of(folder), set()).add(PurePosixPath(folder).name)
    for name in FILES:
        # A module and its style are one room.
        floors.setdefault(folder_of(name), set()).add(PurePosixPath(name).stem)
    assert floors.keys() - {"."} == HEIGHT.keys()
    for folder, rooms in floors.items():
        assert len(rooms) <= MOST_ON_A_FLOOR, f"{folder} holds {sorted(rooms)}"


def test_no_module_repeats_the_name_of_its_folder() -> None:
    assert [
        name for name in FILES if PurePosixPath(name).stem == PurePosixPath(folder_of(name)).name
    ] == []


def test_a_module_stands_after_those_it_imports() -> None:
    order = in_order(SCRIPTS, ENTRY)
    assert sorted(order) == sorted(SCRIPTS)
    for place, name in enumerate(order):
        for imported in imports_of(name, SCRIPTS[name]):
            assert imported in order[:place], f"{name} imports {imported}"


@pytest.mark.parametrize(
    ("modules", "says"),
    [
        ({"a/main.js": 'import { b } from "./b.js";\n'}, "a/main.js imports a/b.js, which is not"),
        ({"a/b.js": ""}, "the page imports a/main.js, which is not there"),
        ({"a/main.js": "", "b/alone.js": ""}, "nobody imports b/alone.js; import or remove it"),
        (
            {
                "a/main.js": 'import { b } from "./b.js";\n',
                "a/b.js": 'import { c } from "../c/c.js";\n',
                "c/c.js": 'import { b } from "../a/b.js";\n',
            },
            "modules import each other: a/main.js -> a/b.js -> c/c.js -> a/b.js",
        ),
    ],
)
def test_what_cannot_be_joined_is_named(modules: dict[str, str], says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        in_order(modules, "a/main.js")


def test_a_module_imports_what_it_uses_and_nothing_else() -> None:
    exported = {
        word: name
        for name, text in SCRIPTS.items()
        for word in re.findall(r"^export (?:async )?(?:function|const|let) (\w+)", text, re.M)
    }
    for name, text in SCRIPTS.items():
        head = re.findall(r"^import\s+\{([^}]*)\}", text, re.M)
        imported = {word.strip() for words in head for word in words.split(",") if word.strip()}
        body = re.sub(
            r"//.*|/\*.*?\*/|\"[^\"]*\"", "", re.sub(r"^import[^;]*;", "", text, flags=re.M)
        )
        for word in imported:
            assert re.search(rf"\b{word}\b", body), f"{name} imports {word} for nothing"
        called = set(re.findall(r"(?<![.\w])(\w+)\(", body)) | set(
            re.findall(r"\b[A-Z]{3,}\b", body)
        )
        for word in called & exported.keys() - imported:
            assert exported[word] == name, f"{name} uses {word} of {exported[word]}"


def test_what_is_exported_is_used_elsewhere_or_tested() -> None:
    tests = Path(__file__).parents[1]
    tried = "".join(path.read_text(encoding="utf-8") for path in tests.rglob("*.mjs"))
    tried += (tests / "page" / "test_gif.py").read_text(encoding="utf-8")
    for name, text in SCRIPTS.items():
        others = "".join(other for key, other in SCRIPTS.items() if key != name) + tried
        imported = set(re.findall(r"\w+", " ".join(re.findall(r"import \{+([^}]*)\}", others))))
        exported = re.findall(r"^export (?:async )?(?:function|const|let) (\w+)", text, re.M)
        assert set(exported) <= imported, f"{name}: nobody imports all of its exports"


def test_joining_takes_out_imports_and_exports_and_nothing_else() -> None:
    text = joined(
        {
            "one.js": "export const one = 1;\nexport async function two() {}\n",
            "three.js": 'import {\n  one,\n} from "./one.js";\nimport "./x.js";\n'
            'const text = "export const";\nexport default one;\n',
        }
    )
    assert text == (
        "// ==== one.js\nconst one = 1;\nasync function two() {}\n\n"
        '// ==== three.js\nconst text = "export const";\nexport default one;\n'
    )


def test_the_joined_text_is_one_module_that_runs(tmp_path: Path) -> None:
    (tmp_path / "page.mjs").write_text(page_script(), encoding="utf-8")
    (tmp_path / "try.mjs").write_text(
        'import start from "./page.mjs";\n'
        "const parts = start();\n"
        "console.log(typeof parts.initialize, typeof parts.render);\n",
        encoding="utf-8",
    )
    outcome = subprocess.run(
        [str(NODE), "try.mjs"], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert outcome.stdout.strip() == "function function", outcome.stderr


def test_the_recipe_for_a_panel_is_true(tmp_path: Path) -> None:
    recipe = (PAGE / "README.md").read_text(encoding="utf-8").split("## Add a panel")[1]
    module = re.search(r"^ {3}```js\n(.*?)^ {3}```", recipe, re.MULTILINE | re.DOTALL)
    assert module
    modules = SCRIPTS | {"results/fastest.js": textwrap.dedent(module[1])}
    importing = 'import { newFastest } from "../results/fastest.js";\n'
    head, opening, rest = SCRIPTS["lesson/parts.js"].partition("const MAKERS = {\n")
    assert opening
    modules["lesson/parts.js"] = importing + head + opening + "  fastest: newFastest,\n" + rest
    assert wrong_ways(modules) == []
    text = joined({name: modules[name] for name in in_order(modules, ENTRY)})
    (tmp_path / "page.mjs").write_text(text, encoding="utf-8")
    command = [str(NODE), "--input-type=module", "--eval", 'await import("./page.mjs")']
    outcome = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert outcome.returncode == 0, outcome.stderr


def test_styles_stand_from_the_ground_up_and_none_is_left_out() -> None:
    styles = [text for name, text in FILES.items() if name.endswith(".css") and name not in TOKENS]
    assert all(text in page_style() for text in styles)
    assert page_style().startswith(FILES["base/go_button.css"])
    places = [page_style().index(FILES[name]) for name in ("stage/look.css", "results/look.css")]
    assert places == sorted(places)


def test_the_page_needs_no_network_and_no_element_ids() -> None:
    text = page_script() + page_style()
    addresses = set(re.findall(r"https?://[^\s\"'`)]+", text))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert "getElementById" not in text.replace('getElementById("jupyter-config-data")', "")


#: A table of texts is as long as the page has things to say.
TABLES = {"words/texts.js"}


@pytest.mark.parametrize("name", sorted(set(FILES) - TABLES))
def test_a_module_has_one_subject(name: str) -> None:
    assert len(FILES[name].splitlines()) <= 250, "is it one subject?"
