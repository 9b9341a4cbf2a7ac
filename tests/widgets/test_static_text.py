"""The joined text of the page side."""

import re
import subprocess
from pathlib import Path

import playwright

from kernel_lib.widgets.static_text import SCRIPTS, STATIC, STYLES, joined, page_script, page_style

NODE = Path(playwright.__file__).parent / "driver" / "node"


def test_every_module_and_style_is_declared() -> None:
    assert sorted(SCRIPTS) == sorted(path.name for path in STATIC.glob("*.js"))
    assert sorted(STYLES) == sorted(path.name for path in STATIC.glob("*.css"))


def test_a_module_stands_after_those_it_imports() -> None:
    for place, name in enumerate(SCRIPTS):
        text = (STATIC / name).read_text(encoding="utf-8")
        for imported in re.findall(r'from "\./([\w.]+)"', text):
            assert imported in SCRIPTS[:place], f"{name} imports {imported}"


def test_a_module_imports_what_it_uses_and_nothing_else() -> None:
    texts = {name: (STATIC / name).read_text(encoding="utf-8") for name in SCRIPTS}
    exported = {
        word: name
        for name, text in texts.items()
        for word in re.findall(r"^export (?:async )?(?:function|const|let) (\w+)", text, re.M)
    }
    for name, text in texts.items():
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


def test_the_page_needs_no_network_and_no_element_ids() -> None:
    text = page_script() + page_style()
    addresses = set(re.findall(r"https?://[^\s\"'`)]+", text))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert "getElementById" not in text.replace('getElementById("jupyter-config-data")', "")


def test_modules_have_one_subject() -> None:
    for name in SCRIPTS + STYLES:
        lines = len((STATIC / name).read_text(encoding="utf-8").splitlines())
        assert lines <= 250, f"{name} has {lines} lines: is it one subject?"
