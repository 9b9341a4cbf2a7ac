"""The bundle of the page: fresh in a checkout, never built where the package is installed."""

import shutil
import subprocess
from pathlib import Path

import playwright
import pytest

from kernel_lib.page.bundle import DIST, bundled
from tests.page.copies import Checkout

NODE = Path(playwright.__file__).parent / "driver" / "node"


def test_the_script_is_one_module_that_runs(tmp_path: Path) -> None:
    (tmp_path / "page.mjs").write_text(bundled("widget.js"), encoding="utf-8")
    (tmp_path / "try.mjs").write_text(
        'import start from "./page.mjs";\n'
        "const parts = start();\n"
        "console.log(typeof parts.initialize, typeof parts.render, typeof start.mount);\n",
        encoding="utf-8",
    )
    outcome = subprocess.run(
        [str(NODE), "try.mjs"], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert outcome.stdout.strip() == "function function function", outcome.stderr


def test_an_edit_of_a_module_counts_at_the_next_start(checkout: Checkout) -> None:
    assert "An edit that counts" not in checkout.bundled("widget.js")
    before = (checkout.page / "dist" / "sources.sha256").stat().st_mtime_ns
    checkout.bundled("widget.js")
    assert (checkout.page / "dist" / "sources.sha256").stat().st_mtime_ns == before
    entry = checkout.page / "lesson" / "main.js"
    entry.write_text(entry.read_text("utf-8") + 'console.log("An edit that counts");\n', "utf-8")
    assert "An edit that counts" in checkout.bundled("widget.js")


@pytest.mark.parametrize(
    ("wrong", "printed"),
    [
        ("const one = ;", ("lesson/main.js:", "Unexpected")),
        ('import "./nowhere.js";', ("lesson/main.js:", 'Could not resolve "./nowhere.js"')),
        (
            'import { notThere } from "./parts.js"; notThere();',
            ("lesson/main.js:", 'No matching export in "kernel_lib/page/lesson/parts.js"'),
        ),
    ],
)
def test_what_cannot_be_built_is_named_and_nothing_older_is_taken(
    checkout: Checkout, wrong: str, printed: tuple[str, ...]
) -> None:
    checkout.bundled("widget.js")
    entry = checkout.page / "lesson" / "main.js"
    entry.write_text(f"{wrong}\n{entry.read_text('utf-8')}", encoding="utf-8")
    asked = checkout.asked("widget.js")
    assert asked.returncode != 0 and asked.stdout == ""
    assert "BundleError" in asked.stderr
    for words in printed:
        assert words in asked.stderr


def test_without_npm_one_sentence_says_so(checkout: Checkout) -> None:
    (checkout.root / ".venv").unlink()
    (checkout.root / ".venv").mkdir()
    shutil.rmtree(checkout.page / "dist", ignore_errors=True)
    # Another folder for what yarn keeps, or it takes the packages of an earlier fetch.
    elsewhere = {"YARN_GLOBAL_FOLDER": str(checkout.root / "yarn")}
    asked = checkout.asked("widget.js", YARN_NPM_REGISTRY_SERVER="http://127.0.0.1:9", **elsewhere)
    error = asked.stderr.partition("BundleError: ")[2]
    assert "its bundler could not be fetched" in error
    assert "YARN_NPM_REGISTRY_SERVER" in error and "Unsafe http requests" in error
    assert "Traceback" not in error and len(error.splitlines()) <= 3


def test_an_installed_package_takes_the_bundle_it_has(checkout: Checkout) -> None:
    shutil.copytree(DIST, checkout.page / "dist", dirs_exist_ok=True)
    shutil.rmtree(checkout.root / ".ci")
    (checkout.page / "lesson" / "main.js").unlink()
    assert checkout.bundled("widget.js").strip() == bundled("widget.js").strip()
    (checkout.page / "dist" / "widget.js").unlink()
    asked = checkout.asked("widget.js")
    assert asked.returncode != 0
    assert "widget.js is missing in this installation; install the released wheel" in asked.stderr


def test_the_script_of_a_widget_is_small() -> None:
    """A saved notebook holds it once for each lesson."""
    assert len(bundled("widget.js").encode()) <= 470_000
