"""Check what stands where, and what texts name: `make lint` calls it in the environment."""

import ast
import pkgutil
import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

import environment

ROOT = environment.ROOT
LIBRARY = ROOT / "kernel_lib"

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

#: Folders that take runs as they come: a run reports what they need (`state/trajectory.py`).
ABOVE_THE_SOLVERS = ("experiments", "protocol", "widgets", "serving")
#: What writes a run down as Python names its solver, whichever it is.
NAMES_THE_SOLVER = {"as_python.py"}

#: Folders whose README has a line for every module.
TOLD_IN_WHOLE = ("experiments", "protocol", "widgets")


def tracked() -> list[str]:
    """The paths that git knows."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    return done.stdout.decode().rstrip("\0").split("\0")


def strangers(paths: Iterable[str]) -> Iterator[str]:
    """What else stands at the top."""
    for name in sorted({path.split("/")[0] for path in paths}):
        if not name.startswith(".") and name not in TOP_LEVEL:
            yield f"{name}: the top level is fixed"


def untested() -> Iterator[str]:
    """Folders of the library without tests of the same name."""
    for path in LIBRARY.glob("*/__init__.py"):
        if not any((ROOT / "tests" / path.parent.name).glob("test_*.py")):
            yield f"tests/{path.parent.name}: there are no tests"


def unlisted() -> Iterator[str]:
    """Lessons that the contract between lessons does not name."""
    contracts = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for path in sorted((LIBRARY / "experiments").glob("*/runs.py")):
        name = f"kernel_lib.experiments.{path.parent.name}"
        if f'"{name}",' not in contracts:
            yield f"pyproject.toml: no contract keeps {name} from other lessons"


def solver_names() -> set[str]:
    """Classes of solvers, by their public names."""
    import kernel_lib

    names = kernel_lib.__all__
    return {"Solver", *(name for name in names if hasattr(getattr(kernel_lib, name), "advance"))}


def asked_of_solvers(file: str, text: str, solvers: set[str]) -> Iterator[str]:
    """What a module asks of solvers and their memory instead of the run, with its line."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and (
            node.attr == "memory" or (node.attr == "solver" and file not in NAMES_THE_SOLVER)
        ):
            yield f"line {node.lineno}: .{node.attr}"
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "isinstance":
            asked = {getattr(name, "id", getattr(name, "attr", "")) for name in ast.walk(node)}
            if asked & solvers:
                yield f"line {node.lineno}: isinstance of {', '.join(sorted(asked & solvers))}"


def above_the_solvers() -> Iterator[str]:
    """Modules that ask which solver made a run."""
    solvers = solver_names()
    for folder in ABOVE_THE_SOLVERS:
        for path in sorted((LIBRARY / folder).rglob("*.py")):
            for found in asked_of_solvers(path.name, path.read_text("utf-8"), solvers):
                yield f"{path.relative_to(ROOT)}, {found}: take it from the run"


def wrong_tables(paths: Iterable[str]) -> Iterator[str]:
    """READMEs of folders that name a file that is not there, or leave one out."""
    there = {Path(path).name for path in paths}
    for readme in sorted(LIBRARY.glob("*/README.md")):
        told = set(re.findall(r"`(\w+\.py)`", readme.read_text("utf-8")))
        for name in sorted(told - there):
            yield f"{readme.relative_to(ROOT)}: there is no {name}"
        if readme.parent.name in TOLD_IN_WHOLE:
            for name in sorted({path.name for path in readme.parent.glob("[!_]*.py")} - told):
                yield f"{readme.relative_to(ROOT)}: no word of {name}"


def dead_names(paths: Iterable[str]) -> Iterator[str]:
    """Dotted names of ours in settings and texts that lead nowhere."""
    for path in paths:
        if path.endswith((".json", ".toml", ".yml", ".md", ".ipynb")):
            text = (ROOT / path).read_text(encoding="utf-8")
            for name in sorted(set(re.findall(r"\bkernel_lib(?:\.\w+)+", text))):
                try:
                    pkgutil.resolve_name(name)
                except (ImportError, AttributeError):
                    yield f"{path}: there is no {name}"


def faults() -> list[str]:
    """All that is not in order."""
    paths = tracked()
    return [
        *strangers(paths),
        *untested(),
        *unlisted(),
        *above_the_solvers(),
        *wrong_tables(paths),
        *dead_names(paths),
    ]


if __name__ == "__main__":
    found = faults()
    print("\n".join(found), end="\n" if found else "")
    raise SystemExit(bool(found))
