"""Runs the JavaScript tests on the node that Playwright's wheel carries."""

import os
import subprocess
from pathlib import Path

import playwright

HERE = Path(__file__).resolve().parent
NODE = Path(playwright.__file__).parent / "driver" / ("node.exe" if os.name == "nt" else "node")

#: Node that reads the modules of the page as the bundle does.
PAGE_NODE = (str(NODE), "--import", (HERE / "as_bundled.mjs").as_uri())

PATIENCE = 120  # s for one test: what waits for something that never comes fails


def test_the_javascript() -> None:
    modules = sorted(str(path) for path in HERE.rglob("*.test.mjs"))
    assert modules, f"there are no tests (*.test.mjs) in {HERE}"
    options = ["--test", f"--test-timeout={1000 * PATIENCE}", "--test-reporter=spec"]
    outcome = subprocess.run(
        [*PAGE_NODE, *options, *modules],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=300,
    )
    print(outcome.stdout)
    assert outcome.returncode == 0, outcome.stdout
