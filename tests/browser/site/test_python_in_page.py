"""The worker of a page against a real Pyodide core: start, answers, errors, and what has no end.

Its library is a stand-in in plain Python: numpy's wheel for Pyodide is not in npm. The real one is
played in `.github/workflows/pages.yml`.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from kernel_lib.serving.site.policy import with_policy
from kernel_lib.serving.site.python.files import PagePython, python_of
from kernel_lib.serving.site.python.pyodide import FILES
from tests.browser.conftest import Open, Watched
from tests.browser.site.file_server import FileServer, serving
from tests.browser.site.stand_in import stand_in
from tests.serving.running import ROOT

#: ms within which Pyodide is there, on a slow machine too.
LOADING = 120_000

#: With the policy of a site's page: what WebAssembly needs is the worker's alone.
PAGE = with_policy("""<!DOCTYPE html><meta charset="utf-8"><link rel="icon" href="data:,">
<script type="module" src="play.js"></script>""")

#: Asks, and keeps what is heard; the bound of an endless question is two seconds here.
PLAY = """
import { newWorker } from "./kernel_lib/page/carriers/worker.js";
const place = JSON.parse(await (await fetch("place.json")).text());
const wanted = new URLSearchParams(location.search);
Object.assign(place, Object.fromEntries(wanted));
place.about = new URL(place.about, location.href).href;
const heard = [];
const standings = [];
let workers = 0;
const browser = { cancel: (due) => clearTimeout(due),
  start: (script) => { workers += 1; return new Worker(script, { type: "module" }); },
  later: (act, delay) => setTimeout(act, delay === 60_000 ? 2_000 : delay) };
const carrier = newWorker(place, (one) => standings.push(one), browser);
carrier.listen((message, buffers) => heard.push({ message,
  bytes: buffers.map((one) => [one.byteLength,
    one.byteLength ? one.getUint8(one.byteLength - 1) : 0]) }));
let sequence = 0;
const told = () => heard.find(({ message }) => message.sequence === sequence);
async function ask(change) {
  sequence += 1;
  carrier.send({ kind: "set", sequence, page: "mine", change });
  while (!told()) await new Promise((resolve) => { setTimeout(resolve, 20); });
  return told();
}
Object.assign(window, { ask, heard, standings, carrier, workers: () => workers });
document.documentElement.dataset.loaded = "";
"""


@pytest.fixture(scope="module")
def core() -> Path:
    """The core of Pyodide, from npm as `.ci/page/yarn.lock` pins it."""
    told = subprocess.run(
        [sys.executable, str(ROOT / ".ci" / "from_npm.py")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    return Path(told.stdout.strip()) / "pyodide"


@pytest.fixture(scope="module")
def site(core: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    """A site whose Python is Pyodide's core and the stand-in."""
    folder = tmp_path_factory.mktemp("site")
    parts = {name: part for name, part in FILES.items() if not name.startswith("numpy")}
    made = python_of(core, stand_in(), parts, packages=())
    write_page(folder, made)
    with serving(folder) as server:
        yield server


def write_page(folder: Path, python: PagePython) -> None:
    """A page that asks, and the Python that it asks."""
    for path, content in python.files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    place = python.place("plane_bounce", {"k_b": 0.7}, "v1")
    (folder / "place.json").write_text(json.dumps(place))
    (folder / "index.html").write_text(PAGE)
    (folder / "play.js").write_text(_bundled(folder, PLAY))


def _bundled(folder: Path, script: str) -> str:
    """A script that asks, with all that it imports of the page, its words among them."""
    program = (
        "import sys, pathlib, bundle; folder = pathlib.Path(sys.argv[1]);"
        "print(bundle.bundled(folder, '--format=esm', text=sys.stdin.read()))"
    )
    made = subprocess.run(
        [sys.executable, "-c", program, str(folder)],
        input=script, env={**os.environ, "PYTHONPATH": str(ROOT / ".ci")},
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    return made.stdout


def opened(open_page: Open, address: str) -> Watched:
    """The page, once it can ask."""
    watched = open_page(address)
    watched.page.set_default_timeout(LOADING)
    watched.page.wait_for_selector("[data-loaded]", state="attached")
    return watched


def asked(page: Any, **change: Any) -> Any:
    """What comes back for a change."""
    return page.evaluate("(change) => window.ask(change)", change)


def test_it_answers_and_goes_on_after_errors_and_endless_questions(
    site: FileServer, open_page: Open
) -> None:
    page = opened(open_page, site.address).page
    assert page.evaluate("window.workers()") == 0, "nothing is loaded before it is asked"
    first = asked(page, do="answer")
    assert first["message"]["values"] == {"k_b": 0.7, "do": "answer"}
    assert first["message"]["page"] == "mine"
    assert "3.14" in first["message"]["python"]
    assert first["bytes"] == [[1024, 255], [0, 0]]
    shares = page.evaluate("window.standings.map((one) => one.share)")
    assert shares == sorted(shares)
    assert shares[0] == 0 and shares[-1] == 1 and len(shares) >= 6
    assert asked(page, do="wrong")["message"]["problem"].startswith("restitution must lie")
    assert asked(page, do="fill")["message"]["problem"] == {"say": "refuses-memory"}
    assert page.evaluate("window.workers()") == 1
    assert asked(page, do="answer")["message"]["values"]["do"] == "answer"
    endless = "these values take too long to compute"
    assert [asked(page, do="loop")["message"]["problem"] for _ in range(2)] == [endless] * 2
    assert page.evaluate("window.workers()") == 2, "what was too much is remembered"
    assert asked(page, do="answer")["message"]["values"]["do"] == "answer"
    assert "ended during this question" in asked(page, do="stop")["message"]["problem"]
    assert asked(page, do="answer")["message"]["values"]["do"] == "answer"
    assert page.evaluate("window.workers()") == 3
    pongs = page.evaluate("window.heard.filter((one) => one.message.kind === 'pong').length")
    assert pongs > 0, "the line is told that somebody is at work"


def test_another_build_is_told_so(site: FileServer, open_page: Open) -> None:
    page = opened(open_page, f"{site.address}?mark=0000").page
    assert asked(page, do="answer")["message"]["kind"] == "version"
    assert page.evaluate("window.carrier.standing().state") == "failed"


def test_a_file_of_another_hash_is_refused_and_said(site: FileServer, browser: Browser) -> None:
    changed = site.folder / "carom" / "python" / "pyodide" / "pyodide-lock.json"
    whole = changed.read_bytes()
    changed.write_bytes(whole + b" ")  # still the same JSON
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(site.address)
        page.set_default_timeout(LOADING)
        page.wait_for_selector("[data-loaded]", state="attached")
        told = asked(page, do="answer")["message"]
        assert told["kind"] == "error"
        assert told["problem"].startswith("Python could not be loaded here")
        assert page.evaluate("window.carrier.standing().state") == "failed"
    finally:
        context.close()
        changed.write_bytes(whole)
