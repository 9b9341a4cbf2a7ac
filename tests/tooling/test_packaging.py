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
from packaging.licenses import canonicalize_license_expression
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.environments import LOCK, LOCK_OF_BINDER, ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HEAVY = ("IPython", "anywidget", "ipywidgets", "matplotlib", "numba", "scipy")
PYTHONS = [
    line.rsplit(" ", 1)[1]
    for line in PROJECT["project"]["classifiers"]
    if re.search(r":: 3\.\d+$", line)
]


def entries(lock: Path = LOCK) -> dict[str, list[Requirement]]:
    """A lock: each package with its pins, one for each Python or platform that differs."""
    found: dict[str, list[Requirement]] = {}
    for line in lock.read_text(encoding="utf-8").splitlines():
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


def of_group(name: str) -> list[Requirement]:
    """What a group asks for, with the groups that it takes in."""
    found = []
    for one in PROJECT["dependency-groups"][name]:
        inner = isinstance(one, dict)
        found += of_group(one["include-group"]) if inner else [Requirement(one)]
    return found


def asked(*groups: str) -> list[Requirement]:
    """What pyproject.toml asks for and a lock must hold."""
    named = [Requirement(text) for text in PROJECT["project"]["dependencies"]]
    return named + of_extra("lessons") + [one for group in groups for one in of_group(group)]


#: Each lock, with the groups that it holds besides the lessons.
LOCKS: dict[Path, tuple[str, ...]] = {LOCK: ("dev", "docs"), LOCK_OF_BINDER: ()}


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


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_a_lock_answers_what_the_project_asks(lock: Path) -> None:
    for requirement in asked(*LOCKS[lock]):
        for pin in entries(lock)[canonicalize_name(requirement.name)]:
            (exact,) = pin.specifier
            assert exact.operator == "=="
            fits = requirement.specifier.contains(Version(exact.version))
            assert fits, f"{requirement}: `make lock` mends it"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
@pytest.mark.parametrize("python", PYTHONS)
def test_every_python_finds_one_pin_of_each_package(python: str, lock: Path) -> None:
    wanted = {canonicalize_name(want.name) for want in asked(*LOCKS[lock])}
    for name, pins in entries(lock).items():
        place = {"python_full_version": f"{python}.9", "python_version": python}
        fitting = [pin for pin in pins if not pin.marker or pin.marker.evaluate(place)]
        assert len(fitting) <= 1, f"{name} has several pins for Python {python}"
        if name in wanted:
            assert len(fitting) == 1, f"{name} has no pin for Python {python}"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_a_lock_has_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in entry, entry


def test_the_lock_of_binder_is_part_of_the_whole_version_by_version() -> None:
    whole, part = entries(LOCK), entries(LOCK_OF_BINDER)
    for python in PYTHONS:
        for system in ("linux", "darwin", "win32"):
            place = {"python_full_version": f"{python}.9", "python_version": python}
            place |= {"sys_platform": system}
            here = [
                {
                    name: {str(pin.specifier) for pin in pins}
                    for name, found in lock.items()
                    if (pins := [p for p in found if not p.marker or p.marker.evaluate(place)])
                }
                for lock in (whole, part)
            ]
            assert here[1].items() <= here[0].items()
    text = LOCK.read_text(encoding="utf-8")
    hashes = re.findall(r"sha256:\w+", LOCK_OF_BINDER.read_text(encoding="utf-8"))
    assert [one for one in hashes if one not in text] == []


def test_binder_installs_no_tool_of_developers() -> None:
    tools = {canonicalize_name(one.name) for one in of_group("dev") + of_group("docs")}
    tools -= brought("lessons")
    assert {"mypy", "playwright", "sphinx", "uv"} <= tools
    assert not tools & set(entries(LOCK_OF_BINDER))


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


#: How the text of each licence begins, or names itself.
LICENCES = {
    "MIT": "MIT License",
    "CC-BY-4.0": "Creative Commons Attribution 4.0 International",
    "OFL-1.1": "SIL OPEN FONT LICENSE\n\nVersion 1.1",
    "Apache-2.0": "Apache License\n                           Version 2.0",
}


def licence_files() -> list[Path]:
    return [path for one in PROJECT["project"]["license-files"] for path in ROOT.glob(one)]


def test_each_licence_that_we_name_has_its_text_and_no_other() -> None:
    named = canonicalize_license_expression(PROJECT["project"]["license"]).split(" AND ")
    texts = [path.read_text(encoding="utf-8") for path in licence_files()]
    held = [name for text in texts for name, words in LICENCES.items() if words in text]
    assert held == named == list(LICENCES)


def test_the_work_of_strangers_has_its_licence_among_ours() -> None:
    """A font, or a script with a notice of its own, lies in the folder of its licence."""
    files = [path for path in (ROOT / "kernel_lib").rglob("*") if path.is_file()]
    notice = re.compile(rb"@license|\(c\) \d{4}|Copyright \d{4}", re.IGNORECASE)
    foreign = [
        path
        for path in files
        if path.suffix in {".woff2", ".ttf", ".wasm"}
        or (path.suffix in {".js", ".mjs", ".css"} and notice.search(path.read_bytes()))
    ]
    assert len(foreign) >= 2
    assert {path.parent for path in foreign} <= {path.parent for path in licence_files()}


def test_the_citation_names_the_version_that_is_built() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    cited = dict(re.findall(r"^([\w-]+): +\"?([^\"\n]+)", text, re.MULTILINE))
    assert cited["version"] == PROJECT["project"]["version"]
    assert cited["license"] == PROJECT["project"]["license"].split(" AND ")[0], "of the software"
    assert PROJECT["project"]["authors"][0]["name"] in text
    assert {"cff-version", "message", "title", "type"} <= set(cited)
    assert "\nauthors:\n" in text
