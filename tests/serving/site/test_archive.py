"""The ZIP that a page loads: small, whole, and one content one mark."""

import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

from kernel_lib import __version__
from kernel_lib.experiments import lessons
from kernel_lib.experiments.bank import bank_of, file_of
from kernel_lib.serving.site.python.archive import ENTRY, PARTS, archive_of, our_archive
from tests.environments import ROOT

#: Answers as the worker asks, in a Python that finds our code in the ZIP alone.
ASK = """
import json, sys
sys.path.insert(0, {folder!r})
import kernel_lib
assert kernel_lib.__file__.startswith({folder!r}), kernel_lib.__file__
assert kernel_lib.__version__ == {version!r}
from carom_in_page import answers_of
ask = answers_of("plane_bounce", '{{"k_b": 0.5}}', "v1")
message, buffers = ask(json.dumps({{"kind": "set", "version": "v1", "change": {{"k_b": 0.61}}}}))
print(json.dumps([json.loads(message)["values"]["k_b"], buffers[0].hex()]))
print(json.loads(ask(json.dumps({{"kind": "set", "version": "v2"}}))[0])["kind"])
"""


def test_it_holds_what_answers_and_no_more() -> None:
    archive = our_archive()
    with zipfile.ZipFile(BytesIO(archive.content)) as packed:
        names = packed.namelist()
    about = f"carom-{__version__}.dist-info/METADATA"
    floors = {name.split("/")[1] for name in names if name.count("/") > 1}
    assert floors == set(PARTS)
    banks = {str(file_of(one).relative_to(ROOT)) for one in lessons().values() if bank_of(one)}
    assert len(banks) == 10 and banks <= set(names), "else a page would draw them by runs"
    assert {ENTRY, about, "kernel_lib/__init__.py", "kernel_lib/__init__.pyi"} <= set(names)
    assert len(archive.content) < 1_000_000, f"{len(archive.content)} bytes for a phone"
    assert archive.name == f"carom-{archive.mark}.zip"


def test_equal_code_equal_bytes_other_code_another_mark() -> None:
    one, same, other = (archive_of({"a.py": text}) for text in (b"x = 1", b"x = 1", b"x = 2"))
    assert one == same
    assert other.mark != one.mark and other.name != one.name


def test_unpacked_it_answers_as_the_library_does(tmp_path: Path) -> None:
    from kernel_lib.experiments.plane_bounce import experiment
    from kernel_lib.protocol.answer import answer
    from kernel_lib.protocol.playable import Playable

    folder = tmp_path / "unpacked"
    with zipfile.ZipFile(BytesIO(our_archive().content)) as packed:
        packed.extractall(folder)
    done = subprocess.run(
        [sys.executable, "-c", ASK.format(folder=str(folder), version=__version__)],
        capture_output=True, text=True, cwd=tmp_path, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    lesson = Playable(experiment, {"k_b": 0.5}, "v1")
    _, (block,) = answer(lesson, {"kind": "set", "version": "v1", "change": {"k_b": 0.61}})
    assert done.stdout.split("\n")[0] == f'[0.61, "{block.hex()}"]'
    assert done.stdout.split("\n")[1] == "version"
    assert ROOT not in folder.parents
