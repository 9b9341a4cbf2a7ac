"""The files of a site that make up the Python of its pages, and what a page says about it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

from kernel_lib.serving.site.python import pyodide
from kernel_lib.serving.site.python.archive import Archive, our_archive
from kernel_lib.serving.site.python.pyodide import Part

__all__ = ["ABOUT", "FOLDER", "PagePython", "python_of"]

#: Of a site, where they lie.
FOLDER = "carom/python/"

#: What names them all, with address and hash.
ABOUT = f"{FOLDER}about.json"

_SCRIPT = Path(__file__).parent / "worker.js"


@dataclass(frozen=True)
class PagePython:
    """The Python of a site's pages.

    Parameters
    ----------
    files : content by path in the site
    mark : of our code in it
    script : address of the worker's script in the site, which follows its content
    """

    files: dict[str, bytes]
    mark: str
    script: str

    def place(self, experiment: str, values: Mapping[str, Any], version: str) -> dict[str, Any]:
        """What a page says about the Python of one lesson; see `page/carriers/worker.js`."""
        return {
            "script": self.script,
            "about": ABOUT,
            "mark": self.mark,
            "experiment": experiment,
            "values": dict(values),
            "version": version,
        }


def python_of(
    own: Path | None = None,
    archive: Archive | None = None,
    parts: Mapping[str, Part] = pyodide.FILES,
    packages: Sequence[str] = pyodide.PACKAGES,
) -> PagePython:
    """What a site needs that its pages have Python.

    Parameters
    ----------
    own : folder with Pyodide, for a site without requests to other machines; None: from the CDN
    archive : our code; None: the installed one
    parts, packages : of Pyodide

    Raises
    ------
    PyodideError : where the folder has not what it must
    """
    archive = archive or our_archive()
    script = _SCRIPT.read_bytes()
    files = {f"{FOLDER}worker.js": script, FOLDER + archive.name: archive.content}
    if own is not None:
        for name, content in pyodide.read(own, parts).items():
            files[f"{FOLDER}pyodide/{name}"] = content
    about = {
        "mark": archive.mark,
        "packages": list(packages),
        "archive": archive.name,
        "files": _files_of(own, archive, parts),
    }
    files[ABOUT] = json.dumps(about, indent=1).encode()
    return PagePython(files, archive.mark, f"{FOLDER}worker.js?v={sha256(script).hexdigest()[:12]}")


def _files_of(own: Path | None, archive: Archive, parts: Mapping[str, Part]) -> dict[str, Any]:
    """Address from `about.json`, weight and hash of each file, by its name."""
    found = {
        name: {
            "address": ("pyodide/" if own is not None else part.base) + quote(name),
            "weight": part.weight,
            "integrity": pyodide.integrity(part.sha256),
        }
        for name, part in parts.items()
    }
    ours = sha256(archive.content).hexdigest()
    weight = round(len(archive.content) / 1e6, 2)
    return found | {
        archive.name: {
            "address": quote(archive.name),
            "weight": weight,
            "integrity": pyodide.integrity(ours),
        }
    }
