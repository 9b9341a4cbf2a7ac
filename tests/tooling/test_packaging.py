"""What is installed: the lock, the wheel's needs, and what an import brings in."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.environments import LOCK, ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HEAVY = ("IPython", "anywidget", "ipywidgets", "matplotlib", "numba", "scipy")
PYTHONS = [
    line.rsplit(" ", 1)[1]
    for line in PROJECT["project"]["classifiers"]
    if re.search(r":: 3\.\d+$", line)
]


def entries() -> dict[str, list[Requirement]]:
    """The lock: each package with its pins, one for each Python or platform that differs."""
    found: dict[str, list[Requirement]] = {}
    for line in LOCK.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            pin = Requirement(line.rstrip("\\ "))
            found.setdefault(canonicalize_name(pin.name), []).append(pin)
    return found


def of_extra(name: str) -> list[Requirement]:
    """What an extra asks for, with the extras that it takes in."""
    found = []
    for text in PROJECT["project"]["optional-dependencies"][name]:
        one = Requirement(text)
        own = one.name == PROJECT["project"]["name"]
        found += [each for extra in one.extras for each in of_extra(extra)] if own else [one]
    return found


def asked() -> list[Requirement]:
    """What pyproject.toml asks for and the lock must hold."""
    groups = (PROJECT["project"]["dependencies"], PROJECT["dependency-groups"]["dev"])
    named = [Requirement(text) for group in groups for text in group]
    return named + of_extra("lessons") + of_extra("fast")


def brought(name: str) -> set[str]:
    """Distributions that an extra brings, with all that these need."""
    found: set[str] = set()
    waiting = [Requirement("numpy"), *of_extra(name)]
    while waiting:
        one = waiting.pop()
        if (package := canonicalize_name(one.name)) in found:
            continue
        try:
            needs = [Requirement(text) for text in requires(one.name) or ()]
        except PackageNotFoundError:
            continue
        found.add(package)
        for need in needs:
            if not need.marker or any(
                need.marker.evaluate({"extra": e}) for e in one.extras | {""}
            ):
                waiting.append(need)
    return found


def imported(folder: str) -> set[str]:
    """Distributions that the modules of a folder import."""
    known, found = packages_distributions(), set()
    for path in (ROOT / "kernel_lib" / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            found |= {one for name in names for one in known.get(name.split(".")[0], ())}
    return {canonicalize_name(name) for name in found} - {"carom"}


@pytest.mark.parametrize(("extra", "folder"), [("widgets", "widgets"), ("serve", "serving")])
def test_an_extra_brings_what_its_folder_imports(extra: str, folder: str) -> None:
    needed = imported(folder)
    assert len(needed) >= 4
    assert needed <= brought(extra)


def test_a_notebook_needs_no_server_and_a_server_no_lab() -> None:
    assert not {"voila", "jupyterlab", "ziamath"} & brought("widgets")
    assert "jupyterlab" not in brought("serve")
    assert {one.name for one in of_extra("lessons")} >= {"voila", "anywidget", "jupyterlab"}


@pytest.mark.parametrize("requirement", asked(), ids=str)
def test_the_lock_answers_what_the_project_asks(requirement: Requirement) -> None:
    pins = entries()[canonicalize_name(requirement.name)]
    for pin in pins:
        (exact,) = pin.specifier
        assert exact.operator == "=="
        assert requirement.specifier.contains(Version(exact.version)), "`make lock` mends it"


@pytest.mark.parametrize("python", PYTHONS)
def test_every_python_finds_one_pin_of_each_package(python: str) -> None:
    for name, pins in entries().items():
        place = {"python_full_version": f"{python}.9", "python_version": python}
        fitting = [pin for pin in pins if not pin.marker or pin.marker.evaluate(place)]
        assert len(fitting) <= 1, f"{name} has several pins for Python {python}"
        if canonicalize_name(name) in {canonicalize_name(want.name) for want in asked()}:
            assert len(fitting) == 1, f"{name} has no pin for Python {python}"


def test_the_lock_has_hashes_and_no_addresses() -> None:
    text = LOCK.read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in entry, entry


def test_the_workflow_runs_every_python_we_name() -> None:
    workflow = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
    named = re.search(r"python: \[(.*)\]", workflow)
    assert named
    assert re.findall(r"3\.\d+", named.group(1)) == PYTHONS


def test_binder_runs_a_python_we_name() -> None:
    runtime = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    assert runtime.removeprefix("python-") in PYTHONS


def test_importing_the_library_brings_in_numpy_alone() -> None:
    below = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((ROOT / "kernel_lib").rglob("*.py"))
        if not {"widgets", "serving", "lane_compiler.py"} & set(path.parts)
    ]
    assert len(below) > 20
    code = f"import sys, {', '.join(below)}\nprint(*sorted(set({HEAVY!r}) & set(sys.modules)))"
    outcome = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60
    )
    assert outcome.returncode == 0, outcome.stderr
    assert outcome.stdout.strip() == ""


def test_the_types_are_published() -> None:
    assert (ROOT / "kernel_lib" / "py.typed").is_file()


def test_the_licence_is_the_one_we_name() -> None:
    text = Path(ROOT / PROJECT["project"]["license-files"][0]).read_text(encoding="utf-8")
    assert text.startswith("MIT License")
    assert PROJECT["project"]["license"] == "MIT"


def test_the_citation_names_the_version_that_is_built() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    cited = dict(re.findall(r"^([\w-]+): +\"?([^\"\n]+)", text, re.MULTILINE))
    assert cited["version"] == PROJECT["project"]["version"]
    assert cited["license"] == PROJECT["project"]["license"]
    assert PROJECT["project"]["authors"][0]["name"] in text
    assert {"cff-version", "message", "title", "type"} <= set(cited)
    assert "\nauthors:\n" in text
