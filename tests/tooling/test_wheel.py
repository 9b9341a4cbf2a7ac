"""What a school installs: the wheel, in a clean environment, used from an empty folder."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.environments import LOCK, ROOT, free_port, outside, programs, python, run, serving, uv

LESSONS = sorted(path.name for path in (ROOT / "lessons").glob("*.ipynb"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this checkout with the tools of the lock."""
    folder = tmp_path_factory.mktemp("wheel")
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=ROOT)
    (built,) = folder.glob("carom-*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean environment with the lock's packages and the wheel."""
    folder = tmp_path_factory.mktemp("clean") / "environment"
    uv("venv", "--quiet", "--python", sys.executable, str(folder))
    install = ("pip", "install", "--quiet", "--python", python(folder))
    uv(*install, "--require-hashes", "--requirement", str(LOCK))
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
    kinds = {Path(name).suffix for name in tracked}
    assert {".py", ".js", ".css", ".j2", ".ipynb", ".typed"} <= kinds


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
        str(LOCK),
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
