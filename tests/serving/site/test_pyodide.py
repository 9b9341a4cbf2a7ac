"""Pyodide for a site of one's own: fetched once, and every file is the one that is meant."""

import json
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from kernel_lib.serving.site.python import pyodide
from kernel_lib.serving.site.python.archive import archive_of
from kernel_lib.serving.site.python.files import FOLDER, python_of
from kernel_lib.serving.site.python.pyodide import FILES, Part, PyodideError, fetch, read
from tests.browser.site.file_server import FileServer, serving

CONTENTS = {"pyodide.mjs": b"a loader", "python_stdlib.zip": b"a library"}
ARCHIVE = archive_of({"a.py": b"x = 1"})


@pytest.fixture
def source(tmp_path: Path) -> Iterator[FileServer]:
    """A server that has two files."""
    folder = tmp_path / "source"
    folder.mkdir()
    for name, content in CONTENTS.items():
        (folder / name).write_bytes(content)
    with serving(folder) as server:
        yield server


def parts(server: FileServer) -> dict[str, Part]:
    """Those files, as they are meant."""
    return {
        name: Part(sha256(content).hexdigest(), 1, server.address)
        for name, content in CONTENTS.items()
    }


def test_it_is_fetched_once(source: FileServer, tmp_path: Path) -> None:
    wanted, folder = parts(source), tmp_path / "kept"
    assert list(fetch(folder, wanted)) == list(CONTENTS)
    assert read(folder, wanted) == CONTENTS
    assert sorted(one.name for one in folder.iterdir()) == sorted(CONTENTS)
    source.end()
    assert list(fetch(folder, wanted)) == list(CONTENTS), "what is there is not asked for again"
    (folder / "pyodide.mjs").write_bytes(b"half")
    with pytest.raises(PyodideError, match=r"pyodide\.mjs could not be fetched"):
        list(fetch(folder, wanted))


def test_another_content_is_refused_and_not_kept(source: FileServer, tmp_path: Path) -> None:
    wanted, folder = parts(source), tmp_path / "kept"
    (source.folder / "pyodide.mjs").write_bytes(b"another loader")
    with pytest.raises(PyodideError, match="another hash than Pyodide"):
        list(fetch(folder, wanted))
    assert list(folder.iterdir()) == []
    with pytest.raises(PyodideError, match=r"has no pyodide\.mjs, python_stdlib\.zip; "):
        read(folder, wanted)
    shutil.copytree(source.folder, folder, dirs_exist_ok=True)
    with pytest.raises(PyodideError, match=r"pyodide\.mjs is not the file of Pyodide"):
        read(folder, wanted)


def test_a_site_names_every_file_with_its_hash(source: FileServer) -> None:
    wanted = parts(source)
    own = python_of(source.folder, ARCHIVE, wanted, packages=())
    about = json.loads(own.files[f"{FOLDER}about.json"])
    for name, content in {**CONTENTS, ARCHIVE.name: ARCHIVE.content}.items():
        file = about["files"][name]
        assert file["integrity"] == pyodide.integrity(sha256(content).hexdigest())
        address = file["address"].replace("%2B", "+")
        assert own.files[FOLDER + address] == content
    assert about["mark"] == own.mark == ARCHIVE.mark
    far = json.loads(python_of(None, ARCHIVE, wanted).files[f"{FOLDER}about.json"])
    assert far["files"]["pyodide.mjs"]["address"] == f"{source.address}pyodide.mjs"
    assert far["packages"] == ["numpy"]


def test_the_pinned_files_are_of_one_version_and_numpy_among_them() -> None:
    assert any(name.startswith("numpy-") for name in FILES)
    assert all(pyodide.VERSION in part.base and len(part.sha256) == 64 for part in FILES.values())
    assert all(part.base.startswith("https://") for part in FILES.values())
