"""What a school installs: the wheel, in a clean environment, used from an empty folder."""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.environments import (
    LOCK_OF_BINDER,
    ROOT,
    found_uv,
    free_port,
    outside,
    programs,
    python,
    run,
    serving,
    uv,
)

LESSONS = sorted(path.name for path in (ROOT / "lessons").glob("*.ipynb"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with source distribution and wheel, built from this checkout, as a release is."""
    folder = tmp_path_factory.mktemp("built")
    run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("carom-*.whl")
    return found


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean environment with the lock's packages and the wheel."""
    folder = tmp_path_factory.mktemp("clean") / "environment"
    uv("venv", "--quiet", "--python", sys.executable, str(folder))
    install = ("pip", "install", "--quiet", "--python", python(folder))
    uv(*install, "--require-hashes", "--requirement", str(LOCK_OF_BINDER))
    uv(*install, "--no-deps", str(wheel))
    return folder


def test_the_wheel_holds_what_the_checkout_holds(wheel: Path) -> None:
    listing = run(["git", "ls-files", "-z", "kernel_lib", "lessons"], cwd=ROOT)
    tracked = {
        f"kernel_lib/{path}" if path.startswith("lessons/") else path
        for path in listing.rstrip("\0").split("\0")
    }
    held = {
        name
        for name in zipfile.ZipFile(wheel).namelist()
        if not name.split("/")[0].endswith("info")
    }
    assert tracked <= held
    ahead = [name for name in held if name.endswith(".npz")]
    assert len(ahead) == 10, "runs that are too dear for a page"
    kinds = {Path(name).suffix for name in tracked}
    assert {".py", ".js", ".css", ".j2", ".ipynb", ".ftl", ".po", ".typed"} <= kinds


def test_the_wheel_says_its_licences_and_holds_their_texts(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel)
    (about,) = (name for name in packed.namelist() if name.endswith("/METADATA"))
    said = message_from_bytes(packed.read(about))
    assert said["License-Expression"] == "MIT AND CC-BY-4.0 AND OFL-1.1 AND Apache-2.0"
    texts = {
        str(packed.read(f"{about.removesuffix('METADATA')}licenses/{one}"), "utf-8")[:50]
        for one in said.get_all("License-File", [])
    }
    assert len(texts) == 4
    assert any(text.startswith("Creative Commons Attribution 4.0") for text in texts)


def test_pypi_takes_what_is_built_and_shows_links_that_work(built: Path, wheel: Path) -> None:
    files = [str(path) for path in sorted(built.iterdir())]
    assert len(files) == 2
    printed = run([str(programs(Path(sys.prefix)) / "twine"), "check", "--strict", *files])
    assert printed.count("PASSED") == 2
    (about,) = (name for name in zipfile.ZipFile(wheel).namelist() if name.endswith("/METADATA"))
    said = message_from_bytes(zipfile.ZipFile(wheel).read(about))
    assert {"Source", "Documentation", "Changelog", "Issues"} == {
        one.split(",")[0] for one in said.get_all("Project-URL", [])
    }
    shown = str(said.get_payload())
    links = re.findall(r"\]\(([^)\s]+)\)", shown)
    assert len(links) >= 10
    assert [one for one in links if not one.startswith("https://")] == []
    tag = f"/v{said['Version']}/"
    ours = [one.partition(tag)[2] for one in links if tag in one]
    assert ".github/pictures/plane_bounce.png" in ours
    assert [path for path in ours if not (ROOT / path).exists()] == []


def test_the_source_distribution_builds_the_same_wheel(
    built: Path, wheel: Path, tmp_path: Path
) -> None:
    (source,) = built.glob("carom-*.tar.gz")
    with tarfile.open(source) as packed:
        packed.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    # It carries the bundle of the page: with no npm to reach it is built all the same.
    nowhere = {"YARN_NPM_REGISTRY_SERVER": "http://127.0.0.1:9"}
    nowhere["YARN_GLOBAL_FOLDER"] = str(tmp_path / "yarn")
    run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=folder,
        env=os.environ | nowhere,
    )
    (again,) = folder.glob("dist/*.whl")
    assert zipfile.ZipFile(again).namelist() == zipfile.ZipFile(wheel).namelist()


def test_one_command_serves_without_a_clone(wheel: Path, tmp_path: Path) -> None:
    command = [found_uv(), "tool", "run", "--python", sys.executable]
    command += ["--constraints", str(LOCK_OF_BINDER)]
    command += ["--from", f"carom[serve] @ {wheel.as_uri()}", "carom"]
    assert "carom " in run([*command, "--version"], cwd=tmp_path, env=outside())
    command += ["--port", "0", "--no-browser"]
    with (
        serving(command, r"http://localhost:(\d+)/", cwd=tmp_path, env=outside()) as (found, log),
        urlopen(f"http://127.0.0.1:{found[1]}/", timeout=60) as answer,
    ):
        gallery = answer.read().decode()
    assert "01_plane_bounce" in gallery, "".join(log)


def test_the_library_works_with_numpy_alone(
    wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("bare") / "environment"
    uv("venv", "--quiet", "--python", sys.executable, str(folder))
    uv(
        "pip",
        "install",
        "--quiet",
        "--python",
        python(folder),
        "--constraint",
        str(LOCK_OF_BINDER),
        str(wheel),
    )
    code = (
        "import kernel_lib as kl\n"
        "ball = kl.Ball(position=(0, 5), velocity=(4, 1), radius=1, mass=1)\n"
        "floor = kl.Plane(point=(0, 0), normal=(0, 1))\n"
        "scene = kl.Scene(balls=[ball], walls=[floor], gravity=(0, -9.807), restitution=0.7)\n"
        "run = kl.simulate(scene, duration=4, solver=kl.Events())\n"
        "print(len(run.contacts) > 1, kl.__file__)"
    )
    said = run([python(folder), "-c", code], cwd=folder, env=outside()).split(maxsplit=1)
    assert said[0] == "True"
    assert Path(said[1].strip()).is_relative_to(folder)
    command = [str(programs(folder) / "carom"), "--no-browser"]
    refused = subprocess.run(
        command, cwd=folder, env=outside(), capture_output=True, text=True, timeout=60
    )
    assert refused.returncode != 0
    assert 'pip install "carom[serve]"' in refused.stderr


def test_carom_serves_the_lessons_from_an_empty_folder(environment: Path, tmp_path: Path) -> None:
    command = [str(programs(environment) / "carom"), "--port", "0", "--no-browser"]
    with serving(command, r"http://localhost:(\d+)/", cwd=tmp_path, env=outside()) as (found, log):
        address = f"http://127.0.0.1:{found[1]}/"
        with urlopen(address, timeout=60) as answer:
            gallery = answer.read().decode()
        assert LESSONS
        for name in LESSONS:
            assert name.startswith("00_") or name.removesuffix(".ipynb") in gallery
        with urlopen(f"{address}voila/render/01_plane_bounce.ipynb", timeout=120) as answer:
            assert answer.status == 200
            lesson = answer.read().decode()
    assert "data-lesson=" in lesson, "".join(log)
    assert list(tmp_path.iterdir()) == []


def test_plain_voila_knows_our_template_by_its_name(environment: Path, tmp_path: Path) -> None:
    lesson = tmp_path / "02_oblique_plane.ipynb"
    lesson.write_bytes((ROOT / "lessons" / lesson.name).read_bytes())
    voila = str(programs(environment) / "voila")
    command = [
        voila,
        "--template=carom",
        "--no-browser",
        f"--port={free_port()}",
        "--Voila.ip=127.0.0.1",
        str(lesson),
    ]
    with serving(command, r"http://127\.0\.0\.1:(\d+)/", cwd=tmp_path, env=outside()) as (
        found,
        log,
    ):
        address = f"http://127.0.0.1:{found[1]}"
        with urlopen(address, timeout=120) as answer:
            page = answer.read().decode()
        assert 'class="carom-page lesson-page"' in page, "".join(log)
        assert "<math" in page
        assert "anchor-link" not in page
        for asset in ("page.css", "tokens.css", "lesson.js", "formulas.woff2"):
            place = re.search(rf"/voila/templates/carom/static/{re.escape(asset)}\?v=\w+", page)
            assert place, asset
            with urlopen(address + place[0], timeout=30) as answer:
                assert answer.status == 200
