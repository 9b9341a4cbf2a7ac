"""Lessons as files, in the three engines: one from a disk, a site, and a site without its server.

One lesson of the course in all of them; CAROM_BUILT names a folder in which all ten are built, and
kept for the next time.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.engines import build_all, steps
from tests.browser.engines.chromium import Chromium
from tests.browser.engines.engine import Engine
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.test_each_engine import DESK, PHONE, started
from tests.browser.engines.webkit import WebKit
from tests.browser.site.file_server import serving
from tests.browser.student import NOTEBOOKS
from tests.serving.running import ROOT

ENGINES = (Chromium, Firefox, WebKit)
KEPT = os.environ.get("CAROM_BUILT")
BUILT = NOTEBOOKS if KEPT else ["02_oblique_plane"]
CACHED = "async (address) => Boolean(await caches.match(address))"

pytestmark = pytest.mark.parametrize("kind", ENGINES, ids=lambda kind: kind.__name__)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site, and next to it each lesson as a file."""
    folder = Path(KEPT) if KEPT else tmp_path_factory.mktemp("built")
    if not (folder / "site").exists():
        folder.mkdir(parents=True, exist_ok=True)
        notebooks = tmp_path_factory.mktemp("notebooks")
        for name in BUILT:
            shutil.copy(ROOT / "lessons" / f"{name}.ipynb", notebooks)
        command = [sys.executable, "-m", build_all.__name__, str(notebooks), str(folder)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    return folder


def plays(engine: Engine) -> None:
    """A guess and its verdict."""
    steps.answer(engine)
    steps.hurry(engine)
    assert steps.verdict(engine)


def test_each_file_from_a_disk(built: Path, kind: type[Engine]) -> None:
    with started(kind, dark=True) as engine:
        for name in BUILT:
            file = (built / f"{name}.html").as_uri()
            steps.opened(engine, f"{file}?act=1&level=1&fresh=1", PHONE)
            plays(engine)
            engine.check()


def test_a_site_and_without_its_server(built: Path, kind: type[Engine]) -> None:
    with serving(built / "site") as server, started(kind, dark=False) as engine:
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
