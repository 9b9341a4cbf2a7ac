"""Lessons as files, in the three engines: one from a disk, a site, and a site without its server.

One lesson of the course in all of them; CAROM_BUILT names a folder in which all ten are built, and
kept for the next time.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.engines import steps
from tests.browser.engines.chromium import Chromium
from tests.browser.engines.engine import Engine
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.test_each_engine import DESK, LESSONS, PHONE, started
from tests.browser.engines.webkit import WebKit
from tests.browser.site.file_server import serving
from tests.serving.running import MAIN, ROOT

ENGINES = (Chromium, Firefox, WebKit)
KEPT = os.environ.get("CAROM_BUILT")
BUILT = LESSONS if KEPT else ["02_oblique_plane"]
CACHED = "async (address) => Boolean(await caches.match(address))"

pytestmark = pytest.mark.parametrize("kind", ENGINES, ids=lambda kind: kind.__name__)
Build = Callable[..., Path]


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Build:
    """Builds what `carom build` is asked for, once."""
    folder = Path(KEPT) if KEPT else tmp_path_factory.mktemp("built")
    notebooks = tmp_path_factory.mktemp("notebooks")
    for name in BUILT:
        shutil.copy(ROOT / "lessons" / f"{name}.ipynb", notebooks)

    def built(name: str, *wishes: str) -> Path:
        path = folder / name
        if not path.exists():
            command = [sys.executable, "-c", MAIN, "build", str(path), *wishes]
            command += ["--lessons", str(notebooks)]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
        return path

    return built


def plays(engine: Engine) -> None:
    """A guess, its verdict, and another picture by a slider."""
    steps.answer(engine)
    steps.hurry(engine)
    assert steps.verdict(engine)


@pytest.mark.parametrize("name", BUILT)
def test_one_file_from_a_disk(build: Build, kind: type[Engine], name: str) -> None:
    file = build(f"{name}.html", "--one-file", name[:2])
    with started(kind, dark=True) as engine:
        steps.opened(engine, f"{file.as_uri()}?act=1&level=1&fresh=1", PHONE)
        plays(engine)
        engine.check()


def test_a_site_and_without_its_server(build: Build, kind: type[Engine]) -> None:
    site = build("site", "--no-python")
    with serving(site) as server, started(kind, dark=False) as engine:
        for name in BUILT:
            address = f"{server.address}{name}.html"
            steps.opened(engine, f"{address}?act=1&level=1&fresh=1", DESK)
            plays(engine)
            engine.until("() => navigator.serviceWorker.controller !== null")
            engine.until(CACHED, address)
            engine.check()
        server.end()
        for name in BUILT:
            steps.opened(engine, f"{server.address}{name}.html?act=1&level=1&fresh=1", PHONE)
            plays(engine)
        engine.open(server.address, PHONE)
        engine.until("(count) => document.querySelectorAll('.card').length === count", len(BUILT))
