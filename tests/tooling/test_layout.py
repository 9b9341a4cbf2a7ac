"""The house: what stands where, who may import whom, how long a module may get."""

import ast
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kernel_lib.experiments import lessons
from tests.environments import ROOT, programs
from tests.solver_list import SOLVERS

LIBRARY = ROOT / "kernel_lib"
MODULES = sorted(LIBRARY.rglob("*.py"))
LONGEST_MODULE = 400
LONGEST_FUNCTION = 40
#: Loops that numba compiles are one function each: calls within them would cost what they save.
COMPILED_LOOPS = {
    "carried.py",
    "cells_and_queue.py",
    "chain_loop.py",
    "compiled_rows.py",
    "event_loop.py",
    "loop.py",
    "wave_loop.py",
}
TOP_LEVEL = {
    "CHANGELOG.md",
    "CITATION.cff",
    "LICENSE",
    "Makefile",
    "README.md",
    "benchmarks",
    "binder",
    "docs",
    "kernel_lib",
    "lessons",
    "pyproject.toml",
    "tests",
}


def tracked() -> list[str]:
    """The paths that git knows."""
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    return listing.stdout.rstrip("\0").split("\0")


def test_nothing_else_stands_at_the_top() -> None:
    top = {path.split("/")[0] for path in tracked()}
    assert {name for name in top if not name.startswith(".")} <= TOP_LEVEL


def test_imports_run_one_way() -> None:
    linter = programs(Path(sys.prefix)) / "lint-imports"
    outcome = subprocess.run(
        [str(linter), "--no-cache"], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(LIBRARY)))
def test_a_module_has_one_subject_and_a_function_fits_a_cell(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST_MODULE, "is it one subject?"
    assert list(long_functions(path, text)) == []


def long_functions(path: Path, text: str) -> Iterator[str]:
    """Functions longer than a notebook shows, their docstrings not counted."""
    if path.name in COMPILED_LOOPS:
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            spoken = ast.get_docstring(node, clean=False) or ""
            lines = node.end_lineno - node.lineno + 1 - len(spoken.splitlines())
            if lines > LONGEST_FUNCTION:
                yield f"{node.name}: {lines} lines"


@pytest.mark.parametrize(
    "folder",
    sorted(path.parent.name for path in LIBRARY.glob("*/__init__.py")),
)
def test_the_tests_mirror_the_library(folder: str) -> None:
    assert any((ROOT / "tests" / folder).glob("test_*.py"))


#: Who takes runs as they come: a run tells of itself what they need (`state/trajectory.py`).
ABOVE_THE_SOLVERS = sorted(
    path
    for folder in ("experiments", "protocol", "widgets", "serving")
    for path in (LIBRARY / folder).rglob("*.py")
)
#: Whoever writes a run down as Python names its solver, whichever it is.
NAMES_THE_SOLVER = {"as_python.py"}


@pytest.mark.parametrize("path", ABOVE_THE_SOLVERS, ids=lambda path: str(path.relative_to(LIBRARY)))
def test_nobody_above_the_solvers_asks_which_one_made_a_run(path: Path) -> None:
    assert list(asked_of_solvers(path.name, path.read_text(encoding="utf-8"))) == []


def asked_of_solvers(file: str, text: str) -> Iterator[str]:
    """What a module asks of solvers and their memory instead of the run, with its line."""
    solvers = {row.kind.__name__ for row in SOLVERS.values()} | {"Solver"}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and (
            node.attr == "memory" or (node.attr == "solver" and file not in NAMES_THE_SOLVER)
        ):
            yield f"line {node.lineno}: .{node.attr}"
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "isinstance":
            asked = {getattr(name, "id", getattr(name, "attr", "")) for name in ast.walk(node)}
            if asked & solvers:
                yield f"line {node.lineno}: isinstance of {', '.join(sorted(asked & solvers))}"


def test_questions_to_a_solver_are_seen() -> None:
    for asking in ("isinstance(run.row, Hanging)", "isinstance(x, A | kl.SoftRow)", "r.memory[0]"):
        assert list(asked_of_solvers("law.py", asking)), asking


@pytest.mark.parametrize("name", lessons())
def test_no_lesson_knows_another(name: str) -> None:
    others = [f"kernel_lib.experiments.{other}" for other in lessons() if other != name]
    for path in (LIBRARY / "experiments" / name).glob("*.py"):
        for module in imported(path.read_text(encoding="utf-8")):
            assert not module.startswith(tuple(others)), f"{path.name} imports {module}"


def imported(text: str) -> Iterator[str]:
    """Modules that a text imports, those for a type checker alone as well."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


#: What one folder of the tests holds at most.
MOST_FILES = 20


def test_no_folder_of_the_tests_is_a_drawer() -> None:
    files: dict[str, list[str]] = {}
    for path in tracked():
        folder, _, name = path.rpartition("/")
        files.setdefault(folder, []).append(name)
    full = {
        folder: len(names)
        for folder, names in files.items()
        if len(names) > MOST_FILES and folder.startswith("tests")
    }
    assert full == {}, "give it a second storey"


@pytest.mark.parametrize("path", sorted(LIBRARY.glob("*/README.md")), ids=lambda p: p.parent.name)
def test_the_readme_of_a_folder_names_files_that_are_there(path: Path) -> None:
    told = set(re.findall(r"`(\w+\.py)`", path.read_text("utf-8")))
    assert told <= {Path(found).name for found in tracked()} | {one.name for one in MODULES}


@pytest.mark.parametrize("folder", ["experiments", "protocol", "widgets"])
def test_the_readme_of_a_folder_leaves_no_file_out(folder: str) -> None:
    told = set(re.findall(r"`(\w+\.py)`", (LIBRARY / folder / "README.md").read_text("utf-8")))
    assert {path.name for path in (LIBRARY / folder).glob("[!_]*.py")} <= told


def named_in_settings() -> set[str]:
    """Dotted names of ours in files that no linter of Python reads: settings, scripts, texts."""
    texts = [
        (ROOT / path).read_text(encoding="utf-8")
        for path in tracked()
        if path.endswith((".json", ".toml", ".yml", ".md", ".ipynb"))
    ]
    return {name for text in texts for name in re.findall(r"\bkernel_lib(?:\.\w+)+", text)}


@pytest.mark.parametrize("name", sorted(named_in_settings()))
def test_what_settings_and_texts_name_exists(name: str) -> None:
    pkgutil.resolve_name(name)
