"""The pages in docs/: each block of Python runs, in the order of its page."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kernel_lib.serving.command.writing.new import TEMPLATE
from tests.environments import ROOT

PAGES = sorted((ROOT / "docs").glob("*.md"))


def blocks(page: Path) -> list[str]:
    """The Python of a page, block by block."""
    return re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def with_python() -> list[Path]:
    return [page for page in PAGES if blocks(page)]


@pytest.mark.parametrize("page", with_python(), ids=lambda page: page.stem)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    script = tmp_path / f"{page.stem}.py"
    script.write_text("\n".join(blocks(page)), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning:__main__", str(script)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "MPLBACKEND": "agg"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr


def test_the_page_on_lessons_ends_with_the_notebook_of_carom_new() -> None:
    notebook = json.loads(TEMPLATE.read_text(encoding="utf-8"))
    cells = ["".join(one["source"]) for one in notebook["cells"] if one["cell_type"] == "code"]
    told = [block.rstrip("\n") for block in blocks(ROOT / "docs" / "write_a_lesson.md")]
    assert [block for block in told if block in cells] == cells
