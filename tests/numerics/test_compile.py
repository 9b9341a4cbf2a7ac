"""Compiled loops: the same answers, machine code kept on disk, and no stale law in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from kernel_lib.laws.contact_forces import hertz_force, linear_force
from kernel_lib.numerics import compile as cache
from kernel_lib.numerics.compile import cache_folder, compiled, fingerprint
from tests.environments import ROOT

FACTOR = 2.0


def doubled(overlap, stiffness):
    return FACTOR * hertz_force(overlap, stiffness)


def total_force(law, overlaps, stiffness):
    total = 0.0
    for overlap in overlaps:
        total += law(overlap, stiffness)
    return total


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(cache, "_done", {})
    return tmp_path / "carom"


def test_a_compiled_loop_gives_the_answer_of_the_plain_one_for_every_law():
    overlaps = np.linspace(-1, 1, 101)
    for law in (linear_force, hertz_force, doubled):
        plain = total_force(law, overlaps, 3.0)
        assert compiled(total_force, law)(overlaps, 3.0) == pytest.approx(plain, rel=1e-13)


def test_a_loop_is_compiled_once_and_kept_on_disk(folder):
    first = compiled(total_force, hertz_force)
    assert compiled(total_force, hertz_force) is first
    assert first(np.ones(3), 1.0) == 3
    assert cache_folder() == folder
    kept = [path.name for path in folder.rglob("*.nbi")]
    assert len(kept) == 1, "index of the machine code"


def test_a_fresh_copy_of_the_loop_is_read_from_disk(monkeypatch):
    compiled(total_force, hertz_force)(np.ones(3), 1.0)
    monkeypatch.setattr(cache, "_done", {})
    again = compiled(total_force, hertz_force)
    again(np.ones(3), 1.0)
    assert sum(again.stats.cache_hits.values()) == 1


def test_the_name_follows_code_constants_and_what_is_called(monkeypatch):
    before = fingerprint(total_force, doubled)
    assert fingerprint(total_force, doubled) == before
    assert fingerprint(total_force, hertz_force) != before
    monkeypatch.setitem(globals(), "FACTOR", 3.0)
    constant = fingerprint(total_force, doubled)
    assert constant != before
    monkeypatch.setitem(globals(), "hertz_force", linear_force)
    assert fingerprint(total_force, doubled) not in (before, constant)


def test_a_loop_in_a_module_of_another_name_is_another_loop():
    """What was kept before a module moved was found again, and asked for the old module."""
    text, space = "def total(overlap): return 2.0 * overlap", [{"__name__": n} for n in "ab"]
    for each in space:
        exec(text, each)
    assert fingerprint(space[0]["total"]) != fingerprint(space[1]["total"])


PROGRAM = """
import numpy as np
from kernel_lib.laws.contact_forces import hertz_force
from kernel_lib.numerics.compile import compiled
from loops import total_force
run = compiled(total_force, hertz_force)
print(run(np.ones(2), 1.0), sum(run.stats.cache_hits.values()))
"""
LOOP = "def total_force(law, overlaps, stiffness):\n    return law(overlaps[0], stiffness)\n"


def test_a_fresh_process_reads_the_disk_and_sees_a_changed_law(tmp_path):
    shutil.copytree(ROOT / "kernel_lib", tmp_path / "kernel_lib", symlinks=True)
    (tmp_path / "loops.py").write_text(LOOP)
    law = tmp_path / "kernel_lib" / "laws" / "contact_forces.py"
    assert answer(tmp_path) == ["1.0", "0"]
    assert answer(tmp_path) == ["1.0", "1"]
    text = law.read_text()
    changed = text.replace(
        "return hertz_push(pressed, pressed**0.5, stiffness)", "return 7 * pressed"
    )
    assert changed != text
    law.write_text(changed)
    assert answer(tmp_path) == ["7.0", "0"]
    law.write_text(text)
    assert answer(tmp_path) == ["1.0", "1"]


READ_ONLY = """
import errno, os, sys
def refuse(event, about):
    writes = event in ("os.mkdir", "os.rename", "os.remove")
    if event == "open":
        writes = set(about[1] or "") & set("wax+") or about[2] & (os.O_WRONLY | os.O_RDWR)
    if writes and str(about[0]).startswith(os.environ["NUMBA_CACHE_DIR"]):
        raise OSError(errno.EROFS, "read-only", about[0])
sys.addaudithook(refuse)
"""


def test_a_folder_that_cannot_be_written_is_read(tmp_path, folder):
    """As in a container with a read-only root, and as the first user too. Its layers hold the
    files with other times, and in another place."""
    made, run = tmp_path / "made", tmp_path / "run"
    for place in (made, run):
        shutil.copytree(ROOT / "kernel_lib", place / "kernel_lib", symlinks=True)
        (place / "loops.py").write_text(LOOP)
    for name in ("compile", "disk_cache", "lane_compiler"):
        os.utime(run / "kernel_lib" / "numerics" / f"{name}.py", (1.5e9, 1.5e9))
    assert answer(made) == ["1.0", "0"]
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    assert answer(run, READ_ONLY + PROGRAM) == ["1.0", "1"]
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*")} == before
    for path in [*folder.rglob("*.nbi")]:
        path.unlink()
    assert answer(run, READ_ONLY + PROGRAM) == ["1.0", "0"]
    assert not [*folder.rglob("*.nbi")], "the folder was written"


def answer(folder: Path, program: str = PROGRAM) -> list[str]:
    return run_of(folder, program).stdout.split()


def run_of(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done


TWO_LOOPS = """
import numpy as np
from kernel_lib.laws.contact_forces import hertz_force, linear_force
from kernel_lib.numerics.compile import compiled, never_compiling
from loops import total_force
for law in (hertz_force, linear_force):
    compiled(total_force, law)(np.ones(2), 1.0)
"""


def test_the_first_loop_that_is_compiled_is_named_in_one_line_and_no_other(tmp_path):
    def lines(program):
        return run_of(tmp_path, program).stderr.splitlines()

    said = 'COMPILES = "the loop of forces, some 2 s"\n'
    (tmp_path / "loops.py").write_text(said + LOOP)
    silent = "from kernel_lib.numerics.compile_notice import keep_silent\nkeep_silent()"
    assert lines("import os\nos.environ['NUMBA_CACHE_DIR'] += '2'\n" + silent + TWO_LOOPS) == []
    assert lines(TWO_LOOPS) == [
        "carom: compiling the loop of forces, some 2 s, once on this machine"
    ]
    assert lines(TWO_LOOPS) == []


def test_where_nothing_can_be_kept_loops_run_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    assert compiled(total_force, hertz_force)(np.ones(2), 1.0) == 2


def test_without_numba_the_error_names_the_extra(monkeypatch):
    monkeypatch.setattr(cache, "available", lambda: False)
    with pytest.raises(ModuleNotFoundError, match=r'need numba: pip install "carom\[fast\]"'):
        compiled(total_force, hertz_force)


@pytest.mark.parametrize("variable", ["XDG_CACHE_HOME", "LOCALAPPDATA"])
def test_the_folder_is_in_the_cache_of_the_user(variable, tmp_path, monkeypatch):
    monkeypatch.delenv("NUMBA_CACHE_DIR")
    monkeypatch.setattr(sys, "platform", "win32" if variable == "LOCALAPPDATA" else "linux")
    monkeypatch.setenv(variable, str(tmp_path))
    assert cache_folder() == tmp_path / "carom"


def test_numba_is_not_imported_before_a_loop_is_compiled():
    program = (
        "import sys, kernel_lib as kl\n"
        "from kernel_lib.numerics.compile import available\n"
        "for name in kl.__all__: getattr(kl, name)\n"
        "kl.sweep_chain([1, 2], [1])\n"
        "assert available() and 'numba' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, timeout=120)
    assert done.returncode == 0
