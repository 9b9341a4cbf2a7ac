"""The README and the pages in docs/: each block of Python runs, and prints what stands below it."""

import json
import os
import re
import subprocess
import sys
from inspect import isclass, isfunction
from pathlib import Path

import pytest

import kernel_lib as kl
from kernel_lib import experiments
from kernel_lib.serving.command.writing.new import TEMPLATE
from kernel_lib.serving.notebooks.cards import wrong_in
from tests.environments import ROOT, programs, run

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]

#: A block of Python, and what it prints, if the page says so.
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:```text\n(.*?)^```$)?", re.DOTALL | re.MULTILINE)

END = "<<the end of a block>>"

#: What puts the live lesson next to the first page.
DOCS = (ROOT / ".ci" / "docs.py").read_text("utf-8")


def blocks(page: Path) -> list[str]:
    """The Python of a page, block by block."""
    return [code for code, _ in BLOCK.findall(page.read_text("utf-8"))]


def with_python() -> list[Path]:
    return [page for page in PAGES if blocks(page)]


@pytest.mark.parametrize("page", with_python(), ids=lambda page: page.stem)
def test_the_python_of_a_page_runs_and_prints_what_it_says(page: Path, tmp_path: Path) -> None:
    """In one process and in order, as in a notebook, which workers of a pool do not import."""
    found = BLOCK.findall(page.read_text("utf-8"))
    done = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning:__main__", "-"],
        input="\n".join(f"{code}\nprint({END!r})" for code, _ in found),
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "MPLBACKEND": "agg"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    printed = [each.removeprefix("\n") for each in done.stdout.split(END)]
    for (code, said), line in zip(found, printed[:-1], strict=True):
        assert not said or line == said, code


def test_the_recipes_are_as_long_as_their_table_says() -> None:
    page = (ROOT / "docs" / "computing.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+\. [^|]+?) \| (\d+)(?:, in (\w+) pieces)? \|$", page, re.MULTILINE)
    pieces, lines = {}, {}
    for section in re.split(r"^## (?=\d)", page, flags=re.MULTILINE)[1:]:
        recipe = section.partition("\n")[0]
        codes = [code for code, _ in BLOCK.findall(section.partition("\n## ")[0])]
        whole = [line.strip() for code in codes for line in code.splitlines()]
        lines[recipe] = sum(bool(line) and not line.startswith("#") for line in whole)
        pieces[recipe] = len(codes)
    assert len(rows) == 10
    assert {recipe: int(count) for recipe, count, _ in rows} == lines
    assert [pieces[recipe] for recipe, _, several in rows if several] == [5]


def test_the_pages_with_examples_are_among_them() -> None:
    assert {"README", "computing", "sweeps", "write_a_lesson"} <= {p.stem for p in with_python()}


def test_the_page_on_lessons_ends_with_the_notebook_of_carom_new() -> None:
    notebook = json.loads(TEMPLATE.read_text(encoding="utf-8"))
    cells = ["".join(one["source"]) for one in notebook["cells"] if one["cell_type"] == "code"]
    shown = [block.rstrip("\n") for block in blocks(ROOT / "docs" / "write_a_lesson.md")]
    assert [block for block in shown if block in cells] == cells


#: Asks for all that the page on lessons adds to its first act, and prints what runs say.
ASKED = """
values = experiment.check({"share": 0.5})
ran = experiment.runs(values)
print(round(ENERGY.judge(values, ran).truth, 6))


def runs_at(change):
    changed = experiment.check({**VOTE.values, **change})
    return changed, experiment.runs(changed)


print(VOTE.answer(runs_at)[0])
print([column.cell(values, ran) for column in SHEET.columns])
"""


def test_what_the_page_on_lessons_adds_answers_from_runs() -> None:
    page = ROOT / "docs" / "write_a_lesson.md"
    code = "\n".join([*blocks(page), ASKED])
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300)
    assert done.stdout.splitlines()[-3:] == ["25.0", "nothing", "['0.5', '1']"], done.stderr
    text = page.read_text("utf-8")
    (teaching,) = re.findall(r'^```json\n(\{\n  "teaching".*?)^```', text, re.M | re.S)
    (notebook,) = (ROOT / "lessons").glob("01_*.ipynb")
    card = json.loads(notebook.read_text("utf-8"))["metadata"]["carom"]
    assert wrong_in({**card, **json.loads(teaching)}) == ""


def test_the_documentation_is_made_without_a_warning(tmp_path: Path) -> None:
    maker = str(programs(Path(sys.prefix)) / "sphinx-build")
    run([maker, "-b", "html", "-W", "--keep-going", "-q", str(ROOT / "docs"), str(tmp_path)])
    found = {path: path.read_text("utf-8") for path in tmp_path.rglob("*.html")}
    made = {path.stem: page for path, page in found.items()}
    pages = [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "library").glob("*.md")]
    assert {page.stem for page in pages} <= set(made)
    for path, page in found.items():
        for target in re.findall(r'href="([^"#:?]+)(?:[#?][^"]*)?"', page):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"
        assert 'name="viewport"' in page, "a phone shows it as wide as it is"
    assert "Molecular Physics 30, 1975" in made["physics"], "the sources of lesson 08"
    assert "<!-- sources -->" not in made["physics"]
    for module in (kl, experiments):
        kept = {name: getattr(module, name) for name in module.__all__}
        public = {name for name, one in kept.items() if isclass(one) or isfunction(one)}
        whole = "".join(made[path.stem] for path in pages)
        assert [whole.count(f'id="{module.__name__}.{one}"') for one in public] == [1] * len(public)
    assert "<math" in made["physics"] and '<script src="http' not in "".join(made.values())
    assert "A plan for 45 minutes" in made["instructors"], "the guide is part of it"
    assert '<iframe src="plane_bounce.html"' in made["index"] and "plane_bounce.html" in DOCS
    assert (tmp_path / "searchindex.js").is_file() and 'role="search"' in made["index"]
