"""The two commands say what is wrong and what to do about it."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.environments import ROOT

Script = Callable[[str], ModuleType]
NOWHERE = "http://127.0.0.1:9"  # the discard port: nothing is ever fetched from there


def call(*command: str, folder: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the environment of this test, some variables set."""
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A fresh copy of what the scripts read, with a lock of one package, uv."""
    for name in (".ci", "pyproject.toml", "Makefile"):
        take = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        take(ROOT / name, tmp_path / name)
    lock = f"uv==0.1 \\\n    --hash=sha256:{'0' * 64}\n"
    (tmp_path / ".ci" / "requirements.txt").write_text(lock)
    return tmp_path


def test_python_is_too_old(
    script: Script, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    environment = script("environment")
    monkeypatch.setattr(environment, "NEWER_NAMES", ())
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
    with pytest.raises(SystemExit, match="1"):
        environment.interpreter()
    said = capsys.readouterr().err
    assert "Python 3.11 or later is needed, and this is 3.9.18" in said
    assert "https://www.python.org/downloads/" in said


def test_a_newer_python_on_path_serves_where_this_one_is_too_old(
    script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = script("environment")
    monkeypatch.setattr(environment, "NEWER_NAMES", ("python3.99", "python3.11"))
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
    places = {"python3.11": "/opt/python3.11"}
    monkeypatch.setattr(shutil, "which", places.get)
    monkeypatch.setattr(environment, "_succeeds", lambda command: True)
    assert environment.interpreter() == "/opt/python3.11"


def test_venv_is_missing(
    script: Script, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    environment = script("environment")
    monkeypatch.setattr(environment, "_succeeds", lambda command: "ensurepip" not in command[-1])
    with pytest.raises(SystemExit, match="1"):
        environment.interpreter()
    said = capsys.readouterr().err
    assert "cannot make environments: its venv module is missing" in said
    assert "apt install python3-venv" in said


@pytest.mark.skipif(os.name == "nt", reason="the Makefile is for systems that have make")
def test_there_is_no_python(copy: Path) -> None:
    outcome = call("make", "lessons", "PYTHON=no-such-python", folder=copy)
    assert outcome.returncode != 0
    assert "There is no no-such-python here. Install Python 3.11 or later" in outcome.stdout


def test_the_port_is_taken(copy: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as owner:
        port = owner.getsockname()[1]
        outcome = call(sys.executable, ".ci/lessons.py", "--port", str(port), folder=copy)
    assert outcome.returncode == 1
    assert f"the lessons cannot be served at port {port}" in outcome.stderr
    assert f"make lessons PORT={port + 1}" in outcome.stderr
    assert not (copy / ".venv").exists(), "it is said before anything is installed"


def test_a_failed_installation_is_not_taken_for_a_finished_one(copy: Path) -> None:
    unreachable = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(copy), "PIP_CONFIG_FILE": os.devnull}
    first = call(sys.executable, ".ci/environment.py", folder=copy, **unreachable)
    assert first.returncode == 1
    assert "building the environment in .venv" in first.stdout
    assert "uv does not work here" in first.stdout
    assert "the packages could not be installed" in first.stderr
    assert "Check the network connection" in first.stderr
    assert (copy / ".venv").exists()
    second = call(sys.executable, ".ci/environment.py", folder=copy, **unreachable)
    assert second.returncode == 1
    assert ".venv is unfinished or out of date: building it again" in second.stdout


def test_only_what_has_changed_is_installed_again(
    script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment = script("environment")
    done: list[str] = []
    for name in ("LOCK", "PROJECT"):
        monkeypatch.setattr(environment, name, tmp_path / name)
        (tmp_path / name).write_text("first")
    monkeypatch.setattr(environment, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(environment, "PYTHON", sys.executable)
    monkeypatch.setattr(environment, "_build", lambda python: done.append("lock"))
    monkeypatch.setattr(environment, "_install_project", lambda: done.append("project"))
    made: list[str] = []
    monkeypatch.setattr(environment, "_make", made.append)

    def steps() -> list[str]:
        done.clear()
        environment.ready()
        return list(done)

    assert steps() == ["lock", "project"]
    assert steps() == []
    (tmp_path / "PROJECT").write_text("second")
    assert steps() == ["project"]
    (tmp_path / "LOCK").write_text("second")
    assert steps() == ["lock", "project"]
    (tmp_path / "stamp").write_text("half a st")
    assert steps() == ["lock", "project"]
    monkeypatch.setattr(environment, "PYTHON", str(tmp_path / "no python"))
    assert steps() == ["lock", "project"]
    assert made == ["ahead.py"] * 6, "each looks by itself whether the engine has changed"


def test_uv_is_taken_from_the_lock_with_its_hashes(
    script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = script("environment")
    asked: list[str] = []

    def run(command: list[str], **options: object) -> int:
        asked.append(Path(command[-1]).read_text())
        return 0

    monkeypatch.setattr(environment, "run", run)
    assert environment._fetch_uv()
    entry = asked[0].splitlines()
    assert entry[0].startswith("uv==")
    assert len(entry) > 1
    assert all(line.strip().startswith("--hash=sha256:") for line in entry[1:])


def test_there_is_no_browser(tmp_path: Path) -> None:
    outcome = call(
        sys.executable,
        str(ROOT / "tests" / "browser" / "browsers.py"),
        PATH=str(tmp_path),
        CAROM_BROWSER="",
        PLAYWRIGHT_BROWSERS_PATH=str(tmp_path),
        PLAYWRIGHT_DOWNLOAD_HOST=NOWHERE,
    )
    assert outcome.returncode == 1
    assert outcome.stdout == ""
    assert "No browser was found, and none could be fetched" in outcome.stderr
    assert "sudo apt install chromium" in outcome.stderr
    assert "playwright install --with-deps chromium" in outcome.stderr


def test_the_named_browser_does_not_start(tmp_path: Path) -> None:
    finder = str(ROOT / "tests" / "browser" / "browsers.py")
    outcome = call(sys.executable, finder, CAROM_BROWSER=str(tmp_path / "none"))
    assert outcome.returncode == 1
    assert "CAROM_BROWSER names a program that does not start" in outcome.stderr
    assert "sudo apt install chromium" in outcome.stderr


ONE_TEST = """
from tests.browser.engines.{module} import {name}
from tests.browser.engines.test_each_engine import started

def test_one():
    started({name}, False)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Debian's packages alone hold all three")
@pytest.mark.parametrize(
    ("name", "packages"),
    [
        ("Firefox", "firefox-esr"),
        ("WebKit", "webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb"),
    ],
)
def test_the_end_of_a_run_names_a_missing_browser(tmp_path: Path, name: str, packages: str) -> None:
    module = tmp_path / "test_one.py"
    module.write_text(ONE_TEST.format(name=name, module=name.lower()))
    settings = ["-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    run = [sys.executable, "-m", "pytest", *settings, "--rootdir", str(ROOT), str(module)]
    missing = {f"CAROM_{name.upper()}": str(tmp_path / "none")}
    alone = call(*run, CI="", **missing)
    last = alone.stdout.partition("short test summary info")[2]
    assert alone.returncode == 0, alone.stdout
    assert "1 skipped" in last
    assert f"sudo apt install {packages}" in last
    change = call(*run, CI="true", **missing)
    assert change.returncode == 1
    assert f"sudo apt install {packages}" in change.stdout


@pytest.mark.skipif(os.name == "nt", reason="a stub on Windows would have to be compiled")
def test_a_stub_is_no_browser(tmp_path: Path) -> None:
    stub = tmp_path / "chromium"
    stub.write_text("#!/bin/sh\necho 'install the snap' >&2\nexit 1\n")
    stub.chmod(0o755)
    finder = str(ROOT / "tests" / "browser" / "browsers.py")
    outcome = call(
        sys.executable,
        finder,
        PATH=str(tmp_path),
        CAROM_BROWSER="",
        PLAYWRIGHT_BROWSERS_PATH=str(tmp_path),
        PLAYWRIGHT_DOWNLOAD_HOST=NOWHERE,
    )
    assert outcome.returncode == 1


def test_no_such_benchmark(copy: Path, script: Script, capsys: pytest.CaptureFixture[str]) -> None:
    bench = script("bench")
    bench.sys.argv = ["bench.py", "no_such"]
    with pytest.raises(SystemExit, match="1"):
        bench.benchmarks()
    assert "there is no such benchmark" in capsys.readouterr().err


def test_no_benchmark_hides_what_it_measures_against() -> None:
    """Its folder comes first where modules are looked for: billiards.py was taken for the peer."""
    folder = ROOT / "benchmarks"
    pins = "".join(path.read_text(encoding="utf-8") for path in folder.glob("peers*.txt"))
    peers = {line.partition("==")[0].replace("-", "_") for line in pins.splitlines()}
    assert {"billiards", "pymunk"} <= peers
    assert not peers & {path.stem for path in folder.glob("*.py")}


def test_the_fuzz_knows_its_names() -> None:
    outcome = call(sys.executable, "-m", "tests.fuzz", "--cases", "1", "collide")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    assert "collide: 0 faults in 1 cases" in outcome.stdout
    outcome = call(sys.executable, "-m", "tests.fuzz", "no_such")
    assert outcome.returncode == 2
    assert "there is no 'no_such'; known are events," in outcome.stderr


def test_every_word_is_listed_with_its_meaning() -> None:
    outcome = call(sys.executable, ".ci/help.py")
    for word in (
        "lessons",
        "test",
        "lint",
        "format",
        "bench",
        "ends",
        "fuzz",
        "screenshots",
        "fonts",
        "lock",
        "clean",
    ):
        assert f"make {word} " in outcome.stdout
        assert (ROOT / ".ci" / f"{word}.py").is_file()


def test_both_ends_of_the_versions_are_tried_in_library_and_widgets(script: Script) -> None:
    ends = script("ends")
    assert {"tests/state", "tests/solvers", "tests/widgets", "tests/test_errors.py"} <= {
        *ends.tests()
    }
    assert not [name for name in ends.tests() if Path(name).name in ends.BEYOND]
    workflow = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
    for end in ends.VERSIONS:
        assert f"{{ end: {end}, python:" in workflow


def test_what_cannot_be_installed_is_said(
    script: Script, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ends = script("ends")
    monkeypatch.setattr(ends.environment, "run", lambda command: 1)
    with pytest.raises(SystemExit, match="1"):
        ends.build("lowest")
    assert "the lowest versions could not be installed" in capsys.readouterr().err


def test_all_tests_share_the_processors_and_named_ones_run_as_they_are_named(
    script: Script,
) -> None:
    tests = script("test")
    everything = tests.command([])
    assert int(everything[everything.index("-n") + 1]) >= 2
    assert everything[everything.index("--dist") + 1] == "loadscope"
    assert tests.command(["tests/laws", "-x"])[1:] == ["tests/laws", "-x"]
