"""The wheel that a page loads: small, whole, and one content one mark."""

import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

from kernel_lib import __version__
from kernel_lib.serving.site.python.wheel import ENTRY, PARTS, our_wheel, wheel_of
from tests.environments import ROOT

#: Answers as the worker asks, in a Python that finds our code in the wheel alone.
ASK = """
import json, sys
sys.path.insert(0, {folder!r})
import kernel_lib
assert kernel_lib.__file__.startswith({folder!r}), kernel_lib.__file__
from carom_in_page import answers_of
told = answers_of("plane_bounce", '{{"k_b": 0.5}}', "v1")
message, buffers = told(json.dumps({{"kind": "set", "version": "v1", "change": {{"k_b": 0.61}}}}))
print(json.dumps([json.loads(message)["values"]["k_b"], buffers[0].hex()]))
print(json.loads(told(json.dumps({{"kind": "set", "version": "v2"}}))[0])["kind"])
"""


def test_it_holds_what_answers_and_no_more() -> None:
    wheel = our_wheel()
    with zipfile.ZipFile(BytesIO(wheel.content)) as archive:
        names = archive.namelist()
        record = archive.read(f"carom-{__version__}+{wheel.mark}.dist-info/RECORD").decode()
    floors = {name.split("/")[1] for name in names if name.count("/") > 1}
    assert floors == set(PARTS)
    assert {ENTRY, "kernel_lib/__init__.py", "kernel_lib/__init__.pyi"} <= set(names)
    assert [line.split(",")[0] for line in record.splitlines()] == names
    assert len(wheel.content) < 1_000_000, f"{len(wheel.content)} bytes for a phone"
    assert wheel.name == f"carom-{__version__}+{wheel.mark}-py3-none-any.whl"


def test_equal_code_equal_bytes_other_code_another_mark() -> None:
    one, same, other = (wheel_of({"a.py": text}) for text in (b"x = 1", b"x = 1", b"x = 2"))
    assert one == same
    assert other.mark != one.mark and other.name != one.name


def test_installed_it_answers_as_the_library_does(tmp_path: Path) -> None:
    from kernel_lib.experiments.plane_bounce import experiment
    from kernel_lib.protocol.answer import answer
    from kernel_lib.protocol.playable import Playable

    wheel = tmp_path / our_wheel().name
    wheel.write_bytes(our_wheel().content)
    folder = tmp_path / "installed"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    command += ["--disable-pip-version-check", "--target", str(folder), str(wheel)]
    subprocess.run(command, check=True, cwd=tmp_path)
    told = subprocess.run(
        [sys.executable, "-c", ASK.format(folder=str(folder))],
        capture_output=True, text=True, cwd=tmp_path, timeout=120,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    lesson = Playable(experiment, {"k_b": 0.5}, "v1")
    _, (block,) = answer(lesson, {"kind": "set", "version": "v1", "change": {"k_b": 0.61}})
    assert told.stdout.split("\n")[0] == f'[0.61, "{block.hex()}"]'
    assert told.stdout.split("\n")[1] == "version"
    assert ROOT not in folder.parents
