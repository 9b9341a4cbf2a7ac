"""The Pyodide that a page loads: one version, with the hash of every file (`pyodide.json`).

    python -m kernel_lib.serving.site.python.pyodide FOLDER

fetches it for a site without requests to other machines; `carom build SITE --pyodide FOLDER`
uses it.
"""

import argparse
import base64
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

__all__ = ["FILES", "PACKAGES", "VERSION", "Part", "PyodideError"]
__all__ += ["fetch", "integrity", "main", "read"]

_KNOWN = json.loads(Path(__file__).with_name("pyodide.json").read_text(encoding="utf-8"))

#: Of Pyodide; it brings Python 3.14.
VERSION: str = _KNOWN["version"]

#: Packages that our code needs in addition to the core, by their names in Pyodide.
PACKAGES: Sequence[str] = _KNOWN["packages"]

#: s that a server may be silent.
_PATIENCE = 60


class PyodideError(ValueError):
    """A file is not there, or not the one that is meant; the message says what to do."""


@dataclass(frozen=True)
class Part:
    """A file of Pyodide.

    Parameters
    ----------
    sha256 : of its content, in hexadecimal
    weight : MB, about; a page shows which part of it is loaded
    base : address of the folder that it comes from
    """

    sha256: str
    weight: float
    base: str


#: Where core and packages lie, unless a site has them itself.
_BASES = {kind: base.format(version=VERSION) for kind, base in _KNOWN["bases"].items()}

FILES: Mapping[str, Part] = {
    name: Part(**about | {"base": _BASES[about["base"]]}) for name, about in _KNOWN["files"].items()
}


def integrity(content_hash: str) -> str:
    """A hash in hexadecimal as the `integrity` of an element."""
    return "sha256-" + base64.b64encode(bytes.fromhex(content_hash)).decode()


def read(folder: Path, files: Mapping[str, Part] = FILES) -> dict[str, bytes]:
    """The files of a folder, each checked.

    Raises
    ------
    PyodideError : for one that is missing or another one
    """
    found = {name: folder / name for name in files}
    missing = [name for name, path in found.items() if not path.is_file()]
    how = f"python -m {__spec__.name} {folder} fetches Pyodide {VERSION}"
    if missing:
        raise PyodideError(f"{folder} has no {', '.join(missing)}; {how}")
    contents = {name: path.read_bytes() for name, path in found.items()}
    for name, content in contents.items():
        if sha256(content).hexdigest() != files[name].sha256:
            raise PyodideError(f"{folder / name} is not the file of Pyodide {VERSION}; {how}")
    return contents


def fetch(folder: Path, files: Mapping[str, Part] = FILES) -> Iterable[str]:
    """Fetch the missing files of a folder; yields the name of each one that has been verified.

    Raises
    ------
    PyodideError : for a file that cannot be had, or has another hash; nothing of it is kept
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, part in files.items():
        path = folder / name
        if not (path.is_file() and sha256(path.read_bytes()).hexdigest() == part.sha256):
            content = _fetched(part.base + name)
            if sha256(content).hexdigest() != part.sha256:
                raise PyodideError(f"{part.base + name} has another hash than Pyodide {VERSION}")
            unfinished = folder / f"{name}.part"
            unfinished.write_bytes(content)
            unfinished.replace(path)
        yield name


def _fetched(address: str) -> bytes:
    try:
        with urlopen(address, timeout=_PATIENCE) as answer:
            content: bytes = answer.read()
            return content
    except (URLError, OSError) as problem:
        raise PyodideError(f"{address} could not be fetched: {problem}") from problem


def main(arguments: list[str] | None = None) -> None:
    """Fetch Pyodide into a folder, from the command line."""
    parser = argparse.ArgumentParser(description=f"Fetch Pyodide {VERSION} for a site of one's own")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    folder = parser.parse_args(arguments).folder
    try:
        for name in fetch(folder):
            print(f"{name} is there, and is the right one", flush=True)
    except PyodideError as problem:
        sys.exit(f"carom: {problem}")
    print(f"carom build SITE --pyodide {folder} takes it along")


if __name__ == "__main__":
    main()
